//! From cell to cell in the order of lists, until a page is full.

use db::Conn;

use super::order::{self, Order};
use super::place::Place;
use super::rules::{Facts, Filter};
use super::store::{self, Cell, Eyes, Seen, Stretch};
use crate::Error;
use crate::deck::{Ranking, TOGETHER};

/// Longer, and with larger bytes, than where any cell stands.
const END: [u8; 48] = [u8::MAX; 48];

impl Stretch {
    /// The cells that a filter finds, from that of `after` on.
    pub(super) fn of(filter: &Filter, ranking: &Ranking, after: Option<&Place>) -> Self {
        let when = filter.when().and_then(|when| ranking.place_of(&when));
        let (first, end) =
            when.map_or((Vec::new(), END.to_vec()), |when| (vec![when], vec![when + 1]));
        let begin = after.map_or(first.clone(), |after| after.cell.clone().max(first));
        Self { says: filter.says(), begin, end, text: filter.text.clone() }
    }
}

/// A card of the page.
pub(super) struct Found {
    pub(super) seen: Seen,
    pub(super) facts: Facts,
    pub(super) place: Place,
}

/// Who looks, in which order of cards that say the same, and how many cards at most.
pub(super) struct Walk {
    pub(super) eyes: Eyes,
    pub(super) order: Order,
    pub(super) most: usize,
}

impl Walk {
    pub(super) fn find(
        &self,
        conn: &mut Conn,
        mut stretch: Stretch,
        after: Option<&Place>,
    ) -> Result<Vec<Found>, Error> {
        // As many as fill a page where none is kept from this company.
        let at_once = self.most.div_ceil(TOGETHER) + 1;
        let limit = i64::try_from(at_once).unwrap_or(i64::MAX);
        let mut found = Vec::new();
        loop {
            let cells = store::cells(conn, &stretch, limit)?;
            let words = stretch.text.as_deref();
            for cell in &cells {
                let from = after.filter(|after| after.cell == cell.place);
                self.read(conn, (cell, words), from, &mut found)?;
                if found.len() >= self.most {
                    return Ok(found);
                }
            }
            let Some(last) = cells.last().filter(|_| cells.len() == at_once) else {
                return Ok(found);
            };
            stretch.begin = [last.place.as_slice(), &[0]].concat();
        }
    }

    /// Adds those cards of a cell that the company may see, and that have these words.
    fn read(
        &self,
        conn: &mut Conn,
        (cell, words): (&Cell, Option<&str>),
        from: Option<&Place>,
        found: &mut Vec<Found>,
    ) -> Result<(), Error> {
        let count = |people: i32| u32::try_from(people).unwrap_or_default();
        let (anonymous, named) = (count(cell.anonymous), count(cell.named));
        // Nobody anonymous has words, and who has them is few enough to be read at once.
        let anonymous = if words.is_some() { 0 } else { anonymous };
        let cuts = if words.is_some() { 0 } else { order::cuts(anonymous + named) };
        // Where the cell has grown or shrunk a lot since the last page, it is read from its beginning.
        let from = from.filter(|from| from.cuts.abs_diff(cuts) <= 1);
        let (cuts, first) = from.map_or((cuts, 0), |from| (from.cuts, from.chunk));
        let mut enough = usize::try_from(anonymous).is_ok_and(|all| all >= TOGETHER);
        if enough && cuts > 0 {
            enough = store::are_enough(conn, self.eyes, &cell.path)?;
        }
        if !enough && named == 0 {
            return Ok(());
        }
        let facts = Facts::shown(&cell.facts);
        for chunk in first..order::chunks(cuts) {
            let spots = self.order.spots(&cell.path, cuts, chunk);
            let mut seen = store::seen(conn, self.eyes, &cell.path, (&spots, words))?;
            let shown = seen.iter().filter(|seen| !seen.is_named()).count();
            // One chunk is the whole cell, so it says itself how many there are.
            if !enough || (cuts == 0 && shown < TOGETHER) {
                seen.retain(Seen::is_named);
            }
            let mut cards: Vec<_> =
                seen.into_iter().map(|seen| (self.order.turn(seen.id), seen)).collect();
            cards.sort_unstable_by_key(|(turn, seen)| (*turn, seen.id));
            let past = from.filter(|from| from.chunk == chunk).map(|from| from.turn);
            cards.retain(|(turn, _)| past.is_none_or(|past| *turn > past));
            found.extend(cards.into_iter().map(|(turn, seen)| {
                let place = Place { cell: cell.place.clone(), cuts, chunk, turn };
                Found { seen, facts: facts.clone(), place }
            }));
            if found.len() >= self.most {
                return Ok(());
            }
        }
        Ok(())
    }
}
