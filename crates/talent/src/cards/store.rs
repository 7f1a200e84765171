//! The pool as a company may see it. Every function is one statement.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use db::Conn;
use db::schema::{
    introductions, talent_blocks as blocks, talent_cards as cards, talent_cells as cells,
    talent_deal as deal, talent_key, talent_profiles as profiles, users,
};
use db::text_search::FEW;
use diesel::dsl::{count_star, exists, max, min, not, sql};
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use kernel::{CompanyId, Instant, TalentProfileId, UserId};

use super::Named;
use super::seal::Asked;
use crate::deck::TOGETHER;

/// Who looks, and whom they have asked since when.
#[derive(Debug, Clone, Copy)]
pub(super) struct Eyes {
    pub(super) company: CompanyId,
    pub(super) since: Instant,
}

/// The cards of those who are not locked, do not block the company and were not asked by it of late.
macro_rules! seen_by {
    ($eyes:expr) => {{
        let Eyes { company, since } = $eyes;
        let blocked = blocks::table
            .filter(blocks::profile_id.eq(cards::profile_id))
            .filter(blocks::company_id.eq(company));
        let asked = introductions::table
            .filter(introductions::candidate_id.eq(profiles::user_id))
            .filter(introductions::company_id.eq(company))
            .filter(introductions::requested_at.gt(since));
        cards::table
            .inner_join(profiles::table.inner_join(users::table))
            .filter(users::disabled_at.is_null())
            .filter(not(exists(blocked)))
            .filter(not(exists(asked)))
    }};
}

