use assessments::recordings::{Batch, Kept, Link, replay};
use rand::SeedableRng;

use super::*;

const GIVEN: &str = "import sys\n\n\ndef main():\n    # Write here.\n    pass\n\n\nmain()\n";
const WANTED: &str = "import sys\n\n\ndef main():\n    size, *rest = sys.stdin.read().split()\n    \
    total = 0\n    for word in rest:\n        value = int(word)\n        if value <= int(size):\n            \
    total += value\n        else:\n            total -= 1\n    best = max(rest, default=\"é\")\n    \
    print(total, best)\n    print(len(rest))\n    print(size)\n    print(value)\n\n\nmain()\n";

/// What a recording of these turns shows at its end, and whether it is whole.
fn played(turns: &[Turn]) -> (Option<String>, bool) {
    let (attempt, task) = (kernel::AttemptId::new(), kernel::TaskId::new());
    let (mut link, mut seq, mut kept) = (Link::first(attempt, task), 0, Vec::new());
    for (number, turn) in (1..).zip(turns) {
        let batch = Batch { file: turn.language, seq, items: turn.items.clone() };
        let payload = serde_json::to_string(&batch).unwrap();
        let (previous, next) = (link, link.then(&payload));
        seq += u32::try_from(turn.items.len()).unwrap();
        kept.push(Kept { number, previous, link: next, payload: Some(payload) });
        link = next;
    }
    let replay = replay(Link::first(attempt, task), &kept);
    (replay.texts.get(&Language::Python).cloned().flatten(), replay.is_whole())
}

#[test]
fn a_recording_plays_back_to_what_was_sent_whatever_the_chance() {
    for seed in 0..40 {
        let mut chance = StdRng::seed_from_u64(seed);
        let mut typist = Typist::opens(&mut chance, (Language::Python, GIVEN), 30_000);
        typist.reads(1_500, Habit::Plain);
        typist.writes(WANTED);
        typist.sends(Some(Aim::Submit));
        let better = WANTED.replace("total -= 1", "total -= 2");
        typist.rewrites(&better);
        typist.sends(Some(Aim::Submit));
        let turns = typist.turns;
        let submits = turns.iter().filter(|turn| matches!(turn.aim, Some(Aim::Submit)));
        let sources: Vec<&str> = submits.map(|turn| turn.source.as_str()).collect();
        assert_eq!(sources, [WANTED, better.as_str()], "{seed}");
        assert_eq!(played(&turns), (Some(better), true), "{seed}");
        let items: Vec<&Item> = turns.iter().flat_map(|turn| &turn.items).collect();
        assert!(items.is_sorted_by_key(|item| item.at()), "{seed}");
        let last = |turn: &Turn| turn.items.iter().all(|item| item.at() <= turn.at_ms);
        assert!(turns.iter().all(last), "what comes after a turn is in the next one");
    }
}

#[test]
fn as_much_is_pasted_as_is_said() {
    for percent in [40, 75] {
        let mut chance = StdRng::seed_from_u64(3);
        let mut typist = Typist::opens(&mut chance, (Language::Python, GIVEN), 0);
        typist.pastes(WANTED, percent);
        typist.sends(Some(Aim::Submit));
        let marks = typist.turns[0].items.iter().find_map(|item| match item {
            Item::Mark { m: Marker::Paste, n, .. } => Some(usize::try_from(*n).unwrap()),
            _ => None,
        });
        assert!(marks.unwrap() * 100 >= 300 * percent, "{marks:?}");
        assert_eq!(typist.turns[0].source, WANTED);
        assert_eq!(played(&typist.turns), (Some(WANTED.to_owned()), true));
    }
}

#[test]
fn what_two_texts_share_is_whole_lines_and_is_not_counted_twice() {
    let of = |old: &str, new: &str| {
        let (old, new): (Vec<char>, Vec<char>) = (old.chars().collect(), new.chars().collect());
        differing(&old, &new)
    };
    assert_eq!(of("a\nb\nc\n", "a\nx\nc\n"), (2, 2));
    assert_eq!(of("a\n", "a\na\n"), (2, 0));
    assert_eq!(of("", "a\n"), (0, 0));
    assert_eq!(of("ab\n", "xb\n"), (0, 0));
    assert_eq!(of("same\n", "same\n"), (5, 0));
}
