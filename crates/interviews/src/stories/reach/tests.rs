//! Spans by table; and searches over stories far apart, against what is known of each.

use diesel::connection::SimpleConnection;
use kernel::StoryId;
use testkit::store;

use super::super::{Asked, Place, Sort, list};
use super::*;
use crate::form::tests::content;
use crate::publishing::tests::at;
use crate::publishing::{Backing, go_live, replace};
use crate::vocabulary::Level;
use db::Conn;

#[test]
fn spans_follow_each_other_down_to_the_first_story_whatever_is_found() {
    for top in [0, 1, 255, 256, 1000, 70_000, 1_000_000, 123_456_789, i64::MAX] {
        for each in [0, 1, 7, 61] {
            let mut span = Span::first(top);
            let (mut below, mut looks) = (top.saturating_add(1), 0);
            while let Some(here) = span {
                assert_eq!(here.below, below, "no gap and no overlap");
                assert!(here.from < here.below && here.from >= 0);
                (below, looks) = (here.from, looks + 1);
                // A search that has found enough stops; one that goes on has found less.
                span = here.next(top, (each * looks).min(60), 61);
            }
            assert_eq!(below, 0);
            assert!(each > 0 || looks <= 4, "{looks} looks for a word that is nowhere");
        }
    }
    assert_eq!(Span::first(-1), None);
}

#[test]
fn a_common_word_is_looked_for_in_few_stories_and_a_rare_one_soon_in_all() {
    let first = Span::first(1_000_000).unwrap();
    assert!(first.below - first.from <= 512);
    let common = first.next(1_000_000, 40, 61).unwrap();
    assert!(common.below - common.from < 4096, "{common:?}");
    let rare = first.next(1_000_000, 0, 61).unwrap();
    assert!(rare.below - rare.from > 60_000, "{rare:?}");
    assert_eq!(rare.next(1_000_000, 0, 61).map(|last| last.from), Some(0));
}

#[test]
fn a_span_and_a_filter_become_one_query() {
    let mut filter = Filter { levels: vec![Level::Intern, Level::Lead], ..Filter::default() };
    filter.verified = true;
    let query = Span::first(1000).unwrap().query(&filter);
    let want = "('s8=2' | 's8=3') & ('level=intern' | 'level=lead') & ('is=verified')";
    assert_eq!(query, want);
    let all = Span { from: 0, below: 9, width: None };
    assert_eq!(all.query(&Filter::default()), "('is=shown')");
}

/// Numbers that look like chance and are the same at every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) % sides
    }
}

struct Kept {
    id: StoryId,
    words: String,
    level: Level,
    shown: bool,
}

const WORDS: [(&str, u64); 4] = [("often", 2), ("middling", 8), ("seldom", 60), ("rarely", 150)];

/// Stories up to a quarter of a million places from each other.
fn kept(conn: &mut Conn, dice: &mut Dice) -> Vec<Kept> {
    let levels = [Level::Intern, Level::Senior];
    (0..300)
        .map(|_| {
            let far = [1, 6, 10, 18][dice.below(4) as usize];
            let gap = 1 + dice.below(1 << far);
            let seq = "pg_get_serial_sequence('interviews', 'seq')";
            let skip = format!("select setval({seq}, nextval({seq}) + {gap})");
            conn.batch_execute(&skip).unwrap();
            let mut story = content("Pellworth");
            let said = WORDS.iter().filter(|(_, sides)| dice.below(*sides) == 0);
            let words = said.map(|(word, _)| *word).collect::<Vec<_>>().join(" ");
            story.summary = format!("They asked: {words}.");
            story.level = levels[dice.below(2) as usize];
            let (id, shown) = (StoryId::new(), dice.below(10) > 0);
            go_live(conn, id, &story, Backing::Word, at()).unwrap();
            if !shown {
                let hide = "update interviews set state = 'flagged', hidden = true where id =";
                conn.batch_execute(&format!("{hide} '{id}'")).unwrap();
            }
            Kept { id, words, level: story.level, shown }
        })
        .collect()
}

/// Every page of a search, in its order.
fn found(conn: &mut Conn, mut asked: Asked) -> Vec<StoryId> {
    let mut ids = Vec::new();
    loop {
        let page = list(conn, &asked).unwrap();
        assert!(page.items.len() <= asked.limit);
        ids.extend(page.items.iter().map(|card| card.id));
        let Some(next) = page.next else { return ids };
        asked.after = Some(next.to_string().parse::<Place>().unwrap());
    }
}

#[test]
fn every_match_is_found_once_however_far_apart_the_stories_stand() {
    store(|conn| {
        let mut dice = Dice(20_261_120);
        let stories = kept(conn, &mut dice);
        let searches = ["often", "middling", "seldom", "rarely", "often middling", "nowhere"];
        for words in searches {
            for levels in [vec![], vec![Level::Intern]] {
                let all = |story: &Kept| words.split(' ').all(|word| story.words.contains(word));
                let of_level = |story: &Kept| levels.is_empty() || levels.contains(&story.level);
                let wanted = |story: &&Kept| story.shown && all(story) && of_level(story);
                let newest: Vec<StoryId> =
                    stories.iter().rev().filter(wanted).map(|story| story.id).collect();
                for (sort, limit) in [(Sort::Recent, 7), (Sort::Relevance, 7), (Sort::Helpful, 50)]
                {
                    let filter = Filter { levels: levels.clone(), ..Filter::default() };
                    let words = Some(words.to_owned());
                    let mut ids = found(conn, Asked { words, filter, sort, after: None, limit });
                    if sort == Sort::Recent {
                        assert_eq!(ids, newest, "in order");
                    }
                    let mut want = newest.clone();
                    ids.sort_unstable();
                    want.sort_unstable();
                    assert_eq!(ids, want, "each once: {sort:?}");
                }
            }
        }
    });
}

#[test]
fn a_search_by_facts_follows_an_edit_a_proof_and_a_hiding() {
    store(|conn| {
        let id = StoryId::new();
        go_live(conn, id, &content("Pellworth"), Backing::Word, at()).unwrap();
        let count = |conn: &mut Conn, company: &str, verified: bool| {
            let filter =
                Filter { companies: vec![company.to_owned()], verified, ..Filter::default() };
            let words = Some("queues".to_owned());
            let asked = Asked { words, filter, sort: Sort::Recent, after: None, limit: 5 };
            list(conn, &asked).unwrap().items.len()
        };
        assert_eq!((count(conn, "pellworth", false), count(conn, "pellworth", true)), (1, 0));
        replace(conn, id, &content("Other Ltd"), at()).unwrap();
        assert_eq!((count(conn, "pellworth", false), count(conn, "other-ltd", false)), (0, 1));
        let set = |conn: &mut Conn, what: &str| {
            conn.batch_execute(&format!("update interviews set {what} where id = '{id}'")).unwrap();
        };
        set(conn, "verified = true");
        assert_eq!(count(conn, "other-ltd", true), 1);
        set(conn, "state = 'flagged', hidden = true");
        assert_eq!(count(conn, "other-ltd", false), 0);
        set(conn, "state = 'published', hidden = false");
        assert_eq!(count(conn, "other-ltd", true), 1);
    });
}
