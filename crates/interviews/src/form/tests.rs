//! Forms by table, and what is made of them.

use super::*;
use crate::vocabulary::{Experience, Format, Level, Outcome, RoundKind, Source};

pub(crate) fn content(company: &str) -> Content {
    Content {
        company_name: company.to_owned(),
        position: "Software Engineer".to_owned(),
        level: Level::Intern,
        year: 2025,
        month: Some(3),
        source: Source::Applied,
        rounds: vec![Round {
            kind: RoundKind::Technical,
            minutes: Some(60),
            format: Format::Remote,
            held_on: Some("2025-03".to_owned()),
            description: "Two engineers asked about queues and let me run the code.".to_owned(),
            questions: vec!["How would you find a cycle in a linked list?".to_owned()],
        }],
        difficulty: 3,
        experience: Experience::Positive,
        outcome: Outcome::OfferAccepted,
        summary: "A calm afternoon with clear questions and an honest talk about the team."
            .to_owned(),
        tips: Some("Bring questions about the work itself.".to_owned()),
        language: "en".to_owned(),
        days_to_decision: Some(6),
    }
}

/// A form with everything in it.
pub(crate) fn form(company: &str) -> Form {
    let content = content(company);
    let rounds = content.rounds.into_iter().map(|round| FormRound {
        kind: Some(round.kind),
        minutes: round.minutes,
        format: Some(round.format),
        held_on: round.held_on,
        description: round.description,
        questions: round.questions,
    });
    Form {
        company_name: company.to_owned(),
        position: content.position,
        level: Some(content.level),
        year: Some(content.year),
        month: content.month,
        source: Some(content.source),
        rounds: rounds.collect(),
        difficulty: Some(content.difficulty),
        experience: Some(content.experience),
        outcome: Some(content.outcome),
        pay: Some("30 an hour".to_owned()),
        summary: format!("At {company} {}", content.summary),
        tips: content.tips.unwrap_or_default(),
        language: "en".to_owned(),
        days_to_decision: content.days_to_decision,
        no_confidential: true,
    }
}

#[test]
fn a_form_names_every_field_that_is_missing_or_wrong() {
    let today = (2026, 3);
    let fields = |form: &Form| -> Vec<String> {
        form.complete(today).unwrap_err().into_iter().map(|problem| problem.field).collect()
    };
    assert!(form("Pellworth").complete(today).is_ok());
    assert_eq!(
        fields(&Form::default()),
        [
            "company_name",
            "position",
            "level",
            "year",
            "source",
            "rounds",
            "difficulty",
            "experience",
            "outcome",
            "summary",
            "no_confidential"
        ]
    );
    type Change = (fn(&mut Form), &'static str);
    let changes: [Change; 14] = [
        (|f| f.company_name = "x".repeat(121), "company_name"),
        (|f| f.position = "a\nb".to_owned(), "position"),
        (|f| f.year = Some(1999), "year"),
        (|f| f.year = Some(2027), "year"),
        (|f| (f.year, f.month) = (Some(2026), Some(4)), "year"),
        (|f| f.month = Some(13), "month"),
        (|f| f.difficulty = Some(6), "difficulty"),
        (|f| f.summary = "x".repeat(2001), "summary"),
        (|f| f.pay = Some("x".repeat(201)), "pay"),
        (|f| f.language = "english".to_owned(), "language"),
        (|f| f.rounds = vec![f.rounds[0].clone(); 13], "rounds"),
        (|f| f.rounds[0].held_on = Some("2025-13".to_owned()), "rounds[0].held_on"),
        (|f| f.rounds[0].kind = None, "rounds[0].kind"),
        (|f| f.rounds[0].questions = vec!["x".repeat(501)], "rounds[0].questions[0]"),
    ];
    for (at, (change, field)) in changes.into_iter().enumerate() {
        let mut form = form("Pellworth");
        change(&mut form);
        assert_eq!(fields(&form), [field], "change {at}");
    }
}

#[test]
fn a_round_has_a_kind_and_a_place() {
    let round = FormRound {
        kind: Some(RoundKind::Case),
        format: Some(Format::Onsite),
        description: "x".to_owned(),
        ..FormRound::default()
    };
    let form = Form { rounds: vec![round], ..form("Pellworth") };
    assert!(form.complete((2026, 3)).is_ok());
}

#[test]
fn an_excerpt_ends_between_words_and_is_never_longer_than_a_card() {
    let mut story = content("Pellworth");
    assert_eq!(story.excerpt(), story.summary);
    story.summary = "word ".repeat(100);
    let excerpt = story.excerpt();
    assert!(excerpt.ends_with(" word…") && excerpt.chars().count() <= 240, "{excerpt}");
    story.summary = "é".repeat(500);
    assert_eq!(story.excerpt().chars().count(), 240);
}

#[test]
fn a_copy_shares_its_marks_and_another_story_does_not() {
    let one = content("Pellworth");
    let mut copy = content("Other Ltd");
    copy.summary = copy.summary.replace("calm", "quiet");
    let mut other = content("Pellworth");
    other.summary = "Nothing here is like the first: five panels, no code, much waiting.".into();
    other.rounds.clear();
    other.tips = None;
    let shared = |a: &Content, b: &Content| {
        let marks = b.shingles();
        a.shingles().iter().filter(|mark| marks.contains(mark)).count()
    };
    assert_eq!(shared(&one, &one), 16);
    assert!(shared(&one, &copy) >= 8, "{}", shared(&one, &copy));
    assert_eq!(shared(&one, &other), 0);
}
