//! What somebody is told, in names and ids. Pure. The text is made where it is shown or sent.

use kernel::Instant;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::notifications::{INVITATION, Kind, MODERATION_RESULT, RESULT_CHANGED, RESULT_READY};

/// How many unread ones are counted; more are not told apart.
pub const MOST_COUNTED: usize = 100;
/// How many can be marked as read by their ids in one call.
pub const MOST_MARKED: u64 = 100;

/// Something that happened to somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params", rename_all = "snake_case")]
pub enum News {
    /// A company invites to an assessment.
    Invitation {
        /// Who invites.
        company: String,
        /// The assessment's title.
        title: String,
        /// How long it takes.
        minutes: i32,
        /// Until when it may be begun, in words with the time zone.
        until: String,
    },
    /// A finished attempt has its score.
    ResultReady {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
    },
    /// A result was judged again and has another score.
    ResultChanged {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
        /// The fineness until now.
        before: i32,
        /// The fineness from now on.
        now: i32,
    },
    /// A story can be read.
    StoryPublished {
        /// Whose interviews it is about.
        company: String,
    },
    /// A story waits for a change by its author.
    StoryChanges {
        /// Whose interviews it is about.
        company: String,
        /// What the moderator said.
        note: String,
    },
    /// A story is not shown, or no longer.
    StoryTurnedDown {
        /// Whose interviews it is about.
        company: String,
        /// What the moderator said.
        note: String,
    },
    /// The company's answer to a story can be read.
    StoryAnswered {
        /// Who answered.
        company: String,
    },
    /// Somebody has shared an interview at one's own company.
    StoryAboutYou {
        /// The company's name in the story.
        company: String,
    },
}

/// A row's two columns.
#[derive(Deserialize)]
struct Parts {
    kind: String,
    params: Value,
}

impl News {
    /// The switch that it hangs on.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Invitation { .. } => INVITATION,
            Self::ResultReady { .. } => RESULT_READY,
            Self::ResultChanged { .. } => RESULT_CHANGED,
            Self::StoryPublished { .. }
            | Self::StoryChanges { .. }
            | Self::StoryTurnedDown { .. }
            | Self::StoryAnswered { .. }
            | Self::StoryAboutYou { .. } => MODERATION_RESULT,
        }
    }

    /// Its name and its parameters, as they are stored.
    pub(super) fn split(&self) -> Result<(String, Value), serde_json::Error> {
        let Parts { kind, params } = serde_json::from_value(serde_json::to_value(self)?)?;
        Ok((kind, params))
    }

    /// What [`Self::split`] gave.
    pub(super) fn join(kind: String, params: Value) -> Result<Self, serde_json::Error> {
        serde_json::from_value(serde_json::json!({ "kind": kind, "params": params }))
    }
}

/// One line of somebody's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// Its id; later ones have higher ids.
    pub id: Uuid,
    /// What happened.
    pub news: News,
    /// The page it is about, a path of ours.
    pub link: String,
    /// When it was told.
    pub created_at: Instant,
    /// When it was read; `None` until then.
    pub read_at: Option<Instant>,
}

/// How somebody's list stands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Standing {
    /// The newest line.
    pub newest: Option<Uuid>,
    /// How many are unread, counted up to [`MOST_COUNTED`].
    pub unread: usize,
}

/// Which lines are read now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Read {
    /// These.
    These(Vec<Uuid>),
    /// This one and all before it: one that comes meanwhile stays unread.
    UpTo(Uuid),
}
