//! Steps and tries by table, and two tries at a time on the database.

use std::sync::Barrier;

use kernel::{Limit, Paging};
use testkit::{TestDb, store, user};

use super::*;
use crate::bank::tests::{at, puzzle};

fn event(t_ms: u32, cell: [u8; 2], symbol: u8) -> Event {
    Event { t_ms, tool: Tool::Paint, cell, to: cell, symbol }
}

fn grid(rows: &[&[u8]]) -> Grid {
    Grid::of(rows.iter().map(|row| row.to_vec()).collect()).unwrap()
}

fn new(input: usize, rows: &[&[u8]]) -> NewTry {
    NewTry { input, grid: grid(rows), events: vec![event(0, [0, 0], 2)] }
}

/// The swap puzzle in the bank.
fn imported(conn: &mut Conn) -> PuzzleId {
    bank::import(conn, &[puzzle("swap")], at(0)).unwrap();
    let first = Paging::first(Limit::default());
    bank::list(conn, bank::Reader::Anybody, None, first).unwrap().items[0].id
}

#[test]
fn steps_are_few_in_order_and_inside_the_largest_grid() {
    let many = |n: u32| (0..n).map(|t| event(t, [0, 0], 0)).collect::<Vec<_>>();
    for (events, fits) in [
        (Vec::new(), true),
        (vec![event(5, [29, 30], 9), event(5, [0, 0], 0)], true),
        (vec![event(5, [0, 0], 0), event(4, [0, 0], 0)], false),
        (vec![event(0, [31, 0], 0)], false),
        (vec![event(0, [0, 0], 10)], false),
        (many(1000), true),
        (many(1001), false),
    ] {
        assert_eq!(rules::check(&events).is_ok(), fits, "{} steps", events.len());
    }
}

#[test]
fn of_a_puzzle_that_is_all_or_nothing_only_the_whole_counts() {
    store(|conn| {
        let ada = user(conn, "ada@example.com", "Ada");
        let whole = bank::NewPuzzle { all_or_nothing: true, ..puzzle("swap") };
        bank::import(conn, &[whole], at(0)).unwrap();
        let first = Paging::first(Limit::default());
        let id = bank::list(conn, bank::Reader::Anybody, None, first).unwrap().items[0].id;
        assert!(bank::find(conn, bank::Reader::Anybody, id).unwrap().all_or_nothing);
        let half = attempt(conn, ada, id, &new(1, &[&[1]]), at(1)).unwrap().standing;
        assert_eq!((half.solved(), half.score()), (1, 0));
        let all = attempt(conn, ada, id, &new(0, &[&[2, 2]]), at(2)).unwrap().standing;
        assert_eq!((all.solved(), all.score()), (2, 2));
        assert_eq!(standing(conn, ada, id).unwrap(), all);
    });
}

#[test]
fn an_input_has_two_tries_and_none_once_it_is_solved() {
    store(|conn| {
        let (id, ada) = (imported(conn), user(conn, "ada@example.com", "Ada"));
        assert!(!standing(conn, ada, id).unwrap().is_begun());
        let first = attempt(conn, ada, id, &new(0, &[&[2, 2, 2]]), at(1)).unwrap();
        assert_eq!((first.is_right, first.standing.inputs[0].left()), (false, 1));
        assert!(!first.standing.is_over());
        let second = attempt(conn, ada, id, &new(0, &[&[2], &[2]]), at(2)).unwrap();
        assert_eq!((second.is_right, second.standing.inputs[0].left()), (false, 0));
        let third = attempt(conn, ada, id, &new(0, &[&[2, 2]]), at(3));
        assert!(matches!(third, Err(Error::NoTriesLeft)));
        let other = attempt(conn, ada, id, &new(1, &[&[1]]), at(4)).unwrap();
        assert_eq!((other.is_right, other.standing.solved()), (true, 1));
        assert!(other.standing.is_over() && other.standing.is_begun());
        assert!(matches!(attempt(conn, ada, id, &new(1, &[&[1]]), at(5)), Err(Error::Solved)));
        assert!(matches!(attempt(conn, ada, id, &new(2, &[&[1]]), at(6)), Err(Error::NoInput)));
        let none = attempt(conn, ada, PuzzleId::new(), &new(0, &[&[1]]), at(7));
        assert!(matches!(none, Err(Error::NoPuzzle)));
        assert_eq!(standing(conn, ada, id).unwrap(), other.standing);
    });
}

#[test]
fn a_try_is_found_by_its_person_and_nobody_else() {
    store(|conn| {
        let (id, ada) = (imported(conn), user(conn, "ada@example.com", "Ada"));
        let ben = user(conn, "ben@example.com", "Ben");
        let made = attempt(conn, ada, id, &new(1, &[&[3]]), at(1)).unwrap();
        let own = find_own(conn, ada, made.id).unwrap();
        assert_eq!((own.input, own.number, own.is_right), (1, 1, false));
        assert_eq!((own.grid, own.events), (grid(&[&[3]]), vec![event(0, [0, 0], 2)]));
        assert!(matches!(find_own(conn, ben, made.id), Err(Error::NoTry)));
        assert!(!standing(conn, ben, id).unwrap().is_begun());
        assert!(standings(conn, ben, &[PuzzleId::new()]).unwrap().is_empty());
    });
}

#[test]
fn tries_at_the_same_time_are_counted_one_after_the_other() {
    let db = TestDb::create();
    let (id, ada) = {
        let mut conn = db.conn();
        (imported(&mut conn), user(&mut conn, "ada@example.com", "Ada"))
    };
    let (start, wrong) = (Barrier::new(6), new(0, &[&[9]]));
    let made = std::thread::scope(|scope| {
        let one = || {
            let mut conn = db.conn();
            start.wait();
            use diesel::Connection;
            conn.transaction(|conn| attempt(conn, ada, id, &wrong, at(1))).is_ok()
        };
        let all: Vec<_> = (0..6).map(|_| scope.spawn(one)).collect();
        all.into_iter()
            .filter(|_| true)
            .map(|thread| thread.join().unwrap())
            .filter(|ok| *ok)
            .count()
    });
    assert_eq!(made, TRIES);
    assert_eq!(standing(&mut db.conn(), ada, id).unwrap().inputs[0].tries.len(), TRIES);
}
