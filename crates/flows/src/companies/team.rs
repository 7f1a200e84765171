//! The team of a company: colleagues are invited by mail and join with an account they have, or with
//! one that is made for them.

use std::net::IpAddr;

use auth::provider::{NewAccount, Provider};
use auth::users::{self, Kind, NewUser, User};
use billing::allowance;
use companies::profiles::{self, Role};
use companies::team::{self, Invitation, LIFE_DAYS, Link, NewInvitation};
use db::audit::Actor;
use db::{Conn, Db};
use kernel::uuid::Uuid;
use kernel::{Email, Instant, TeamInvitationId, UserId};
use referral::codes;

use crate::assessments::invite::Host;
use crate::limits::{self, Action, Who};
use crate::notify::{self, CompanyEvent, Notification};
use crate::onboarding::activate::count_failure;
use crate::post::{self, Addressee, Posting};
use crate::{Error, Result, site};

/// Invites a colleague and queues the mail.
///
/// # Errors
/// [`Error::Limited`]; [`billing::Error::SeatsTaken`]; those of the invitation.
pub fn invite(conn: &mut Conn, host: &Host, email: Email, role: Role) -> Result<Invitation> {
    limits::take(conn, Action::InviteColleague, Who::of_company(host.company))?;
    let new = NewInvitation { company: host.company, by: host.by, email, role };
    let (invitation, token) = team::invite(conn, &new)?;
    require_seats(conn, host)?;
    write(conn, host, &invitation, &token.reveal())?;
    Ok(invitation)
}

/// Everybody of the team and everybody invited to it has a seat of the plan.
fn require_seats(conn: &mut Conn, host: &Host) -> Result<()> {
    let plan = allowance::plan_of(conn, host.company, host.sender.now.date_naive())?.0;
    let members = team::members(conn, host.company)?.len();
    let taken = members + team::invitations(conn, host.company)?.len();
    let seats = plan.form.seats;
    if taken <= usize::try_from(seats).unwrap_or(0) {
        return Ok(());
    }
    Err(billing::Error::SeatsTaken { plan: plan.form.name, seats }.into())
}

/// Queues a mail with a new link; the one before no longer counts.
///
/// # Errors
/// Those of the invitation.
pub fn resend(conn: &mut Conn, host: &Host, id: TeamInvitationId) -> Result<Invitation> {
    let (invitation, token) = team::resend(conn, host.company, host.by, id)?;
    write(conn, host, &invitation, &token.reveal())?;
    Ok(invitation)
}

fn write(conn: &mut Conn, host: &Host, invitation: &Invitation, token: &str) -> Result<()> {
    let inviter = users::get(conn, host.by)?;
    let url = host.sender.url(&site::join_team(token));
    let letter = mail::team_invitation(&host.company_name, &inviter.display_name, &url, LIFE_DAYS);
    let email = invitation.email.parse().map_err(Error::inconsistent)?;
    let key = format!("team:{}:{}", invitation.id, invitation.sent);
    let (to, letter) = (Addressee { email, name: None }, &letter);
    let posting =
        Posting { key: &key, to, letter, replies: host.sender.support.as_ref(), calendar: None };
    post::post_for(conn, &host.sender, posting)
}

/// Gives a member another role, and notifies them.
///
/// # Errors
/// Those of the team.
pub fn set_role(conn: &mut Conn, host: &Host, user: UserId, role: Role) -> Result<()> {
    team::set_role(conn, host.company, host.by, (user, role))?;
    let event = CompanyEvent::TeamRole {
        company: host.company_name.clone(),
        role: role.as_str().to_owned(),
    };
    notify_member(conn, host, user, event)
}

/// Takes a member out of the company, and notifies them where they did not leave by themselves.
///
/// # Errors
/// Those of the team.
pub fn remove(conn: &mut Conn, host: &Host, user: UserId) -> Result<()> {
    team::remove(conn, host.company, host.by, user)?;
    notify_member(conn, host, user, CompanyEvent::TeamLeft { company: host.company_name.clone() })
}

fn notify_member(conn: &mut Conn, host: &Host, user: UserId, event: CompanyEvent) -> Result<()> {
    if user == host.by {
        return Ok(());
    }
    let cause = format!("team:{user}:{}", host.sender.now.timestamp_micros());
    let link = site::CLIENT_PROFILE;
    notify::notify(
        conn,
        &host.sender,
        &Notification { user, cause: &cause, event: event.into(), link },
    )
}

