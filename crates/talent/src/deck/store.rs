//! Cards, and what they say, in the database. Every function is one statement.

use db::Conn;
use db::schema::{
    talent_cards as cards, talent_cells as cells, talent_deal as deal, talent_profiles as profiles,
};
use diesel::prelude::*;
use kernel::{Instant, TalentProfileId};

use super::rules::{Path, Said, TOGETHER};

/// More than this never stand too close to each other, unless a deal is due.
const NEAR: i64 = 64;
const NAMED: &str = "named";
const HIDDEN: &str = "hidden";

/// What there is to say of the whole deal.
#[derive(Queryable)]
pub(super) struct Deal {
    pub(super) facts: Vec<String>,
    pub(super) is_due: bool,
    pub(super) ranked_at: Instant,
}

/// Nobody else deals until the transaction ends.
pub(super) fn lock(conn: &mut Conn) -> QueryResult<Deal> {
    deal::table.select((deal::facts, deal::is_due, deal::ranked_at)).for_no_key_update().first(conn)
}

pub(super) fn facts(conn: &mut Conn) -> QueryResult<Vec<String>> {
    deal::table.select(deal::facts).first(conn)
}

pub(super) fn set_facts(conn: &mut Conn, facts: &[String]) -> QueryResult<usize> {
    diesel::update(deal::table).set(deal::facts.eq(facts)).execute(conn)
}

/// All is dealt by these facts, and every card has a new handle.
pub(super) fn dealt(conn: &mut Conn, facts: &[String]) -> QueryResult<usize> {
    diesel::update(deal::table)
        .set((
            deal::facts.eq(facts),
            deal::is_due.eq(false),
            deal::generation.eq(deal::generation + 1),
        ))
        .execute(conn)
}

/// Every card has a new handle.
pub(super) fn stir(conn: &mut Conn) -> QueryResult<usize> {
    diesel::update(deal::table).set(deal::generation.eq(deal::generation + 1)).execute(conn)
}

pub(super) fn ranked(conn: &mut Conn, now: Instant) -> QueryResult<usize> {
    diesel::update(deal::table).set(deal::ranked_at.eq(now)).execute(conn)
}

/// The longest of these paths that somebody anonymous is shown with.
pub(super) fn ground(conn: &mut Conn, of: Vec<Path>) -> QueryResult<Option<Path>> {
    cells::table
        .filter(cells::path.eq_any(of))
        .filter(cells::anonymous.gt(0))
        .order(cells::path.desc())
        .select(cells::path)
        .first(conn)
        .optional()
}

/// Who is anonymous, is shown as `cell`, or not at all, and says all of `beginning`.
pub(super) fn near(
    conn: &mut Conn,
    cell: Option<&[u8]>,
    beginning: &[u8],
) -> QueryResult<Vec<(TalentProfileId, Path)>> {
    // No path holds this byte, so it ends all that begin alike.
    let end = [beginning, &[u8::MAX]].concat();
    let mut query = cards::table
        .filter(cards::is_named.eq(false))
        .filter(cards::path.ge(beginning))
        .filter(cards::path.lt(end))
        .limit(NEAR)
        .select((cards::profile_id, cards::path))
        .into_boxed();
    query = match cell {
        Some(cell) => query.filter(cards::cell.eq(cell)),
        None => query.filter(cards::cell.is_null()),
    };
    query.load(conn)
}

/// How many are anonymous and shown as this.
pub(super) fn crowd(conn: &mut Conn, path: &[u8]) -> QueryResult<Option<i32>> {
    cells::table.find(path).select(cells::anonymous).first(conn).optional()
}

/// What too few show, the longest first.
pub(super) fn small(conn: &mut Conn, limit: i64) -> QueryResult<Vec<Path>> {
    let enough = i32::try_from(TOGETHER).unwrap_or(i32::MAX);
    cells::table
        .filter(cells::anonymous.between(1, enough - 1))
        .order(cells::path.desc())
        .limit(limit)
        .select(cells::path)
        .load(conn)
}

/// What cards can say.
#[derive(Insertable)]
#[diesel(table_name = cells)]
pub(super) struct NewCell {
    pub(super) path: Path,
    pub(super) place: Vec<u8>,
    pub(super) facts: Vec<String>,
}

pub(super) fn create_cells(conn: &mut Conn, new: &[NewCell]) -> QueryResult<usize> {
    diesel::insert_into(cells::table).values(new).on_conflict_do_nothing().execute(conn)
}

/// Somebody's card.
#[derive(Insertable)]
#[diesel(table_name = cards)]
pub(super) struct NewCard {
    pub(super) profile_id: TalentProfileId,
    pub(super) path: Path,
    pub(super) cell: Option<Path>,
    pub(super) is_named: bool,
}

pub(super) fn put(conn: &mut Conn, new: &[NewCard]) -> QueryResult<usize> {
    diesel::insert_into(cards::table).values(new).execute(conn)
}

pub(super) fn shift(
    conn: &mut Conn,
    who: &[TalentProfileId],
    cell: Option<&[u8]>,
) -> QueryResult<usize> {
    let moved = cards::table.filter(cards::profile_id.eq_any(who));
    diesel::update(moved).set(cards::cell.eq(cell)).execute(conn)
}

/// What the card showed; `None` where there was none.
pub(super) fn take(conn: &mut Conn, who: TalentProfileId) -> QueryResult<Option<Option<Path>>> {
    let gone = diesel::delete(cards::table.find(who));
    gone.returning(cards::cell).get_result(conn).optional()
}

pub(super) fn take_all(conn: &mut Conn) -> QueryResult<usize> {
    diesel::delete(cards::table).execute(conn)
}

/// Somebody who does not hide.
pub(super) struct Person {
    pub(super) id: TalentProfileId,
    pub(super) is_named: bool,
    pub(super) says: Vec<String>,
}

#[derive(Queryable)]
struct Row {
    id: TalentProfileId,
    visibility: String,
    skills: Vec<String>,
    availability: String,
    places: Vec<String>,
    employment: Vec<String>,
    authorised: Vec<String>,
    score: Option<String>,
}

fn words(all: &[String]) -> Vec<&str> {
    all.iter().map(String::as_str).collect()
}

impl From<Row> for Person {
    fn from(row: Row) -> Self {
        let said = Said {
            when: Some(&row.availability),
            skills: words(&row.skills),
            places: words(&row.places),
            employment: words(&row.employment),
            authorised: words(&row.authorised),
            score: row.score.as_deref(),
        };
        let says = said.facts();
        Self { id: row.id, is_named: row.visibility == NAMED, says }
    }
}

/// The next of those who do not hide, by their ids.
pub(super) fn people(
    conn: &mut Conn,
    after: Option<TalentProfileId>,
    limit: i64,
) -> QueryResult<Vec<Person>> {
    let mut query = profiles::table
        .filter(profiles::visibility.ne(HIDDEN))
        .order(profiles::id)
        .limit(limit)
        .select((
            profiles::id,
            profiles::visibility,
            profiles::skills,
            profiles::availability,
            profiles::places,
            profiles::employment,
            profiles::authorised,
            profiles::score,
        ))
        .into_boxed();
    if let Some(after) = after {
        query = query.filter(profiles::id.gt(after));
    }
    Ok(query.load::<Row>(conn)?.into_iter().map(Person::from).collect())
}
