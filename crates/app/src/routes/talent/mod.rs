//! The talent pool: candidates who let companies find them, and introductions.

pub(crate) mod answers;
pub(crate) mod cards;
pub(crate) mod introductions;
pub(crate) mod profiles;
pub(crate) mod recruiting;
pub(crate) mod searches;

use talent::cards::Facts;
use utoipa::{OpenApi, ToSchema};

use crate::wire::{TalentAvailability, TalentPlace, TalentSkill, Word};

/// What is shown of a candidate. What fewer than five people share is left out.
#[derive(serde::Serialize, ToSchema)]
#[schema(as = TalentFacts)]
pub(crate) struct FactsView {
    /// Null where that is not shown.
    availability: Option<TalentAvailability>,
    skills: Vec<TalentSkill>,
    places: Vec<TalentPlace>,
}

impl From<Facts> for FactsView {
    fn from(facts: Facts) -> Self {
        Self {
            availability: facts.availability.map(Word),
            skills: facts.skills.into_iter().map(Word).collect(),
            places: facts.places.into_iter().map(Word).collect(),
        }
    }
}

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    profiles::show_talent_pool,
    profiles::show_talent_profile,
    profiles::save_talent_profile,
    profiles::leave_talent_pool,
    profiles::list_blockable_companies,
    answers::list_introductions_to_me,
    answers::accept_introduction,
    answers::decline_introduction,
    cards::list_cards,
    searches::list_searches,
    searches::save_search,
    searches::delete_search,
    introductions::list_introductions,
    introductions::request_introduction,
    introductions::cancel_introduction,
    recruiting::list_recommended,
    recruiting::send_direct_message,
))]
pub(crate) struct Document;
