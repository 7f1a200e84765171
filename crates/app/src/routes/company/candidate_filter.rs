//! Which of those who have applied for a role are asked for, and how many they are.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use hiring::board::{self, Column};
use hiring::facts::{Filter, Progress, Source};
use hiring::roles::form::Form;
use kernel::chrono::NaiveDate;
use kernel::{RoleId, UserId};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::candidates::{CountView, counted};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Member, query};

/// What is asked for as it was typed. A filter takes several values with commas between them.
#[derive(Clone, Copy, Default)]
pub(super) struct Typed<'a> {
    pub(super) progress: Option<&'a str>,
    pub(super) source: Option<&'a str>,
    pub(super) available_by: Option<&'a str>,
    pub(super) skills: Option<&'a str>,
    pub(super) scorecards: Option<&'a str>,
    pub(super) reviewer: Option<&'a str>,
    pub(super) fineness_from: Option<&'a str>,
}

/// A value that may be left out, or empty.
fn value<T>(
    field: &'static str,
    help: &'static str,
    text: Option<&str>,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, ApiError> {
    let Some(text) = text.filter(|text| !text.is_empty()) else { return Ok(None) };
    parse(text).map(Some).ok_or_else(|| ApiError::invalid_field(field, "format", help))
}

fn values<T>(
    field: &'static str,
    text: Option<&str>,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, ApiError> {
    let parts = text.unwrap_or_default().split(',').filter(|part| !part.is_empty());
    let read: Option<Vec<T>> = parts.map(parse).collect();
    let help = format!("There is no such {field}.");
    read.ok_or_else(|| ApiError::invalid_field(field, "not_offered", help))
}

/// The skills of a role that its applicants can be looked for by. Commas separate them, so that one that
/// holds a comma is none of them.
pub(super) fn offered(role: &Form) -> Vec<String> {
    board::skills(role).into_iter().filter(|skill| !skill.contains(',')).collect()
}

impl Typed<'_> {
    /// The filter, where each value of it is one there is. Skills are those that the role names: what else
    /// somebody says of themselves is not looked for by them.
    pub(super) fn filter(self, role: &Form) -> Result<Filter, ApiError> {
        let day = |text: &str| NaiveDate::parse_from_str(text, "%Y-%m-%d").ok();
        let fineness =
            |text: &str| text.parse::<i32>().ok().filter(|least| (0..=1000).contains(least));
        let account = |text: &str| text.parse::<UserId>().ok();
        let lacks_scorecards = match self.scorecards {
            None | Some("") => false,
            Some("missing") => true,
            Some(_) => {
                let help = "Say `missing` or nothing.";
                return Err(ApiError::invalid_field("scorecards", "not_offered", help));
            }
        };
        let offered = offered(role);
        let skill = |text: &str| offered.iter().find(|skill| skill.as_str() == text).cloned();
        let progress = values("progress", self.progress, Progress::parse)?;
        let sources = values("source", self.source, Source::parse)?;
        let skills = values("skills", self.skills, skill)?;
        let help = "Name a day as YYYY-MM-DD.";
        let available_by = value("available_by", help, self.available_by, day)?;
        let help = "Name a whole number from 0 to 1000.";
        let fineness_from = value("fineness_from", help, self.fineness_from, fineness)?;
        let help = "Name the account of a colleague.";
        let reviewer = value("reviewer", help, self.reviewer, account)?;
        Ok(Filter {
            progress,
            sources,
            available_by,
            skills,
            lacks_scorecards,
            reviewer,
            fineness_from,
        })
    }
}

/// Which applications are counted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct CountedCandidates {
    /// Words of `CandidateProgress`, with commas between them: any of them.
    progress: Option<String>,
    /// Words of `CandidateSource`, with commas between them: any of them.
    source: Option<String>,
    /// A day as `YYYY-MM-DD`: those who say that they could begin then or before.
    available_by: Option<String>,
    /// Skills that the board names, with commas between them: all of them.
    skills: Option<String>,
    /// `missing`: those of whom somebody's scorecard is not in yet; the reviewer's, where one is named.
    scorecards: Option<String>,
    /// The account of a colleague: those of whom they are to write a scorecard, or have.
    reviewer: Option<String>,
    /// 0 to 1000: those whose result is this fineness or more, and those who have none yet.
    fineness_from: Option<String>,
}

/// How many are found.
#[derive(Serialize, ToSchema)]
#[schema(as = FoundCandidates)]
pub(crate) struct FoundView {
    /// In the order of the board.
    counts: Vec<CountView>,
    total: i64,
}

/// How many of those who have applied for a role a filter leaves, by column.
#[utoipa::path(get, path = "/api/roles/{id}/applications/counts", tag = "selection",
    security(("bearer" = [])), params(("id" = Uuid, Path), CountedCandidates),
    responses((status = 200, body = FoundView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn count_candidates(
    state: Data<State>,
    member: Member,
    Id(id): Id<RoleId>,
    req: HttpRequest,
) -> Result<Json<FoundView>, ApiError> {
    member.require_reader()?;
    let help = "Ask for each filter once.";
    let wanted: CountedCandidates = query(&req, help)?;
    let company = member.membership.company.id;
    let found = state.db.read(move |conn| {
        let (role, _) = board::role(conn, company, id)?;
        let typed = Typed {
            progress: wanted.progress.as_deref(),
            source: wanted.source.as_deref(),
            available_by: wanted.available_by.as_deref(),
            skills: wanted.skills.as_deref(),
            scorecards: wanted.scorecards.as_deref(),
            reviewer: wanted.reviewer.as_deref(),
            fineness_from: wanted.fineness_from.as_deref(),
        };
        Ok::<_, ApiError>(board::found(conn, id, &typed.filter(&role.form)?)?)
    });
    let found = found.await?;
    let total = Column::ALL.into_iter().map(|column| found.in_column(column)).sum();
    Ok(Json(FoundView { counts: counted(&found), total }))
}
