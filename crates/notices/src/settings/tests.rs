//! Switches by table.

use super::*;

const KINDS: &[Kind] = &[
    Kind { name: "invitation", title: "Invitations", required: true, sent: true },
    Kind { name: "deadline", title: "Deadlines", required: false, sent: false },
    Kind { name: "result", title: "Results", required: false, sent: true },
];

fn all(on: bool) -> Wanted {
    let switch = |kind: &Kind| {
        let on = on || kind.required;
        Switch { kind: kind.name.to_owned(), email: on, in_app: on }
    };
    Wanted { switches: KINDS.iter().map(switch).collect(), digest: true }
}

#[test]
fn what_is_switched_off_is_off_and_what_is_required_stays_on() {
    let quiet = Settings::of(KINDS, &all(false)).unwrap();
    for kind in KINDS {
        assert_eq!(quiet.by_email(*kind), kind.required, "{}", kind.name);
        assert_eq!(quiet.in_app(*kind), kind.required, "{}", kind.name);
        assert!(Settings::default().by_email(*kind) && Settings::default().in_app(*kind));
    }
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
