//! How many tries there are, and what a step of the editor is.

use kernel::{Instant, PuzzleTryId, words};
use serde::{Deserialize, Serialize};

use super::store::Made;
use crate::Error;
use crate::grids::{MAX_SIDE, MAX_SYMBOL};

/// How often a test input may be tried. Source: product.md §7.
pub const TRIES: usize = 2;
/// How many steps of the editor a try keeps.
pub const MAX_EVENTS: usize = 1000;

words! {
    /// What was done in the editor.
    pub enum Tool as "GridTool" {
        /// A cell, where a stroke begins.
        Paint = "paint",
        /// A cell that belongs to the stroke before.
        Drag = "drag",
        /// Every cell of an area.
        PaintArea = "paint_area",
        /// What is connected and has the same symbol.
        Fill = "fill",
        /// Taking an area.
        Copy = "copy",
        /// Laying it down.
        Paste = "paste",
        /// Another number of rows and columns.
        Resize = "resize",
        /// The test input in place of the drawing.
        CopyInput = "copy_input",
        /// All cells 0.
        Reset = "reset",
        /// Left becomes right.
        Mirror = "mirror",
        /// Top becomes bottom.
        Flip = "flip",
        /// A quarter to the right.
        Turn = "turn",
        /// One step back.
        Undo = "undo",
        /// And forth again.
        Redo = "redo",
    }
}

/// One step of the editor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Since the editor was opened.
    pub t_ms: u32,
    /// What was done.
    pub tool: Tool,
    /// Row and column where it begins.
    pub cell: [u8; 2],
    /// Row and column where it ends; for `resize`, how many there are then.
    pub to: [u8; 2],
    /// With which symbol.
    pub symbol: u8,
}

/// That the steps are few, in order, and inside the largest grid.
pub(super) fn check(events: &[Event]) -> Result<(), Error> {
    if events.len() > MAX_EVENTS {
        return Err(Error::TooManyEvents);
    }
    let fits = |event: &Event| {
        let inside = event.cell.iter().chain(&event.to).all(|at| usize::from(*at) <= MAX_SIDE);
        inside && event.symbol <= MAX_SYMBOL
    };
    let in_order = events.is_sorted_by_key(|event| event.t_ms);
    if in_order && events.iter().all(fits) { Ok(()) } else { Err(Error::BadEvent) }
}

/// How a person stands with one test input.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct InputStanding {
    /// The tries, the first first.
    pub tries: Vec<(PuzzleTryId, bool, Instant)>,
}

impl InputStanding {
    /// Whether one of them was right.
    pub fn is_solved(&self) -> bool {
        self.tries.iter().any(|(_, is_right, _)| *is_right)
    }

    /// How many are left; none once it is solved.
    pub fn left(&self) -> usize {
        if self.is_solved() { 0 } else { TRIES.saturating_sub(self.tries.len()) }
    }
}

/// How a person stands with a puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// One for each test input.
    pub inputs: Vec<InputStanding>,
    /// Whether the puzzle counts only once all of them are solved.
    pub all_or_nothing: bool,
}

impl Standing {
    /// How many inputs the puzzle has, and whether it counts only once all of them are solved, come first.
    pub(super) fn of((inputs, all_or_nothing): (usize, bool), tries: &[Made]) -> Self {
        let mut of = vec![InputStanding::default(); inputs];
        for made in tries {
            if let Some(input) = of.get_mut(made.input) {
                input.tries.push((made.id, made.is_right, made.tried_at));
            }
        }
        Self { inputs: of, all_or_nothing }
    }

    /// The number of the next try of this input, from 1.
    pub(super) fn next(&self, input: usize) -> Result<usize, Error> {
        let input = self.inputs.get(input).ok_or(Error::NoInput)?;
        if input.is_solved() {
            return Err(Error::Solved);
        }
        if input.left() == 0 { Err(Error::NoTriesLeft) } else { Ok(input.tries.len() + 1) }
    }

    /// How many inputs are solved.
    pub fn solved(&self) -> usize {
        self.inputs.iter().filter(|input| input.is_solved()).count()
    }

    /// What counts of the number of inputs: those that are solved; of a puzzle that is all or nothing all of them, or
    /// none. Source: product.md §7.
    pub fn score(&self) -> usize {
        let solved = self.solved();
        if self.all_or_nothing && solved < self.inputs.len() { 0 } else { solved }
    }

    /// Whether anything was tried.
    pub fn is_begun(&self) -> bool {
        self.inputs.iter().any(|input| !input.tries.is_empty())
    }

    /// Whether nothing is left to try.
    pub fn is_over(&self) -> bool {
        self.inputs.iter().all(|input| input.left() == 0)
    }
}
