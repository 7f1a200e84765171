//! What a company looks for again.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use kernel::TalentSearchId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use talent::cards::Filter;
use talent::searches::{self, Search};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Viewer, input, text};
use crate::wire::{
    ListBody, Nothing, TalentAuthorisation, TalentAvailability, TalentEmployment, TalentPlace,
    TalentScore, TalentSkill, Word,
};

/// Saves a search.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveTalentSearch {
    /// 1 to 60 characters.
    #[serde(deserialize_with = "text::trimmed")]
    name: String,
    /// All of these, at most 20.
    #[validate(length(max = 100))]
    skills: Vec<TalentSkill>,
    availability: Option<TalentAvailability>,
    place: Option<TalentPlace>,
    employment: Option<TalentEmployment>,
    /// Where they may work without a sponsor, as they say.
    authorised: Option<TalentAuthorisation>,
    /// Verified results that reach this.
    score: Option<TalentScore>,
    /// All of these words in the headline of somebody who shows their name; 1 to 100 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 100))]
    text: Option<String>,
}

input!(SaveTalentSearch);

/// A saved search.
#[derive(Serialize, ToSchema)]
#[schema(as = TalentSearch)]
pub(crate) struct SearchView {
    id: Uuid,
    name: String,
    skills: Vec<TalentSkill>,
    availability: Option<TalentAvailability>,
    place: Option<TalentPlace>,
    employment: Option<TalentEmployment>,
    authorised: Option<TalentAuthorisation>,
    score: Option<TalentScore>,
    text: Option<String>,
}

impl From<Search> for SearchView {
    fn from(search: Search) -> Self {
        let Filter { skills, availability, place, employment, authorised, score, text } =
            search.filter;
        Self {
            id: search.id.0,
            name: search.name,
            skills: skills.into_iter().map(Word).collect(),
            availability: availability.map(Word),
            place: place.map(Word),
            employment: employment.map(Word),
            authorised: authorised.map(Word),
            score: score.map(Word),
            text,
        }
    }
}

/// The company's saved searches, newest first; there are at most 20.
#[utoipa::path(get, path = "/api/talent-searches", tag = "talent", security(("bearer" = [])),
    responses((status = 200, body = ListBody<SearchView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn list_searches(
    state: Data<State>,
    member: Member,
) -> Result<Json<ListBody<SearchView>>, ApiError> {
    let company = member.membership.company.id;
    let found = state.db.read(move |conn| searches::list(conn, company)).await?;
    Ok(Json(ListBody { items: found.into_iter().map(SearchView::from).collect() }))
}

/// Saves a search. The caller is notified once a day where it finds somebody new.
#[utoipa::path(post, path = "/api/talent-searches", tag = "talent", security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header)), request_body = SaveTalentSearch,
    responses((status = 201, body = SearchView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn save_search(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    body: Body<SaveTalentSearch>,
) -> Result<HttpResponse, ApiError> {
    let by = (member.membership.company.id, viewer.user.id);
    let SaveTalentSearch { name, skills, availability, place, employment, authorised, score, text } =
        body.value;
    let filter = Filter {
        skills: skills.into_iter().map(|word| word.0).collect(),
        availability: availability.map(|word| word.0),
        place: place.map(|word| word.0),
        employment: employment.map(|word| word.0),
        authorised: authorised.map(|word| word.0),
        score: score.map(|word| word.0),
        text,
    };
    let now = state.clock.now();
    let once = Once { user: by.1, key, route: "POST /api/talent-searches", digest: body.digest };
    once.run(&state, move |conn| {
        let search = searches::save(conn, by, &name, &filter, now)?;
        Ok((StatusCode::CREATED, SearchView::from(search)))
    })
    .await
}

/// Deletes a search.
#[utoipa::path(delete, path = "/api/talent-searches/{id}", tag = "talent",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody)))]
pub(crate) async fn delete_search(
    state: Data<State>,
    member: Member,
    Id(id): Id<TalentSearchId>,
) -> Result<Json<Nothing>, ApiError> {
    let company = member.membership.company.id;
    state.db.write(move |conn| searches::delete(conn, company, id)).await?;
    Ok(Json(Nothing {}))
}
