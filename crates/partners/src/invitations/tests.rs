//! Who is invited by a list, and who is reminded.

use kernel::{Limit, Seen};
use testkit::store;

use super::rules::{Known, Room, judge};
use super::*;
use crate::attributions;
use crate::tests::{at, brought, later, partner};

const ROOM: Room = Room { today: 100, in_all: 100 };

fn row(email: &str, name: Option<&str>) -> Typed {
    Typed { email: email.to_owned(), name: name.map(str::to_owned) }
}

fn outcomes(rows: &[Typed], known: &Known, room: Room) -> Vec<Outcome> {
    let judged = judge(rows, known, room).into_iter();
    judged.map(|row| row.err().unwrap_or(Outcome::Invited)).collect()
}

#[test]
fn each_row_of_a_list_has_its_own_answer_and_keeps_no_other_from_being_invited() {
    use Outcome as O;
    let set = |email: &str| HashSet::from([email.to_owned()]);
    let known = Known {
        invited: set("before@example.com"),
        shown: set("student@example.com"),
        stopped: set("never@example.com"),
    };
    let rows = [
        row("ada@example.com", Some(" Ada Lovelace ")),
        row("ADA@example.com", None),
        row("no address", None),
        row("ben@example.com", Some("Win 100 €")),
        row("before@example.com", None),
        row("student@example.com", None),
        row("never@example.com", None),
        row("cas@example.com", Some("")),
        row("dan@example.com", None),
    ];
    let want = [
        O::Invited,
        O::Repeated,
        O::BadAddress,
        O::BadName,
        O::AlreadyInvited,
        O::AlreadyStudent,
        O::Stopped,
        O::Invited,
        O::Invited,
    ];
    assert_eq!(outcomes(&rows, &known, ROOM), want);
    let made = judge(&rows, &known, ROOM);
    assert_eq!(made[0].as_ref().unwrap().1.as_deref(), Some("Ada Lovelace"));
    assert_eq!(made[7].as_ref().unwrap().1, None);
    let today = outcomes(&rows, &known, Room { today: 2, in_all: 100 });
    assert_eq!((today[7], today[8]), (O::Invited, O::OverDay));
    let ever = outcomes(&rows, &known, Room { today: 100, in_all: 1 });
    assert_eq!((ever[0], ever[7]), (O::Invited, O::OverAll));
    assert_eq!(outcomes(&rows[..1], &known, Room { today: -5, in_all: 9 }), [O::OverDay]);
}

#[test]
fn a_mail_of_ours_greets_nobody_with_an_advertisement() {
    for (name, good) in [
        ("Ada", true),
        ("Jean-Luc O’Brien, Jr.", true),
        ("J.R.R. Tolkien", true),
        ("Γιώργος", true),
        ("José Núñez", true),
        ("Win 100 Euro", false),
        ("evil.com", false),
        ("Ada see e.evil.example", false),
        ("https://evil.example", false),
        ("A\u{202e}da", false),
        ("a@b", false),
        ("...", false),
    ] {
        let judged = outcomes(&[row("ada@example.com", Some(name))], &Known::default(), ROOM);
        let want = if good { Outcome::Invited } else { Outcome::BadName };
        assert_eq!(judged, [want], "{name}");
    }
    let long = |length: usize| row("ada@example.com", Some(&"a".repeat(length)));
    let judged = |length| outcomes(&[long(length)], &Known::default(), ROOM);
    assert_eq!([judged(MAX_NAME), judged(MAX_NAME + 1)], [[Outcome::Invited], [Outcome::BadName]]);
}

const MOST: Most = Most { a_day: A_DAY, in_all: IN_ALL };

fn invite_one(conn: &mut Conn, partner: UserId, email: &str, now: Instant) -> Judged {
    let rows = [row(email, Some("Ada"))];
    invite(conn, partner, &rows, (MOST, now)).unwrap().pop().unwrap()
}

fn standings(conn: &mut Conn, partner: UserId) -> Vec<(String, Standing)> {
    let paging = Paging { after: None, limit: Limit::new(50).unwrap() };
    let page = list(conn, partner, paging).unwrap();
    page.items.into_iter().map(|one| (one.invitation.email, one.standing)).collect()
}

fn reminded(conn: &mut Conn, partner: UserId, now: Instant) -> Vec<String> {
    let (made, more) = remind(conn, partner, now).unwrap();
    assert!(!more);
    let mut emails: Vec<String> = made.into_iter().map(|one| one.email).collect();
    emails.sort();
    emails
}

