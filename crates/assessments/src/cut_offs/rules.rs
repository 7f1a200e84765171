//! What a cut-off divides, in whole numbers. Pure. Source: scoring.md §1.

use kernel::{AttemptId, InvitationId};

use crate::Error;

/// Where a cut-off may lie.
pub const CUT_OFF: std::ops::RangeInclusive<i32> = 0..=1000;
/// How many results near a cut-off are listed.
pub const MAX_LISTED: usize = 100;

/// What a company has chosen for the results of an assessment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The least score that passes, where there is a line.
    pub cut_off: Option<i32>,
    /// Whether candidates may share an earlier result instead of taking the assessment again.
    pub takes_earlier: bool,
    /// Grows with every change; 0 before the first.
    pub version: i32,
}

impl Default for Choice {
    fn default() -> Self {
        Self { cut_off: None, takes_earlier: true, version: 0 }
    }
}

/// Whether a cut-off is one.
pub(super) fn check(cut_off: Option<i32>) -> Result<(), Error> {
    if cut_off.is_none_or(|at| CUT_OFF.contains(&at)) { Ok(()) } else { Err(Error::BadCutOff) }
}

/// A choice as the audit log has it.
pub(super) fn described(cut_off: Option<i32>, takes_earlier: bool) -> String {
    let line = cut_off.map_or_else(|| "no cut-off".to_owned(), |at| format!("cut-off {at}"));
    let earlier = if takes_earlier { "earlier results taken" } else { "no earlier results" };
    format!("{line}, {earlier}")
}

/// A result that the company reads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scored {
    /// The invitation that brought it.
    pub invitation: InvitationId,
    /// The attempt.
    pub attempt: AttemptId,
    /// The name on the invitation, else its address.
    pub who: String,
    /// Its score.
    pub fineness: i32,
}

/// What a cut-off divides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The cut-off.
    pub at: i32,
    /// How many results there are.
    pub results: usize,
    /// How many of them reach it.
    pub passing: usize,
    /// Those that are no different from it; `None` while the standard error is not estimated.
    pub near: Option<Near>,
}

/// Results within one standard error of a cut-off, to be treated as equal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Near {
    /// The standard error, in points.
    pub error: i32,
    /// How many there are.
    pub results: usize,
    /// The first [`MAX_LISTED`], the highest score first.
    pub listed: Vec<Scored>,
}

/// What a cut-off divides of these results, where `error` is the standard error of a score.
pub fn preview(mut scored: Vec<Scored>, at: i32, error: Option<i32>) -> Preview {
    let results = scored.len();
    let passing = scored.iter().filter(|one| one.fineness >= at).count();
    let near = error.map(|error| {
        scored.retain(|one| (one.fineness - at).abs() <= error);
        scored
            .sort_by(|a, b| (b.fineness, &a.who, a.attempt).cmp(&(a.fineness, &b.who, b.attempt)));
        let results = scored.len();
        scored.truncate(MAX_LISTED);
        Near { error, results, listed: scored }
    });
    Preview { at, results, passing, near }
}
