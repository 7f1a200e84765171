//! Decisions by table, and queues on the database.

use diesel::connection::SimpleConnection;
use kernel::UserId;
use kernel::{Limit, Refused, Seen, StoryId};
use testkit::store;

use super::*;
use crate::form::tests::form;
use crate::manuscripts::tests::{author, sent, shown};
use crate::manuscripts::{Proof, Record, record_of};
use crate::publishing::tests::at;
use crate::reports::{self, Why as ReportWhy};
use crate::stories;

fn why() -> Why {
    Why { reason: Reason::PersonalData, text: "A name stands there.".to_owned() }
}

fn act(conn: &mut Conn, id: StoryId, decision: Decision) -> Result<Manuscript, Error> {
    decide(conn, Actor::Operator, Seen::any(id), Ruling { decision, why: Some(&why()) }, at())
}

fn queue(conn: &mut Conn, queue: Queue) -> Vec<StoryId> {
    let page = list(conn, queue, Paging::first(Limit::default())).unwrap();
    page.items.into_iter().map(|waiting| waiting.id).collect()
}

#[test]
fn a_queue_holds_what_waits_for_that_decision() {
    store(|conn| {
        let ada = author(conn, 1);
        let pending = sent(conn, ada, &form("Pellworth"));
        let mut risky = form("Other Ltd");
        risky.tips = "See www.example.org".to_owned();
        let held = sent(conn, ada, &risky);
        assert_eq!(queue(conn, Queue::Pending), [pending.id]);
        assert_eq!(queue(conn, Queue::Held), [held.id]);
        assert_eq!(queue(conn, Queue::All), [held.id, pending.id]);
        let counts: HashMap<&str, i64> =
            counts(conn).unwrap().into_iter().map(|(q, n)| (q.as_str(), n)).collect();
        assert_eq!((counts["pending"], counts["held"], counts["flagged"]), (1, 1, 0));
        let manuscript = find(conn, held.id).unwrap();
        let can = [Decision::Publish, Decision::RequestChanges, Decision::Reject];
        assert_eq!(decisions(&manuscript), can);
        let rejected = act(conn, held.id, Decision::Reject).unwrap();
        assert_eq!(
            rejected.note.as_deref(),
            Some("Your story names or describes a person. A name stands there.")
        );
        assert!(matches!(
            act(conn, held.id, Decision::Publish),
            Err(Error::Refused(Refused::NotNow { .. }))
        ));
    });
}

#[test]
fn a_decision_against_a_text_says_why_and_names_the_version_that_was_read() {
    store(|conn| {
        let ada = author(conn, 1);
        let manuscript = sent(conn, ada, &form("Pellworth"));
        for decision in [Decision::RequestChanges, Decision::Reject, Decision::Remove] {
            let bare = decide(
                conn,
                Actor::Operator,
                Seen::any(manuscript.id),
                Ruling { decision, why: None },
                at(),
            );
            assert!(matches!(bare, Err(Error::BadReason)), "{decision:?}");
        }
        let stale = Seen::at(manuscript.id, manuscript.version - 1);
        let late = decide(conn, Actor::Operator, stale, Ruling::PUBLISH, at());
        assert!(matches!(late, Err(Error::StaleVersion)));
        let unsent =
            crate::manuscripts::create(conn, ada, &form("Other"), crate::manuscripts::Way::Manual);
        let hidden = find(conn, unsent.unwrap().id);
        assert!(matches!(hidden, Err(Error::NoStory)), "a draft is its author's alone");
    });
}

#[test]
fn three_readers_flag_a_story_and_the_moderator_keeps_or_removes_it() {
    store(|conn| {
        let ada = author(conn, 1);
        let story = shown(conn, ada, &form("Pellworth")).id;
        let own = reports::report(conn, ada, story, ReportWhy::Spam, None);
        assert!(matches!(own, Err(Error::OwnStory)));
        let flagged = |conn: &mut Conn| find(conn, story).unwrap().state == State::Flagged;
        for number in 2..5 {
            let reader = author(conn, number);
            let say = Some("It was not so.");
            assert!(reports::report(conn, reader, story, ReportWhy::False, say).unwrap());
            assert!(
                !reports::report(conn, reader, story, ReportWhy::False, say).unwrap(),
                "once a reader"
            );
            assert_eq!(flagged(conn), number == 4, "the third reader flags it");
        }
        assert!(stories::find(conn, story).is_ok(), "it stays where it is");
        assert_eq!(queue(conn, Queue::Flagged), [story]);
        assert_eq!(act(conn, story, Decision::Keep).unwrap().state, State::Published);
        assert!(reports::open(conn, story).unwrap().is_empty());
        for number in 5..8 {
            let reader = author(conn, number);
            reports::report(conn, reader, story, ReportWhy::PersonalData, None).unwrap();
        }
        assert!(flagged(conn));
        assert!(
            matches!(stories::find(conn, story), Err(Error::NoStory)),
            "what may identify a person is not shown meanwhile"
        );
        assert_eq!(act(conn, story, Decision::Remove).unwrap().state, State::Removed);
        assert_eq!(record_of(conn, ada).unwrap(), Record { published: 0, removed: 1 });
    });
}

