//! The statements of all partners, for staff who pay them.

use ::partners::statements::{self, State as Standing};
use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use flows::partners as acts;
use kernel::{PartnerStatementId, Seen};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::views::{PayoutView, StatementView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer, input, paging_of, query, text};
use crate::wire::{PageBody, StatementState};

/// Which statements are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Only those that have come so far.
    #[param(value_type = Option<StatementState>)]
    state: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

/// A payment of a statement.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PayPartnerStatement {
    /// The version that was read.
    version: i32,
    /// What the bank says to it, 1 to 120 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reference: String,
}

input!(PayPartnerStatement);

/// The statements of all partners, the newest first.
#[utoipa::path(get, path = "/api/billing/partner-statements", tag = "billing",
    security(("bearer" = [])), params(Wanted),
    responses((status = 200, body = PageBody<PayoutView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_payouts(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<PayoutView>>, ApiError> {
    let wanted: Wanted = query(&req, "Ask for `state`, `cursor` and `limit`, each once.")?;
    let paging = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?;
    let known = |text| {
        let help = "There is no such state.";
        Standing::parse(text).ok_or_else(|| ApiError::bad_request("bad_query", help))
    };
    let standing =
        wanted.state.as_deref().filter(|text| !text.is_empty()).map(known).transpose()?;
    let found = state.db.read(move |conn| statements::list(conn, None, standing, paging.into()));
    Ok(Json(PageBody::of(found.await?, PayoutView::from)))
}

/// Records that a statement was paid out, after its review, and notifies the partner.
#[utoipa::path(post, path = "/api/billing/partner-statements/{id}/pay", tag = "billing",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = PayPartnerStatement,
    responses((status = 200, body = StatementView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn pay_partner_statement(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<PartnerStatementId>,
    body: Body<PayPartnerStatement>,
) -> Result<Json<StatementView>, ApiError> {
    let by = state.reviewer(&viewer);
    let PayPartnerStatement { version, reference } = body.value;
    let seen = Seen::at(id, version);
    let paid = state.db.write(move |conn| acts::pay(conn, &by, seen, &reference)).await?;
    Ok(Json(paid.into()))
}
