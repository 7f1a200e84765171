//! The moderator's queue at the command line.

use anyhow::Context;
use clap::Subcommand;
use db::audit::Actor;
use flows::Reviewer;
use flows::stories::moderate;
use interviews::moderation::{self, Decision, Queue, Reason, Why};
use kernel::{Cursor, Limit, Paging, Seen, StoryId};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List what waits, newest first.
    List {
        /// pending, held, flagged, edits, replies, sample or all.
        #[arg(long, default_value = "pending")]
        queue: String,
    },
    /// Show a story to everybody.
    Publish {
        /// The story's id.
        id: StoryId,
    },
    /// Give a story back to its author with what to change.
    Ask(WithReason),
    /// Say no to a story.
    Reject(WithReason),
    /// Take a story away for good.
    Remove(WithReason),
    /// Leave a flagged story where it is.
    Keep {
        /// The story's id.
        id: StoryId,
    },
}

#[derive(clap::Args)]
pub(crate) struct WithReason {
    /// The story's id.
    id: StoryId,
    /// personal_data, confidential, abusive, not_an_interview, duplicate, spam, unclear or other.
    #[arg(long)]
    reason: String,
    /// What the author reads.
    #[arg(long, default_value = "")]
    text: String,
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List { queue } => list(&queue),
        Command::Publish { id } => decide(id, Decision::Publish, None),
        Command::Keep { id } => decide(id, Decision::Keep, None),
        Command::Ask(with) => turn_down(with, Decision::RequestChanges),
        Command::Reject(with) => turn_down(with, Decision::Reject),
        Command::Remove(with) => turn_down(with, Decision::Remove),
    }
}

fn turn_down(with: WithReason, decision: Decision) -> Result<(), Failure> {
    let reason =
        Reason::parse(&with.reason).with_context(|| format!("{} is no reason", with.reason))?;
    decide(with.id, decision, Some(Why { reason, text: with.text }))
}

fn decide(id: StoryId, decision: Decision, why: Option<Why>) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let reviewer = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let done = db.write_now(|conn| {
            moderate::decide(conn, &reviewer, Seen::any(id), decision, why.as_ref())
        })?;
        say(&format!("{} is {}.", done.form.company_name, done.state.as_str()));
        Ok(())
    })
}

fn list(queue: &str) -> Result<(), Failure> {
    let queue = Queue::parse(queue).with_context(|| format!("{queue} is no queue"))?;
    open::with_database(|_, db| {
        let mut after: Option<Cursor> = None;
        loop {
            let place = Paging { after, limit: Limit::default() };
            let page = db.read_now(|conn| moderation::list(conn, queue, place))?;
            for waiting in page.items {
                let (state, id) = (waiting.state.as_str(), waiting.id);
                let (company, position) = (waiting.company_name, waiting.position);
                let counts = format!("{} warnings, {} reports", waiting.warnings, waiting.reports);
                say(&format!("{state:16} {id} {company} — {position} [{counts}]"));
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}
