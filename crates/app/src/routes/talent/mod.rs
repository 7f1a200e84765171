//! The talent pool: candidates who let companies find them, and introductions.

pub(crate) mod answers;
pub(crate) mod cards;
pub(crate) mod intern_profiles;
pub(crate) mod introductions;
pub(crate) mod messages;
pub(crate) mod profiles;
pub(crate) mod prospects;
pub(crate) mod recruiting;
pub(crate) mod resumes;
pub(crate) mod searches;

use assessments::reports::Row;
use assessments::verification::Standing;
use flows::talent::Beside;
use kernel::uuid::Uuid;
use talent::cards::Facts;
use utoipa::{OpenApi, ToSchema};

use crate::wire::{
    TalentAuthorisation, TalentAvailability, TalentEmployment, TalentPlace, TalentScore,
    TalentSkill, Time, Word,
};

/// What is shown of a candidate. What fewer than five people share is left out.
#[derive(serde::Serialize, ToSchema)]
#[schema(as = TalentFacts)]
pub(crate) struct FactsView {
    /// Null where that is not shown.
    availability: Option<TalentAvailability>,
    skills: Vec<TalentSkill>,
    places: Vec<TalentPlace>,
    employment: Vec<TalentEmployment>,
    /// Where they say that they may work without a sponsor.
    authorised: Vec<TalentAuthorisation>,
    /// What the best of their verified results reaches; null where that is not shown.
    score: Option<TalentScore>,
}

impl From<Facts> for FactsView {
    fn from(facts: Facts) -> Self {
        Self {
            availability: facts.availability.map(Word),
            skills: facts.skills.into_iter().map(Word).collect(),
            places: facts.places.into_iter().map(Word).collect(),
            employment: facts.employment.into_iter().map(Word).collect(),
            authorised: facts.authorised.into_iter().map(Word).collect(),
            score: facts.score.map(Word),
        }
    }
}

/// A file in the talent pool.
#[derive(serde::Serialize, ToSchema)]
#[schema(as = TalentResume)]
pub(crate) struct ResumeView {
    /// What a download names.
    id: Uuid,
    name: String,
    bytes: i32,
}

impl From<hiring::resumes::Resume> for ResumeView {
    fn from(file: hiring::resumes::Resume) -> Self {
        Self { id: file.id.0, name: file.name, bytes: file.bytes }
    }
}

/// A graded result that somebody in the talent pool shows.
#[derive(serde::Serialize, ToSchema)]
#[schema(as = TalentResult)]
struct ShownResultView {
    assessment_title: String,
    /// 0 to 1000.
    fineness: i32,
    graded_at: Time,
    is_verified: bool,
}

impl ShownResultView {
    /// `None` while it is not graded.
    fn of(row: Row) -> Option<Self> {
        Some(Self {
            assessment_title: row.assessment_title,
            fineness: row.fineness?,
            graded_at: row.graded_at?.into(),
            is_verified: row.verification == Some(Standing::Verified),
        })
    }
}

/// The parts that a candidate shows beside the card, with their name.
#[derive(serde::Serialize, ToSchema)]
#[schema(as = TalentBeside)]
pub(crate) struct BesideView {
    headline: String,
    /// Their page on GitHub.
    github: Option<String>,
    resume: Option<ResumeView>,
    /// The last graded first.
    results: Vec<ShownResultView>,
}

impl From<Beside> for BesideView {
    fn from(beside: Beside) -> Self {
        Self {
            headline: beside.headline,
            github: beside.github,
            resume: beside.resume.map(ResumeView::from),
            results: beside.results.into_iter().filter_map(ShownResultView::of).collect(),
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
    resumes::attach_talent_resume,
    resumes::detach_talent_resume,
    answers::list_introductions_to_me,
    answers::accept_introduction,
    answers::decline_introduction,
    messages::list_messages_to_me,
    messages::write_message_to_company,
    cards::list_cards,
    intern_profiles::show_intern_profile,
    searches::list_searches,
    searches::save_search,
    searches::delete_search,
    prospects::list_prospects,
    prospects::add_prospect,
    prospects::remove_prospect,
    prospects::request_introduction_to_prospect,
    introductions::list_introductions,
    introductions::request_introduction,
    introductions::cancel_introduction,
    messages::list_introduction_messages,
    messages::write_introduction_message,
    recruiting::list_recommended,
    recruiting::send_direct_message,
))]
pub(crate) struct Document;
