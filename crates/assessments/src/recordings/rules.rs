//! What the recording of an answer is made of, and how its batches are chained. Pure.
//!
//! Positions and lengths count UTF-16 code units, as browsers count them. A batch is hashed as the text that
//! was sent, so that browser and server need not agree on how to write JSON.

use std::fmt;

use kernel::{AttemptId, Language, TaskId, WritingId, words};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Error;

/// The largest batch, in bytes as it is sent. It holds the largest draft with half of it escaped.
pub const MAX_BATCH: usize = 192 * 1024;
/// How many items a batch has at most.
pub const MAX_ITEMS: usize = 1000;
/// The largest recording of one task, in bytes as sent.
pub const MAX_RECORDING: i64 = 8 * 1024 * 1024;
/// For how long after the end of an attempt its last batches are taken, in seconds. They change no grade.
pub const LATE_SECONDS: i64 = 600;

words! {
    /// What happened beside typing.
    pub enum Marker as "PlaybackMarker" {
        /// The program was run.
        Run = "run",
        /// It was submitted.
        Submit = "submit",
        /// The page lost the focus.
        Left = "left",
        /// The page has the focus again.
        Returned = "returned",
        /// Text was pasted; its length is said.
        Paste = "paste",
        /// An earlier text was put back: a submission, the template, the text of another tab.
        Restored = "restored",
        /// The page was opened, or opened again.
        Opened = "opened",
        /// The attempt was taken over from another tab or device.
        TakenOver = "taken_over",
        /// Text of the statement was copied; its length is said.
        Copied = "copied",
        /// Text of the assistant's answer was copied; its length is said.
        AnswerCopied = "answer_copied",
        /// The browser could not keep what was typed before.
        Lost = "lost",
    }
}

/// One line of a recording. Times are milliseconds since the attempt began, by the browser's estimate of the
/// server's clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "k", rename_all = "lowercase", deny_unknown_fields)]
pub enum Item {
    /// `d` units from `p` on are replaced with `i`.
    Edit {
        /// When.
        t: u32,
        /// Where.
        p: u32,
        /// How much goes.
        d: u32,
        /// What comes.
        i: String,
    },
    /// The whole text.
    Text {
        /// When.
        t: u32,
        /// The text.
        x: String,
    },
    /// Something else.
    Mark {
        /// When.
        t: u32,
        /// What.
        m: Marker,
        /// How long what was pasted or copied is; 0 for all others.
        #[serde(default)]
        n: u32,
    },
}

impl Item {
    /// When it happened.
    pub fn at(&self) -> u32 {
        match self {
            Self::Edit { t, .. } | Self::Text { t, .. } | Self::Mark { t, .. } => *t,
        }
    }
}

/// What the browser collected within two seconds, of one text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Batch {
    /// Which text: the one in this language.
    pub file: Language,
    /// The number of its first item, over all texts of the task, from 0.
    pub seq: u32,
    /// In their order.
    pub items: Vec<Item>,
}

impl Batch {
    /// Reads what was sent.
    pub(crate) fn parse(payload: &str) -> Result<Self, Error> {
        serde_json::from_str(payload)
            .map_err(|_| Error::BadBatch { detail: "This is not a batch." })
    }
}

/// SHA-256 over everything before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Link([u8; 32]);

impl Link {
    /// What the chain of one task begins with.
    pub fn first(attempt: AttemptId, task: TaskId) -> Self {
        Self::digest(&[format!("assay-recording/1/{attempt}/{task}").as_bytes()])
    }

    /// What follows it once a batch is appended.
    #[must_use]
    pub fn then(self, payload: &str) -> Self {
        Self::digest(&[&self.0, payload.as_bytes()])
    }

    fn digest(parts: &[&[u8]]) -> Self {
        let mut digest = Sha256::new();
        for part in parts {
            digest.update(part);
        }
        Self(digest.finalize().into())
    }

    /// From 64 hexadecimal digits in lower case.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 64 || !text.as_bytes().iter().all(digits) {
            return None;
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(text.get(at * 2..at * 2 + 2)?, 16).ok()?;
        }
        Some(Self(bytes))
    }

    /// From the bytes that are stored.
    pub(crate) fn of(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// The bytes to store.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A batch that a browser sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewBatch {
    /// Of which task.
    pub task: TaskId,
    /// What the tab was given that writes.
    pub lease: Option<WritingId>,
    /// Which it is, from 1.
    pub number: i32,
    /// The link before it.
    pub previous: Link,
    /// A [`Batch`] as JSON.
    pub payload: String,
}

/// How far a recording has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    /// The number of the last batch; 0 before the first.
    pub number: i32,
    /// The link that the next one follows.
    pub link: Link,
    /// How many items there are.
    pub seq: u32,
    /// When the last of them happened.
    pub t_ms: u32,
    /// How large all batches are together, in bytes as sent.
    pub bytes: i64,
}

impl Head {
    /// Of a recording without a batch.
    pub fn first(attempt: AttemptId, task: TaskId) -> Self {
        Self { number: 0, link: Link::first(attempt, task), seq: 0, t_ms: 0, bytes: 0 }
    }
}

/// What becomes of a batch.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is the next one.
    Append(Head),
    /// It was stored by a try whose answer was lost.
    Known,
}

/// Whether a batch follows. `known` is the link stored under its number.
pub(crate) fn accept(head: &Head, known: Option<Link>, new: &NewBatch) -> Result<Outcome, Error> {
    if new.payload.len() > MAX_BATCH {
        return Err(Error::BatchTooLarge);
    }
    let link = new.previous.then(&new.payload);
    if known == Some(link) {
        return Ok(Outcome::Known);
    }
    let next = head.number + 1;
    if new.number != next || new.previous != head.link {
        return Err(Error::OutOfChain { next });
    }
    let batch = Batch::parse(&new.payload)?;
    let (seq, t_ms) = check(head, &batch)?;
    let bytes = head.bytes + i64::try_from(new.payload.len()).unwrap_or(i64::MAX);
    if bytes > MAX_RECORDING {
        return Err(Error::RecordingFull);
    }
    Ok(Outcome::Append(Head { number: new.number, link, seq, t_ms, bytes }))
}

/// How many items there are with this batch, and when the last one happened.
fn check(head: &Head, batch: &Batch) -> Result<(u32, u32), Error> {
    let bad = |detail| Err(Error::BadBatch { detail });
    if batch.items.is_empty() || batch.items.len() > MAX_ITEMS {
        return bad("A batch has 1 to 1000 items.");
    }
    if batch.seq != head.seq {
        return bad("The items of a recording are numbered without a gap.");
    }
    if !batch.items.is_sorted_by_key(Item::at) {
        return bad("The items of a batch are in the order of their times.");
    }
    let count = u32::try_from(batch.items.len()).unwrap_or(u32::MAX);
    let last = batch.items.last().map_or(0, Item::at);
    Ok((head.seq.saturating_add(count), last.max(head.t_ms)))
}
