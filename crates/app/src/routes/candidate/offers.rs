//! Offers that companies have made to the caller, and what the caller answers.

use actix_web::web::{Data, Json};
use flows::offers::{self as acts, Answer};
use hiring::{applications, offers};
use kernel::{ApplicationId, OfferId, Seen};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::company::hiring::offers::OfferView;
use crate::web::{Body, Id, Viewer, input, text};
use crate::wire::ListBody;

/// An answer to an offer.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerOffer {
    /// Of the offer, as it was read.
    version: i32,
    /// Yes or no.
    accept: bool,
    /// Why not, at most 2000 characters. The company does not read it.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    reason: Option<String>,
}

input!(AnswerOffer);

/// The offers that came of one of the caller's applications, the last made first.
#[utoipa::path(get, path = "/api/users/applications/{id}/offers", tag = "users",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ListBody<OfferView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_my_offers(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ApplicationId>,
) -> Result<Json<ListBody<OfferView>>, ApiError> {
    let user = viewer.user.id;
    let read = state.db.read(move |conn| {
        applications::find_own(conn, user, id)?;
        Ok::<_, ApiError>(offers::of_application(conn, id)?)
    });
    Ok(Json(ListBody { items: read.await?.into_iter().map(OfferView::from).collect() }))
}

/// Accepts or declines an offer while its time runs.
#[utoipa::path(post, path = "/api/users/offers/{id}/answer", tag = "users",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = AnswerOffer,
    responses((status = 200, body = OfferView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn answer_offer(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<OfferId>,
    body: Body<AnswerOffer>,
) -> Result<Json<OfferView>, ApiError> {
    let (user, sender) = (viewer.user.id, state.sender());
    let AnswerOffer { version, accept, reason } = body.value;
    let seen = Seen::at(id, version);
    let done = state.db.write(move |conn| {
        let answer = if accept { Answer::Accept } else { Answer::Decline(reason.as_deref()) };
        acts::answer(conn, &sender, user, seen, answer)
    });
    Ok(Json(done.await?.into()))
}
