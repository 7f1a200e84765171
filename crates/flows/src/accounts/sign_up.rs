//! Registering and choosing a name: the account, its referral, and for somebody who hires, their
//! company, which stands in the admin's queue from then on.

use auth::tokens::Claims;
use auth::usernames::{self, Availability, Username};
use auth::users::{self, Kind, Registration, User};
use companies::inquiries;
use companies::profiles::{self, Name};
use db::{Conn, Db};
use kernel::UserId;
use referral::codes::{self, Code};

use crate::limits::{self, Action, Who};
use crate::notify::{self, Notification, ReferralEvent};
use crate::post::Sender;
use crate::{Result, partners, site};

use super::free_trial;

/// Registers the token's person and answers the account and whether it is new.
///
/// # Errors
/// Those of the account and of the company's name.
pub fn register(
    conn: &mut Conn,
    claims: &Claims,
    form: &Registration,
    who: Who,
) -> Result<(User, bool)> {
    let (user, fresh) = users::register(conn, claims, form)?;
    if fresh {
        limits::take(conn, Action::Register, who)?;
        codes::open(conn, user.id)?;
        apply_referral(conn, user.id, form.referral_code.as_deref())?;
    }
    if fresh && user.kind == Kind::Company {
        let company = profiles::found(conn, user.id, &Name::parse(&form.display_name)?)?;
        inquiries::enter(conn, user.id, company.id, &company.name)?;
        free_trial::begin(conn, &user)?;
        // A company is not asked for a username: nobody but its referrals sees it, and it can be changed.
        if let Some(name) = usernames::free(conn, &user.display_name)? {
            return Ok((name_account(conn, user.id, &name)?, fresh));
        }
    }
    Ok((user, fresh))
}

/// Takes over what a token says of its account, such as a confirmed address, which begins a company's free trial.
///
/// # Errors
/// Those of the account.
pub fn follow_token(conn: &mut Conn, user: User, claims: &Claims) -> Result<User> {
    let was_verified = user.email_verified;
    let user = users::sync(conn, user, claims)?;
    if !was_verified {
        free_trial::begin(conn, &user)?;
    }
    Ok(user)
}

/// A code that came with the registration counts where it is somebody's; one that is not is no
/// reason to turn a person away. Source: specification §5.
fn apply_referral(conn: &mut Conn, user: UserId, code: Option<&str>) -> Result<()> {
    use referral::Error as E;
    let Some(Ok(code)) = code.map(Code::parse) else { return Ok(()) };
    match codes::redeem(conn, user, &code) {
        Ok(named) => partners::record(conn, user, &named),
        Err(E::CodeInvalid | E::CodeSet | E::NoCode) => Ok(()),
        Err(E::Db(e)) => Err(e.into()),
    }
}

/// Gives the account a username and, with its first one, a referral code like it. What was counted
/// stays counted where the name is refused.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the name.
pub async fn choose_username(db: &Db, user: UserId, name: Username, who: Who) -> Result<User> {
    db.write(move |conn| limits::take(conn, Action::ChooseUsername, who)).await?;
    db.write(move |conn| name_account(conn, user, &name)).await
}

/// Gives the account a username, uncounted.
///
/// # Errors
/// Those of the name.
pub fn name_account(conn: &mut Conn, user: UserId, name: &Username) -> Result<User> {
    let (user, first) = usernames::choose(conn, user, name)?;
    if first {
        codes::give(conn, user.id, Some(name.as_str()))?;
    }
    Ok(user)
}

/// Whether an account could have a username.
///
/// # Errors
/// [`crate::Error::Limited`]; [`crate::Error::Db`].
pub fn username_availability(
    conn: &mut Conn,
    user: UserId,
    wanted: &str,
    who: Who,
) -> Result<Availability> {
    limits::take(conn, Action::AskUsername, who)?;
    Ok(usernames::availability(conn, user, wanted)?)
}

/// Records who brought an account here. What was counted stays counted where the code is refused:
/// an unknown code must cost a try, or codes could be listed.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the code.
pub async fn name_referral_code(
    db: &Db,
    sender: Sender,
    user: UserId,
    code: &str,
    who: Who,
) -> Result<()> {
    db.write(move |conn| limits::take(conn, Action::NameReferralCode, who)).await?;
    let code = Code::parse(code)?;
    db.write(move |conn| {
        let named = codes::redeem(conn, user, &code)?;
        partners::record(conn, user, &named)?;
        tell_referrer(conn, &sender, user)
    })
    .await
}

/// Notifies the person who brought an account, once a day however many they bring, and names nobody. Nothing happens
/// where nobody brought it.
///
/// # Errors
/// Those of the notice.
pub fn tell_referrer(conn: &mut Conn, sender: &Sender, user: UserId) -> Result<()> {
    let Some(referrer) = codes::referrer(conn, user)? else { return Ok(()) };
    let link = match users::get(conn, referrer)?.kind {
        Kind::Candidate => site::DASHBOARD,
        Kind::Company => site::CLIENT_DASHBOARD,
        Kind::Partner => site::PARTNER_DASHBOARD,
    };
    let cause = format!("referral:{}", sender.now.date_naive());
    let event = ReferralEvent::Joined {}.into();
    notify::notify(conn, sender, &Notification { user: referrer, cause: &cause, event, link })
}
