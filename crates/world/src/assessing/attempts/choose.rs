//! What somebody sends for a task, by what they can.

use challenges::problems::Difficulty;
use kernel::Language;
use rand::Rng;

use super::{Manner, Task, hand};
use crate::stage::World;
use crate::stage::programs::{Program, Quality};

/// How many of a hundred who solve something send something else first.
const TRIES_BEFORE_PERCENT: u32 = 15;

/// Names that one writer has and another writer of the same program has not.
pub(crate) type Renamed = &'static [(&'static str, &'static str)];

/// The programs that somebody sends for a task, the last one last; none where they leave it.
pub(super) fn programs(world: &mut World, task: &Task, manner: &Manner) -> Vec<Program> {
    // As much chance goes into every task, whichever problem was drawn for it.
    let (roll, first, pick): (f64, u32, usize) = (
        world.chance.random(),
        world.chance.random_range(0..100),
        world.chance.random_range(0..1_000),
    );
    if let Some((slug, program)) = &manner.own
        && *slug == task.slug
    {
        return vec![program.clone()];
    }
    let solves = chance_to_solve(task.difficulty, manner.ability);
    let all = world.programs.of(&task.slug);
    let of = |quality| choose(all, (quality, pick), task, manner.language);
    let left = 1.0 - solves;
    let mut chosen = if roll < solves {
        let before = if first < TRIES_BEFORE_PERCENT { of(Quality::Wrong) } else { None };
        let last = of(Quality::Accepted);
        let alike = before.filter(|one| last.is_some_and(|last| last.language == one.language));
        alike.into_iter().chain(last).cloned().collect()
    } else if roll < solves + left * 0.7 {
        of(Quality::Wrong).into_iter().cloned().collect()
    } else if roll < solves + left * 0.72 {
        of(Quality::Slow).into_iter().cloned().collect()
    } else {
        Vec::new()
    };
    let own: rand::rngs::StdRng = rand::SeedableRng::seed_from_u64(world.chance.random());
    for program in &mut chosen {
        // Both tries of one person have the same names.
        let mut own = own.clone();
        program.source = hand::in_own_words(&mut own, program.language, &program.source);
    }
    chosen
}

/// A program of this quality, in the language that somebody prefers where there is one.
fn choose<'a>(
    all: &'a [Program],
    (quality, pick): (Quality, usize),
    task: &Task,
    language: Language,
) -> Option<&'a Program> {
    let fits = |program: &&Program| {
        program.quality == quality
            && task.languages.contains(&program.language)
            // What was given is no work of theirs.
            && task.template(program.language).trim() != program.source.trim()
    };
    let all: Vec<&Program> = all.iter().filter(fits).collect();
    for wanted in [Some(language), Some(Language::Python), None] {
        let is_wanted = |one: &&&Program| wanted.is_none_or(|wanted| one.language == wanted);
        let of: Vec<&Program> = all.iter().filter(is_wanted).copied().collect();
        if let Some(at) = pick.checked_rem(of.len()) {
            return of.get(at).copied();
        }
    }
    None
}

/// How likely somebody solves a problem, from 0 to 1.
fn chance_to_solve(difficulty: Difficulty, ability: f64) -> f64 {
    let help = match difficulty {
        Difficulty::Easy => 0.25,
        Difficulty::Medium => 0.0,
        Difficulty::Hard => -0.25,
    };
    (ability + help).clamp(0.04, 0.97)
}

impl Program {
    /// The same program as somebody else would have it who only changes its names.
    pub(crate) fn with_names(&self, names: Renamed) -> Self {
        let source = hand::without_preface(self.language, &self.source);
        let rename = |text: String, (from, to): &(&str, &str)| {
            hand::renamed(&text, from, to).unwrap_or(text)
        };
        Self { source: names.iter().fold(source, rename), ..self.clone() }
    }
}
