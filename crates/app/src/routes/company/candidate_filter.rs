//! Which of those who have applied for a role are asked for, and how many they are.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use hiring::board::{self, Column};
use hiring::facts::{Filter, Progress, Source};
use hiring::roles::form::Form;
use kernel::RoleId;
use kernel::chrono::NaiveDate;
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
        let day = self.available_by.filter(|text| !text.is_empty()).map(|text| {
            let help = "Name a day as YYYY-MM-DD.";
            let wrong = || ApiError::invalid_field("available_by", "format", help);
            NaiveDate::parse_from_str(text, "%Y-%m-%d").map_err(|_| wrong())
        });
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
        Ok(Filter { progress, sources, available_by: day.transpose()?, skills, lacks_scorecards })
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
    /// `missing`: those of whom somebody's scorecard is not in yet.
    scorecards: Option<String>,
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
    let help =
        "Ask for `progress`, `source`, `available_by`, `skills` and `scorecards`, each once.";
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
        };
        Ok::<_, ApiError>(board::found(conn, id, &typed.filter(&role.form)?)?)
    });
    let found = found.await?;
    let total = Column::ALL.into_iter().map(|column| found.in_column(column)).sum();
    Ok(Json(FoundView { counts: counted(&found), total }))
}
