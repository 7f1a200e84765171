//! What came of the invitations to an assessment, sorted and filtered, and as a table for a spreadsheet.

use std::borrow::Cow;

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use assessments::decisions::State as Decided;
use assessments::invitations::Invitation;
use assessments::results::{self, Order, Side, Wanted};
use assessments::verification::Standing;
use kernel::AssessmentId;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::company::invitations::{InvitationView, host};
use crate::web::{Id, MOST_ROWS, Member, Viewer, paging_of, query, spreadsheet};
use crate::wire::{AttemptVerification, PageBody, ResultDecision, ResultOrder, ResultSide, csv};

/// Which results are asked for, and in which order.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct WantedResults {
    /// The highest score first where it is left out.
    #[param(value_type = Option<ResultOrder>)]
    order: Option<String>,
    /// Those on this side of the cut-off that is chosen; all where none is.
    #[param(value_type = Option<ResultSide>)]
    side: Option<String>,
    /// Those beside whose grade this stands.
    #[param(value_type = Option<AttemptVerification>)]
    verification: Option<String>,
    /// Those about which this is decided; applicants are decided on at their board and are left out.
    #[param(value_type = Option<ResultDecision>)]
    decision: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

/// The word of a list that was asked for, where one was.
fn word<T>(
    text: Option<&str>,
    parse: impl Fn(&str) -> Option<T>,
    help: &'static str,
) -> Result<Option<T>, ApiError> {
    let known = |text| parse(text).ok_or_else(|| ApiError::bad_request("bad_query", help));
    text.map(known).transpose()
}

impl WantedResults {
    fn read(req: &HttpRequest) -> Result<Self, ApiError> {
        let help =
            "Ask for `order`, `side`, `verification`, `decision`, `cursor` and `limit`, each once.";
        query(req, help)
    }

    fn wanted(&self) -> Result<Wanted, ApiError> {
        let order = word(self.order.as_deref(), Order::parse, "There is no such order.")?;
        let side = word(self.side.as_deref(), Side::parse, "There is no such side.")?;
        let standing = self.verification.as_deref();
        let verification = word(standing, Standing::parse, "There is no such verification.")?;
        let decided = self.decision.as_deref();
        let decision = word(decided, Decided::parse, "There is no such decision.")?;
        Ok(Wanted { order: order.unwrap_or(Order::Highest), side, verification, decision })
    }
}

/// The invitations to one of the company's assessments whose attempts are over, or that an earlier result has
/// answered.
#[utoipa::path(get, path = "/api/assessments/{id}/results", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path), WantedResults),
    responses((status = 200, body = PageBody<InvitationView>), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_results(
    state: Data<State>,
    member: Member,
    viewer: Viewer,
    id: Id<AssessmentId>,
    req: HttpRequest,
) -> Result<Json<PageBody<InvitationView>>, ApiError> {
    member.require_reader()?;
    let asked = WantedResults::read(&req)?;
    let wanted = asked.wanted()?;
    let place = paging_of(asked.cursor.as_deref(), asked.limit.as_deref())?.into();
    let host = host(&state, &member, &viewer);
    let of = (host.company, id.0);
    let found = state.db.read(move |conn| results::list(conn, of, &wanted, place)).await?;
    let page = found.ok_or_else(ApiError::not_found)?;
    let invites = member.membership.role.invites();
    Ok(Json(PageBody::of(page, |row| InvitationView::of(row, &host).for_reader(invites))))
}

const HEADINGS: [&str; 9] = [
    "Candidate",
    "E-mail",
    "State",
    "Fineness",
    "Standard error",
    "Verification",
    "Decision",
    "Submitted",
    "Earlier attempt begun",
];

/// What stands for a standard error that nobody has estimated.
const UNKNOWN: &str = "not yet estimated";

fn table(of: Vec<Invitation>) -> Result<Vec<u8>, ::csv::Error> {
    let rows = of.into_iter().filter_map(|one| {
        let attempt = one.attempt?;
        let error = |error: Option<i32>| error.map_or(UNKNOWN.into(), |error| error.to_string());
        let time = |at: Option<kernel::Instant>| at.map(|at| at.to_rfc3339()).unwrap_or_default();
        let standing = attempt.verification.map(Standing::as_str).unwrap_or_default();
        let cells: Vec<Cow<'static, str>> = vec![
            one.name.unwrap_or_default().into(),
            one.email.into(),
            attempt.state.as_str().into(),
            attempt.fineness.map(|score| score.to_string()).unwrap_or_default().into(),
            attempt.fineness.map(|_| error(attempt.standard_error)).unwrap_or_default().into(),
            standing.into(),
            attempt.decision.map(Decided::as_str).unwrap_or_default().into(),
            time(attempt.submitted_at).into(),
            time(attempt.earlier).into(),
        ];
        Some(cells)
    });
    csv(&HEADINGS, rows)
}

/// The same as a table, at most 10,000 rows.
#[utoipa::path(get, path = "/api/assessments/{id}/results/export", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path), WantedResults),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 400, body = ProblemBody), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn export_results(
    state: Data<State>,
    member: Member,
    id: Id<AssessmentId>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    member.require_reader()?;
    let wanted = WantedResults::read(&req)?.wanted()?;
    let of = (member.membership.company.id, id.0);
    let found = state.db.read(move |conn| results::all(conn, of, &wanted, MOST_ROWS)).await?;
    spreadsheet("results", table(found.ok_or_else(ApiError::not_found)?))
}
