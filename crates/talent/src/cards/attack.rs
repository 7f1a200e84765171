//! Three companies that put together what they saw over twenty days, to find out who is who.
//!
//! The attackers know everybody: what each of a thousand people says, and who hides or blocks whom. They
//! read every card of every company after each change of the pool, and look for cards that must be the same
//! person's: those with one handle or one label, those that came with a change, and those that are alone in
//! what they say. Whatever such a trail of cards shows, its person must say all of it. Somebody is
//! re-identified where fewer than five are left.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{CompanyId, TalentProfileId};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::rules::Facts;
use super::seal::{Asked, Sealer, label};
use super::tests::{at, ranking, said, says, somebody};
use crate::deck::{Path, Ranking, TOGETHER, deal};
use crate::profiles::{Authorisation, Employment, Score, Skill};

const PEOPLE: usize = 1000;

struct Person {
    id: TalentProfileId,
    facts: Facts,
    is_hidden: bool,
    /// Which of the three companies they block.
    blocked: Option<usize>,
}

/// A card as it stood in a list.
struct Sighting {
    handle: String,
    label: String,
    facts: Facts,
    /// Who it really is, which the attackers do not know.
    truth: usize,
}

struct Pool {
    random: StdRng,
    people: Vec<Person>,
    companies: [CompanyId; 3],
    ranking: Ranking,
    generation: i64,
}

impl Pool {
    fn new(seed: u64) -> Self {
        let mut random = StdRng::seed_from_u64(seed);
        let people = (0..PEOPLE)
            .map(|_| Person {
                id: TalentProfileId::new(),
                facts: somebody(&mut random),
                is_hidden: random.random_range(0..10) == 0,
                blocked: Some(random.random_range(0..30)).filter(|company| *company < 3),
            })
            .collect::<Vec<Person>>();
        let companies = [CompanyId::new(), CompanyId::new(), CompanyId::new()];
        let said: Vec<Facts> = people.iter().map(|one| one.facts.clone()).collect();
        Self { random, people, companies, ranking: ranking(&said), generation: 1 }
    }

    /// One person comes, goes, or learns something.
    fn change(&mut self) {
        let who = self.random.random_range(0..PEOPLE);
        let person = &mut self.people[who];
        let mut drawn = |below: usize| self.random.random_range(0..below);
        let facts = &mut person.facts;
        match drawn(8) {
            0..4 => person.is_hidden = !person.is_hidden,
            4 | 5 => {
                facts.skills.insert(Skill::ALL[drawn(Skill::ALL.len())]);
            }
            6 => {
                facts.employment.insert(Employment::ALL[drawn(3)]);
                facts.authorised.insert(Authorisation::ALL[drawn(Authorisation::ALL.len())]);
            }
            // A result is graded, or no longer counts.
            _ => facts.score = Score::ALL.get(drawn(4)).copied(),
        }
        self.generation += 1;
    }

    /// Everybody whose cards are dealt, by all that they say and how much of it is shown.
    fn dealt(&self, together: usize) -> Vec<(usize, Path, usize)> {
        let shown = self.people.iter().enumerate().filter(|(_, one)| !one.is_hidden);
        let (truths, paths): (Vec<usize>, Vec<Path>) =
            shown.map(|(truth, one)| (truth, self.ranking.path(&said(&one.facts)))).unzip();
        let lengths = deal(&paths, together);
        let all = truths.into_iter().zip(paths).zip(lengths);
        all.filter_map(|((truth, path), length)| Some((truth, path, length?))).collect()
    }

    /// The whole list of one company, in its order.
    fn look(&self, company: usize, together: usize) -> Vec<Sighting> {
        let today = at().date_naive();
        let sealer = Sealer::new(&[7; 32], self.companies[company], today).unwrap();
        let stamp = sealer.stamp(self.generation, &Asked::default());
        let order = sealer.order(&stamp);
        let mut cells: BTreeMap<Path, Vec<usize>> = BTreeMap::new();
        for (truth, path, length) in self.dealt(together) {
            if self.people[truth].blocked != Some(company) {
                cells.entry(path[..length].to_vec()).or_default().push(truth);
            }
        }
        let mut list = Vec::new();
        for (cell, mut truths) in cells.into_iter().filter(|(_, all)| all.len() >= together) {
            let facts = Facts::shown(&self.ranking.along(&cell));
            truths.sort_by_key(|truth| order.turn(self.people[*truth].id));
            list.extend(truths.into_iter().map(|truth| {
                let tie = sealer.tie(&stamp, self.people[truth].id);
                let handle = sealer.seal(tie, self.people[truth].id).unwrap();
                Sighting { handle, label: label(tie), facts: facts.clone(), truth }
            }));
        }
        list
    }
}

