//! Shapes that both sides of a conversation see.

use actix_web::HttpRequest;
use db::Conn;
use kernel::uuid::Uuid;
use kernel::{SupportAttachmentId, SupportConversationId};
use serde::{Deserialize, Serialize};
use support::attachments::Attachment;
use support::conversations::Marks;
use support::messages::{self, Draft, Message, Wanted};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::error::ApiError;
use crate::web::{input, query, text};
use crate::wire::{SupportFileKind, SupportSide, Time};

/// A file of a message.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportFile)]
pub(crate) struct FileView {
    id: Uuid,
    kind: SupportFileKind,
    name: String,
    bytes: i32,
}

impl From<Attachment> for FileView {
    fn from(of: Attachment) -> Self {
        Self { id: of.id.0, kind: of.kind.into(), name: of.name, bytes: of.bytes }
    }
}

/// A message.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportMessage)]
pub(crate) struct MessageView {
    /// Counts within the conversation, without gaps.
    number: i32,
    side: SupportSide,
    text: String,
    created_at: Time,
    files: Vec<FileView>,
    /// Whether the person sent it by mail.
    by_mail: bool,
    /// The names of files that came with that mail and were not taken.
    refused_files: Vec<String>,
    /// Whether that mail says more than the text: what it quotes, and signatures.
    has_quoted_text: bool,
}

impl From<Message> for MessageView {
    fn from(of: Message) -> Self {
        Self {
            number: of.number,
            side: of.side.into(),
            text: of.text,
            created_at: of.created_at.into(),
            files: of.files.into_iter().map(FileView::from).collect(),
            by_mail: of.by_mail,
            refused_files: of.refused_files,
            has_quoted_text: of.is_folded,
        }
    }
}

/// Messages in the order of their numbers.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportMessages)]
pub(crate) struct MessagesBody {
    items: Vec<MessageView>,
    /// Whether there are more of those that were asked for.
    more: bool,
}

/// Which messages are asked for; without a number the newest.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct WantedMessages {
    /// Those that come after this number, the first of them.
    after: Option<i32>,
    /// Those that come before this number, the last of them.
    before: Option<i32>,
    /// How many, 1 to 100.
    limit: Option<u8>,
}

impl WantedMessages {
    pub(crate) fn of(req: &HttpRequest) -> Result<(Wanted, usize), ApiError> {
        let help = "Ask for `after` or `before`, and `limit`.";
        let bad = || ApiError::bad_request("bad_query", help);
        let asked: Self = query(req, help)?;
        let wanted = match (asked.after, asked.before) {
            (None, None) => Wanted::Newest,
            (Some(number), None) => Wanted::After(number),
            (None, Some(number)) => Wanted::Before(number),
            (Some(_), Some(_)) => return Err(bad()),
        };
        let limit = asked.limit.map_or(Some(kernel::Limit::default()), kernel::Limit::new);
        Ok((wanted, limit.ok_or_else(bad)?.get()))
    }
}

pub(crate) fn listed(
    conn: &mut Conn,
    id: SupportConversationId,
    (wanted, limit): (Wanted, usize),
) -> Result<MessagesBody, ApiError> {
    let (items, more) = messages::list(conn, id, wanted, limit)?;
    Ok(MessagesBody { items: items.into_iter().map(MessageView::from).collect(), more })
}

/// A message to be sent.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SendSupportMessage {
    /// At most 4000 characters; can be empty where a file goes with it.
    #[serde(deserialize_with = "text::trimmed")]
    text: String,
    /// At most three files that the caller uploaded and has not sent.
    #[serde(default)]
    #[schema(value_type = Vec<Uuid>)]
    files: Vec<SupportAttachmentId>,
}

impl From<SendSupportMessage> for Draft {
    fn from(of: SendSupportMessage) -> Self {
        Self { text: of.text, files: of.files }
    }
}

/// How far the caller is.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MarkSupportMessages {
    /// The newest message that has arrived.
    delivered: i32,
    /// The newest message that was shown.
    read: i32,
}

impl From<MarkSupportMessages> for Marks {
    fn from(of: MarkSupportMessages) -> Self {
        Self { delivered: of.delivered, read: of.read }
    }
}

input!(SendSupportMessage, MarkSupportMessages);
