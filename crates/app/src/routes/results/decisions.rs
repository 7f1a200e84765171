//! What a company decides about somebody whom it invited, on the report of their result.

use actix_web::web::{Data, Json};
use assessments::decisions::{self, Decision, Queue, Step};
use db::Conn;
use hiring::{applications, assessing};
use kernel::uuid::Uuid;
use kernel::{AttemptId, CompanyId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Member, Viewer, input, text};
use crate::wire::{ResultDecision, ResultDecisionEvent, ResultDeclineCode, Time, Word};

/// The application whose board decides instead.
#[derive(Serialize, ToSchema)]
#[schema(as = ResultApplication)]
struct ApplicationView {
    id: Uuid,
    role_id: Uuid,
}

/// A company's decision about a result.
#[derive(Serialize, ToSchema)]
#[schema(as = ResultDecided)]
pub(crate) struct DecisionView {
    state: ResultDecision,
    /// The version that the next step names; 0 before the first.
    version: i32,
    /// Why it was declined.
    code: Option<ResultDeclineCode>,
    /// What the candidate reads with a decline.
    text: Option<String>,
    /// The person who took the last step; null before it, and once they have left the company.
    decided_by: Option<String>,
    decided_at: Option<Time>,
    /// When the candidate is notified, until when it can be taken back; null once they are, and for what is no news
    /// to them.
    news_at: Option<Time>,
    /// Whether the caller may decide.
    can_decide: bool,
    /// Where the candidate is decided on, when they were invited from the board of a role.
    application: Option<ApplicationView>,
    /// How many results of the company wait for a decision, without those of applicants.
    waiting: i64,
    /// The report of the one that was graded before this one.
    previous_id: Option<Uuid>,
    /// The report of the one that was graded after it.
    next_id: Option<Uuid>,
}

/// A step of a decision.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecideOnResult {
    act: ResultDecisionEvent,
    /// As it was read.
    version: i32,
    /// A decline needs it; nothing else has it.
    #[serde(default)]
    code: Option<ResultDeclineCode>,
    /// What the candidate reads with a decline, at most 2000 characters; the code `other` needs it.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    text: Option<String>,
}

input!(DecideOnResult);

fn view(
    conn: &mut Conn,
    member: &Member,
    id: AttemptId,
    decision: Decision,
) -> Result<DecisionView, ApiError> {
    let company: CompanyId = member.membership.company.id;
    let author = match decision.last {
        Some((by, _)) => {
            let team = companies::team::members(conn, company)?;
            team.into_iter().find(|member| member.user == by).map(|member| member.name)
        }
        None => None,
    };
    let application = match assessing::application_of(conn, decision.invitation)? {
        Some(id) => {
            let role = applications::find(conn, id)?.application.role;
            Some(ApplicationView { id: id.0, role_id: role.0 })
        }
        None => None,
    };
    let Queue { waiting, previous, next } = decisions::queue(conn, company, id)?;
    let (code, text) = decision.declined.unzip();
    Ok(DecisionView {
        state: Word(decision.state),
        version: decision.version,
        code: code.map(Word),
        text: text.flatten(),
        decided_by: author,
        decided_at: decision.last.map(|(_, at)| at.into()),
        news_at: decision.news_at.map(Time::from),
        can_decide: member.membership.role.invites() && application.is_none(),
        application,
        waiting,
        previous_id: previous.map(|id| id.0),
        next_id: next.map(|id| id.0),
    })
}

/// What the caller's company has decided about a result that it has.
#[utoipa::path(get, path = "/api/reports/{id}/decision", tag = "reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = DecisionView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_result_decision(
    state: Data<State>,
    member: Member,
    Id(id): Id<AttemptId>,
) -> Result<Json<DecisionView>, ApiError> {
    member.require_reader()?;
    let read = state.db.read(move |conn| {
        let found = decisions::show(conn, member.membership.company.id, id)?;
        view(conn, &member, id, found.ok_or_else(ApiError::not_found)?)
    });
    Ok(Json(read.await?))
}

/// Decides about a result: the candidate goes on, waits or is declined, or the decision is taken back. The candidate is
/// notified of an advance after a minute and of a decline after an hour.
#[utoipa::path(post, path = "/api/reports/{id}/decision", tag = "reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = DecideOnResult,
    responses((status = 200, body = DecisionView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn decide_on_result(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<AttemptId>,
    body: Body<DecideOnResult>,
) -> Result<Json<DecisionView>, ApiError> {
    member.require_recruiter()?;
    let (user, now) = (viewer.user.id, state.clock.now());
    let DecideOnResult { act, version, code, text } = body.value;
    let done = state.db.write(move |conn| {
        let company = member.membership.company.id;
        let reason = code.map(|word| word.0);
        let step = Step { event: act.0, reason, text: text.as_deref() };
        let decided = decisions::decide(conn, (company, user), Seen::at(id, version), &step, now)?;
        view(conn, &member, id, decided)
    });
    Ok(Json(done.await?))
}
