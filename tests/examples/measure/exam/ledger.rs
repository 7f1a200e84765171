//! What the server has acknowledged, and what it holds in the end.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};
use assessments::recordings;
use db::Conn;
use db::schema::drafts;
use diesel::prelude::*;
use kernel::{AttemptId, TaskId, UserId};

use super::candidate::Attempt;
use crate::harness::goals::say;
use crate::harness::quantiles::Took;

/// What all candidates together were answered.
#[derive(Default)]
pub(super) struct Ledger {
    took: BTreeMap<&'static str, Took>,
    pub(super) attempts: Vec<Attempt>,
    /// Answers of 500 and above, and requests that broke off.
    pub(super) failures: u64,
    /// Answers of 429.
    pub(super) slowed: u64,
    pub(super) reopened: u64,
}

impl Ledger {
    pub(super) fn of(&mut self, name: &'static str) -> &mut Took {
        self.took.entry(name).or_default()
    }

    pub(super) fn p99(&self, name: &str) -> f64 {
        self.took.get(name).map_or(f64::INFINITY, |took| took.at(99))
    }

    pub(super) fn failed(&mut self, status: u16) {
        if status == 429 {
            self.slowed += 1;
        } else {
            self.failures += 1;
        }
    }

    pub(super) fn say(&self) {
        Took::head("requests that succeeded");
        for (name, took) in &self.took {
            took.say(name);
        }
        say(&format!(
            "{} answers of 500 and above or none; {} of 429; {} idle connections opened again",
            self.failures, self.slowed, self.reopened
        ));
    }
}

/// Acknowledged batches and drafts that are not there, or are others.
pub(super) fn lost(conn: &mut Conn, attempts: &[Attempt]) -> Result<usize> {
    let mut lost = 0;
    for attempt in attempts {
        let id: AttemptId = attempt.id.parse()?;
        let task: TaskId = attempt.tasks.first().context("no task")?.parse()?;
        let user: UserId = attempt.user.parse()?;
        let (acknowledged, link) = (attempt.text.number, attempt.text.link);
        let head = recordings::head(conn, id, user, task)?;
        let missing = acknowledged - head.number;
        // The link is a digest of everything before it.
        let changed = missing == 0 && head.link != link;
        lost += usize::try_from(missing.max(0))? + usize::from(changed);
        let stored: Option<(i32, String)> = drafts::table
            .find((id, task, kernel::Language::JavaScript))
            .select((drafts::revision, drafts::source))
            .first(conn)
            .optional()?;
        let kept = stored.is_some_and(|(revision, source)| {
            revision > attempt.text.revision
                || revision == attempt.text.revision && source == attempt.text.source
        });
        lost += usize::from(!kept);
    }
    Ok(lost)
}
