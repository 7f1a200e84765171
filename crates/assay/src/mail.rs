//! `assay mail receive`: takes in one message, the way mail servers hand messages to a program. What it ends
//! with tells the mail server what to do: its codes are those of sysexits.h.

use std::io::{Read, copy, sink};
use std::process::ExitCode;

use clap::Subcommand;
use config::{Purpose, from_environment};
use db::{Db, Options, cluster};
use flows::Error;
use flows::support::{Delivery, Inbox, MAX_MAIL_BYTES, Refusal, Taken, receive};
use kernel::{Clock, Email, SystemClock};
use support::Error as E;

use crate::{complain, settings, start_log};

/// The message cannot be taken as it is: the mail server sends it back.
const DATA: u8 = 65;
/// Nobody is addressed by it: the mail server sends it back.
const NO_USER: u8 = 67;
/// The mail server keeps it and tries again.
const LATER: u8 = 75;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Take an answer to support's mail from standard input into the chat. Exits with 65 where the message cannot
    /// be taken, 67 where it answers no conversation of its sender, 75 where it should be tried again later.
    Receive {
        /// To whom it was addressed; otherwise its headers say so.
        #[arg(long)]
        recipient: Option<String>,
        /// Its return path; empty for a report.
        #[arg(long)]
        sender: Option<String>,
    },
}

/// Does what the command says.
pub(super) fn run(command: &Command) -> ExitCode {
    let Command::Receive { recipient, sender } = command;
    start_log();
    match take(recipient.as_deref(), sender.as_deref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(code) => ExitCode::from(code),
    }
}

fn take(recipient: Option<&str>, sender: Option<&str>) -> Result<(), u8> {
    let config = from_environment(Purpose::Tool).map_err(|problems| {
        settings::complain_of(&problems);
        LATER
    })?;
    let inbound = config.inbound.as_ref().ok_or_else(|| {
        complain("ASSAY_INBOUND_ADDRESS is not set");
        LATER
    })?;
    let url = config.database_url.clone().or_else(|| cluster::running(&config.data_dir));
    let url = url.ok_or_else(|| {
        complain("the database is not running");
        LATER
    })?;
    let raw = message().map_err(|_| LATER)?;
    let recipient: Option<Email> = recipient.and_then(|text| text.parse().ok());
    let inbox = Inbox { address: &inbound.address, authserv: inbound.authserv.as_deref() };
    let delivery = Delivery { raw: &raw, recipient: recipient.as_ref(), return_path: sender };
    let db = Db::new(&url, Options { size: 1, ..Options::default() });
    match receive(&db, inbox, delivery, SystemClock.now()) {
        Ok(Taken::Written | Taken::Known) => Ok(()),
        Ok(Taken::Dropped(why)) => {
            tracing::info!(why, "mail.dropped");
            Ok(())
        }
        Err(refusal) => {
            complain(&refusal.to_string());
            Err(code(&refusal))
        }
    }
}

/// The message; of one that is too large, one byte too many.
fn message() -> std::io::Result<Vec<u8>> {
    let most = u64::try_from(MAX_MAIL_BYTES).unwrap_or(u64::MAX);
    let (mut raw, mut input) = (Vec::new(), std::io::stdin().lock());
    input.by_ref().take(most.saturating_add(1)).read_to_end(&mut raw)?;
    // A mail server that cannot write all of it would try again.
    copy(&mut input, &mut sink())?;
    Ok(raw)
}

/// What the mail server is to do.
fn code(refusal: &Refusal) -> u8 {
    match refusal {
        Refusal::Unreadable(_) => DATA,
        Refusal::Unknown => NO_USER,
        Refusal::Failed(Error::Support(E::Empty | E::BadText)) => DATA,
        Refusal::Failed(_) => LATER,
    }
}
