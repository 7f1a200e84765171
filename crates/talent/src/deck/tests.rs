//! Dealing, by table and against one deal of everybody.

use std::collections::BTreeMap;

use db::schema::{talent_cards as cards, talent_cells as cells, talent_deal};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use kernel::UserId;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use testkit::store;

use super::*;
use crate::profiles::tests::form;
use crate::profiles::{self, Availability, Employment, Form, Place, Score, Skill, Visibility};

fn ranking() -> Ranking {
    let facts = ["when.now", "when.later", "skill.sql", "place.remote", "skill.go", "skill.r"];
    Ranking::of(facts.map(str::to_owned).to_vec())
}

#[test]
fn as_much_is_shown_as_enough_share() {
    for (paths, expected) in [
        (vec![vec![0, 2]; 5], vec![Some(2); 5]),
        (vec![vec![0, 2]; 4], vec![None; 4]),
        (vec![], vec![]),
        (
            [vec![vec![0, 2, 4]; 4], vec![vec![0, 2]; 1], vec![vec![1]; 2]].concat(),
            [vec![Some(2); 5], vec![None; 2]].concat(),
        ),
        // Those who are too few fill up what others show already.
        ([vec![vec![0]; 5], vec![vec![0, 5]; 2]].concat(), vec![Some(1); 7]),
        // Five share nothing but that there is nothing to show.
        ([vec![vec![0]; 3], vec![vec![1]; 2]].concat(), vec![Some(0); 5]),
    ] {
        assert_eq!(deal(&paths, TOGETHER), expected, "{paths:?}");
    }
}

#[test]
fn few_who_come_meet_those_near_at_the_longest_that_all_say() {
    let near = [vec![0, 2, 4], vec![0, 2, 4], vec![0, 2, 5], vec![0, 3]];
    for (top, least, coming, expected) in [
        (&[0, 2, 4][..], 0, 1, Some(1)),
        (&[0, 2, 4][..], 0, 2, Some(2)),
        (&[0, 2, 4][..], 0, 3, Some(3)),
        (&[0, 2, 4][..], 2, 1, None),
        (&[1], 0, 1, Some(0)),
        (&[1], 1, 4, None),
    ] {
        assert_eq!(rules::meet(top, least, coming, &near), expected, "{top:?} {least} {coming}");
    }
}

#[test]
fn who_reaches_a_score_says_all_below_it_and_shows_the_lower_first() {
    let said = |score| Said { score, ..Said::default() }.facts();
    assert_eq!(said(None), [""; 0]);
    assert_eq!(said(Some("any")), ["score.any"]);
    assert_eq!(said(Some("from_800")), ["score.any", "score.from_500", "score.from_800"]);
    assert_eq!(said(Some("of_no_list")), [""; 0]);
    // All say all of it: whatever learned them, the lower stands before the higher.
    let facts = said(Some("from_800"));
    let counts: Counts = facts.iter().map(|fact| (fact.clone(), 7)).collect();
    let mut ranking = Ranking::of(vec!["when.now".to_owned()]);
    ranking.learn(&counts.keys().cloned().collect::<Vec<_>>());
    assert_eq!(ranking.by(&counts).along(&[1, 2, 3]), facts);
}

#[test]
fn facts_are_ranked_by_how_many_say_them_and_again_once_that_is_clearly_wrong() {
    let mut ranking = ranking();
    assert_eq!(ranking.path(&["skill.go".into(), "when.now".into(), "skill.x".into()]), [0, 4]);
    assert_eq!(ranking.along(&[0, 4, 99]), ["when.now", "skill.go"]);
    let counts = |go: usize| {
        Counts::from([("skill.go".into(), go), ("skill.sql".into(), 100), ("when.later".into(), 9)])
    };
    // Places and r stand between them, and nobody says those.
    let few = Counts::from([("skill.sql".into(), 100), ("skill.r".into(), 20)]);
    assert!(!ranking.is_stale(&few) && !ranking.is_stale(&Counts::new()));
    assert!(ranking.is_stale(&counts(21)));
    let two = Ranking::of(vec!["skill.sql".to_owned(), "skill.go".to_owned()]);
    assert!(!two.is_stale(&counts(145)) && two.is_stale(&counts(146)), "a quarter more, and 20");
    let better = ranking.by(&counts(101));
    assert_eq!(better.facts()[..4], ["when.now", "when.later", "skill.go", "skill.sql"]);
    assert!(!better.is_stale(&counts(101)));
    assert!(ranking.learn(&["skill.x".into(), "skill.go".into()]));
    assert!(!ranking.learn(&["skill.x".into()]));
    assert_eq!(ranking.place_of("skill.x"), Some(6));
}

