//! What a company sees of the talent pool.

use std::collections::BTreeMap;

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use flows::talent::{self as acts, Beside};
use kernel::UserId;
use serde::{Deserialize, Serialize};
use talent::cards::{self, Card, Cards, Filter, Named};
use talent::profiles::{Authorisation, Availability, Employment, Place, Score, Skill};
use utoipa::{IntoParams, ToSchema};

use super::{BesideView, FactsView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Member, paging_of, query};
use crate::wire::{
    TalentAuthorisation, TalentAvailability, TalentEmployment, TalentPlace, TalentScore,
};

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
    /// What kind of work they look for.
    #[param(value_type = Option<TalentEmployment>)]
    employment: Option<String>,
    /// Where they may work without a sponsor, as they say.
    #[param(value_type = Option<TalentAuthorisation>)]
    authorised: Option<String>,
    /// Verified results that reach this.
    #[param(value_type = Option<TalentScore>)]
    score: Option<String>,
    /// All of these words in the headline of somebody who shows their name; 1 to 100 characters.
    text: Option<String>,
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
            employment: word("employment", self.employment.as_deref(), Employment::parse)?,
            authorised: word("authorised", self.authorised.as_deref(), Authorisation::parse)?,
            score: word("score", self.score.as_deref(), Score::parse)?,
            text: self
                .text
                .as_deref()
                .map(str::trim)
                .filter(|text| !text.is_empty())
                .map(str::to_owned),
        })
    }
}

/// A candidate who shows their name.
#[derive(Serialize, ToSchema)]
#[schema(as = NamedTalent)]
pub(super) struct NamedView {
    name: String,
    headline: String,
    /// What goes with the card; null where the company does not pay.
    beside: Option<BesideView>,
}

impl NamedView {
    /// With what goes with the card, where the company may see that.
    pub(super) fn of(named: Named, beside: Option<Beside>) -> Self {
        let beside = beside.map(BesideView::from);
        Self { beside, name: named.name, headline: named.headline }
    }
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

impl CardView {
    /// With what goes with it, where the company may see that.
    fn of(card: Card, beside: &mut BTreeMap<UserId, Beside>) -> Self {
        let named = card.named.map(|named| {
            let beside = beside.remove(&named.user);
            NamedView::of(named, beside)
        });
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
    let help = "Ask for `skills`, `availability`, `place`, `employment`, `authorised`, `score`, `text`, \
                `cursor` and `limit`, each once.";
    let wanted: Wanted = query(&req, help)?;
    let filter = wanted.filter()?;
    let after = wanted.cursor.as_deref().map(str::parse).transpose()?;
    let limit = paging_of(None, wanted.limit.as_deref())?.limit;
    let (company, now) = (member.membership.company.id, state.clock.now());
    let pays = member.flags.payment;
    let page = state.db.read(move |conn| {
        let page = cards::list(conn, company, &filter, after.as_ref(), (limit, now))?;
        // Who may not contact people by their names sees of them what the card says.
        let named = page.items.iter().filter_map(|card| card.named.as_ref()).filter(|_| pays);
        let named: Vec<UserId> = named.map(|named| named.user).collect();
        let beside = acts::beside(conn, company, &named)?;
        Ok::<_, ApiError>((page, beside))
    });
    let (Cards { items, next }, mut beside) = page.await?;
    let next_cursor = next.map(|place| place.to_string());
    let items = items.into_iter().map(|card| CardView::of(card, &mut beside)).collect();
    Ok(Json(CardsBody { items, next_cursor }))
}
