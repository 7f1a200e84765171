//! Sending one message of the outbox under a lease.

use std::time::Duration;

use anyhow::Context;
use kernel::MailId;
use mail::{Error, Letter, Sender};
use queue::jobs::{self, Claimed};
use queue::outbox::{self, Mail, State};

use super::Shared;
use crate::config::Environment;
use crate::error::ApiError;
use crate::flows::inviting;

/// Waits longer after each failure: a minute, then minutes.
const RETRY_AFTER: Duration = Duration::from_secs(60);

/// Sends the message of a claimed job. On a development server without a mail server it counts as
/// sent once it can be read on the inbox page.
pub(super) fn send(shared: &Shared, job: Claimed) -> anyhow::Result<()> {
    let id = MailId(job.subject);
    let found = shared.db.read_now(|conn| outbox::find(conn, id))?;
    let sent = match &found {
        Some(mail) if mail.state != State::Sent => deliver(shared, mail),
        Some(_) | None => Ok(()),
    };
    let key = found.as_ref().map(|mail| mail.dedup_key.as_str()).unwrap_or_default();
    shared.db.write_now(|conn| {
        match &sent {
            Ok(()) => {
                if jobs::finish(conn, job.lease)? {
                    outbox::mark_sent(conn, id)?;
                    // Without a mail server, the inbox page is the only place to read it.
                    if shared.config.smtp_url.is_some() {
                        outbox::remove_text(conn, id)?;
                    }
                    inviting::mail_settled(conn, key, true)?;
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
                    inviting::mail_settled(conn, key, false)?;
                }
            }
        }
        Ok::<_, ApiError>(())
    })?;
    sent.with_context(|| format!("mail {id}"))
}

fn deliver(shared: &Shared, mail: &Mail) -> Result<(), Error> {
    let config = &shared.config;
    let Some(url) = &config.smtp_url else {
        return match config.environment {
            Environment::Development => Ok(()),
            Environment::Production => Err(Error::Passing("SMTP_URL is not set".to_owned())),
        };
    };
    let domain = config.public_url.split("://").nth(1).unwrap_or("assay");
    let domain = domain.split([':', '/']).next().unwrap_or("assay");
    Sender::new(url, &config.mail_from)?.send(Letter {
        message_id: &outbox::message_id(mail.id, domain),
        to: &mail.to,
        subject: &mail.subject,
        text: &mail.text,
        html: mail.html.as_deref(),
    })
}