#[test]
fn a_fact_is_read_as_it_is_written() {
    for fact in [
        Fact::When("now"),
        Fact::Skill("sql"),
        Fact::Place("remote"),
        Fact::Employment("full_time"),
        Fact::Authorisation("eu"),
        Fact::Score("any"),
    ] {
        assert_eq!(Fact::parse(&fact.to_string()), Some(fact));
    }
    assert_eq!(Fact::parse("mood.good"), None);
}

#[test]
fn a_ranking_learns_as_many_facts_as_it_has_room_for() {
    let new = |count: usize| (0..count).map(|n| format!("skill.new{n}")).collect::<Vec<_>>();
    for (count, learns) in [(0, false), (100, true), (244, true), (245, false)] {
        assert_eq!(ranking().learn(&new(count)), learns, "{count} beside six");
    }
}

#[test]
fn who_could_begin_soonest_and_who_says_most_stands_first() {
    let ranking = ranking();
    let says: Vec<Vec<u8>> =
        vec![vec![0, 2, 4], vec![0, 2], vec![0, 4], vec![0], vec![1, 2, 4, 5], vec![2, 4], vec![]];
    let mut places: Vec<Vec<u8>> = says.iter().map(|path| ranking.place_in_list(path)).collect();
    let sorted = places.clone();
    places.sort();
    places.dedup();
    assert_eq!(places, sorted);
}

/// What everybody is shown with, by all that they say.
fn lies(conn: &mut Conn) -> BTreeMap<(Path, bool), Vec<Option<Path>>> {
    let rows: Vec<(Path, bool, Option<Path>)> =
        cards::table.select((cards::path, cards::is_named, cards::cell)).load(conn).unwrap();
    let mut lies: BTreeMap<_, Vec<_>> = BTreeMap::new();
    rows.into_iter().for_each(|(path, is_named, cell)| {
        lies.entry((path, is_named)).or_default().push(cell);
    });
    lies
}

/// The counts of cells are those of their cards, and none is empty or too small.
fn check_cells(conn: &mut Conn) {
    let rows: Vec<(Path, i32, i32)> =
        cells::table.select((cells::path, cells::anonymous, cells::named)).load(conn).unwrap();
    let mut counted: BTreeMap<Path, (i32, i32)> = BTreeMap::new();
    for ((_, is_named), shown) in lies(conn) {
        for cell in shown.into_iter().flatten() {
            let count = counted.entry(cell).or_default();
            if is_named { count.1 += 1 } else { count.0 += 1 }
        }
    }
    assert!(counted.values().all(|(anonymous, _)| *anonymous == 0 || *anonymous >= 5));
    let rows: BTreeMap<_, _> = rows.into_iter().map(|(path, a, n)| (path, (a, n))).collect();
    assert_eq!(rows, counted);
}

fn said(random: &mut StdRng) -> Form {
    let skills = [Skill::Python, Skill::Sql, Skill::React, Skill::Haskell];
    let skills = (0..3).map(|_| skills[random.random_range(0..4)]).collect();
    let places = [[Place::Remote, Place::SouthAsia][random.random_range(0..2)]].into();
    let visibility = match random.random_range(0..5) {
        0 => Visibility::Named,
        1 => Visibility::Hidden,
        _ => Visibility::Anonymous,
    };
    let availability = Availability::ALL[random.random_range(0..2)];
    let employment = [Employment::ALL[random.random_range(0..2)]].into();
    let score = [None, Some(Score::Any), Some(Score::From800)][random.random_range(0..3)];
    Form { visibility, skills, places, availability, employment, score, ..form() }
}

