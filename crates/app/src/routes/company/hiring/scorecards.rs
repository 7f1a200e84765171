//! What each member of a hiring team has seen in a candidate, said before they read the others.

use std::collections::BTreeMap;

use actix_web::web::{Data, Json};
use db::Conn;
use hiring::applications::{self, Application};
use hiring::scorecards::{self, Content, Event, Item, Rating, Reader, Scorecard};
use kernel::{ApplicationId, CompanyId, Seen, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::reader;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Member, Viewer, input, text};
use crate::wire::{ScorecardState, Time, Word};

/// Something to be rated.
#[derive(Serialize, ToSchema)]
#[schema(as = ScorecardItem)]
pub(crate) struct ItemView {
    name: String,
    /// What 1, 2, 3 and 4 stand for.
    anchors: Vec<&'static str>,
}

/// The rating of one item.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ScorecardRating)]
pub(crate) struct RatingBody {
    /// The item's name.
    item: String,
    /// 1 to 4; null where they could not see it.
    rating: Option<i32>,
}

fn ratings(given: Vec<Rating>) -> Vec<RatingBody> {
    given.into_iter().map(|Rating { item, rating }| RatingBody { item, rating }).collect()
}

/// What a scorecard said before it was amended.
#[derive(Serialize, ToSchema)]
#[schema(as = EarlierScorecard)]
pub(crate) struct EarlierView {
    ratings: Vec<RatingBody>,
    text: String,
    submitted_at: Time,
}

/// One scorecard.
#[derive(Serialize, ToSchema)]
#[schema(as = Scorecard)]
pub(crate) struct CardView {
    /// Its author; null once they have left the company.
    author: Option<String>,
    version: i32,
    state: ScorecardState,
    ratings: Vec<RatingBody>,
    text: String,
    /// Whether its author could read the others before they began.
    read_before: bool,
    submitted_at: Option<Time>,
    changed_at: Time,
    /// What it said before, the newest first.
    history: Vec<EarlierView>,
}

impl CardView {
    fn of(card: Scorecard, names: &BTreeMap<UserId, String>) -> Self {
        let earlier = |one: scorecards::Earlier| EarlierView {
            ratings: ratings(one.content.ratings),
            text: one.content.text,
            submitted_at: one.submitted_at.into(),
        };
        Self {
            author: names.get(&card.author).cloned(),
            version: card.version,
            state: Word(card.state),
            ratings: ratings(card.content.ratings),
            text: card.content.text,
            read_before: card.read_before,
            submitted_at: card.submitted_at.map(Time::from),
            changed_at: card.changed_at.into(),
            history: card.history.into_iter().map(earlier).collect(),
        }
    }
}

/// The scorecards of an application, as far as the caller may read them.
#[derive(Serialize, ToSchema)]
#[schema(as = Scorecards)]
pub(crate) struct CardsView {
    /// What is to be rated.
    items: Vec<ItemView>,
    /// The caller's own, once begun.
    own: Option<CardView>,
    /// What colleagues have submitted, in the order in which they began; empty until the caller has.
    others: Vec<CardView>,
    /// How many colleagues have submitted that the caller cannot read yet.
    hidden: usize,
}

/// A scorecard as it is written.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveScorecard {
    /// Of the scorecard, as it was read; 0 before it is begun.
    version: i32,
    /// Whether it counts from now on; what was submitted before is kept with it.
    submit: bool,
    ratings: Vec<RatingBody>,
    /// At most 4000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    text: String,
}

input!(SaveScorecard);

/// The names of those who belong to the company now.
pub(super) fn names(
    conn: &mut Conn,
    company: CompanyId,
) -> Result<BTreeMap<UserId, String>, ApiError> {
    let members = companies::team::members(conn, company)?;
    Ok(members.into_iter().map(|member| (member.user, member.name)).collect())
}

fn view(
    conn: &mut Conn,
    company: CompanyId,
    of: &Application,
    by: Reader,
) -> Result<CardsView, ApiError> {
    let (items, shown) = scorecards::show(conn, of, by)?;
    let names = names(conn, company)?;
    let item = |item: Item| ItemView { name: item.name, anchors: item.anchors.to_vec() };
    let card = |card| CardView::of(card, &names);
    Ok(CardsView {
        items: items.into_iter().map(item).collect(),
        own: shown.own.map(card),
        others: shown.others.into_iter().map(card).collect(),
        hidden: shown.hidden,
    })
}

/// The scorecards of one candidate. Nobody reads a colleague's before their own is submitted.
#[utoipa::path(get, path = "/api/applications/{id}/scorecards", tag = "hiring",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = CardsView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_scorecards(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<ApplicationId>,
) -> Result<Json<CardsView>, ApiError> {
    let by = reader(&viewer, &member)?;
    let as_reader = Reader { user: by.user, owns: member.membership.role.owns() };
    let read = state.db.read(move |conn| {
        let listed = applications::find_shown(conn, by.company, id)?;
        view(conn, by.company, &listed.application, as_reader)
    });
    Ok(Json(read.await?))
}

/// Writes on the caller's own scorecard, submits it, or amends what was submitted.
#[utoipa::path(put, path = "/api/applications/{id}/scorecard", tag = "hiring",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SaveScorecard,
    responses((status = 200, body = CardsView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn save_scorecard(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<ApplicationId>,
    body: Body<SaveScorecard>,
) -> Result<Json<CardsView>, ApiError> {
    let (by, now) = (reader(&viewer, &member)?, state.clock.now());
    let as_reader = Reader { user: by.user, owns: member.membership.role.owns() };
    let SaveScorecard { version, submit, ratings, text } = body.value;
    let rating = |RatingBody { item, rating }| Rating { item, rating };
    let content = Content { ratings: ratings.into_iter().map(rating).collect(), text };
    let event = if submit { Event::Submit } else { Event::Save };
    let done = state.db.write(move |conn| {
        let seen = Seen::at(id, version);
        let by_owner = (by, as_reader.owns);
        scorecards::save(conn, by_owner, seen, (&content, event), now)?;
        let listed = applications::find_shown(conn, by.company, id)?;
        view(conn, by.company, &listed.application, as_reader)
    });
    Ok(Json(done.await?))
}
