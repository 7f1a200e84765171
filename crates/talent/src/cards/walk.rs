//! From cell to cell in the order of lists, until a page is full.

use std::collections::BTreeMap;

use db::Conn;
use db::text_search::if_few;

use super::order::{self, Order};
use super::place::Place;
use super::rules::{Facts, Filter};
use super::store::{self, Among, Cell, Eyes, Seen, Stretch};
use crate::Error;
use crate::deck::{Ranking, TOGETHER};

/// Longer, and with larger bytes, than where any cell stands.
const END: [u8; 48] = [u8::MAX; 48];
/// How many cells are read at once for words, for each card of a page.
const CELLS_FOR_A_WORD: usize = 4;
/// After so many cells for each card of a page without a full one, words are looked up in their index.
const LOOK: usize = 8;
/// How many cells are read at once for words that are frequent, and not here.
const STRIDE: usize = 1000;

impl Stretch {
    /// The cells that a filter finds, from that of `after` on.
    pub(super) fn of(filter: &Filter, ranking: &Ranking, after: Option<&Place>) -> Self {
        let when = filter.when().and_then(|when| ranking.place_of(&when));
        let (first, end) =
            when.map_or((Vec::new(), END.to_vec()), |when| (vec![when], vec![when + 1]));
        let begin = after.map_or(first.clone(), |after| after.cell.clone().max(first));
        Self { says: filter.says(), begin, end, text: filter.text.clone(), among: None }
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

/// A cell, and from where on it is read.
struct Piece<'a> {
    cell: &'a Cell,
    from: Option<&'a Place>,
    /// Whether there are enough who show no name, as the cell counts them.
    enough: bool,
    /// How many may be in it.
    crowd: usize,
    cuts: u32,
    first: u32,
}

impl<'a> Piece<'a> {
    fn of(cell: &'a Cell, words: Option<&str>, after: Option<&'a Place>) -> Self {
        let count = |people: i32| u32::try_from(people).unwrap_or_default();
        let (anonymous, named) = (count(cell.anonymous), count(cell.named));
        // Nobody anonymous has words, and who has them is few enough to be read at once.
        let anonymous = if words.is_some() { 0 } else { anonymous };
        let cuts = if words.is_some() { 0 } else { order::cuts(anonymous + named) };
        let from = after.filter(|after| after.cell == cell.place);
        // Where the cell has grown or shrunk a lot since the last page, it is read from its beginning.
        let from = from.filter(|from| from.cuts.abs_diff(cuts) <= 1);
        let (cuts, first) = from.map_or((cuts, 0), |from| (from.cuts, from.chunk));
        let enough = usize::try_from(anonymous).is_ok_and(|all| all >= TOGETHER);
        let crowd = usize::try_from(anonymous + named).unwrap_or(usize::MAX);
        Self { cell, from, enough, crowd, cuts, first }
    }

    /// Whether anybody of it may be shown.
    fn shows(&self) -> bool {
        self.enough || self.cell.named > 0
    }
}

impl Walk {
    pub(super) fn find(
        &self,
        conn: &mut Conn,
        mut stretch: Stretch,
        after: Option<&Place>,
    ) -> Result<Vec<Found>, Error> {
        let (mut found, mut looked) = (Vec::new(), 0);
        loop {
            let at_once = self.at_once(&stretch, looked);
            let limit = i64::try_from(at_once).unwrap_or(i64::MAX);
            let cells = store::cells(conn, &stretch, limit)?;
            let words = stretch.text.as_deref();
            let pieces = cells.iter().map(|cell| Piece::of(cell, words, after));
            let pieces: Vec<Piece<'_>> = pieces.filter(Piece::shows).collect();
            self.read(conn, (pieces.as_slice(), words), &mut found)?;
            let Some(last) = cells.last().filter(|_| cells.len() == at_once) else {
                return Ok(found);
            };
            if found.len() >= self.most {
                return Ok(found);
            }
            stretch.begin = [last.place.as_slice(), &[0]].concat();
            let was_near = looked < self.near();
            looked += cells.len();
            let is_far = was_near && looked >= self.near();
            if let Some(words) = stretch.text.as_deref().filter(|_| is_far) {
                stretch.among = if_few(store::holding(conn, words)?);
            }
        }
    }

    fn near(&self) -> usize {
        self.most * LOOK
    }

