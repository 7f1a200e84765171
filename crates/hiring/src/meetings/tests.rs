//! The steps by table, and interviews on the database.

use chrono::{TimeDelta, TimeZone, Timelike, Utc};
use kernel::UserId;
use testkit::{machines, store};

use super::*;
use crate::applications::tests::{chosen, published};
use crate::roles::tests::at;

#[test]
fn every_state_event_and_side_is_a_step_of_the_table_or_refused() {
    let step = |from, event, by| machine::STEPS.step(from, event, by);
    let taken = machines::walk(step, |from, event, by| match (from, event, by) {
        (State::Proposed | State::Unfit, Event::Repropose, By::Company) => Some(State::Proposed),
        (State::Set | State::Moving, Event::Repropose, By::Company) => Some(State::Moving),
        (State::Proposed | State::Moving, Event::Pick, By::Candidate) => Some(State::Set),
        (State::Proposed, Event::Refuse, By::Candidate) => Some(State::Unfit),
        (State::Moving, Event::Refuse, By::Candidate) => Some(State::Set),
        (State::Cancelled, ..) => None,
        (_, Event::Cancel, By::Company) | (_, Event::Lapse, By::System) => Some(State::Cancelled),
        _ => None,
    });
    assert_eq!(taken, machine::STEPS.lines().len());
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-23-020200_create_meetings/up.sql");
    assert_eq!(machines::edges(&machine::STEPS), machines::held(sql, "meetings_transition"));
}

fn proposal(people: &[UserId], from: i64) -> Proposal {
    Proposal {
        slots: (from..from + 3).map(|day| at() + TimeDelta::days(day)).collect(),
        zone: "Europe/Lisbon".to_owned(),
        minutes: 45,
        place: " https://meet.example/1 ".to_owned(),
        message: Some(" ".to_owned()),
        people: people.to_vec(),
    }
}

#[test]
fn a_proposal_has_three_times_ahead_a_zone_a_length_a_place_and_people() {
    let someone = [UserId::new()];
    assert!(proposal(&someone, 1).check(at()).is_ok());
    let mut longest = proposal(&someone, 1);
    longest.slots[2] = at() + TimeDelta::days(180);
    longest.place = "x".repeat(500);
    longest.message = Some("x".repeat(2000));
    assert!(longest.check(at()).is_ok());
    let check = |change: fn(&mut Proposal), field: &str, code: &str| {
        let mut bad = proposal(&someone, 1);
        change(&mut bad);
        match bad.check(at()) {
            Err(Error::Fields(faults)) => {
                assert_eq!((faults[0].field.as_str(), faults[0].code), (field, code));
            }
            other => panic!("{field}: {other:?}"),
        }
    };
    check(|bad| bad.slots.truncate(2), "slots", "count");
    check(|bad| bad.slots[1] = at(), "slots[1]", "range");
    check(|bad| bad.slots[2] = at() + TimeDelta::days(181), "slots[2]", "range");
    check(|bad| bad.slots[2] = bad.slots[0], "slots[2]", "not_unique");
    check(|bad| bad.zone = "Lisbon".into(), "zone", "not_offered");
    check(|bad| bad.minutes = 14, "minutes", "range");
    check(|bad| bad.minutes = 241, "minutes", "range");
    check(|bad| bad.place = " ".into(), "place", "required");
    check(|bad| bad.place = "x".repeat(501), "place", "length");
    check(|bad| bad.place = "a\nb".into(), "place", "format");
    check(|bad| bad.message = Some("x".repeat(2001)), "message", "length");
    check(|bad| bad.people = Vec::new(), "people", "count");
    check(|bad| bad.people = (0..11).map(|_| UserId::new()).collect(), "people", "count");
}

#[test]
fn a_zone_knows_when_its_clocks_change() {
    let tz = proposal(&[], 1).tz().unwrap();
    let hour = |day| Utc.with_ymd_and_hms(2027, 3, day, 9, 0, 0).unwrap().with_timezone(&tz).hour();
    assert_eq!((hour(27), hour(28), hour(29)), (9, 10, 10));
}

struct Stage {
    ada: Member,
    ben: Acting,
    made: Meeting,
}

fn proposed(conn: &mut Conn) -> Stage {
    let (ada, role) = published(conn);
    let (ben, to) = chosen(conn, ada, role, "ben@example.com");
    let made = propose(conn, ada, &to, &proposal(&[ada.user], 1), at()).unwrap();
    Stage { ada, ben: Acting::Candidate(ben), made }
}

