use diesel::connection::SimpleConnection;
use kernel::uuid::Uuid;
use kernel::{Limit, Refused};
use testkit::machines::walk;

use super::*;
use crate::examinations::tests::{ATTEMPT, seed};

fn id(last: u8) -> Uuid {
    format!("00000000-0000-7000-8000-00000000000{last}").parse().unwrap()
}

const SENDER: UserId = UserId(Uuid::from_u128(0x0000_0000_0000_7000_8000_0000_0000_0008));
const REVIEWER: UserId = UserId(Uuid::from_u128(0x0000_0000_0000_7000_8000_0000_0000_0009));

fn ada() -> UserId {
    UserId(id(1))
}

fn company() -> Whose {
    Whose::Company(CompanyId(id(2)))
}

fn opened(conn: &mut Conn) -> Case {
    seed(conn);
    let now = clock::now(conn).unwrap();
    open(conn, ATTEMPT, now).unwrap().unwrap()
}

fn decision(outcome: Outcome) -> Decision {
    Decision { outcome, reason: "What was said fits what is seen.".to_owned() }
}

fn reviewed(conn: &mut Conn, case: &Case, by: UserId, outcome: Outcome) -> Result<Case, Error> {
    let seen = Seen::at(case.id, case.version);
    decide(conn, (company(), Decider::Member(by)), seen, &decision(outcome))
}

#[test]
fn every_step_of_the_machine_is_in_the_table_and_no_other_is_possible() {
    use State::{
        Answered, Appealed, Breach, CandidateNotified, Explained, Final, NoAnswer, Open, Unproven,
    };
    let step = |from, event, by| STEPS.step(from, event, by);
    let taken = walk(step, |from, event, by| match (from, event, by) {
        (Open, Event::Notify, By::System) => Some(CandidateNotified),
        (CandidateNotified, Event::Answer, By::Candidate) => Some(Answered),
        (CandidateNotified, Event::LetLapse, By::System) => Some(NoAnswer),
        (Answered | NoAnswer, Event::FindExplained, By::Reviewer | By::Admin) => Some(Explained),
        (Answered | NoAnswer, Event::FindUnproven, By::Reviewer | By::Admin) => Some(Unproven),
        (Answered | NoAnswer, Event::FindBreach, By::Reviewer | By::Admin) => Some(Breach),
        (Unproven | Breach, Event::Appeal, By::Candidate) => Some(Appealed),
        (Appealed, Event::Conclude, By::Admin) => Some(Final),
        _ => None,
    });
    assert_eq!(taken, STEPS.lines().len());
}

#[test]
fn every_state_is_in_one_queue_and_every_decision_has_a_step_of_its_own() {
    for state in State::ALL {
        let of = Queue::ALL.into_iter().filter(|queue| queue.states().contains(&state));
        assert_eq!(of.count(), 1, "{state:?}");
    }
    for outcome in Outcome::ALL {
        let state = STEPS.step(State::Answered, outcome.event(), By::Reviewer).unwrap();
        assert_eq!(state.as_str(), outcome.as_str());
    }
}

#[test]
fn a_text_has_at_most_so_many_characters_and_says_something() {
    let bad = |text: &str| matches!(rules::check_text(text), Err(Error::BadText));
    assert!(!bad(&"é".repeat(MAX_TEXT)));
    assert!(bad(&"é".repeat(MAX_TEXT + 1)) && bad(&"é".repeat(MAX_TEXT + 2)) && bad(" "));
    let draft = |text: &str| rules::check_draft(text).is_ok();
    assert!(draft("") && draft(&"é".repeat(MAX_TEXT)) && !draft(&"é".repeat(MAX_TEXT + 1)));
}

#[test]
fn who_decides_is_known_but_for_the_operator() {
    assert_eq!(Decider::Member(REVIEWER).user(), Some(REVIEWER));
    assert_eq!(Decider::Admin(Some(SENDER)).user(), Some(SENDER));
    assert_eq!(Decider::Admin(None).user(), None);
}

