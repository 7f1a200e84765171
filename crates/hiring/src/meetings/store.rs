//! Interviews in the database. Every function is one statement.

use db::Conn;
use db::schema::{applications, meetings};
use diesel::dsl::not;
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use kernel::{ApplicationId, Instant, MeetingId, UserId};

use super::machine::State;
use super::rules::{Appointment, Meeting, Proposal};

#[derive(Queryable, Selectable)]
#[diesel(table_name = meetings)]
struct Row {
    id: MeetingId,
    application_id: ApplicationId,
    state: State,
    version: i32,
    slots: Vec<Instant>,
    zone: String,
    minutes: i32,
    place: String,
    message: Option<String>,
    people: Vec<UserId>,
    starts_at: Option<Instant>,
    set_minutes: Option<i32>,
    set_place: Option<String>,
    sequence: i32,
    note: Option<String>,
    reason: Option<String>,
    created_by: UserId,
    created_at: Instant,
    changed_at: Instant,
}

impl From<Row> for Meeting {
    fn from(row: Row) -> Self {
        let set = match (row.starts_at, row.set_minutes, row.set_place) {
            (Some(starts_at), Some(minutes), Some(place)) => {
                Some(Appointment { starts_at, minutes, place })
            }
            _ => None,
        };
        let Row { slots, zone, minutes, place, message, people, .. } = row;
        Self {
            id: row.id,
            application: row.application_id,
            state: row.state,
            version: row.version,
            proposal: Proposal { slots, zone, minutes, place, message, people },
            set,
            sequence: row.sequence,
            note: row.note,
            reason: row.reason,
            created_by: row.created_by,
            created_at: row.created_at,
            changed_at: row.changed_at,
        }
    }
}

pub(super) fn insert(
    conn: &mut Conn,
    (application, by): (ApplicationId, UserId),
    proposal: &Proposal,
    now: Instant,
) -> QueryResult<Meeting> {
    let row = diesel::insert_into(meetings::table).values((
        meetings::id.eq(MeetingId::new()),
        meetings::application_id.eq(application),
        meetings::slots.eq(&proposal.slots),
        meetings::zone.eq(&proposal.zone),
        meetings::minutes.eq(proposal.minutes),
        meetings::place.eq(&proposal.place),
        meetings::message.eq(proposal.message.as_deref()),
        meetings::people.eq(&proposal.people),
        meetings::created_by.eq(by),
        meetings::created_at.eq(now),
        meetings::changed_at.eq(now),
    ));
    Ok(Meeting::from(row.returning(Row::as_returning()).get_result(conn)?))
}

pub(super) fn of_application(conn: &mut Conn, id: ApplicationId) -> QueryResult<Vec<Meeting>> {
    let rows: Vec<Row> = meetings::table
        .filter(meetings::application_id.eq(id))
        .order((meetings::created_at.desc(), meetings::id.desc()))
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Meeting::from).collect())
}

pub(super) fn of_candidate(
    conn: &mut Conn,
    candidate: UserId,
    since: Instant,
    most: i64,
) -> QueryResult<Vec<Meeting>> {
    let theirs = applications::table
        .filter(applications::candidate_id.eq(candidate))
        .select(applications::id);
    let rows: Vec<Row> = meetings::table
        .filter(meetings::application_id.eq_any(theirs))
        .filter(meetings::state.eq_any([State::Set, State::Moving]))
        .filter(meetings::starts_at.gt(since))
        .order((meetings::starts_at, meetings::id))
        .limit(most)
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Meeting::from).collect())
}

pub(super) fn of_member(
    conn: &mut Conn,
    member: UserId,
    since: Instant,
    most: i64,
) -> QueryResult<Vec<Meeting>> {
    let rows: Vec<Row> = meetings::table
        .filter(meetings::people.contains(vec![member]))
        .filter(meetings::state.eq_any([State::Set, State::Moving]))
        .filter(meetings::starts_at.gt(since))
        .order((meetings::starts_at, meetings::id))
        .limit(most)
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Meeting::from).collect())
}

pub(super) fn find(conn: &mut Conn, id: MeetingId) -> QueryResult<Option<Meeting>> {
    let row = meetings::table.find(id).select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Meeting::from))
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: MeetingId) -> QueryResult<Option<Meeting>> {
    let row = meetings::table.find(id).select(Row::as_select()).for_no_key_update();
    Ok(row.first(conn).optional()?.map(Meeting::from))
}

/// What is to be answered, or is to come.
type IsAhead = Box<dyn BoxableExpression<meetings::table, Pg, SqlType = Bool>>;

fn is_ahead(now: Instant) -> IsAhead {
    let begun =
        meetings::starts_at.is_not_null().and(meetings::starts_at.assume_not_null().le(now));
    let over = meetings::state.eq(State::Cancelled);
    let open = meetings::state.eq_any([State::Proposed, State::Unfit]);
    Box::new(not(over).and(open.or(not(begun))))
}

pub(super) fn count_ahead(conn: &mut Conn, id: ApplicationId, now: Instant) -> QueryResult<i64> {
    let rows = meetings::table.filter(meetings::application_id.eq(id)).filter(is_ahead(now));
    rows.count().get_result(conn)
}

pub(super) fn ahead_of(
    conn: &mut Conn,
    id: ApplicationId,
    now: Instant,
) -> QueryResult<Vec<MeetingId>> {
    let rows = meetings::table.filter(meetings::application_id.eq(id)).filter(is_ahead(now));
    rows.order(meetings::id).select(meetings::id).load(conn)
}

/// What a step leaves behind.
#[derive(AsChangeset)]
#[diesel(table_name = meetings)]
pub(super) struct Changed<'a> {
    state: State,
    slots: Option<Vec<Instant>>,
    zone: Option<String>,
    minutes: Option<i32>,
    place: Option<String>,
    message: Option<Option<String>>,
    people: Option<Vec<UserId>>,
    starts_at: Option<Instant>,
    set_minutes: Option<i32>,
    set_place: Option<String>,
    pub(super) sequence: i32,
    /// `Some(None)` removes it.
    pub(super) note: Option<Option<&'a str>>,
    pub(super) reason: Option<&'a str>,
    changed_at: Instant,
}

impl Changed<'_> {
    /// Nothing but the state and the time.
    pub(super) fn of(before: &Meeting, state: State, now: Instant) -> Self {
        Self {
            state,
            slots: None,
            zone: None,
            minutes: None,
            place: None,
            message: None,
            people: None,
            starts_at: None,
            set_minutes: None,
            set_place: None,
            sequence: before.sequence,
            note: None,
            reason: None,
            changed_at: now,
        }
    }

    pub(super) fn propose(&mut self, proposal: Proposal) {
        let Proposal { slots, zone, minutes, place, message, people } = proposal;
        (self.slots, self.zone, self.minutes) = (Some(slots), Some(zone), Some(minutes));
        (self.place, self.message, self.people) = (Some(place), Some(message), Some(people));
        self.note = Some(None);
    }

    pub(super) fn set(&mut self, set: Appointment) {
        self.starts_at = Some(set.starts_at);
        (self.set_minutes, self.set_place) = (Some(set.minutes), Some(set.place));
    }
}

pub(super) fn change(
    conn: &mut Conn,
    id: MeetingId,
    changed: &Changed<'_>,
) -> QueryResult<Meeting> {
    let next = meetings::version.eq(meetings::version + 1);
    let row = diesel::update(meetings::table.find(id)).set((changed, next));
    Ok(Meeting::from(row.returning(Row::as_returning()).get_result(conn)?))
}
