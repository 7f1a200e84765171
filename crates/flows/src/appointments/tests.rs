//! The entry that both sides get.

use companies::profiles::Role;
use hiring::applications::{Application, Profile, State};
use hiring::meetings::{Appointment, Proposal, State as Step};
use kernel::chrono::{TimeZone, Utc};
use kernel::{ApplicationId, CompanyId, MeetingId, RoleId};

use super::*;

fn sender() -> Sender {
    let now = Utc.with_ymd_and_hms(2027, 3, 1, 9, 0, 0).unwrap();
    Sender { public_url: "https://assay.example:8080".to_owned(), support: None, now }
}

fn listed() -> Listed {
    let now = sender().now;
    let profile =
        Profile { name: "Ada".into(), email: "ada@example.com".into(), ..Profile::default() };
    let application = Application {
        id: ApplicationId::new(),
        role: RoleId::new(),
        candidate: None,
        state: State::Interview,
        version: 1,
        profile,
        answers: Vec::new(),
        note: None,
        resume: None,
        waived: None,
        declined: None,
        applied_at: now,
        stands_at: now,
        released_at: Some(now),
        moved_at: now,
        news_by: None,
        unheard_from: None,
        code: String::new(),
        shortlisted_at: Some(now),
        answered_at: None,
    };
    let (title, company_name) = ("Fitter".to_owned(), "Pellworth".to_owned());
    Listed { application, title, company: CompanyId::new(), company_name }
}

fn meeting(state: Step, host: UserId) -> Meeting {
    let starts_at = Utc.with_ymd_and_hms(2027, 3, 28, 1, 30, 0).unwrap();
    Meeting {
        id: "0192a0de-1111-7abc-8def-0123456789ab".parse::<MeetingId>().unwrap(),
        application: ApplicationId::new(),
        state,
        version: 2,
        proposal: Proposal {
            slots: vec![starts_at; 3],
            zone: "Europe/Lisbon".into(),
            minutes: 45,
            place: "Room 1".into(),
            message: None,
            people: vec![host],
        },
        set: Some(Appointment { starts_at, minutes: 45, place: "Room 1".into() }),
        sequence: 3,
        note: None,
        reason: None,
        created_by: host,
        created_at: sender().now,
        changed_at: sender().now,
    }
}

#[test]
fn an_entry_keeps_its_name_and_says_whether_it_stands() {
    let ruth = Member {
        user: UserId::new(),
        name: "Ruth".into(),
        email: "ruth@example.com".into(),
        role: Role::Owner,
        joined_at: sender().now,
    };
    let of = |state| {
        entry(
            &sender(),
            (&listed(), &meeting(state, ruth.user)),
            std::slice::from_ref(&ruth),
            Some(candidate(&listed())),
        )
    };
    for (state, method) in [
        (Step::Set, Method::Request),
        (Step::Moving, Method::Request),
        (Step::Cancelled, Method::Cancel),
    ] {
        let made = of(state).unwrap();
        assert_eq!(made.method, method);
        let text = made.text.replace("\r\n ", "");
        for line in [
            "UID:0192a0de-1111-7abc-8def-0123456789ab@assay.example",
            "SEQUENCE:3",
            "DTSTART:20270328T013000Z",
            "DTEND:20270328T021500Z",
            "ORGANIZER;CN=\"Ruth\":mailto:ruth@example.com",
            "ATTENDEE;ROLE=REQ-PARTICIPANT;CN=\"Ada\":mailto:ada@example.com",
        ] {
            assert!(text.contains(line), "{line} in {text}");
        }
    }
    let gone = entry(
        &sender(),
        (&listed(), &meeting(Step::Set, ruth.user)),
        &[],
        Some(candidate(&listed())),
    )
    .unwrap();
    let text = gone.text.replace("\r\n ", "");
    assert!(text.contains("ORGANIZER;CN=\"Pellworth\":mailto:no-reply@assay.example"), "{text}");
    let unset = Meeting { set: None, ..meeting(Step::Proposed, ruth.user) };
    assert!(entry(&sender(), (&listed(), &unset), &[], None).is_none());
}

#[test]
fn an_entry_that_outlives_its_candidate_does_not_name_them() {
    let ruth = Member {
        user: UserId::new(),
        name: "Ruth".into(),
        email: "ruth@example.com".into(),
        role: Role::Owner,
        joined_at: sender().now,
    };
    let (listed, meeting) = (listed(), meeting(Step::Cancelled, ruth.user));
    let made = entry(&sender(), (&listed, &meeting), std::slice::from_ref(&ruth), None);
    let text = made.unwrap().text;
    assert!(text.contains("METHOD:CANCEL") && text.contains("ruth@example.com"), "{text}");
    let profile = &listed.application.profile;
    assert!(!text.contains(&profile.email) && !text.contains(&profile.name), "{text}");
}
