//! Which task is open, and what a scenario has brought, by table.

use std::collections::BTreeMap;

use kernel::ProblemId;
use kernel::chrono::DateTime;
use kernel::uuid::Uuid;

use super::rules::{self, Facts, Place, Position, TaskState};

#[test]
fn a_task_opens_after_one_whose_core_passed_or_that_was_skipped() {
    use TaskState::{Locked, Open, Passed, Skipped, Solved};
    let none = Facts::default();
    let passed = Facts { core_passed: true, ..none };
    let skipped = Facts { skipped: true, ..none };
    let solved = Facts { core_passed: true, solved: true, ..none };
    for (facts, want) in [
        ([none, none, none], [Open, Locked, Locked]),
        ([passed, none, none], [Passed, Open, Locked]),
        ([skipped, solved, none], [Skipped, Solved, Open]),
        ([Facts { skipped: true, ..passed }, passed, skipped], [Passed, Passed, Skipped]),
        // What was done before the first task was left does not open a gap.
        ([none, passed, passed], [Open, Locked, Locked]),
        ([solved, solved, solved], [Solved, Solved, Solved]),
    ] {
        assert_eq!(rules::states(&facts), want, "{facts:?}");
    }
}

fn place(position: i32, weight: i32) -> Place {
    let problem = Uuid::from_u128(u128::try_from(position).unwrap());
    let (title, version) = (String::new(), ProblemId(problem));
    Place { position, weight, title, version, problem, regression: None }
}

#[test]
fn the_tests_of_all_earlier_tasks_run_again_or_of_those_that_are_named() {
    let of = |regression: Option<Vec<i32>>| Place { regression, ..place(3, 60) }.again();
    assert_eq!(of(None), [1, 2]);
    assert_eq!(of(Some(vec![2])), [2]);
    assert_eq!(of(Some(Vec::new())), Vec::<i32>::new());
    assert_eq!(place(1, 15).again(), Vec::<i32>::new());
}

#[test]
fn the_points_of_a_scenario_are_those_of_its_tasks_by_their_weights() {
    let places = [place(1, 15), place(2, 25), place(3, 60)];
    let of = |points: [Option<i32>; 3]| {
        let facts = points.map(|best_points| Facts { best_points, ..Facts::default() });
        rules::hundredths(&places, &facts)
    };
    assert_eq!(of([None, None, None]), 0);
    assert_eq!(of([Some(85), None, Some(0)]), 1275);
    assert_eq!(of([Some(100), Some(100), Some(100)]), 10_000);
}

#[test]
fn a_scenario_is_solved_when_its_last_task_is() {
    let places = [place(1, 50), place(2, 50)];
    let at = |s| DateTime::from_timestamp(s, 0).unwrap();
    let mut first = BTreeMap::from([(places[0].problem, at(9))]);
    assert_eq!(rules::solved_at(&places, &first), None);
    first.insert(places[1].problem, at(5));
    assert_eq!(rules::solved_at(&places, &first), Some(at(9)));
}

#[test]
fn a_place_is_one_digit_from_one_to_six() {
    for (text, want) in [("1", Some(1)), ("6", Some(6)), ("0", None), ("7", None), ("01", None)] {
        assert_eq!(text.parse::<Position>().ok().map(|place| place.0), want, "{text}");
    }
    assert!("".parse::<Position>().is_err() && "x".parse::<Position>().is_err());
}
