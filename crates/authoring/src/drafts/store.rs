//! Drafts in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::Conn;
use db::clock::NOW;
use db::schema::{problem_draft_files as files, problem_drafts as drafts, users};
use diesel::dsl::{count as counted, count_star, min};
use diesel::prelude::*;
use kernel::{CompanyId, Cursor, Instant, Paging, ProblemDraftId, ProblemId, PuzzleId, UserId};

use super::machine::State;
use super::rules::{Change, Changed, Draft, Files, Kind, Owner, Place};

#[diesel::declare_sql_function]
extern "SQL" {
    /// How many bytes there are.
    fn octet_length(
        content: diesel::sql_types::Nullable<diesel::sql_types::Binary>,
    ) -> diesel::sql_types::Nullable<diesel::sql_types::Integer>;
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = drafts)]
struct Row {
    id: ProblemDraftId,
    company_id: Option<CompanyId>,
    lineage_id: ProblemDraftId,
    number: i32,
    slug: String,
    title: String,
    state: State,
    version: i32,
    comment: Option<String>,
    problem_version_id: Option<ProblemId>,
    updated_by: Option<UserId>,
    created_at: Instant,
    updated_at: Instant,
    kind: Kind,
    puzzle_id: Option<PuzzleId>,
}

fn draft((row, updated_by_email): (Row, Option<String>)) -> Draft {
    let problem = row.problem_version_id.map(Place::Problem);
    Draft {
        id: row.id,
        owner: row.company_id.map_or(Owner::Bank, Owner::Company),
        lineage: row.lineage_id,
        number: row.number,
        kind: row.kind,
        name: row.slug,
        title: row.title,
        state: row.state,
        version: row.version,
        comment: row.comment,
        place: problem.or(row.puzzle_id.map(Place::Puzzle)),
        updated_by: row.updated_by,
        updated_by_email,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}

pub(super) fn find(conn: &mut Conn, id: ProblemDraftId) -> QueryResult<Option<Draft>> {
    let row = drafts::table
        .left_join(users::table)
        .filter(drafts::id.eq(id))
        .select((Row::as_select(), users::email.nullable()))
        .first(conn)
        .optional()?;
    Ok(row.map(draft))
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: ProblemDraftId) -> QueryResult<Option<ProblemDraftId>> {
    drafts::table.find(id).select(drafts::id).for_no_key_update().first(conn).optional()
}

/// The newest version of each problem of an owner, or what waits for review.
pub(super) fn list(conn: &mut Conn, owner: Owner, paging: Paging) -> QueryResult<Vec<Draft>> {
    let mut query = drafts::table
        .left_join(users::table)
        .filter(drafts::company_id.is_not_distinct_from(owner.company()))
        .select((Row::as_select(), users::email.nullable()))
        .order((drafts::updated_at.desc(), drafts::id.desc()))
        .limit(paging.limit.fetch())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = drafts::updated_at.eq(at).and(drafts::id.lt(ProblemDraftId(id)));
        query = query.filter(drafts::updated_at.lt(at).or(same));
    }
    Ok(query.load(conn)?.into_iter().map(draft).collect())
}

/// Problems of an owner with a version that is not out of use.
pub(super) fn count(conn: &mut Conn, owner: Owner) -> QueryResult<i64> {
    drafts::table
        .filter(drafts::company_id.is_not_distinct_from(owner.company()))
        .filter(drafts::state.ne_all([State::Deprecated, State::Retired]))
        .select(counted(drafts::lineage_id).aggregate_distinct())
        .get_result(conn)
}

/// What waits for a decision, the longest first.
pub(super) fn waiting(conn: &mut Conn, paging: Paging) -> QueryResult<Vec<Draft>> {
    let mut query = drafts::table
        .left_join(users::table)
        .filter(drafts::state.eq(State::InReview))
        .select((Row::as_select(), users::email.nullable()))
        .order((drafts::updated_at, drafts::id))
        .limit(paging.limit.fetch())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = drafts::updated_at.eq(at).and(drafts::id.gt(ProblemDraftId(id)));
        query = query.filter(drafts::updated_at.gt(at).or(same));
    }
    Ok(query.load(conn)?.into_iter().map(draft).collect())
}

pub(super) fn backlog(conn: &mut Conn) -> QueryResult<(i64, Option<Instant>)> {
    let waiting = drafts::table.filter(drafts::state.eq(State::InReview));
    waiting.select((count_star(), min(drafts::updated_at))).first(conn)
}

/// Every version of a problem, newest first.
pub(super) fn versions(conn: &mut Conn, lineage: ProblemDraftId) -> QueryResult<Vec<Draft>> {
    let rows = drafts::table
        .left_join(users::table)
        .filter(drafts::lineage_id.eq(lineage))
        .order(drafts::number.desc())
        .select((Row::as_select(), users::email.nullable()))
        .load(conn)?;
    Ok(rows.into_iter().map(draft).collect())
}

/// A version that is to be.
pub(super) struct New<'a> {
    pub(super) id: ProblemDraftId,
    pub(super) owner: Owner,
    pub(super) lineage: ProblemDraftId,
    pub(super) number: i32,
    pub(super) kind: Kind,
    pub(super) name: &'a str,
    pub(super) title: &'a str,
    pub(super) by: Option<UserId>,
}