impl Stage {
    fn go(&self, conn: &mut Conn, acting: Acting, act: Act<'_>) -> Result<Meeting, Error> {
        step(conn, acting, Seen::any(self.made.id), act, at()).map(|(_, after)| after)
    }
}

#[test]
fn an_interview_is_proposed_picked_moved_and_called_off_and_its_entry_counts_the_changes() {
    store(|conn| {
        let t = proposed(conn);
        let company = Acting::Company(t.ada);
        assert_eq!((t.made.state, t.made.sequence), (State::Proposed, 0));
        assert_eq!(t.made.proposal.place, "https://meet.example/1");
        assert_eq!(t.made.proposal.message, None);
        let none = t.go(conn, t.ben, Act::Pick(3));
        assert!(matches!(none, Err(Error::BadSlot)), "{none:?}");
        let set = t.go(conn, t.ben, Act::Pick(1)).unwrap();
        assert!(!t.made.is_in_calendars() && set.is_in_calendars());
        let when = |meeting: &Meeting| meeting.set.as_ref().unwrap().starts_at;
        assert_eq!(
            (set.state, set.sequence, when(&set)),
            (State::Set, 0, t.made.proposal.slots[1])
        );

        let other = Proposal { minutes: 60, ..proposal(&[UserId::new()], 10) };
        let moving = t.go(conn, company, Act::Repropose(&other)).unwrap();
        assert_eq!((moving.state, when(&moving)), (State::Moving, when(&set)), "the time stands");
        assert_eq!(moving.proposal.people, [t.ada.user], "who has an entry keeps it");
        let stays = t.go(conn, t.ben, Act::Refuse(Some("I am away."))).unwrap();
        assert_eq!((stays.state, when(&stays), stays.sequence), (State::Set, when(&set), 0));
        assert_eq!(stays.note.as_deref(), Some("I am away."));

        t.go(conn, company, Act::Repropose(&other)).unwrap();
        let moved = t.go(conn, t.ben, Act::Pick(0)).unwrap();
        assert_eq!((moved.sequence, when(&moved), moved.note.clone()), (1, other.slots[0], None));
        assert_eq!(moved.set.as_ref().unwrap().minutes, 60);
        let ends_at = moved.set.as_ref().unwrap().ends_at();
        assert_eq!(ends_at, other.slots[0] + TimeDelta::minutes(60));
        let off = t.go(conn, company, Act::Cancel(Some("Ill."))).unwrap();
        assert_eq!((off.state, off.sequence), (State::Cancelled, 2));
        assert_eq!(off.reason.as_deref(), Some("Ill."));
    });
}

#[test]
fn nothing_about_an_interview_changes_once_it_has_begun() {
    store(|conn| {
        let t = proposed(conn);
        let set = t.go(conn, t.ben, Act::Pick(0)).unwrap();
        let begins = set.set.as_ref().unwrap().starts_at;
        let company = Acting::Company(t.ada);
        let off = step(conn, company, Seen::any(set.id), Act::Cancel(None), begins);
        assert!(matches!(off, Err(Error::MeetingOver)), "{off:?}");
        assert_eq!(lapse(conn, set.application, begins).unwrap(), []);
        let early = begins - TimeDelta::minutes(1);
        assert_eq!(lapse(conn, set.application, early).unwrap().len(), 1);
    });
}

#[test]
fn a_time_that_has_passed_cannot_be_picked_and_five_interviews_can_be_ahead() {
    store(|conn| {
        let t = proposed(conn);
        let late = t.made.proposal.slots[0];
        let seen = Seen::any(t.made.id);
        let passed = step(conn, t.ben, seen, Act::Pick(0), late);
        assert!(matches!(passed, Err(Error::BadSlot)), "{passed:?}");
        let to = applications::find(conn, t.made.application).unwrap().application;
        for _ in 1..MAX_AHEAD {
            propose(conn, t.ada, &to, &proposal(&[t.ada.user], 1), at()).unwrap();
        }
        let more = propose(conn, t.ada, &to, &proposal(&[t.ada.user], 1), at());
        assert!(matches!(more, Err(Error::TooManyMeetings)), "{more:?}");
        assert_eq!(of_application(conn, to.id).unwrap().len(), 5);
        t.go(conn, Acting::Company(t.ada), Act::Cancel(None)).unwrap();
        propose(conn, t.ada, &to, &proposal(&[t.ada.user], 1), at()).unwrap();
    });
}
