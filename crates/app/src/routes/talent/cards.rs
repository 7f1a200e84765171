//! What a company sees of the talent pool.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use serde::{Deserialize, Serialize};
use talent::cards::{self, Card, Cards, Filter};
use talent::profiles::{Availability, Place, Skill};
use utoipa::{IntoParams, ToSchema};

use super::FactsView;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Member, paging_of, query};
use crate::wire::{TalentAvailability, TalentPlace};

/// Which cards are asked for: those that say all of it.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Skills with commas between them, at most 20.
    skills: Option<String>,
    #[param(value_type = Option<TalentAvailability>)]
    availability: Option<String>,
    #[param(value_type = Option<TalentPlace>)]
    place: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

fn word<T>(
    field: &'static str,
    text: Option<&str>,
    parse: fn(&str) -> Option<T>,
) -> Result<Option<T>, ApiError> {
    let Some(text) = text.filter(|text| !text.is_empty()) else { return Ok(None) };
    let help = format!("There is no such {field}.");
    parse(text).map(Some).ok_or_else(|| ApiError::invalid_field(field, "not_offered", help))
}

impl Wanted {
    fn filter(&self) -> Result<Filter, ApiError> {
        let parts = self.skills.as_deref().unwrap_or_default().split(',');
        let skills: Option<_> = parts.filter(|part| !part.is_empty()).map(Skill::parse).collect();
        let help = "There is no such skill.";
        Ok(Filter {
            skills: skills.ok_or_else(|| ApiError::invalid_field("skills", "not_offered", help))?,
            availability: word("availability", self.availability.as_deref(), Availability::parse)?,
            place: word("place", self.place.as_deref(), Place::parse)?,
        })
    }
}

/// Who shows their name.
#[derive(Serialize, ToSchema)]
#[schema(as = NamedTalent)]
struct NamedView {
    name: String,
    headline: String,
}

/// A card of the talent pool.
#[derive(Serialize, ToSchema)]
#[schema(as = TalentCard)]
struct CardView {
    /// What a request for an introduction names, today and tomorrow. It says nothing to any other
    /// company, and changes with the pool.
    handle: String,
    /// Four letters, such as `K7F2`.
    label: String,
    facts: FactsView,
    /// Null for somebody anonymous.
    named: Option<NamedView>,
}

impl From<Card> for CardView {
    fn from(card: Card) -> Self {
        let named =
            card.named.map(|named| NamedView { name: named.name, headline: named.headline });
        Self { handle: card.handle, label: card.label, facts: card.facts.into(), named }
    }
}

/// A page of cards.
#[derive(Serialize, ToSchema)]
#[schema(as = TalentCards)]
pub(crate) struct CardsBody {
    items: Vec<CardView>,
    /// Where the next page starts; null on the last.
    next_cursor: Option<String>,
}

/// The cards that the caller's company sees, those who could begin soonest first. Whom it has asked in
/// the last 90 days is not among them.
#[utoipa::path(get, path = "/api/talent-pool/cards", tag = "talent", security(("bearer" = [])),
    params(Wanted),
    responses((status = 200, body = CardsBody), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody)))]
pub(crate) async fn list_cards(
    state: Data<State>,
    member: Member,
    req: HttpRequest,
) -> Result<Json<CardsBody>, ApiError> {
    let help = "Ask for `skills`, `availability`, `place`, `cursor` and `limit`, each once.";
    let wanted: Wanted = query(&req, help)?;
    let filter = wanted.filter()?;
    let after = wanted.cursor.as_deref().map(str::parse).transpose()?;
    let limit = paging_of(None, wanted.limit.as_deref())?.limit;
    let (company, now) = (member.membership.company.id, state.clock.now());
    let page = state
        .db
        .read(move |conn| cards::list(conn, company, &filter, after.as_ref(), (limit, now)));
    let Cards { items, next } = page.await?;
    let next_cursor = next.map(|place| place.to_string());
    Ok(Json(CardsBody { items: items.into_iter().map(CardView::from).collect(), next_cursor }))
}
