//! Accounts of candidates, at the command line.

use clap::{Args, Subcommand};
use db::audit::Actor;
use flows::Reviewer;
use flows::accounts::erase as erasing;
use flows::accounts::merger::{self, Confirmed, Pair};
use flows::proposals;
use hiring::proposals::New;
use kernel::RoleId;

use super::merging;
use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Merge a candidate's account into another one of the same person, for good; both addresses get a mail.
    Merge(Merge),
    /// Propose a role to a candidate, who applies for it by accepting; they are notified.
    Propose(Propose),
    /// Erase a candidate's account in seven days; they are mailed, and can keep it until then.
    Erase(Asked),
    /// Keep an account that was to be erased.
    Keep(Asked),
}

#[derive(Args)]
pub(crate) struct Asked {
    /// The candidate: their id, or their address.
    candidate: String,
    /// How they asked, for the audit log.
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub(crate) struct Propose {
    /// The candidate: their id, or their address.
    candidate: String,
    /// A role that takes applications.
    #[arg(long)]
    role: RoleId,
    /// Why it fits, in 20 to 2000 characters; the candidate reads it.
    #[arg(long)]
    note: String,
}

#[derive(Args)]
pub(crate) struct Merge {
    /// The account that is merged: its id, or its address.
    #[arg(long)]
    from: String,
    /// The account that it is merged into.
    #[arg(long)]
    into: String,
    /// Why they are one person's, in 20 characters or more.
    #[arg(long, required_unless_present = "dry_run")]
    reason: Option<String>,
    /// Say what would happen, and change nothing.
    #[arg(long)]
    dry_run: bool,
}

/// Does what the command says.
pub(super) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Merge(of) => merge(of),
        Command::Propose(of) => propose(of),
        Command::Erase(of) => erase(of),
        Command::Keep(of) => keep(of),
    }
}

fn erase(of: &Asked) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let by = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let made = db.write_now(|conn| {
            let candidate = merger::named(conn, &of.candidate)?.id;
            erasing::schedule_on_request(conn, &by, candidate, &of.reason)
        })?;
        say(&format!("{} is erased on {}.", of.candidate, made.due_at.date_naive()));
        Ok(())
    })
}

fn keep(of: &Asked) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let by = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let kept = db.write_now(|conn| {
            let candidate = merger::named(conn, &of.candidate)?.id;
            erasing::keep_on_request(conn, &by, candidate, &of.reason)
        })?;
        say(&match kept {
            true => format!("{} is kept.", of.candidate),
            false => format!("{} was not to be erased.", of.candidate),
        });
        Ok(())
    })
}

fn propose(of: &Propose) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let by = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let made = db.write_now(|conn| {
            let candidate = merger::named(conn, &of.candidate)?.id;
            let new = New { role: of.role, candidate, note: of.note.clone(), by_company: false };
            proposals::propose(conn, &by, &new)
        })?;
        say(&format!("{} at {} is proposed to {}.", made.title, made.company_name, of.candidate));
        Ok(())
    })
}

/// What would happen is looked at and done in one transaction.
fn merge(of: &Merge) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let by = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let offices = config.offices();
        let shown = db.write_now(|conn| {
            let from = merger::named(conn, &of.from)?.id;
            let into = merger::named(conn, &of.into)?;
            let pair = Pair { from, into: into.id, offices: &offices };
            let shown = merger::preview(conn, &by.sender, &pair)?;
            if let (false, true, Some(reason)) =
                (of.dry_run, shown.obstacles.is_empty(), of.reason.as_deref())
            {
                let confirmed = Confirmed { email: &into.email, digest: &shown.digest, reason };
                merger::merge(conn, &by, &pair, &confirmed)?;
            }
            Ok::<_, flows::Error>(shown)
        })?;
        merging::list(&shown.parts, shown.obstacles.iter().map(|one| one.text()));
        if !shown.obstacles.is_empty() {
            return Err(anyhow::anyhow!("These two accounts cannot be merged now."));
        }
        let (from, into) = (&shown.from.email, &shown.into.email);
        say(&match of.dry_run {
            true => format!("{from} would be merged into {into}. Nothing was changed."),
            false => format!("{from} is merged into {into}."),
        });
        Ok(())
    })
}
