//! Scorecards in the database. Every function is one statement but those that read a history with them.

use db::Conn;
use db::schema::{scorecard_versions as versions, scorecards};
use diesel::prelude::*;
use kernel::{ApplicationId, Instant, ScorecardId, UserId};
use serde_json::Value;

use super::rules::{Content, Earlier, Rating, Scorecard, State};

#[derive(Queryable, Selectable)]
#[diesel(table_name = scorecards)]
struct Row {
    id: ScorecardId,
    author_id: UserId,
    state: State,
    version: i32,
    ratings: Value,
    text: String,
    read_before: bool,
    submitted_at: Option<Instant>,
    changed_at: Instant,
}

fn content(ratings: Value, text: String) -> QueryResult<Content> {
    let json = |e: serde_json::Error| diesel::result::Error::DeserializationError(e.into());
    let ratings: Vec<Rating> = serde_json::from_value(ratings).map_err(json)?;
    Ok(Content { ratings, text })
}

fn with_history(conn: &mut Conn, rows: Vec<Row>) -> QueryResult<Vec<Scorecard>> {
    let ids: Vec<ScorecardId> = rows.iter().map(|row| row.id).collect();
    let earlier = history(conn, &ids)?;
    let card = |row: Row| {
        let own = earlier.iter().filter(|(of, _)| *of == row.id);
        Ok(Scorecard {
            id: row.id,
            author: row.author_id,
            state: row.state,
            version: row.version,
            content: content(row.ratings, row.text)?,
            read_before: row.read_before,
            submitted_at: row.submitted_at,
            changed_at: row.changed_at,
            history: own.map(|(_, earlier)| earlier.clone()).collect(),
        })
    };
    rows.into_iter().map(card).collect()
}

/// The newest first.
fn history(conn: &mut Conn, of: &[ScorecardId]) -> QueryResult<Vec<(ScorecardId, Earlier)>> {
    let rows: Vec<(ScorecardId, Value, String, Instant)> = versions::table
        .filter(versions::scorecard_id.eq_any(of))
        .order((versions::scorecard_id, versions::version.desc()))
        .select((versions::scorecard_id, versions::ratings, versions::text, versions::submitted_at))
        .load(conn)?;
    let earlier = |(of, ratings, text, submitted_at)| {
        Ok((of, Earlier { content: content(ratings, text)?, submitted_at }))
    };
    rows.into_iter().map(earlier).collect()
}

/// In the order in which they were begun.
pub(super) fn of_application(conn: &mut Conn, id: ApplicationId) -> QueryResult<Vec<Scorecard>> {
    let rows = scorecards::table
        .filter(scorecards::application_id.eq(id))
        .order(scorecards::id)
        .select(Row::as_select());
    let rows = rows.load(conn)?;
    with_history(conn, rows)
}

pub(super) fn find(conn: &mut Conn, id: ScorecardId) -> QueryResult<Option<Scorecard>> {
    let rows = scorecards::table.find(id).select(Row::as_select()).load(conn)?;
    Ok(with_history(conn, rows)?.pop())
}

/// What is saved.
#[derive(Clone, Copy)]
pub(super) struct Saved<'a> {
    pub(super) state: State,
    pub(super) content: &'a Content,
    pub(super) submitted_at: Option<Instant>,
    pub(super) now: Instant,
}

impl Saved<'_> {
    fn ratings(&self) -> Value {
        serde_json::to_value(&self.content.ratings).unwrap_or_default()
    }
}

pub(super) fn insert(
    conn: &mut Conn,
    (application, author): (ApplicationId, UserId),
    saved: &Saved<'_>,
    read_before: bool,
) -> QueryResult<ScorecardId> {
    let row = diesel::insert_into(scorecards::table).values((
        scorecards::id.eq(ScorecardId::new()),
        scorecards::application_id.eq(application),
        scorecards::author_id.eq(author),
        scorecards::state.eq(saved.state),
        scorecards::ratings.eq(saved.ratings()),
        scorecards::text.eq(&saved.content.text),
        scorecards::read_before.eq(read_before),
        scorecards::submitted_at.eq(saved.submitted_at),
        scorecards::changed_at.eq(saved.now),
    ));
    row.returning(scorecards::id).get_result(conn)
}

pub(super) fn update(
    conn: &mut Conn,
    id: ScorecardId,
    saved: &Saved<'_>,
) -> QueryResult<ScorecardId> {
    let row = diesel::update(scorecards::table.find(id)).set((
        scorecards::state.eq(saved.state),
        scorecards::ratings.eq(saved.ratings()),
        scorecards::text.eq(&saved.content.text),
        scorecards::submitted_at.eq(saved.submitted_at),
        scorecards::changed_at.eq(saved.now),
        scorecards::version.eq(scorecards::version + 1),
    ));
    row.returning(scorecards::id).get_result(conn)
}

/// Keeps what was submitted before it is amended.
pub(super) fn keep(conn: &mut Conn, card: &Scorecard, at: Instant) -> QueryResult<usize> {
    diesel::insert_into(versions::table)
        .values((
            versions::scorecard_id.eq(card.id),
            versions::version.eq(card.version),
            versions::ratings.eq(serde_json::to_value(&card.content.ratings).unwrap_or_default()),
            versions::text.eq(&card.content.text),
            versions::submitted_at.eq(at),
        ))
        .execute(conn)
}
