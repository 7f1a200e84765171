//! Lists of candidates that the admin makes for single companies.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use companies::grants;
use db::audit::Actor;
use kernel::uuid::Uuid;
use kernel::{CompanyId, TalentPickId, TalentProfileId};
use serde::{Deserialize, Serialize};
use talent::picks::{self, Eyes, Member, Pick};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::talent::FactsView;
use crate::web::{Body, Id, IdempotencyKey, Once, Paging, Viewer, input, query, text};
use crate::wire::{ListBody, Nothing, Time};

/// Who is asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Part of a name or an e-mail address, 2 to 100 characters.
    name: String,
}

/// Somebody who can be put on a list.
#[derive(Serialize, ToSchema)]
#[schema(as = RecruitMember)]
pub(crate) struct MemberView {
    id: Uuid,
    name: String,
    email: String,
    headline: String,
}

impl From<Member> for MemberView {
    fn from(member: Member) -> Self {
        let Member { id, name, email, headline } = member;
        Self { id: id.0, name, email, headline }
    }
}

/// Somebody on a list, as the admin sees them.
#[derive(Serialize, ToSchema)]
#[schema(as = RecruitPick)]
pub(crate) struct PickView {
    id: Uuid,
    name: String,
    email: String,
    headline: String,
    facts: FactsView,
    note: String,
    since: Time,
    /// Whether the company sees them now: they show their name, have not opted out and do not block it.
    is_shown: bool,
}

impl From<Pick> for PickView {
    fn from(pick: Pick) -> Self {
        Self {
            id: pick.id.0,
            name: pick.name,
            email: pick.email,
            headline: pick.headline,
            facts: pick.facts.into(),
            note: pick.note,
            since: pick.picked_at.into(),
            is_shown: pick.is_shown,
        }
    }
}

/// A page of a company's list.
#[derive(Serialize, ToSchema)]
#[schema(as = RecruitList)]
pub(crate) struct PicksBody {
    company_name: String,
    /// Whether the company has the access that shows it the list.
    super_star_access: bool,
    items: Vec<PickView>,
    /// Where the next page starts; null on the last.
    next_cursor: Option<String>,
}

/// Puts somebody on a company's list.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AddToRecruitList {
    /// One of those who were found.
    #[schema(value_type = Uuid)]
    member: TalentProfileId,
    /// What the company reads of them, 1 to 500 characters.
    #[serde(deserialize_with = "text::trimmed")]
    note: String,
}

input!(AddToRecruitList);

/// Candidates who show their name and take part in lists: the first ten by name.
#[utoipa::path(get, path = "/api/admin/recruit-members", tag = "admin", security(("bearer" = [])),
    params(Wanted),
    responses((status = 200, body = ListBody<MemberView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_recruit_members(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<ListBody<MemberView>>, ApiError> {
    let wanted: Wanted = query(&req, "Ask for `name`.")?;
    let name = wanted.name.trim().to_owned();
    if !(2..=100).contains(&name.chars().count()) || name.contains('\0') {
        let help = "Enter 2 to 100 characters of a name or an e-mail address.";
        return Err(ApiError::invalid_field("name", "length", help));
    }
    let found = state.db.read(move |conn| picks::members(conn, &name)).await?;
    Ok(Json(ListBody { items: found.into_iter().map(MemberView::from).collect() }))
}

/// A company's list, newest first.
#[utoipa::path(get, path = "/api/admin/recruit-lists/{id}", tag = "admin",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PicksBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_recruit_list(
    state: Data<State>,
    Id(company): Id<CompanyId>,
    paging: Paging,
) -> Result<Json<PicksBody>, ApiError> {
    let read = state.db.read(move |conn| {
        let known = picks::company(conn, company)?;
        let flags = grants::flags(conn, company)?;
        let page = picks::list(conn, (company, Eyes::Admin), paging.into())?;
        Ok::<_, ApiError>((known, flags, page))
    });
    let (known, flags, page) = read.await?;
    Ok(Json(PicksBody {
        company_name: known.name,
        super_star_access: flags.super_star_access,
        items: page.items.into_iter().map(PickView::from).collect(),
        next_cursor: page.next.map(|cursor| cursor.to_string()),
    }))
}

/// Puts a candidate on a company's list, with a note for the company.
#[utoipa::path(post, path = "/api/admin/recruit-lists/{id}", tag = "admin",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = AddToRecruitList,
    responses((status = 201, body = PickView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn add_to_recruit_list(
    state: Data<State>,
    viewer: Viewer,
    Id(company): Id<CompanyId>,
    key: IdempotencyKey,
    body: Body<AddToRecruitList>,
) -> Result<HttpResponse, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    let AddToRecruitList { member, note } = body.value;
    let route = "POST /api/admin/recruit-lists/{id}";
    let once = Once { user, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let added = picks::add(conn, Actor::User(user), (company, member), &note, now)?;
        Ok((StatusCode::CREATED, PickView::from(added)))
    })
    .await
}

/// Takes a candidate off a list. What the company has written to them stays.
#[utoipa::path(delete, path = "/api/admin/recruit-picks/{id}", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody)))]
pub(crate) async fn remove_from_recruit_list(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<TalentPickId>,
) -> Result<Json<Nothing>, ApiError> {
    let by = Actor::User(viewer.user.id);
    state.db.write(move |conn| picks::remove(conn, by, id)).await?;
    Ok(Json(Nothing {}))
}
