//! What has happened at the caller's company.

use actix_web::web::{Data, Json};
use flows::home::{self, Happening};
use flows::selection::Who;
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use super::{PersonView, looker};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Member, Paging, Viewer};
use crate::wire::words::StepBy;
use crate::wire::{ActivityKind, CandidateStepBy, PageBody, Time, Word};

/// Something that has happened.
#[derive(Serialize, ToSchema)]
#[schema(as = Activity)]
pub(crate) struct ActivityView {
    /// Its number, which no other row has.
    number: i64,
    kind: ActivityKind,
    by: CandidateStepBy,
    /// The person of the company; null for others, for colleagues who have left, and once they are erased.
    by_name: Option<String>,
    /// Of a role or an assessment its title, of an invoice its number, else the company's name.
    title: String,
    /// Null where it is about nobody.
    whom: Option<PersonView>,
    /// What is opened to look at it.
    place_id: Option<Uuid>,
    /// The role or the assessment that it belongs to.
    parent_id: Option<Uuid>,
    at: Time,
}

impl From<Happening> for ActivityView {
    fn from(of: Happening) -> Self {
        let (by, by_name) = match of.by {
            Who::Member(name) => (StepBy::Member, name),
            Who::Candidate => (StepBy::Candidate, None),
            Who::Assay => (StepBy::Assay, None),
        };
        Self {
            number: of.number,
            kind: Word(of.kind),
            by: Word(by),
            by_name,
            title: of.title,
            whom: of.whom.map(PersonView::from),
            place_id: of.place,
            parent_id: of.parent,
            at: of.at.into(),
        }
    }
}

/// What has happened in the last 30 days, as far as the caller may see it, the newest first.
#[utoipa::path(get, path = "/api/companies/me/activity", tag = "companies", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ActivityView>), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody)))]
pub(crate) async fn list_activity(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    paging: Paging,
) -> Result<Json<PageBody<ActivityView>>, ApiError> {
    let (looker, now) = (looker(&viewer, &member), state.clock.now());
    let page = state.db.read(move |conn| home::activity(conn, looker, paging.into(), now));
    Ok(Json(PageBody::of(page.await?, ActivityView::from)))
}
