//! The questions of the guided way and what is understood of the answers. The same answer always
//! fills the same fields. Pure.

use std::sync::LazyLock;

use kernel::words;
use regex::Regex;
use serde_json::{Value, json};

use crate::form::{Filled, Form, FormRound};
use crate::vocabulary::{Experience, Format, Level, Outcome, RoundKind, Source};

words! {
    /// One question.
    pub enum Step as "GuideStepName" {
        Company = "company", Position = "position", Level = "level", When = "when",
        Source = "source", Rounds = "rounds", Difficulty = "difficulty",
        Experience = "experience", Outcome = "outcome", Summary = "summary", Tips = "tips",
    }
}

impl Step {
    /// What is asked.
    pub fn question(self) -> &'static str {
        match self {
            Self::Company => "Which company did you talk to?",
            Self::Position => "Which position was it for?",
            Self::Level => "How senior was the position?",
            Self::When => "When was it? The month and the year are enough.",
            Self::Source => "How did you get the interview?",
            Self::Rounds => {
                "How did it go, round by round? Begin a new line for each: what kind of round it \
                 was, how long it took, and what was asked."
            }
            Self::Difficulty => "How difficult was it, from 1 (easy) to 5 (very hard)?",
            Self::Experience => "How did it feel to be interviewed there?",
            Self::Outcome => "How did it end, and how many days did the answer take?",
            Self::Summary => "How would you sum it up for the next candidate?",
            Self::Tips => "What should they prepare? You can also say: nothing.",
        }
    }

    /// Short answers to choose from.
    pub fn chips(self) -> &'static [&'static str] {
        match self {
            Self::Level => &["Intern", "Graduate", "Junior", "Mid-level", "Senior", "Lead"],
            Self::Source => &["I applied", "A referral", "A recruiter", "On campus", "Assay"],
            Self::Difficulty => &["1", "2", "3", "4", "5"],
            Self::Experience => &["Positive", "Neutral", "Negative"],
            Self::Outcome => {
                &["Offer, accepted", "Offer, declined", "No offer", "Still waiting", "I withdrew"]
            }
            Self::Tips => &["Nothing"],
            Self::Company | Self::Position | Self::When | Self::Rounds | Self::Summary => &[],
        }
    }
}

pub(super) fn filled(field: &str, value: impl Into<Value>) -> Filled {
    Filled { field: field.to_owned(), value: value.into() }
}

/// Fills in what is understood of an answer. What is not understood fills nothing.
pub(super) fn understand(form: &mut Form, step: Step, answer: &str) -> Vec<Filled> {
    let answer = answer.trim();
    let low = answer.to_lowercase();
    match step {
        Step::Company => {
            form.company_name = one_line(answer, 120);
            vec![filled("company_name", form.company_name.as_str())]
        }
        Step::Position => {
            form.position = one_line(answer, 120);
            let mut done = vec![filled("position", form.position.as_str())];
            if form.level.is_none() {
                done.extend(level(form, &low));
            }
            done
        }
        Step::Level => level(form, &low),
        Step::When => when(form, &low),
        Step::Source => choose(&low, SOURCES, |source| {
            form.source = Some(source);
            filled("source", source.as_str())
        }),
        Step::Rounds => rounds(form, answer),
        Step::Difficulty => difficulty(form, &low),
        Step::Experience => choose(&low, EXPERIENCES, |experience| {
            form.experience = Some(experience);
            filled("experience", experience.as_str())
        }),
        Step::Outcome => outcome(form, &low),
        Step::Summary => {
            form.summary = cut(answer, 2000);
            vec![filled("summary", form.summary.as_str())]
        }
        Step::Tips if matches!(low.trim_matches('.'), "nothing" | "no" | "none" | "-") => {
            Vec::new()
        }
        Step::Tips => {
            form.tips = cut(answer, 2000);
            vec![filled("tips", form.tips.as_str())]
        }
    }
}

fn cut(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

fn one_line(text: &str, most: usize) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    cut(&words.join(" "), most)
}

/// The first row of which a word stands in the answer, as a word of its own or its beginning.
fn find<T: Copy>(answer: &str, rows: &[(T, &[&str])]) -> Option<T> {
    let padded = format!(" {answer}").replace(|c: char| !c.is_alphanumeric(), " ");
    let said = |word: &&str| padded.contains(&format!(" {word}"));
    rows.iter().find(|(_, words)| words.iter().any(said)).map(|(row, _)| *row)
}

fn choose<T: Copy>(
    answer: &str,
    rows: &[(T, &[&str])],
    fill: impl FnOnce(T) -> Filled,
) -> Vec<Filled> {
    find(answer, rows).map(fill).into_iter().collect()
}

