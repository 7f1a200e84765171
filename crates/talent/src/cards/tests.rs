//! What is shown, and the cards of a company on the database.

use std::collections::BTreeMap;

use chrono::{NaiveDate, TimeDelta};
use kernel::TalentProfileId;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use testkit::store;

use super::seal::Asked;
use super::*;
use crate::deck::{Counts, Path, Ranking, Said, TOGETHER, deal};
use crate::profiles::tests::form;
use crate::profiles::{
    self, Authorisation, Availability, Employment, Form, Place, Score, Skill, Visibility,
};

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
    let availability = Some(Availability::ALL[random.random_range(0..3)]);
    let mut employment = std::collections::BTreeSet::new();
    let mut authorised = std::collections::BTreeSet::new();
    for _ in 0..random.random_range(0..=2) {
        employment.insert(Employment::ALL[random.random_range(0..3)]);
        authorised.insert(Authorisation::ALL[random.random_range(0..Authorisation::ALL.len())]);
    }
    // Fewer than half show a verified result, and few of those a high one.
    let score = [Score::Any, Score::Any, Score::From500, Score::From500, Score::From800];
    let score = score.get(random.random_range(0..12)).copied();
    Facts { availability, skills, places, employment, authorised, score }
}

/// All that somebody says, as the pool keeps it.
pub(super) fn said(of: &Facts) -> Vec<String> {
    Said {
        when: of.availability.map(Availability::as_str),
        skills: of.skills.iter().map(|skill| skill.as_str()).collect(),
        places: of.places.iter().map(|place| place.as_str()).collect(),
        employment: of.employment.iter().map(|kind| kind.as_str()).collect(),
        authorised: of.authorised.iter().map(|place| place.as_str()).collect(),
        score: of.score.map(Score::as_str),
    }
    .facts()
}

/// Whether somebody who says this says all that a card shows.
pub(super) fn says(person: &Facts, card: &Facts) -> bool {
    card.skills.is_subset(&person.skills)
        && card.places.is_subset(&person.places)
        && card.employment.is_subset(&person.employment)
        && card.authorised.is_subset(&person.authorised)
        && card.availability.is_none_or(|when| Some(when) == person.availability)
        && card.score <= person.score
}

/// Facts by how many of these people say them.
pub(super) fn ranking(people: &[Facts]) -> Ranking {
    let mut counts = Counts::new();
    for fact in people.iter().flat_map(said) {
        *counts.entry(fact).or_default() += 1;
    }
    Ranking::of(counts.keys().cloned().collect()).by(&counts)
}

/// What is shown of each of these people where all of them are dealt at once.
fn generalise(people: &[Facts], together: usize) -> Vec<Option<Facts>> {
    let ranking = ranking(people);
    let paths: Vec<Path> = people.iter().map(|one| ranking.path(&said(one))).collect();
    let shown = deal(&paths, together);
    let facts = |(path, length): (&Path, Option<usize>)| {
        Some(Facts::shown(&ranking.along(&path[..length?])))
    };
    paths.iter().zip(shown).map(facts).collect()
}

