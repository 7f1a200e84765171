//! The rows of the network. Every function is one statement.

use std::collections::{HashMap, HashSet};

use db::Conn;
use db::schema::{
    applications, assessments, companies, company_members as members, internships, invitations,
    partner_attributions as attributed, partners, referral_accounts as accounts, roles, users,
};
use diesel::prelude::*;
use kernel::Instant;
use kernel::uuid::Uuid;

use super::rules::{Act, Brought};
use super::words::NodeKind;

/// The most rows of one kind that are read.
pub(super) const MOST_ROWS: i64 = 200_000;

pub(super) fn brought(conn: &mut Conn, since: Instant) -> QueryResult<Vec<Brought>> {
    let rows: Vec<(Uuid, Uuid, Instant)> = accounts::table
        .filter(accounts::referrer_id.is_not_null())
        .filter(accounts::referred_at.ge(since))
        .order((accounts::referred_at.desc(), accounts::user_id.desc()))
        .limit(MOST_ROWS + 1)
        .select((
            accounts::user_id,
            accounts::referrer_id.assume_not_null(),
            accounts::referred_at.assume_not_null(),
        ))
        .load(conn)?;
    Ok(rows.into_iter().map(|(account, by, at)| Brought { account, by, at }).collect())
}

pub(super) fn partners(conn: &mut Conn) -> QueryResult<HashSet<Uuid>> {
    let rows: Vec<Uuid> = partners::table.select(partners::user_id).load(conn)?;
    Ok(rows.into_iter().collect())
}

pub(super) fn members(conn: &mut Conn) -> QueryResult<HashMap<Uuid, Uuid>> {
    let rows: Vec<(Uuid, Uuid)> =
        members::table.select((members::user_id, members::company_id)).load(conn)?;
    Ok(rows.into_iter().collect())
}

/// Those whose address somebody has, once they have an account; trials are none.
pub(super) fn invites(conn: &mut Conn, since: Instant) -> QueryResult<Vec<Act>> {
    let rows: Vec<(Uuid, Uuid, Uuid, Instant)> = invitations::table
        .inner_join(assessments::table)
        .filter(assessments::trial_of.is_null())
        .filter(assessments::company_id.is_not_null())
        .filter(invitations::user_id.is_not_null())
        .filter(invitations::created_at.ge(since))
        .order((invitations::created_at.desc(), invitations::id.desc()))
        .limit(MOST_ROWS + 1)
        .select((
            invitations::id,
            invitations::user_id.assume_not_null(),
            assessments::company_id.assume_not_null(),
            invitations::created_at,
        ))
        .load(conn)?;
    Ok(acts(rows))
}

pub(super) fn applications(conn: &mut Conn, since: Instant) -> QueryResult<Vec<Act>> {
    type Row = (Uuid, Uuid, Uuid, Instant, Uuid, Option<Instant>, Instant);
    let rows: Vec<Row> = applications::table
        .inner_join(roles::table)
        .filter(applications::candidate_id.is_not_null())
        .filter(applications::applied_at.ge(since))
        .order((applications::applied_at.desc(), applications::id.desc()))
        .limit(MOST_ROWS + 1)
        .select((
            applications::id,
            applications::candidate_id.assume_not_null(),
            roles::company_id,
            applications::applied_at,
            roles::id,
            roles::published_at,
            roles::created_at,
        ))
        .load(conn)?;
    let act = |(id, person, company, at, role, published, created): Row| {
        let role = Some((role, published.unwrap_or(created)));
        Act { id, person, company, at, role }
    };
    Ok(rows.into_iter().map(act).collect())
}

/// Those that did not come about are none.
pub(super) fn placements(conn: &mut Conn, since: Instant) -> QueryResult<Vec<Act>> {
    let rows: Vec<(Uuid, Uuid, Uuid, Instant)> = internships::table
        .filter(internships::candidate_id.is_not_null())
        .filter(internships::state.ne("cancelled"))
        .filter(internships::began_at.ge(since))
        .order((internships::began_at.desc(), internships::id.desc()))
        .limit(MOST_ROWS + 1)
        .select((
            internships::id,
            internships::candidate_id.assume_not_null(),
            internships::company_id,
            internships::began_at,
        ))
        .load(conn)?;
    Ok(acts(rows))
}

fn acts(rows: Vec<(Uuid, Uuid, Uuid, Instant)>) -> Vec<Act> {
    let act = |(id, person, company, at)| Act { id, person, company, at, role: None };
    rows.into_iter().map(act).collect()
}

/// Referrals to partners that nobody has looked at yet.
pub(super) fn flagged(conn: &mut Conn, since: Instant) -> QueryResult<Vec<Brought>> {
    let rows: Vec<(Uuid, Uuid, Instant)> = attributed::table
        .filter(attributed::flag.eq("same_domain"))
        .filter(attributed::brought_at.ge(since))
        .select((attributed::user_id, attributed::partner_id, attributed::brought_at))
        .load(conn)?;
    Ok(rows.into_iter().map(|(account, by, at)| Brought { account, by, at }).collect())
}

/// What these are called; nothing of clusters.
pub(super) fn names(
    conn: &mut Conn,
    kind: NodeKind,
    of: &[Uuid],
) -> QueryResult<Vec<(Uuid, String)>> {
    match kind {
        NodeKind::Partner => {
            let rows = partners::table.filter(partners::user_id.eq_any(of));
            rows.select((partners::user_id, partners::organisation)).load(conn)
        }
        NodeKind::User => {
            let rows = users::table.filter(users::id.eq_any(of));
            rows.select((users::id, users::display_name)).load(conn)
        }
        NodeKind::Company => {
            let rows = companies::table.filter(companies::id.eq_any(of));
            rows.select((companies::id, companies::name)).load(conn)
        }
        NodeKind::Role => {
            let rows = roles::table.filter(roles::id.eq_any(of));
            rows.select((roles::id, roles::title)).load(conn)
        }
        NodeKind::Placement => {
            let rows = internships::table.filter(internships::id.eq_any(of));
            rows.select((internships::id, internships::role_title)).load(conn)
        }
        NodeKind::Cluster => Ok(Vec::new()),
    }
}
