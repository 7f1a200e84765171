//! What is shown, and the cards of a company on the database.

use std::collections::BTreeMap;

use chrono::{NaiveDate, TimeDelta};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use testkit::store;

use super::*;
use crate::profiles::tests::form;
use crate::profiles::{self, Availability, Form, Place, Skill, Visibility};

pub(crate) fn at() -> Instant {
    "2026-11-23T10:00:00Z".parse().unwrap()
}

/// Somebody made up: few have rare skills, as among people.
pub(super) fn somebody(random: &mut StdRng) -> Facts {
    let mut skills = std::collections::BTreeSet::new();
    for _ in 0..random.random_range(1..=8) {
        let rare = random.random_range(0.0..1.0_f64).powi(3);
        skills.insert(Skill::ALL[(rare * Skill::ALL.len() as f64) as usize]);
    }
    let mut places = std::collections::BTreeSet::new();
    for _ in 0..random.random_range(1..=3) {
        places.insert(Place::ALL[random.random_range(0..Place::ALL.len())]);
    }
    let availability = Availability::ALL[random.random_range(0..3)];
    Facts { availability: Some(availability), skills, places }
}

fn facts(skills: &[Skill]) -> Facts {
    let (skills, places) = (skills.iter().copied().collect(), [Place::Remote].into());
    Facts { availability: Some(Availability::Now), skills, places }
}

#[test]
fn whatever_is_shown_is_shared_by_five_and_true() {
    for seed in 0..200 {
        let mut random = StdRng::seed_from_u64(seed);
        let size = random.random_range(0..120);
        let people: Vec<Facts> = (0..size).map(|_| somebody(&mut random)).collect();
        let shown = generalise(&people, TOGETHER);
        assert_eq!(shown.len(), people.len());
        let mut groups: BTreeMap<&Facts, usize> = BTreeMap::new();
        for (card, person) in shown.iter().zip(&people) {
            let Some(card) = card else { continue };
            *groups.entry(card).or_default() += 1;
            assert!(card.skills.is_subset(&person.skills), "seed {seed}");
            assert!(card.places.is_subset(&person.places), "seed {seed}");
            let shows = card.availability.is_none_or(|when| Some(when) == person.availability);
            assert!(shows, "seed {seed}");
        }
        assert!(groups.values().all(|size| *size >= TOGETHER), "seed {seed}: {groups:?}");
        let nobody = shown.iter().filter(|card| card.is_none()).count();
        assert!(nobody < TOGETHER, "seed {seed}: {nobody} have a fact in common: nothing");
    }
}

#[test]
fn the_rarest_skill_goes_first_and_no_more_than_has_to() {
    use Skill::{Go, Haskell, Rust, Sql};
    let mut people = vec![facts(&[Rust, Sql]); 4];
    people.push(facts(&[Rust, Sql, Haskell]));
    assert_eq!(generalise(&people, 5), vec![Some(facts(&[Rust, Sql])); 5]);
    let mut people = vec![facts(&[Rust, Sql]); 5];
    people.extend(vec![facts(&[Rust, Go]); 5]);
    let all: Vec<_> = people.iter().cloned().map(Some).collect();
    assert_eq!(generalise(&people, 5), all, "what five share stays");
    assert_eq!(generalise(&vec![facts(&[Rust]); 4], 5), vec![None; 4]);
    assert_eq!(generalise(&[], 5), []);
}

#[test]
fn a_filter_finds_only_what_the_card_says() {
    use Skill::{Rust, Sql};
    let card = Facts { availability: None, ..facts(&[Rust]) };
    let finds = |skills: &[Skill], availability, place| {
        let skills = skills.iter().copied().collect();
        Filter { skills, availability, place }.finds(&card)
    };
    assert!(finds(&[], None, None) && finds(&[Rust], None, Some(Place::Remote)));
    assert!(!finds(&[Rust, Sql], None, None));
    assert!(!finds(&[], Some(Availability::Now), None), "it is not shown");
    assert!(!finds(&[], None, Some(Place::SouthAsia)));
}

#[test]
fn a_handle_is_read_by_its_company_on_two_days_only() {
    let day = |text: &str| -> NaiveDate { text.parse().unwrap() };
    let (pell, quill) = (CompanyId::new(), CompanyId::new());
    let sealer = |company, on| Sealer::new(&[7; 32], company, day(on)).unwrap();
    let (ours, who) = (sealer(pell, "2026-11-23"), TalentProfileId::new());
    let tie = ours.tie(&ours.pool([(who, 1)].into_iter()), who);
    let handle = ours.seal(tie, who).unwrap();
    assert_eq!(ours.open(&handle), Some(who));
    assert_eq!(sealer(pell, "2026-11-24").open(&handle), Some(who));
    for other in [
        sealer(pell, "2026-11-25"),
        sealer(pell, "2026-11-22"),
        sealer(quill, "2026-11-23"),
        Sealer::new(&[8; 32], pell, day("2026-11-23")).unwrap(),
    ] {
        assert_eq!(other.open(&handle), None);
    }
    let mut bent = handle.clone();
    bent.replace_range(20..21, if &handle[20..21] == "A" { "B" } else { "A" });
    for broken in ["", "A", "!", &handle[..40], &bent] {
        assert_eq!(ours.open(broken), None, "{broken}");
    }
    let moved = ours.tie(&ours.pool([(who, 2)].into_iter()), who);
    assert_ne!(tie, moved, "any change of the pool makes new handles");
    assert_eq!(label([0; 12]), "2222");
    assert_eq!(label(*b"\x1d\x1e\x00\x01________"), "Z223");
}

