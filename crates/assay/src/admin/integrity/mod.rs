//! Integrity cases at the command line.

use anyhow::Context;
use clap::Subcommand;
use flows::integrity::{self as acts, Deciding};
use integrity::cases::{self, Case, Decision, Outcome, Queue, Whose};
use integrity::examinations;
use kernel::{Cursor, IntegrityCaseId, Limit, Paging, Seen};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List cases, the last opened first.
    List {
        /// undecided, waiting, appeals or decided.
        #[arg(long, default_value = "appeals")]
        queue: String,
    },
    /// Show what was found in an attempt, and what was said.
    Show {
        /// The id of the case.
        id: IntegrityCaseId,
    },
    /// Decide a case, or an appeal for good, and mail the candidate.
    Decide {
        /// The id of the case.
        id: IntegrityCaseId,
        /// explained, unproven or breach.
        outcome: String,
        /// What the candidate reads.
        #[arg(long)]
        reason: String,
    },
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List { queue } => list(&queue),
        Command::Show { id } => show(id),
        Command::Decide { id, outcome, reason } => decide(id, &outcome, reason),
    }
}

fn list(queue: &str) -> Result<(), Failure> {
    let queue = Queue::parse(queue).with_context(|| format!("{queue} is no queue"))?;
    open::with_database(|_, db| {
        let mut after: Option<Cursor> = None;
        loop {
            let place = Paging { after, limit: Limit::default() };
            let page =
                db.read_now(|conn| cases::list(conn, Whose::Everybody, Some(queue), place))?;
            for case in page.items {
                let about = &case.about;
                let (state, id) = (case.state.as_str(), case.id);
                say(&format!("{state:18} {id} {} — {}", about.company_name, about.title));
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}

fn show(id: IntegrityCaseId) -> Result<(), Failure> {
    open::with_database(|_, db| {
        let (case, found) = db.read_now(|conn| {
            let case = cases::find(conn, Whose::Everybody, id)?;
            let found = examinations::find(conn, case.about.attempt)?;
            Ok::<_, integrity::Error>((case, found))
        })?;
        let about = &case.about;
        let (who, title) = (&about.candidate_name, &about.title);
        say(&format!("{who}, {title}, {}: {}", about.company_name, case.state.as_str()));
        for finding in found.iter().flat_map(|found| &found.findings) {
            let task = finding.task.map(|task| format!("task {task}: ")).unwrap_or_default();
            say(&format!("  {task}{}", finding.sentence()));
            say(&format!("    Other explanations: {}", finding.signal.benign()));
        }
        for (what, text) in said(&case) {
            say(&format!("  {what}: {text}"));
        }
        Ok(())
    })
}

fn said(case: &Case) -> impl Iterator<Item = (&'static str, &str)> {
    let texts = [
        ("answer", &case.answer),
        ("reason", &case.reason),
        ("appeal", &case.appeal),
        ("final reason", &case.final_reason),
    ];
    texts.into_iter().filter_map(|(what, text)| Some((what, text.as_deref()?)))
}

fn decide(id: IntegrityCaseId, outcome: &str, reason: String) -> Result<(), Failure> {
    let outcome = Outcome::parse(outcome).with_context(|| format!("{outcome} is no outcome"))?;
    open::with_database(|config, db| {
        let sender = open::sender(config);
        let decision = Decision { outcome, reason };
        let case = db.write_now(|conn| {
            acts::decide(conn, &sender, Deciding::admin(None), Seen::any(id), &decision)
        })?;
        say(&format!("{} is {}.", case.id, case.state.as_str()));
        Ok(())
    })
}
