//! Drafts: what an application needs by table, and how one becomes an application.

use chrono::TimeDelta;
use diesel::connection::SimpleConnection;
use testkit::store;

use super::*;
use crate::applications::State;
use crate::applications::tests::published;
use crate::roles::form::{Question, QuestionKind};
use crate::roles::tests::at;

fn asked() -> Vec<Question> {
    let question = |prompt: &str, kind, options: &[&str], needs: Option<&str>| Question {
        prompt: prompt.to_owned(),
        kind,
        options: options.iter().map(|option| (*option).to_owned()).collect(),
        needs: needs.map(str::to_owned),
    };
    vec![
        question("Why us?", QuestionKind::Text, &[], None),
        question("May you work in Portugal?", QuestionKind::YesNo, &[], Some("yes")),
        question("Which language?", QuestionKind::Choice, &["Rust", "Go"], None),
    ]
}

fn content(answers: &[(&str, &str)]) -> Content {
    let said = |(question, answer): &(&str, &str)| Said {
        question: (*question).to_owned(),
        answer: (*answer).to_owned(),
    };
    Content { answers: answers.iter().map(said).collect(), note: String::new() }
}

const WHOLE: &[(&str, &str)] =
    &[("Which language?", "Go"), ("Why us?", " Your tools. "), ("May you work in Portugal?", "no")];

/// What is wrong with what was filled in, as `field code`.
#[track_caller]
fn check(given: &Content, want: &[&str]) {
    let found = match given.checked(&asked()) {
        Err(Error::Fields(found)) => found,
        other => panic!("{other:?}"),
    };
    let found: Vec<String> = found.iter().map(|p| format!("{} {}", p.field, p.code)).collect();
    assert_eq!(found, want);
}

#[test]
fn answers_come_in_the_order_of_the_questions_with_what_the_role_requires() {
    let given = Content { note: " Hello. ".to_owned(), ..content(WHOLE) };
    let (answers, note) = given.checked(&asked()).unwrap();
    let said: Vec<(&str, Option<&str>, bool)> = answers
        .iter()
        .map(|answer| (answer.answer.as_str(), answer.needs.as_deref(), answer.misses()))
        .collect();
    assert_eq!(
        said,
        [("Your tools.", None, false), ("no", Some("yes"), true), ("Go", None, false)]
    );
    assert_eq!(note.as_deref(), Some("Hello."));
}

#[test]
fn an_answer_that_is_missing_or_not_offered_is_named_by_its_question() {
    let none = ["answers[0].answer required", "answers[1].answer required"];
    check(&content(&[("Which language?", "Go")]), &none);
    let mut odd = content(WHOLE);
    odd.answers[0].answer = "C".to_owned();
    odd.answers[2].answer = "Yes".to_owned();
    check(&odd, &["answers[1].answer not_offered", "answers[2].answer not_offered"]);
}

#[test]
fn what_is_filled_in_has_its_lengths() {
    let long = |answer: &str| content(&[("Why us?", answer)]);
    assert_eq!(long(&"é".repeat(500)).faults(), []);
    assert_eq!(long(&"é".repeat(501)).faults()[0].code, "length");
    assert_eq!(long("a\u{202e}b").faults()[0].code, "format");
    let noted = |note: String| Content { note, ..Content::default() };
    assert_eq!(noted("é".repeat(2000)).faults(), []);
    assert_eq!(noted("é".repeat(2001)).faults()[0].code, "length");
    assert_eq!(noted("a\u{7}".to_owned()).faults()[0].code, "format");
    let asking = |question: &str| content(&[(question, "Yes")]);
    assert_eq!(asking(&"é".repeat(200)).faults(), []);
    assert_eq!(asking(&"é".repeat(201)).faults()[0].code, "length");
    let many = |count| content(&vec![WHOLE[0]; count]);
    assert_eq!(many(10).faults(), []);
    assert_eq!(many(11).faults()[0].code, "count");
}