#[test]
fn an_address_is_invited_once_by_a_partner_and_by_nobody_whom_its_reader_stopped() {
    store(|conn| {
        let [ada, ben] = ["ada", "ben"].map(|name| partner(conn, name));
        let first = invite_one(conn, ada, "cas@example.com", at()).unwrap();
        let again = invite_one(conn, ada, "CAS@example.com", later(1));
        assert_eq!(again, Err(Outcome::AlreadyInvited));
        let other = invite_one(conn, ben, "cas@example.com", at()).unwrap();
        assert_ne!(first.stop_token, other.stop_token);
        let found = of_stop_token(conn, first.stop_token).unwrap();
        stop(conn, &found.email, Some(later(1))).unwrap();
        for of in [ada, ben] {
            assert_eq!(standings(conn, of), [("cas@example.com".to_owned(), Standing::Stopped)]);
            assert!(reminded(conn, of, later(30)).is_empty());
        }
        assert_eq!(find(conn, first.id).unwrap().unwrap().name, None, "no name is needed");
        let third = partner(conn, "dan");
        assert_eq!(invite_one(conn, third, "cas@example.com", at()), Err(Outcome::Stopped));
        assert_eq!(remove_before(conn, later(400)).unwrap(), 0, "what was stopped is kept to");
        stop(conn, &found.email, None).unwrap();
        assert_eq!(reminded(conn, ben, later(30)), ["cas@example.com"]);
        assert!(invite_one(conn, third, "cas@example.com", at()).is_ok());
        assert_eq!(remove_before(conn, later(400)).unwrap(), 3);
        let gone = of_stop_token(conn, first.stop_token);
        assert!(matches!(gone, Err(Error::NoInvitation)), "{gone:?}");
    });
}

#[test]
fn a_reminder_goes_seven_days_after_the_last_mail_and_three_times_at_most() {
    store(|conn| {
        let ada = partner(conn, "ada");
        invite_one(conn, ada, "cas@example.com", at()).unwrap();
        let gone = invite_one(conn, ada, "gone@example.com", at()).unwrap();
        note_bounce(conn, gone.id, later(1)).unwrap();
        assert!(reminded(conn, ada, later(6)).is_empty());
        for days in [7, 14, 21] {
            assert_eq!(reminded(conn, ada, later(days)), ["cas@example.com"], "{days}");
            assert!(reminded(conn, ada, later(days + 6)).is_empty(), "{days}");
        }
        assert!(reminded(conn, ada, later(90)).is_empty(), "three are all");
        let mut all = standings(conn, ada);
        all.sort();
        let want = [("cas", Standing::Invited), ("gone", Standing::Undeliverable)];
        assert_eq!(all, want.map(|(name, of)| (format!("{name}@example.com"), of)));
    });
}

#[test]
fn who_has_joined_is_seen_by_the_partner_once_they_show_their_name() {
    store(|conn| {
        let ada = partner(conn, "ada");
        invite_one(conn, ada, "cas@example.com", at()).unwrap();
        let cas = brought(conn, ada, "cas");
        let of = |standing| [("cas@example.com".to_owned(), standing)];
        assert_eq!(standings(conn, ada), of(Standing::Invited));
        assert_eq!(
            reminded(conn, ada, later(7)),
            ["cas@example.com"],
            "nothing says that they joined"
        );
        assert!(with_account(conn, &["cas@example.com", "dan@example.com"]).unwrap().len() == 1);
        attributions::show_name(conn, Seen::any(cas.user), true).unwrap();
        assert_eq!(standings(conn, ada), of(Standing::Joined));
        assert!(reminded(conn, ada, later(14)).is_empty());
        let dan = brought(conn, ada, "dan");
        assert!(invite_one(conn, ada, "dan@example.com", at()).is_ok(), "who hides is not named");
        attributions::show_name(conn, Seen::any(dan.user), true).unwrap();
        let eve = brought(conn, ada, "eve");
        attributions::show_name(conn, Seen::any(eve.user), true).unwrap();
        let known = invite_one(conn, ada, "eve@example.com", at());
        assert_eq!(known, Err(Outcome::AlreadyStudent));
    });
}

#[test]
fn the_numbers_of_a_partner_count_what_they_invited_before() {
    store(|conn| {
        let ada = partner(conn, "ada");
        let most = Most { a_day: 2, in_all: 3 };
        let mut list = |names: &[&str], now| {
            let rows: Vec<Typed> =
                names.iter().map(|name| row(&format!("{name}@example.com"), None)).collect();
            let judged = invite(conn, ada, &rows, (most, now)).unwrap();
            judged.into_iter().map(Result::err).collect::<Vec<_>>()
        };
        assert_eq!(list(&["a", "b", "c"], at()), [None, None, Some(Outcome::OverDay)]);
        assert_eq!(list(&["c", "d"], later(2)), [None, Some(Outcome::OverAll)]);
        let too_many = vec![row("x@example.com", None); AT_ONCE + 1];
        for rows in [&too_many[..], &[]] {
            let refused = invite(conn, ada, rows, (most, at()));
            assert!(matches!(refused, Err(Error::TooManyRows)), "{refused:?}");
        }
    });
}
