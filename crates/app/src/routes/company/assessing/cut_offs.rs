//! The cut-off of an assessment, what it would divide, and whether earlier results are taken.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use assessments::cut_offs::{self, Choice, Near, Preview, Scored};
use assessments::statistics::ERROR_FROM;
use db::Conn;
use flows::fairness;
use kernel::uuid::Uuid;
use kernel::{AssessmentId, CompanyId, Seen};
use selfid::impact::{Answered, COUNTED_TOGETHER, Counted, FEWEST_AT_CUT_OFF, Fraction};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::company::hiring::selection_rates::{FractionView, MeasureView};
use crate::web::{Body, Id, Member, Viewer, input, query};
use crate::wire::{CutOffSilence, SelfIdQuestion, Time, Word};

/// A result near a cut-off.
#[derive(Serialize, ToSchema)]
#[schema(as = NearResult)]
struct ResultView {
    attempt_id: Uuid,
    /// The name on the invitation, else its address.
    who: String,
    fineness: i32,
}

impl From<Scored> for ResultView {
    fn from(of: Scored) -> Self {
        Self { attempt_id: of.attempt.0, who: of.who, fineness: of.fineness }
    }
}

/// Results within one standard error of a cut-off, to be treated as equal.
#[derive(Serialize, ToSchema)]
#[schema(as = NearCutOff)]
struct NearView {
    /// The standard error of measurement.
    sem: i32,
    results: usize,
    /// The first hundred, the highest score first.
    listed: Vec<ResultView>,
}

impl From<Near> for NearView {
    fn from(near: Near) -> Self {
        let listed = near.listed.into_iter().map(ResultView::from).collect();
        Self { sem: near.error, results: near.results, listed }
    }
}

/// How groups fare at a cut-off, by the answers to one question.
#[derive(Serialize, ToSchema)]
#[schema(as = CutOffComparison)]
struct ComparisonView {
    question: SelfIdQuestion,
    /// The cut-off that was counted, which speaks for the one that is asked about; null where nothing is said.
    counted_at: Option<i32>,
    /// Why nothing is said; null where something is.
    silence: Option<CutOffSilence>,
    measure: Option<MeasureView>,
}

impl From<Answered> for ComparisonView {
    fn from(of: Answered) -> Self {
        let question = Word(of.question);
        match of.found {
            Ok((at, measure)) => Self {
                question,
                counted_at: Some(at),
                silence: None,
                measure: Some(measure.into()),
            },
            Err(why) => {
                Self { question, counted_at: None, silence: Some(Word(why)), measure: None }
            }
        }
    }
}

/// How a cut-off divides the groups that people say they belong to.
#[derive(Serialize, ToSchema)]
#[schema(as = CutOffGroups)]
struct GroupsView {
    /// How many people were counted together; each is counted once.
    people: i64,
    counted_at: Time,
    questions: Vec<ComparisonView>,
}

impl From<(Counted, Vec<Answered>)> for GroupsView {
    fn from((counted, answered): (Counted, Vec<Answered>)) -> Self {
        let questions = answered.into_iter().map(ComparisonView::from).collect();
        Self { people: counted.people, counted_at: counted.at.into(), questions }
    }
}

/// What a cut-off divides.
#[derive(Serialize, ToSchema)]
#[schema(as = CutOffPreview)]
struct PreviewView {
    at: i32,
    /// How many results there are.
    results: usize,
    /// How many of them reach it.
    passing: usize,
    /// The share that reaches it; null where there is no result.
    rate: Option<FractionView>,
    /// Null while the standard error is not estimated: then nobody knows how wide the band is.
    near: Option<NearView>,
    /// Null until enough people were counted.
    groups: Option<GroupsView>,
}

/// What a company has chosen for the results of an assessment.
#[derive(Serialize, ToSchema)]
#[schema(as = CutOff)]
pub(crate) struct CutOffView {
    /// 0 to 1000; null where there is no line. Nobody is declined by it.
    cut_off: Option<i32>,
    /// Whether candidates may share an earlier result instead of taking it again.
    takes_earlier_results: bool,
    /// To be named when it is changed; 0 before the first choice.
    version: i32,
    /// Of the cut-off that was asked about, else of the chosen one; null where there is neither.
    preview: Option<PreviewView>,
    /// From how many people on the standard error is estimated.
    error_from: usize,
    /// How many people are counted together, at least.
    counted_together: i64,
    /// The fewest people of a group that is compared.
    fewest: i64,
}

/// A choice to be stored.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveCutOff {
    /// As it was read; 0 before the first choice.
    #[validate(range(min = 0, message = "A version is 0 or more."))]
    version: i32,
    /// Null for no line.
    #[validate(range(min = 0, max = 1000, message = "A cut-off is 0 to 1000."))]
    cut_off: Option<i32>,
    takes_earlier_results: bool,
}

input!(SaveCutOff);

/// Which cut-off is asked about.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct WantedCutOff {
    /// 0 to 1000; the chosen one where it is left out.
    at: Option<i32>,
}

fn view(
    conn: &mut Conn,
    of: (CompanyId, AssessmentId),
    at: Option<i32>,
) -> Result<CutOffView, ApiError> {
    let (choice, preview) = cut_offs::show(conn, of, at)?;
    let Choice { cut_off, takes_earlier, version } = choice;
    let preview = preview.map(|preview| preview_view(conn, of.1, preview)).transpose()?;
    Ok(CutOffView {
        cut_off,
        takes_earlier_results: takes_earlier,
        version,
        preview,
        error_from: ERROR_FROM,
        counted_together: COUNTED_TOGETHER,
        fewest: FEWEST_AT_CUT_OFF,
    })
}

fn preview_view(
    conn: &mut Conn,
    of: AssessmentId,
    found: Preview,
) -> Result<PreviewView, ApiError> {
    let Preview { at, results, passing, near } = found;
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    Ok(PreviewView {
        at,
        results,
        passing,
        rate: Fraction::of(count(passing), count(results)).map(FractionView::from),
        near: near.map(NearView::from),
        groups: fairness::at_cut_off(conn, of, at)?.map(GroupsView::from),
    })
}

/// The cut-off of one of the company's assessments, and what it divides, or another one would.
#[utoipa::path(get, path = "/api/assessments/{id}/cut-off", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path), WantedCutOff),
    responses((status = 200, body = CutOffView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_cut_off(
    state: Data<State>,
    member: Member,
    id: Id<AssessmentId>,
    req: HttpRequest,
) -> Result<Json<CutOffView>, ApiError> {
    member.require_reader()?;
    let wanted: WantedCutOff = query(&req, "Ask for `at`, a whole number from 0 to 1000.")?;
    let company = member.membership.company.id;
    let found = state.db.read(move |conn| view(conn, (company, id.0), wanted.at));
    Ok(Json(found.await?))
}

/// Chooses the cut-off, and whether earlier results are taken. It declines nobody.
#[utoipa::path(put, path = "/api/assessments/{id}/cut-off", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SaveCutOff,
    responses((status = 200, body = CutOffView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn save_cut_off(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    id: Id<AssessmentId>,
    body: Body<SaveCutOff>,
) -> Result<Json<CutOffView>, ApiError> {
    member.require_recruiter()?;
    let (company, by) = (member.membership.company.id, viewer.user.id);
    let SaveCutOff { version, cut_off, takes_earlier_results } = body.value;
    let done = state.db.write(move |conn| {
        let seen = Seen::at(id.0, version);
        cut_offs::save(conn, company, seen, (cut_off, takes_earlier_results), by)?;
        view(conn, (company, id.0), None)
    });
    Ok(Json(done.await?))
}
