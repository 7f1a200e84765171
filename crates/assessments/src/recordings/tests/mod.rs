//! Batches and replays by table and at random, and recordings on the database.

mod sessions;
mod stored;
mod volume;

use kernel::{AttemptId, Language, TaskId};

use super::rules::{Outcome, accept};
use super::*;

pub(super) fn batch(file: Language, seq: u32, items: Vec<Item>) -> String {
    serde_json::to_string(&Batch { file, seq, items }).unwrap()
}

pub(super) fn edit(t: u32, p: u32, d: u32, i: &str) -> Item {
    Item::Edit { t, p, d, i: i.to_owned() }
}

pub(super) fn text(t: u32, x: &str) -> Item {
    Item::Text { t, x: x.to_owned() }
}

pub(super) fn mark(t: u32, m: Marker) -> Item {
    Item::Mark { t, m, n: 0 }
}

/// The payloads, chained.
pub(super) fn chain(first: Link, payloads: &[String]) -> Vec<Kept> {
    let mut previous = first;
    let mut kept = Vec::new();
    for (number, payload) in (1..).zip(payloads) {
        let link = previous.then(payload);
        kept.push(Kept { number, previous, link, payload: Some(payload.clone()) });
        previous = link;
    }
    kept
}

pub(super) fn first() -> Link {
    Link::first(AttemptId::new(), TaskId::new())
}

const PYTHON: Language = Language::Python;

#[test]
fn the_text_is_known_at_each_moment_and_positions_are_those_of_a_browser() {
    let first = first();
    let payloads = [
        batch(PYTHON, 0, vec![mark(0, Marker::Opened), text(0, "a😀b"), edit(900, 3, 0, "x")]),
        batch(
            PYTHON,
            3,
            vec![edit(1500, 1, 2, ""), edit(2000, 0, 1, "é"), mark(2100, Marker::Run)],
        ),
    ];
    let replayed = replay(first, &chain(first, &payloads));
    assert!(replayed.is_whole());
    for (t_ms, want) in [(0, "a😀b"), (899, "a😀b"), (900, "a😀xb"), (1500, "axb"), (9000, "éxb")]
    {
        assert_eq!(replayed.text_at(PYTHON, t_ms).as_deref(), Some(want), "{t_ms}");
    }
    assert_eq!(replayed.texts[&PYTHON].as_deref(), Some("éxb"));
    assert_eq!(replayed.text_at(Language::Go, 9000), None);
}

#[track_caller]
fn check_gap(items: Vec<Item>, want: Gap, end: Option<&str>) {
    let first = first();
    let payloads = [batch(PYTHON, 0, vec![text(0, "a😀b")]), batch(PYTHON, 1, items)];
    let replayed = replay(first, &chain(first, &payloads));
    let gaps: Vec<&What> =
        replayed.steps.iter().map(|s| &s.what).filter(|w| matches!(w, What::Gap(_))).collect();
    assert_eq!(gaps, [&What::Gap(want)]);
    assert_eq!(replayed.texts[&PYTHON].as_deref(), end);
}

#[test]
fn what_does_not_fit_is_a_gap_until_the_next_whole_text() {
    check_gap(vec![edit(1, 5, 0, "x")], Gap::Inapplicable, None);
    check_gap(vec![edit(1, 4, 1, "x")], Gap::Inapplicable, None);
    check_gap(vec![edit(1, 2, 0, "x"), edit(2, 0, 0, "y")], Gap::Inapplicable, None);
    check_gap(vec![edit(1, 1, 1, ""), text(2, "new")], Gap::Inapplicable, Some("new"));
    check_gap(vec![text(1, "other")], Gap::Differs, Some("other"));
    check_gap(vec![mark(1, Marker::Lost), text(2, "kept")], Gap::Lost, Some("kept"));
    let far = u32::MAX;
    check_gap(vec![edit(1, far, far, "x")], Gap::Inapplicable, None);
}

#[test]
fn each_run_and_submission_stands_where_its_text_was() {
    let first = first();
    let payloads = [batch(
        PYTHON,
        0,
        vec![
            text(0, ""),
            edit(10, 0, 0, "one"),
            mark(20, Marker::Run),
            mark(30, Marker::Run),
            edit(40, 3, 0, " two"),
            mark(50, Marker::Submit),
            edit(60, 7, 0, "!"),
        ],
    )];
    let sent = |kind, source: Option<&str>, t_ms| Sent {
        kind,
        file: PYTHON,
        source: source.map(str::to_owned),
        t_ms,
    };
    let list = [
        sent(Marker::Run, Some("one"), 25),
        sent(Marker::Run, None, 26),
        sent(Marker::Submit, Some("one two"), 52),
        sent(Marker::Submit, Some("one"), 55),
        sent(Marker::Submit, Some("one two!"), 70),
    ];
    let mut replayed = replay(first, &chain(first, &payloads));
    let found = replayed.match_sent(&list);
    assert_eq!(found, [Some(true), None, Some(true), Some(false), Some(true)]);
    let places: Vec<(u32, usize)> = replayed
        .steps
        .iter()
        .filter_map(|step| match step.what {
            What::Sent(index) => Some((step.t_ms, index)),
            _ => None,
        })
        .collect();
    assert_eq!(places, [(20, 0), (26, 1), (50, 2), (55, 3), (70, 4)]);
    assert!(!replayed.steps.iter().any(|step| matches!(step.what, What::Mark(Marker::Run, _))));
}

