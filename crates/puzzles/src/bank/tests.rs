//! Files by table, the day's puzzle, and the bank on the database.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::TimeZone;
use kernel::Limit;
use serde_json::{Value, json};
use testkit::{store, user};

use super::*;
use crate::grids::Grid;
use crate::tries::{self, NewTry};

pub(crate) fn at(second: u32) -> Instant {
    chrono::Utc.with_ymd_and_hms(2026, 11, 23, 12, 0, second).unwrap()
}

/// A puzzle whose rule is to swap 1 and 2, with two test inputs.
pub(crate) fn swap() -> Value {
    json!({
        "name": "Swap", "difficulty": "easy", "licence": "MIT",
        "train": [{ "input": [[1, 2]], "output": [[2, 1]] }],
        "test": [{ "input": [[1, 1]], "output": [[2, 2]] }, { "input": [[2]], "output": [[1]] }],
    })
}

pub(crate) fn puzzle(slug: &str) -> NewPuzzle {
    read(slug, &swap().to_string()).unwrap()
}

/// What is wrong with the file once this place of it has this value.
fn why(place: &str, value: Value) -> String {
    let mut file = swap();
    *file.pointer_mut(place).unwrap() = value;
    read("swap", &file.to_string()).map(|_| ()).unwrap_err().to_string()
}

#[test]
fn what_is_wrong_with_a_file_is_said_with_its_path() {
    let ragged = json!([[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0]]);
    for (place, value, said) in [
        ("/train/0/output", ragged, "train[0].output row 3 has 4 cells, expected 5"),
        (
            "/test/1/input",
            json!([[7, 11]]),
            "test[1].input row 1, cell 2 is 11, expected a digit from 0 to 9",
        ),
        ("/test/1", json!({ "input": [[1]] }), "test[1].output is missing"),
        ("/test/0", json!([]), "test[0] must have an input and an output"),
        ("/test", json!([]), "test has 0 pairs, expected 1 to 10"),
        ("/train", json!({}), "train must be a list of pairs"),
        ("/difficulty", json!("brutal"), "difficulty must be easy, medium or hard"),
        ("/name", json!(" "), "name must be one line of 1 to 60 characters"),
        ("/licence", json!(7), "licence must be one line of 1 to 100 characters"),
    ] {
        assert_eq!(why(place, value), format!("swap: {said}"));
    }
    let refused = |slug: &str, text: &str| read(slug, text).unwrap_err().to_string();
    assert!(refused("swap", "{").starts_with("swap: not valid JSON: "));
    assert_eq!(refused("swap", "{\"train\": []}"), "swap: train has 0 pairs, expected 1 to 10");
    assert_eq!(refused("swap", "{\"trains\": []}"), "swap: trains is not a field of a puzzle");
    assert!(refused("Swap 1", &swap().to_string()).contains("lower-case letters"));
}

#[test]
fn a_day_has_one_puzzle_and_days_differ() {
    let slugs: Vec<String> = (0..30).map(|n| format!("p{n}")).collect();
    let day = |n| chrono::NaiveDate::from_ymd_opt(2026, 11, 1).unwrap() + chrono::Days::new(n);
    let picked: Vec<&str> = (0..30).map(|n| rules::daily(&slugs, day(n)).unwrap()).collect();
    let mut different = picked.clone();
    different.sort_unstable();
    different.dedup();
    assert!(different.len() > 12, "{picked:?}");
    let fewer: Vec<String> = slugs.iter().filter(|slug| *slug != picked[1]).cloned().collect();
    assert_eq!(rules::daily(&fewer, day(0)), Some(picked[0]).filter(|slug| *slug != picked[1]));
    assert_eq!(rules::daily(&[], day(0)), None);
}

#[test]
fn a_puzzle_is_imported_once_and_its_answers_are_not_among_what_is_found() {
    store(|conn| {
        let two = [puzzle("swap"), puzzle("swap-more")];
        let new = import(conn, &two, at(0)).unwrap();
        assert_eq!(new, [Imported::New, Imported::New]);
        assert_eq!(import(conn, &two, at(1)).unwrap(), [Imported::Known, Imported::Known]);
        let page =
            list(conn, Some(Difficulty::Easy), Paging::first(Limit::new(1).unwrap())).unwrap();
        assert_eq!((page.items.len(), page.items[0].inputs), (1, 2));
        let rest = Paging { after: page.next, limit: Limit::default() };
        assert_eq!(list(conn, None, rest).unwrap().items.len(), 1);
        assert_eq!(
            list(conn, Some(Difficulty::Hard), Paging::first(Limit::default()))
                .unwrap()
                .items
                .len(),
            0
        );
        let found = find(conn, page.items[0].id).unwrap();
        assert_eq!(found.inputs.len(), 2);
        assert!(!format!("{found:?}").contains("[[2, 2]]"));
        let today = daily(conn, at(0).date_naive()).unwrap();
        assert_eq!(today, daily(conn, at(9).date_naive()).unwrap());
    });
}

