//! The rule table: from what was found to whether people look at it. Pure. The page prints these rows, and they
//! decide.

#[cfg(test)]
mod tests;

use kernel::words;

use crate::signals::{Finding, Signal};

words! {
    /// What becomes of what was found.
    pub enum Level as "IntegrityLevel" {
        /// No rule applies.
        None = "none",
        /// It is shown beside the report.
        Note = "note",
        /// A case is opened, and the candidate is asked.
        Review = "review",
    }
}

/// What a row of the table asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// The signal was found.
    Found(Signal),
    /// At least so many hundredths of the final code of a task were pasted from outside.
    PastedPercent(u32),
    /// The page was out of focus for so many seconds of a task, at least.
    AwaySeconds(u32),
}

impl Condition {
    /// The signal that it looks at.
    fn signal(self) -> Signal {
        match self {
            Self::Found(signal) => signal,
            Self::PastedPercent(_) => Signal::ExternalPaste,
            Self::AwaySeconds(_) => Signal::FocusLost,
        }
    }

    fn holds(self, findings: &[Finding]) -> bool {
        findings.iter().any(|found| match self {
            Self::Found(signal) => found.signal == signal,
            Self::PastedPercent(percent) => {
                found.signal == Signal::ExternalPaste && found.reaches_percent(percent)
            }
            Self::AwaySeconds(seconds) => {
                found.signal == Signal::FocusLost && found.part >= seconds
            }
        })
    }

    fn text(self) -> String {
        match self {
            Self::Found(signal) => signal.title().to_owned(),
            Self::PastedPercent(percent) => {
                format!(
                    "{percent}% or more of the final code of a task pasted from outside the editor"
                )
            }
            Self::AwaySeconds(seconds) => {
                format!("Page out of focus for {seconds} seconds or more in a task")
            }
        }
    }
}

/// A row of the table: where all its conditions hold, its level does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// Its name, which is stored with what it led to.
    pub name: &'static str,
    /// What follows.
    pub level: Level,
    /// What it asks for.
    pub all: &'static [Condition],
}

impl Rule {
    /// Whether it can apply only where the operator has a table of countries.
    pub fn needs_countries(&self) -> bool {
        self.all.iter().any(|condition| condition.signal().needs_countries())
    }

    /// What it asks for, in words.
    pub fn text(&self) -> String {
        let parts: Vec<String> = self.all.iter().map(|condition| condition.text()).collect();
        parts.join("; and: ")
    }
}

use Condition::{AwaySeconds, Found, PastedPercent};

const fn rule(name: &'static str, level: Level, all: &'static [Condition]) -> Rule {
    Rule { name, level, all }
}

/// The table. Where several rows apply, the highest level counts. Source: scoring.md §3.
pub const RULES: &[Rule] = &[
    rule("similar", Level::Review, &[Found(Signal::Similarity)]),
    rule("mostly_pasted", Level::Review, &[PastedPercent(60)]),
    rule("copied_and_pasted", Level::Review, &[Found(Signal::StatementCopied), PastedPercent(30)]),
    rule("early_and_pasted", Level::Review, &[Found(Signal::SolvedEarly), PastedPercent(30)]),
    rule(
        "copied_and_burst",
        Level::Review,
        &[Found(Signal::StatementCopied), Found(Signal::Burst)],
    ),
    rule(
        "copied_and_linear",
        Level::Review,
        &[Found(Signal::StatementCopied), Found(Signal::TypedLinearly)],
    ),
    rule("countries_at_once", Level::Review, &[Found(Signal::CountriesAtOnce)]),
    rule("partly_pasted", Level::Note, &[PastedPercent(20)]),
    rule("statement_copied", Level::Note, &[Found(Signal::StatementCopied)]),
    rule("away_long", Level::Note, &[AwaySeconds(120)]),
    rule("second_session", Level::Note, &[Found(Signal::SecondSession)]),
    rule("network_changed", Level::Note, &[Found(Signal::NetworkChanged)]),
    rule("country_changed", Level::Note, &[Found(Signal::CountryChanged)]),
    rule("burst", Level::Note, &[Found(Signal::Burst)]),
    rule("typed_linearly", Level::Note, &[Found(Signal::TypedLinearly)]),
    rule("solved_early", Level::Note, &[Found(Signal::SolvedEarly)]),
];

/// What is put to the table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Evidence {
    /// What the recordings show.
    pub signals: Vec<Finding>,
    /// Whether the comparison of submissions has opened a case about this attempt.
    pub similarity_found: bool,
}

impl Evidence {
    /// Everything that was found.
    pub fn findings(&self) -> Vec<Finding> {
        let similar = self.similarity_found.then(crate::signals::similarity);
        similar.into_iter().chain(self.signals.iter().cloned()).collect()
    }
}

/// What the table says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The highest level of the rows that apply.
    pub level: Level,
    /// Every row that applies, in the order of the table.
    pub rules: Vec<&'static str>,
}

/// Puts evidence to the table.
pub fn decide(evidence: &Evidence) -> Outcome {
    let findings = evidence.findings();
    let applies = |rule: &&Rule| rule.all.iter().all(|condition| condition.holds(&findings));
    let applied: Vec<&Rule> = RULES.iter().filter(applies).collect();
    Outcome {
        level: applied.iter().map(|rule| rule.level).max().unwrap_or(Level::None),
        rules: applied.iter().map(|rule| rule.name).collect(),
    }
}
