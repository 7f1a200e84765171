//! Invitations that close soon. Every function is one statement.

use db::Conn;
use db::schema::{assessments, invitations};
use diesel::prelude::*;
use kernel::chrono::TimeDelta;
use kernel::{Instant, InvitationId};

use super::rules::{Closing, Due};
use crate::invitations::State;

pub(super) fn closing(conn: &mut Conn, now: Instant, most: i64) -> QueryResult<Vec<InvitationId>> {
    let within = |due: Due| now + TimeDelta::hours(due.hours());
    let first = invitations::reminders.eq(0).and(invitations::expires_at.le(within(Due::TwoDays)));
    let last = invitations::reminders.eq(1).and(invitations::expires_at.le(within(Due::FourHours)));
    // Those of partners are mailed nothing: their students came by themselves.
    let of_companies =
        assessments::table.filter(assessments::company_id.is_not_null()).select(assessments::id);
    invitations::table
        .filter(invitations::assessment_id.eq_any(of_companies))
        .filter(invitations::state.eq_any(State::PENDING))
        .filter(invitations::expires_at.gt(now))
        .filter(invitations::opens_at.is_null().or(invitations::opens_at.assume_not_null().le(now)))
        .filter(first.or(last))
        .order(invitations::expires_at)
        .limit(most)
        .select(invitations::id)
        .load(conn)
}

pub(super) fn lock(
    conn: &mut Conn,
    id: InvitationId,
    now: Instant,
) -> QueryResult<Option<Closing>> {
    let found: Option<(Instant, Option<Instant>, Instant, i32)> = invitations::table
        .find(id)
        .filter(invitations::state.eq_any(State::PENDING))
        .filter(invitations::expires_at.gt(now))
        .select((
            invitations::created_at,
            invitations::last_sent_at,
            invitations::expires_at,
            invitations::reminders,
        ))
        .for_no_key_update()
        .first(conn)
        .optional()?;
    Ok(found.map(|(made, sent, expires_at, done)| Closing {
        mailed_at: sent.unwrap_or(made),
        expires_at,
        done,
    }))
}

pub(super) fn set_done(conn: &mut Conn, id: InvitationId, done: i32) -> QueryResult<usize> {
    diesel::update(invitations::table.find(id)).set(invitations::reminders.eq(done)).execute(conn)
}
