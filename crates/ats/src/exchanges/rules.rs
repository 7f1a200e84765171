//! A message between a system and us. Pure.

use kernel::{AtsConnectionId, AtsExchangeId, AtsStartId, Instant, words};

use super::machine::State;

/// For how many days the log of a connection reaches back.
pub const LOG_DAYS: i64 = 30;
/// How much of what was said is kept, in bytes.
pub const MAX_DETAIL: usize = 1024;

words! {
    /// What a message is about.
    pub enum Operation as "AtsOperation" {
        /// The system asks which assessments there are.
        List = "list",
        /// It starts one.
        Start = "start",
        /// It asks how one stands.
        Status = "status",
        /// It takes one back.
        Cancel = "cancel",
        /// It could not read one of our answers.
        ReportError = "report_error",
        /// We say how one stands.
        Update = "update",
    }
}

/// A message, as its company's owners see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exchange {
    /// Its id.
    pub id: AtsExchangeId,
    /// By which connection.
    pub connection: AtsConnectionId,
    /// About what, where it is about something that was started.
    pub start: Option<AtsStartId>,
    /// What it is about.
    pub operation: Operation,
    /// What has become of it.
    pub state: State,
    /// How often an update was tried.
    pub tries: i32,
    /// When it is tried next.
    pub next_try_at: Option<Instant>,
    /// What we answered, or the system to the last try.
    pub status: Option<i32>,
    /// Why the last try was not answered.
    pub error: Option<String>,
    /// What was said of it, in words.
    pub detail: Option<String>,
    /// When it was received or written.
    pub created_at: Instant,
}

/// The beginning of a text that the log can keep.
pub(super) fn kept(text: &str) -> String {
    let text = text.replace('\0', "\u{fffd}");
    let end = text.char_indices().map(|(at, c)| at + c.len_utf8());
    let end = end.take_while(|end| *end <= MAX_DETAIL).last().unwrap_or(0);
    text.get(..end).unwrap_or_default().to_owned()
}

/// What a system reports of an answer of ours, without the addresses that its words hold.
pub fn without_addresses(text: &str) -> String {
    let word =
        |word: &str| if word.contains('@') { "\u{2026}".to_owned() } else { word.to_owned() };
    text.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}