/// What a link says to somebody who follows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Followed {
    /// The invitation.
    pub link: Link,
    /// Whether the address has an account.
    pub has_account: bool,
}

/// The invitation with this token. A link that is no good counts against the address that tries it.
///
/// # Errors
/// [`companies::Error::LinkInvalid`]; [`Error::Limited`].
pub async fn follow(db: &Db, token: String, address: Option<IpAddr>) -> Result<Followed> {
    let found = db.read(move |conn| look(conn, &token)).await;
    count_failure(db, address, found).await
}

fn look(conn: &mut Conn, token: &str) -> Result<Followed> {
    let link = team::find(conn, token)?;
    let email: Email = link.email.parse().map_err(Error::inconsistent)?;
    let has_account = users::by_email(conn, &email)?.is_some();
    Ok(Followed { link, has_account })
}

/// Has an account join the team that it is invited to; the link, which was mailed to the account's address, proves that
/// address. A company that was founded with the account, and
/// that nobody has approved and nobody else belongs to, is dissolved.
///
/// # Errors
/// [`companies::Error::LinkInvalid`]; [`companies::Error::OtherAddress`];
/// [`auth::Error::AccountKindFixed`]; [`companies::Error::AlreadyMember`]; [`Error::Limited`].
pub async fn join(
    db: &Db,
    sender: post::Sender,
    user: User,
    token: String,
    address: Option<IpAddr>,
) -> Result<Link> {
    let joined = db.write(move |conn| {
        let link = team::find(conn, &token)?;
        if user.email != link.email {
            return Err(companies::Error::OtherAddress.into());
        }
        if user.kind != Kind::Company {
            return Err(auth::Error::AccountKindFixed.into());
        }
        users::prove_address(conn, user.id, &link.email)?;
        profiles::dissolve_own(conn, user.id)?;
        enter(conn, &sender, &link, &user)?;
        Ok(link)
    });
    count_failure(db, address, joined.await).await
}

fn enter(conn: &mut Conn, sender: &post::Sender, link: &Link, user: &User) -> Result<()> {
    let owners = profiles::owners(conn, link.company.id)?;
    team::join(conn, link, user.id)?;
    let cause = format!("team-joined:{}", link.id);
    for owner in owners {
        let (company, name) = (link.company.name.clone(), user.display_name.clone());
        let event = CompanyEvent::TeamJoined { company, name };
        let link = site::CLIENT_PROFILE;
        notify::notify(
            conn,
            sender,
            &Notification { user: owner, cause: &cause, event: event.into(), link },
        )?;
    }
    Ok(())
}

/// What somebody sends who has no account yet.
#[derive(Debug)]
pub struct NewColleague {
    /// The link's token.
    pub token: String,
    /// How they are addressed.
    pub name: String,
    /// The password they want.
    pub password: String,
}

/// Makes the account of somebody who is invited and has none, has it join the team, and answers its
/// address. The link proves that they read mail there. Nothing is deleted at the provider when the rest
/// fails: the next try takes the account up again.
///
/// # Errors
/// [`companies::Error::LinkInvalid`]; [`auth::Error::EmailTaken`]; [`Error::Limited`]; those of the
/// provider.
pub async fn register(
    (db, provider): (&Db, &Provider),
    sender: post::Sender,
    new: NewColleague,
    address: Option<IpAddr>,
    now: Instant,
) -> Result<String> {
    let NewColleague { token, name, password } = new;
    let again = token.clone();
    let Followed { link, has_account } = follow(db, token, address).await?;
    if has_account {
        return Err(auth::Error::EmailTaken.into());
    }
    let email: Email = link.email.parse().map_err(Error::inconsistent)?;
    let account = NewAccount {
        uid: Uuid::new_v4().simple().to_string(),
        email: email.clone(),
        display_name: name.clone(),
    };
    let uid = provider.create(&account, now).await?;
    provider.set_password(&uid, &password, now).await?;
    db.write(move |conn| {
        let link = team::find(conn, &again)?;
        let new = NewUser { uid: &uid, email: &email, display_name: &name };
        let user = users::make_company(conn, Actor::System, &new)?;
        codes::open(conn, user.id)?;
        enter(conn, &sender, &link, &user)
    })
    .await?;
    Ok(link.email)
}