#[test]
fn a_case_is_opened_once_and_gives_seventy_two_hours() {
    testkit::store(|conn| {
        let case = opened(conn);
        assert_eq!(case.state, State::CandidateNotified);
        assert_eq!(case.answer_until, Some(case.opened_at + TimeDelta::hours(72)));
        let now = clock::now(conn).unwrap();
        assert_eq!(open(conn, ATTEMPT, now).unwrap(), None);
        assert_eq!(of_attempt(conn, ATTEMPT).unwrap(), Some(case));
    });
}

#[test]
fn an_answer_counts_until_its_time_is_over_and_then_the_case_waits_without() {
    testkit::store(|conn| {
        let case = opened(conn);
        let seen = Seen::at(case.id, case.version);
        let until = case.answer_until.unwrap();
        assert!(case.can_answer(until) && !case.can_answer(until + TimeDelta::seconds(1)));
        assert!(matches!(answer(conn, ada(), seen, " \n"), Err(Error::BadText)));
        assert!(matches!(answer(conn, REVIEWER, seen, "Mine."), Err(Error::NoCase)));
        let stale = Seen::at(case.id, case.version - 1);
        assert!(matches!(answer(conn, ada(), stale, "Hello."), Err(Error::StaleVersion)));
        conn.batch_execute(
            "update integrity_cases set answer_until = clock_timestamp() - interval '1 second'",
        )
        .unwrap();
        assert!(matches!(answer(conn, ada(), seen, "Late."), Err(Error::AnswerOver)));
        let now = clock::now(conn).unwrap();
        let lapsed = lapse_next(conn, now).unwrap().unwrap();
        assert_eq!(lapsed.state, State::NoAnswer);
        assert_eq!(lapse_next(conn, now).unwrap(), None);
        let late = answer(conn, ada(), Seen::any(case.id), "Late.");
        assert!(matches!(late, Err(Error::Refused(Refused::NotNow { .. }))), "{late:?}");
        let decided = reviewed(conn, &lapsed, REVIEWER, Outcome::Explained).unwrap();
        assert_eq!(decided.stands(), Some(Outcome::Explained));
    });
}

#[test]
fn who_sent_the_invitation_does_not_decide_and_nobody_decides_before_the_answer() {
    testkit::store(|conn| {
        let case = opened(conn);
        let early = reviewed(conn, &case, REVIEWER, Outcome::Breach);
        assert!(matches!(early, Err(Error::Refused(Refused::NotNow { .. }))), "{early:?}");
        let seen = Seen::at(case.id, case.version);
        let case = answer(conn, ada(), seen, "I dictate.").unwrap();
        assert!(!case.can_decide(Decider::Member(SENDER)));
        assert!(case.can_decide(Decider::Member(REVIEWER)));
        assert!(case.can_decide(Decider::Admin(None)));
        let own = reviewed(conn, &case, SENDER, Outcome::Breach);
        assert!(matches!(own, Err(Error::OwnInvitation)), "{own:?}");
        let case = reviewed(conn, &case, REVIEWER, Outcome::Breach).unwrap();
        assert_eq!((case.state, case.decided_as), (State::Breach, Some(DecidedAs::Company)));
        let again = reviewed(conn, &case, REVIEWER, Outcome::Explained);
        assert!(matches!(again, Err(Error::Refused(Refused::NotNow { .. }))), "{again:?}");
    });
}

#[test]
fn a_candidate_appeals_once_within_fourteen_days_and_the_admin_has_the_last_word() {
    testkit::store(|conn| {
        let case = opened(conn);
        let case = answer(conn, ada(), Seen::at(case.id, case.version), "I dictate.").unwrap();
        let case = reviewed(conn, &case, REVIEWER, Outcome::Breach).unwrap();
        let until = case.appeal_until().unwrap();
        assert_eq!(until, case.decided_at.unwrap() + TimeDelta::days(14));
        assert!(case.can_appeal(until) && !case.can_appeal(until + TimeDelta::seconds(1)));
        let seen = Seen::at(case.id, case.version);
        let case = appeal(conn, ada(), seen, "Look again.").unwrap();
        assert_eq!(case.stands(), Some(Outcome::Breach), "until the admin has looked");
        let member = reviewed(conn, &case, REVIEWER, Outcome::Explained);
        assert!(matches!(member, Err(Error::Refused(Refused::NotYours { .. }))), "{member:?}");
        let seen = Seen::at(case.id, case.version);
        let admin = (Whose::Everybody, Decider::Admin(None));
        let case = decide(conn, admin, seen, &decision(Outcome::Explained)).unwrap();
        assert_eq!((case.state, case.stands()), (State::Final, Some(Outcome::Explained)));
        let twice = appeal(conn, ada(), Seen::any(case.id), "And again.");
        assert!(matches!(twice, Err(Error::Refused(Refused::NotNow { .. }))), "{twice:?}");
    });
}

