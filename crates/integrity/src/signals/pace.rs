//! How fast and how straight code was typed. Pure.

use std::collections::VecDeque;

use super::kinds::{Finding, Signal, Span};
use super::observed::Observed;
use super::written::{Origin, Typed, Walk};

/// More than this many characters within [`BURST_MS`]: 25 a second. Source: scoring.md §3.
const BURST_CHARACTERS: u32 = 200;
const BURST_MS: u32 = 8_000;
/// So many lines typed, at least. Source: scoring.md §3.
const LEAST_LINES: u32 = 60;
/// What was typed and deleted is less than so many hundredths of what remained.
const STRAIGHT_PERCENT: u64 = 105;

/// Text that came faster than anybody types, without a paste.
pub(super) fn burst(of: &Observed<'_>, walk: &Walk) -> Option<Finding> {
    let mut recent: VecDeque<Typed> = VecDeque::new();
    let mut sum = 0_u32;
    let mut spans: Vec<Span> = Vec::new();
    for typed in &walk.typed {
        recent.push_back(*typed);
        sum = sum.saturating_add(typed.came);
        while let Some(first) = recent.front()
            && typed.t_ms - first.t_ms.min(typed.t_ms) > BURST_MS
        {
            sum = sum.saturating_sub(first.came);
            recent.pop_front();
        }
        let Some(first) = recent.front() else { continue };
        if sum <= BURST_CHARACTERS {
            continue;
        }
        match spans.last_mut() {
            // It goes on.
            Some(last) if first.t_ms <= last.to_ms => {
                last.to_ms = typed.t_ms;
                last.length = last.length.saturating_add(typed.came);
            }
            Some(_) | None => {
                spans.push(Span { from_ms: first.t_ms, to_ms: typed.t_ms, length: sum });
            }
        }
    }
    let count = u32::try_from(spans.len()).unwrap_or(u32::MAX);
    let part = spans.iter().fold(0_u32, |all, span| all.saturating_add(span.length));
    (count > 0).then(|| Finding { part, spans, ..Finding::of(Signal::Burst, Some(of.task), count) })
}

/// Much code with almost no correction. Where a gap came before it, that is not known and not said.
pub(super) fn typed_linearly(of: &Observed<'_>, walk: &Walk) -> Option<Finding> {
    let written = walk.written.as_ref().filter(|written| !written.broken)?;
    let newline = u16::from(b'\n');
    let lines = written.units.split(|(unit, _)| *unit == newline);
    let is_typed = |line: &&[(u16, Origin)]| {
        line.iter().any(|(unit, origin)| *unit > 32 && *origin == Origin::Typed)
    };
    let lines = u32::try_from(lines.filter(is_typed).count()).unwrap_or(u32::MAX);
    let remained = written.units.iter().filter(|(_, origin)| *origin == Origin::Typed).count();
    let whole = u32::try_from(remained).unwrap_or(u32::MAX);
    let straight = u64::from(written.worked) * 100 < u64::from(whole) * STRAIGHT_PERCENT;
    (lines >= LEAST_LINES && straight).then(|| Finding {
        part: written.worked,
        whole,
        ..Finding::of(Signal::TypedLinearly, Some(of.task), lines)
    })
}
