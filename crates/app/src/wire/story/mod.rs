//! Wire shapes of interview experiences. What is not named here is in no answer.

pub(crate) mod form;

use interviews::directory::{Known, Stats};
use interviews::form::Round;
use interviews::replies::Shown;
use interviews::stories::{Card, Part, Story};
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use crate::wire::{
    RoundFormat, RoundKind, StoryExperience, StoryExperienceTally, StoryLevel, StoryOutcome,
    StoryOutcomeTally, StorySource, Time,
};

/// A company that a story tells of.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryCompany)]
pub(crate) struct CompanyView {
    pub(crate) name: String,
    /// Its part of an address.
    pub(crate) slug: String,
    /// Its account here, where it has one.
    pub(crate) company_id: Option<Uuid>,
}

/// A part of a text that was searched.
#[derive(Serialize, ToSchema)]
#[schema(as = TextPart)]
struct PartView {
    text: String,
    /// Whether it is what was searched for.
    hit: bool,
}

impl From<Part> for PartView {
    fn from(part: Part) -> Self {
        Self { text: part.text, hit: part.hit }
    }
}

/// A story in a list.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryCard)]
pub(crate) struct CardView {
    id: Uuid,
    /// Its one address.
    path: String,
    company: CompanyView,
    position: String,
    level: StoryLevel,
    year: i32,
    month: Option<i32>,
    outcome: StoryOutcome,
    /// 1 to 5.
    difficulty: i32,
    experience: StoryExperience,
    source: StorySource,
    /// Two letters.
    language: String,
    rounds_count: i32,
    /// At most 240 characters.
    excerpt: String,
    /// Where the words were found; null when none were searched.
    highlights: Option<Vec<Vec<PartView>>>,
    /// Whether our own records prove the interview.
    verified: bool,
    likes_count: i32,
    published_at: Time,
}

impl CardView {
    pub(crate) fn of(card: Card, searched: bool) -> Self {
        let parts = |place: Vec<Part>| place.into_iter().map(PartView::from).collect();
        let path = card.path();
        let highlights = searched.then(|| card.highlights.into_iter().map(parts).collect());
        Self {
            id: card.id.0,
            path,
            company: CompanyView {
                name: card.company.name,
                slug: card.company.slug,
                company_id: card.company.company.map(|id| id.0),
            },
            position: card.position,
            level: card.level.into(),
            year: card.year,
            month: card.month,
            outcome: card.outcome.into(),
            difficulty: card.difficulty,
            experience: card.experience.into(),
            source: card.source.into(),
            language: card.language,
            rounds_count: card.rounds_count,
            excerpt: card.excerpt,
            highlights,
            verified: card.verified,
            likes_count: card.likes_count,
            published_at: card.published_at.into(),
        }
    }
}

/// One round of an interview.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryRound)]
pub(crate) struct RoundView {
    kind: RoundKind,
    minutes: Option<i32>,
    format: RoundFormat,
    /// `YYYY-MM`.
    held_on: Option<String>,
    description: String,
    questions: Vec<String>,
}

impl From<Round> for RoundView {
    fn from(round: Round) -> Self {
        Self {
            kind: round.kind.into(),
            minutes: round.minutes,
            format: round.format.into(),
            held_on: round.held_on,
            description: round.description,
            questions: round.questions,
        }
    }
}

/// What the stories of one company say together.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryStats)]
pub(crate) struct StatsView {
    stories: i32,
    /// 1 to 5.
    difficulty_mean: f64,
    /// The standard error of the mean.
    difficulty_spread: f64,
    outcomes: StoryOutcomeTally,
    experience: StoryExperienceTally,
    median_days_to_decision: Option<f64>,
    median_rounds: f64,
}

impl From<Stats> for StatsView {
    fn from(stats: Stats) -> Self {
        Self {
            stories: stats.stories,
            difficulty_mean: stats.difficulty_mean,
            difficulty_spread: stats.difficulty_spread,
            outcomes: stats.outcomes.into(),
            experience: stats.experience.into(),
            median_days_to_decision: stats.median_days_to_decision,
            median_rounds: stats.median_rounds,
        }
    }
}

/// What a company answered.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryReply)]
pub(crate) struct ReplyView {
    text: String,
    published_at: Time,
    company_name: String,
}

impl From<Shown> for ReplyView {
    fn from(reply: Shown) -> Self {
        let published_at = reply.published_at.into();
        Self { text: reply.text, published_at, company_name: reply.company_name }
    }
}

/// A story with all its text. No field says who wrote it.
#[derive(Serialize, ToSchema)]
#[schema(as = Story)]
pub(crate) struct StoryView {
    #[serde(flatten)]
    card: CardView,
    /// Its author, as far as anybody may know.
    told_by: String,
    summary: String,
    rounds: Vec<RoundView>,
    tips: Option<String>,
    days_to_decision: Option<i32>,
    reply: Option<ReplyView>,
    /// When this text was checked.
    checked_at: Time,
    /// At most six.
    related: Vec<CardView>,
    /// Null below five stories.
    company_stats: Option<StatsView>,
}

impl StoryView {
    pub(crate) fn of(
        story: Story,
        reply: Option<ReplyView>,
        related: Vec<Card>,
        stats: Option<Stats>,
    ) -> Self {
        Self {
            told_by: story.card.told_by(),
            days_to_decision: story.card.days_to_decision,
            checked_at: story.card.checked_at.into(),
            card: CardView::of(story.card, false),
            summary: story.summary,
            rounds: story.rounds.into_iter().map(RoundView::from).collect(),
            tips: story.tips,
            reply,
            related: related.into_iter().map(|card| CardView::of(card, false)).collect(),
            company_stats: stats.map(StatsView::from),
        }
    }
}

/// A company and how many stories tell of it.
#[derive(Serialize, ToSchema)]
#[schema(as = ToldCompany)]
pub(crate) struct KnownView {
    name: String,
    slug: String,
    stories: i32,
    company_id: Option<Uuid>,
}

impl From<Known> for KnownView {
    fn from(known: Known) -> Self {
        let company_id = known.company.map(|id| id.0);
        Self { name: known.name, slug: known.slug, stories: known.stories, company_id }
    }
}
