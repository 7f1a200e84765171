//! Sending one message of the outbox under a lease.

use std::time::Duration;

use anyhow::Context;
use db::Conn;
use flows::assessments::invite::{self, Delivery};
use flows::notify::stop;
use flows::support;
use kernel::{Email, MailId};
use mail::calendar::{Calendar, Method};
use mail::{Error, Parcel, Sender};
use queue::jobs::{self, Claimed};
use queue::outbox::{self, Mail, State};

use super::Shared;
use crate::MailServer;

/// Waits longer after each failure: a minute, then minutes.
const RETRY_AFTER: Duration = Duration::from_secs(60);

/// Sends the message of a claimed job. On a development server without a mail server it counts as
/// sent once it can be read on the inbox page.
pub(super) fn send(shared: &Shared, job: Claimed) -> anyhow::Result<()> {
    let id = MailId(job.subject);
    let found = shared.db.read_now(|conn| outbox::find(conn, id))?;
    let sent = match &found {
        Some(mail) if mail.state != State::Sent => {
            let replies = shared.db.read_now(|conn| invite::replies(conn, &mail.dedup_key))?;
            let public = &shared.settings.public_url;
            let stop = |conn: &mut Conn| stop::url(conn, &mail.dedup_key, public);
            let stop = shared.db.read_now(stop)?;
            let inbound = shared.settings.inbound.as_ref();
            let thread = |conn: &mut Conn| support::thread(conn, &mail.dedup_key, inbound);
            let thread = shared.db.read_now(thread)?;
            let answers = thread.as_ref().and_then(|thread| thread.answers.as_ref());
            let replies = answers.or(replies.as_ref()).or(shared.settings.support.as_ref());
            let envelope = Envelope {
                replies,
                thread: thread.as_ref().map(|thread| thread.name.as_str()),
                unsubscribe: stop.as_deref(),
            };
            deliver(shared, mail, &envelope)
        }
        Some(_) | None => Ok(()),
    };
    let key = found.as_ref().map(|mail| mail.dedup_key.as_str()).unwrap_or_default();
    // Without a mail server, the inbox page is the only place to read it.
    let handed_over = matches!(shared.settings.mail_server, MailServer::Smtp(_));
    shared.db.write_now(|conn| settle(conn, job, key, &sent, handed_over))?;
    sent.with_context(|| format!("mail {id}"))
}

/// Records what became of a message. Its text goes with the last try, as it may carry a code or a
/// link; of one that died it stays for a few days, in which it can be sent after all.
fn settle(
    conn: &mut Conn,
    job: Claimed,
    key: &str,
    sent: &Result<(), Error>,
    handed_over: bool,
) -> flows::Result<()> {
    let id = MailId(job.subject);
    match sent {
        Ok(()) => {
            if jobs::finish(conn, job.lease)? {
                outbox::mark_sent(conn, id)?;
                if handed_over {
                    outbox::remove_text(conn, id)?;
                }
                invite::mail_settled(conn, key, Delivery::Sent)?;
            }
        }
        Err(Error::Passing(e)) => {
            let wait = RETRY_AFTER * u32::try_from(job.attempt).unwrap_or(1);
            match jobs::fail(conn, job.lease, e, wait)? {
                jobs::Failed::Dead => {
                    outbox::mark_failed(conn, id, e)?;
                }
                jobs::Failed::Requeued => outbox::mark_tried(conn, id, e)?,
                jobs::Failed::Lost => {}
            }
        }
        Err(Error::Permanent(e)) => {
            if jobs::finish(conn, job.lease)? {
                outbox::mark_failed(conn, id, e)?;
                outbox::remove_text(conn, id)?;
                invite::mail_settled(conn, key, Delivery::Failed)?;
            }
        }
    }
    Ok(())
}

/// What goes with a message beside what it says.
struct Envelope<'a> {
    /// Who reads replies.
    replies: Option<&'a Email>,
    /// The name of the conversation that it belongs to.
    thread: Option<&'a str>,
    /// Where mail like it is stopped.
    unsubscribe: Option<&'a str>,
}

fn deliver(shared: &Shared, mail: &Mail, envelope: &Envelope<'_>) -> Result<(), Error> {
    let settings = &shared.settings;
    let url = match &settings.mail_server {
        MailServer::Smtp(url) => url,
        MailServer::Inbox => return Ok(()),
        MailServer::Missing => return Err(Error::Passing("SMTP_URL is not set".to_owned())),
    };
    let domain = settings.public_url.split("://").nth(1).unwrap_or("assay");
    let domain = domain.split([':', '/']).next().unwrap_or("assay");
    let calendar = mail.calendar.as_ref().and_then(|entry| {
        let method = Method::parse(&entry.method)?;
        Some(Calendar { method, text: entry.text.clone() })
    });
    let thread = envelope.thread.map(|name| format!("<{name}@{domain}>"));
    Sender::new(url, &settings.mail_from)?.send(Parcel {
        message_id: &outbox::message_id(mail.id, domain),
        to: &mail.to,
        reply_to: envelope.replies.map(Email::as_str),
        thread: thread.as_deref(),
        unsubscribe: envelope.unsubscribe,
        subject: &mail.subject,
        text: &mail.text,
        html: mail.html.as_deref(),
        calendar: calendar.as_ref(),
    })
}

#[cfg(test)]
mod tests {
    use kernel::WorkerId;
    use queue::jobs::Kind;
    use queue::outbox::Message;
    use queue::workers::{self, NewWorker};

    use super::*;

    /// The text of a message after a try that ended so.
    #[track_caller]
    fn check(sent: Result<(), Error>, handed_over: bool, want: &str) {
        testkit::store(|conn| {
            let to = "ada@example.com".parse().unwrap();
            let (subject, text) = ("Your code".to_owned(), "012345".to_owned());
            let message = Message { to, subject, text, html: None, calendar: None };
            let id = outbox::enqueue_mail(conn, "otp:1", &message).unwrap();
            let worker = NewWorker {
                id: WorkerId::new(),
                host: "test".to_owned(),
                toolchains: Vec::new(),
                isolation: "test".to_owned(),
                build: String::new(),
                slots: 1,
            };
            workers::register(conn, &worker).unwrap();
            let job = jobs::claim(conn, worker.id, &[Kind::Mail]).unwrap().unwrap();
            settle(conn, job, "otp:1", &sent, handed_over).unwrap();
            assert_eq!(outbox::find(conn, id).unwrap().unwrap().text, want, "{sent:?}");
        });
    }

    #[test]
    fn a_code_is_kept_no_longer_than_it_takes_to_hand_it_over() {
        check(Ok(()), true, "(removed)");
        check(Ok(()), false, "012345");
        check(Err(Error::Permanent("no such user".to_owned())), true, "(removed)");
        check(Err(Error::Passing("busy".to_owned())), true, "012345");
    }
}
