//! Companies' answers in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{interview_companies as companies, interview_replies as replies, interviews};
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant, Paging, StoryId};

use super::Speaker;
use super::rules::{Kind, Reply, State};

#[derive(Queryable, Selectable)]
#[diesel(table_name = replies)]
struct Row {
    kind: Kind,
    company_id: Option<CompanyId>,
    text: String,
    state: State,
    version: i32,
    created_at: Instant,
    decided_at: Option<Instant>,
}

impl From<Row> for Reply {
    fn from(row: Row) -> Self {
        Self {
            kind: row.kind,
            company: row.company_id,
            text: row.text,
            state: row.state,
            version: row.version,
            created_at: row.created_at,
            decided_at: row.decided_at,
        }
    }
}

/// Whether a shown story is about this company.
pub(super) fn is_about(conn: &mut Conn, story: StoryId, company: CompanyId) -> QueryResult<bool> {
    let row = interviews::table
        .inner_join(companies::table)
        .filter(interviews::id.eq(story))
        .filter(interviews::hidden.eq(false))
        .filter(companies::company_id.eq(company));
    diesel::select(diesel::dsl::exists(row)).get_result(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    story: StoryId,
    speaker: Speaker,
    kind: Kind,
    text: &str,
) -> QueryResult<Reply> {
    diesel::insert_into(replies::table)
        .values((
            replies::id.eq(Uuid::now_v7()),
            replies::interview_id.eq(story),
            replies::kind.eq(kind),
            replies::company_id.eq(speaker.company),
            replies::author_id.eq(speaker.author),
            replies::text.eq(text),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .map(Reply::from)
}

pub(super) fn find(conn: &mut Conn, story: StoryId, kind: Kind) -> QueryResult<Option<Reply>> {
    let row = replies::table
        .filter(replies::interview_id.eq(story))
        .filter(replies::kind.eq(kind))
        .select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Reply::from))
}

/// The name of the company that answered and when that was decided, with the answer.
pub(super) fn shown(
    conn: &mut Conn,
    story: StoryId,
) -> QueryResult<Option<(String, Instant, String)>> {
    replies::table
        .inner_join(interviews::table.inner_join(companies::table))
        .filter(replies::interview_id.eq(story))
        .filter(replies::kind.eq(Kind::Reply))
        .filter(replies::state.eq(State::Published))
        .select((replies::text, replies::decided_at.assume_not_null(), companies::name))
        .first(conn)
        .optional()
}

/// Decides on a company's answer; nothing is changed where that was done.
pub(super) fn decide(
    conn: &mut Conn,
    story: StoryId,
    version: i32,
    to: State,
) -> QueryResult<Option<Reply>> {
    let row = replies::table
        .filter(replies::interview_id.eq(story))
        .filter(replies::kind.eq(Kind::Reply))
        .filter(replies::state.eq(State::PendingReview))
        .filter(replies::version.eq(version));
    diesel::update(row)
        .set((
            replies::state.eq(to),
            replies::version.eq(replies::version + 1),
            replies::decided_at.eq(NOW),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .optional()
        .map(|row| row.map(Reply::from))
}

/// The stories about a company, newest first, each with the state of its answer.
pub(super) fn of_company(
    conn: &mut Conn,
    company: CompanyId,
    paging: Paging<i64>,
) -> QueryResult<Vec<(i64, StoryId, Option<State>)>> {
    let own = replies::interview_id.eq(interviews::id).and(replies::kind.eq(Kind::Reply));
    let mut query = interviews::table
        .inner_join(companies::table)
        .left_join(replies::table.on(own))
        .filter(companies::company_id.eq(company))
        .filter(interviews::hidden.eq(false))
        .order(interviews::seq.desc())
        .limit(paging.limit.fetch())
        .select((interviews::seq, interviews::id, replies::state.nullable()))
        .into_boxed();
    if let Some(seq) = paging.after {
        query = query.filter(interviews::seq.lt(seq));
    }
    query.load(conn)
}
