//! The link of the mail that opens a company's account. The page it leads to uses nothing up; only
//! these calls do.

use actix_web::web::{Data, Json};
use companies::inquiries::{Inquiry, Origin};
use flows::onboarding::activate;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Peer, input};
use crate::web::{Guest, Viewer};
use crate::wire::words::Next;
use crate::wire::{ActivationNext, InquiryState};

/// The token of the link.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Activate {
    token: String,
}

input!(Activate);

#[derive(Serialize, ToSchema)]
#[schema(as = ActivatedInquiry)]
struct OpenedView {
    state: InquiryState,
    company_name: String,
}

/// What the link opened, and what comes next.
#[derive(Serialize, ToSchema)]
#[schema(as = Activated)]
pub(crate) struct ActivatedBody {
    inquiry: OpenedView,
    /// `set_password` takes the same token.
    next: ActivationNext,
}

fn shown(inquiry: Inquiry, viewer: Option<&Viewer>) -> ActivatedBody {
    let next = match (inquiry.origin, viewer) {
        (Origin::Admin, _) => Next::SetPassword,
        (Origin::Form | Origin::Direct, None) => Next::SignIn,
        (Origin::Form | Origin::Direct, Some(_)) => Next::CompleteProfile,
    };
    let (state, company_name) = (inquiry.state.into(), inquiry.form.company_name);
    ActivatedBody { inquiry: OpenedView { state, company_name }, next: next.into() }
}

/// Opens a company's account with the link of the mail, for its owner, signed in or not.
/// A link that is unknown, used, replaced or over is one and the same answer.
#[utoipa::path(post, path = "/api/companies/activate", tag = "companies",
    request_body = Activate,
    responses((status = 200, body = ActivatedBody), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn activate_company(
    state: Data<State>,
    (guest, peer): (Guest, Peer),
    body: Body<Activate>,
) -> Result<Json<ActivatedBody>, ApiError> {
    let (token, user) = (body.value.token, guest.0.as_ref().map(|viewer| viewer.user.id));
    let opened = activate::open_link(&state.db, token, user, peer.0).await?;
    Ok(Json(shown(opened, guest.0.as_deref())))
}
