//! The way in by table and on the database.

use kernel::{InquiryId, Refused};
use testkit::{machines, store};

use super::*;
use crate::profiles::tests::founded;

pub(crate) fn form(name: &str) -> Form {
    Form {
        company_name: name.to_owned(),
        first_name: "Ruth".to_owned(),
        last_name: "Bell".to_owned(),
        title: "Head of engineering".to_owned(),
        company_type: "startup".to_owned(),
        interests: vec!["interns".to_owned()],
        heard_about: "a friend".to_owned(),
        phone: "+44 20 7946 0000".to_owned(),
    }
}

/// Every possible step, written down a second time.
fn wanted(from: State, before: State, event: Event) -> Option<(By, State)> {
    use By::{Admin, Applicant, Holder, System};
    use Event as E;
    use State as S;
    let after_yes = matches!(
        from,
        S::Approved | S::ActivationSent | S::Activated | S::AccountReady | S::Expired
    );
    match (from, event) {
        (S::Registered, E::Submit) => Some((Applicant, S::Started)),
        (S::Registered, E::RequestInfo) => Some((Admin, S::InfoRequested)),
        (S::Registered, E::Approve) => Some((Admin, S::AccountReady)),
        (S::Registered, E::Reject) => Some((Admin, S::Rejected)),
        (S::Started, E::Verify) => Some((Applicant, S::Verified)),
        (S::Started, E::Reject) => Some((Admin, S::Rejected)),
        (S::Verified, E::Queue) => Some((System, S::InReview)),
        (S::InReview, E::RequestInfo) => Some((Admin, S::InfoRequested)),
        (S::InfoRequested, E::Answer) => Some((Applicant, S::InReview)),
        (S::InReview | S::InfoRequested, E::Approve) => Some((Admin, S::Approved)),
        (S::InReview | S::InfoRequested, E::Reject) => Some((Admin, S::Rejected)),
        (S::Approved | S::ActivationSent | S::Expired | S::Activated, E::SendActivation) => {
            Some((Admin, S::ActivationSent))
        }
        (S::ActivationSent | S::Activated, E::RevokeActivation) => Some((Admin, S::Approved)),
        (S::ActivationSent, E::Activate) => Some((Holder, S::Activated)),
        (S::Activated, E::Open) => Some((Holder, S::AccountReady)),
        (S::ActivationSent | S::Activated, E::Expire) => Some((System, S::Expired)),
        (_, E::Suspend) if after_yes => Some((Admin, S::Suspended)),
        (S::Suspended, E::Restore) => Some((Admin, before)),
        _ => None,
    }
}

#[test]
fn every_state_event_and_role_is_a_step_of_the_table_or_refused() {
    for before in machine::PAUSED {
        let step = |from, event, by| {
            let kept = (from == State::Suspended).then_some(before);
            machine::step(from, kept, event, by).map_err(|error| match error {
                Error::Refused(refused) => refused,
                other => panic!("{from:?} {event:?} {by:?}: {other:?}"),
            })
        };
        let taken = machines::walk(step, |from, event, by| {
            let (whose, to) = wanted(from, before, event)?;
            (whose == by).then_some(to)
        });
        assert_eq!(taken, machine::STEPS.lines().len() + machine::PAUSED.len() + 1);
    }
    let lost = machine::step(State::Suspended, None, Event::Restore, By::Admin);
    assert!(matches!(lost, Err(Error::Refused(Refused::NotNow { .. }))));
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-26-140500_reject_unverified/up.sql");
    let mut wanted = machines::edges(&machine::STEPS);
    for state in machine::PAUSED {
        wanted.insert(machines::edge(state, State::Suspended));
        wanted.insert(machines::edge(State::Suspended, state));
    }
    assert_eq!(wanted, machines::held(sql, "inquiries_transition"));
}

#[test]
fn the_admin_is_offered_what_the_state_allows() {
    let check = |state: State, want: &[&str]| {
        let offered: Vec<&str> = admin_events(state).map(Event::as_str).collect();
        assert_eq!(offered, want, "{state:?}");
    };
    check(State::Registered, &["request_info", "approve", "reject"]);
    check(State::Started, &["reject"]);
    check(State::InReview, &["request_info", "approve", "reject"]);
    check(State::Approved, &["send_activation", "suspend"]);
    check(State::ActivationSent, &["send_activation", "revoke_activation", "suspend"]);
    check(State::Expired, &["send_activation", "suspend"]);
    check(State::AccountReady, &["suspend"]);
    check(State::Rejected, &[]);
    check(State::Suspended, &["restore"]);
}

