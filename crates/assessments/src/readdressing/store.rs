//! Invitations whose address changes, in the database. Every function is one statement.

use db::Conn;
use db::schema::{invitation_stops as stops, invitations};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use kernel::InvitationId;

use crate::invitations::State;

/// Not begun, and not over.
const OPEN: [State; 4] = [State::Created, State::Sent, State::Opened, State::Accepted];
/// For one assessment, at most one of these is addressed to one address.
const LIVE: [State; 5] =
    [State::Created, State::Sent, State::Opened, State::Accepted, State::Started];

/// Cancels the open ones to an address beside which one to another address was begun.
pub(super) fn cancel_beside_begun(
    conn: &mut Conn,
    email: &str,
    begun: &str,
) -> QueryResult<Vec<InvitationId>> {
    cancel_beside(conn, email, (begun, &[State::Started]))
}

/// Cancels the open ones to an address beside which there is a live one to another address.
pub(super) fn cancel_beside_live(
    conn: &mut Conn,
    email: &str,
    live: &str,
) -> QueryResult<Vec<InvitationId>> {
    cancel_beside(conn, email, (live, &LIVE))
}

/// One that another account has taken is that account's (ADR 81): it neither goes nor displaces.
fn cancel_beside(
    conn: &mut Conn,
    email: &str,
    (beside, states): (&str, &[State]),
) -> QueryResult<Vec<InvitationId>> {
    let others = diesel::alias!(invitations as others);
    let other = others
        .filter(others.field(invitations::assessment_id).eq(invitations::assessment_id))
        .filter(others.field(invitations::email).eq(beside))
        .filter(others.field(invitations::taken_as).is_null())
        .filter(others.field(invitations::state).eq_any(states));
    let open = invitations::table
        .filter(invitations::email.eq(email))
        .filter(invitations::taken_as.is_null())
        .filter(invitations::state.eq_any(OPEN))
        .filter(exists(other));
    diesel::update(open)
        .set((
            invitations::state.eq(State::Cancelled),
            invitations::version.eq(invitations::version + 1),
        ))
        .returning(invitations::id)
        .get_results(conn)
}

/// All but a live one beside which another live one has the new address: that stays with the old one.
pub(super) fn move_all(conn: &mut Conn, old: &str, new: &str) -> QueryResult<usize> {
    let others = diesel::alias!(invitations as others);
    let other = others
        .filter(others.field(invitations::assessment_id).eq(invitations::assessment_id))
        .filter(others.field(invitations::email).eq(new))
        .filter(others.field(invitations::state).eq_any(LIVE));
    let free = invitations::state.ne_all(LIVE).or(not(exists(other)));
    diesel::update(invitations::table.filter(invitations::email.eq(old)).filter(free))
        .set(invitations::email.eq(new))
        .execute(conn)
}

/// A mail server's refusal is about the mailbox, not the person, and stays.
pub(super) fn drop_double_stops(conn: &mut Conn, old: &str, new: &str) -> QueryResult<usize> {
    let others = diesel::alias!(stops as others);
    let other = others
        .filter(others.field(stops::company_id).eq(stops::company_id))
        .filter(others.field(stops::email).eq(new));
    let double = stops::table
        .filter(stops::email.eq(old))
        .filter(stops::company_id.is_not_null())
        .filter(exists(other));
    diesel::delete(double).execute(conn)
}

/// Moves a person's opt-outs to the new address.
pub(super) fn move_stops(conn: &mut Conn, old: &str, new: &str) -> QueryResult<usize> {
    let own = stops::table.filter(stops::email.eq(old)).filter(stops::company_id.is_not_null());
    diesel::update(own).set(stops::email.eq(new)).execute(conn)
}
