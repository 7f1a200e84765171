//! Companies and who owns them, at the command line.

use anyhow::Context;
use auth::users;
use clap::Subcommand;
use companies::profiles;
use db::audit::Actor;
use flows::Reviewer;
use flows::companies::handover;
use kernel::Email;

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
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    let Command::Transfer { owner, to, reason } = command;
    open::with_database(|config, db| {
        let by = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let found = db.read_now(|conn| profiles::of_owner(conn, &owner))?;
        let company = found.with_context(|| format!("no company has the owner {owner}"))?;
        db.write_now(|conn| {
            let from = users::by_email(conn, &owner)?.ok_or(auth::Error::NoUser)?;
            let heir = users::by_email(conn, &to)?.ok_or(auth::Error::NoUser)?;
            handover::transfer(conn, &by, company.id, (from.id, heir.id), &reason)
        })?;
        say(&format!("{} is owned by {to} in the place of {owner}.", company.name));
        Ok(())
    })
}
