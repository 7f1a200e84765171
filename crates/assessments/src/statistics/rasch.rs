//! The Rasch model: whether somebody passes a group depends on their ability and its difficulty alone.
//! Fitted by joint maximum likelihood; people with the same number of passed groups have the same
//! ability. Pure.

/// How often the estimates are improved at most.
const ROUNDS: usize = 200;
/// What changes less than this, in logits, has settled.
const SETTLED: f64 = 1e-7;
/// The longest step at once, in logits: far from the answer Newton's would be too long.
const STRIDE: f64 = 1.0;

/// Those who passed the same number of groups.
#[derive(Debug, Clone, Copy, Default)]
struct Level {
    /// How many groups they passed.
    passed: f64,
    /// How many people they are.
    people: f64,
    ability: f64,
}

/// A group that some passed and some did not.
#[derive(Debug, Clone)]
struct Item {
    /// Of each level, how many passed it.
    passed: Vec<f64>,
    difficulty: f64,
}

fn chance(level: &Level, item: &Item) -> f64 {
    1.0 / (1.0 + (item.difficulty - level.ability).exp())
}

/// The infit of each group, given who passed it; `None` where the model says nothing of it.
pub(crate) fn infits(passed: &[Vec<bool>], people: usize) -> Vec<Option<f64>> {
    let (kept, who) = informative(passed, people);
    let chosen: Vec<&Vec<bool>> =
        passed.iter().zip(&kept).filter_map(|(group, kept)| kept.then_some(group)).collect();
    let (mut levels, mut items) = tabulate(&chosen, &who);
    fit(&mut levels, &mut items);
    let mut found = items.iter().map(|item| infit(&levels, item));
    kept.iter().map(|kept| if *kept { found.next() } else { None }).collect()
}

/// Which groups and which people tell something: who passed all or none of the groups has no ability
/// that could be estimated, and a group no difficulty. Leaving one out may make another such.
fn informative(passed: &[Vec<bool>], people: usize) -> (Vec<bool>, Vec<bool>) {
    let mut groups = vec![true; passed.len()];
    let mut who = vec![true; people];
    loop {
        let of_person = |at: usize| {
            let kept = passed.iter().zip(&groups).filter(|(_, kept)| **kept);
            kept.map(move |(group, _)| group.get(at).copied().unwrap_or_default())
        };
        let next_who: Vec<bool> =
            who.iter().enumerate().map(|(at, kept)| *kept && is_mixed(of_person(at))).collect();
        let of_group = |group: &Vec<bool>| {
            let kept =
                group.iter().copied().zip(next_who.iter().copied()).filter(|(_, kept)| *kept);
            is_mixed(kept.map(|(passed, _)| passed))
        };
        let next_groups: Vec<bool> =
            passed.iter().zip(&groups).map(|(group, kept)| *kept && of_group(group)).collect();
        if next_who == who && next_groups == groups {
            return (groups, who);
        }
        (groups, who) = (next_groups, next_who);
    }
}

/// Whether some are true and some are not.
fn is_mixed(mut values: impl Iterator<Item = bool>) -> bool {
    let Some(first) = values.next() else { return false };
    values.any(|value| value != first)
}

/// Counts by level.
fn tabulate(groups: &[&Vec<bool>], who: &[bool]) -> (Vec<Level>, Vec<Item>) {
    let scores: Vec<Option<usize>> = who
        .iter()
        .enumerate()
        .map(|(at, kept)| {
            let passed = groups.iter().filter(|group| group.get(at) == Some(&true));
            kept.then(|| passed.count())
        })
        .collect();
    let mut levels: Vec<Level> = (0..=groups.len())
        .map(|passed| Level { passed: passed as f64, ..Level::default() })
        .collect();
    for level in scores.iter().flatten().copied() {
        if let Some(level) = levels.get_mut(level) {
            level.people += 1.0;
        }
    }
    let items = groups.iter().map(|group| {
        let mut passed = vec![0.0; levels.len()];
        for (score, _) in scores.iter().zip(group.iter()).filter(|(_, passed)| **passed) {
            if let Some(count) = score.and_then(|score| passed.get_mut(score)) {
                *count += 1.0;
            }
        }
        Item { passed, difficulty: 0.0 }
    });
    let items = items.collect();
    (levels, items)
}

/// Improves abilities and difficulties in turn, until neither moves.
fn fit(levels: &mut [Level], items: &mut [Item]) {
    for _ in 0..ROUNDS {
        let mut moved: f64 = 0.0;
        for item in items.iter_mut() {
            let (mut surplus, mut slope) = (0.0, 0.0);
            for (level, passed) in levels.iter().zip(&item.passed).filter(|(l, _)| l.people > 0.0) {
                let chance = chance(level, item);
                surplus += level.people * chance - passed;
                slope += level.people * chance * (1.0 - chance);
            }
            let step = (surplus / slope).clamp(-STRIDE, STRIDE);
            item.difficulty += step;
            moved = moved.max(step.abs());
        }
        let mean = items.iter().map(|item| item.difficulty).sum::<f64>() / items.len() as f64;
        items.iter_mut().for_each(|item| item.difficulty -= mean);
        for level in levels.iter_mut().filter(|level| level.people > 0.0) {
            let (mut missing, mut slope) = (level.passed, 0.0);
            for item in items.iter() {
                let chance = chance(level, item);
                missing -= chance;
                slope += chance * (1.0 - chance);
            }
            let step = (missing / slope).clamp(-STRIDE, STRIDE);
            level.ability += step;
            moved = moved.max(step.abs());
        }
        if moved < SETTLED {
            return;
        }
    }
}

/// The squares of what was not expected, over their expectation.
fn infit(levels: &[Level], item: &Item) -> f64 {
    let (mut squares, mut expected) = (0.0, 0.0);
    for (level, passed) in levels.iter().zip(&item.passed) {
        let chance = chance(level, item);
        squares += passed * (1.0 - chance).powi(2) + (level.people - passed) * chance.powi(2);
        expected += level.people * chance * (1.0 - chance);
    }
    squares / expected
}
