//! Companies and who owns them, at the command line.

use anyhow::Context;
use auth::users;
use clap::{Args, Subcommand};
use companies::profiles;
use db::audit::Actor;
use flows::Reviewer;
use flows::companies::handover;
use flows::companies::merger::{self, Confirmed};
use kernel::Email;

use super::merging;
use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Hand a company on from an owner to another member; both are notified.
    Transfer {
        /// The address of the owner who hands it on.
        owner: Email,
        /// The address of the member who becomes an owner.
        #[arg(long)]
        to: Email,
        /// Why.
        #[arg(long)]
        reason: String,
    },
    /// Merge a company into another, for good; members of the one and owners of the other are notified.
    Merge(Merge),
}

#[derive(Args)]
pub(crate) struct Merge {
    /// The company that is merged: its id, or the address of an owner.
    #[arg(long)]
    from: String,
    /// The company that it is merged into.
    #[arg(long)]
    into: String,
    /// Why.
    #[arg(long, required_unless_present = "dry_run")]
    reason: Option<String>,
    /// Say what would happen, and change nothing.
    #[arg(long)]
    dry_run: bool,
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Transfer { owner, to, reason } => transfer(&owner, &to, &reason),
        Command::Merge(of) => merge(&of),
    }
}

fn transfer(owner: &Email, to: &Email, reason: &str) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let by = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let found = db.read_now(|conn| profiles::of_owner(conn, owner))?;
        let company = found.with_context(|| format!("no company has the owner {owner}"))?;
        db.write_now(|conn| {
            let from = users::by_email(conn, owner)?.ok_or(auth::Error::NoUser)?;
            let heir = users::by_email(conn, to)?.ok_or(auth::Error::NoUser)?;
            handover::transfer(conn, &by, company.id, (from.id, heir.id), reason)
        })?;
        say(&format!("{} is owned by {to} in the place of {owner}.", company.name));
        Ok(())
    })
}

/// What would happen is looked at and done in one transaction.
fn merge(of: &Merge) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let by = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let shown = db.write_now(|conn| {
            let from = merger::named(conn, &of.from)?;
            let into = merger::named(conn, &of.into)?;
            let pair = (from.id, into.id);
            let shown = merger::preview(conn, pair)?;
            if let (false, true, Some(reason)) =
                (of.dry_run, shown.obstacles.is_empty(), of.reason.as_deref())
            {
                let confirmed = Confirmed { name: &from.name, digest: &shown.digest, reason };
                merger::merge(conn, &by, pair, &confirmed)?;
            }
            Ok::<_, flows::Error>(shown)
        })?;
        merging::list(&shown.parts, shown.obstacles.iter().map(|one| one.text()));
        if !shown.obstacles.is_empty() {
            return Err(anyhow::anyhow!("These two companies cannot be merged now."));
        }
        let (from, into) = (&shown.from.name, &shown.into.name);
        say(&match of.dry_run {
            true => format!("{from} would be merged into {into}. Nothing was changed."),
            false => format!("{from} is merged into {into}."),
        });
        Ok(())
    })
}
