//! Internships in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::internships;
use diesel::prelude::*;
use kernel::{ApplicationId, CompanyId, Cursor, Instant, InternshipId, Paging, RoleId, UserId};
use serde_json::Value;

use super::Whose;
use super::machine::{By, State};
use super::rules::{Internship, New};

#[derive(Queryable, Selectable)]
#[diesel(table_name = internships)]
pub(crate) struct Row {
    id: InternshipId,
    application_id: ApplicationId,
    candidate_id: Option<UserId>,
    company_id: CompanyId,
    role_title: String,
    state: State,
    version: i32,
    starts_on: NaiveDate,
    ends_on: NaiveDate,
    contact_id: UserId,
    reason: Option<String>,
    ended_by: Option<By>,
    began_at: Instant,
}

/// With the application's role and profile, the company's name and the supervisor's account.
pub(crate) type Joined = (Row, (RoleId, Value), String, Option<(UserId, String)>);

impl From<Joined> for Internship {
    fn from((row, (role, profile), company_name, supervisor): Joined) -> Self {
        let name = profile.get("name").and_then(Value::as_str).unwrap_or_default();
        Self {
            id: row.id,
            application: row.application_id,
            role,
            role_title: row.role_title,
            candidate: row.candidate_id,
            candidate_name: name.to_owned(),
            company: row.company_id,
            company_name,
            state: row.state,
            version: row.version,
            starts_on: row.starts_on,
            ends_on: row.ends_on,
            supervisor,
            contact: row.contact_id,
            reason: row.reason,
            ended_by: row.ended_by,
            began_at: row.began_at,
        }
    }
}

/// Internships with what they are read with.
macro_rules! joined {
    () => {{
        use db::schema::{applications, companies, internships, users};
        internships::table
            .inner_join(applications::table)
            .inner_join(companies::table)
            .left_join(users::table.on(users::id.nullable().eq(internships::supervisor_id)))
            .select((
                $crate::placements::Row::as_select(),
                (applications::role_id, applications::profile),
                companies::name,
                (users::id, users::display_name).nullable(),
            ))
    }};
}
pub(crate) use joined;

/// Nothing is inserted where the application has an internship.
pub(super) fn insert(
    conn: &mut Conn,
    new: &New,
    now: Instant,
) -> QueryResult<Option<InternshipId>> {
    diesel::insert_into(internships::table)
        .values((
            internships::id.eq(InternshipId::new()),
            internships::application_id.eq(new.application),
            internships::candidate_id.eq(new.candidate),
            internships::company_id.eq(new.company),
            internships::role_title.eq(&new.role_title),
            internships::starts_on.eq(new.starts_on),
            internships::ends_on.eq(new.ends_on),
            internships::contact_id.eq(new.contact),
            internships::began_at.eq(now),
            internships::changed_at.eq(now),
            internships::looked_on.eq(now.date_naive()),
        ))
        .on_conflict_do_nothing()
        .returning(internships::id)
        .get_result(conn)
        .optional()
}

pub(super) fn find(conn: &mut Conn, id: InternshipId) -> QueryResult<Option<Internship>> {
    let row: Option<Joined> = joined!().filter(internships::id.eq(id)).first(conn).optional()?;
    Ok(row.map(Internship::from))
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: InternshipId) -> QueryResult<Vec<InternshipId>> {
    internships::table.find(id).select(internships::id).for_no_key_update().load(conn)
}

pub(super) fn of_application(
    conn: &mut Conn,
    id: ApplicationId,
) -> QueryResult<Option<InternshipId>> {
    internships::table
        .filter(internships::application_id.eq(id))
        .select(internships::id)
        .first(conn)
        .optional()
}

pub(super) fn list(
    conn: &mut Conn,
    (whose, state): (Whose, Option<State>),
    paging: Paging,
) -> QueryResult<Vec<Internship>> {
    let mut query = joined!()
        .order((internships::began_at.desc(), internships::id.desc()))
        .limit(paging.limit.fetch())
        .into_boxed();
    query = match whose {
        Whose::Company(company) => query.filter(internships::company_id.eq(company)),
        Whose::Candidate(user) => query.filter(internships::candidate_id.eq(user)),
        Whose::At(company, user) => query
            .filter(internships::company_id.eq(company))
            .filter(internships::candidate_id.eq(user)),
        Whose::Anybody => query,
    };
    if let Some(state) = state {
        query = query.filter(internships::state.eq(state));
    }
    if let Some(Cursor { at, id }) = paging.after {
        let same = internships::began_at.eq(at).and(internships::id.lt(id));
        query = query.filter(internships::began_at.lt(at).or(same));
    }
    Ok(query.load::<Joined>(conn)?.into_iter().map(Internship::from).collect())
}

/// How it ended, where it did.
pub(super) type End<'a> = Option<(&'a str, By)>;

pub(super) fn set_state(
    conn: &mut Conn,
    id: InternshipId,
    (to, end): (State, End<'_>),
    now: Instant,
) -> QueryResult<usize> {
    diesel::update(internships::table.find(id))
        .set((
            internships::state.eq(to),
            internships::reason.eq(end.map(|(reason, _)| reason)),
            internships::ended_by.eq(end.map(|(_, by)| by)),
            internships::changed_at.eq(now),
            internships::version.eq(internships::version + 1),
        ))
        .execute(conn)
}

pub(super) fn set_last_day(
    conn: &mut Conn,
    id: InternshipId,
    ends_on: NaiveDate,
) -> QueryResult<usize> {
    diesel::update(internships::table.find(id)).set(internships::ends_on.eq(ends_on)).execute(conn)
}

pub(super) fn set_supervisor(
    conn: &mut Conn,
    id: InternshipId,
    supervisor: Option<UserId>,
    now: Instant,
) -> QueryResult<usize> {
    diesel::update(internships::table.find(id))
        .set((
            internships::supervisor_id.eq(supervisor),
            internships::changed_at.eq(now),
            internships::version.eq(internships::version + 1),
        ))
        .execute(conn)
}

/// Those whose first day has come, the longest waiting first.
pub(super) fn to_start(
    conn: &mut Conn,
    today: NaiveDate,
    most: i64,
) -> QueryResult<Vec<InternshipId>> {
    internships::table
        .filter(internships::state.eq(State::Ready))
        .filter(internships::starts_on.le(today))
        .order((internships::starts_on, internships::id))
        .limit(most)
        .select(internships::id)
        .load(conn)
}

pub(super) fn open_of(conn: &mut Conn, candidate: UserId) -> QueryResult<Vec<InternshipId>> {
    let open = State::ALL.into_iter().filter(|state| state.is_open());
    internships::table
        .filter(internships::candidate_id.eq(candidate))
        .filter(internships::state.eq_any(open.collect::<Vec<_>>()))
        .order(internships::id)
        .select(internships::id)
        .load(conn)
}
