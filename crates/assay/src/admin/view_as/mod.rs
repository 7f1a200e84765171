//! The admin's permissions to look at a dashboard as its owner sees it, at the command line. They are
//! begun in the browser only: they belong to a sign-in.

use anyhow::Context;
use auth::users;
use auth::view_as;
use clap::Subcommand;
use flows::viewing;
use kernel::ViewAsId;

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List those that have not ended: who looks as whom, until when, and why.
    List,
    /// End one.
    End {
        /// Its id.
        id: String,
        /// Why, for the audit log.
        #[arg(long)]
        reason: String,
    },
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List => list(),
        Command::End { id, reason } => end(&id, &reason),
    }
}

fn list() -> Result<(), Failure> {
    open::with_database(|_, db| {
        let lines = db.read_now(|conn| {
            let each = view_as::list_open(conn)?.into_iter().map(|grant| {
                let (admin, viewed) =
                    (users::get(conn, grant.admin)?, users::get(conn, grant.viewed)?);
                let until = grant.ends_at.format("%H:%M");
                let (by, whom, area) = (admin.email, viewed.email, grant.area().as_str());
                Ok(format!(
                    "{} {by} as {whom} ({area}) until {until} UTC: {}",
                    grant.id, grant.reason
                ))
            });
            each.collect::<Result<Vec<_>, auth::Error>>()
        })?;
        if lines.is_empty() {
            say("Nobody is viewing as someone else.");
        }
        lines.iter().for_each(|line| say(line));
        Ok(())
    })
}

fn end(id: &str, reason: &str) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let id: ViewAsId = id.parse().with_context(|| format!("{id} is no id"))?;
        let now = open::sender(config).now;
        db.write_now(|conn| viewing::end_as_operator(conn, id, reason, now))?;
        say(&format!("{id} has ended."));
        Ok(())
    })
}
