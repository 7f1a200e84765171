//! Changing the address of an account (ADR 105): a code to the present address and one to the new one, then the identity
//! provider is asked, and only when it has the new address, everything here follows in one transaction. Until then
//! everything is as it was, and whatever address the provider knows is one to log in with.

use std::time::Duration;

use anyhow::Context;
use assessments::readdressing;
use auth::addresses::{self, Change};
use auth::otp::{self, Code, Prepared, Purpose, Try};
use auth::provider::{Failure, LONGEST, Provider};
use auth::users::{self, User, masked};
use companies::activations;
use computing::Pool;
use db::audit::Actor;
use db::{Conn, Db};
use kernel::chrono::TimeDelta;
use kernel::{AddressChangeId, Email};
use queue::jobs::{self, Claimed, Kind, NewJob, Priority};

use crate::limits::{self, Action, Who};
use crate::post::{self, Addressee, Sender};
use crate::{Error, Result, site};

/// When a worker asks the provider again, counted from the request that did so first, or from its own last try.
const RETRY_AFTER: Duration = Duration::from_secs(60);
/// How long the provider is asked before the change is given up.
const GIVE_UP_AFTER: TimeDelta = TimeDelta::hours(1);

/// Somebody who changes the address of their account.
#[derive(Debug, Clone)]
pub struct Mover {
    /// Their account.
    pub user: User,
    /// Whom what they do is counted against.
    pub who: Who,
    /// The addresses of those who run Assay, whose rights no change gives or takes.
    pub offices: Vec<Email>,
    /// Who sends them mail.
    pub sender: Sender,
}

impl Mover {
    fn check(&self, new: &str) -> Result<()> {
        let is_office = |email: &str| self.offices.iter().any(|office| office.as_str() == email);
        if is_office(&self.user.email) || is_office(new) {
            return Err(auth::Error::OfficeAddress.into());
        }
        if self.user.email == new { Err(auth::Error::SameAddress.into()) } else { Ok(()) }
    }
}

/// Both codes, as they were typed.
#[derive(Debug)]
pub struct Codes {
    /// The one mailed to the present address.
    pub present: Code,
    /// The one mailed to the new one.
    pub new: Code,
}

/// How far a confirmed change has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The account has its new address.
    Done,
    /// The identity provider does not answer, and is asked again.
    Waiting,
    /// The provider does not take the address; everything is as it was.
    Refused,
}

/// Mails a code to the present address and one to the new one. Where that has an account it is mailed instead that it
/// cannot be another one's; the answer is the same, so that nobody learns from an address who has an account.
///
/// # Errors
/// [`auth::Error::OfficeAddress`], [`auth::Error::SameAddress`], [`auth::Error::NoPassword`]; [`Error::Limited`]; those of
/// the provider.
pub async fn ask(
    db: &Db,
    provider: &Provider,
    hashes: &Pool,
    mover: Mover,
    new: Email,
) -> Result<()> {
    mover.check(new.as_str())?;
    let (who, now) = (mover.who, mover.sender.now);
    db.write(move |conn| limits::take(conn, Action::SendCode, who)).await?;
    if !provider.has_password(&mover.user.uid, now).await? {
        return Err(auth::Error::NoPassword.into());
    }
    let is_known = provider.knows(&new, now).await?;
    let codes = hashes.run(|| Ok::<_, auth::Error>((otp::prepare()?, otp::prepare()?))).await??;
    db.write(move |conn| mail_codes(conn, &mover, (&new, is_known), &codes)).await
}

fn mail_codes(
    conn: &mut Conn,
    mover: &Mover,
    (new, is_known): (&Email, bool),
    (present, coming): &(Prepared, Prepared),
) -> Result<()> {
    let (user, sender) = (&mover.user, &mover.sender);
    let old: Email = user.email.parse().map_err(Error::inconsistent)?;
    let is_taken = is_known || addresses::is_taken(conn, new)?;
    let id = otp::issue(conn, user.id, Purpose::PresentAddress, &old, present)?;
    let letter =
        mail::address_leaves(present.code.as_str(), otp::LIFE_MINUTES, &masked(new.as_str()));
    let to = Addressee { email: old, name: Some(user.display_name.clone()) };
    post::post(conn, sender, &format!("otp:{id}"), to, &letter)?;
    // A code for an address that is taken counts as any other; nobody is mailed it.
    let id = otp::issue(conn, user.id, Purpose::NewAddress, new, coming)?;
    let letter = if is_taken {
        mail::address_in_use(&sender.url(site::LOGIN))
    } else {
        mail::address_comes(coming.code.as_str(), otp::LIFE_MINUTES)
    };
    // The address is not proven yet: no name goes to a stranger.
    let to = Addressee { email: new.clone(), name: None };
    post::post(conn, sender, &format!("otp:{id}"), to, &letter)
}

