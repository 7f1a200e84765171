//! The mails in which answers came, as text.

use actix_web::web::{Data, Json};
use kernel::SupportConversationId;
use serde::Serialize;
use support::conversations;
use support::mails::{self, Mail};
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Ids, Viewer};

/// A piece of a mail.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportMailPiece)]
pub(crate) struct PieceView {
    text: String,
    /// True for quoted text and signatures, which the chat folds.
    is_folded: bool,
}

/// All that a mail says, as text.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportMail)]
pub(crate) struct MailView {
    /// In the order of the mail.
    pieces: Vec<PieceView>,
    /// True if the mail exceeds the 100,000 characters that are stored.
    is_cut: bool,
}

impl From<Mail> for MailView {
    fn from(of: Mail) -> Self {
        let pieces = of.pieces.into_iter();
        let pieces = pieces.map(|it| PieceView { text: it.text, is_folded: it.is_folded });
        Self { pieces: pieces.collect(), is_cut: of.is_cut }
    }
}

/// The mail in which a message came, with what it quotes: of one's own conversation, or of any for support.
#[utoipa::path(get, path = "/api/support/conversations/{id}/messages/{number}/mail",
    tag = "support", security(("bearer" = [])),
    params(("id" = Uuid, Path), ("number" = i32, Path, description = "The message's number")),
    responses((status = 200, body = MailView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_support_mail(
    state: Data<State>,
    viewer: Viewer,
    ids: Ids<SupportConversationId, i32>,
) -> Result<Json<MailView>, ApiError> {
    let is_admin = viewer.user.is_admin(state.config.admin_email.as_ref());
    let (Ids(id, number), user) = (ids, viewer.user.id);
    let found = state.db.read(move |conn| {
        if !is_admin {
            conversations::of_user(conn, user, id)?;
        }
        mails::find(conn, id, number)
    });
    Ok(Json(found.await?.into()))
}