    /// How many cells are looked for at once after so many.
    fn at_once(&self, of: &Stretch, looked: usize) -> usize {
        match (&of.text, &of.among) {
            // As many as fill a page where none is kept from this company.
            (None, _) if looked == 0 => self.most.div_ceil(TOGETHER) + 1,
            // As many as fill it with a card each.
            (None, _) | (_, Some(_)) => self.most,
            (Some(_), None) if looked < self.near() => self.most * CELLS_FOR_A_WORD,
            (Some(_), None) => STRIDE,
        }
    }

    /// Adds those cards of these cells, in their order, that the company may see and that have these words, until
    /// there are enough.
    fn read(
        &self,
        conn: &mut Conn,
        (pieces, words): (&[Piece<'_>], Option<&str>),
        found: &mut Vec<Found>,
    ) -> Result<(), Error> {
        let mut rest = pieces;
        while !rest.is_empty() && found.len() < self.most {
            let (now, later) = rest.split_at(self.together(rest, words, found.len()));
            match now {
                [piece] if piece.cuts > 0 => self.read_chunks(conn, (piece, words), found)?,
                pieces => self.read_whole(conn, (pieces, words), found)?,
            }
            rest = later;
        }
        Ok(())
    }

    /// How many of these cells are read in one statement: whole ones, up to a full page where everybody in them can
    /// be shown. For words all of them, as nobody knows who has them.
    fn together(&self, of: &[Piece<'_>], words: Option<&str>, found: usize) -> usize {
        let (mut number, mut cards) = (0, found);
        for piece in of.iter().take_while(|piece| piece.cuts == 0) {
            number += 1;
            cards += piece.crowd;
            if cards >= self.most && words.is_none() {
                break;
            }
        }
        number.max(1)
    }

    fn read_whole(
        &self,
        conn: &mut Conn,
        (pieces, words): (&[Piece<'_>], Option<&str>),
        found: &mut Vec<Found>,
    ) -> Result<(), Error> {
        let cells = pieces.iter().map(|piece| piece.cell.path.clone()).collect();
        let mut by_cell = BTreeMap::<Vec<u8>, Vec<Seen>>::new();
        for seen in store::seen(conn, self.eyes, Among::Cells(cells), words)? {
            by_cell.entry(seen.cell().to_vec()).or_default().push(seen);
        }
        for piece in pieces {
            let seen = by_cell.remove(&piece.cell.path).unwrap_or_default();
            // One chunk is the whole cell, so it says itself how many there are.
            let shown = seen.iter().filter(|seen| !seen.is_named()).count();
            self.add((piece, 0), seen, piece.enough && shown >= TOGETHER, found);
        }
        Ok(())
    }

    fn read_chunks(
        &self,
        conn: &mut Conn,
        (piece, words): (&Piece<'_>, Option<&str>),
        found: &mut Vec<Found>,
    ) -> Result<(), Error> {
        let path = &piece.cell.path;
        let enough = piece.enough && store::are_enough(conn, self.eyes, path)?;
        if !enough && piece.cell.named <= 0 {
            return Ok(());
        }
        for chunk in piece.first..order::chunks(piece.cuts) {
            let spots = self.order.spots(path, piece.cuts, chunk);
            let seen = store::seen(conn, self.eyes, Among::Spots(path, spots), words)?;
            self.add((piece, chunk), seen, enough, found);
            if found.len() >= self.most {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Adds the cards of a chunk that were not on the page before; of somebody anonymous only where there are enough.
    fn add(
        &self,
        (piece, chunk): (&Piece<'_>, u32),
        mut seen: Vec<Seen>,
        enough: bool,
        found: &mut Vec<Found>,
    ) {
        if !enough {
            seen.retain(Seen::is_named);
        }
        let mut cards: Vec<_> =
            seen.into_iter().map(|seen| (self.order.turn(seen.id), seen)).collect();
        cards.sort_unstable_by_key(|(turn, seen)| (*turn, seen.id));
        let past = piece.from.filter(|from| from.chunk == chunk).map(|from| from.turn);
        cards.retain(|(turn, _)| past.is_none_or(|past| *turn > past));
        if cards.is_empty() {
            return;
        }
        let facts = Facts::shown(&piece.cell.facts);
        found.extend(cards.into_iter().map(|(turn, seen)| {
            let (cell, cuts) = (piece.cell.place.clone(), piece.cuts);
            Found { seen, facts: facts.clone(), place: Place { cell, cuts, chunk, turn } }
        }));
    }
}
