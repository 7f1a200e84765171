//! The team of a company: its members, and invitations to join it.
//!
//! Every change locks the company first, so that of two owners who step down at once one stays.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Email, TeamInvitationId, UserId};

pub use rules::{Invitation, LIFE_DAYS, MAX_RESENDS, MAX_TEAM, Member};

use crate::Error;
use crate::profiles::{self, Company, Role};
use crate::reason::check_reason;
use crate::token::Token;

/// What the audit log calls a company, and an invitation to its team.
const KIND: &str = "company";
const INVITATION: &str = "team_invitation";

/// Everybody who belongs to a company, owners first; at most [`MAX_TEAM`].
///
/// # Errors
/// [`Error::Db`].
pub fn members(conn: &mut Conn, company: CompanyId) -> Result<Vec<Member>, Error> {
    Ok(store::members(conn, &[company])?.into_iter().map(|(_, member)| member).collect())
}

/// The same of each of these companies, in one statement. One that has nobody is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn members_of(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> Result<BTreeMap<CompanyId, Vec<Member>>, Error> {
    let mut teams: BTreeMap<CompanyId, Vec<Member>> = BTreeMap::new();
    for (company, member) in store::members(conn, companies)? {
        teams.entry(company).or_default().push(member);
    }
    Ok(teams)
}

/// The invitations that nobody has accepted and nobody has taken back, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn invitations(conn: &mut Conn, company: CompanyId) -> Result<Vec<Invitation>, Error> {
    Ok(store::open(conn, company)?)
}

fn lock(conn: &mut Conn, company: CompanyId) -> Result<Company, Error> {
    profiles::lock(conn, company)?.ok_or(Error::NoCompany)
}

/// The role of a member of a locked company.
fn role_of(conn: &mut Conn, company: CompanyId, user: UserId) -> Result<Role, Error> {
    store::role(conn, company, user)?.ok_or(Error::NoMember)
}

/// Gives a member another role.
///
/// # Errors
/// [`Error::NoMember`], [`Error::LastOwner`], [`Error::Db`].
pub fn set_role(
    conn: &mut Conn,
    company: CompanyId,
    by: UserId,
    (user, role): (UserId, Role),
) -> Result<(), Error> {
    lock(conn, company)?;
    let before = role_of(conn, company, user)?;
    rules::check_owners(before, Some(role), store::count_owners(conn, company)?)?;
    store::set_role(conn, company, user, role)?;
    let entry = Entry::of("user", user).by(Actor::User(by), "change_company_role");
    Ok(entry.step(before, role).record(conn)?)
}

/// Takes a member out of the company; somebody may take out themselves.
///
/// # Errors
/// [`Error::NoMember`], [`Error::LastOwner`], [`Error::Db`].
pub fn remove(conn: &mut Conn, company: CompanyId, by: UserId, user: UserId) -> Result<(), Error> {
    lock(conn, company)?;
    let role = role_of(conn, company, user)?;
    rules::check_owners(role, None, store::count_owners(conn, company)?)?;
    store::remove(conn, company, user)?;
    let action = if by == user { "leave_company" } else { "remove_from_company" };
    Ok(Entry::of("user", user).by(Actor::User(by), action).record(conn)?)
}

/// Hands a company on by the admin's decision: a member becomes an owner in the place of one, who recruits from then
/// on.
///
/// # Errors
/// [`Error::BadReason`], [`Error::NoMember`], [`Error::NotOwner`], [`Error::OwnsAlready`], [`Error::Db`].
pub fn transfer(
    conn: &mut Conn,
    actor: Actor,
    company: CompanyId,
    (from, to): (UserId, UserId),
    why: &str,
) -> Result<(), Error> {
    check_reason(why)?;
    lock(conn, company)?;
    let (owner, member) = (role_of(conn, company, from)?, role_of(conn, company, to)?);
    rules::check_transfer(owner, member)?;
    for (user, before, role) in [(to, member, Role::Owner), (from, owner, Role::Recruiter)] {
        store::set_role(conn, company, user, role)?;
        let entry = Entry::of("user", user).by(actor, "change_company_role");
        entry.step(before, role).because(why).record(conn)?;
    }
    Ok(Entry::of(KIND, company).by(actor, "transfer_ownership").because(why).record(conn)?)
}

/// Hands a company on before its last owner is erased: to the member who is there longest.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Db`].
pub fn hand_on(conn: &mut Conn, user: UserId) -> Result<(), Error> {
    let Some(membership) = profiles::of_member(conn, user)? else { return Ok(()) };
    let id = membership.company.id;
    lock(conn, id)?;
    if !membership.role.owns() || store::count_owners(conn, id)? > 1 {
        return Ok(());
    }
    let Some((heir, before)) = store::longest(conn, id, user)? else { return Ok(()) };
    store::set_role(conn, id, heir, Role::Owner)?;
    let entry = Entry::of("user", heir).by(Actor::System, "change_company_role");
    let entry = entry.step(before, Role::Owner);
    Ok(entry.because("the last owner was erased").record(conn)?)
}

