//! Who reads whose scorecard, and scorecards on the database.

use kernel::{RoleId, UserId};
use testkit::{machines, store};

use super::*;
use crate::applications::tests::{chosen, published};
use crate::roles::form::Form;
use crate::roles::tests::{at, colleague};

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-23-020300_create_scorecards/up.sql");
    assert_eq!(machines::edges(&rules::STEPS), machines::held(sql, "scorecards_transition"));
}

#[test]
fn a_role_asks_for_what_it_requires_and_for_what_every_role_does() {
    let must_haves = vec!["Rust".to_owned(), " Rust ".to_owned(), "Communication".to_owned()];
    let asked = items(&Form { must_haves, ..Form::default() });
    let names: Vec<&str> = asked.iter().map(|item| item.name.as_str()).collect();
    assert_eq!(
        names,
        [
            "Rust",
            "Communication",
            "Problem solving",
            "Working with others",
            "Overall recommendation"
        ]
    );
    for item in asked {
        let mut said = item.anchors.to_vec();
        said.dedup();
        assert_eq!(said.len(), 4, "{}", item.name);
    }
}

fn content(asked: &[Item], rating: Option<i32>) -> Content {
    let rated = asked.iter().map(|item| Rating { item: item.name.clone(), rating });
    Content { ratings: rated.collect(), text: "Clear.".to_owned() }
}

#[test]
fn what_is_submitted_rates_each_item_or_says_that_it_was_not_seen() {
    let asked = items(&Form::default());
    let whole = content(&asked, Some(4));
    assert!(whole.check(&asked, true).is_ok());
    assert!(Content::default().check(&asked, false).is_ok(), "a draft can be empty");
    let check = |bad: Content, field: &str, code: &str| match bad.check(&asked, true) {
        Err(Error::Fields(faults)) => {
            assert_eq!((faults[0].field.as_str(), faults[0].code), (field, code));
        }
        other => panic!("{field}: {other:?}"),
    };
    check(Content::default(), "ratings", "required");
    check(content(&asked, None), "ratings", "required");
    let mut missing = whole.clone();
    missing.ratings.pop();
    check(missing, "ratings", "required");
    assert!(Content { text: "x".repeat(4000), ..whole.clone() }.check(&asked, true).is_ok());
    check(content(&asked, Some(5)), "ratings[0]", "range");
    check(content(&asked, Some(0)), "ratings[0]", "range");
    let mut twice = whole.clone();
    twice.ratings[1] = twice.ratings[0].clone();
    check(twice, "ratings[1]", "not_unique");
    let mut other = whole.clone();
    other.ratings[0].item = "Height".to_owned();
    check(other, "ratings[0]", "not_offered");
    check(Content { text: "x".repeat(4001), ..whole.clone() }, "text", "length");
    check(Content { text: "a\u{202e}".to_owned(), ..whole }, "text", "format");
}

struct Team {
    of: Application,
    asked: Vec<Item>,
    ada: Member,
    bea: Member,
    cas: Member,
}

fn team(conn: &mut Conn) -> Team {
    let (ada, role): (Member, RoleId) = published(conn);
    let (_, of) = chosen(conn, ada, role, "dan@example.com");
    let bea = colleague(conn, ada, "bea@example.com");
    let cas = colleague(conn, ada, "cas@example.com");
    let reader = Reader { user: ada.user, owns: true };
    let (asked, _) = show(conn, &of, reader).unwrap();
    Team { of, asked, ada, bea, cas }
}

impl Team {
    fn write(
        &self,
        conn: &mut Conn,
        (by, owns): (Member, bool),
        version: i32,
        event: Event,
    ) -> Result<Scorecard, Error> {
        let said = content(&self.asked, Some(version + 1));
        save(conn, (by, owns), Seen::at(self.of.id, version), (&said, event), at())
    }

    /// Whether they have one, how many they read, and how many they do not.
    fn reads(&self, conn: &mut Conn, user: UserId, owns: bool) -> (bool, usize, usize) {
        let (_, shown) = show(conn, &self.of, Reader { user, owns }).unwrap();
        (shown.own.is_some(), shown.others.len(), shown.hidden)
    }
}

#[test]
fn nobody_reads_a_colleagues_scorecard_before_their_own_is_submitted() {
    store(|conn| {
        let t = team(conn);
        t.write(conn, (t.bea, false), 0, Event::Save).unwrap();
        assert_eq!(t.reads(conn, t.ada.user, true), (false, 0, 0), "a draft is its author's");
        t.write(conn, (t.bea, false), 1, Event::Submit).unwrap();
        assert_eq!(t.reads(conn, t.cas.user, false), (false, 0, 1));
        t.write(conn, (t.cas, false), 0, Event::Save).unwrap();
        assert_eq!(t.reads(conn, t.cas.user, false), (true, 0, 1));
        t.write(conn, (t.cas, false), 1, Event::Submit).unwrap();
        assert_eq!(t.reads(conn, t.cas.user, false), (true, 1, 0));
        assert_eq!(t.reads(conn, t.bea.user, false), (true, 1, 0));
    });
}

#[test]
fn an_owner_without_one_reads_them_and_what_they_write_then_says_so() {
    store(|conn| {
        let t = team(conn);
        let first = t.write(conn, (t.ada, true), 0, Event::Save).unwrap();
        assert!(!first.read_before, "there was nothing to read");
        t.write(conn, (t.bea, false), 0, Event::Submit).unwrap();
        assert_eq!(t.reads(conn, t.ada.user, true), (true, 0, 1), "an owner who has begun waits");
        assert_eq!(t.reads(conn, t.cas.user, true), (false, 1, 0));
        let late = t.write(conn, (t.cas, true), 0, Event::Save).unwrap();
        assert!(late.read_before);
    });
}

#[test]
fn what_was_submitted_is_amended_and_its_history_kept() {
    store(|conn| {
        let t = team(conn);
        t.write(conn, (t.bea, false), 0, Event::Submit).unwrap();
        let saved = t.write(conn, (t.bea, false), 1, Event::Save);
        assert!(matches!(saved, Err(Error::ScorecardSubmitted)), "{saved:?}");
        let stale = t.write(conn, (t.bea, false), 0, Event::Submit);
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let amended = t.write(conn, (t.bea, false), 1, Event::Submit).unwrap();
        assert_eq!((amended.version, amended.state), (2, State::Submitted));
        assert_eq!(amended.content.ratings[0].rating, Some(2));
        assert_eq!(amended.history.len(), 1);
        assert_eq!(amended.history[0].content.ratings[0].rating, Some(1));
    });
}

#[test]
fn a_draft_is_in_no_export_and_goes_with_its_candidate() {
    use db::privacy::{Subject, erase, export};
    store(|conn| {
        let t = team(conn);
        t.write(conn, (t.bea, false), 0, Event::Save).unwrap();
        let (user, email) = (t.of.candidate.unwrap(), "dan@example.com".to_owned());
        let dan = Subject { user, email };
        let tables: Vec<_> =
            crate::privacy::HELD.iter().copied().filter(|one| one.name == "scorecards").collect();
        assert!(!export(conn, &tables, &dan).unwrap().contains("Clear."), "nobody said it yet");
        t.write(conn, (t.bea, false), 1, Event::Submit).unwrap();
        assert!(export(conn, &tables, &dan).unwrap().contains("Clear."));
        t.write(conn, (t.cas, false), 0, Event::Save).unwrap();
        erase(conn, &tables, &dan).unwrap();
        assert_eq!(t.reads(conn, t.cas.user, false), (false, 0, 0), "the draft is gone too");
    });
}