pub(crate) fn join(conn: &mut Conn, name: &str, form: &Form) -> UserId {
    let email = format!("{}@example.com", name.to_lowercase());
    let user = testkit::user(conn, &email, name);
    profiles::save(conn, user, 0, form).unwrap();
    user
}

fn seen(conn: &mut Conn, company: CompanyId) -> Vec<Card> {
    let limit = Limit::new(100).unwrap();
    list(conn, company, &Filter::default(), None, (limit, at())).unwrap().items
}

#[test]
fn a_company_sees_who_is_visible_and_does_not_block_it() {
    store(|conn| {
        let (pell, quill) = (testkit::company(conn, "Pellworth"), testkit::company(conn, "Quill"));
        for at in 0..5 {
            join(conn, &format!("P{at}"), &form());
        }
        assert_eq!(seen(conn, pell).len(), 5);
        let named = Form { visibility: Visibility::Named, ..form() };
        join(conn, "Grace", &Form { blocked: [quill].into(), ..named });
        join(conn, "Hidden", &Form { visibility: Visibility::Hidden, ..form() });
        let cards = seen(conn, pell);
        assert_eq!(cards.len(), 6);
        let names: Vec<&str> =
            cards.iter().filter_map(|card| Some(card.named.as_ref()?.name.as_str())).collect();
        assert_eq!(names, ["Grace"]);
        assert_eq!(seen(conn, quill).len(), 5);
        let ours: Vec<String> = cards.iter().map(|card| card.handle.clone()).collect();
        for card in seen(conn, quill) {
            assert!(!ours.contains(&card.handle));
            let theirs = choose(conn, pell, &card.handle, at());
            assert!(matches!(theirs, Err(Error::NoCard)), "{theirs:?}");
        }
        let again: Vec<String> = seen(conn, pell).into_iter().map(|card| card.handle).collect();
        assert_eq!(ours, again, "nothing has changed");
    });
}

#[test]
fn one_of_five_who_hides_takes_the_others_with_them_at_once() {
    store(|conn| {
        let pell = testkit::company(conn, "Pellworth");
        let last = (0..5).map(|at| join(conn, &format!("P{at}"), &form())).last().unwrap();
        let card = seen(conn, pell).remove(0);
        assert_eq!(card.facts, Facts::of(&form()));
        profiles::save(conn, last, 1, &Form { visibility: Visibility::Hidden, ..form() }).unwrap();
        assert_eq!(seen(conn, pell), []);
        let gone = choose(conn, pell, &card.handle, at());
        assert!(matches!(gone, Err(Error::NoCard)), "{gone:?}");
        profiles::save(conn, last, 2, &form()).unwrap();
        assert_eq!(choose(conn, pell, &card.handle, at()).unwrap().facts, card.facts);
    });
}

#[test]
fn the_list_is_paged_and_filtered_by_what_is_shown() {
    store(|conn| {
        let pell = testkit::company(conn, "Pellworth");
        let go = Form { skills: [Skill::Go].into(), availability: Availability::Later, ..form() };
        for at in 0..6 {
            join(conn, &format!("R{at}"), &form());
            join(conn, &format!("G{at}"), &go);
        }
        let (mut after, mut all) = (None, Vec::new());
        loop {
            let limit = Limit::new(5).unwrap();
            let page = list(conn, pell, &Filter::default(), after.as_ref(), (limit, at())).unwrap();
            all.extend(page.items.into_iter().map(|card| card.handle));
            after = page.next.map(|place| place.to_string().parse().unwrap());
            if after.is_none() {
                break;
            }
        }
        let whole: Vec<String> = seen(conn, pell).into_iter().map(|card| card.handle).collect();
        assert_eq!((all.len(), &all), (12, &whole));
        let wanted = Filter { skills: [Skill::Go].into(), ..Filter::default() };
        let limit = Limit::default();
        let found = list(conn, pell, &wanted, None, (limit, at())).unwrap().items;
        assert_eq!(found.len(), 6);
        assert!(found.iter().all(|card| card.facts == Facts::of(&go)));
        let soon = (at() - TimeDelta::days(1), at());
        assert!(has_news(conn, pell, &wanted, soon).unwrap());
        let rare = Filter { skills: [Skill::Haskell].into(), ..Filter::default() };
        assert!(!has_news(conn, pell, &rare, soon).unwrap());
        let later = at() + TimeDelta::days(900);
        assert!(!has_news(conn, pell, &wanted, (later, later)).unwrap());
    });
}

#[test]
fn a_text_that_is_no_place_is_refused() {
    for text in ["", "!", &"A".repeat(200)] {
        assert!(matches!(text.parse::<Position>(), Err(Error::BadCursor)), "{text}");
    }
}
