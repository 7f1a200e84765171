//! Slates in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{
    applications, companies, company_grants as grants, resumes, roles, slate_entries as entries,
};
use diesel::dsl::{count, count_star, exists, max, min, not};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Nullable, Uuid as SqlUuid};
use kernel::{ApplicationId, CompanyId, Cursor, Instant, Paging, RoleId, UserId};

use super::rules::{
    Candidate, Counted, Counts, Exclusion, ExclusionCode, Note, Part, Placed, Slate,
};
use crate::applications::{Application, Row, State};
use crate::roles::State as RoleState;

diesel::define_sql_function! {
    /// What stands for a file.
    fn sha256(content: Nullable<Binary>) -> Nullable<Binary>;
}

/// The state of a company that may act.
const APPROVED: &str = "approved";
/// The flag of one whose applicants are released to it at once.
const DIRECT: &str = "direct_release";

/// Whether the company of the row is trusted with direct release now.
macro_rules! is_trusted {
    () => {
        companies::state.eq(APPROVED).and(exists(
            grants::table
                .filter(grants::company_id.eq(companies::id))
                .filter(grants::flag.eq(DIRECT))
                .filter(grants::revoked_at.is_null())
                .filter(grants::expires_at.is_null().or(grants::expires_at.gt(NOW))),
        ))
    };
}

#[derive(Queryable)]
struct SlateRow {
    role: RoleId,
    version: i32,
    title: String,
    company: CompanyId,
    company_name: String,
    state: RoleState,
    published_at: Instant,
    live_state: Option<RoleState>,
}

impl From<SlateRow> for Slate {
    fn from(row: SlateRow) -> Self {
        Self {
            role: row.role,
            version: row.version,
            title: row.title,
            company: row.company,
            company_name: row.company_name,
            state: row.state,
            published_at: row.published_at,
            released: row.live_state == Some(RoleState::ApplicantsReleased),
            counts: Counts::default(),
        }
    }
}

/// The roles that have been published.
#[diesel::dsl::auto_type]
fn published() -> _ {
    let published_at: diesel::helper_types::AssumeNotNull<roles::published_at> =
        roles::published_at.assume_not_null();
    roles::table.inner_join(companies::table).filter(roles::live_state.is_not_null()).select((
        roles::id,
        roles::version,
        roles::title,
        roles::company_id,
        companies::name,
        roles::state,
        published_at,
        roles::live_state,
    ))
}

/// The last published first, without those of companies that are trusted with direct release.
pub(super) fn list(conn: &mut Conn, paging: Paging) -> QueryResult<Vec<Slate>> {
    let published_at = roles::published_at.assume_not_null();
    let mut query = published()
        .filter(roles::state.ne(RoleState::Archived))
        .filter(not(is_trusted!()))
        .order((published_at.desc(), roles::id.desc()))
        .limit(paging.limit.fetch())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let later = published_at.lt(at);
        query = query.filter(later.or(published_at.eq(at).and(roles::id.lt(id))));
    }
    let rows: Vec<SlateRow> = query.load(conn)?;
    Ok(rows.into_iter().map(Slate::from).collect())
}

pub(super) fn find(conn: &mut Conn, role: RoleId) -> QueryResult<Option<Slate>> {
    let kept = published().filter(roles::state.ne(RoleState::Archived));
    let row = kept.filter(roles::id.eq(role)).first::<SlateRow>(conn);
    Ok(row.optional()?.map(Slate::from))
}

/// How many applications of each role there are of each kind.
pub(super) fn counts(conn: &mut Conn, ids: &[RoleId]) -> QueryResult<Vec<Counted>> {
    let (id, state) = (applications::role_id, applications::state);
    applications::table
        .left_join(entries::table)
        .filter(id.eq_any(ids))
        .group_by((id, state))
        .select((
            id,
            state,
            count_star(),
            count(applications::released_at),
            count(entries::excluded_as.nullable()),
        ))
        .load(conn)
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = entries)]
struct NoteRow {
    excluded_as: Option<ExclusionCode>,
    reason: Option<String>,
    excluded_by: Option<UserId>,
    excluded_at: Option<Instant>,
    note: Option<String>,
    version: i32,
    placed_why: Option<String>,
    placed_by: Option<UserId>,
    placed_on: Option<Instant>,
    duplicate_of: Option<ApplicationId>,
}

impl From<NoteRow> for Note {
    fn from(row: NoteRow) -> Self {
        let by = row.excluded_by;
        let excluded = match (row.excluded_as, row.reason, row.excluded_at) {
            (Some(code), Some(reason), Some(at)) => {
                Some(Exclusion { code, reason, by, at, duplicate_of: row.duplicate_of })
            }
            _ => None,
        };
        let by = row.placed_by;
        let placed = row.placed_why.zip(row.placed_on).map(|(why, on)| Placed { why, by, on });
        Self { excluded, placed, text: row.note, version: row.version }
    }
}

