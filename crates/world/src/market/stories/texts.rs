//! The texts of stories, and the forms that they are written into. Pure.

use anyhow::{Context, Result};
use interviews::form::{Form, FormRound};
use interviews::reasons::Reason;
use interviews::{Experience, Format, Level, Outcome, RoundKind, Source};
use kernel::Instant;
use kernel::chrono::{Datelike, Months, NaiveDate};
use serde::Deserialize;

/// Stories that everybody reads in the end, about twenty companies without an account.
const STORIES: &str = include_str!("../../../data/stories.json");
/// The same about the company that answers them.
const OF_THE_FIRM: &str = include_str!("../../../data/stories_of_the_firm.json");
/// Stories that are somewhere on their way, or went another one.
const IN_REVIEW: &str = include_str!("../../../data/stories_in_review.json");

/// What becomes of a story.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum End {
    /// It waits for a moderator today.
    Pending,
    /// So it does, and the checks have found something.
    Held,
    /// It was turned down.
    Rejected,
    /// It was shown, and taken away.
    Removed,
    /// Readers want it looked at today.
    Flagged,
    /// They wanted it looked at, and it stayed.
    Kept,
    /// Its author took it back.
    Withdrawn,
    /// Its author was asked to change it, and has not.
    Changes,
    /// They have, and it is shown.
    Revised,
    /// It was never sent.
    Draft,
    /// It is shown, and a changed text waits today.
    Edited,
}

/// One round of a text.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct RoundText {
    kind: RoundKind,
    minutes: i32,
    format: Format,
    /// How many months before the last round.
    earlier: u32,
    description: String,
    questions: Vec<String>,
}

/// A story without its days.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Text {
    pub(super) company: String,
    pub(super) position: String,
    level: Level,
    source: Source,
    difficulty: i32,
    experience: Experience,
    outcome: Outcome,
    days: Option<i32>,
    /// How many months before it is written.
    months_ago: u32,
    rounds: Vec<RoundText>,
    pub(super) summary: String,
    pub(super) tips: String,
    pub(super) end: Option<End>,
    pub(super) reason: Option<Reason>,
    pub(super) note: Option<String>,
}

fn earlier(day: NaiveDate, months: u32) -> NaiveDate {
    day.checked_sub_months(Months::new(months)).unwrap_or(day)
}

impl Text {
    /// What somebody fills in who writes it now.
    pub(super) fn form(&self, company: &str, now: Instant) -> Form {
        let day = earlier(now.date_naive(), self.months_ago);
        let round = |of: &RoundText| FormRound {
            kind: Some(of.kind),
            minutes: Some(of.minutes),
            format: Some(of.format),
            held_on: Some(earlier(day, of.earlier).format("%Y-%m").to_string()),
            description: of.description.clone(),
            questions: of.questions.clone(),
        };
        Form {
            company_name: company.to_owned(),
            position: self.position.clone(),
            level: Some(self.level),
            year: Some(day.year()),
            month: i32::try_from(day.month()).ok(),
            source: Some(self.source),
            rounds: self.rounds.iter().map(round).collect(),
            difficulty: Some(self.difficulty),
            experience: Some(self.experience),
            outcome: Some(self.outcome),
            pay: None,
            summary: self.summary.clone(),
            tips: self.tips.clone(),
            language: "en".to_owned(),
            days_to_decision: self.days,
            no_confidential: true,
        }
    }
}

/// The texts of the stories that are shown.
pub(super) fn shown() -> Result<Vec<Text>> {
    serde_json::from_str(STORIES).context("the stories")
}

/// Those about the company with an account.
pub(super) fn of_the_firm() -> Result<Vec<Text>> {
    serde_json::from_str(OF_THE_FIRM).context("the stories of the firm")
}

/// Those with an end of their own.
pub(super) fn in_review() -> Result<Vec<Text>> {
    serde_json::from_str(IN_REVIEW).context("the stories in review")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use interviews::checks::{self, Code};
    use kernel::chrono::{TimeZone, Utc};

    use super::*;

    fn now() -> Instant {
        Utc.with_ymd_and_hms(2026, 11, 30, 9, 0, 0).unwrap()
    }

    fn all() -> Vec<Text> {
        [shown(), of_the_firm(), in_review()].into_iter().flat_map(Result::unwrap).collect()
    }

    #[test]
    fn every_story_is_complete_and_only_the_held_ones_are_held() {
        for text in all() {
            let company = if text.company == "@mature" { "Pellworth" } else { &text.company };
            let form = text.form(company, now());
            let about = format!("{} {}", text.company, text.position);
            assert_eq!(form.complete((2026, 11)).err(), None, "{about}");
            let found: Vec<Code> = checks::warnings(&form).iter().map(|of| of.code).collect();
            let held = text.end == Some(End::Held);
            let is_sent = text.end != Some(End::Draft);
            assert_eq!(held, is_sent && !found.is_empty(), "{about}: {found:?}");
        }
    }

    #[test]
    fn no_two_stories_read_alike() {
        let texts = all();
        let marks =
            |of: &Text| of.form(&of.company, now()).complete((2026, 11)).unwrap().shingles();
        let marks: Vec<Vec<i32>> = texts.iter().map(marks).collect();
        for (at, (one, text)) in marks.iter().zip(&texts).enumerate() {
            for (other, like) in marks.iter().zip(&texts).skip(at + 1) {
                let shared = one.iter().filter(|mark| other.contains(mark)).count();
                assert!(shared < 4, "{} and {}", text.summary, like.summary);
            }
        }
    }

    #[test]
    fn ninety_stories_are_about_twenty_companies_and_no_interview_is_there_twice() {
        let mut of: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for text in shown().unwrap() {
            assert_eq!(text.end, None);
            let level = format!("{} {:?}", text.position, text.level);
            of.entry(text.company).or_default().push(level);
        }
        assert_eq!((of.len(), of.values().map(Vec::len).sum::<usize>()), (20, 90));
        for (company, positions) in &mut of {
            let stories = positions.len();
            positions.sort();
            positions.dedup();
            assert_eq!(positions.len(), stories, "{company}");
        }
        assert!(of.values().filter(|of| of.len() >= 5).count() >= 8, "few have statistics");
    }

    #[test]
    fn the_queue_of_today_has_four_that_wait_and_two_that_are_held() {
        let texts = in_review().unwrap();
        let count = |end| texts.iter().filter(|text| text.end == Some(end)).count();
        assert_eq!([count(End::Pending), count(End::Held), count(End::Rejected)], [4, 2, 3]);
        for text in &texts {
            let decided = matches!(
                text.end,
                Some(End::Rejected | End::Removed | End::Changes | End::Revised)
            );
            assert_eq!(decided, text.reason.is_some() && text.note.is_some(), "{}", text.summary);
            assert!(text.end.is_some(), "{}", text.summary);
        }
    }
}