#[test]
fn a_form_can_be_corrected_until_its_address_is_verified() {
    store(|conn| {
        let (user, registered) = entered(conn, "ruth@example.com");
        let first = submit(conn, user, &form("Pelworth")).unwrap();
        assert_eq!((first.id, first.origin), (registered.id, Origin::Form));
        let second = submit(conn, user, &form("Pellworth")).unwrap();
        assert_eq!((first.id, second.state), (second.id, State::Started));
        assert_eq!(second.form.company_name, "Pellworth");
        let verify = Step::of(Event::Verify, By::Applicant, Actor::User(user));
        step(conn, second.id, &verify).unwrap();
        let late = submit(conn, user, &form("Another"));
        assert!(matches!(late, Err(Error::AlreadyVerified)), "{late:?}");
        assert_eq!(of_user(conn, user).unwrap().unwrap().form.company_name, "Pellworth");
    });
}

#[test]
fn several_inquiries_are_found_together_each_as_it_is_found_alone_and_no_other() {
    store(|conn| {
        let [first, second, other] = ["ada@example.com", "ruth@example.com", "eve@example.com"]
            .map(|of| entered(conn, of).1);
        let mut found = find_all(conn, &[second.id, InquiryId::new(), first.id]).unwrap();
        found.sort_by_key(|one| one.id);
        let mut alone = [first, second].map(|one| find(conn, one.id).unwrap());
        alone.sort_by_key(|one| one.id);
        assert_eq!(found, alone);
        assert!(found.iter().all(|one| one.id != other.id));
        assert!(matches!(find(conn, InquiryId::new()), Err(Error::NoInquiry)));
    });
}

fn admin(event: Event, expected: i32, reason: &str) -> Step<'_> {
    let (by, actor) = (By::Admin, Actor::Operator);
    Step { event, by, actor, expected: Some(expected), reason: Some(reason) }
}

/// A company that registered and sent no inquiry.
pub(crate) fn entered(conn: &mut Conn, email: &str) -> (UserId, Inquiry) {
    let (user, company) = founded(conn, email);
    let inquiry = enter(conn, user, company, "Analytical Engines").unwrap();
    (user, inquiry)
}

/// An inquiry that waits for the admin.
fn in_review(conn: &mut Conn) -> (UserId, Inquiry) {
    let (user, made) = entered(conn, "ruth@example.com");
    submit(conn, user, &form("Pellworth")).unwrap();
    step(conn, made.id, &Step::of(Event::Verify, By::Applicant, Actor::User(user))).unwrap();
    let queued = step(conn, made.id, &Step::of(Event::Queue, By::System, Actor::System)).unwrap();
    (user, queued)
}

#[test]
fn a_refused_step_changes_nothing() {
    store(|conn| {
        let (user, inquiry) = in_review(conn);
        let refused = |conn: &mut Conn, step: &Step<'_>| {
            let refused = super::step(conn, inquiry.id, step).unwrap_err();
            assert_eq!(of_user(conn, user).unwrap().unwrap(), inquiry, "{refused:?}");
            refused
        };
        let stale = refused(conn, &admin(Event::Approve, inquiry.version - 1, "yes"));
        assert!(matches!(stale, Error::StaleVersion), "{stale:?}");
        let early = refused(conn, &admin(Event::Suspend, inquiry.version, "why"));
        assert!(matches!(early, Error::Refused(Refused::NotNow { .. })), "{early:?}");
        let other = refused(conn, &Step::of(Event::Approve, By::Applicant, Actor::User(user)));
        assert!(matches!(other, Error::Refused(Refused::NotYours { .. })), "{other:?}");
        let mute = refused(conn, &admin(Event::Reject, inquiry.version, "  "));
        assert!(matches!(mute, Error::BadReason), "{mute:?}");
        let unknown = super::step(conn, InquiryId::new(), &admin(Event::Approve, 1, "x"));
        assert!(matches!(unknown, Err(Error::NoInquiry)), "{unknown:?}");
    });
}

