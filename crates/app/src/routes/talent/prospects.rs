//! Cards of the talent pool that a company keeps for one of its roles.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use flows::talent::{self as acts, Beside, Prospects, Recruiter};
use kernel::uuid::Uuid;
use kernel::{RoleId, TalentProspectId};
use serde::{Deserialize, Serialize};
use talent::prospects::{self, MAX_PROSPECTS, Prospect};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::FactsView;
use super::cards::NamedView;
use super::introductions::{IntroductionView, PayBody, asked, recruiter};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Viewer, input, paging_of, query, text};
use crate::wire::{Nothing, Time};

/// Which prospects are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct ProspectsWanted {
    /// One of the company's roles.
    #[param(value_type = Uuid)]
    role_id: String,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

/// Adds a card to a role.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AddTalentProspect {
    /// One of the company's roles that has not ended.
    #[schema(value_type = Uuid)]
    role_id: RoleId,
    /// Of the card.
    #[validate(length(max = 200))]
    handle: String,
    /// For the members of the company, at most 500 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    note: Option<String>,
}

/// Asks a prospect for an introduction.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RequestIntroductionToProspect {
    /// One of the company's roles that is live.
    #[schema(value_type = Uuid)]
    role_id: RoleId,
    /// 80 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    message: String,
    pay: PayBody,
}

input!(AddTalentProspect, RequestIntroductionToProspect);

/// A card of the talent pool that the company keeps for a role.
#[derive(Serialize, ToSchema)]
#[schema(as = TalentProspect)]
pub(crate) struct ProspectView {
    /// What an act names. It says nothing of the card's handle, nor to any other company.
    id: Uuid,
    /// Four letters that the card was called by when it was added, such as `K7F2`.
    label: String,
    facts: FactsView,
    /// Null for somebody anonymous.
    named: Option<NamedView>,
    /// What the company has noted.
    note: Option<String>,
    added_at: Time,
}

impl ProspectView {
    /// With what goes with the card, where the company may see that.
    fn of(one: Prospect, beside: Option<Beside>) -> Self {
        Self {
            id: one.id.0,
            label: one.label,
            facts: one.facts.into(),
            named: one.named.map(|named| NamedView::of(named, beside)),
            note: one.note,
            added_at: one.added_at.into(),
        }
    }
}

/// A page of prospects.
#[derive(Serialize, ToSchema)]
#[schema(as = TalentProspects)]
pub(crate) struct ProspectsBody {
    items: Vec<ProspectView>,
    /// Where the next page starts; null on the last.
    next_cursor: Option<String>,
    /// How many there are on all pages.
    count: usize,
    /// How many a role has at most.
    most: usize,
}

fn editor(viewer: &Viewer, member: &Member) -> Result<Recruiter, ApiError> {
    if !member.membership.role.invites() {
        let text = "Only owners and recruiters of your company can change its prospects.";
        return Err(ApiError::forbidden("role", text));
    }
    let company = member.membership.company.id;
    Ok(Recruiter { company, user: viewer.user.id, pays: member.flags.payment })
}

/// The cards that the company keeps for one of its roles, those added last first. A card is gone once its candidate
/// leaves, hides, blocks the company or was asked by it, and where an anonymous one says something else or
/// fewer than five have said the same ever since.
#[utoipa::path(get, path = "/api/talent-prospects", tag = "talent", security(("bearer" = [])),
    params(ProspectsWanted),
    responses((status = 200, body = ProspectsBody), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_prospects(
    state: Data<State>,
    member: Member,
    req: HttpRequest,
) -> Result<Json<ProspectsBody>, ApiError> {
    let wanted: ProspectsWanted =
        query(&req, "Ask for `role_id`, `cursor` and `limit`, each once.")?;
    let role: RoleId = wanted.role_id.parse().map_err(|_| ApiError::not_found())?;
    let paging: kernel::Paging =
        paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?.into();
    let (who, now) = ((member.membership.company.id, member.flags.payment), state.clock.now());
    let read = state.db.read(move |conn| acts::prospects(conn, who, role, paging, now));
    let Prospects { page, count, mut beside } = read.await?;
    let items = page.items.into_iter().map(|one| {
        let beside = beside.remove(&one.user);
        ProspectView::of(one, beside)
    });
    Ok(Json(ProspectsBody {
        items: items.collect(),
        next_cursor: page.next.map(|cursor| cursor.to_string()),
        count,
        most: MAX_PROSPECTS,
    }))
}

/// Adds a card to one of the company's roles. One that is there already stays once, with this note. The candidate is
/// not notified.
#[utoipa::path(post, path = "/api/talent-prospects", tag = "talent", security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header)), request_body = AddTalentProspect,
    responses((status = 201, body = ProspectView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn add_prospect(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    body: Body<AddTalentProspect>,
) -> Result<HttpResponse, ApiError> {
    let (by, now) = (editor(&viewer, &member)?, state.clock.now());
    let AddTalentProspect { role_id, handle, note } = body.value;
    let once =
        Once { user: by.user, key, route: "POST /api/talent-prospects", digest: body.digest };
    once.run(&state, move |conn| {
        let card = (handle.as_str(), note.as_deref());
        let (added, beside) = acts::add_prospect(conn, by, role_id, card, now)?;
        Ok((StatusCode::CREATED, ProspectView::of(added, beside)))
    })
    .await
}

/// Takes a prospect off the list.
#[utoipa::path(delete, path = "/api/talent-prospects/{id}", tag = "talent",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = Nothing), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn remove_prospect(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<TalentProspectId>,
) -> Result<Json<Nothing>, ApiError> {
    let (by, now) = (editor(&viewer, &member)?, state.clock.now());
    let own = (by.company, by.user);
    state.db.write(move |conn| prospects::remove(conn, own, id, now)).await?;
    Ok(Json(Nothing {}))
}

/// Asks a prospect for an introduction, who is notified and leaves the list.
#[utoipa::path(post, path = "/api/talent-prospects/{id}/introductions", tag = "talent",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = RequestIntroductionToProspect,
    responses((status = 201, body = IntroductionView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn request_introduction_to_prospect(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<TalentProspectId>, Body<RequestIntroductionToProspect>),
) -> Result<HttpResponse, ApiError> {
    let (by, sender) = (recruiter(&viewer, &member)?, state.sender());
    let RequestIntroductionToProspect { role_id, message, pay } = body.value;
    let asked = asked(role_id, message, pay);
    state.db.write(move |conn| acts::ask(conn, by.company)).await?;
    let route = "POST /api/talent-prospects/{id}/introductions";
    let once = Once { user: by.user, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let made = acts::ask_prospect(conn, &sender, by, id.0, &asked)?;
        Ok((StatusCode::CREATED, IntroductionView::of(made, None)))
    })
    .await
}