fn facts(skills: &[Skill]) -> Facts {
    let (skills, places) = (skills.iter().copied().collect(), [Place::Remote].into());
    let form = Form { skills, places, ..form() };
    Facts::of(&form)
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
            assert!(says(person, card), "seed {seed}: {card:?} of {person:?}");
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
fn somebody_who_blocks_a_company_takes_four_others_from_it_and_from_no_other() {
    store(|conn| {
        let (pell, quill) = (testkit::company(conn, "Pellworth"), testkit::company(conn, "Quill"));
        for at in 0..5 {
            let blocked = if at == 0 { [pell].into() } else { [].into() };
            join(conn, &format!("P{at}"), &Form { blocked, ..form() });
        }
        assert_eq!(seen(conn, pell), [], "four are too few");
        let cards = seen(conn, quill);
        assert_eq!(cards.len(), 5);
        assert!(!has_news(conn, pell, &Filter::default(), (at(), at())).unwrap());
        for card in cards {
            assert!(matches!(choose(conn, pell, &card.handle, at()), Err(Error::NoCard)));
        }
    });
}

#[test]
fn a_locked_account_counts_for_nobody_and_gives_everybody_new_handles() {
    use diesel::connection::SimpleConnection;
    store(|conn| {
        let pell = testkit::company(conn, "Pellworth");
        let who: Vec<UserId> = (0..6).map(|at| join(conn, &format!("P{at}"), &form())).collect();
        let before: Vec<String> = seen(conn, pell).into_iter().map(|card| card.handle).collect();
        let lock = |conn: &mut Conn, user: UserId| {
            let sql = format!("update users set disabled_at = now() where id = '{user}'");
            conn.batch_execute(&sql).unwrap();
        };
        lock(conn, who[0]);
        let after = seen(conn, pell);
        assert_eq!(after.len(), 5);
        assert!(after.iter().all(|card| !before.contains(&card.handle)));
        lock(conn, who[1]);
        assert_eq!(seen(conn, pell), []);
    });
}

#[test]
fn a_handle_is_read_by_its_company_on_two_days_only() {
    let day = |text: &str| -> NaiveDate { text.parse().unwrap() };
    let (pell, quill) = (CompanyId::new(), CompanyId::new());
    let sealer = |company, on| Sealer::new(&[7; 32], company, day(on)).unwrap();
    let (ours, who) = (sealer(pell, "2026-11-23"), TalentProfileId::new());
    let nobody = Asked::default();
    let tie = ours.tie(&ours.stamp(1, &nobody), who);
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
    assert_eq!(tie, ours.tie(&ours.stamp(1, &nobody), who));
    let one = Asked { people: 1, first: Some(at()), last: Some(at()) };
    for moved in [ours.stamp(2, &nobody), ours.stamp(1, &one)] {
        assert_ne!(tie, ours.tie(&moved, who), "any change of the pool makes new handles");
    }
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
fn a_large_cell_is_paged_in_an_order_of_each_company_that_no_change_leaves_as_it_was() {
    store(|conn| {
        let (pell, quill) = (testkit::company(conn, "Pellworth"), testkit::company(conn, "Quill"));
        for at in 0..100 {
            join(conn, &format!("P{at}"), &form());
        }
        let walk = |conn: &mut Conn, company| {
            let (mut after, mut all) = (None, Vec::new());
            loop {
                let limit = (Limit::new(30).unwrap(), at());
                let page = list(conn, company, &Filter::default(), after.as_ref(), limit).unwrap();
                for card in page.items {
                    all.push(choose(conn, company, &card.handle, at()).unwrap().user);
                }
                after = page.next;
                if after.is_none() {
                    return all;
                }
            }
        };
        let whole = walk(conn, pell);
        let everybody: std::collections::BTreeSet<UserId> = whole.iter().copied().collect();
        assert_eq!((whole.len(), everybody.len()), (100, 100), "everybody once");
        assert_eq!(walk(conn, pell), whole, "nothing has changed");
        assert_ne!(walk(conn, quill), whole, "no company reads another's order");
        profiles::leave(conn, whole[50]).unwrap();
        let mut without = whole.clone();
        without.remove(50);
        let shorter = walk(conn, pell);
        assert_ne!(shorter, without, "nobody sees at which place a card was missing");
        assert_eq!(shorter.len(), 99);
    });
}

#[test]
fn a_text_that_is_no_place_is_refused() {
    for text in ["", "!", &"A".repeat(300)] {
        assert!(matches!(text.parse::<Position>(), Err(Error::BadCursor)), "{text}");
    }
    store(|conn| {
        let (pell, quill) = (testkit::company(conn, "Pellworth"), testkit::company(conn, "Quill"));
        for at in 0..7 {
            join(conn, &format!("P{at}"), &form());
        }
        let limit = (Limit::new(5).unwrap(), at());
        let page = list(conn, pell, &Filter::default(), None, limit).unwrap();
        for (company, position) in [(quill, page.next.unwrap()), (pell, Position(vec![7; 60]))] {
            let foreign = list(conn, company, &Filter::default(), Some(&position), limit);
            assert!(matches!(foreign, Err(Error::BadCursor)), "{foreign:?}");
        }
    });
}

#[test]
fn a_filter_names_a_time_only_where_one_is_looked_for() {
    assert_eq!(Filter::default().when(), None);
    let filter = Filter { availability: Some(Availability::Now), ..Filter::default() };
    assert_eq!(filter.when().as_deref(), Some("when.now"));
}

#[test]
fn a_filter_looks_for_at_most_twenty_skills_and_a_hundred_characters() {
    let skills = |count: usize| Filter {
        skills: Skill::ALL[..count].iter().copied().collect(),
        ..Filter::default()
    };
    assert!(skills(20).check().is_ok() && skills(21).check().is_err());
    let text = |words: String| Filter { text: Some(words), ..Filter::default() };
    for (words, fits) in
        [("é".repeat(100), true), ("é".repeat(101), false), (" ".to_owned(), false)]
    {
        assert_eq!(text(words.clone()).check().is_ok(), fits, "{words}");
    }
}
