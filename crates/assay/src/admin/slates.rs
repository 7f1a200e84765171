//! Slates at the command line: who has applied, and whom the company is shown.

use clap::Subcommand;
use db::audit::Actor;
use flows::Reviewer;
use hiring::slates::{self, Candidate, Excluding, ExclusionCode, Part};
use kernel::{ApplicationId, Cursor, Limit, Paging, RoleId, Seen};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the roles that have been published, with how many applicants wait, are kept off and have been
    /// released.
    List,
    /// List the applicants of a role.
    Show {
        /// The role's id.
        role: RoleId,
        /// waiting, excluded or released
        #[arg(long, default_value = "waiting", value_parser = part)]
        part: Part,
    },
    /// Show a company those who wait, or only those who are named.
    Release {
        /// The role's id.
        role: RoleId,
        /// An application to be released; may be given more than once.
        #[arg(long)]
        only: Vec<ApplicationId>,
    },
    /// Keep an application off its slate. The candidate hears nothing of it.
    Exclude {
        /// The application's id.
        id: ApplicationId,
        /// ineligible, withdrawn, spam or duplicate
        #[arg(long = "as", value_parser = code)]
        code: ExclusionCode,
        /// Why.
        #[arg(long)]
        reason: String,
        /// For a duplicate: the application for the same role that goes on.
        #[arg(long)]
        of: Option<ApplicationId>,
    },
    /// Put an application right before another one, or behind all. The company sees them in this order.
    Place {
        /// The application's id.
        id: ApplicationId,
        /// The application that comes after it.
        #[arg(long)]
        before: Option<ApplicationId>,
        /// Why.
        #[arg(long)]
        reason: String,
    },
    /// Have an application stand where it was sent.
    Unplace {
        /// The application's id.
        id: ApplicationId,
    },
    /// Put an excluded application back onto its slate.
    Include {
        /// The application's id.
        id: ApplicationId,
    },
}

fn part(text: &str) -> Result<Part, String> {
    Part::parse(text).ok_or_else(|| "there is no such part".to_owned())
}

fn code(text: &str) -> Result<ExclusionCode, String> {
    ExclusionCode::parse(text).ok_or_else(|| "there is no such reason".to_owned())
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List => list(),
        Command::Show { role, part } => show(role, part),
        Command::Release { role, only } => release(role, &only),
        Command::Exclude { id, code, reason, of } => open::with_database(|config, db| {
            let (seen, now) = (Seen::any(id), open::sender(config).now);
            let how = Excluding { code, reason: &reason, duplicate_of: of };
            db.write_now(|conn| slates::exclude(conn, Actor::Operator, seen, how, now))?;
            say("Excluded.");
            Ok(())
        }),
        Command::Place { id, before, reason } => open::with_database(|config, db| {
            let (seen, now) = (Seen::any(id), open::sender(config).now);
            let to = (before, reason.as_str());
            db.write_now(|conn| slates::place(conn, Actor::Operator, seen, to, now))?;
            say("Placed.");
            Ok(())
        }),
        Command::Unplace { id } => open::with_database(|_, db| {
            db.write_now(|conn| slates::unplace(conn, Actor::Operator, Seen::any(id)))?;
            say("It is in its original position.");
            Ok(())
        }),
        Command::Include { id } => open::with_database(|_, db| {
            db.write_now(|conn| slates::include(conn, Actor::Operator, Seen::any(id)))?;
            say("Included.");
            Ok(())
        }),
    }
}

fn release(role: RoleId, only: &[ApplicationId]) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let reviewer = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let chosen = Some(only).filter(|only| !only.is_empty());
        let released =
            db.write_now(|conn| flows::slates::release(conn, &reviewer, Seen::any(role), chosen));
        let released = released?;
        let (title, state) = (released.role.form.title, released.role.state.as_str());
        say(&format!("{title}: {} released. The role is {state}.", released.count));
        Ok(())
    })
}

fn list() -> Result<(), Failure> {
    open::with_database(|_, db| {
        let mut after: Option<Cursor> = None;
        loop {
            let place = Paging { after, limit: Limit::default() };
            let page = db.read_now(|conn| slates::list(conn, place))?;
            for slate in page.items {
                let (counts, state) = (slate.counts, slate.state.as_str());
                let numbers = format!(
                    "{:>5} waiting {:>5} excluded {:>5} released",
                    counts.waiting, counts.excluded, counts.released
                );
                let (company, title) = (slate.company_name, slate.title);
                say(&format!("{} {numbers} {state:19} {company} — {title}", slate.role));
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}

fn show(role: RoleId, part: Part) -> Result<(), Failure> {
    open::with_database(|_, db| {
        let mut after: Option<Cursor> = None;
        loop {
            let place = Paging { after, limit: Limit::default() };
            let page = db.read_now(|conn| slates::candidates(conn, role, part, place))?;
            for Candidate { application, note } in page.items {
                let why =
                    note.excluded.map(|why| format!(" ({}: {})", why.code.as_str(), why.reason));
                let (id, code) = (application.id, application.code);
                let (name, at) = (application.profile.name, application.applied_at.date_naive());
                say(&format!("{id} {code} {at} {name}{}", why.unwrap_or_default()));
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}
