//! How much an hour of typing takes: docs/PERFORMANCE.md has the figures.

use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::*;

/// An hour in milliseconds.
const HOUR: u32 = 3_600_000;

/// Somebody who writes code for an hour: 240 characters a minute while they type, one in twelve is a mistake that
/// is deleted at once, with pauses to think of 3 to 60 seconds, and a run now and then. Batches and whole texts are
/// made as a browser makes them.
fn hour(seed: u64) -> (Vec<String>, usize) {
    let mut random = StdRng::seed_from_u64(seed);
    let (mut payloads, mut items, mut seq, mut since) = (Vec::new(), Vec::new(), 0, 0);
    let mut whole = String::new();
    let (mut t, mut cut, mut edits) = (0, 2_000, 0);
    let program = "def visit(node, seen):\n    for other in graph[node]:\n        if other not in \
                   seen:\n            seen.add(other)\n            visit(other, seen)\n\n";
    let mut letters = program.chars().cycle();
    items.push(text(0, ""));
    while t < HOUR {
        t += if random.random_bool(0.02) {
            random.random_range(3_000..60_000)
        } else {
            random.random_range(80..420)
        };
        if t >= cut && !items.is_empty() {
            let count = u32::try_from(items.len()).unwrap();
            payloads.push(batch(PYTHON, seq, std::mem::take(&mut items)));
            seq += count;
        }
        if t >= cut {
            cut = t + 2_000;
        }
        let end = u32::try_from(whole.len()).unwrap();
        if random.random_bool(1.0 / 12.0) && end > 0 {
            whole.pop();
            items.push(edit(t, end - 1, 1, ""));
        } else if random.random_bool(0.002) {
            items.push(mark(t, Marker::Run));
        } else if whole.len() > 4_000 {
            // The program is long enough: a part of it is rewritten.
            whole.truncate(2_500);
            items.push(edit(t, 2_500, end - 2_500, ""));
        } else {
            let letter = letters.next().unwrap();
            whole.push(letter);
            items.push(edit(t, end, 0, &letter.to_string()));
        }
        (edits, since) = (edits + 1, since + 1);
        if since >= 200 {
            items.push(text(t, &whole));
            since = 0;
        }
    }
    (payloads, edits)
}

#[test]
fn an_hour_of_typing_takes_less_than_a_hundred_and_ten_kilobytes() {
    for seed in 0..3 {
        let (payloads, edits) = hour(seed);
        let raw: usize = payloads.iter().map(String::len).sum();
        let stored: usize = payloads.iter().map(|payload| super::packed::pack(payload).len()).sum();
        let first = first();
        assert!(replay(first, &chain(first, &payloads)).is_whole());
        let batches = payloads.len();
        let figures = format!("{edits} changes, {batches} batches: {raw} bytes, stored {stored}");
        assert!(raw < 350_000 && stored < 110_000, "{figures}");
    }
}
