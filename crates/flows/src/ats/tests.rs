//! How far an invitation is, as systems read it, and what a try of an update means.

use ::ats::exchanges::End;
use ::ats::starts::Progress;
use ::webhooks::sending::{Outcome, Trouble};
use assessments::attempts::State as Attempted;
use assessments::invitations::{AttemptRow, Invitation, State};
use kernel::chrono::{TimeDelta, TimeZone, Utc};
use kernel::{AssessmentId, AttemptId, Instant, InvitationId, UserId};

use super::deliver::ended;
use super::standing::of;
use crate::post::Sender;

fn now() -> Instant {
    Utc.with_ymd_and_hms(2027, 3, 1, 9, 0, 0).unwrap()
}

fn invitation(state: State, attempt: Option<(Attempted, Option<i32>)>) -> Invitation {
    let attempt = attempt.map(|(state, fineness)| AttemptRow {
        id: AttemptId::new(),
        state,
        fineness,
        standard_error: fineness.map(|_| 28),
        submitted_at: None,
        earlier: None,
        verification: None,
        decision: None,
    });
    Invitation {
        id: InvitationId::new(),
        assessment: AssessmentId::new(),
        code: "AAAAAAAAAA".to_owned(),
        email: "ada@example.com".to_owned(),
        name: None,
        state,
        created_at: now(),
        sent_at: None,
        last_sent_at: None,
        opens_at: None,
        expires_at: now(),
        accommodation_percent: 0,
        message: None,
        created_by: UserId::new(),
        resends: 0,
        any_address: false,
        taken_as: None,
        attempt,
    }
}

#[test]
fn an_invitation_is_as_far_as_its_attempt_and_a_score_is_said_once_there_is_one() {
    let sender = Sender { public_url: "https://a.example".to_owned(), support: None, now: now() };
    let graded = Some((Attempted::Graded, Some(812)));
    let submitted = Some((Attempted::Submitted, None));
    let running = Some((Attempted::InProgress, None));
    // Judged again, a grade stands while another is on its way.
    let again = Some((Attempted::Submitted, Some(700)));
    for (state, attempt, want, score) in [
        (State::Created, None, Progress::Sent, None),
        (State::Sent, None, Progress::Sent, None),
        (State::Opened, None, Progress::Opened, None),
        (State::Accepted, None, Progress::Opened, None),
        (State::Started, running, Progress::Started, None),
        (State::Completed, submitted, Progress::Submitted, None),
        (State::Completed, again, Progress::Submitted, None),
        (State::Completed, graded, Progress::Scored, Some(812)),
        (State::Expired, None, Progress::Expired, None),
        (State::Cancelled, None, Progress::Cancelled, None),
        (State::Bounced, None, Progress::Undeliverable, None),
        (State::Declined, None, Progress::Declined, None),
    ] {
        let standing = of(&sender, &invitation(state, attempt));
        assert_eq!((standing.progress, standing.fineness), (want, score), "{state:?}");
        let over = matches!(want, Progress::Submitted | Progress::Scored);
        let page = if over { "https://a.example/report/" } else { "https://a.example/client-" };
        assert!(standing.link.starts_with(page), "{}", standing.link);
    }
}

#[test]
fn an_update_is_tried_as_often_as_an_event_unless_the_system_does_not_know_it() {
    let answered = |status, response: &str| Outcome::Answered { status, response: response.into() };
    let refused = r#"{"success":false,"errors":["x"]}"#;
    for (outcome, tries, want) in [
        (answered(200, ""), 1, End::Delivered),
        (answered(204, r#"{"success":true}"#), 10, End::Delivered),
        (answered(200, refused), 1, End::Retried),
        (answered(200, refused), 10, End::GivenUp),
        (answered(500, ""), 1, End::Retried),
        (answered(401, ""), 9, End::Retried),
        (answered(500, ""), 10, End::GivenUp),
        (answered(404, ""), 1, End::GivenUp),
        (answered(410, ""), 1, End::GivenUp),
        (answered(302, ""), 1, End::Retried),
        (Outcome::Failed(Trouble::Timeout), 1, End::Retried),
    ] {
        let found = ended(&outcome, tries, now());
        assert_eq!(found.event, want, "{outcome:?} after {tries}");
        assert_eq!(found.next_try_at.is_some(), want == End::Retried);
    }
    let first = ended(&answered(500, ""), 1, now());
    assert_eq!(first.next_try_at, Some(now() + TimeDelta::seconds(5)));
}
