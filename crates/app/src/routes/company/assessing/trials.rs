//! Trying one problem as a candidate has it.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::Data;
use assessments::trials::{self, Member as Taker};
use challenges::problems::{self, Reader, Slug};
use flows::limits::{self, Action, Who};
use kernel::Email;
use sha2::{Digest, Sha256};

use super::versions::TrialView;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, IdempotencyKey, Member, Once, Viewer};

/// Begins a trial of the published version of a problem that the company may use, or goes on with the one from
/// before.
#[utoipa::path(post, path = "/api/problems/{id}/trial", tag = "assessments",
    security(("bearer" = [])),
    params(("id" = String, Path, description = "The problem's name"),
        ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 201, body = TrialView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn try_problem(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    slug: Id<Slug>,
) -> Result<HttpResponse, ApiError> {
    member.require_reader()?;
    let email: Email = viewer.user.email.parse().map_err(ApiError::internal)?;
    let (company, user) = (member.membership.company.id, viewer.user.id);
    let taker = Taker { company, user, email };
    let digest = Sha256::digest(slug.0.as_str().as_bytes()).to_vec();
    let once = Once { user, key, route: "POST /api/problems/{id}/trial", digest };
    let who = Who::new(user, None);
    state.db.write(move |conn| limits::take(conn, Action::TakeTrial, who)).await?;
    once.run(&state, move |conn| {
        let found = problems::by_slug(conn, Reader::Company(company), &slug.0)?;
        let problem = found.ok_or_else(ApiError::not_found)?.problem.id;
        let code = trials::begin_of_problem(conn, &taker, problem)?;
        Ok((StatusCode::CREATED, TrialView { code }))
    })
    .await
}
