//! Reviews by table, and on the database.

use kernel::chrono::DateTime;
use kernel::{Seen, UserId};
use testkit::store;

use super::*;
use crate::attempts;
use crate::definitions::tests::Firm;

fn now() -> Instant {
    DateTime::from_timestamp(1_800_000_000, 0).unwrap()
}

fn rated(sheet: Sheet, rating: Option<i32>) -> Content {
    let one = |item: Item| Rating { item: item.name.to_owned(), rating };
    Content { ratings: sheet.items().into_iter().map(one).collect(), text: String::new() }
}

#[track_caller]
fn check(content: &Content, submits: bool, want: Option<(&str, &str)>) {
    let found = match content.check(&Sheet::Code.items(), submits) {
        Err(Error::BadField { field, code, .. }) => Some((field, code)),
        found => {
            found.unwrap();
            None
        }
    };
    assert_eq!(found, want);
}

#[test]
fn what_is_submitted_rates_every_item_once_and_has_seen_one() {
    let whole = rated(Sheet::Code, Some(3));
    check(&whole, true, None);
    check(&Content::default(), false, None);
    check(&Content::default(), true, Some(("ratings", "required")));
    check(&rated(Sheet::Code, None), true, Some(("ratings", "required")));
    let mut without_last = whole.clone();
    without_last.ratings.pop();
    check(&without_last, false, None);
    check(&without_last, true, Some(("ratings", "required")));
    check(&rated(Sheet::Code, Some(5)), false, Some(("ratings", "range")));
    check(&rated(Sheet::Code, Some(0)), false, Some(("ratings", "range")));
    check(&rated(Sheet::WalkThrough, Some(1)), false, Some(("ratings", "not_offered")));
    let mut twice = whole.clone();
    twice.ratings.extend(whole.ratings.first().cloned());
    check(&twice, false, Some(("ratings", "not_unique")));
    let text = |text: String| Content { text, ..whole.clone() };
    check(&text("x".repeat(MAX_TEXT)), true, None);
    check(&text("x".repeat(MAX_TEXT + 1)), true, Some(("text", "length")));
    check(&text("\u{200b}\0".to_owned()), true, Some(("text", "format")));
}

#[test]
fn an_interview_asks_about_each_program_that_was_sent() {
    let tasks = [
        Subject { position: 1, title: "Two sums".to_owned() },
        Subject { position: 3, title: "Router".to_owned() },
    ];
    assert_eq!(Sheet::Code.questions(&tasks), []);
    for sheet in [Sheet::WalkThrough, Sheet::ChangedRequirement] {
        let questions = sheet.questions(&tasks);
        assert_eq!(questions.len(), 2);
        assert!(questions[1].asks.contains("task 3, Router"), "{questions:?}");
        assert!(questions.iter().all(|one| one.follow_ups.len() == 3));
    }
}

#[test]
fn every_item_has_a_name_of_its_own_and_four_sentences() {
    for sheet in Sheet::ALL.iter().copied() {
        let items = sheet.items();
        let names: std::collections::BTreeSet<_> = items.iter().map(|item| item.name).collect();
        assert_eq!(names.len(), items.len());
        let anchors: std::collections::BTreeSet<_> =
            items.iter().flat_map(|item| item.anchors).collect();
        assert_eq!(anchors.len(), 4 * items.len(), "{sheet:?}");
    }
}

#[test]
fn nobody_reads_a_colleagues_review_before_their_own_is_submitted() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (starter, code) = firm.candidate(conn, "ada@example.com");
        let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
        let people = ["rita@example.com", "sam@example.com"];
        let [rita, sam] = people.map(|email| testkit::user(conn, email, "Reviewer"));
        let at = |user: UserId, owns| At {
            attempt,
            company: firm.company,
            reader: Reader { user, owns },
        };
        let code = |conn: &mut Conn, user, owns| {
            let mut shown = show(conn, at(user, owns)).unwrap();
            assert_eq!(shown[0].0, Sheet::Code);
            let (_, other) = shown.remove(1);
            assert_eq!(other, Shown::default(), "each sheet stands alone");
            shown.remove(0).1
        };
        let save = |conn: &mut Conn, user, version, rating, event| {
            let content = rated(Sheet::Code, Some(rating));
            save(conn, at(user, false), Seen::at(Sheet::Code, version), (&content, event), now())
        };
        save(conn, rita, 0, 2, Event::Submit).unwrap();
        let seen = code(conn, sam, false);
        assert_eq!((seen.others.len(), seen.hidden), (0, 1));
        save(conn, sam, 0, 4, Event::Save).unwrap();
        assert_eq!(code(conn, sam, false).hidden, 1, "a draft opens nothing");
        assert_eq!(code(conn, rita, false).others, [], "and nobody reads it");
        assert!(matches!(save(conn, sam, 0, 1, Event::Submit), Err(Error::StaleReview)));
        save(conn, sam, 1, 4, Event::Submit).unwrap();
        assert_eq!(code(conn, sam, false).others[0].author, rita);
        assert_eq!(code(conn, rita, false).others[0].author, sam);
        assert!(matches!(save(conn, sam, 2, 1, Event::Save), Err(Error::ReviewSubmitted)));
        save(conn, sam, 2, 3, Event::Submit).unwrap();
        let amended = code(conn, sam, false).own.unwrap();
        assert_eq!(
            (amended.history.len(), amended.history[0].content.ratings[0].rating),
            (1, Some(4))
        );
        assert_eq!(code(conn, firm.owner, true).others.len(), 2, "an owner reads without one");
    });
}