/// Checks both codes and changes the address. A try of each is counted, committed, and only then compared; which one was
/// wrong is not said.
///
/// # Errors
/// [`auth::Error::OtpInvalid`], [`auth::Error::OtpExhausted`], [`auth::Error::OfficeAddress`],
/// [`auth::Error::EmailTaken`]; [`Error::Limited`].
pub async fn confirm(
    db: &Db,
    provider: &Provider,
    hashes: &Pool,
    mover: Mover,
    codes: Codes,
) -> Result<Outcome> {
    let (user, who, sender) = (mover.user.id, mover.who, mover.sender.clone());
    db.write(move |conn| limits::take(conn, Action::VerifyOtp, who)).await?;
    let present = db.write(move |conn| otp::begin(conn, user, Purpose::PresentAddress)).await?;
    let new = db.write(move |conn| otp::begin(conn, user, Purpose::NewAddress)).await?;
    let compared = hashes.run(move || {
        let right = [present.is(&codes.present)?, new.is(&codes.new)?];
        Ok::<_, auth::Error>((right == [true; 2]).then_some((present, new)))
    });
    let right = compared.await??.ok_or(auth::Error::OtpInvalid)?;
    let id = db.write(move |conn| accept(conn, &mover, &right)).await?;
    let settled = settle(db, provider, &sender, id).await;
    settled.or_else(|e| match e {
        // The worker asks again.
        Error::Provider(failure) => {
            tracing::warn!(reason = %failure, "address_change.waits");
            Ok(Outcome::Waiting)
        }
        other => Err(other),
    })
}

/// Records a change that both mailboxes have confirmed, and the job that finishes it where this request does not.
fn accept(conn: &mut Conn, mover: &Mover, (present, new): &(Try, Try)) -> Result<AddressChangeId> {
    otp::redeem(conn, present)?;
    otp::redeem(conn, new)?;
    let user = users::hold(conn, mover.user.id)?;
    let to = new.email.as_deref().ok_or(auth::Error::OtpInvalid)?;
    if present.email.as_deref() != Some(user.email.as_str()) {
        return Err(auth::Error::OtpInvalid.into());
    }
    mover.check(to)?;
    let to: Email = to.parse().map_err(Error::inconsistent)?;
    if addresses::is_taken(conn, &to)? {
        return Err(auth::Error::EmailTaken.into());
    }
    let id = addresses::confirm(conn, &user, &to)?;
    let delay = TimeDelta::from_std(LONGEST + RETRY_AFTER).map_err(Error::inconsistent)?;
    jobs::enqueue_at(conn, &step(id), mover.sender.now + delay)?;
    limits::forget(conn, Action::VerifyOtp, user.id)?;
    Ok(id)
}

/// Asks the provider and does what follows. It is safe to repeat, and for several at once: the provider takes the same
/// address twice, and of those who write one does.
async fn settle(
    db: &Db,
    provider: &Provider,
    sender: &Sender,
    id: AddressChangeId,
) -> Result<Outcome> {
    let found = db.read(move |conn| waiting(conn, id)).await?;
    let Some((change, uid)) = found else { return Ok(Outcome::Done) };
    let (old, new): (Email, Email) = (
        change.old.parse().map_err(Error::inconsistent)?,
        change.new.parse().map_err(Error::inconsistent)?,
    );
    match provider.set_email(&uid, &new, sender.now).await {
        Ok(()) => {}
        Err(Failure::EmailExists | Failure::NoAccount) => {
            return refuse(db, sender, change).await;
        }
        Err(e) => return Err(e.into()),
    }
    let (writer, finished) = (sender.clone(), change.clone());
    match db.write(move |conn| finish(conn, &writer, &finished)).await {
        Ok(()) => Ok(Outcome::Done),
        // An account took the address here meanwhile, so a sign-in with it would be refused. This is never given up.
        Err(Error::Auth(auth::Error::EmailTaken)) => {
            let back = provider.set_email(&uid, &old, sender.now).await;
            back.map_err(Error::inconsistent)?;
            refuse(db, sender, change).await
        }
        Err(e) => Err(e),
    }
}

