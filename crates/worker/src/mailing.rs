//! Sending one message of the outbox under a lease.

use std::time::Duration;

use anyhow::Context;
use db::Conn;
use flows::assessments::invite::{self, Delivery};
use flows::envelopes::{Boxes, Envelope, envelope};
use flows::partners::invitations;
use kernel::{Email, MailId};
use mail::calendar::{Calendar, Method};
use mail::{Error, Parcel, Sender};
use queue::jobs::{self, Claimed};
use queue::outbox::{self, Mail, State};

use super::Shared;
use crate::{MailServer, Settings};

/// Waits longer after each failure: a minute, then minutes.
const RETRY_AFTER: Duration = Duration::from_secs(60);

/// Sends the message of a claimed job. On a development server without a mail server it counts as
/// sent once it can be read on the inbox page.
pub(super) fn send(shared: &Shared, job: Claimed) -> anyhow::Result<()> {
    let id = MailId(job.subject);
    let found = shared.db.read_now(|conn| outbox::find(conn, id))?;
    let sent = match &found {
        Some(mail) if mail.state != State::Sent => {
            let settings = &shared.settings;
            let boxes =
                Boxes { inbound: settings.inbound.as_ref(), support: settings.support.as_ref() };
            let sites = (settings.public_url.as_str(), boxes);
            let envelope = shared.db.read_now(|conn| envelope(conn, &mail.dedup_key, sites))?;
            deliver(settings, mail, &envelope)
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
                invitations::mail_refused(conn, key)?;
            }
        }
    }
    Ok(())
}

fn deliver(settings: &Settings, mail: &Mail, envelope: &Envelope) -> Result<(), Error> {
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
    let thread = envelope.thread.as_ref().map(|name| format!("<{name}@{domain}>"));
    Sender::new(url, &settings.mail_from)?.send(Parcel {
        message_id: &outbox::message_id(mail.id, domain),
        sender: envelope.sender.as_deref(),
        to: &mail.to,
        reply_to: envelope.replies.as_ref().map(Email::as_str),
        thread: thread.as_deref(),
        unsubscribe: envelope.unsubscribe.as_deref(),
        subject: &mail.subject,
        text: &mail.text,
        html: mail.html.as_deref(),
        calendar: calendar.as_ref(),
    })
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader, Write};
    use std::net::TcpListener;
    use std::thread;

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

    /// A mail server on this machine that takes one message and answers what it was.
    fn mail_server() -> (String, thread::JoinHandle<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let taken = thread::spawn(move || {
            let (mut to, _) = listener.accept().unwrap();
            let mut from = BufReader::new(to.try_clone().unwrap());
            let mut say = |line: &str| to.write_all(format!("{line}\r\n").as_bytes()).unwrap();
            say("220 test");
            let (mut line, mut message, mut is_data) = (String::new(), String::new(), false);
            while from.read_line(&mut line).unwrap() > 0 {
                match line.trim_end() {
                    "." if is_data => {
                        say("250 taken");
                        break;
                    }
                    _ if is_data => message.push_str(&line),
                    "DATA" => {
                        is_data = true;
                        say("354 go on");
                    }
                    _ => say("250 fine"),
                }
                line.clear();
            }
            message
        });
        (url, taken)
    }

    /// What a mail server gets of a mail in this name, to which this person reads replies.
    fn sent(sender: Option<&str>, replies: Option<&str>) -> String {
        let (url, taken) = mail_server();
        let settings = Settings {
            data_dir: std::path::PathBuf::new(),
            public_url: "https://assay.example".to_owned(),
            support: None,
            inbound: None,
            admin: None,
            recording_days: 180,
            mail_server: MailServer::Smtp(url),
            local_webhooks: false,
            github: None,
            mail_from: "Assay <no-reply@assay.example>".to_owned(),
            provider: Box::new(|| anyhow::bail!("no provider")),
        };
        testkit::store(|conn| {
            let to = "ada@example.com".parse().unwrap();
            let (subject, text) = ("An invitation".to_owned(), "Hello".to_owned());
            let message = Message { to, subject, text, html: None, calendar: None };
            let id = outbox::enqueue_mail(conn, "invitation:1", &message).unwrap();
            let mail = outbox::find(conn, id).unwrap().unwrap();
            let replies = replies.map(|address| address.parse().unwrap());
            let sender = sender.map(str::to_owned);
            let envelope = Envelope { sender, replies, thread: None, unsubscribe: None };
            deliver(&settings, &mail, &envelope).unwrap();
        });
        taken.join().unwrap()
    }

    #[test]
    fn the_mail_server_gets_who_reads_replies() {
        let message = sent(None, Some("ruth@example.com"));
        assert!(message.contains("\r\nReply-To: ruth@example.com\r\n"), "{message}");
        let message = sent(None, None);
        assert!(message.contains("Hello") && !message.contains("Reply-To:"), "{message}");
    }

    #[test]
    fn the_mail_server_gets_in_whose_name_a_mail_is_sent() {
        let message = sent(Some("Pellworth"), None);
        let from = "\r\nFrom: \"Pellworth via Assay\" <no-reply@assay.example>\r\n";
        assert!(format!("\r\n{message}").contains(from), "{message}");
    }
}
