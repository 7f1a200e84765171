//! What a story becomes, and the counts that follow it.

use testkit::store;

use super::*;
use crate::directory;
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

pub(crate) fn at() -> Instant {
    "2026-03-03T12:00:00Z".parse().unwrap()
}

/// Publishes the story and answers its id.
pub(crate) fn published(conn: &mut Conn, content: &Content) -> Uuid {
    let id = Uuid::now_v7();
    go_live(conn, id, content, false, at()).unwrap();
    id
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

#[test]
fn counts_follow_a_story_through_its_life() {
    store(|conn| {
        let summary = |conn: &mut Conn| directory::summary(conn, at()).unwrap();
        let id = published(conn, &content("Pellworth"));
        published(conn, &content("Pellworth"));
        assert_eq!((summary(conn).stories, summary(conn).new_this_week), (2, 2));
        let mut moved = content("Other Ltd");
        moved.difficulty = 5;
        replace(conn, id, &moved, at()).unwrap();
        let companies: Vec<(String, i32)> =
            summary(conn).top_companies.into_iter().map(|c| (c.name, c.stories)).collect();
        assert_eq!(companies, [("Other Ltd".to_owned(), 1), ("Pellworth".to_owned(), 1)]);
        take_down(conn, id).unwrap();
        assert_eq!(summary(conn).stories, 1);
        assert!(matches!(directory::find(conn, "other-ltd"), Err(Error::NoCompany)));
        assert!(matches!(take_down(conn, id), Err(Error::NoStory)));
    });
}