/// Cards that the attackers take for one person's.
type Trail = Vec<(Facts, usize)>;

/// What the attackers know of everybody: what they say now and said before.
type Known = Vec<BTreeSet<Facts>>;

/// How many people say everything that a trail shows.
fn fitting(trail: &Trail, known: &Known) -> usize {
    let said = |person: &BTreeSet<Facts>, card| person.iter().any(|one| says(one, card));
    known.iter().filter(|person| trail.iter().all(|(card, _)| said(person, card))).count()
}

/// Who is found by a trail: nobody, where it leads to several or was put together wrongly.
fn found_by(trail: &Trail, known: &Known) -> Option<usize> {
    let (_, first) = trail.first()?;
    let is_one = trail.iter().all(|(_, truth)| truth == first);
    (is_one && fitting(trail, known) < TOGETHER).then_some(*first)
}

/// How many of the thousand the attackers are sure of after so many looks.
fn attack(looks: usize, together: usize) -> usize {
    let mut pool = Pool::new(2026);
    let (mut known, mut found) = (Known::new(), BTreeSet::new());
    known.resize_with(PEOPLE, BTreeSet::new);
    let mut trails: BTreeMap<(usize, String), Trail> = BTreeMap::new();
    let mut before: [BTreeSet<String>; 3] = Default::default();
    for _ in 0..looks {
        for (person, one) in known.iter_mut().zip(&pool.people) {
            person.insert(one.facts.clone());
        }
        for (company, before) in before.iter_mut().enumerate() {
            let list = pool.look(company, together);
            found.extend(alone(&list, &known));
            found.extend(changed(&list, before));
            *before = list.iter().map(|card| card.handle.clone()).collect();
            for Sighting { handle, label, facts, truth } in list {
                // A handle means the same to every company, if it means anything to another.
                trails.entry((3, handle)).or_default().push((facts.clone(), truth));
                trails.entry((company, label)).or_default().push((facts, truth));
            }
        }
        pool.change();
    }
    let long = trails.values().filter(|trail| trail.len() > 1);
    found.extend(long.filter_map(|trail| found_by(trail, &known)));
    found.len()
}

/// Cards that fewer than five share. Every filter is a union of such groups, so that what is alone in
/// its answer is alone here.
fn alone(list: &[Sighting], known: &Known) -> Vec<usize> {
    let mut alike: BTreeMap<&Facts, Vec<usize>> = BTreeMap::new();
    for card in list {
        alike.entry(&card.facts).or_default().push(card.truth);
    }
    let small = alike.into_iter().filter(|(_, group)| group.len() < TOGETHER);
    let sure = small.filter(|(facts, group)| {
        let trail = group.iter().map(|truth| ((*facts).clone(), *truth)).collect();
        fitting(&trail, known) < TOGETHER
    });
    sure.flat_map(|(_, group)| group).collect()
}

/// The cards that came with the one change since the last look: the attackers know whose it was.
fn changed(list: &[Sighting], before: &BTreeSet<String>) -> Vec<usize> {
    let new = list.iter().filter(|card| !before.contains(&card.handle));
    let new: Vec<usize> = new.map(|card| card.truth).collect();
    if new.len() < TOGETHER { new } else { Vec::new() }
}

#[test]
#[expect(clippy::print_stdout, reason = "how many were found is worth a line")]
fn three_companies_that_compare_their_cards_identify_nobody() {
    let found = attack(20, TOGETHER);
    println!("{found} re-identified of 1,000");
    assert_eq!(found, 0);
}

#[test]
fn the_same_attack_finds_people_where_nothing_is_left_out() {
    let found = attack(2, 1);
    assert!(found > PEOPLE / 2, "the attack found only {found}");
}
