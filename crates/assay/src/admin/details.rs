//! Companies' details at the command line.

use clap::Subcommand;
use companies::details::{self, Ruling};
use db::audit::Actor;
use flows::Reviewer;
use kernel::{CompanyId, Cursor, Limit, Paging, Seen};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List what waits, the longest first, and whether an owner writes from the site's domain.
    List,
    /// Approve the name and the domain of a company.
    Approve {
        /// The company's id.
        id: CompanyId,
    },
    /// Reject the domain of a company.
    Reject {
        /// The company's id.
        id: CompanyId,
        /// What its owners read.
        #[arg(long)]
        text: String,
    },
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List => list(),
        Command::Approve { id } => rule(id, Ruling::Approved, None),
        Command::Reject { id, text } => rule(id, Ruling::Rejected, Some(&text)),
    }
}

fn rule(id: CompanyId, ruling: Ruling, note: Option<&str>) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let reviewer = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let seen = Seen::any(id);
        let details = db.write_now(|conn| {
            flows::companies::details::rule(conn, &reviewer, seen, ruling, note)
        })?;
        say(&format!("The details of {} are {}.", details.form.name, ruling.as_str()));
        Ok(())
    })
}

fn list() -> Result<(), Failure> {
    open::with_database(|_, db| {
        let mut after: Option<Cursor> = None;
        loop {
            let place = Paging { after, limit: Limit::default() };
            let page = db.read_now(|conn| details::waiting(conn, place))?;
            for waiting in page.items {
                let (id, form) = (waiting.details.company, &waiting.details.form);
                let mail = if waiting.same_domain { "same domain" } else { "other domain" };
                let (owners, site) = (waiting.owners.join(", "), &form.website);
                say(&format!("{id} {} — {site}, {owners} ({mail})", form.name));
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}
