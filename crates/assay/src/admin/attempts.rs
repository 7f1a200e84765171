//! Attempts at the command line.

use assessments::voiding::Reason;
use clap::Args;
use clap::builder::NonEmptyStringValueParser;
use db::audit::Actor;
use flows::assessments::extend::{self, Extension, Giver};
use flows::assessments::void;
use kernel::AttemptId;

use crate::{Failure, open, say};

#[derive(Args)]
pub(crate) struct VoidAttempt {
    /// The attempt's id.
    attempt: AttemptId,
    /// What went wrong; the candidate and the company read it.
    #[arg(long)]
    reason: Reason,
}

/// Voids an attempt for a fault of the platform, and lets its candidate take it again.
pub(super) fn void(given: &VoidAttempt) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let (sender, why) = (open::sender(config), (&given.reason, Actor::Operator));
        let retake = db.write_now(|conn| void::void(conn, &sender, given.attempt, why))?;
        let until = retake.expires_at.format("%H:%M UTC on %Y-%m-%d");
        say(&format!(
            "The attempt is voided. It can be taken again with {} until {until}.",
            retake.code
        ));
        Ok(())
    })
}

#[derive(Args)]
pub(crate) struct AddTime {
    /// The attempt's id.
    attempt: AttemptId,
    /// How many minutes, 5 to 120.
    #[arg(value_parser = clap::value_parser!(i32).range(5..=120))]
    minutes: i32,
    /// Why, for the audit log.
    #[arg(long, value_parser = NonEmptyStringValueParser::new())]
    reason: String,
}

/// Gives a candidate who is at work more time.
pub(super) fn add_time(given: AddTime) -> Result<(), Failure> {
    let AddTime { attempt, minutes, reason } = given;
    let extension = Extension { attempt, minutes, reason };
    open::with_database(|config, db| {
        let (sender, giver) = (open::sender(config), Giver::Admin(Actor::Operator));
        let ends_at = db.write_now(|conn| extend::extend(conn, &sender, giver, &extension))?;
        say(&format!("The attempt ends at {} now.", ends_at.format("%H:%M:%S UTC on %Y-%m-%d")));
        Ok(())
    })
}
