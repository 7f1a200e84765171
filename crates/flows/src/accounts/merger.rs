//! Merging two accounts of one person, by the admin's decision and for good (ADR 62).

use assessments::merging;
use auth::erasure;
use auth::users::{self, Kind, User, masked};
use db::audit::{Actor, Entry};
use db::mergers::{self, AccountItem, Fate, Part, Table};
use db::{Conn, Db, rehearsal};
use kernel::chrono::TimeDelta;
use kernel::{Email, UserId, words};

use crate::post::{self, Addressee, Sender};
use crate::{Error, Result, Reviewer, applications, site};

words! {
    /// Why two accounts cannot be merged now.
    pub enum Obstacle as "AccountMergerObstacle" {
        /// Both are the same.
        SameAccount = "same_account",
        /// The first one belongs to a company, a partner or those who run Assay.
        NotCandidate = "not_candidate",
        /// The second one does.
        IntoNotCandidate = "into_not_candidate",
        /// The first one was merged before.
        Merged = "merged",
        /// The second one was.
        IntoMerged = "into_merged",
        /// The first one is locked: its person would act again.
        Locked = "locked",
        /// The second one is.
        IntoLocked = "into_locked",
        /// One of them is to be erased.
        Erasing = "erasing",
        /// Nobody has shown that the second address is theirs.
        IntoUnverified = "into_unverified",
        /// One of them has an attempt that goes on or is not graded.
        AtWork = "at_work",
        /// A partner brought the first one, before the second one was brought or without that.
        BroughtFirst = "brought_first",
    }
}

impl Obstacle {
    /// A sentence that says what to do about it.
    pub fn text(self) -> &'static str {
        match self {
            Self::SameAccount => "An account cannot be merged into itself.",
            Self::NotCandidate => "This is not a candidate account.",
            Self::IntoNotCandidate => "The other account is not a candidate account.",
            Self::Merged => "This account was already merged into another.",
            Self::IntoMerged => {
                "The other account was merged itself. Choose the one it was merged into."
            }
            Self::Locked => "This account is locked. Unlock it first.",
            Self::IntoLocked => "The other account is locked. Unlock it first.",
            Self::Erasing => "One of the two accounts is scheduled for erasure.",
            Self::IntoUnverified => "The address of the other account is not verified.",
            Self::AtWork => "One of the two has an attempt that is running or not graded.",
            Self::BroughtFirst => {
                "A partner referred this account first. Merge the other one into it."
            }
        }
    }
}

/// The one of two accounts that goes, the one that goes on, and whose accounts are never merged.
#[derive(Debug, Clone, Copy)]
pub struct Pair<'a> {
    /// The account that is merged.
    pub from: UserId,
    /// The one it is merged into.
    pub into: UserId,
    /// The addresses of those who run Assay.
    pub offices: &'a [Email],
}

impl Pair<'_> {
    fn ids(&self) -> (UserId, UserId) {
        (self.from, self.into)
    }
}

/// Every list of what becomes of rows that name an account, in the order in which they are gone through.
pub fn tables() -> Vec<Table<AccountItem>> {
    let held = [
        assessments::mergers::PERSONS,
        challenges::mergers::PERSONS,
        similarity::mergers::PERSONS,
        integrity::mergers::PERSONS,
        puzzles::mergers::PERSONS,
        hiring::mergers::PERSONS,
        internships::mergers::PERSONS,
        talent::mergers::PERSONS,
        contributions::mergers::PERSONS,
        interviews::mergers::PERSONS,
        referral::mergers::PERSONS,
        ::partners::mergers::PERSONS,
        ::support::mergers::PERSONS,
        notices::mergers::PERSONS,
        ::presence::mergers::PERSONS,
        companies::mergers::PERSONS,
        ::authoring::mergers::PERSONS,
        ::billing::mergers::PERSONS,
        ::webhooks::mergers::PERSONS,
        ::ats::mergers::PERSONS,
        ::settings::mergers::PERSONS,
        auth::mergers::PERSONS,
        mergers::PERSONS,
    ];
    held.concat()
}

/// What became of everything.
type Absorbed = mergers::Absorbed<AccountItem>;

/// What merging two accounts would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The account that would be merged.
    pub from: User,
    /// The one it would be merged into.
    pub into: User,
    /// What would become of what; empty while something is against it.
    pub parts: Vec<Part<AccountItem>>,
    /// What is against it.
    pub obstacles: Vec<Obstacle>,
    /// What the merger has to name, so that it does what was shown.
    pub digest: String,
}

