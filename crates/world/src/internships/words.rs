//! What is written in the course of an internship.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rand::seq::IndexedRandom;
use serde::Deserialize;

use crate::stage::World;

/// What the sides of internships write.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Words {
    /// By a part of the title of the item; those of no other under nothing.
    pub(super) submissions: BTreeMap<String, Vec<String>>,
    pub(super) rejections: Vec<String>,
    /// What is worked on, week by week.
    pub(super) projects: Vec<Vec<String>>,
    pub(super) did: Vec<String>,
    pub(super) well: Vec<String>,
    pub(super) hard: Vec<String>,
    pub(super) next: Vec<String>,
    pub(super) company: Vec<String>,
    /// By the days after which the rating is given.
    pub(super) ratings: BTreeMap<i32, Vec<String>>,
    /// By who proposes it.
    pub(super) extensions: BTreeMap<String, Vec<String>>,
    pub(super) early: Vec<String>,
    pub(super) cancelled: Vec<String>,
}

/// Without its words, an internship goes on in silence; the tests read them.
pub(super) static WORDS: LazyLock<Words> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/internships.json")).unwrap_or_default()
});

/// One of several after another, over and over.
pub(super) fn nth<T>(of: &[T], turn: usize) -> Option<&T> {
    of.get(turn % of.len().max(1))
}

/// What goes with an item of this title.
pub(super) fn submission(world: &mut World, title: &str) -> Option<String> {
    let title = title.to_lowercase();
    let known =
        WORDS.submissions.iter().find(|(part, _)| !part.is_empty() && title.contains(*part));
    let texts = known.map(|(_, texts)| texts).or_else(|| WORDS.submissions.get(""))?;
    texts.choose(&mut world.chance).cloned()
}

/// What an intern says of a week, counted from 0: another thing each time.
pub(super) fn of_intern(world: &mut World, project: usize, week: usize) -> Option<String> {
    let weeks = nth(&WORDS.projects, project)?.len();
    let work = match week.checked_sub(weeks) {
        None => nth(nth(&WORDS.projects, project)?, week)?,
        // Who stays longer goes on with something else, and knows their way by then.
        Some(more) => nth(nth(&WORDS.projects, project + 1)?, more + 1)?,
    };
    let did = nth(&WORDS.did, project * 2 + week)?.replace("{work}", work);
    let well = nth(&WORDS.well, project * 3 + week * 7).filter(|_| week % 5 != 4);
    // The first of these are of people who are new.
    let hard = nth(&WORDS.hard, week + project % 2);
    let next = WORDS.next.choose(&mut world.chance);
    let parts = [Some(&did), well, hard, next].into_iter().flatten();
    let parts: Vec<&str> = parts.map(String::as_str).filter(|part| !part.is_empty()).collect();
    Some(parts.join(" "))
}

/// What a company says of a week, counted from 0; nothing every fifth time.
pub(super) fn of_company(turn: usize, week: usize) -> Option<String> {
    let (first, others) = WORDS.company.split_first()?;
    let text = if week == 0 { first } else { nth(others, turn * 5 + week)? };
    Some(text.clone()).filter(|_| (turn + week) % 5 != 4)
}
