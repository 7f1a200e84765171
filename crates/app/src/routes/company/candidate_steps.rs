//! What members of a company do with those who have applied: moves, declines, and second thoughts.

use std::collections::HashSet;

use actix_web::HttpResponse;
use actix_web::web::{Data, Json};
use flows::selection::{self, AT_ONCE, Asked};
use hiring::applications::Application;
use hiring::board;
use kernel::uuid::Uuid;
use kernel::{ApplicationId, RoleId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::candidates::mover;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Member, Viewer, input, spreadsheet, text};
use crate::wire::candidate::{CardView, Known, table};
use crate::wire::{BoardMove, DeclineCode, ListBody};

/// A move of one candidate, at the version that was looked at.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveCandidate {
    act: BoardMove,
    version: i32,
    /// Why, at most 2000 characters: a move back needs it; the candidate reads that of a decline.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    reason: Option<String>,
    /// A decline needs it; nothing else has it.
    code: Option<DeclineCode>,
}

/// One of several candidates, at the version that was looked at.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MovedCandidate {
    #[schema(value_type = Uuid)]
    id: ApplicationId,
    version: i32,
}

/// The same move of several candidates.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveCandidates {
    act: BoardMove,
    /// 1 to 100.
    items: Vec<MovedCandidate>,
    /// Why, at most 2000 characters: a move back needs it; the candidates read that of a decline.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    reason: Option<String>,
    /// A decline needs it; nothing else has it.
    code: Option<DeclineCode>,
}

input!(MoveCandidate, MoveCandidates);

/// Moves a candidate. They are notified where it is news to them: of a decline, after an hour in which
/// it can be reconsidered.
#[utoipa::path(post, path = "/api/applications/{id}/step", tag = "selection",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = MoveCandidate,
    responses((status = 200, body = CardView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn move_candidate(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<ApplicationId>,
    body: Body<MoveCandidate>,
) -> Result<Json<CardView>, ApiError> {
    let by = mover(&viewer, &member)?;
    let MoveCandidate { act, version, reason, code } = body.value;
    let sender = state.sender();
    let moved = state.db.write(move |conn| {
        let code = code.map(|word| word.0);
        let asked = Asked { act: act.0, reason: reason.as_deref(), code };
        let moved = selection::move_card(conn, &sender, by, Seen::at(id, version), asked)?;
        CardView::one(conn, &moved)
    });
    Ok(Json(moved.await?))
}

/// What became of one of several moves.
#[derive(Serialize, ToSchema)]
#[schema(as = CandidateMoved)]
pub(crate) struct MovedView {
    id: Uuid,
    /// The candidate as they are now; null where the move was refused.
    card: Option<CardView>,
    /// Why it was refused: null where it was made.
    code: Option<String>,
    /// The same in words.
    detail: Option<String>,
}

/// Makes the same move with several candidates of a role, each by itself.
#[utoipa::path(post, path = "/api/roles/{id}/applications/steps", tag = "selection",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = MoveCandidates,
    responses((status = 200, body = ListBody<MovedView>), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn move_candidates(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(role): Id<RoleId>,
    body: Body<MoveCandidates>,
) -> Result<Json<ListBody<MovedView>>, ApiError> {
    let by = mover(&viewer, &member)?;
    let MoveCandidates { act, items, reason, code } = body.value;
    if items.is_empty() || items.len() > AT_ONCE {
        let text = format!("Choose 1 to {AT_ONCE} candidates.");
        return Err(ApiError::invalid_field("items", "length", text));
    }
    let named: HashSet<_> = items.iter().map(|item| item.id).collect();
    if named.len() < items.len() {
        return Err(ApiError::invalid_field("items", "duplicate", "Name each candidate once."));
    }
    let sender = state.sender();
    let moved = state.db.write(move |conn| {
        board::role(conn, by.company, role)?;
        let code = code.map(|word| word.0);
        let asked = Asked { act: act.0, reason: reason.as_deref(), code };
        let seen: Vec<_> = items.iter().map(|item| Seen::at(item.id, item.version)).collect();
        let done = selection::move_cards(conn, &sender, by, (role, &seen), asked)?;
        let ids: Vec<_> = seen.iter().map(|seen| seen.id).collect();
        let known = Known::of(conn, role, &ids)?;
        let card = |moved: Application| CardView::of(&moved, &known);
        let rows = ids.into_iter().zip(done).map(|(id, done)| row(id, done.map(card)));
        Ok::<_, ApiError>(rows.collect())
    });
    Ok(Json(ListBody { items: moved.await? }))
}

fn row(id: ApplicationId, done: flows::Result<CardView>) -> MovedView {
    let refused = |e: ApiError| (Some(e.code().to_owned()), Some(e.detail().to_owned()));
    let (card, (code, detail)) = match done {
        Ok(card) => (Some(card), (None, None)),
        Err(e) => (None, refused(e.into())),
    };
    MovedView { id: id.0, card, code, detail }
}

/// A role's candidates as a table for a spreadsheet, as the caller's company sees them.
#[utoipa::path(get, path = "/api/roles/{id}/applications/export", tag = "selection",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_candidates(
    state: Data<State>,
    member: Member,
    Id(id): Id<RoleId>,
) -> Result<HttpResponse, ApiError> {
    member.require_reader()?;
    let company = member.membership.company.id;
    let found = state.db.read(move |conn| {
        board::role(conn, company, id)?;
        let applications = board::all(conn, id)?;
        let ids: Vec<_> = applications.iter().map(|one| one.id).collect();
        Ok::<_, ApiError>((applications, Known::of(conn, id, &ids)?))
    });
    let (applications, known) = found.await?;
    spreadsheet("candidates", table(&applications, &known))
}