pub(super) fn backlog(conn: &mut Conn) -> QueryResult<(i64, Option<Instant>)> {
    applications::table
        .inner_join(roles::table.inner_join(companies::table))
        .left_join(entries::table)
        .filter(applications::state.eq(State::Screening))
        .filter(entries::excluded_as.is_null())
        .filter(not(is_trusted!()))
        .select((count_star(), min(applications::applied_at)))
        .first(conn)
}

/// The roles of companies that are trusted with direct release for which somebody waits, in the order of ids, from
/// after one on.
pub(super) fn direct(
    conn: &mut Conn,
    after: Option<RoleId>,
    most: i64,
) -> QueryResult<Vec<RoleId>> {
    let mut query = applications::table
        .inner_join(roles::table.inner_join(companies::table))
        .left_join(entries::table)
        .filter(applications::state.eq(State::Screening))
        .filter(entries::excluded_as.is_null())
        .filter(is_trusted!())
        .order(roles::id)
        .limit(most)
        .select(roles::id)
        .distinct()
        .into_boxed();
    if let Some(after) = after {
        query = query.filter(roles::id.gt(after));
    }
    query.load(conn)
}

/// Whether the company of a role is trusted with direct release now.
pub(super) fn is_direct(conn: &mut Conn, role: RoleId) -> QueryResult<bool> {
    let trusted = roles::table.inner_join(companies::table).filter(roles::id.eq(role));
    diesel::select(exists(trusted.filter(is_trusted!()))).get_result(conn)
}

/// In the order of the slate.
pub(super) fn candidates(
    conn: &mut Conn,
    role: RoleId,
    part: Part,
    paging: Paging,
) -> QueryResult<Vec<Candidate>> {
    let mut query = applications::table
        .left_join(entries::table)
        .filter(applications::role_id.eq(role))
        .order((applications::stands_at, applications::id))
        .limit(paging.limit.fetch())
        .select((Row::as_select(), Option::<NoteRow>::as_select()))
        .into_boxed();
    let waits = applications::state.eq(State::Screening);
    query = match part {
        Part::Waiting => query.filter(waits).filter(entries::excluded_as.is_null()),
        Part::Excluded => query.filter(waits).filter(entries::excluded_as.is_not_null()),
        Part::Released => query.filter(applications::released_at.is_not_null()),
    };
    if let Some(Cursor { at, id }) = paging.after {
        let later = applications::stands_at.gt(at);
        query = query.filter(later.or(applications::stands_at.eq(at).and(applications::id.gt(id))));
    }
    let rows: Vec<(Row, Option<NoteRow>)> = query.load(conn)?;
    let candidate = |(row, note): (Row, Option<NoteRow>)| {
        let note = note.map(Note::from).unwrap_or_default();
        Ok(Candidate { application: row.try_into()?, note })
    };
    rows.into_iter().map(candidate).collect()
}

/// In the order of the slate.
pub(super) fn waiting(conn: &mut Conn, role: RoleId, most: i64) -> QueryResult<Vec<Application>> {
    let rows = applications::table
        .left_join(entries::table)
        .filter(applications::role_id.eq(role))
        .filter(applications::state.eq(State::Screening))
        .filter(entries::excluded_as.is_null())
        .order((applications::stands_at, applications::id))
        .limit(most)
        .select(Row::as_select());
    rows.load(conn)?.into_iter().map(Application::try_from).collect()
}

/// The same, of those who were chosen where there is a choice.
pub(super) fn waiting_ids(
    conn: &mut Conn,
    role: RoleId,
    chosen: Option<&[ApplicationId]>,
    most: i64,
) -> QueryResult<Vec<ApplicationId>> {
    let mut query = applications::table
        .left_join(entries::table)
        .filter(applications::role_id.eq(role))
        .filter(applications::state.eq(State::Screening))
        .filter(entries::excluded_as.is_null())
        .order((applications::stands_at, applications::id))
        .limit(most)
        .select(applications::id)
        .into_boxed();
    if let Some(chosen) = chosen {
        query = query.filter(applications::id.eq_any(chosen));
    }
    query.load(conn)
}

pub(super) fn note(conn: &mut Conn, id: ApplicationId) -> QueryResult<Option<Note>> {
    let row = entries::table.find(id).select(NoteRow::as_select()).first(conn);
    Ok(row.optional()?.map(Note::from))
}

