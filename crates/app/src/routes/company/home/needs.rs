//! What needs the caller.

use actix_web::web::{Data, Json};
use flows::home::{self, Need};
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use super::{PersonView, looker};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Member, Viewer};
use crate::wire::{NeedKind, Time, Word};

/// Something that needs the caller.
#[derive(Serialize, ToSchema)]
#[schema(as = Need)]
struct NeedView {
    kind: NeedKind,
    /// What is opened to do it: an application, a role, an assessment, a report, a case, an internship or an invoice.
    place_id: Uuid,
    /// The role that an application is for.
    role_id: Option<Uuid>,
    /// Of a role or an assessment its title, of an invoice its number.
    title: String,
    /// Null where it is about nobody.
    whom: Option<PersonView>,
    since: Time,
    /// When it is too late; null where it never is.
    until: Option<Time>,
    /// Until the end of which day it is to be done, where there is one.
    due_on: Option<NaiveDate>,
}

impl From<Need> for NeedView {
    fn from(need: Need) -> Self {
        Self {
            kind: Word(need.kind),
            place_id: need.place,
            role_id: need.role,
            title: need.title,
            whom: need.whom.map(PersonView::from),
            since: need.since.into(),
            until: need.until.map(Time::from),
            due_on: need.due_on,
        }
    }
}

/// How many of a kind are not listed.
#[derive(Serialize, ToSchema)]
#[schema(as = MoreNeeds)]
struct MoreView {
    kind: NeedKind,
    count: i64,
}

/// What needs the caller.
#[derive(Serialize, ToSchema)]
#[schema(as = Needs)]
pub(crate) struct NeedsView {
    /// The longest first, at most ten.
    items: Vec<NeedView>,
    /// How many there are beside those, of each kind that has any.
    more: Vec<MoreView>,
}

/// What stays undone until a person of the company does it, as far as the caller may: the longest first, at most ten.
#[utoipa::path(get, path = "/api/companies/me/needs", tag = "companies", security(("bearer" = [])),
    responses((status = 200, body = NeedsView), (status = 403, body = ProblemBody)))]
pub(crate) async fn list_needs(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
) -> Result<Json<NeedsView>, ApiError> {
    let (looker, now) = (looker(&viewer, &member), state.clock.now());
    let needs = state.db.read(move |conn| home::needs(conn, looker, now)).await?;
    let items = needs.items.into_iter().map(NeedView::from).collect();
    let more = |(kind, count)| MoreView { kind: Word(kind), count };
    Ok(Json(NeedsView { items, more: needs.more.into_iter().map(more).collect() }))
}
