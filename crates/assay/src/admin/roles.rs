//! The queue of roles at the command line.

use clap::Subcommand;
use db::audit::Actor;
use flows::Reviewer;
use hiring::review::{self, Decision, Ruling};
use kernel::{Cursor, Limit, Paging, RoleId, Seen};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List what waits, the oldest first.
    List,
    /// Print what a role says, as JSON.
    Show {
        /// The role's id.
        id: RoleId,
    },
    /// Say yes to a role without showing it yet.
    Approve {
        /// The role's id.
        id: RoleId,
    },
    /// Show a role to everybody.
    Publish {
        /// The role's id.
        id: RoleId,
    },
    /// Give a role back to its company with what to change.
    Ask(WithReason),
    /// Say no to a role.
    Reject(WithReason),
}

#[derive(clap::Args)]
pub(crate) struct WithReason {
    /// The role's id.
    id: RoleId,
    /// What the company reads.
    #[arg(long)]
    text: String,
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List => list(),
        Command::Show { id } => show(id),
        Command::Approve { id } => decide(id, Decision::Approve, None),
        Command::Publish { id } => decide(id, Decision::Publish, None),
        Command::Ask(with) => decide(with.id, Decision::RequestChanges, Some(&with.text)),
        Command::Reject(with) => decide(with.id, Decision::Reject, Some(&with.text)),
    }
}

fn decide(id: RoleId, decision: Decision, note: Option<&str>) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let reviewer = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let role = db.write_now(|conn| {
            flows::roles::decide(conn, &reviewer, Seen::any(id), Ruling { decision, note })
        })?;
        say(&format!("{} is {}.", role.form.title, role.state.as_str()));
        Ok(())
    })
}

fn show(id: RoleId) -> Result<(), Failure> {
    open::with_database(|_, db| {
        let role = db.read_now(|conn| review::find(conn, id))?;
        say(&serde_json::to_string_pretty(&role.form)?);
        Ok(())
    })
}

fn list() -> Result<(), Failure> {
    open::with_database(|_, db| {
        let mut after: Option<Cursor> = None;
        loop {
            let place = Paging { after, limit: Limit::default() };
            let page = db.read_now(|conn| review::list(conn, place))?;
            for waiting in page.items {
                let (state, id) = (waiting.state.as_str(), waiting.id);
                let (company, title) = (waiting.company, waiting.title);
                say(&format!("{state:9} {id} {company} — {title}"));
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}
