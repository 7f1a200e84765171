use db::Conn;
use diesel::connection::SimpleConnection;
use kernel::Language;
use kernel::chrono::{DateTime, TimeDelta};
use testkit::store as rolled_back;

use super::rules::{at_start, earlier};
use super::*;
use crate::attempts::Starter;
use crate::attempts::tests::ends_in;
use crate::consent::offered;
use crate::definitions::tests::Firm;
use crate::leases::{Claim, claim};

fn at(seconds: i64) -> Instant {
    DateTime::from_timestamp(1_800_000_000 + seconds, 0).unwrap()
}

fn asked(number: i32, state: State, answer: &str) -> Question {
    Question {
        id: AssistantQuestionId::new(),
        task: TaskId(kernel::uuid::Uuid::nil()),
        number,
        question: format!("Question {number}"),
        code: None,
        asked_at: at(0),
        state,
        began_at: (state != State::Waiting).then(|| at(0)),
        ended_at: None,
        answer: answer.to_owned(),
        failure: None,
        model: None,
    }
}

#[test]
fn an_attempt_has_an_assistant_where_policy_consent_and_server_have_one() {
    use AiPolicy::{Allowed, Off, Required};
    for (policy, agreed, has_model, want) in [
        (Off, true, true, Assistant::Off),
        (Allowed, true, true, Assistant::Unused),
        (Required, true, true, Assistant::Unused),
        (Allowed, false, true, Assistant::NotAgreed),
        (Required, true, false, Assistant::Unavailable),
    ] {
        let got = at_start(policy, agreed, has_model);
        assert_eq!(got, want, "{policy:?} {agreed} {has_model}");
        assert_eq!(got.answers(), want == Assistant::Unused);
    }
    assert_eq!(Assistant::Used.now(false), Assistant::Unavailable);
    assert_eq!(Assistant::Used.now(true), Assistant::Used);
    assert_eq!(Assistant::Off.now(false), Assistant::Off);
}

#[test]
fn an_answer_is_cut_that_is_as_long_as_one_may_be() {
    let long = "ä".repeat(MAX_ANSWER);
    assert!(asked(1, State::Answered, &long).is_cut());
    assert!(!asked(1, State::Answered, &"ä".repeat(MAX_ANSWER - 1)).is_cut());
    assert!(!asked(1, State::Stopped, &long).is_cut());
}

#[test]
fn the_budget_counts_what_was_answered_and_not_what_failed() {
    let mut all: Vec<Question> = (1..=39).map(|n| asked(n, State::Answered, "four")).collect();
    all.extend((40..=60).map(|n| asked(n, State::Failed, "")));
    assert_eq!(budget(&all), Budget { questions: 1, characters: MOST_ANSWERED - 39 * 4 });
    assert!(rules::admit(&all, at(0)).unwrap().is_none());
    all.push(asked(61, State::Stopped, ""));
    assert!(matches!(rules::admit(&all, at(0)), Err(Error::AssistantSpent)));

    let long = "x".repeat(MAX_ANSWER);
    let talkative: Vec<Question> = (1..=17).map(|n| asked(n, State::Answered, &long)).collect();
    assert_eq!(budget(&talkative).characters, 0);
    assert!(matches!(rules::admit(&talkative, at(0)), Err(Error::AssistantSpent)));

    let failing: Vec<Question> = (1..=200).map(|n| asked(n, State::Failed, "")).collect();
    assert_eq!(budget(&failing).questions, 0, "what fails is not asked for ever");
}

#[test]
fn one_answer_is_on_its_way_at_a_time_and_a_lost_one_does_not_block() {
    let open = [asked(1, State::Answered, "a"), asked(2, State::Asking, "")];
    assert!(matches!(rules::admit(&open, at(120)), Err(Error::AssistantBusy)));
    assert_eq!(rules::admit(&open, at(121)).unwrap(), Some(open[1].id));
    let waiting = [asked(1, State::Waiting, "")];
    assert_eq!(rules::admit(&waiting, at(0)).unwrap(), Some(waiting[0].id));
    let shown = open[1].clone().at(at(121));
    assert_eq!((shown.state, shown.failure), (State::Failed, Some(Failure::Interrupted)));
    assert_eq!(open[1].clone().at(at(120)).state, State::Asking);
}