/// Somebody to be invited.
#[derive(Debug)]
pub struct NewInvitation {
    /// To which company.
    pub company: CompanyId,
    /// Who invites.
    pub by: UserId,
    /// Where the mail goes.
    pub email: Email,
    /// What they will be allowed to do.
    pub role: Role,
}

/// Invites somebody; the token is for the mail.
///
/// # Errors
/// [`Error::InTeam`] for a member; [`Error::Invited`] for somebody who is invited;
/// [`Error::TeamFull`]; [`Error::Db`].
pub fn invite(conn: &mut Conn, new: &NewInvitation) -> Result<(Invitation, Token), Error> {
    lock(conn, new.company)?;
    if store::is_member(conn, new.company, new.email.as_str())? {
        return Err(Error::InTeam);
    }
    let open = store::open(conn, new.company)?;
    if open.iter().any(|invitation| invitation.email == new.email.as_str()) {
        return Err(Error::Invited);
    }
    let invited = i64::try_from(open.len()).unwrap_or(MAX_TEAM);
    if store::count(conn, new.company)? + invited >= MAX_TEAM {
        return Err(Error::TeamFull);
    }
    let token = Token::random();
    let made = store::insert(conn, TeamInvitationId::new(), new, &token)?;
    let entry = Entry::of(INVITATION, made.id).by(Actor::User(new.by), "invite");
    entry.to(new.role).record(conn)?;
    Ok((made, token))
}

/// Makes a new link in place of the one before.
///
/// # Errors
/// [`Error::NoTeamInvitation`]; [`Error::TooManyResends`]; [`Error::Db`].
pub fn resend(
    conn: &mut Conn,
    company: CompanyId,
    by: UserId,
    id: TeamInvitationId,
) -> Result<(Invitation, Token), Error> {
    lock(conn, company)?;
    let open = store::open(conn, company)?;
    let before = open.into_iter().find(|invitation| invitation.id == id);
    if !before.ok_or(Error::NoTeamInvitation)?.can_be_resent() {
        return Err(Error::TooManyResends);
    }
    let token = Token::random();
    let sent = store::renew(conn, id, &token)?;
    Entry::of(INVITATION, id).by(Actor::User(by), "resend").record(conn)?;
    Ok((sent, token))
}

/// Takes an invitation back.
///
/// # Errors
/// [`Error::NoTeamInvitation`]; [`Error::Db`].
pub fn revoke(
    conn: &mut Conn,
    company: CompanyId,
    by: UserId,
    id: TeamInvitationId,
) -> Result<(), Error> {
    lock(conn, company)?;
    if store::revoke(conn, company, id)? == 0 {
        return Err(Error::NoTeamInvitation);
    }
    Ok(Entry::of(INVITATION, id).by(Actor::User(by), "revoke").record(conn)?)
}

/// An invitation whose link somebody follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The invitation.
    pub id: TeamInvitationId,
    /// Whose team.
    pub company: Company,
    /// Where it was sent.
    pub email: String,
    /// What the person will be allowed to do.
    pub role: Role,
}

/// The invitation with this token.
///
/// # Errors
/// [`Error::LinkInvalid`] when it is unknown, accepted, taken back, replaced or over, or when the
/// company is stopped; [`Error::Db`].
pub fn find(conn: &mut Conn, token: &str) -> Result<Link, Error> {
    let token = Token::parse(token)?;
    let link = store::by_token(conn, &token)?.ok_or(Error::LinkInvalid)?;
    if matches!(link.company.state, profiles::State::Suspended | profiles::State::Merged) {
        return Err(Error::LinkInvalid);
    }
    Ok(link)
}

/// Uses a link up that [`find`] answered: the account belongs to the team from then on. Of two who
/// come at once, one does.
///
/// # Errors
/// [`Error::LinkInvalid`]; [`Error::AlreadyMember`] for an account that belongs to a company, and
/// the caller's transaction is then aborted; [`Error::Db`].
pub fn join(conn: &mut Conn, link: &Link, user: UserId) -> Result<(), Error> {
    lock(conn, link.company.id)?;
    if store::accept(conn, link.id)? == 0 {
        return Err(Error::LinkInvalid);
    }
    profiles::insert_member(conn, link.company.id, user, link.role)?;
    let actor = Actor::User(user);
    Entry::of(INVITATION, link.id).by(actor, "accept").record(conn)?;
    let entry = Entry::of(KIND, link.company.id).by(actor, "join_company");
    Ok(entry.to(link.role).record(conn)?)
}
