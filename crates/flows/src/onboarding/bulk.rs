//! The admin's no to several companies at once: what it would do, and doing it.

use std::collections::HashMap;

use auth::users;
use companies::inquiries::{self, Event, Inquiry};
use db::Conn;
use kernel::{Email, InquiryId, Seen, UserId};
use mail::Reader;

use super::review::{self, Reviewer};
use crate::{Error, Result};

/// How many are rejected with one call.
pub const AT_ONCE: usize = 100;

/// The mail that a company would get.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// The address of its account.
    pub to: Email,
    /// One line.
    pub subject: String,
    /// The whole message as plain text.
    pub text: String,
}

/// What became of each inquiry that was named, in that order.
pub type Rows<T> = Vec<(InquiryId, Result<T>)>;

/// The mail that each company would get, or why it would get none. Nothing is changed.
///
/// # Errors
/// [`companies::Error::BadReason`]; [`Error::Db`].
pub fn preview(
    conn: &mut Conn,
    reviewer: &Reviewer,
    of: &[Seen<InquiryId>],
    reason: &str,
) -> Result<Rows<Notice>> {
    let ids: Vec<InquiryId> = of.iter().map(|seen| seen.id).collect();
    let found = inquiries::find_all(conn, &ids)?;
    let accounts: Vec<UserId> = found.iter().map(|inquiry| inquiry.user).collect();
    let accounts = users::get_all(conn, &accounts)?.into_iter();
    let emails: HashMap<UserId, String> = accounts.map(|user| (user.id, user.email)).collect();
    let known: HashMap<InquiryId, Inquiry> = found.into_iter().map(|one| (one.id, one)).collect();
    each(of, |seen| {
        let inquiry = known.get(&seen.id).ok_or(companies::Error::NoInquiry)?;
        let step = review::step(seen, reviewer, Event::Reject, Some(reason));
        inquiries::foresee(inquiry, &step)?;
        let email = emails.get(&inquiry.user).ok_or(auth::Error::NoUser)?;
        let email: Email = email.parse().map_err(Error::inconsistent)?;
        let (to, letter) = review::rejection(inquiry, email, reason);
        let sender = &reviewer.sender;
        let replies = sender.support.as_ref();
        let reader = Reader { name: to.name.as_deref(), url: &sender.public_url, replies };
        let text = letter.write(&reader).map_err(Error::inconsistent)?;
        Ok(Notice { to: to.email, subject: text.subject, text: text.text })
    })
}

/// Says no to each, with the mail and the entry in the history that a single no has. An inquiry that has changed since
/// it was looked at, or that cannot be rejected, is left as it is and does not keep the others.
///
/// # Errors
/// [`companies::Error::BadReason`]; [`Error::Db`]. Then nobody is rejected.
pub fn reject(
    conn: &mut Conn,
    reviewer: &Reviewer,
    of: &[Seen<InquiryId>],
    reason: &str,
) -> Result<Rows<Inquiry>> {
    each(of, |seen| review::reject(conn, reviewer, seen, reason))
}

/// Does it with each, always in the order of their ids, so that two calls wait for each other and never both.
fn each<T>(
    of: &[Seen<InquiryId>],
    mut act: impl FnMut(Seen<InquiryId>) -> Result<T>,
) -> Result<Rows<T>> {
    let mut order = of.to_vec();
    order.sort_by_key(|seen| seen.id);
    order.dedup_by_key(|seen| seen.id);
    let mut done = HashMap::with_capacity(order.len());
    for seen in order {
        let outcome = match act(seen) {
            Err(e) if !leaves_out(&e) => return Err(e),
            outcome => outcome,
        };
        done.insert(seen.id, outcome);
    }
    let row = |seen: &Seen<InquiryId>| done.remove(&seen.id).map(|outcome| (seen.id, outcome));
    Ok(of.iter().filter_map(row).collect())
}

/// Whether an error concerns one inquiry only, and was found before anything was changed.
fn leaves_out(e: &Error) -> bool {
    use companies::Error as E;
    matches!(e, Error::Companies(E::NoInquiry | E::StaleVersion | E::Refused(_)))
}