/// Somebody at a published role that asks questions.
fn place(conn: &mut Conn) -> Place {
    let (_, role) = published(conn);
    let questions = serde_json::to_string(&asked()).unwrap();
    let sql = format!(
        "update companies set state = 'approved';
         update roles set form = form || '{{\"questions\": {questions}}}' where id = '{role}'"
    );
    conn.batch_execute(&sql).unwrap();
    Place { role, candidate: testkit::user(conn, "ben@example.com", "Ben") }
}

fn pdf(name: &str) -> File {
    File::read(name, crate::resumes::tests::pdf()).unwrap()
}

#[test]
fn a_draft_is_saved_over_the_version_that_was_seen_and_sent_with_its_resume() {
    store(|conn| {
        let place = place(conn);
        assert_eq!(get(conn, place).unwrap(), Draft::default());
        let saved = save(conn, place, Seen::at((), 0), &content(&[])).unwrap();
        let stale = save(conn, place, Seen::at((), 0), &content(WHOLE));
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let saved = save(conn, place, Seen::at((), saved.version), &content(WHOLE)).unwrap();
        assert_eq!((saved.version, saved.content), (2, content(WHOLE)));
        let first = attach(conn, place, &pdf("old.pdf")).unwrap().resume.unwrap();
        let second = attach(conn, place, &pdf("new.pdf")).unwrap().resume.unwrap();
        assert!(matches!(resumes::find(conn, first.id), Err(Error::NoResume)));
        assert_eq!(get(conn, place).unwrap().resume, Some(second.clone()));
        let profile = Profile { name: "Ben".to_owned(), ..Profile::default() };
        let sent = send(conn, place, &content(WHOLE), profile.clone(), at()).unwrap();
        assert_eq!((sent.state, sent.resume), (State::Screening, Some(second.id)));
        assert_eq!((sent.profile, sent.answers.len()), (profile, 3));
        assert_eq!(get(conn, place).unwrap(), Draft::default(), "the draft is gone");
        let again = save(conn, place, Seen::any(()), &content(&[]));
        assert!(matches!(again, Err(Error::AlreadyApplied)), "{again:?}");
    });
}

#[test]
fn a_draft_is_kept_when_its_role_closes() {
    store(|conn| {
        let place = place(conn);
        save(conn, place, Seen::any(()), &content(WHOLE)).unwrap();
        attach(conn, place, &pdf("ben.pdf")).unwrap();
        let closed =
            send(conn, place, &content(WHOLE), Profile::default(), at() + TimeDelta::days(60));
        assert!(matches!(closed, Err(Error::RoleClosed)), "{closed:?}");
        let kept = get(conn, place).unwrap();
        assert_eq!((kept.content, kept.resume.is_some()), (content(WHOLE), true));
        let detached = detach(conn, place).unwrap();
        assert_eq!(detached.resume, None);
    });
}

#[test]
fn drafts_that_nobody_changes_are_forgotten_with_their_resumes() {
    store(|conn| {
        let place = place(conn);
        let kept = attach(conn, place, &pdf("ben.pdf")).unwrap().resume.unwrap();
        let long = TimeDelta::days(9000);
        assert_eq!(forget(conn, at() - long).unwrap(), 0);
        assert_eq!(forget(conn, at() + long).unwrap(), 1);
        assert!(matches!(resumes::find(conn, kept.id), Err(Error::NoResume)));
    });
}

#[test]
fn a_role_that_was_never_open_has_no_drafts() {
    store(|conn| {
        let candidate = testkit::user(conn, "ben@example.com", "Ben");
        let nowhere = Place { role: RoleId::new(), candidate };
        assert!(matches!(get(conn, nowhere), Err(Error::NoRole)));
        let saved = save(conn, nowhere, Seen::any(()), &content(&[]));
        assert!(matches!(saved, Err(Error::NoRole)), "{saved:?}");
    });
}
