//! Puzzles that people solve, and some that they try.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use flows::limits::{self, Action, Who};
use flows::puzzles as acts;
use kernel::chrono::TimeDelta;
use kernel::{Limit, Paging, PuzzleId};
use puzzles::bank::{self, Listed, Reader};
use puzzles::grids::Grid;
use puzzles::tries::{Event, NewTry, Tool};
use rand::Rng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use serde_json::Value;

use crate::stage::World;
use crate::stage::cast::Person;

/// On which day before today people begin.
const FROM: i64 = 320;
/// How many people sit down with some puzzles.
const SESSIONS: usize = 120;
/// How many puzzles somebody tries in one go at most.
const MOST: usize = 4;

/// The puzzles of the repository with their answers, which people find out.
const FILES: [&str; 35] = [
    include_str!("../../../../puzzles/beams-to-the-wall.json"),
    include_str!("../../../../puzzles/between-the-pins.json"),
    include_str!("../../../../puzzles/big-and-small.json"),
    include_str!("../../../../puzzles/bridges.json"),
    include_str!("../../../../puzzles/by-height.json"),
    include_str!("../../../../puzzles/by-length.json"),
    include_str!("../../../../puzzles/chess-tiles.json"),
    include_str!("../../../../puzzles/closed-loops.json"),
    include_str!("../../../../puzzles/colour-count.json"),
    include_str!("../../../../puzzles/colour-key.json"),
    include_str!("../../../../puzzles/diagonal-echo.json"),
    include_str!("../../../../puzzles/dust.json"),
    include_str!("../../../../puzzles/edge-labels.json"),
    include_str!("../../../../puzzles/falling-stones.json"),
    include_str!("../../../../puzzles/grown-by-colours.json"),
    include_str!("../../../../puzzles/half-turn.json"),
    include_str!("../../../../puzzles/hole-count.json"),
    include_str!("../../../../puzzles/in-a-row.json"),
    include_str!("../../../../puzzles/inside-out.json"),
    include_str!("../../../../puzzles/kaleidoscope.json"),
    include_str!("../../../../puzzles/knight-moves.json"),
    include_str!("../../../../puzzles/neighbours.json"),
    include_str!("../../../../puzzles/odd-frame.json"),
    include_str!("../../../../puzzles/odd-tile.json"),
    include_str!("../../../../puzzles/pond-reflection.json"),
    include_str!("../../../../puzzles/pushed-left.json"),
    include_str!("../../../../puzzles/rings-inside-out.json"),
    include_str!("../../../../puzzles/row-vote.json"),
    include_str!("../../../../puzzles/slide-to-the-side.json"),
    include_str!("../../../../puzzles/stacked-sum.json"),
    include_str!("../../../../puzzles/stair-shift.json"),
    include_str!("../../../../puzzles/trapped-water.json"),
    include_str!("../../../../puzzles/turning-beam.json"),
    include_str!("../../../../puzzles/two-out-of-three.json"),
    include_str!("../../../../puzzles/umbrella.json"),
];

/// The answer to each input of a puzzle, by the puzzle's name.
type Answers = BTreeMap<String, Vec<Grid>>;

pub(crate) fn plan(world: &mut World) -> Result<()> {
    let answers = std::rc::Rc::new(read()?);
    for _ in 0..world.size.of(SESSIONS) {
        let day = world.chance.random_range(1..FROM);
        let time = (world.chance.random_range(7..21), world.chance.random_range(0..60));
        let answers = std::rc::Rc::clone(&answers);
        let at = world.day(day, time);
        world.at(at, "somebody solves puzzles", move |world| sit_down(world, &answers));
    }
    Ok(())
}

fn read() -> Result<Answers> {
    let mut all = Answers::new();
    for text in FILES {
        let file: Value = serde_json::from_str(text)?;
        let name = file.get("name").and_then(Value::as_str).context("a puzzle without a name")?;
        let tests = file.get("test").and_then(Value::as_array).context("a puzzle without tests")?;
        let grid =
            |pair: &Value| Grid::read("test", pair.get("output")).map_err(anyhow::Error::msg);
        let answers = tests.iter().map(grid).collect::<Result<Vec<Grid>>>()?;
        all.insert(name.to_owned(), answers);
    }
    Ok(all)
}