pub(super) fn insert(conn: &mut Conn, new: &New<'_>) -> QueryResult<usize> {
    diesel::insert_into(drafts::table)
        .values((
            drafts::id.eq(new.id),
            drafts::company_id.eq(new.owner.company()),
            drafts::lineage_id.eq(new.lineage),
            drafts::number.eq(new.number),
            drafts::kind.eq(new.kind),
            drafts::slug.eq(new.name),
            drafts::title.eq(new.title),
            drafts::created_by.eq(new.by),
            drafts::updated_by.eq(new.by),
        ))
        .execute(conn)
}

pub(super) fn touch(
    conn: &mut Conn,
    id: ProblemDraftId,
    (state, title): (State, &str),
    by: Option<UserId>,
) -> QueryResult<usize> {
    diesel::update(drafts::table.find(id))
        .set((
            drafts::state.eq(state),
            drafts::title.eq(title),
            drafts::version.eq(drafts::version + 1),
            drafts::updated_by.eq(by),
            drafts::updated_at.eq(NOW),
        ))
        .execute(conn)
}

pub(super) fn set_state(
    conn: &mut Conn,
    id: ProblemDraftId,
    state: State,
    place: Option<Place>,
) -> QueryResult<usize> {
    diesel::update(drafts::table.find(id))
        .set((
            drafts::state.eq(state),
            drafts::problem_version_id.eq(place.and_then(Place::problem)),
            drafts::puzzle_id.eq(place.and_then(Place::puzzle)),
            drafts::updated_at.eq(NOW),
        ))
        .execute(conn)
}

pub(super) fn set_comment(
    conn: &mut Conn,
    id: ProblemDraftId,
    comment: Option<&str>,
) -> QueryResult<usize> {
    diesel::update(drafts::table.find(id)).set(drafts::comment.eq(comment)).execute(conn)
}

pub(super) fn set_title(conn: &mut Conn, id: ProblemDraftId, title: &str) -> QueryResult<usize> {
    diesel::update(drafts::table.find(id)).set(drafts::title.eq(title)).execute(conn)
}

/// Its checks and files go with it.
pub(super) fn delete(conn: &mut Conn, id: ProblemDraftId) -> QueryResult<usize> {
    diesel::delete(drafts::table.find(id)).execute(conn)
}

pub(super) fn files(conn: &mut Conn, id: ProblemDraftId) -> QueryResult<Files> {
    let rows: Vec<(String, Option<Vec<u8>>)> = files::table
        .filter(files::draft_id.eq(id))
        .filter(files::content.is_not_null())
        .select((files::path, files::content))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(path, content)| Some((path, content?))).collect())
}

pub(super) fn sizes(conn: &mut Conn, id: ProblemDraftId) -> QueryResult<BTreeMap<String, usize>> {
    let rows: Vec<(String, Option<i32>)> = files::table
        .filter(files::draft_id.eq(id))
        .filter(files::content.is_not_null())
        .select((files::path, octet_length(files::content)))
        .load(conn)?;
    let size = |bytes: Option<i32>| usize::try_from(bytes.unwrap_or(0)).unwrap_or(0);
    Ok(rows.into_iter().map(|(path, bytes)| (path, size(bytes))).collect())
}

pub(super) fn put(
    conn: &mut Conn,
    id: ProblemDraftId,
    change: &Change,
    (version, by): (i32, Option<UserId>),
) -> QueryResult<usize> {
    diesel::insert_into(files::table)
        .values((
            files::draft_id.eq(id),
            files::path.eq(&change.path),
            files::content.eq(change.content.as_deref()),
            files::version.eq(version),
            files::changed_by.eq(by),
        ))
        .on_conflict((files::draft_id, files::path))
        .do_update()
        .set((
            files::content.eq(change.content.as_deref()),
            files::version.eq(version),
            files::changed_by.eq(by),
        ))
        .execute(conn)
}

/// Copies the files of one version to another.
pub(super) fn copy(
    conn: &mut Conn,
    from: ProblemDraftId,
    to: ProblemDraftId,
) -> QueryResult<usize> {
    use diesel::sql_types::{Integer, Uuid};
    let rows = files::table
        .filter(files::draft_id.eq(from))
        .filter(files::content.is_not_null())
        .select((to.into_sql::<Uuid>(), files::path, files::content, 1.into_sql::<Integer>()));
    diesel::insert_into(files::table)
        .values(rows)
        .into_columns((files::draft_id, files::path, files::content, files::version))
        .execute(conn)
}

/// What changed after a version of the draft.
pub(super) fn changed_since(
    conn: &mut Conn,
    id: ProblemDraftId,
    version: i32,
) -> QueryResult<Vec<Changed>> {
    let rows: Vec<(String, bool, Option<String>)> = files::table
        .left_join(users::table)
        .filter(files::draft_id.eq(id))
        .filter(files::version.gt(version))
        .order(files::path)
        .select((files::path, files::content.is_null(), users::email.nullable()))
        .load(conn)?;
    let changed = |(path, removed, by)| Changed { path, removed, by };
    Ok(rows.into_iter().map(changed).collect())
}
