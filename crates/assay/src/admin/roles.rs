//! The queue of roles at the command line.

use clap::Subcommand;
use db::audit::Actor;
use flows::Reviewer;
use hiring::review::{self, Decision, Queue, Ruling};
use kernel::{Cursor, Instant, Limit, Paging, RoleId, Seen};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List a queue, the oldest first.
    List {
        /// waiting, changes_requested, approved or live
        #[arg(long, default_value = "waiting", value_parser = queue)]
        queue: Queue,
    },
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
    /// Show a role, or the changes to it, to everybody.
    Publish {
        /// The role's id.
        id: RoleId,
    },
    /// Approve a role and have it shown at a time.
    Schedule {
        /// The role's id.
        id: RoleId,
        /// Such as 2026-12-01T09:00:00Z.
        #[arg(long)]
        at: Instant,
    },
    /// Give a role back to its company with what to change.
    Ask(WithReason),
    /// Say no to a role.
    Reject(WithReason),
    /// Let nobody apply for now.
    Pause(WithReason),
    /// Let people apply again.
    Resume {
        /// The role's id.
        id: RoleId,
    },
    /// Let nobody apply any more.
    Close(WithReason),
}

fn queue(text: &str) -> Result<Queue, String> {
    Queue::parse(text).ok_or_else(|| "there is no such queue".to_owned())
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
        Command::List { queue } => list(queue),
        Command::Show { id } => show(id),
        Command::Approve { id } => decide(id, Ruling::plain(Decision::Approve)),
        Command::Publish { id } => decide(id, Ruling::plain(Decision::Publish)),
        Command::Schedule { id, at } => {
            decide(id, Ruling { publish_at: Some(at), ..Ruling::plain(Decision::Schedule) })
        }
        Command::Ask(with) => with.decide(Decision::RequestChanges),
        Command::Reject(with) => with.decide(Decision::Reject),
        Command::Pause(with) => with.decide(Decision::Pause),
        Command::Resume { id } => decide(id, Ruling::plain(Decision::Resume)),
        Command::Close(with) => with.decide(Decision::Close),
    }
}

impl WithReason {
    fn decide(&self, decision: Decision) -> Result<(), Failure> {
        decide(self.id, Ruling::plain(decision).saying(&self.text))
    }
}

fn decide(id: RoleId, ruling: Ruling<'_>) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let reviewer = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let decided =
            db.write_now(|conn| flows::roles::decide(conn, &reviewer, Seen::any(id), ruling));
        let role = decided?;
        say(&format!("{} is {}.", role.form.title, role.state.as_str()));
        Ok(())
    })
}

fn show(id: RoleId) -> Result<(), Failure> {
    open::with_database(|_, db| {
        let role = db.read_now(|conn| review::find(conn, id))?;
        say(&serde_json::to_string_pretty(role.written())?);
        Ok(())
    })
}

fn list(queue: Queue) -> Result<(), Failure> {
    open::with_database(|_, db| {
        let mut after: Option<Cursor> = None;
        loop {
            let place = Paging { after, limit: Limit::default() };
            let page = db.read_now(|conn| review::list(conn, queue, place))?;
            for waiting in page.items {
                let (state, id) = (waiting.state.as_str(), waiting.id);
                let (company, title) = (waiting.company_name, waiting.title);
                let changes = if waiting.revision.is_some() { " (changes)" } else { "" };
                say(&format!("{state:17} {id} {company} — {title}{changes}"));
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}
