//! `assay seed --world …`: a market that has gone on for fourteen months.

use std::path::Path;

use anyhow::Context;
use auth::users;
use clap::ValueEnum;
use config::Config;
use db::{Db, Options};
use kernel::Instant;
use kernel::chrono::TimeDelta;
use world::{Progress, Refusal, Setting, Size, Star};

use super::Account;
use crate::{say, worker_settings};

/// The seed of the random numbers.
const SEED: u64 = 20_261_130;
/// Before anything of the world happens.
const BEFORE: TimeDelta = TimeDelta::days(430);

/// How much of a market is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Extent {
    /// Nothing of it.
    None,
    /// Some of each kind.
    Small,
    /// The market that is shown.
    Market,
    /// Thousands of candidates.
    Large,
}

impl Extent {
    fn size(self) -> Option<Size> {
        match self {
            Self::None => None,
            Self::Small => Some(Size::Small),
            Self::Market => Some(Size::Market),
            Self::Large => Some(Size::Large),
        }
    }

    /// When the problem bank is published: before the first who solves a problem of it.
    pub(super) fn published_at(self, ends: Instant) -> Option<Instant> {
        self.size().map(|_| ends - BEFORE)
    }
}

/// The role that a demo account has in the world.
fn part(role: &str) -> &str {
    match role {
        "company" => "owner",
        "candidate" => "applicant",
        role => role,
    }
}

/// Makes the world, if it is not there. Says first when the first people can sign in, and then how far it has come.
pub(super) fn make(
    (config, url): (&Config, &str),
    (extent, ends): (Extent, Instant),
    accounts: &[Account],
    bank: &Path,
) -> anyhow::Result<()> {
    let Some(size) = extent.size() else { return Ok(()) };
    let mut stars: Vec<Star> = Vec::new();
    for account in accounts {
        let role = part(&account.role).to_owned();
        if stars.iter().any(|star| star.role == role) {
            continue;
        }
        let (uid, email) = (account.uid.clone(), account.email.parse()?);
        stars.push(Star { role, uid, email, name: account.display_name.clone(), user: None });
    }
    // The last who comes only with the rest of the world.
    let last =
        stars.iter().find(|star| star.role == "intern").context("no account is an intern's")?;
    let db = Db::new(url, Options::default());
    if db.read_now(|conn| users::by_email(conn, &last.email))?.is_some() {
        say("The demo world is there.");
        return Ok(());
    }
    let setting = Setting {
        url: url.to_owned(),
        worker: worker_settings(config.clone()),
        size,
        ends,
        seed: SEED,
        stars,
        bank: bank.to_owned(),
    };
    let mut last = 0;
    let outcome = world::make(setting, &mut |progress| match progress {
        Progress::People => say("The first people can sign in."),
        Progress::Percent(percent) if percent >= last + 5 => {
            last = percent;
            say(&format!("The demo world: {percent} %."));
        }
        Progress::Percent(_) => {}
    })?;
    for Refusal(act) in &outcome.refusals {
        say(&format!("Refused: {act}"));
    }
    say(&format!("The demo world is complete: {} acts.", outcome.acts));
    Ok(())
}
