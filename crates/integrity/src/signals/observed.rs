//! What the signals are found in. Pure. Lengths and positions count UTF-16 code units, as browsers count them.

use kernel::Language;

/// What was recorded of one task, and what the server knows beside it.
#[derive(Debug, Clone)]
pub struct Observed<'a> {
    /// The place of the task, from 1.
    pub task: i32,
    /// In their order.
    pub steps: &'a [Step],
    /// What was submitted last, and in which language.
    pub final_code: Option<(Language, &'a str)>,
    /// What the candidate read: the statement, its samples, what the editor starts with, and what the assistant
    /// answered.
    pub given: &'a [String],
    /// How long the statement is, in characters.
    pub statement_length: u32,
    /// When a submission first passed every test, in milliseconds since the attempt began.
    pub solved_ms: Option<u32>,
}

/// One step of a recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// When, in milliseconds since the attempt began.
    pub t_ms: u32,
    /// Which text; `None` for all.
    pub file: Option<Language>,
    /// What happened.
    pub what: What,
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// From here on the text is known.
    Text(String),
    /// `del` units from `pos` on were replaced.
    Edit {
        /// Where.
        pos: u32,
        /// How much went.
        del: u32,
        /// What came.
        ins: String,
    },
    /// The edits that follow are a paste of so much.
    Pasted(u32),
    /// The edit that follows puts an earlier text back.
    Restored,
    /// So much was copied from the statement.
    Copied(u32),
    /// The page lost the focus.
    Left,
    /// The page has the focus, or was opened again.
    Returned,
    /// The text was submitted.
    Submitted,
    /// From here on the text is not known.
    Gap,
    /// Nothing that matters here.
    Other,
}