/// What the admin has read and typed before a merger.
#[derive(Debug)]
pub struct Confirmed<'a> {
    /// The address of the account that goes on.
    pub email: &'a str,
    /// That of the preview.
    pub digest: &'a str,
    /// Why they are one person's.
    pub reason: &'a str,
}

/// What merging the first account into the second would do: it is done and taken back.
///
/// # Errors
/// [`auth::Error::NoUser`]; those of the queue.
pub fn preview(conn: &mut Conn, sender: &Sender, pair: &Pair<'_>) -> Result<Preview> {
    let by = Reviewer { actor: Actor::System, sender: sender.clone() };
    rehearsal::rehearse(conn, |conn| Ok(begin(conn, &by, pair)?.0))
}

/// Merges the first account into the second, and says so at both addresses.
///
/// # Errors
/// [`auth::Error::NoUser`]; [`auth::Error::BadMergerReason`]; [`Error::MergerAddress`]; [`Error::MergerChanged`];
/// [`Error::AccountsApart`].
pub fn merge(
    conn: &mut Conn,
    by: &Reviewer,
    pair: &Pair<'_>,
    confirmed: &Confirmed<'_>,
) -> Result<Preview> {
    let (done, absorbed) = begin(conn, by, pair)?;
    if !done.obstacles.is_empty() {
        return Err(Error::AccountsApart(done.obstacles));
    }
    let typed = confirmed.email.trim().parse::<Email>();
    if !typed.is_ok_and(|email| email.as_str() == done.into.email) {
        return Err(Error::MergerAddress);
    }
    if confirmed.digest != done.digest {
        return Err(Error::MergerChanged);
    }
    users::record_merger(conn, pair.ids(), by.actor, confirmed.reason)?;
    for (kind, id) in absorbed.ended {
        Entry::of(kind, id).by(by.actor, "end_by_merger").because("merged").record(conn)?;
    }
    tell(conn, &by.sender, &done)?;
    Ok(done)
}

/// Moves what requests wrote for an account while it was merged, for an hour, and what is still sent to its address.
///
/// # Errors
/// [`Error::Db`]; those of the queue.
pub fn follow(db: &Db, sender: &Sender) -> Result<()> {
    let since = sender.now - TimeDelta::hours(1);
    let mut of = db.read_now(|conn| Ok::<_, Error>(users::merged_since(conn, since)?))?;
    of.extend(db.read_now(|conn| Ok::<_, Error>(merging::invited(conn)?))?);
    of.sort_unstable();
    of.dedup();
    let by = Reviewer { actor: Actor::System, sender: sender.clone() };
    for ids in of {
        let late = db.write_now(|conn| {
            let (from, into) = hold(conn, ids)?;
            // Its person may have been merged on or erased since it was looked for.
            if from.merged_into != Some(ids.1) || into.merged_into.is_some() {
                return Ok::<_, Error>(0);
            }
            Ok(absorb(conn, &by, ids)?.moved())
        })?;
        if late > 0 {
            tracing::info!(user.id = %ids.0, rows = late, "account.merger_followed");
        }
    }
    Ok(())
}

/// Locks both, always the same one first, so that of two mergers of the same accounts one waits for the other.
fn hold(conn: &mut Conn, (from, into): (UserId, UserId)) -> Result<(User, User)> {
    let first = users::hold(conn, from.min(into))?;
    let second = users::hold(conn, from.max(into))?;
    Ok(if from <= into { (first, second) } else { (second, first) })
}

/// Moves everything, unless something is against it; the preview takes it back.
fn begin(conn: &mut Conn, by: &Reviewer, pair: &Pair<'_>) -> Result<(Preview, Absorbed)> {
    let (from, into) = hold(conn, pair.ids())?;
    let obstacles = obstacles(conn, (&from, &into), pair.offices)?;
    let mut absorbed = Absorbed::default();
    if obstacles.is_empty() {
        users::set_merged(conn, pair.ids(), by.sender.now)?;
        absorbed = absorb(conn, by, pair.ids())?;
    }
    let about = format!("{} {}\n{} {}", from.id, from.email, into.id, into.email);
    let (digest, parts) = (absorbed.digest(&about), absorbed.parts.clone());
    Ok((Preview { from, into, parts, obstacles, digest }, absorbed))
}

