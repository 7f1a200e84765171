//! Internships before their start, at the command line.

use clap::Subcommand;
use db::Db;
use db::audit::Actor;
use flows::Reviewer;
use flows::internships as acts;
use internships::checklists::{self, Done, Submission};
use internships::placements::{self, Act, Acting, Internship, State, Whose};
use kernel::{Cursor, InternshipId, InternshipItemId, Limit, Paging, Seen};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List internships, those that began last first.
    List {
        /// pending_documents, ready, active, completed, converted, ended_early or cancelled
        #[arg(long, value_parser = state)]
        state: Option<State>,
    },
    /// Print an internship and its checklist.
    Show {
        /// The internship's id.
        id: InternshipId,
    },
    /// Submit an item that the admin owns.
    SubmitItem {
        /// The item's id.
        id: InternshipItemId,
        /// What is said to it.
        #[arg(long)]
        text: Option<String>,
        /// Yes or no, where the item asks.
        #[arg(long)]
        answer: Option<bool>,
    },
    /// Approve what an owner has submitted.
    ApproveItem {
        /// The item's id.
        id: InternshipItemId,
    },
    /// Reject what an owner has submitted.
    RejectItem {
        /// The item's id.
        id: InternshipItemId,
        /// What its owner reads.
        #[arg(long)]
        text: String,
    },
    /// Mark an internship as ready, once every required item is approved.
    Ready {
        /// The internship's id.
        id: InternshipId,
    },
    /// Cancel an internship before its start.
    Cancel {
        /// The internship's id.
        id: InternshipId,
        /// What both sides read.
        #[arg(long)]
        text: String,
    },
}

fn state(text: &str) -> Result<State, String> {
    State::parse(text).ok_or_else(|| "there is no such state".to_owned())
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List { state } => list(state),
        Command::Show { id } => show(id),
        Command::SubmitItem { id, text, answer } => decide(|db, by| {
            let what = Submission { text: text.as_deref(), answer };
            let acting = Acting::Admin(by.actor);
            let seen = Seen::any(id);
            let done = db.write_now(|conn| acts::submit(conn, &by.sender, acting, seen, what))?;
            Ok(of_item(&done))
        }),
        Command::ApproveItem { id } => decide_item(id, None),
        Command::RejectItem { id, text } => decide_item(id, Some(&text)),
        Command::Ready { id } => decide(|db, by| {
            let of = db.write_now(|conn| acts::make_ready(conn, by, Seen::any(id)))?;
            Ok(of_internship(&of))
        }),
        Command::Cancel { id, text } => decide(|db, by| {
            let (acting, why) = (Acting::Admin(by.actor), (Act::Cancel, Some(text.as_str())));
            let seen = Seen::any(id);
            let of = db.write_now(|conn| acts::step(conn, &by.sender, acting, seen, why))?;
            Ok(of_internship(&of))
        }),
    }
}

fn decide(act: impl FnOnce(&Db, &Reviewer) -> Result<String, flows::Error>) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let by = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        say(&act(db, &by)?);
        Ok(())
    })
}

fn decide_item(id: InternshipItemId, rejected: Option<&str>) -> Result<(), Failure> {
    decide(|db, by| {
        let done = db.write_now(|conn| acts::decide(conn, by, Seen::any(id), rejected))?;
        Ok(of_item(&done))
    })
}

fn of_item(done: &Done) -> String {
    format!("{} is {}.", done.item.title, done.item.state.as_str())
}

fn of_internship(of: &Internship) -> String {
    format!("{} at {} is {}.", of.candidate_name, of.company_name, of.state.as_str())
}

fn show(id: InternshipId) -> Result<(), Failure> {
    open::with_database(|_, db| {
        let (of, items) = db.read_now(|conn| {
            let of = placements::find(conn, Acting::System, id)?;
            Ok::<_, internships::Error>((of, checklists::of_internship(conn, id)?))
        })?;
        say(&line(&of));
        for item in items {
            let (state, owner) = (item.state.as_str(), item.owner.as_str());
            let must = if item.required { "" } else { " (optional)" };
            let (id, due, title) = (item.id, item.due_on, item.title);
            say(&format!("  {state:9} {id} {owner:9} {due} {title}{must}"));
        }
        Ok(())
    })
}

fn line(of: &Internship) -> String {
    let (state, id, starts, ends) = (of.state.as_str(), of.id, of.starts_on, of.ends_on);
    let (who, company, title) = (&of.candidate_name, &of.company_name, &of.role_title);
    format!("{state:17} {id} {starts} – {ends} {company} — {title}: {who}")
}

fn list(state: Option<State>) -> Result<(), Failure> {
    open::with_database(|_, db| {
        let mut after: Option<Cursor> = None;
        loop {
            let place = Paging { after, limit: Limit::default() };
            let page = db.read_now(|conn| placements::list(conn, Whose::Anybody, state, place))?;
            page.items.iter().for_each(|of| say(&line(of)));
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}