const LEVELS: &[(Level, &[&str])] = &[
    (Level::Intern, &["intern", "working student", "trainee"]),
    (Level::Graduate, &["graduate", "new grad", "entry"]),
    (Level::Junior, &["junior"]),
    (Level::Lead, &["lead", "principal", "staff", "head"]),
    (Level::Senior, &["senior"]),
    (Level::Mid, &["mid", "regular"]),
    (Level::Other, &["other"]),
];

const SOURCES: &[(Source, &[&str])] = &[
    (Source::Referral, &["referr", "friend", "recommended"]),
    (Source::Recruiter, &["recruiter", "headhunter", "contacted"]),
    (Source::Campus, &["campus", "university", "career fair", "fair"]),
    (Source::Assay, &["assay"]),
    (Source::Applied, &["appl", "website", "advert", "job board"]),
    (Source::Other, &["other"]),
];

const EXPERIENCES: &[(Experience, &[&str])] = &[
    (Experience::Negative, &["negative", "bad", "poor", "rude", "awful", "not good", "terrible"]),
    (Experience::Neutral, &["neutral", "mixed", "okay", "ok", "so so", "fine"]),
    (Experience::Positive, &["positive", "good", "great", "friendly", "nice", "pleasant", "well"]),
];

const OUTCOMES: &[(Outcome, &[&str])] = &[
    (Outcome::NoOffer, &["no offer", "rejected", "refused", "turned me down", "did not get"]),
    (Outcome::OfferDeclined, &["declin", "offer declined", "turned it down", "said no"]),
    (Outcome::Waiting, &["wait", "no answer", "still open"]),
    (Outcome::Withdrew, &["withdrew", "withdraw", "pulled out", "stopped"]),
    (Outcome::OfferAccepted, &["accept", "offer", "said yes", "joined"]),
    (Outcome::NotSaid, &["rather not", "prefer not"]),
];

const KINDS: &[(RoundKind, &[&str])] = &[
    (RoundKind::SystemDesign, &["system design", "architecture", "design round"]),
    (RoundKind::TakeHome, &["take home", "takehome", "homework"]),
    (RoundKind::OnlineTest, &["online test", "assessment", "test", "quiz"]),
    (RoundKind::Behavioural, &["behaviour", "behavior", "culture", "values"]),
    (RoundKind::Technical, &["technical", "coding", "pair", "code", "algorithm"]),
    (RoundKind::Case, &["case"]),
    (RoundKind::Hr, &["hr", "human resources"]),
    (RoundKind::Phone, &["phone", "call", "screen"]),
];

const FORMATS: &[(Format, &[&str])] = &[
    (Format::Phone, &["phone", "by telephone"]),
    (Format::Onsite, &["onsite", "on site", "office", "in person"]),
    (Format::Written, &["written", "take home", "homework"]),
    (Format::Remote, &["remote", "video", "online", "zoom", "call"]),
];

fn level(form: &mut Form, answer: &str) -> Vec<Filled> {
    choose(answer, LEVELS, |level| {
        form.level = Some(level);
        filled("level", level.as_str())
    })
}

const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

static YEAR: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"\b(20\d\d)\b").ok());
static NUMERIC: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"\b(?:20\d\d[-/](\d{1,2})|(\d{1,2})[-/.]20\d\d)\b").ok());
static TIME: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"(?i)\b(\d{1,4})\s*-?\s*(minutes?|mins?|hours?|h)\b").ok());
static DAYS: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"\b(\d{1,3})\s*(days?|weeks?)\b").ok());
static DIGIT: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"\b([1-5])\b").ok());

fn captured(pattern: &LazyLock<Option<Regex>>, text: &str) -> Option<Vec<Option<String>>> {
    let found = pattern.as_ref()?.captures(text)?;
    Some(found.iter().map(|part| part.map(|part| part.as_str().to_owned())).collect())
}

fn number(parts: &[Option<String>], at: usize) -> Option<i32> {
    parts.get(at)?.as_deref()?.parse().ok()
}

fn when(form: &mut Form, answer: &str) -> Vec<Filled> {
    let mut done = Vec::new();
    if let Some(year) = captured(&YEAR, answer).and_then(|parts| number(&parts, 1)) {
        form.year = Some(year);
        done.push(filled("year", year));
    }
    let named = MONTHS.iter().position(|month| {
        answer.split(|c: char| !c.is_alphabetic()).any(|word| word.starts_with(month))
    });
    let named = named.and_then(|at| i32::try_from(at + 1).ok());
    let numeric = || {
        let parts = captured(&NUMERIC, answer)?;
        number(&parts, 1).or_else(|| number(&parts, 2))
    };
    if let Some(month) = named.or_else(numeric).filter(|month| (1..=12).contains(month)) {
        form.month = Some(month);
        done.push(filled("month", month));
    }
    done
}