/// Somebody tries a few puzzles, one after the other.
fn sit_down(world: &mut World, answers: &Answers) -> Result<()> {
    let Some(person) = world.people.choose(&mut world.chance).cloned() else { return Ok(()) };
    let first = Paging::first(Limit::most());
    let listed = world.act(|conn| bank::list(conn, Reader::Anybody, None, first))?;
    let mut all: Vec<Listed> = listed.items;
    // They came with one file each, in no order of time.
    all.sort_by(|one, other| one.name.cmp(&other.name));
    let count = world.chance.random_range(1..=MOST);
    let mut wait = TimeDelta::zero();
    let chosen: Vec<Listed> = all.choose_multiple(&mut world.chance, count).cloned().collect();
    for puzzle in chosen {
        let Some(answers) = answers.get(&puzzle.name) else { continue };
        wait += TimeDelta::seconds(world.chance.random_range(120..900));
        plan_tries(world, &person, (puzzle.id, answers), wait);
    }
    Ok(())
}

/// Somebody draws an answer for every input; some are wrong at first, and a few stay so.
fn plan_tries(
    world: &mut World,
    person: &Person,
    (puzzle, answers): (PuzzleId, &[Grid]),
    wait: TimeDelta,
) {
    for (input, answer) in answers.iter().enumerate() {
        let wrong = match world.chance.random_range(0..100) {
            0..66 => 0,
            66..88 => 1,
            _ => 2,
        };
        for number in 0..=wrong.min(1) {
            let grid =
                if number < wrong { mistaken(&mut world.chance, answer) } else { answer.clone() };
            let events = strokes(&mut world.chance, &grid);
            let new = NewTry { input, grid, events };
            let user = person.user;
            let later = TimeDelta::seconds(i64::try_from(input * 200 + number * 80).unwrap_or(0));
            world.after(wait + later, "a puzzle is tried", move |world| {
                let now = world.now();
                world.act(|conn| {
                    // What they have solved on another day is left alone.
                    let standing = acts::standing(conn, user, puzzle)?;
                    let open = standing.inputs.get(new.input).is_some_and(|one| one.left() > 0);
                    if open {
                        limits::take(conn, Action::TryPuzzle, Who::new(user, None))?;
                        acts::attempt(conn, user, puzzle, &new, now)?;
                    }
                    Ok::<_, flows::Error>(())
                })
            });
        }
    }
}

/// The answer with one cell that is another one.
fn mistaken(chance: &mut StdRng, answer: &Grid) -> Grid {
    let mut rows = answer.rows().to_vec();
    let at = chance.random_range(0..rows.len().max(1));
    if let Some(row) = rows.get_mut(at) {
        let column = chance.random_range(0..row.len().max(1));
        if let Some(cell) = row.get_mut(column) {
            *cell = (*cell + 1) % 10;
        }
    }
    Grid::of(rows).unwrap_or_else(|_| answer.clone())
}

/// How a drawing comes to be: its size, then cell by cell, where neighbours of one symbol are one stroke.
fn strokes(chance: &mut StdRng, grid: &Grid) -> Vec<Event> {
    let rows = grid.rows();
    let small = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let size = [small(rows.len()), small(rows.first().map_or(0, Vec::len))];
    let mut t_ms = chance.random_range(4_000..30_000);
    let mut events = vec![Event { t_ms, tool: Tool::Resize, cell: [0, 0], to: size, symbol: 0 }];
    for (row, symbols) in rows.iter().enumerate() {
        let mut before = 0;
        for (column, symbol) in symbols.iter().enumerate() {
            if *symbol != 0 {
                let tool = if *symbol == before { Tool::Drag } else { Tool::Paint };
                t_ms += if tool == Tool::Drag { 60 } else { chance.random_range(250..1_400) };
                let cell = [small(row), small(column)];
                events.push(Event { t_ms, tool, cell, to: cell, symbol: *symbol });
            }
            before = *symbol;
        }
    }
    events.truncate(puzzles::tries::MAX_EVENTS);
    events
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn every_puzzle_of_the_repository_is_there_and_is_drawn_in_steps_that_are_taken() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
        let files = std::fs::read_dir(folder).unwrap().flatten();
        assert_eq!(files.count(), FILES.len());
        let all = read().unwrap();
        assert_eq!(all.len(), FILES.len(), "two have one name");
        let mut chance = StdRng::seed_from_u64(5);
        for (name, grid) in all.iter().flat_map(|(name, of)| of.iter().map(move |g| (name, g))) {
            assert_ne!(mistaken(&mut chance, grid), *grid, "{name}");
            let events = strokes(&mut chance, grid);
            assert!(events.is_sorted_by_key(|event| event.t_ms), "{name}");
            let painted = events.iter().filter(|event| event.tool != Tool::Resize).count();
            let cells = grid.rows().iter().flatten().filter(|symbol| **symbol != 0).count();
            assert_eq!(painted, cells.min(puzzles::tries::MAX_EVENTS - 1), "{name}");
        }
    }
}