#[test]
fn a_changed_puzzle_takes_the_place_of_one_that_nobody_has_tried() {
    store(|conn| {
        let first = puzzle("swap");
        import(conn, std::slice::from_ref(&first), at(0)).unwrap();
        let changed = NewPuzzle { name: "Exchange".to_owned(), ..first.clone() };
        let replaced = import(conn, std::slice::from_ref(&changed), at(1)).unwrap();
        assert_eq!(replaced, [Imported::Replaced]);
        let listed = list(conn, None, Paging::first(Limit::default())).unwrap().items;
        assert_eq!(listed[0].name, "Exchange");
        let ada = user(conn, "ada@example.com", "Ada");
        let new = NewTry { input: 0, grid: first.inputs[0].clone(), events: Vec::new() };
        tries::attempt(conn, ada, listed[0].id, &new, at(2)).unwrap();
        assert!(matches!(import(conn, &[first], at(3)), Err(Error::Tried(slug)) if slug == "swap"));
        assert_eq!(import(conn, &[changed], at(4)).unwrap(), [Imported::Known]);
    });
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The puzzles of a folder; none where it is not there.
fn folder(path: &Path) -> Vec<NewPuzzle> {
    let Ok(entries) = fs::read_dir(path) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "json"));
    files.sort();
    let read_one = |file: &PathBuf| {
        let slug = file.file_stem().unwrap().to_string_lossy().into_owned();
        read(&slug, &fs::read_to_string(file).unwrap()).unwrap()
    };
    files.iter().map(read_one).collect()
}

fn rows(grid: &Grid) -> Vec<Vec<u8>> {
    grid.rows().to_vec()
}

/// What an answer is easily mistaken for: one cell off, a row or a column more or fewer.
fn near_misses(answer: &Grid) -> Vec<Vec<Vec<u8>>> {
    let one = |change: &dyn Fn(&mut Vec<Vec<u8>>)| {
        let mut rows = rows(answer);
        change(&mut rows);
        rows
    };
    vec![
        one(&|rows| rows[0][0] = (rows[0][0] + 1) % 10),
        one(&|rows| {
            let last = rows.last_mut().unwrap().last_mut().unwrap();
            *last = (*last + 9) % 10;
        }),
        one(&|rows| rows.push(rows[0].clone())),
        one(&|rows| rows.iter_mut().for_each(|row| row.push(0))),
        one(&|rows| rows.truncate(rows.len() - 1)),
        one(&|rows| rows.iter_mut().for_each(|row| row.truncate(row.len() - 1))),
    ]
}

/// Grades every test input of these puzzles: the answer itself is right, and nothing like it is.
fn grade_exactly(puzzles: &[NewPuzzle]) {
    store(|conn| {
        import(conn, puzzles, at(0)).unwrap();
        let ada = user(conn, "ada@example.com", "Ada");
        let listed = list(conn, None, Paging::first(Limit::new(100).unwrap())).unwrap().items;
        assert_eq!(listed.len(), puzzles.len());
        for (listed, puzzle) in listed.iter().zip(puzzles) {
            for (input, answer) in puzzle.answers.iter().enumerate() {
                for rows in near_misses(answer) {
                    // What is no grid any more is refused before it is compared.
                    if let Ok(grid) = Grid::of(rows) {
                        assert_ne!(grid, *answer, "{}", puzzle.slug);
                    }
                }
                let mut ragged = rows(answer);
                ragged.push(vec![0; ragged[0].len() + 1]);
                assert!(Grid::of(ragged).is_err(), "{}", puzzle.slug);
                let off = Grid::of(near_misses(answer).swap_remove(0)).unwrap();
                for (grid, right) in [(off, false), (answer.clone(), true)] {
                    let new = NewTry { input, grid, events: Vec::new() };
                    let done = tries::attempt(conn, ada, listed.id, &new, at(1)).unwrap();
                    assert_eq!(done.is_right, right, "{} {input}", puzzle.slug);
                }
            }
            let standing = tries::standing(conn, ada, listed.id).unwrap();
            assert_eq!(standing.solved(), puzzle.answers.len(), "{}", puzzle.slug);
            assert!(standing.is_over());
        }
    });
}

#[test]
fn our_puzzles_are_read_imported_and_graded_exactly() {
    let ours = folder(&root().join("puzzles"));
    assert!(ours.len() >= 30, "{}", ours.len());
    assert!(ours.iter().all(|puzzle| puzzle.difficulty.is_some() && puzzle.licence.is_some()));
    let mut names: Vec<&str> = ours.iter().map(|puzzle| puzzle.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), ours.len(), "two puzzles have one name");
    grade_exactly(&ours);
}

/// Tasks that are published elsewhere are tried where they lie beside the project, and only there.
#[test]
fn public_tasks_are_read_imported_and_graded_exactly_where_there_are_any() {
    grade_exactly(&folder(&root().join("../shared/data/arc")));
}
