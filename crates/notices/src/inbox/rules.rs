//! A notice: what happened to somebody, as a kind and its parameters. Pure.

use kernel::{Instant, NoticeId, UserId};
use serde_json::Value;

/// How many unread ones are counted; 100 stands for 100 and more.
pub const MOST_COUNTED: usize = 100;
/// How many can be marked as read by their ids in one call.
pub const MOST_MARKED: u64 = 100;

/// A notice to be added.
#[derive(Debug, Clone)]
pub struct New<'a> {
    /// Whose list.
    pub user: UserId,
    /// What brought it about, 1 to 200 characters: each cause is on a list once.
    pub cause: &'a str,
    /// The name of its kind.
    pub kind: String,
    /// What the kind leaves open: names, numbers, ids.
    pub params: Value,
    /// The page it is about, a path of this site.
    pub link: &'a str,
}

/// One notice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// Its id; later ones have higher ids.
    pub id: NoticeId,
    /// The name of its kind.
    pub kind: String,
    /// What the kind leaves open.
    pub params: Value,
    /// The page it is about, a path of this site.
    pub link: String,
    /// When it was added.
    pub created_at: Instant,
    /// When it was read; `None` until then.
    pub read_at: Option<Instant>,
}

/// Which notices are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// All of them.
    All,
    /// Those that were not read.
    Unread,
}

/// What a badge shows of somebody's list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// The newest notice.
    pub newest: Option<NoticeId>,
    /// How many are unread, counted up to [`MOST_COUNTED`].
    pub unread: usize,
}

/// Which notices are read now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Read {
    /// These.
    These(Vec<NoticeId>),
    /// This one and all before it: one that comes meanwhile stays unread.
    UpTo(NoticeId),
}