#[test]
fn a_flagged_story_is_not_shown_once_a_reader_says_that_it_identifies_a_person() {
    store(|conn| {
        let ada = author(conn, 1);
        let story = shown(conn, ada, &form("Pellworth")).id;
        for number in 2..5 {
            let reader = author(conn, number);
            reports::report(conn, reader, story, ReportWhy::False, None).unwrap();
        }
        let reader = author(conn, 5);
        reports::report(conn, reader, story, ReportWhy::Abuse, None).unwrap();
        assert!(stories::find(conn, story).is_ok(), "it stays where it is");
        let reader = author(conn, 6);
        reports::report(conn, reader, story, ReportWhy::PersonalData, None).unwrap();
        assert!(matches!(stories::find(conn, story), Err(Error::NoStory)));
        assert_eq!(find(conn, story).unwrap().state, State::Flagged);
        assert_eq!(act(conn, story, Decision::Keep).unwrap().state, State::Published);
        assert!(stories::find(conn, story).is_ok());
    });
}

#[test]
fn a_trusted_authors_clean_story_is_shown_at_once_and_one_removal_ends_that() {
    store(|conn| {
        let ada = author(conn, 1);
        for company in ["One", "Two", "Three"] {
            let manuscript = shown(conn, ada, &unlike(company));
            assert!(!manuscript.sampled);
        }
        conn.batch_execute("update interview_drafts set first_submitted_at = '2020-01-01'")
            .unwrap();
        let fourth = sent(conn, ada, &unlike("Four"));
        assert_eq!(fourth.state, State::Published);
        act(conn, fourth.id, Decision::Remove).unwrap();
        let fifth = sent(conn, ada, &unlike("Five"));
        assert_eq!(fifth.state, State::PendingReview);
    });
}

/// A form whose text is like no other's.
fn unlike(company: &str) -> crate::form::Form {
    let mut form = form(company);
    let words: Vec<String> = (0..40).map(|at| format!("{company}{at}")).collect();
    form.summary = words.join(" ");
    form.rounds[0].description = words.iter().rev().cloned().collect::<Vec<_>>().join(" ");
    form.rounds[0].questions.clear();
    form.tips.clear();
    form
}

#[test]
fn an_author_has_a_handle_that_is_theirs_and_says_nothing() {
    let (one, two) = (UserId::new(), UserId::new());
    assert_eq!(handle(one), handle(one));
    assert_ne!(handle(one), handle(two));
    assert!(!handle(one).contains(&one.to_string()[..4]));
    assert_eq!(handle(one).len(), "Author 7F2K".len());
    let known = [1, 0x0192_a0de_1111_7abc_8def_0123_4567_89ab].map(kernel::uuid::Uuid::from_u128);
    assert_eq!(known.map(|id| handle(UserId(id))), ["Author V2B5", "Author A44T"]);
}

#[test]
fn what_is_said_of_a_decision_fits_and_is_said_where_it_must_be() {
    let why = |length| Why { reason: Reason::Other, text: "x".repeat(length) };
    let refused = |decision, why: Option<&Why>| rules::check_why(decision, why).is_err();
    let needed = [Decision::RequestChanges, Decision::Reject, Decision::Remove];
    for decision in Decision::ALL {
        assert_eq!(refused(decision, None), needed.contains(&decision), "{decision:?}");
        assert!(!refused(decision, Some(&why(2000))), "{decision:?}");
        assert!(refused(decision, Some(&why(2001))), "{decision:?}");
    }
    assert_eq!([why(0), why(2)].map(|why| why.note()), ["other", "other: xx"]);
}

#[test]
fn a_story_that_is_shown_is_removed_kept_when_in_doubt_and_verified_once() {
    use Decision::{Keep, Remove, Verify};
    store(|conn| {
        let ada = author(conn, 1);
        let shown = shown(conn, ada, &form("Pellworth"));
        for (state, sampled, verified_by, want) in [
            (State::Published, false, None, vec![Remove, Verify]),
            (State::Published, true, None, vec![Remove, Keep, Verify]),
            (State::Flagged, false, None, vec![Remove, Keep, Verify]),
            (State::Flagged, true, Some(Proof::Placement), vec![Remove, Keep]),
            (State::Removed, true, None, vec![]),
        ] {
            let seen = Manuscript { state, edit: None, sampled, verified_by, ..shown.clone() };
            assert_eq!(decisions(&seen), want, "{state:?} {sampled}");
        }
    });
}

#[test]
fn only_our_own_records_verify_a_story() {
    store(|conn| {
        let ada = author(conn, 1);
        let story = shown(conn, ada, &form("Pellworth")).id;
        assert!(matches!(act(conn, story, Decision::Verify), Err(Error::NoRecord)));
    });
}
