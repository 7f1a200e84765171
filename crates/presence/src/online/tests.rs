//! What heartbeats make of what was known, by table, and presences on the database.

use diesel::connection::SimpleConnection;
use kernel::chrono::TimeDelta;
use kernel::uuid::Uuid;
use kernel::{Limit, Paging};
use testkit::store;

use super::*;
use crate::hours::{self, Hour};
use crate::{online, working};

const TAB: Uuid = Uuid::from_u128(1);
const OTHER: Uuid = Uuid::from_u128(2);

fn at(seconds: i64) -> Instant {
    let noon: Instant = "2027-03-03T12:00:00Z".parse().unwrap();
    noon + TimeDelta::seconds(seconds)
}

fn beat_of(tab: Uuid, area: Area) -> Beat {
    Beat { tab, area, device: Device::Desktop, idle_s: 0, visible: true, leaving: false }
}

fn seen(beat_at: i64, input_at: i64) -> Seen {
    Seen {
        area: Area::Home,
        device: Device::Desktop,
        tab: TAB,
        since: at(-1000),
        beat_at: at(beat_at),
        input_at: at(input_at),
        left_at: None,
    }
}

/// An account of this name.
fn account(conn: &mut Conn, name: &str) -> UserId {
    let id = UserId::new();
    conn.batch_execute(&format!(
        "insert into users (id, firebase_uid, email, email_verified, display_name, kind)
         values ('{id}', '{name}', '{name}@example.com', true, '{name} Stone', 'candidate')"
    ))
    .unwrap();
    id
}

fn names(conn: &mut Conn, wanted: &Wanted, now: Instant) -> Vec<String> {
    let page = list(conn, wanted, Paging::first(Limit::default()), now).unwrap();
    page.items.into_iter().map(|one| one.name).collect()
}

#[test]
fn the_state_follows_from_the_last_heartbeat_and_the_last_sign_of_a_person() {
    for (beat_at, input_at, want) in [
        (0, 0, State::Active),
        (0, -59, State::Active),
        (0, -60, State::Idle),
        (0, -299, State::Idle),
        (0, -300, State::Away),
        (-149, -149, State::Idle),
        (-149, -5000, State::Away),
        (-150, -150, State::Offline),
        (-5000, -5000, State::Offline),
    ] {
        assert_eq!(state(&seen(beat_at, input_at), at(0)), want, "{beat_at} {input_at}");
    }
    let left = Seen { left_at: Some(at(0)), ..seen(0, 0) };
    assert_eq!(state(&left, at(0)), State::Offline);
}

#[test]
fn somebody_comes_goes_elsewhere_and_leaves_which_is_news_and_the_rest_is_not() {
    let (first, change) = rules::after(None, &beat_of(TAB, Area::Home), at(0)).unwrap();
    assert_eq!((first.since, change), (at(0), Change::News));
    let (same, change) = rules::after(Some(&first), &beat_of(TAB, Area::Home), at(30)).unwrap();
    assert_eq!((same.since, same.beat_at, change), (at(0), at(30), Change::Nothing));
    let (moved, change) = rules::after(Some(&same), &beat_of(TAB, Area::Talent), at(40)).unwrap();
    assert_eq!((moved.area, moved.since, change), (Area::Talent, at(0), Change::News));
    let closing = Beat { leaving: true, ..beat_of(TAB, Area::Talent) };
    let (left, change) = rules::after(Some(&moved), &closing, at(50)).unwrap();
    assert_eq!((left.left_at, change), (Some(at(50)), Change::News));
    let (back, change) = rules::after(Some(&left), &beat_of(TAB, Area::Home), at(60)).unwrap();
    assert_eq!((back.since, back.left_at, change), (at(0), None, Change::News));
    let (later, _) = rules::after(Some(&left), &beat_of(TAB, Area::Home), at(200)).unwrap();
    assert_eq!(later.since, at(200), "that is another visit");
    let (late, _) = rules::after(Some(&first), &beat_of(TAB, Area::Home), at(150)).unwrap();
    assert_eq!(late.since, at(150), "they were offline in between");
}

#[test]
fn a_hidden_tab_neither_speaks_for_one_that_is_seen_nor_takes_it_along_when_it_closes() {
    let known = seen(0, 0);
    let hidden = Beat { visible: false, idle_s: 500, ..beat_of(OTHER, Area::Admin) };
    assert_eq!(rules::after(Some(&known), &hidden, at(59)), None);
    assert_eq!(rules::after(Some(&known), &hidden, at(60)).unwrap().0.tab, OTHER);
    let closing = Beat { leaving: true, ..hidden };
    assert_eq!(rules::after(Some(&known), &closing, at(1)), None);
    let own = Beat { visible: false, idle_s: 20, ..beat_of(TAB, Area::Home) };
    let (after, _) = rules::after(Some(&known), &own, at(10)).unwrap();
    assert_eq!(after.input_at, at(0), "a later heartbeat never makes somebody less active");
    let seen_now = beat_of(OTHER, Area::Admin);
    assert_eq!(rules::after(Some(&known), &seen_now, at(1)).unwrap().0.tab, OTHER);
}