/// A change that waits, and the provider's name of its person; `None` also for an account that was merged or erased.
fn waiting(conn: &mut Conn, id: AddressChangeId) -> Result<Option<(Change, String)>> {
    let Some(change) = addresses::waiting(conn, id)? else { return Ok(None) };
    let user = users::get(conn, change.user)?;
    Ok(user.merged_into.is_none().then_some((change, user.uid)))
}

/// The account and what was addressed to it follow the provider. Invitations to teams do not: they give rights, and are
/// for whom reads the mail that brought them.
fn finish(conn: &mut Conn, sender: &Sender, change: &Change) -> Result<()> {
    let user = users::hold(conn, change.user)?;
    if !addresses::complete(conn, change)? {
        return Ok(());
    }
    let of = (change.old.as_str(), change.new.as_str());
    readdressing::move_invitations(conn, Actor::User(user.id), of)?;
    activations::readdress(conn, user.id, of)?;
    let email = change.old.parse().map_err(Error::inconsistent)?;
    let to = Addressee { email, name: Some(user.display_name) };
    let letter = mail::address_changed(&masked(&change.new));
    post::post(conn, sender, &format!("address-changed:{}", change.id), to, &letter)
}

async fn refuse(db: &Db, sender: &Sender, change: Change) -> Result<Outcome> {
    let sender = sender.clone();
    db.write(move |conn| keep(conn, &sender, &change)).await?;
    Ok(Outcome::Refused)
}

fn keep(conn: &mut Conn, sender: &Sender, change: &Change) -> Result<()> {
    if !addresses::refuse(conn, change)? {
        return Ok(());
    }
    let user = users::get(conn, change.user)?;
    let email = change.old.parse().map_err(Error::inconsistent)?;
    let to = Addressee { email, name: Some(user.display_name) };
    let letter = mail::address_kept(&sender.url(site::SECURITY));
    post::post(conn, sender, &format!("address-kept:{}", change.id), to, &letter)
}

/// Finishes the change that a claimed job names, and gives the job back for later where the provider does not answer.
///
/// # Errors
/// Whatever went wrong; it is recorded with the job.
pub fn work(db: &Db, provider: &Provider, sender: &Sender, job: Claimed) -> anyhow::Result<()> {
    let id = AddressChangeId(job.subject);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let settled = runtime.block_on(ask_again(db, provider, sender, id));
    if let Err(e) = settled.context("the address is not changed") {
        let text = format!("{e:#}");
        db.write_now(|conn| jobs::fail(conn, job.lease, &text, RETRY_AFTER))?;
        return Err(e);
    }
    let is_ours = db.write_now(|conn| Ok::<_, Error>(jobs::finish(conn, job.lease)?))?;
    if is_ours { Ok(()) } else { Err(Error::LeaseLost.into()) }
}

async fn ask_again(
    db: &Db,
    provider: &Provider,
    sender: &Sender,
    id: AddressChangeId,
) -> Result<()> {
    let settled = settle(db, provider, sender, id).await;
    if matches!(settled, Err(Error::Provider(_))) && give_up(db, sender, id).await? {
        return Ok(());
    }
    settled.map(|_outcome| ())
}

/// Leaves the address as it is where the provider was asked long enough, and answers whether.
async fn give_up(db: &Db, sender: &Sender, id: AddressChangeId) -> Result<bool> {
    let Some((change, _)) = db.read(move |conn| waiting(conn, id)).await? else { return Ok(true) };
    if sender.now - change.confirmed_at < GIVE_UP_AFTER {
        return Ok(false);
    }
    refuse(db, sender, change).await?;
    Ok(true)
}

/// The job that finishes a change.
fn step(id: AddressChangeId) -> NewJob {
    NewJob {
        kind: Kind::ChangeSignIn,
        subject: id.0,
        generation: 1,
        priority: Priority::BACKGROUND,
        fair_key: None,
        fair_group: None,
        needs: None,
    }
}
