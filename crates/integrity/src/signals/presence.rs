//! Whether the page was looked at, and for how long. Pure.

use super::kinds::{Finding, Signal, Span};
use super::observed::{Observed, What};
use super::written::LEAST_PASTE;

/// Shorter times out of focus are no finding. Source: scoring.md §3.
const AWAY_MS: u32 = 5_000;
/// How many characters of a statement somebody reads in a second who reads fast.
const READ_A_SECOND: u32 = 25;
/// No statement is read faster than that, in seconds.
const LEAST_READING: u32 = 20;

/// Times in which the page was out of focus. One that does not end is the end of the attempt.
pub(super) fn focus_lost(of: &Observed<'_>) -> Option<Finding> {
    let mut since: Option<u32> = None;
    let mut spans = Vec::new();
    for step in of.steps {
        match step.what {
            What::Left => since = since.or(Some(step.t_ms)),
            What::Returned => {
                if let Some(from_ms) = since.take()
                    && step.t_ms.saturating_sub(from_ms) > AWAY_MS
                {
                    spans.push(Span { from_ms, to_ms: step.t_ms, length: 0 });
                }
            }
            _ => {}
        }
    }
    let all_ms: u64 = spans.iter().map(|span| u64::from(span.to_ms - span.from_ms)).sum();
    let part = u32::try_from(all_ms / 1000).unwrap_or(u32::MAX);
    let count = u32::try_from(spans.len()).unwrap_or(u32::MAX);
    (count > 0).then(|| Finding {
        part,
        spans,
        ..Finding::of(Signal::FocusLost, Some(of.task), count)
    })
}

/// Copies of the statement.
pub(super) fn statement_copied(of: &Observed<'_>) -> Option<Finding> {
    let least = u32::try_from(LEAST_PASTE).unwrap_or(u32::MAX);
    let copied = |step: &super::Step| match step.what {
        What::Copied(length) if length >= least => {
            Some(Span { from_ms: step.t_ms, to_ms: step.t_ms, length })
        }
        _ => None,
    };
    let spans: Vec<Span> = of.steps.iter().filter_map(copied).collect();
    let part = spans.iter().fold(0_u32, |all, span| all.saturating_add(span.length));
    let count = u32::try_from(spans.len()).unwrap_or(u32::MAX);
    let plain = || Finding::of(Signal::StatementCopied, Some(of.task), count);
    (count > 0).then(|| Finding { part, spans, ..plain() })
}

/// That every test passed before the statement could be read. Its opening is the first step of the recording.
pub(super) fn solved_early(of: &Observed<'_>) -> Option<Finding> {
    let opened = of.steps.first()?.t_ms;
    let solved = of.solved_ms?;
    let whole = (of.statement_length / READ_A_SECOND).max(LEAST_READING);
    let part = solved.saturating_sub(opened) / 1000;
    let spans = vec![Span { from_ms: opened, to_ms: solved, length: 0 }];
    let plain = || Finding::of(Signal::SolvedEarly, Some(of.task), 1);
    (part < whole).then(|| Finding { part, whole, spans, ..plain() })
}
