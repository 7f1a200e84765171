//! GitHub reports: a company asks, the candidate consents, both read.

pub(crate) mod asking;
pub(crate) mod consent;
pub(crate) mod figures;
pub(crate) mod own;

use contributions::reports::{Person, Report};
use kernel::uuid::Uuid;
use kernel::{GithubReportId, Instant, Seen};
use serde::{Deserialize, Serialize};
use utoipa::{OpenApi, ToSchema};
use validator::Validate;

use self::figures::FiguresView;
use crate::web::input;
use crate::wire::{GithubReportFailure, GithubReportState, Time, Word};

/// The candidate, as a company that knows them sees them.
#[derive(Serialize, ToSchema)]
#[schema(as = GithubReportPerson)]
pub(crate) struct PersonView {
    name: String,
    email: String,
}

/// A report on what a candidate has done in public on GitHub, or the request for it.
#[derive(Serialize, ToSchema)]
#[schema(as = GithubReport)]
pub(crate) struct ReportView {
    id: Uuid,
    /// What the next act names.
    version: i32,
    state: GithubReportState,
    /// The company that asks; null for the candidate's own.
    company_name: Option<String>,
    /// Whose it is; null for the candidate, and once their account is erased.
    person: Option<PersonView>,
    /// What the company wrote; null of the candidate's own.
    message: Option<String>,
    /// The account at GitHub; for a company only with the figures.
    login: Option<String>,
    /// Why it could not be collected.
    failure: Option<GithubReportFailure>,
    /// Steps of collecting that are done.
    steps_done: i32,
    /// All of them, as far as is known.
    steps_all: i32,
    requested_at: Time,
    collected_at: Option<Time>,
    /// When it ends by itself.
    expires_at: Time,
    /// From when on it can be collected once more; null before the first time.
    refresh_from: Option<Time>,
    /// Null in lists, and while there is nothing to read.
    figures: Option<FiguresView>,
}

/// For whom a report is shown.
pub(crate) enum For<'a> {
    Candidate,
    Company(Option<&'a Person>),
}

impl ReportView {
    /// As a row of a list, without the figures.
    pub(crate) fn row(one: &Report, whom: &For<'_>, now: Instant) -> Self {
        let person =
            |person: &Person| PersonView { name: person.name.clone(), email: person.email.clone() };
        let (login, person) = match whom {
            For::Candidate => (one.login.clone(), None),
            For::Company(found) => {
                let read = one.figures_at(now);
                (read.map(|figures| figures.login.clone()), found.map(person))
            }
        };
        Self {
            id: one.id.0,
            version: one.version,
            state: Word(one.state_at(now)),
            company_name: one.company_name.clone(),
            person,
            message: one.message.clone(),
            login,
            failure: one.failure.map(Word),
            steps_done: one.steps.0,
            steps_all: one.steps.1,
            requested_at: one.requested_at.into(),
            collected_at: one.collected_at.map(Time::from),
            expires_at: one.expires_at.into(),
            refresh_from: one.refresh_from().map(Time::from),
            figures: None,
        }
    }

    /// With the figures.
    pub(crate) fn whole(one: &Report, whom: &For<'_>, now: Instant) -> Self {
        let figures = one.figures_at(now).cloned().map(FiguresView::from);
        Self { figures, ..Self::row(one, whom, now) }
    }
}

/// An act on a report as it was read.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GithubReportAct {
    /// The version that was read.
    version: i32,
}

input!(GithubReportAct);

impl GithubReportAct {
    fn at(&self, id: GithubReportId) -> Seen<GithubReportId> {
        Seen::at(id, self.version)
    }
}

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    asking::list_github_reports,
    asking::request_github_report,
    asking::show_github_report,
    own::list_my_github_reports,
    own::begin_my_github_report,
    own::show_my_github_report,
    own::share_github_report,
    own::decline_github_report,
    own::withdraw_github_report,
    consent::begin_github_consent,
    consent::complete_github_consent,
))]
pub(crate) struct Document;