/// Whether somebody shows their name and has all of these words in their headline, as the index on headlines
/// wants it written: a value that is passed in would keep it from being used.
macro_rules! headline_has {
    ($words:expr) => {
        headline_has!("talent_profiles.visibility = 'named'", $words)
    };
    ($is_named:literal, $words:expr) => {
        sql::<Bool>(concat!(
            "(",
            $is_named,
            " and
              to_tsvector('simple', fold_words(talent_profiles.headline))
              @@ plainto_tsquery('simple', regexp_replace("
        ))
        .bind::<Text, _>(kernel::fold($words))
        .sql(", '[^[:alnum:]]+', ' ', 'g')))")
    };
}

/// The same of people who are known already, as the index does not want it: the planner takes it that hardly anybody
/// who shows their name has a word, and would read everybody who has.
macro_rules! headline_holds {
    ($words:expr) => {
        headline_has!("lower(talent_profiles.visibility) = 'named'", $words)
    };
}

/// What handles are made with, what facts are numbered by, and how often the pool has changed.
#[derive(Queryable)]
pub(super) struct Secrets {
    pub(super) key: Vec<u8>,
    generation: Option<i64>,
    facts: Option<Vec<String>>,
}

impl Secrets {
    pub(super) fn generation(&self) -> i64 {
        self.generation.unwrap_or_default()
    }

    pub(super) fn facts(self) -> Vec<String> {
        self.facts.unwrap_or_default()
    }
}

pub(super) fn secrets(conn: &mut Conn) -> QueryResult<Secrets> {
    let generation = deal::table.select(deal::generation).single_value();
    let facts = deal::table.select(deal::facts).single_value();
    talent_key::table.select((talent_key::key, generation, facts)).first(conn)
}

pub(super) fn asked(conn: &mut Conn, eyes: Eyes) -> QueryResult<Asked> {
    let at = introductions::requested_at;
    let (people, first, last) = introductions::table
        .filter(introductions::company_id.eq(eyes.company))
        .filter(at.gt(eyes.since))
        .select((count_star(), min(at), max(at)))
        .first(conn)?;
    Ok(Asked { people, first, last })
}

/// Cards that say the same.
#[derive(Queryable, Selectable)]
#[diesel(table_name = cells)]
pub(super) struct Cell {
    pub(super) path: Vec<u8>,
    pub(super) place: Vec<u8>,
    pub(super) facts: Vec<String>,
    pub(super) anonymous: i32,
    pub(super) named: i32,
}

/// Which cells are asked for.
pub(super) struct Stretch {
    /// What they say.
    pub(super) says: Vec<String>,
    /// The first of them that can be asked for.
    pub(super) begin: Vec<u8>,
    /// What comes after the last of them.
    pub(super) end: Vec<u8>,
    /// What somebody says of themselves by their name.
    pub(super) text: Option<String>,
    /// The cells of everybody who says it, where that is known.
    pub(super) among: Option<Vec<Vec<u8>>>,
}

/// The first cells of a stretch, in the order of lists; where a text is looked for, those with anybody who shows
/// their name.
pub(super) fn cells(conn: &mut Conn, of: &Stretch, limit: i64) -> QueryResult<Vec<Cell>> {
    let mut query = cells::table
        .filter(cells::place.ge(&of.begin))
        .filter(cells::place.lt(&of.end))
        .order(cells::place)
        .limit(limit)
        .select(Cell::as_select())
        .into_boxed();
    if !of.says.is_empty() {
        query = query.filter(cells::facts.contains(&of.says));
    }
    if of.text.is_some() {
        // As the index on these cells has it.
        query = query.filter(sql::<Bool>("talent_cells.named > 0"));
    }
    if let Some(among) = &of.among {
        query = query.filter(cells::path.eq_any(among));
    }
    query.load(conn)
}

/// The cells of those who show their name and have these words, in no order: of at most one more than [`FEW`].
pub(super) fn holding(conn: &mut Conn, words: &str) -> QueryResult<Vec<Vec<u8>>> {
    cards::table
        .inner_join(profiles::table)
        .filter(cards::is_named)
        .filter(headline_has!(words))
        .select(cards::cell.assume_not_null())
        .limit(FEW + 1)
        .load(conn)
}

/// Somebody whom a company may see.
#[derive(Queryable)]
pub(super) struct Seen {
    pub(super) id: TalentProfileId,
    is_named: bool,
    user: UserId,
    name: String,
    headline: String,
    cell: Option<Vec<u8>>,
    generation: Option<i64>,
}

impl Seen {
    /// The cell of the card.
    pub(super) fn cell(&self) -> &[u8] {
        self.cell.as_deref().unwrap_or_default()
    }

    /// How often the pool had changed when the card was read.
    pub(super) fn generation(&self) -> i64 {
        self.generation.unwrap_or_default()
    }

    pub(super) fn is_named(&self) -> bool {
        self.is_named
    }

    /// `None` for somebody anonymous.
    pub(super) fn named(self) -> Option<Named> {
        let Self { user, name, headline, .. } = self;
        self.is_named.then_some(Named { user, name, headline })
    }
}

/// PostgreSQL takes a list whose length it does not know for ten. Where it is shown a shorter one, planning the
/// statement for that looks cheaper than the plan that it keeps, each time again.
const PLANNED_FOR: usize = 16;

/// Whose cards are read.
pub(super) enum Among<'a> {
    /// Those of these cells.
    Cells(Vec<Vec<u8>>),
    /// Those in these spots of a cell.
    Spots(&'a [u8], RangeInclusive<i32>),
}

/// Whom the company may see of them; of those who show their names, and nobody else, where words of a headline are
/// looked for.
pub(super) fn seen(
    conn: &mut Conn,
    eyes: Eyes,
    of: Among<'_>,
    words: Option<&str>,
) -> QueryResult<Vec<Seen>> {
    let mut query = seen_by!(eyes)
        .select((
            cards::profile_id,
            cards::is_named,
            users::id,
            users::display_name,
            profiles::headline,
            cards::cell,
            deal::table.select(deal::generation).single_value(),
        ))
        .into_boxed();
    query = match of {
        Among::Cells(mut cells) => {
            let last = cells.last().cloned().unwrap_or_default();
            cells.resize(cells.len().max(PLANNED_FOR), last);
            query.filter(cards::cell.assume_not_null().eq_any(cells))
        }
        Among::Spots(cell, spots) => query
            .filter(cards::cell.eq(cell))
            .filter(cards::spot.between(*spots.start(), *spots.end())),
    };
    if let Some(words) = words {
        query = query.filter(cards::is_named).filter(headline_holds!(words));
    }
    query.load(conn)
}

/// Whether the company may see enough anonymous people in a cell.
pub(super) fn are_enough(conn: &mut Conn, eyes: Eyes, cell: &[u8]) -> QueryResult<bool> {
    let enough = i64::try_from(TOGETHER).unwrap_or(i64::MAX);
    Ok(crowd(conn, eyes, cell, enough)?.len() >= TOGETHER)
}

/// At most so many anonymous people whom the company may see in a cell.
pub(super) fn crowd(
    conn: &mut Conn,
    eyes: Eyes,
    cell: &[u8],
    limit: i64,
) -> QueryResult<Vec<TalentProfileId>> {
    seen_by!(eyes)
        .filter(cards::cell.eq(cell))
        .filter(cards::is_named.eq(false))
        .limit(limit)
        .select(cards::profile_id)
        .load(conn)
}

/// Somebody whom a company may see, and the cell of their card.
#[derive(Queryable)]
pub(super) struct Standing {
    pub(super) profile: TalentProfileId,
    pub(super) is_named: bool,
    pub(super) cell: Option<Vec<u8>>,
    pub(super) user: UserId,
    pub(super) name: String,
    pub(super) headline: String,
}

/// Those of these people whom the company may see; of somebody anonymous only together with enough others.
pub(super) fn standing(
    conn: &mut Conn,
    eyes: Eyes,
    of: &[TalentProfileId],
) -> QueryResult<Vec<Standing>> {
    seen_by!(eyes)
        .filter(cards::profile_id.eq_any(of))
        .select((
            cards::profile_id,
            cards::is_named,
            cards::cell,
            users::id,
            users::display_name,
            profiles::headline,
        ))
        .load(conn)
}

/// What these cells say.
pub(super) fn facts_of(
    conn: &mut Conn,
    of: Vec<Vec<u8>>,
) -> QueryResult<BTreeMap<Vec<u8>, Vec<String>>> {
    let rows: Vec<(Vec<u8>, Vec<String>)> = cells::table
        .filter(cells::path.eq_any(of))
        .select((cells::path, cells::facts))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// What is looked for, and since when.
pub(super) struct News<'a> {
    pub(super) says: &'a [String],
    pub(super) text: Option<&'a str>,
    pub(super) since: Instant,
}

/// The next cells that say this and hold somebody whom the company may see and who has changed since.
pub(super) fn changed(
    conn: &mut Conn,
    eyes: Eyes,
    of: &News<'_>,
    (after, limit): (&[u8], i64),
) -> QueryResult<Vec<(Vec<u8>, bool)>> {
    let saying = cells::table.filter(cells::facts.contains(of.says)).select(cells::path.nullable());
    let mut query = seen_by!(eyes)
        .filter(profiles::changed_at.gt(of.since))
        .filter(cards::cell.gt(after))
        .filter(cards::cell.eq_any(saying))
        .distinct()
        .order((cards::cell, cards::is_named.desc()))
        .limit(limit)
        .select((cards::cell, cards::is_named))
        .into_boxed();
    if let Some(words) = of.text {
        query = query.filter(cards::is_named).filter(headline_has!(words));
    }
    let rows: Vec<(Option<Vec<u8>>, bool)> = query.load(conn)?;
    Ok(rows.into_iter().filter_map(|(cell, is_named)| Some((cell?, is_named))).collect())
}
