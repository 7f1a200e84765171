//! Which results are wanted, and in which order they stand. Pure. Source: product.md §19.

use kernel::chrono::DateTime;
use kernel::uuid::Uuid;
use kernel::{AttemptId, Cursor, Instant, InvitationId, Page, Paging, words};

use crate::decisions::State;
use crate::verification::Standing;

words! {
    /// In which order results stand.
    pub enum Order as "ResultOrder" {
        /// The highest score first; what has no score comes last.
        Highest = "highest",
        /// The lowest score first; what has no score comes last.
        Lowest = "lowest",
        /// What was submitted last comes first.
        Newest = "newest",
        /// What was submitted first comes first.
        Oldest = "oldest",
    }
}

impl Order {
    fn is_descending(self) -> bool {
        matches!(self, Self::Highest | Self::Newest)
    }
}

words! {
    /// On which side of the cut-off a score lies.
    pub enum Side as "ResultSide" {
        /// At the cut-off or above it.
        Passing = "passing",
        /// Within one standard error of it, on either side.
        Equal = "equal",
        /// Below it.
        Below = "below",
    }
}

/// Which results are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    /// In which order.
    pub order: Order,
    /// Those on this side of the cut-off that the company has chosen; all where it has chosen none.
    pub side: Option<Side>,
    /// Those beside whose grade this stands.
    pub verification: Option<Standing>,
    /// Those about which this is decided.
    pub decision: Option<State>,
}

impl Default for Wanted {
    fn default() -> Self {
        Self { order: Order::Highest, side: None, verification: None, decision: None }
    }
}

/// A cut-off, and the standard error of a score where that is estimated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) at: i32,
    pub(super) error: Option<i32>,
}

/// A result, as far as its place in the list needs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) invitation: InvitationId,
    pub(super) attempt: AttemptId,
    /// When it was submitted, or shared in place of another attempt.
    pub(super) at: Instant,
    /// `None` while it is judged, and of a voided attempt.
    pub(super) fineness: Option<i32>,
    /// `None` where readers are shown nothing.
    pub(super) verification: Option<Standing>,
    /// `None` without a grade, where a board is decided on, and where nobody asks.
    pub(super) decision: Option<State>,
}

/// Whether a score lies there. What has no score lies nowhere.
fn lies(fineness: Option<i32>, side: Side, line: Line) -> bool {
    fineness.is_some_and(|score| match side {
        Side::Passing => score >= line.at,
        Side::Below => score < line.at,
        Side::Equal => line.error.is_some_and(|error| (score - line.at).abs() <= error),
    })
}

/// Whether a result is among those that are wanted.
pub(super) fn is_wanted(row: &Row, wanted: &Wanted, line: Option<Line>) -> bool {
    let sided = wanted.side.zip(line).is_none_or(|(side, line)| lies(row.fineness, side, line));
    let decided = wanted.decision.is_none_or(|state| row.decision == Some(state));
    sided
        && decided
        && wanted.verification.is_none_or(|standing| row.verification == Some(standing))
}

/// What has no score comes after the highest of all where the lowest comes first.
const LAST: i64 = 1_001;

/// By what an order goes, and whose it is.
fn place(row: &Row, order: Order) -> (i64, Uuid) {
    let key = match order {
        Order::Highest => row.fineness.map_or(-1, i64::from),
        Order::Lowest => row.fineness.map_or(LAST, i64::from),
        Order::Newest | Order::Oldest => row.at.timestamp_micros(),
    };
    (key, row.invitation.0)
}

/// The rows in this order.
pub(super) fn sorted(mut rows: Vec<Row>, order: Order) -> Vec<Row> {
    rows.sort_unstable_by_key(|row| place(row, order));
    if order.is_descending() {
        rows.reverse();
    }
    rows
}

/// The place of a row. Where the order goes by scores, the score stands where other lists have a time.
fn cursor(row: &Row, order: Order) -> Cursor {
    let (key, id) = place(row, order);
    Cursor { at: DateTime::from_timestamp_micros(key).unwrap_or_default(), id }
}

/// The part of the sorted rows that is asked for.
pub(super) fn page(mut rows: Vec<Row>, order: Order, paging: Paging) -> Page<Row> {
    if let Some(after) = paging.after {
        let from = (after.at.timestamp_micros(), after.id);
        rows.retain(|row| {
            let here = place(row, order);
            if order.is_descending() { here < from } else { here > from }
        });
    }
    Page::cut(rows, paging.limit, |row| cursor(row, order))
}
