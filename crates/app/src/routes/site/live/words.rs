//! What is said on the socket, in both directions.

use kernel::{NoticeId, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::SubmissionView;

/// What is said on the socket: first the token, then what to follow.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[schema(as = LiveRequest)]
pub(crate) enum Request {
    /// Who is there; again with a new token before the old one ends.
    Auth { token: String },
    /// Follow a topic: `submission:{id}`, `board:{id}` of a role, `attempt:{id}`, `check:{id}` of a problem,
    /// `notifications`, `support`, or for the admin `support-inbox` or `presence`.
    Subscribe {
        topic: String,
        /// The newest change that is known already.
        last_event_id: Option<i64>,
    },
    /// The person is typing: on `support` to support, on `support-inbox` to the account that is named.
    Typing {
        topic: String,
        #[schema(value_type = Option<Uuid>)]
        user: Option<UserId>,
    },
    /// Follow it no longer.
    Unsubscribe { topic: String },
}

/// What the server says on the socket.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[schema(as = LiveMessage)]
pub(crate) enum Answer<'a> {
    /// The token was taken.
    Ready,
    /// Something was refused.
    Error {
        code: &'a str,
        /// Null where the whole line is concerned.
        topic: Option<&'a str>,
    },
    /// The topic is followed.
    Subscribed { topic: &'a str },
    /// A submission has changed; this is the whole of it.
    Event { topic: &'a str, event_id: i64, submission: Box<SubmissionView> },
    /// The board of a role has changed; what it holds is read over HTTP.
    Board {
        topic: &'a str,
        /// Grows with every change.
        event_id: i64,
    },
    /// Another tab or device has taken an attempt over; who writes is asked over HTTP.
    Lease {
        topic: &'a str,
        /// Grows with every take-over.
        event_id: i64,
    },
    /// The judge has come further with a problem that is being written; the log is read over HTTP.
    Check {
        topic: &'a str,
        /// Grows with every line.
        event_id: i64,
    },
    /// A conversation with support has changed; what was written is read over HTTP.
    Support {
        topic: &'a str,
        /// Another one with every change; 0 before the first message.
        event_id: i64,
        /// Messages of support that the person has not read; on `support-inbox` how many conversations wait.
        unread: i64,
    },
    /// Somebody came online, left or went elsewhere; who is online is read over HTTP.
    Presence {
        topic: &'a str,
        /// Another one with every change.
        event_id: i64,
    },
    /// The other side is typing.
    Typing {
        topic: &'a str,
        /// The account whose conversation it is.
        #[schema(value_type = Uuid)]
        user: UserId,
    },
    /// How the notifications stand: at once, and with each change.
    Notifications {
        topic: &'a str,
        /// The newest line; null while there is none.
        #[schema(value_type = Option<Uuid>)]
        newest: Option<NoticeId>,
        /// How many are unread; 100 stands for 100 and more.
        unread: usize,
    },
}
