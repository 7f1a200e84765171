//! What a card says beside what somebody wrote: facts of other rows, and what the role requires.

use std::collections::HashMap;

use db::Conn;
use flows::selection::{self, Assessed};
use hiring::board::{self, Requirement, Shown, Veil};
use hiring::facts::{self, Facts};
use hiring::roles::form::Form;
use kernel::{ApplicationId, RoleId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::wire::{CandidateProgress, CandidateSource, RequirementKind, Word};

/// What the cards of a role's applications need beside those.
pub(crate) struct Known {
    results: HashMap<ApplicationId, Assessed>,
    facts: HashMap<ApplicationId, Facts>,
    form: Form,
    pub(super) veil: Veil,
}

impl Known {
    pub(crate) fn of(
        conn: &mut Conn,
        role: RoleId,
        ids: &[ApplicationId],
    ) -> Result<Self, ApiError> {
        let facts = facts::of(conn, ids)?;
        let results = selection::assessed(conn, ids)?;
        let (form, veil) = board::required(conn, role)?;
        Ok(Self { results, facts, form, veil })
    }

    /// The assessment that somebody was invited to. One that another list of the company names them in is left out while
    /// they are hidden: it would say who they are.
    pub(super) fn assessed(&self, id: ApplicationId, is_hidden: bool) -> Option<&Assessed> {
        self.results.get(&id).filter(|assessed| !(is_hidden && assessed.is_elsewhere))
    }

    /// The same for the admin, who looks with the company's eyes or their own.
    pub(crate) fn under(self, veil: Veil) -> Self {
        Self { veil, ..self }
    }
}

/// Something that the role requires.
#[derive(Serialize, ToSchema)]
#[schema(as = CandidateRequirement)]
pub(crate) struct RequirementView {
    kind: RequirementKind,
    /// The skill, the first day as `YYYY-MM-DD`, or the question.
    name: String,
    /// Whether the candidate states it, as far as the company reads what they wrote.
    is_stated: bool,
}

impl From<Requirement> for RequirementView {
    fn from(Requirement { kind, name, is_stated }: Requirement) -> Self {
        Self { kind: Word(kind), name, is_stated }
    }
}

/// How many scorecards there are.
#[derive(Serialize, ToSchema)]
#[schema(as = CandidateScorecards)]
struct ScorecardsView {
    /// How many are in.
    submitted: i64,
    /// How many people are to write one: those of its interviews, and those who have begun.
    asked: i64,
}

/// What other rows know of somebody.
#[derive(Serialize, ToSchema)]
#[schema(as = CandidateFacts)]
pub(crate) struct FactsView {
    /// How they came to apply; null once they are erased.
    source: Option<CandidateSource>,
    /// How far they are with the last assessment that they were invited to from the board.
    progress: CandidateProgress,
    scorecards: ScorecardsView,
    /// The member of the company who acted on it last, by name; null before anybody has.
    handled_by: Option<String>,
    /// In the order in which the role names them; nothing orders candidates by it.
    requirements: Vec<RequirementView>,
}

impl FactsView {
    pub(super) fn of(id: ApplicationId, shown: &Shown, known: &Known) -> Self {
        let facts = known.facts.get(&id);
        let requirements = board::requirements(&known.form, shown);
        Self {
            source: facts.and_then(|facts| facts.source).map(Word),
            progress: Word(facts.map_or(facts::Progress::None, |facts| facts.progress)),
            scorecards: ScorecardsView {
                submitted: facts.map_or(0, |facts| facts.submitted),
                asked: facts.map_or(0, |facts| facts.asked),
            },
            handled_by: facts.and_then(|facts| facts.handled_by.clone()),
            requirements: requirements.into_iter().map(RequirementView::from).collect(),
        }
    }
}