#[test]
fn the_six_answers_before_in_the_same_task_are_sent_along() {
    let mut all: Vec<Question> =
        (1..=9).map(|n| asked(n, State::Answered, &format!("Answer {n}"))).collect();
    all[4].task = TaskId::new();
    all[5].answer.clear();
    all[8].answer = "y".repeat(5_000);
    all.push(asked(10, State::Asking, ""));
    let sent = earlier(&all, &all[9]);
    let numbers: Vec<&str> = sent.iter().map(|(asked, _)| asked.as_str()).collect();
    let want = ["Question 2", "Question 3", "Question 4", "Question 7", "Question 8", "Question 9"];
    assert_eq!(numbers, want);
    assert_eq!(sent[5].1.len(), 4_000);
    assert!(earlier(&all, &all[0]).is_empty());
}

#[test]
fn an_answer_keeps_its_lines_loses_what_cannot_be_kept_and_ends_in_time() {
    let mut hearing = Hearing::default();
    assert_eq!(hearing.hear("a\u{0}b\r\n\tc\u{202e}d\u{7}"), "ab\n\tcd");
    assert!(hearing.goes_on());
    assert_eq!(hearing.hear(&"ä".repeat(MAX_ANSWER)).chars().count(), MAX_ANSWER - 6);
    assert!(!hearing.goes_on());
    assert_eq!(hearing.hear("more"), "");
    assert_eq!(hearing.whole().chars().count(), MAX_ANSWER);
}

/// Ada at work in an assessment with this policy, on a server that has a model or not.
fn at_work(conn: &mut Conn, policy: AiPolicy, has_model: bool) -> (UserId, AttemptId, NewQuestion) {
    let firm = Firm::set(conn);
    let (starter, code) = firm.candidate(conn, "ada@example.com");
    let sql = format!("update assessments set ai_policy = '{}'", policy.as_str());
    conn.batch_execute(&sql).unwrap();
    let edition = Some(offered(true, policy).version.to_owned());
    let starter = Starter { edition, ..starter };
    let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
    begin_attempt(conn, attempt, has_model).unwrap();
    let shown = attempts::workspace(conn, attempt, starter.user).unwrap().unwrap();
    let question = "How do I read a line?".to_owned();
    let new = NewQuestion { attempt, task: shown.tasks[0].id, lease: None, question, code: None };
    (starter.user, attempt, new)
}

#[test]
fn a_question_is_kept_claimed_once_and_answered() {
    rolled_back(|conn| {
        let (ada, attempt, new) = at_work(conn, AiPolicy::Allowed, true);
        assert_eq!(terms(conn, attempt).unwrap(), (AiPolicy::Allowed, Assistant::Unused));
        let code = Some((Language::Python, "print(1)".to_owned()));
        let first = ask(conn, ada, &NewQuestion { code: code.clone(), ..new.clone() }).unwrap();
        assert_eq!((first.number, first.state, &first.code), (1, State::Waiting, &code));
        assert_eq!(terms(conn, attempt).unwrap().1, Assistant::Used);

        let begun = begin(conn, (attempt, ada), (first.id, None), "small").unwrap();
        assert_eq!((begun.question.state, begun.earlier.len()), (State::Asking, 0));
        let again = begin(conn, (attempt, ada), (first.id, None), "small");
        assert!(matches!(again, Err(Error::AssistantBusy)));
        assert!(matches!(ask(conn, ada, &new), Err(Error::AssistantBusy)));

        let done = end(conn, first.id, End::Answered, "With input().").unwrap().unwrap();
        assert_eq!((done.state, done.answer.as_str()), (State::Answered, "With input()."));
        assert!(end(conn, first.id, End::Stopped, "").unwrap().is_none(), "it is over");
        assert_eq!(answers(conn, attempt, new.task).unwrap(), ["With input()."]);

        let second = ask(conn, ada, &new).unwrap();
        let begun = begin(conn, (attempt, ada), (second.id, None), "small").unwrap();
        assert_eq!(begun.earlier.len(), 1, "the model hears what was said before");
        end(conn, second.id, End::Failed(Failure::Slow), "With").unwrap();
        let all = of_own(conn, attempt, ada).unwrap();
        assert_eq!((all.len(), all[1].failure), (2, Some(Failure::Slow)));
        assert!(matches!(of_own(conn, attempt, UserId::new()), Err(Error::NoAttempt)));
    });
}