#[test]
fn times_of_machines_that_differ_a_little_never_go_back() {
    let before = seen(5, 5);
    let (after, _) = rules::after(Some(&before), &beat_of(TAB, Area::Home), at(3)).unwrap();
    assert_eq!((after.beat_at, after.input_at), (at(5), at(5)));
}

#[test]
fn lists_and_counts_agree_with_the_states() {
    store(|conn| {
        for (name, idle_s, ago) in
            [("ada", 0, 10), ("ben", 100, 10), ("cleo", 400, 10), ("dan", 0, 200)]
        {
            let id = account(conn, name);
            let one = Beat { idle_s, ..beat_of(TAB, Area::Home) };
            beat(conn, (id, Role::Candidate), &one, at(-ago)).unwrap();
        }
        let in_state = |state| Wanted::new(None, None, Some(state));
        for (wanted, found) in [
            (in_state(State::Active), vec!["ada Stone"]),
            (in_state(State::Idle), vec!["ben Stone"]),
            (in_state(State::Away), vec!["cleo Stone"]),
            (in_state(State::Offline), vec!["dan Stone"]),
            (Wanted::default(), vec!["cleo Stone", "ben Stone", "ada Stone"]),
            (Wanted::default().searched("be st"), vec!["ben Stone"]),
            (Wanted::default().searched("BÉN stone"), vec!["ben Stone"]),
            (Wanted::new(Some(Role::Partner), None, None), vec![]),
            (Wanted::new(None, Some(Area::Talent), None), vec![]),
        ] {
            assert_eq!(names(conn, &wanted, at(0)), found, "{wanted:?}");
        }
        let counts = count(conn, at(0)).unwrap();
        assert_eq!(counts.len(), Role::ALL.len());
        let one = Count { role: Role::Candidate, active: 1, idle: 1, away: 1 };
        assert_eq!(counts.into_iter().find(|count| count.role == Role::Candidate), Some(one));
        let areas = count_areas(conn, at(0)).unwrap();
        assert_eq!(areas.len(), Area::ALL.len());
        for of in areas {
            let want = if of.area == Area::Home { (1, 1, 1) } else { (0, 0, 0) };
            assert_eq!((of.active, of.idle, of.away), want, "{:?}", of.area);
        }
    });
}

#[test]
fn the_first_heartbeat_of_a_day_is_known_and_so_is_a_page_that_closes_after_midnight() {
    store(|conn| {
        let ada = account(conn, "ada");
        let midnight = 12 * 3600;
        let mut first = |seconds, leaving| {
            let one = Beat { leaving, ..beat_of(TAB, Area::Home) };
            beat(conn, (ada, Role::Company), &one, at(seconds)).unwrap().is_first_of_day
        };
        for (seconds, leaving, want) in [
            (0, true, false),
            (1, false, true),
            (30, false, false),
            (midnight - 20, false, false),
            (midnight + 10, true, true),
            (midnight + 11, false, false),
        ] {
            assert_eq!(first(seconds, leaving), want, "{seconds}");
        }
        assert!(first(midnight + 24 * 3600, false));
    });
}

#[test]
fn pages_go_on_after_the_last_row() {
    store(|conn| {
        for (at_s, name) in ["ada", "ben", "cleo"].into_iter().enumerate() {
            let id = account(conn, name);
            let now = at(i64::try_from(at_s).unwrap());
            beat(conn, (id, Role::Candidate), &beat_of(TAB, Area::Home), now).unwrap();
        }
        let limit = Limit::new(2).unwrap();
        let all = Wanted::default();
        let first = list(conn, &all, Paging::first(limit), at(5)).unwrap();
        assert_eq!(first.items[0].name, "cleo Stone");
        let rest = list(conn, &all, Paging { after: first.next, limit }, at(5)).unwrap();
        assert_eq!((rest.items[0].name.as_str(), rest.next), ("ada Stone", None));
    });
}

#[test]
fn an_account_is_counted_once_an_hour_and_everything_goes_in_its_time() {
    store(|conn| {
        let (ada, ben) = (account(conn, "ada"), account(conn, "ben"));
        for (id, seconds) in [(ada, 0), (ada, 30), (ben, 40), (ada, 3599), (ada, 3600)] {
            beat(conn, (id, Role::Candidate), &beat_of(TAB, Area::Home), at(seconds)).unwrap();
        }
        let hour = |seconds, people| Hour { hour: at(seconds), role: Role::Candidate, people };
        assert_eq!(hours::since(conn, at(0)).unwrap(), [hour(0, 2), hour(3600, 1)]);
        assert_eq!(hours::remove_before(conn, at(1)).unwrap(), 1);
        let before = online::standing(conn).unwrap();
        assert!(before > 0);
        assert_eq!(online::remove_before(conn, at(41)).unwrap(), 1, "ben's");
        assert_eq!(online::remove_before(conn, at(3600)).unwrap(), 0);
    });
}

#[test]
fn without_attempts_nothing_is_in_progress() {
    store(|conn| {
        assert_eq!(working::count(conn, at(0)).unwrap(), 0);
        let none = working::list(conn, Paging::first(Limit::default()), at(0)).unwrap();
        assert_eq!((none.items, none.next), (vec![], None));
    });
}
