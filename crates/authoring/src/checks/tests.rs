//! The log of a check on the database.

use testkit::store;

use super::*;
use crate::drafts::{Files, Owner};

fn line(text: &str, groups: Vec<GroupVerdict>) -> Line {
    let subject = "submissions/accepted/a.py".to_owned();
    Line { kind: Kind::Solution, subject, is_good: true, text: text.to_owned(), groups }
}

fn requested(conn: &mut Conn) -> Check {
    let name = "sums".parse().unwrap();
    let files = Files::from([("problem.yaml".to_owned(), Vec::new())]);
    let whose = (drafts::Kind::Code, Owner::Bank, &name);
    let draft = drafts::begin(conn, Actor::System, whose, (None, &files)).unwrap();
    request(conn, Actor::System, Seen::any(draft.id), (&[7; 32], Some(Filling::All))).unwrap()
}

#[test]
fn a_log_is_read_as_it_was_written_and_every_line_counts() {
    store(|conn| {
        let check = requested(conn);
        assert_eq!((check.state, check.fills), (State::Queued, Some(Filling::All)));
        assert!(!add(conn, check.id, &line("early", Vec::new())).unwrap(), "it has not begun");
        begin(conn, check.id).unwrap().unwrap();
        let group = GroupVerdict { name: "core".into(), verdict: Some("AC".into()) };
        let lines = [line("AC", vec![group]), line("WA", Vec::new())];
        for line in &lines {
            assert!(add(conn, check.id, line).unwrap());
        }
        assert_eq!(super::lines(conn, check.id).unwrap(), lines);
        let newest = newest(conn, check.draft).unwrap().unwrap();
        assert_eq!((newest.id, newest.changes), (check.id, check.changes + 3));
    });
}

#[test]
fn tests_that_were_made_are_the_drafts_own_and_the_check_goes_on_with_them() {
    store(|conn| {
        let check = requested(conn);
        let content = Some(b"1\n".to_vec());
        let made = [Change { path: "data/sample/1.in".to_owned(), content }];
        let put = |conn: &mut Conn| put_made(conn, check.id, &made, &[8; 32]).unwrap();
        assert!(!put(conn), "it has not begun");
        begin(conn, check.id).unwrap().unwrap();
        assert!(put(conn));
        let draft = drafts::find(conn, check.draft).unwrap();
        assert_eq!((draft.version, draft.state), (2, drafts::State::Verifying));
        assert_eq!(find(conn, check.id).unwrap().digest, [8; 32]);
        let files = drafts::files(conn, draft.id).unwrap();
        assert_eq!(files["data/sample/1.in"], b"1\n");
        finish(conn, check.id, (true, None)).unwrap();
        assert!(!put(conn), "it is through");
    });
}

#[test]
fn a_draft_is_published_for_somebody_once_its_running_check_has_passed() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let check = requested(conn);
        assert_eq!(to_publish(conn, check.id).unwrap(), None);
        publish_once_passed(conn, Seen::any(check.draft), ada).unwrap();
        assert_eq!(find(conn, check.id).unwrap().publish_by, Some(ada));
        assert_eq!(to_publish(conn, check.id).unwrap(), None, "it has not ended");
        begin(conn, check.id).unwrap().unwrap();
        finish(conn, check.id, (true, None)).unwrap();
        assert_eq!(to_publish(conn, check.id).unwrap(), Some((check.draft, ada, true)));
        let late = publish_once_passed(conn, Seen::any(check.draft), ada);
        assert!(matches!(late, Err(Error::NoCheck)), "{late:?}");
    });
}

#[test]
fn a_worker_that_takes_over_begins_the_log_again() {
    store(|conn| {
        let check = requested(conn);
        begin(conn, check.id).unwrap().unwrap();
        add(conn, check.id, &line("AC", Vec::new())).unwrap();
        begin(conn, check.id).unwrap().unwrap();
        assert_eq!(lines(conn, check.id).unwrap(), []);
    });
}

#[test]
fn a_check_that_no_worker_finishes_has_failed_and_says_so() {
    store(|conn| {
        let check = requested(conn);
        give_up(conn, check.id, "its worker died.").unwrap();
        assert_eq!(find(conn, check.id).unwrap().state, State::Failed);
        let lines = lines(conn, check.id).unwrap();
        assert_eq!(lines[0].text, "The check could not be finished: its worker died.");
        assert!(!lines[0].is_good);
        give_up(conn, check.id, "twice.").unwrap();
        assert_eq!(super::lines(conn, check.id).unwrap().len(), 1);
    });
}

#[test]
fn a_line_is_bounded_and_holds_what_the_database_takes() {
    let long = line(&"x".repeat(5000), Vec::new()).bounded();
    assert_eq!(long.text.chars().count(), 4000);
    assert_eq!(line("a\0b", Vec::new()).bounded().text, "a\u{fffd}b");
    assert_eq!(line("  ", Vec::new()).bounded().text, "-");
}
