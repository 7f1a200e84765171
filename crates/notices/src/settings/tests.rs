//! Switches by table.

use super::*;

const KINDS: &[Kind] = &[
    Kind { name: "invitation", title: "Invitations", required: true, sent: true, daily: false },
    Kind { name: "deadline", title: "Deadlines", required: false, sent: false, daily: false },
    Kind { name: "result", title: "Results", required: false, sent: true, daily: false },
];

fn all(on: bool) -> Wanted {
    let switch = |kind: &Kind| {
        let on = on || kind.required;
        Switch { kind: kind.name.to_owned(), email: on, in_app: on }
    };
    Wanted { switches: KINDS.iter().map(switch).collect(), digest: true, time_zone: None }
}

#[test]
fn what_is_switched_off_is_off_and_what_is_required_stays_on() {
    let quiet = Settings::of(KINDS, &all(false)).unwrap();
    for kind in KINDS {
        assert_eq!(quiet.by_email(*kind), kind.required, "{}", kind.name);
        assert_eq!(quiet.in_app(*kind), kind.required, "{}", kind.name);
        assert!(Settings::default().by_email(*kind) && Settings::default().in_app(*kind));
    }
    let mut one = all(true);
    one.switches[2].in_app = false;
    let one = Settings::of(KINDS, &one).unwrap();
    assert!(!one.in_app(KINDS[2]) && one.in_app(KINDS[1]) && one.by_email(KINDS[2]));
    let mut silent = all(true);
    silent.switches[0].email = false;
    assert!(Settings::of(KINDS, &silent).is_err(), "an invitation cannot be switched off");
}

#[test]
fn every_kind_is_named_once() {
    let mut missing = all(true);
    missing.switches.pop();
    assert!(Settings::of(KINDS, &missing).is_err());
    let mut twice = all(true);
    twice.switches[2] = twice.switches[1].clone();
    assert!(Settings::of(KINDS, &twice).is_err());
    let mut strange = all(true);
    strange.switches[1].kind = "gossip".to_owned();
    assert!(Settings::of(KINDS, &strange).is_err());
}

#[test]
fn a_time_zone_is_one_that_exists() {
    #[track_caller]
    fn check(name: &str, known: bool) {
        let wanted = Wanted { time_zone: Some(name.to_owned()), ..all(true) };
        assert_eq!(Settings::of(KINDS, &wanted).is_ok(), known, "{name}");
    }
    check("Europe/Berlin", true);
    check("Asia/Calcutta", true);
    check("UTC", true);
    check("Mars/Olympus", false);
    check("", false);
}

#[test]
fn the_mail_of_one_kind_stops_alone_and_not_where_it_must_not_be_missed() {
    let (deadline, result) = (KINDS[1], KINDS[2]);
    let once = Settings::default().without_mail_of(KINDS, "result").unwrap();
    assert!(!once.by_email(result) && once.by_email(deadline) && once.in_app(result));
    let twice = once.clone().without_mail_of(KINDS, "result").unwrap();
    assert_eq!(once, twice);
    assert_eq!(once.clone().without_mail_of(KINDS, "invitation"), None);
    assert_eq!(once.without_mail_of(KINDS, "gossip"), None);
}

#[test]
fn without_mail_only_what_is_required_is_mailed() {
    let stopped = Settings::of(KINDS, &all(true)).unwrap().without_mail(KINDS);
    for kind in KINDS {
        assert_eq!(stopped.by_email(*kind), kind.required, "{}", kind.name);
        assert!(stopped.in_app(*kind), "{}", kind.name);
    }
    assert!(stopped.digest, "the mail of a day is not turned into many");
}
