//! Reviews in the database. Every function is one statement but those that read a history with them.

use db::schema::{attempts, report_review_versions as versions, report_reviews as reviews};
use db::{Conn, unreadable};
use diesel::prelude::*;
use kernel::{AttemptId, CompanyId, Instant, ReportReviewId, UserId};
use serde_json::Value;

use super::At;
use super::rules::{Content, Earlier, Rating, Review, State};
use super::sheets::Sheet;

#[derive(Queryable, Selectable)]
#[diesel(table_name = reviews)]
struct Row {
    id: ReportReviewId,
    sheet: Sheet,
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
    let ratings: Vec<Rating> = serde_json::from_value(ratings).map_err(unreadable)?;
    Ok(Content { ratings, text })
}

/// The attempt; others who write about it wait until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: AttemptId) -> QueryResult<bool> {
    let row = attempts::table.find(id).select(attempts::id).for_no_key_update();
    Ok(row.first::<AttemptId>(conn).optional()?.is_some())
}

/// In the order in which they were begun.
pub(super) fn of_report(
    conn: &mut Conn,
    attempt: AttemptId,
    company: CompanyId,
) -> QueryResult<Vec<Review>> {
    let rows: Vec<Row> = reviews::table
        .filter(reviews::attempt_id.eq(attempt))
        .filter(reviews::company_id.eq(company))
        .order(reviews::id)
        .select(Row::as_select())
        .load(conn)?;
    let ids: Vec<ReportReviewId> = rows.iter().map(|row| row.id).collect();
    let earlier = history(conn, &ids)?;
    let review = |row: Row| {
        let own = earlier.iter().filter(|(of, _)| *of == row.id);
        Ok(Review {
            id: row.id,
            sheet: row.sheet,
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
    rows.into_iter().map(review).collect()
}

/// The newest first.
fn history(conn: &mut Conn, of: &[ReportReviewId]) -> QueryResult<Vec<(ReportReviewId, Earlier)>> {
    let rows: Vec<(ReportReviewId, Value, String, Instant)> = versions::table
        .filter(versions::review_id.eq_any(of))
        .order((versions::review_id, versions::version.desc()))
        .select((versions::review_id, versions::ratings, versions::text, versions::submitted_at))
        .load(conn)?;
    let earlier = |(of, ratings, text, submitted_at)| {
        Ok((of, Earlier { content: content(ratings, text)?, submitted_at }))
    };
    rows.into_iter().map(earlier).collect()
}

/// What is saved.
#[derive(Clone, Copy)]
pub(super) struct Saved<'a> {
    pub(super) state: State,
    pub(super) content: &'a Content,
    pub(super) submitted_at: Option<Instant>,
    pub(super) now: Instant,
}

fn ratings(content: &Content) -> QueryResult<Value> {
    serde_json::to_value(&content.ratings).map_err(unreadable)
}

pub(super) fn insert(
    conn: &mut Conn,
    (at, sheet): (At, Sheet),
    saved: &Saved<'_>,
    read_before: bool,
) -> QueryResult<ReportReviewId> {
    let row = diesel::insert_into(reviews::table).values((
        reviews::id.eq(ReportReviewId::new()),
        reviews::attempt_id.eq(at.attempt),
        reviews::company_id.eq(at.company),
        reviews::author_id.eq(at.reader.user),
        reviews::sheet.eq(sheet),
        reviews::state.eq(saved.state),
        reviews::ratings.eq(ratings(saved.content)?),
        reviews::text.eq(&saved.content.text),
        reviews::read_before.eq(read_before),
        reviews::submitted_at.eq(saved.submitted_at),
        reviews::changed_at.eq(saved.now),
    ));
    row.returning(reviews::id).get_result(conn)
}

pub(super) fn update(
    conn: &mut Conn,
    id: ReportReviewId,
    saved: &Saved<'_>,
) -> QueryResult<ReportReviewId> {
    let row = diesel::update(reviews::table.find(id)).set((
        reviews::state.eq(saved.state),
        reviews::ratings.eq(ratings(saved.content)?),
        reviews::text.eq(&saved.content.text),
        reviews::submitted_at.eq(saved.submitted_at),
        reviews::changed_at.eq(saved.now),
        reviews::version.eq(reviews::version + 1),
    ));
    row.returning(reviews::id).get_result(conn)
}

/// Keeps what was submitted before it is amended.
pub(super) fn keep(conn: &mut Conn, of: &Review, at: Instant) -> QueryResult<usize> {
    diesel::insert_into(versions::table)
        .values((
            versions::review_id.eq(of.id),
            versions::version.eq(of.version),
            versions::ratings.eq(ratings(&of.content)?),
            versions::text.eq(&of.content.text),
            versions::submitted_at.eq(at),
        ))
        .execute(conn)
}