#[test]
fn any_order_of_changes_ends_as_one_deal_of_everybody() {
    for seed in 0..6 {
        store(|conn| {
            let mut random = StdRng::seed_from_u64(seed);
            let mut people: Vec<(UserId, i32)> = Vec::new();
            for at in 0..90 {
                let known = random.random_range(0..people.len() + 20);
                if let Some((who, version)) = people.get_mut(known) {
                    if *version > 0 && random.random_range(0..3) == 0 {
                        profiles::leave(conn, *who).unwrap();
                        *version = 0;
                    } else {
                        let form = said(&mut random);
                        *version = profiles::save(conn, *who, *version, &form).unwrap().version;
                    }
                } else {
                    let who = testkit::user(conn, &format!("p{at}@example.com"), "Somebody");
                    let version = profiles::save(conn, who, 0, &said(&mut random)).unwrap().version;
                    people.push((who, version));
                }
                check_cells(conn);
            }
            let lies = lies(conn);
            let paths: Vec<Path> = lies
                .iter()
                .filter(|((_, named), _)| !named)
                .flat_map(|((path, _), all)| vec![path.clone(); all.len()])
                .collect();
            let lengths = deal(&paths, TOGETHER);
            let mut dealt = paths.iter().zip(lengths);
            for ((path, is_named), shown) in lies {
                for cell in shown {
                    let expected = if is_named {
                        Some(path.clone())
                    } else {
                        let (path, length) = dealt.next().unwrap();
                        length.map(|length| path[..length].to_vec())
                    };
                    assert_eq!(cell, expected, "seed {seed}, {path:?}");
                }
            }
        });
    }
}

#[test]
fn who_is_erased_leaves_a_cell_that_a_worker_looks_after() {
    store(|conn| {
        // Five say all of it and five less, so that those who are left alone have where to go.
        let less = Form { skills: [Skill::Sql].into(), ..form() };
        let all = form();
        for at in 0..10 {
            let who = testkit::user(conn, &format!("p{at}@example.com"), "Somebody");
            profiles::save(conn, who, 0, if at < 5 { &less } else { &all }).unwrap();
        }
        let now: kernel::Instant = "2026-11-23T10:00:00Z".parse().unwrap();
        diesel::update(talent_deal::table)
            .set((talent_deal::is_due.eq(false), talent_deal::ranked_at.eq(now)))
            .execute(conn)
            .unwrap();
        let gone = "delete from talent_profiles where id in
            (select id from talent_profiles where 'rust' = any(skills) limit 1)";
        conn.batch_execute(gone).unwrap();
        assert_eq!(store::small(conn, 9).unwrap().len(), 1);
        tend(conn, now).unwrap();
        assert_eq!(store::small(conn, 9).unwrap().len(), 0);
        check_cells(conn);
        let cells: Vec<i32> = cells::table.select(cells::anonymous).load(conn).unwrap();
        assert_eq!(cells, [9]);
    });
}

#[test]
fn a_deal_of_everybody_puts_what_most_say_first() {
    store(|conn| {
        for at in 0..10 {
            // Python is first as long as nobody has counted.
            let skills = if at < 6 { [Skill::Haskell] } else { [Skill::Python] };
            let who = testkit::user(conn, &format!("p{at}@example.com"), "Somebody");
            profiles::save(conn, who, 0, &Form { skills: skills.into(), ..form() }).unwrap();
        }
        let now: kernel::Instant = "2026-11-23T10:00:00Z".parse().unwrap();
        tend(conn, now).unwrap();
        check_cells(conn);
        let facts: Vec<String> = talent_deal::table.select(talent_deal::facts).first(conn).unwrap();
        let at = |fact: &str| facts.iter().position(|one| one == fact).unwrap();
        assert!(at("skill.haskell") < at("skill.python"));
        assert_eq!(at("when.now"), 0);
        let before: i64 = talent_deal::table.select(talent_deal::generation).first(conn).unwrap();
        tend(conn, now).unwrap();
        let after: i64 = talent_deal::table.select(talent_deal::generation).first(conn).unwrap();
        assert_eq!(before, after, "nothing was due");
    });
}
