//! Drafts of applications in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::application_drafts as drafts;
use diesel::prelude::*;
use kernel::{Instant, ResumeId};
use serde_json::Value;

use super::Place;
use super::rules::{Content, Said};

/// A draft as it is stored.
pub(super) struct Row {
    pub(super) content: Content,
    pub(super) resume: Option<ResumeId>,
    pub(super) version: i32,
}

type Stored = (Value, String, Option<ResumeId>, i32);
type Columns = (drafts::answers, drafts::note, drafts::resume_id, drafts::version);
const COLUMNS: Columns = (drafts::answers, drafts::note, drafts::resume_id, drafts::version);

fn row((answers, note, resume, version): Stored) -> QueryResult<Row> {
    let json = |e: serde_json::Error| diesel::result::Error::DeserializationError(e.into());
    let answers: Vec<Said> = serde_json::from_value(answers).map_err(json)?;
    Ok(Row { content: Content { answers, note }, resume, version })
}

pub(super) fn find(conn: &mut Conn, place: Place) -> QueryResult<Option<Row>> {
    let found = drafts::table.find((place.role, place.candidate)).select(COLUMNS);
    found.first(conn).optional()?.map(row).transpose()
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, place: Place) -> QueryResult<Option<Row>> {
    let found = drafts::table.find((place.role, place.candidate)).select(COLUMNS);
    found.for_no_key_update().first(conn).optional()?.map(row).transpose()
}

/// Where there is none yet, an empty one.
pub(super) fn begin(conn: &mut Conn, place: Place) -> QueryResult<usize> {
    diesel::insert_into(drafts::table)
        .values((drafts::role_id.eq(place.role), drafts::candidate_id.eq(place.candidate)))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn save(conn: &mut Conn, place: Place, content: &Content) -> QueryResult<Row> {
    let answers = serde_json::to_value(&content.answers).unwrap_or_default();
    let saved = diesel::update(drafts::table.find((place.role, place.candidate))).set((
        drafts::answers.eq(answers),
        drafts::note.eq(&content.note),
        drafts::version.eq(drafts::version + 1),
        drafts::changed_at.eq(NOW),
    ));
    row(saved.returning(COLUMNS).get_result(conn)?)
}

pub(super) fn set_resume(
    conn: &mut Conn,
    place: Place,
    resume: Option<ResumeId>,
) -> QueryResult<Row> {
    let saved = diesel::update(drafts::table.find((place.role, place.candidate))).set((
        drafts::resume_id.eq(resume),
        drafts::version.eq(drafts::version + 1),
        drafts::changed_at.eq(NOW),
    ));
    row(saved.returning(COLUMNS).get_result(conn)?)
}

pub(super) fn delete(conn: &mut Conn, place: Place) -> QueryResult<usize> {
    diesel::delete(drafts::table.find((place.role, place.candidate))).execute(conn)
}

/// The résumés of what was deleted.
pub(super) fn delete_older(conn: &mut Conn, before: Instant) -> QueryResult<Vec<Option<ResumeId>>> {
    diesel::delete(drafts::table.filter(drafts::changed_at.lt(before)))
        .returning(drafts::resume_id)
        .get_results(conn)
}