fn difficulty(form: &mut Form, answer: &str) -> Vec<Filled> {
    const SAID: &[(i32, &[&str])] = &[
        (5, &["very hard", "very difficult", "brutal"]),
        (1, &["very easy", "trivial"]),
        (4, &["hard", "difficult", "tough"]),
        (2, &["easy", "simple"]),
        (3, &["medium", "average", "fair", "moderate"]),
    ];
    let digit = captured(&DIGIT, answer).and_then(|parts| number(&parts, 1));
    let Some(found) = digit.or_else(|| find(answer, SAID)) else { return Vec::new() };
    form.difficulty = Some(found);
    vec![filled("difficulty", found)]
}

fn outcome(form: &mut Form, answer: &str) -> Vec<Filled> {
    let mut done = choose(answer, OUTCOMES, |outcome| {
        form.outcome = Some(outcome);
        filled("outcome", outcome.as_str())
    });
    if let Some(parts) = captured(&DAYS, answer) {
        let weeks = parts.get(2).and_then(Option::as_deref).is_some_and(|w| w.starts_with('w'));
        let days = number(&parts, 1).map(|n| if weeks { n * 7 } else { n });
        if let Some(days) = days.filter(|days| (0..=730).contains(days)) {
            form.days_to_decision = Some(days);
            done.push(filled("days_to_decision", days));
        }
    }
    done
}

/// Each line is a round; what ends with a question mark was asked in it.
fn rounds(form: &mut Form, answer: &str) -> Vec<Filled> {
    let lines = answer.lines().map(str::trim).filter(|line| !line.is_empty()).take(12);
    form.rounds = lines.map(round).collect();
    filled_in(&form.rounds)
}

/// What is filled in of rounds, field by field.
pub(super) fn filled_in(rounds: &[FormRound]) -> Vec<Filled> {
    let field = |at: usize, name: &str| format!("rounds[{at}].{name}");
    let mut done = Vec::new();
    for (at, round) in rounds.iter().enumerate() {
        done.push(filled(&field(at, "description"), round.description.as_str()));
        done.extend(round.kind.map(|kind| filled(&field(at, "kind"), kind.as_str())));
        done.extend(round.format.map(|format| filled(&field(at, "format"), format.as_str())));
        done.extend(round.minutes.map(|minutes| filled(&field(at, "minutes"), minutes)));
        if !round.questions.is_empty() {
            done.push(filled(&field(at, "questions"), json!(round.questions)));
        }
    }
    done
}

fn round(line: &str) -> FormRound {
    let line = line.trim_start_matches(|c: char| c.is_ascii_digit() || ".)-* ".contains(c));
    let low = line.to_lowercase();
    let minutes = captured(&TIME, line).and_then(|parts| {
        let hours =
            parts.get(2).and_then(Option::as_deref).is_some_and(|u| u.starts_with(['h', 'H']));
        number(&parts, 1).map(|n| if hours { n * 60 } else { n })
    });
    let questions = line.split_inclusive(['.', '!', '?', ':']).map(str::trim);
    let questions = questions.filter(|sentence| sentence.ends_with('?')).take(10);
    FormRound {
        kind: find(&low, KINDS),
        minutes: minutes.filter(|minutes| (1..=1440).contains(minutes)),
        format: find(&low, FORMATS),
        held_on: None,
        description: cut(line, 4000),
        questions: questions.map(|question| cut(question, 500)).collect(),
    }
}

/// Whether the story says already what a question asks for.
fn is_known(form: &Form, step: Step) -> bool {
    match step {
        Step::Company => !form.company_name.trim().is_empty(),
        Step::Position => !form.position.trim().is_empty(),
        Step::Level => form.level.is_some(),
        Step::When => form.year.is_some(),
        Step::Source => form.source.is_some(),
        Step::Rounds => !form.rounds.is_empty(),
        Step::Difficulty => form.difficulty.is_some(),
        Step::Experience => form.experience.is_some(),
        Step::Outcome => form.outcome.is_some(),
        Step::Summary => !form.summary.trim().is_empty(),
        Step::Tips => !form.tips.trim().is_empty(),
    }
}

/// Whether a question is asked a second time where its answer was not understood. Of the others any answer is one.
const fn is_asked_again(step: Step) -> bool {
    matches!(
        step,
        Step::Level
            | Step::When
            | Step::Source
            | Step::Difficulty
            | Step::Experience
            | Step::Outcome
    )
}

/// The question that comes after those that were answered: the first that the story does not answer yet and that was
/// not asked, or was asked once and not understood.
pub(super) fn next(form: &Form, answered: &[Step]) -> Option<Step> {
    Step::ALL.iter().copied().find(|step| {
        let most = if is_asked_again(*step) { 2 } else { 1 };
        let asked = answered.iter().filter(|answered| *answered == step).count();
        asked < most && !is_known(form, *step)
    })
}