#[test]
fn a_step_that_is_foreseen_is_the_one_that_is_taken_and_changes_nothing() {
    store(|conn| {
        let (user, inquiry) = in_review(conn);
        let no = admin(Event::Reject, inquiry.version, "No website.");
        assert_eq!(foresee(&inquiry, &no).unwrap(), State::Rejected);
        assert_eq!(of_user(conn, user).unwrap().unwrap(), inquiry);
        let stale = admin(Event::Reject, inquiry.version - 1, "No website.");
        assert!(matches!(foresee(&inquiry, &stale), Err(Error::StaleVersion)));
        let mute = admin(Event::Reject, inquiry.version, " ");
        assert!(matches!(foresee(&inquiry, &mute), Err(Error::BadReason)));
        let rejected = step(conn, inquiry.id, &no).unwrap();
        assert_eq!(find(conn, inquiry.id).unwrap(), rejected);
        let again = admin(Event::Reject, rejected.version, "No website.");
        let again = foresee(&rejected, &again);
        assert!(matches!(again, Err(Error::Refused(Refused::NotNow { .. }))), "{again:?}");
        assert!(matches!(find(conn, InquiryId::new()), Err(Error::NoInquiry)));
    });
}

#[test]
fn a_note_stands_in_the_history_and_leaves_the_inquiry_as_it_is() {
    store(|conn| {
        let (_, inquiry) = in_review(conn);
        assert_eq!(note(conn, Actor::Operator, inquiry.id, "Called back.").unwrap(), inquiry);
        assert_eq!(find(conn, inquiry.id).unwrap(), inquiry);
        for bad in [" ", &"x".repeat(2001)] {
            let refused = note(conn, Actor::Operator, inquiry.id, bad);
            assert!(matches!(refused, Err(Error::BadReason)), "{refused:?}");
        }
        let unknown = note(conn, Actor::Operator, InquiryId::new(), "Called back.");
        assert!(matches!(unknown, Err(Error::NoInquiry)), "{unknown:?}");
    });
}

#[test]
fn a_question_is_answered_by_another_form() {
    store(|conn| {
        let (user, inquiry) = in_review(conn);
        let asked = admin(Event::RequestInfo, inquiry.version, "Which city?");
        let asked = step(conn, inquiry.id, &asked).unwrap();
        assert_eq!(
            (asked.state, asked.reason.as_deref()),
            (State::InfoRequested, Some("Which city?"))
        );
        let answered = submit(conn, user, &form("Pellworth of Leeds")).unwrap();
        assert_eq!((answered.state, answered.reason), (State::InReview, None));
        assert_eq!(answered.form.company_name, "Pellworth of Leeds");
        assert!(answered.version > asked.version);
        let again = submit(conn, user, &form("Pellworth"));
        assert!(matches!(again, Err(Error::AlreadyVerified)), "{again:?}");
    });
}

#[test]
fn a_stopped_company_goes_back_to_where_it_was() {
    store(|conn| {
        let (user, company) = founded(conn, "otto@example.com");
        let made = bring_in(conn, Actor::Operator, user, company, &form("Northwind")).unwrap();
        assert_eq!((made.state, made.origin), (State::Approved, Origin::Admin));
        let sent = Step::of(Event::SendActivation, By::Admin, Actor::Operator);
        let sent = step(conn, made.id, &sent).unwrap();
        let stopped = step(conn, made.id, &admin(Event::Suspend, sent.version, "fraud")).unwrap();
        assert_eq!((stopped.state, stopped.reason.as_deref()), (State::Suspended, Some("fraud")));
        let back = step(conn, made.id, &admin(Event::Restore, stopped.version, "cleared")).unwrap();
        assert_eq!((back.state, back.suspended_from, back.reason), (sent.state, None, None));
        let twice = bring_in(conn, Actor::Operator, user, company, &form("Northwind"));
        assert!(matches!(twice, Err(Error::AlreadyVerified)), "{twice:?}");
    });
}

#[test]
fn a_company_without_an_inquiry_is_approved_where_it_stands_and_can_be_stopped() {
    store(|conn| {
        let (user, registered) = entered(conn, "ruth@example.com");
        assert_eq!((registered.state, registered.origin), (State::Registered, Origin::Direct));
        let only_a_name = Form { company_name: "Analytical Engines".into(), ..Form::default() };
        assert_eq!(registered.form, only_a_name);
        let again = enter(conn, user, registered.company, "Analytical Engines");
        assert!(matches!(again, Err(Error::AlreadyVerified)), "{again:?}");
        let yes = admin(Event::Approve, registered.version, "known");
        let ready = step(conn, registered.id, &yes).unwrap();
        assert_eq!((ready.state, ready.origin), (State::AccountReady, Origin::Direct));
        let late = submit(conn, user, &form("Pellworth"));
        assert!(matches!(late, Err(Error::AlreadyVerified)), "{late:?}");
        let stopped = step(conn, ready.id, &admin(Event::Suspend, ready.version, "fraud")).unwrap();
        assert_eq!(stopped.suspended_from, Some(State::AccountReady));
    });
}
