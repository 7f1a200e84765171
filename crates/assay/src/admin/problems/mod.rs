//! The reviewer's queue of problems at the command line.

use anyhow::Context;
use authoring::drafts::{Draft, Event, Withholding};
use clap::Subcommand;
use db::Conn;
use db::audit::Actor;
use flows::authoring::{self as acts, Author};
use kernel::{Cursor, Limit, Paging, ProblemDraftId, Seen};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the problems that wait for a decision, the longest first.
    List,
    /// Publish a problem: the bank's for every company, a company's own for that company.
    Publish {
        /// The version's id.
        id: ProblemDraftId,
    },
    /// Send a problem back to its author.
    Return {
        /// The version's id.
        id: ProblemDraftId,
        /// What the author reads.
        #[arg(long)]
        comment: String,
    },
    /// Take a published version out of use.
    Withhold {
        /// The version's id.
        id: ProblemDraftId,
        /// deprecate, quarantine, release or retire.
        act: String,
    },
}

/// Does what the command says.
pub(in crate::admin) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List => list(),
        Command::Publish { id } => {
            decide(|conn, author| acts::publish(conn, author, Seen::any(id)))
        }
        Command::Return { id, comment } => {
            decide(|conn, author| acts::send_back(conn, author, Seen::any(id), &comment))
        }
        Command::Withhold { id, act } => {
            let act = Withholding::parse(&act).with_context(|| format!("{act} is no act"))?;
            decide(|conn, author| acts::step(conn, author, Seen::any(id), Event::from(act)))
        }
    }
}

fn decide(act: impl Fn(&mut Conn, &Author) -> flows::Result<Draft> + Send) -> Result<(), Failure> {
    open::with_database(|_, db| {
        let author = Author::reviewer(Actor::Operator);
        let done = db.write_now(|conn| act(conn, &author))?;
        say(&format!("{} is {}.", done.title, done.state.as_str()));
        Ok(())
    })
}

fn list() -> Result<(), Failure> {
    open::with_database(|_, db| {
        let mut after: Option<Cursor> = None;
        loop {
            let place = Paging { after, limit: Limit::default() };
            let page = db.read_now(|conn| acts::waiting(conn, place))?;
            for Draft { id, name, title, number, .. } in page.items {
                say(&format!("{id} {name} (version {number}): {title}"));
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}