/// Both are locked, and the first is marked as merged.
fn absorb(conn: &mut Conn, by: &Reviewer, of: (UserId, UserId)) -> Result<Absorbed> {
    let now = by.sender.now;
    let twins = hiring::twins::settle(conn, of, by.actor, now)?;
    for twin in &twins {
        applications::end_twin(conn, &by.sender, twin)?;
    }
    let code = referral::codes::hand_over(conn, of, by.actor, now)?;
    let said = selfid::answers::merge(conn, of)?;
    let mut absorbed = mergers::absorb(conn, &tables(), of)?;
    referral::codes::break_circle(conn, of.1)?;
    let ended = i64::try_from(twins.len()).unwrap_or(i64::MAX);
    absorbed.add(AccountItem::Applications, Fate::Ended, ended);
    absorbed.add(AccountItem::ReferralCodes, Fate::Moved, i64::from(code));
    if let Some(moved) = said {
        let fate = if moved { Fate::Moved } else { Fate::Dropped };
        absorbed.add(AccountItem::SelfIdentification, fate, 1);
    }
    Ok(absorbed)
}

fn obstacles(
    conn: &mut Conn,
    (from, into): (&User, &User),
    offices: &[Email],
) -> Result<Vec<Obstacle>> {
    let at_work = merging::are_at_work(conn, [from.id, into.id])?;
    let erasing = erasure::scheduled(conn, from.id)?.is_some()
        || erasure::scheduled(conn, into.id)?.is_some();
    let found = [
        (from.id == into.id, Obstacle::SameAccount),
        (!is_candidate(conn, from, offices)?, Obstacle::NotCandidate),
        (!is_candidate(conn, into, offices)?, Obstacle::IntoNotCandidate),
        (from.merged_into.is_some(), Obstacle::Merged),
        (into.merged_into.is_some(), Obstacle::IntoMerged),
        (from.disabled_at.is_some() && from.merged_into.is_none(), Obstacle::Locked),
        (into.disabled_at.is_some() && into.merged_into.is_none(), Obstacle::IntoLocked),
        (erasing, Obstacle::Erasing),
        (!into.email_verified, Obstacle::IntoUnverified),
        (at_work, Obstacle::AtWork),
        (is_brought_first(conn, from.id, into.id)?, Obstacle::BroughtFirst),
    ];
    Ok(found.into_iter().filter(|(is, _)| *is).map(|(_, obstacle)| obstacle).collect())
}

fn is_candidate(conn: &mut Conn, user: &User, offices: &[Email]) -> Result<bool> {
    let is_office = offices.iter().any(|office| office.as_str() == user.email);
    let is_member = companies::profiles::of_member(conn, user.id)?.is_some();
    Ok(user.kind == Kind::Candidate && !is_office && !is_member)
}

/// Whether a merger would change who is paid for having brought a person.
fn is_brought_first(conn: &mut Conn, from: UserId, into: UserId) -> Result<bool> {
    let Some(first) = ::partners::attributions::of(conn, from)? else { return Ok(false) };
    let other = ::partners::attributions::of(conn, into)?;
    Ok(from != into && other.is_none_or(|other| first.brought_at < other.brought_at))
}

fn tell(conn: &mut Conn, sender: &Sender, done: &Preview) -> Result<()> {
    let url = sender.url(site::LOGIN);
    let letters = [
        ("account-merged", &done.from, mail::account_merged(&masked(&done.into.email), &url)),
        ("account-absorbed", &done.into, mail::account_absorbed(&masked(&done.from.email), &url)),
    ];
    for (what, user, letter) in letters {
        let email = user.email.parse().map_err(Error::inconsistent)?;
        let to = Addressee { email, name: Some(user.display_name.clone()) };
        post::post(conn, sender, &format!("{what}:{}", done.from.id), to, &letter)?;
    }
    Ok(())
}

/// The account that an operator names by its id or its address.
///
/// # Errors
/// [`auth::Error::NoUser`].
pub fn named(conn: &mut Conn, text: &str) -> Result<User> {
    if let Ok(id) = text.parse::<UserId>() {
        return Ok(users::get(conn, id)?);
    }
    let email: Email = text.parse().map_err(|_| auth::Error::NoUser)?;
    Ok(users::by_email(conn, &email)?.ok_or(auth::Error::NoUser)?)
}