#[test]
fn a_question_that_nobody_had_answered_is_given_up_by_the_next() {
    rolled_back(|conn| {
        let (ada, attempt, new) = at_work(conn, AiPolicy::Required, true);
        let first = ask(conn, ada, &new).unwrap();
        let second = ask(conn, ada, &new).unwrap();
        let all = of_attempt(conn, attempt).unwrap();
        assert_eq!((all[0].id, all[0].failure), (first.id, Some(Failure::Interrupted)));
        assert_eq!((all[1].id, all[1].state), (second.id, State::Waiting));
        assert!(matches!(
            begin(conn, (attempt, ada), (first.id, None), "small"),
            Err(Error::AssistantBusy)
        ));
    });
}

#[test]
fn where_there_is_no_assistant_nothing_is_asked() {
    for (policy, has_model, want) in
        [(AiPolicy::Off, true, Assistant::Off), (AiPolicy::Allowed, false, Assistant::Unavailable)]
    {
        rolled_back(|conn| {
            let (ada, attempt, new) = at_work(conn, policy, has_model);
            assert_eq!(terms(conn, attempt).unwrap().1, want);
            assert!(matches!(ask(conn, ada, &new), Err(Error::AssistantOff)));
        });
    }
}

#[test]
fn after_the_end_and_from_a_tab_that_reads_nothing_is_asked() {
    rolled_back(|conn| {
        let (ada, attempt, new) = at_work(conn, AiPolicy::Allowed, true);
        let waiting = ask(conn, ada, &new).unwrap();
        let token =
            claim(conn, attempt, ada, Claim { token: None, take_over: false }).unwrap().token;
        assert!(matches!(ask(conn, ada, &new), Err(Error::WritingElsewhere)));
        let elsewhere = begin(conn, (attempt, ada), (waiting.id, None), "small");
        assert!(matches!(elsewhere, Err(Error::WritingElsewhere)));
        let mine = NewQuestion { lease: token, ..new };
        ask(conn, ada, &mine).unwrap();
        assert!(matches!(ask(conn, UserId::new(), &mine), Err(Error::NoAttempt)));
        ends_in(conn, -6);
        assert!(matches!(ask(conn, ada, &mine), Err(Error::AttemptClosed)));
    });
}

#[test]
fn a_question_is_text_of_some_length_and_its_code_too() {
    rolled_back(|conn| {
        let (ada, _, new) = at_work(conn, AiPolicy::Allowed, true);
        for bad in ["", " \n", "a\u{0}b", &"x".repeat(MAX_QUESTION + 1)] {
            let question = bad.to_owned();
            let got = ask(conn, ada, &NewQuestion { question, ..new.clone() });
            assert!(matches!(got, Err(Error::BadQuestion)), "{bad:?}");
        }
        let longest = NewQuestion { question: "x".repeat(MAX_QUESTION), ..new.clone() };
        longest.check().unwrap();
        let with =
            |code: String| NewQuestion { code: Some((Language::Python, code)), ..new.clone() };
        for bad in ["x".repeat(MAX_CODE + 1), "a\u{0}".to_owned()] {
            assert!(matches!(ask(conn, ada, &with(bad)), Err(Error::BadCode)));
        }
        let foreign = NewQuestion { code: Some((Language::Rust, String::new())), ..new.clone() };
        assert!(matches!(ask(conn, ada, &foreign), Err(Error::LanguageNotOffered)));
        ask(conn, ada, &with("x".repeat(MAX_CODE))).unwrap();
    });
}

#[test]
fn questions_go_with_the_recording_and_that_it_was_used_stays() {
    rolled_back(|conn| {
        let (ada, attempt, new) = at_work(conn, AiPolicy::Allowed, true);
        ask(conn, ada, &new).unwrap();
        let now = clock::now(conn).unwrap();
        assert_eq!(remove(conn, now + TimeDelta::days(900)).unwrap(), 0, "it runs");
        attempts::finish(conn, attempt, ada).unwrap();
        assert_eq!(remove(conn, now - TimeDelta::days(1)).unwrap(), 0);
        assert_eq!(remove(conn, now + TimeDelta::days(1)).unwrap(), 1);
        assert_eq!(terms(conn, attempt).unwrap().1, Assistant::Used);
        assert!(of_attempt(conn, attempt).unwrap().is_empty());
    });
}
