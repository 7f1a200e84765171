//! A candidate's own page, by who asks.

use actix_web::HttpResponse;
use actix_web::http::header::CACHE_CONTROL;
use actix_web::web::Data;
use flows::intern_profiles::{self as pages, Card, Known, Page, Shared};
use flows::talent::Met;
use hiring::applications::Answer;
use internships::placements::Internship;
use kernel::UserId;
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use super::cards::NamedView;
use super::introductions::PersonView;
use super::{BesideView, FactsView, ResumeView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Viewer};
use crate::wire::{ApplicationState, InternshipState, TalentVisibility, Time, Word};

/// A question of a role, and what was said.
#[derive(Serialize, ToSchema)]
#[schema(as = SharedAnswer)]
struct AnswerView {
    question: String,
    answer: String,
}

impl From<Answer> for AnswerView {
    fn from(answer: Answer) -> Self {
        Self { question: answer.question, answer: answer.answer }
    }
}

/// An application that the company reads by its person's name.
#[derive(Serialize, ToSchema)]
#[schema(as = SharedApplication)]
pub(crate) struct ApplicationView {
    /// What the board opens it by.
    id: Uuid,
    role_id: Uuid,
    role_title: String,
    state: ApplicationState,
    applied_at: Time,
    email: Option<String>,
    headline: Option<String>,
    education: Option<String>,
    skills: Vec<String>,
    available_from: Option<NaiveDate>,
    answers: Vec<AnswerView>,
    /// What they say to the company.
    note: Option<String>,
    resume: Option<ResumeView>,
}

impl From<Shared> for ApplicationView {
    fn from(shared: Shared) -> Self {
        let Shared { listed, shown, resume } = shared;
        let application = listed.application;
        Self {
            id: application.id.0,
            role_id: application.role.0,
            role_title: listed.title,
            state: Word(application.state),
            applied_at: application.applied_at.into(),
            email: shown.email,
            headline: shown.headline,
            education: shown.education,
            skills: shown.skills,
            available_from: shown.available_from,
            answers: shown.answers.into_iter().map(AnswerView::from).collect(),
            note: shown.note,
            resume: resume.map(ResumeView::from),
        }
    }
}

/// An internship of theirs at the company.
#[derive(Serialize, ToSchema)]
#[schema(as = SharedInternship)]
pub(crate) struct InternshipView {
    id: Uuid,
    role_title: String,
    state: InternshipState,
    starts_on: NaiveDate,
    ends_on: NaiveDate,
}

impl From<Internship> for InternshipView {
    fn from(one: Internship) -> Self {
        Self {
            id: one.id.0,
            role_title: one.role_title,
            state: Word(one.state),
            starts_on: one.starts_on,
            ends_on: one.ends_on,
        }
    }
}

/// A person who has accepted an introduction.
#[derive(Serialize, ToSchema)]
#[schema(as = SharedIntroduction)]
pub(crate) struct MetView {
    person: PersonView,
    /// Null once they have left the pool, hide or block the company.
    beside: Option<BesideView>,
}

impl From<Met> for MetView {
    fn from(met: Met) -> Self {
        let Met { person, beside } = met;
        Self { person: PersonView::from(&person), beside: beside.map(BesideView::from) }
    }
}

/// The card of somebody who shows their name, without what a request would name.
#[derive(Serialize, ToSchema)]
#[schema(as = SharedCard)]
pub(crate) struct CardView {
    facts: FactsView,
    named: NamedView,
}

impl From<Card> for CardView {
    fn from(card: Card) -> Self {
        let Card { facts, named, beside } = card;
        Self { facts: facts.into(), named: NamedView::of(named, beside) }
    }
}

/// A candidate's page, by who asks.
#[derive(Serialize, ToSchema)]
#[serde(tag = "view", rename_all = "snake_case")]
#[schema(as = InternProfile)]
pub(crate) enum PageView {
    /// To the admin.
    Admin {
        /// Where everything is read.
        href: String,
    },
    /// To the person.
    #[serde(rename = "self")]
    Own {
        name: String,
        /// How they stand in the talent pool; null where they are not in it.
        pool: Option<TalentVisibility>,
    },
    /// To a company that knows who they are.
    Company {
        name: String,
        /// Those that it reads by their name, the last sent first.
        applications: Vec<ApplicationView>,
        /// The last that began first, at most 25.
        internships: Vec<InternshipView>,
        /// Null where they have accepted no introduction to it.
        met: Option<Box<MetView>>,
        /// Null where they do not show their name, or not to it.
        card: Option<Box<CardView>>,
    },
    /// To every other company that hires, where they show their name.
    Card { card: Box<CardView> },
}

impl PageView {
    fn of(page: Page, id: UserId) -> Self {
        match page {
            Page::Admin => Self::Admin { href: format!("/api/admin/candidates/{id}") },
            Page::Own { name, pool } => Self::Own { name, pool: pool.map(Word) },
            Page::Company(known) => {
                let Known { name, applications, internships, met, card } = *known;
                Self::Company {
                    name,
                    applications: applications.into_iter().map(ApplicationView::from).collect(),
                    internships: internships.into_iter().map(InternshipView::from).collect(),
                    met: met.map(|met| Box::new(met.into())),
                    card: card.map(|card| Box::new(card.into())),
                }
            }
            Page::Card(card) => Self::Card { card: Box::new((*card).into()) },
        }
    }
}

/// A candidate as far as the caller may know them. For everybody else there is nobody here.
#[utoipa::path(get, path = "/api/intern-profiles/{id}", tag = "talent",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = PageView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_intern_profile(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<UserId>,
) -> Result<HttpResponse, ApiError> {
    let is_admin = viewer.user.is_admin(state.config.admin_email.as_ref());
    let (user, now) = (viewer.user, state.clock.now());
    let read = state.db.read(move |conn| pages::read(conn, (&user, is_admin), id, now));
    let page = read.await?.ok_or_else(ApiError::not_found)?;
    Ok(HttpResponse::Ok()
        .insert_header((CACHE_CONTROL, "private, no-store"))
        .json(PageView::of(page, id)))
}