fn sends(head: &Head, number: i32, previous: Link, payload: &str) -> NewBatch {
    assert!(head.number < i32::MAX);
    NewBatch { task: TaskId::new(), lease: None, number, previous, payload: payload.to_owned() }
}

#[test]
fn only_the_next_batch_is_taken_and_the_same_one_twice() {
    let head = Head::first(AttemptId::new(), TaskId::new());
    let payload = batch(PYTHON, 0, vec![text(5, "a")]);
    let new = sends(&head, 1, head.link, &payload);
    let Outcome::Append(next) = accept(&head, None, &new).unwrap() else { panic!("it is new") };
    assert_eq!((next.number, next.seq, next.t_ms), (1, 1, 5));
    assert_eq!(next.bytes, i64::try_from(payload.len()).unwrap());
    assert_eq!(accept(&next, Some(next.link), &new).unwrap(), Outcome::Known);

    let refused = |head: &Head, known, number, previous, payload: &str| {
        accept(head, known, &sends(head, number, previous, payload)).unwrap_err().to_string()
    };
    let other = batch(PYTHON, 0, vec![text(5, "b")]);
    let chain = "The recording goes on with batch 2, after another one.";
    assert_eq!(refused(&next, Some(next.link), 1, head.link, &other), chain);
    assert_eq!(refused(&next, None, 3, next.link, &other), chain);
    assert_eq!(refused(&next, None, 2, head.link, &other), chain);
    let numbered = "The items of a recording are numbered without a gap.";
    assert_eq!(refused(&next, None, 2, next.link, &other), numbered);
    assert_eq!(refused(&next, None, 2, next.link, "{}"), "This is not a batch.");
    let unknown = r#"{"file":"python","seq":1,"items":[],"more":1}"#;
    assert_eq!(refused(&next, None, 2, next.link, unknown), "This is not a batch.");
    let most = batch(PYTHON, 1, vec![text(5, "a"); MAX_ITEMS]);
    accept(&next, None, &sends(&next, 2, next.link, &most)).unwrap();
    let many = batch(PYTHON, 1, vec![text(5, "a"); MAX_ITEMS + 1]);
    assert_eq!(refused(&next, None, 2, next.link, &many), "A batch has 1 to 1000 items.");
    let none = batch(PYTHON, 1, Vec::new());
    assert_eq!(refused(&next, None, 2, next.link, &none), "A batch has 1 to 1000 items.");
    let back = batch(PYTHON, 1, vec![text(5, "a"), text(4, "b")]);
    let order = "The items of a batch are in the order of their times.";
    assert_eq!(refused(&next, None, 2, next.link, &back), order);
    let room = MAX_BATCH - batch(PYTHON, 1, vec![text(5, "")]).len();
    let largest = batch(PYTHON, 1, vec![text(5, &"x".repeat(room))]);
    accept(&next, None, &sends(&next, 2, next.link, &largest)).unwrap();
    let large = batch(PYTHON, 1, vec![text(5, &"x".repeat(room + 1))]);
    assert_eq!(refused(&next, None, 2, next.link, &large), "This batch is too large.");
    let good = batch(PYTHON, 1, vec![text(5, "a")]);
    let last = MAX_RECORDING - i64::try_from(good.len()).unwrap();
    let nearly = Head { bytes: last, ..next };
    accept(&nearly, None, &sends(&nearly, 2, next.link, &good)).unwrap();
    let full = Head { bytes: last + 1, ..next };
    assert_eq!(refused(&full, None, 2, next.link, &good), "The recording of this task is full.");
}

#[test]
fn the_recording_of_a_task_has_eight_mebibytes_and_a_batch_192_kibibytes() {
    assert_eq!(MAX_RECORDING, 8_388_608);
    assert_eq!(MAX_BATCH, 196_608);
}

#[test]
fn a_link_is_read_as_it_is_written() {
    let link = first();
    assert_eq!(Link::parse(&link.to_string()), Some(link));
    assert_eq!(format!("{link:?}"), link.to_string());
    assert_eq!(Link::parse(&link.to_string().to_uppercase()), None);
    for bad in ["", "00", &"g".repeat(64), &"é".repeat(32)] {
        assert_eq!(Link::parse(bad), None, "{bad}");
    }
    // As a browser computes it.
    let zero = Link::parse(&"0".repeat(64)).unwrap();
    let known = "2e7872b2ada7c9a2cc1eae57f61c3429424e24063923d8f5c33c3a39fd410f9b";
    assert_eq!(zero.then("é😀").to_string(), known);
}

#[test]
fn what_is_packed_is_unpacked() {
    let payload = batch(PYTHON, 0, vec![text(0, &"def main():\n    pass\n".repeat(50))]);
    let packed = super::packed::pack(&payload);
    assert!(packed.len() * 4 < payload.len());
    assert_eq!(super::packed::unpack(&packed), Some(payload));
    assert_eq!(super::packed::unpack(b"canary"), None);
    let bomb = super::packed::pack(&"x".repeat(MAX_BATCH + 1));
    assert_eq!(super::packed::unpack(&bomb), None);
}
