//! Lists of candidates for single companies at the command line.

use anyhow::Context;
use clap::Subcommand;
use companies::profiles;
use db::Conn;
use db::audit::Actor;
use kernel::{CompanyId, Cursor, Email, Limit, Paging, TalentPickId};
use talent::picks::{self, Eyes};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the candidates that a company is recommended.
    List {
        /// The address of the company's owner.
        owner: String,
    },
    /// Recommend a candidate who shows their name in the talent pool to a company.
    Add {
        /// The address of the company's owner.
        owner: String,
        /// The address of the candidate's account.
        candidate: String,
        /// What the company reads of them.
        #[arg(long)]
        note: String,
    },
    /// Take a candidate off a company's list.
    Remove {
        /// The id that the list shows.
        id: TalentPickId,
    },
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List { owner } => list(&owner.parse()?),
        Command::Add { owner, candidate, note } => add(&owner.parse()?, &candidate.parse()?, &note),
        Command::Remove { id } => open::with_database(|_, db| {
            db.write_now(|conn| picks::remove(conn, Actor::Operator, id))?;
            say("Removed.");
            Ok(())
        }),
    }
}

fn company(conn: &mut Conn, owner: &Email) -> anyhow::Result<CompanyId> {
    let company = profiles::of_owner(conn, owner)?;
    Ok(company.context("this address belongs to no company's owner")?.id)
}

fn add(owner: &Email, candidate: &Email, note: &str) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let now = open::sender(config).now;
        let company = db.read_now(|conn| company(conn, owner))?;
        let found = db.read_now(|conn| picks::members(conn, candidate.as_str()))?;
        let member = found.into_iter().find(|one| one.email == candidate.as_str());
        let member = member.ok_or(talent::Error::NotCurated)?;
        let place = (company, member.id);
        let added = db.write_now(|conn| picks::add(conn, Actor::Operator, place, note, now))?;
        say(&format!("{} {} is on the list.", added.id, added.name));
        Ok(())
    })
}

fn list(owner: &Email) -> Result<(), Failure> {
    open::with_database(|_, db| {
        let company = db.read_now(|conn| company(conn, owner))?;
        let mut after: Option<Cursor> = None;
        loop {
            let place = Paging { after, limit: Limit::default() };
            let page = db.read_now(|conn| picks::list(conn, (company, Eyes::Admin), place))?;
            for pick in page.items {
                let hidden = if pick.is_shown { "" } else { " (not shown now)" };
                let (id, name, email) = (pick.id, pick.name, pick.email);
                say(&format!("{id} {name} <{email}>{hidden}: {}", pick.note));
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}
