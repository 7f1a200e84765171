//! People who want to be partners, at the command line.

use anyhow::Context;
use auth::users;
use clap::Subcommand;
use db::Conn;
use db::audit::Actor;
use flows::Reviewer;
use flows::partners as acts;
use kernel::{Cursor, Email, Limit, Paging, PartnerApplicationId, Seen};
use partners::applications::{self, Application, State};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the applications, newest first.
    List {
        /// Only those in this state: applied, approved, rejected or withdrawn.
        #[arg(long)]
        state: Option<String>,
    },
    /// Make somebody who applied a partner and mail them.
    Approve {
        /// The address of their account.
        email: String,
        /// A note for the audit log.
        #[arg(long)]
        note: Option<String>,
    },
    /// Turn an application down and mail the reason.
    Reject {
        /// The address of the account that applied.
        email: String,
        /// What the person reads.
        #[arg(long)]
        reason: String,
    },
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List { state } => list(state.as_deref()),
        Command::Approve { email, note } => {
            decide(&email, |conn, by, seen| acts::approve(conn, by, seen, note.as_deref()))
        }
        Command::Reject { email, reason } => {
            decide(&email, |conn, by, seen| acts::reject(conn, by, seen, &reason))
        }
    }
}

/// Takes one decision on the application of this account, as it is now.
fn decide(
    email: &str,
    act: impl FnOnce(&mut Conn, &Reviewer, Seen<PartnerApplicationId>) -> flows::Result<Application>,
) -> Result<(), Failure> {
    let email: Email = email.parse()?;
    open::with_database(|config, db| {
        let reviewer = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let after = db.write_now(|conn| {
            let user = users::by_email(conn, &email)?.ok_or(auth::Error::NoUser)?;
            let found = applications::of_user(conn, user.id)?;
            let found = found.ok_or(partners::Error::NoApplication)?;
            act(conn, &reviewer, Seen::any(found.id))
        })?;
        say(&format!("The application of {} is {}.", email.as_str(), after.state.as_str()));
        Ok(())
    })
}

fn list(state: Option<&str>) -> Result<(), Failure> {
    let read = |name| State::parse(name).with_context(|| format!("{name} is no state"));
    let state = state.map(read).transpose()?;
    open::with_database(|_, db| {
        let mut after: Option<Cursor> = None;
        loop {
            let place = Paging { after, limit: Limit::default() };
            let page = db.read_now(|conn| applications::list(conn, state, place))?;
            for listed in page.items {
                let (email, application) = (listed.email, listed.application);
                let (state, kind) = (application.state.as_str(), application.form.kind.as_str());
                let organisation = application.form.organisation;
                say(&format!("{state:9} {email} — {organisation} [{kind}]"));
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}
