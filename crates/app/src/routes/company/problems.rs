//! The problem bank, for those who build assessments.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use challenges::problems::{self, Reader, Slug};
use companies::grants;
use companies::profiles;
use db::Conn;
use kernel::uuid::Uuid;
use kernel::{ProblemId, UserId};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Paging, query};
use crate::web::{Member, Viewer};
use crate::wire::{PageBody, ProblemDetailView, ProblemView};

/// The catalogue with the company's own problems, newest first.
#[utoipa::path(get, path = "/api/problems", tag = "problems", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ProblemView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn list_problems(
    state: Data<State>,
    member: Member,
    paging: Paging,
) -> Result<Json<PageBody<ProblemView>>, ApiError> {
    let reader = Reader::Company(member.membership.company.id);
    let page = state.db.read(move |conn| problems::catalogue(conn, reader, paging.into()));
    Ok(Json(PageBody::of(page.await?, ProblemView::from)))
}

/// Which version of a problem is asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// The id of one of its versions. The published version answers where it is absent or another
    /// problem's.
    version: Option<Uuid>,
}

/// One problem as candidates see it, to companies that may use assessments and to the admin.
#[utoipa::path(get, path = "/api/problems/{id}", tag = "problems", security(("bearer" = [])),
    params(("id" = String, Path, description = "The problem's name"), Wanted),
    responses((status = 200, body = ProblemDetailView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_problem(
    state: Data<State>,
    viewer: Viewer,
    slug: Id<Slug>,
    req: HttpRequest,
) -> Result<Json<ProblemDetailView>, ApiError> {
    let wanted: Wanted = query(&req, "Ask for one `version`.")?;
    let version = wanted.version.map(ProblemId);
    let is_admin = viewer.user.is_admin(state.config.admin_email.as_ref());
    let found = state.db.read(move |conn| match reader(conn, viewer.user.id, is_admin)? {
        Some(reader) => Ok(problems::version(conn, reader, &slug.0, version)?),
        None => Ok::<_, ApiError>(None),
    });
    found.await?.map(|detail| Json(detail.into())).ok_or_else(ApiError::not_found)
}

/// What somebody may see: the admin everything, members of a company that may use assessments the bank and
/// the company's own. From all others a problem is hidden: what candidates will be asked is nobody else's to
/// know.
fn reader(conn: &mut Conn, user: UserId, is_admin: bool) -> Result<Option<Reader>, ApiError> {
    if is_admin {
        return Ok(Some(Reader::All));
    }
    let Some(membership) = profiles::of_member(conn, user)? else { return Ok(None) };
    let company = &membership.company;
    let may = grants::flags(conn, company.id)?.may_assess(company.state);
    Ok(may.then_some(Reader::Company(company.id)))
}