#[test]
fn an_appeal_after_its_time_is_refused_and_an_explanation_is_not_appealed() {
    testkit::store(|conn| {
        let case = opened(conn);
        let case = answer(conn, ada(), Seen::any(case.id), "I dictate.").unwrap();
        let case = reviewed(conn, &case, REVIEWER, Outcome::Unproven).unwrap();
        conn.batch_execute(
            "update integrity_cases set opened_at = opened_at - interval '20 days', \
             decided_at = decided_at - interval '15 days'",
        )
        .unwrap();
        let late = appeal(conn, ada(), Seen::any(case.id), "Look again.");
        assert!(matches!(late, Err(Error::AppealOver)), "{late:?}");
        let (state, event) = (State::Explained, Event::Appeal);
        assert!(STEPS.step(state, event, By::Candidate).is_err());
    });
}

#[test]
fn what_a_candidate_is_writing_is_kept_and_goes_when_it_is_sent() {
    testkit::store(|conn| {
        let case = opened(conn);
        keep_draft(conn, ada(), case.id, "I dic").unwrap();
        let kept = find(conn, Whose::Candidate(ada()), case.id).unwrap();
        assert_eq!((kept.draft.as_str(), kept.version), ("I dic", case.version));
        let long = "x".repeat(MAX_TEXT + 1);
        assert!(matches!(keep_draft(conn, ada(), case.id, &long), Err(Error::BadText)));
        let case = answer(conn, ada(), Seen::any(case.id), "I dictate.").unwrap();
        assert_eq!(case.draft, "");
        assert!(keep_draft(conn, ada(), case.id, "More").is_err(), "nothing can be sent now");
    });
}

#[test]
fn a_case_is_listed_for_its_candidate_and_its_company_and_for_nobody_else() {
    testkit::store(|conn| {
        let case = opened(conn);
        let first = Paging::first(Limit::default());
        let mut count = |whose, queue| list(conn, whose, queue, first).unwrap().items.len();
        assert_eq!(count(Whose::Candidate(ada()), None), 1);
        assert_eq!(count(Whose::Candidate(REVIEWER), None), 0);
        assert_eq!(count(company(), Some(Queue::Waiting)), 1);
        assert_eq!(count(company(), Some(Queue::Undecided)), 0);
        assert_eq!(count(Whose::Company(CompanyId(id(7))), None), 0);
        assert_eq!(count(Whose::Everybody, None), 1);
        let other = find(conn, Whose::Company(CompanyId(id(7))), case.id);
        assert!(matches!(other, Err(Error::NoCase)), "{other:?}");
        assert_eq!(counts(conn, company()).unwrap().get(&Queue::Waiting), Some(&1));
    });
}

#[test]
fn every_step_is_written_down_without_what_people_wrote() {
    testkit::store(|conn| {
        let case = opened(conn);
        let case = answer(conn, ada(), Seen::any(case.id), "A canary sings.").unwrap();
        let case = reviewed(conn, &case, REVIEWER, Outcome::Breach).unwrap();
        let object = db::audit::Object::of(KIND, case.id);
        let rows = db::audit::history(conn, object, 10).unwrap();
        let said: Vec<_> =
            rows.iter().map(|row| (row.action.as_str(), row.to.as_deref())).collect();
        let all = [
            ("open", Some("open")),
            ("notify", Some("candidate_notified")),
            ("answer", Some("answered")),
            ("find_breach", Some("breach")),
        ];
        assert!(all.iter().all(|step| said.contains(step)) && said.len() == 4, "{said:?}");
        assert!(rows.iter().all(|row| row.reason.as_deref().is_none_or(|why| why == "breach")));
    });
}