pub(super) fn exclude(conn: &mut Conn, id: ApplicationId, why: &Exclusion) -> QueryResult<usize> {
    let set = (
        entries::excluded_as.eq(why.code),
        entries::reason.eq(&why.reason),
        entries::excluded_by.eq(why.by),
        entries::excluded_at.eq(why.at),
        entries::duplicate_of.eq(why.duplicate_of),
    );
    diesel::insert_into(entries::table)
        .values((entries::application_id.eq(id), set))
        .on_conflict(entries::application_id)
        .do_update()
        .set((set, entries::version.eq(entries::version + 1)))
        .execute(conn)
}

pub(super) fn include(conn: &mut Conn, id: ApplicationId) -> QueryResult<usize> {
    diesel::update(entries::table.find(id))
        .set((
            entries::excluded_as.eq(None::<ExclusionCode>),
            entries::reason.eq(None::<&str>),
            entries::excluded_by.eq(None::<UserId>),
            entries::excluded_at.eq(None::<Instant>),
            entries::duplicate_of.eq(None::<ApplicationId>),
            entries::version.eq(entries::version + 1),
        ))
        .execute(conn)
}

pub(super) fn annotate(
    conn: &mut Conn,
    id: ApplicationId,
    text: Option<&str>,
) -> QueryResult<usize> {
    diesel::insert_into(entries::table)
        .values((entries::application_id.eq(id), entries::note.eq(text)))
        .on_conflict(entries::application_id)
        .do_update()
        .set((entries::note.eq(text), entries::version.eq(entries::version + 1)))
        .execute(conn)
}

/// Where those who wait stand: the last of those before an instant, or of all.
pub(super) fn last_before(
    conn: &mut Conn,
    role: RoleId,
    except: ApplicationId,
    before: Option<Instant>,
) -> QueryResult<Option<Instant>> {
    let mut query = applications::table
        .filter(applications::role_id.eq(role))
        .filter(applications::id.ne(except))
        .select(max(applications::stands_at))
        .into_boxed();
    if let Some(before) = before {
        query = query.filter(applications::stands_at.lt(before));
    }
    query.first(conn)
}

pub(super) fn stand(conn: &mut Conn, id: ApplicationId, at: Instant) -> QueryResult<usize> {
    diesel::update(applications::table.find(id)).set(applications::stands_at.eq(at)).execute(conn)
}

/// Says why it stands where it does; nothing where it stands where it was sent.
pub(super) fn explain(
    conn: &mut Conn,
    id: ApplicationId,
    placed: Option<&Placed>,
) -> QueryResult<usize> {
    let set = (
        entries::placed_why.eq(placed.map(|placed| placed.why.as_str())),
        entries::placed_by.eq(placed.and_then(|placed| placed.by)),
        entries::placed_on.eq(placed.map(|placed| placed.on)),
    );
    diesel::insert_into(entries::table)
        .values((entries::application_id.eq(id), set))
        .on_conflict(entries::application_id)
        .do_update()
        .set((set, entries::version.eq(entries::version + 1)))
        .execute(conn)
}

/// The applications of a role that have not ended, with the file that came along as a digest.
pub(super) fn others(
    conn: &mut Conn,
    role: RoleId,
    most: i64,
) -> QueryResult<Vec<(Application, Option<Vec<u8>>)>> {
    let rows: Vec<(Row, Option<Vec<u8>>)> = applications::table
        .left_join(resumes::table)
        .filter(applications::role_id.eq(role))
        .order((applications::stands_at, applications::id))
        .limit(most)
        .select((Row::as_select(), sha256(resumes::content.nullable())))
        .load(conn)?;
    rows.into_iter().map(|(row, digest)| Ok((row.try_into()?, digest))).collect()
}

/// Who waits for the role `$1` without an entry of the log that says that they sent it: themselves, or from an account that
/// was merged into theirs.
const NOT_SENT: &str = "select count(*) as count from applications a
  where a.role_id = $1 and a.state in ('applied', 'screening')
    and not exists (select from audit_log l join users u on u.id = l.actor_id
      where l.object_id = a.id and l.object_kind = 'application' and l.action in ('apply', 'introduce')
        and (u.id = a.candidate_id or u.merged_into = a.candidate_id))";

#[derive(QueryableByName)]
struct NotSent {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

#[expect(
    clippy::disallowed_methods,
    reason = "the query builder has no exists of a join that names the outer row"
)]
pub(super) fn count_not_sent(conn: &mut Conn, role: RoleId) -> QueryResult<i64> {
    let query = diesel::sql_query(NOT_SENT).bind::<SqlUuid, _>(role);
    Ok(query.get_result::<NotSent>(conn)?.count)
}
