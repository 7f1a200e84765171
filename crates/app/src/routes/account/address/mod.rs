//! Changing the address of the caller's account, with a code from its present mailbox and one from the new one.

use actix_web::HttpResponse;
use actix_web::web::{Data, Json};
use auth::otp::Code;
use flows::accounts::address::{self, Codes, Mover, Outcome};
use flows::limits::Who;
use flows::onboarding::apply::RESEND_AFTER_S;
use kernel::chrono::TimeDelta;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::onboarding::inquiries::SentBody;
use crate::web::{Body, Peer, Recent, Viewer, input};

/// The address that the account is to have.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangeAddress {
    email: String,
}

/// Both codes, as they were mailed.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ConfirmAddress {
    /// Six digits, mailed to the present address.
    present_code: String,
    /// Six digits, mailed to the new address.
    new_code: String,
}

input!(ChangeAddress, ConfirmAddress);

/// How far the change has come.
#[derive(Serialize, ToSchema)]
#[schema(as = AddressChange)]
pub(crate) struct ChangedBody {
    /// `done`: every sign-in has ended, and the new address logs in. `waiting`: the identity provider does not answer and
    /// is asked again; until then everything is as it was.
    state: &'static str,
}

fn mover(state: &State, viewer: Viewer, peer: Peer) -> Mover {
    Mover {
        who: Who::new(viewer.user.id, peer.0),
        user: viewer.user,
        offices: state.config.offices(),
        sender: state.sender(),
    }
}

/// Mails a code to the caller's address and one to the address that is to take its place. The answer is the same where
/// that has an account, which is mailed instead.
#[utoipa::path(post, path = "/api/users/address-change", tag = "users", security(("bearer" = [])),
    request_body = ChangeAddress,
    responses((status = 202, body = SentBody), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody), (status = 503, body = ProblemBody)))]
pub(crate) async fn ask_address_change(
    state: Data<State>,
    Recent(viewer): Recent,
    peer: Peer,
    body: Body<ChangeAddress>,
) -> Result<HttpResponse, ApiError> {
    let text = "Write a whole e-mail address.";
    let new = body.value.email.trim().parse::<kernel::Email>();
    let new = new.map_err(|_| ApiError::invalid_field("email", "format", text))?;
    let (mover, hashes) = (mover(&state, viewer, peer), &state.computing.hashes);
    address::ask(&state.db, &state.provider, hashes, mover, new).await?;
    let resend_after = state.clock.now() + TimeDelta::seconds(RESEND_AFTER_S);
    Ok(HttpResponse::Accepted().json(SentBody { resend_after: resend_after.into() }))
}

/// Checks both codes and changes the address of the caller's account. A wrong, used, expired or absent code of the two is
/// one and the same answer.
#[utoipa::path(post, path = "/api/users/address-change/confirm", tag = "users",
    security(("bearer" = [])), request_body = ConfirmAddress,
    responses((status = 200, body = ChangedBody), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn confirm_address_change(
    state: Data<State>,
    Recent(viewer): Recent,
    peer: Peer,
    body: Body<ConfirmAddress>,
) -> Result<Json<ChangedBody>, ApiError> {
    let codes = Codes {
        present: Code::parse(body.value.present_code.trim())?,
        new: Code::parse(body.value.new_code.trim())?,
    };
    let (mover, hashes) = (mover(&state, viewer, peer), &state.computing.hashes);
    let state = match address::confirm(&state.db, &state.provider, hashes, mover, codes).await? {
        Outcome::Done => "done",
        Outcome::Waiting => "waiting",
        Outcome::Refused => return Err(auth::Error::EmailTaken.into()),
    };
    Ok(Json(ChangedBody { state }))
}
