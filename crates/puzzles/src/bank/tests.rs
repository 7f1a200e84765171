//! Files by table, the day's puzzle, and the bank on the database.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::TimeZone;
use kernel::{Limit, UserId};
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
        "name": "Swap", "difficulty": "easy", "licence": "MIT", "all_or_nothing": false,
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
    let pair = || json!({ "input": [[1]], "output": [[2]] });
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
        ("/test", json!(vec![pair(); 11]), "test has 11 pairs, expected 1 to 10"),
        ("/name", json!(" "), "name must be one line of 1 to 60 characters"),
        ("/name", json!("é".repeat(61)), "name must be one line of 1 to 60 characters"),
        ("/licence", json!(7), "licence must be one line of 1 to 100 characters"),
        ("/all_or_nothing", json!(1), "all_or_nothing must be true or false"),
    ] {
        assert_eq!(why(place, value), format!("swap: {said}"));
    }
    let refused = |slug: &str, text: &str| read(slug, text).unwrap_err().to_string();
    assert!(refused("swap", "{").starts_with("swap: not valid JSON: "));
    assert_eq!(refused("swap", "{\"train\": []}"), "swap: train has 0 pairs, expected 1 to 10");
    assert_eq!(refused("swap", "{\"trains\": []}"), "swap: trains is not a field of a puzzle");
    for slug in ["Swap 1", "", &"a".repeat(61)] {
        assert!(refused(slug, &swap().to_string()).contains("lower-case letters"), "{slug}");
    }
    let mut largest = swap();
    largest["name"] = json!("é".repeat(60));
    largest["test"] = json!(vec![pair(); 10]);
    assert_eq!(read(&"a".repeat(60), &largest.to_string()).unwrap().inputs.len(), 10);
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
        let first = Paging::first(Limit::new(1).unwrap());
        let page = list(conn, Reader::Anybody, Some(Difficulty::Easy), first).unwrap();
        assert_eq!((page.items.len(), page.items[0].inputs), (1, 2));
        let rest = Paging { after: page.next, limit: Limit::default() };
        assert_eq!(list(conn, Reader::Anybody, None, rest).unwrap().items.len(), 1);
        let all = Paging::first(Limit::default());
        let hard = list(conn, Reader::Anybody, Some(Difficulty::Hard), all).unwrap();
        assert!(hard.items.is_empty());
        let found = find(conn, Reader::Anybody, page.items[0].id).unwrap();
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
        let top = Paging::first(Limit::default());
        let listed = list(conn, Reader::Anybody, None, top).unwrap().items;
        assert_eq!(listed[0].name, "Exchange");
        let ada = user(conn, "ada@example.com", "Ada");
        let new = NewTry { input: 0, grid: first.inputs[0].clone(), events: Vec::new() };
        tries::attempt(conn, ada, listed[0].id, &new, at(2)).unwrap();
        assert!(matches!(import(conn, &[first], at(3)), Err(Error::Tried(slug)) if slug == "swap"));
        assert_eq!(import(conn, &[changed], at(4)).unwrap(), [Imported::Known]);
    });
}

#[test]
fn a_puzzle_that_is_being_written_says_what_it_has_and_all_that_is_wrong() {
    let looked = look(&swap().to_string());
    assert_eq!(looked.all_faults().count(), 0);
    assert_eq!((looked.name.as_deref(), looked.licence.as_deref()), (Some("Swap"), Some("MIT")));
    assert_eq!((looked.demonstrations, looked.tests, looked.answered), (1, 2, 2));
    assert_eq!(looked.pairs[0].found, Ok("1 × 2 becomes 1 × 2.".to_owned()));
    let mut bad = swap();
    bad["difficulty"] = json!("brutal");
    bad["train"][0]["output"] = json!([[1], [2, 3]]);
    bad["test"][0] = json!({ "input": [[1, 2]] });
    bad["tests"] = json!([]);
    let looked = look(&bad.to_string());
    let faults: Vec<&str> = looked.all_faults().collect();
    let expected = [
        "tests is not a field of a puzzle",
        "difficulty must be easy, medium or hard",
        "train[0].output row 2 has 2 cells, expected 1",
        "test[0].output is missing",
    ];
    assert_eq!(faults, expected);
    assert_eq!((looked.tests, looked.answered), (2, 1));
    for (text, said) in [
        ("{", "not valid JSON"),
        ("[]", "must be an object"),
        ("{}", "name is missing"),
        (r#"{"name": "x", "train": {}, "test": []}"#, "train must be a list of pairs"),
    ] {
        assert!(look(text).all_faults().any(|fault| fault.contains(said)), "{text}");
    }
}

#[test]
fn a_test_input_that_is_shown_or_there_twice_is_a_fault() {
    let mut shown = swap();
    shown["test"][1]["input"] = json!([[1, 2]]);
    let faults = |file: &Value| {
        let looked = look(&file.to_string());
        looked.all_faults().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(faults(&shown), ["test[1].input is that of train[0], which shows its output"]);
    shown["test"][1]["input"] = json!([[1, 1]]);
    assert_eq!(faults(&shown), ["test[1].input is that of test[0] again"]);
}

#[test]
fn a_companys_own_puzzle_is_there_for_its_members_and_what_is_withheld_for_nobody() {
    store(|conn| {
        let (ada, company) = (user(conn, "ada@example.com", "Ada"), testkit::company(conn, "Acme"));
        let text = swap().to_string();
        let own = publish(conn, Actor::System, Some(company), &text).unwrap();
        let all = publish(conn, Actor::User(ada), None, &text).unwrap();
        let seen = |conn: &mut Conn, reader| {
            let page = list(conn, reader, None, Paging::first(Limit::default())).unwrap();
            let rows = page.items.into_iter().map(|row| (row.id, row.is_private));
            (rows.collect::<Vec<_>>(), open_to(conn, reader, &[own, all]).unwrap().len())
        };
        assert_eq!(seen(conn, Reader::Anybody), (vec![(all, false)], 1));
        assert_eq!(seen(conn, Reader::Company(company)), (vec![(own, true), (all, false)], 2));
        let other = Reader::Company(CompanyId::new());
        assert_eq!(seen(conn, other).1, 1);
        assert!(matches!(find(conn, other, own), Err(Error::NoPuzzle)));
        assert_eq!(daily(conn, at(0).date_naive()).unwrap().id, all);
        withhold(conn, Actor::System, all, Standing::Unlisted).unwrap();
        assert_eq!(seen(conn, Reader::Anybody), (vec![], 1));
        assert!(matches!(daily(conn, at(0).date_naive()), Err(Error::NoPuzzle)));
        withhold(conn, Actor::System, all, Standing::Withheld).unwrap();
        assert_eq!(seen(conn, Reader::Anybody), (vec![], 0));
        assert!(matches!(find(conn, Reader::Anybody, all), Err(Error::NoPuzzle)));
        let bad = publish(conn, Actor::System, None, "{}");
        assert!(matches!(bad, Err(Error::BadFile { .. })), "{bad:?}");
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

/// What an answer is easily mistaken for, and how it differs from that.
fn near_misses(answer: &Grid) -> Vec<(&'static str, Vec<Vec<u8>>)> {
    let one = |name, change: &dyn Fn(&mut Vec<Vec<u8>>)| {
        let mut rows = rows(answer);
        change(&mut rows);
        (name, rows)
    };
    vec![
        one("first cell off", &|rows| rows[0][0] = (rows[0][0] + 1) % 10),
        one("last cell off", &|rows| {
            let last = rows.last_mut().unwrap().last_mut().unwrap();
            *last = (*last + 9) % 10;
        }),
        one("taller", &|rows| rows.push(rows[0].clone())),
        one("wider", &|rows| rows.iter_mut().for_each(|row| row.push(0))),
        one("lower", &|rows| rows.truncate(rows.len() - 1)),
        one("narrower", &|rows| rows.iter_mut().for_each(|row| row.truncate(row.len() - 1))),
        one("ragged below", &|rows| rows.push(vec![0; rows[0].len() + 1])),
        one("ragged above", &|rows| rows[0].push(0)),
    ]
}

/// Grades every test input of these puzzles: the answer itself is right, and nothing like it is.
fn grade_exactly(puzzles: &[NewPuzzle]) {
    store(|conn| {
        import(conn, puzzles, at(0)).unwrap();
        let ada = user(conn, "ada@example.com", "Ada");
        // Each has two tries at an input: enough for every miss.
        let others: Vec<UserId> =
            (0..4).map(|n| user(conn, &format!("{n}@example.com"), "Ben")).collect();
        let most = Paging::first(Limit::new(100).unwrap());
        let listed = list(conn, Reader::Anybody, None, most).unwrap().items;
        assert_eq!(listed.len(), puzzles.len());
        for (listed, puzzle) in listed.iter().zip(puzzles) {
            for (input, answer) in puzzle.answers.iter().enumerate() {
                let mut tried = |who, grid| {
                    let new = NewTry { input, grid, events: Vec::new() };
                    tries::attempt(conn, who, listed.id, &new, at(1)).unwrap().is_right
                };
                for (number, (how, rows)) in near_misses(answer).into_iter().enumerate() {
                    // A row or a column beyond what fits, or none left, is no grid at all.
                    let fits = (1..=30).contains(&rows.len()) && (1..=30).contains(&rows[0].len());
                    let is_grid = fits && !how.starts_with("ragged");
                    let grid = Grid::of(rows);
                    assert_eq!(
                        grid.is_ok(),
                        is_grid || is_one_row(how, answer),
                        "{} {how}",
                        puzzle.slug
                    );
                    if let Ok(grid) = grid {
                        assert!(!tried(others[number / 2], grid), "{} {input} {how}", puzzle.slug);
                    }
                }
                assert!(tried(ada, answer.clone()), "{} {input}", puzzle.slug);
            }
            let standing = tries::standing(conn, ada, listed.id).unwrap();
            assert_eq!(standing.solved(), puzzle.answers.len(), "{}", puzzle.slug);
            assert!(standing.is_over());
        }
    });
}

/// Whether a change of the first row is one of all rows.
fn is_one_row(how: &str, answer: &Grid) -> bool {
    how == "ragged above" && answer.rows().len() == 1 && answer.rows()[0].len() < 30
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

/// A folder and every folder below it; none where it is not there.
fn folders(path: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(path) else { return Vec::new() };
    let below = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir());
    let below: Vec<PathBuf> = below.flat_map(|path| folders(&path)).collect();
    [vec![path.to_owned()], below].concat()
}

/// Tasks that are published elsewhere are tried where they lie beside the project or below `target/elsewhere/arc`, and only
/// there: the 800 of ARC-AGI-1 and the 1,120 of ARC-AGI-2, each set in folders of its own.
#[test]
fn public_tasks_are_read_imported_and_graded_exactly_where_there_are_any() {
    for place in ["../shared/data/arc", "target/elsewhere/arc"] {
        for set in folders(&root().join(place)) {
            // As many as one page of the list has.
            for some in folder(&set).chunks(100) {
                grade_exactly(some);
            }
        }
    }
}
