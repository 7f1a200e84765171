//! Sending an assessment to many people.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use assessments::invitations::Terms;
use assessments::sending::{Batch, Outcome, Plan, Planned, Recipient};
use flows::assessments::invite::Host;
use flows::assessments::send::{self, Checked};
use flows::limits::{self, Action, Who};
use kernel::AssessmentId;
use kernel::chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::billing::allowance::AllowanceView;
use crate::routes::company::assessing::wording::SampleView;
use crate::routes::company::invitations::host;
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Viewer, input, text};
use crate::wire::words::SendOutcome;
use crate::wire::{SendOutcomeWord, Time};

/// One person to be invited.
#[derive(Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecipientBody {
    /// Should be an address; a line that is none is answered as such.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(max = 320, message = "An address has at most 320 characters."))]
    email: String,
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 400, message = "A name has at most 400 characters."))]
    name: Option<String>,
    /// Extra time in hundredths of the duration, where it is not that of all.
    #[serde(default)]
    accommodation_percent: Option<i32>,
}

/// People to be invited, and what applies to all of them.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SendBody {
    #[validate(length(min = 1, max = 500, message = "Invite 1 to 500 people at once."), nested)]
    recipients: Vec<RecipientBody>,
    /// At once if missing.
    #[serde(default)]
    opens_at: Option<DateTime<Utc>>,
    /// As many days as the assessment says if missing.
    #[serde(default)]
    closes_at: Option<DateTime<Utc>>,
    /// As the assessment says if missing.
    #[serde(default)]
    accommodation_percent: Option<i32>,
    /// With the variables {name}, {company}, {assessment} and {deadline}.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 2000, message = "A message has at most 2000 characters."),
        custom(function = text::prose))]
    message: Option<String>,
}

input!(source: SendBody);
input!(RecipientBody);

impl SendBody {
    fn batch(self, assessment: AssessmentId, host: &Host) -> Batch {
        let recipient = |body: RecipientBody| Recipient {
            email: body.email,
            name: body.name,
            accommodation_percent: body.accommodation_percent,
        };
        Batch {
            company: host.company,
            assessment,
            by: host.by,
            terms: Terms {
                opens_at: self.opens_at,
                closes_at: self.closes_at,
                accommodation_percent: self.accommodation_percent,
                message: self.message,
                only_address: false,
            },
            recipients: self.recipients.into_iter().map(recipient).collect(),
        }
    }
}

/// The outcome of one line.
#[derive(Serialize, ToSchema)]
#[schema(as = SendRow)]
struct RowView {
    /// From 1, in the order in which they were sent.
    row: usize,
    email: String,
    name: Option<String>,
    outcome: SendOutcomeWord,
    /// From when they can be invited, of somebody who cools down.
    until: Option<Time>,
    /// What is wrong with a line that cannot be read.
    problem: Option<String>,
}

/// What becomes of one person: from when they can be invited, of somebody who cools down, and what is wrong with
/// a line that cannot be read.
pub(in crate::routes::company) fn said_of(
    outcome: Outcome,
) -> (SendOutcomeWord, Option<Time>, Option<String>) {
    let (mut until, mut problem) = (None, None);
    let outcome = match outcome {
        Outcome::Invited => SendOutcome::Invited,
        Outcome::AlreadyInvited => SendOutcome::AlreadyInvited,
        Outcome::CoolingDown(at) => {
            until = Some(at.into());
            SendOutcome::CoolingDown
        }
        Outcome::OptedOut => SendOutcome::OptedOut,
        Outcome::Undeliverable => SendOutcome::Undeliverable,
        Outcome::Repeated => SendOutcome::Repeated,
        Outcome::OverQuota => SendOutcome::OverQuota,
        Outcome::Invalid(why) => {
            problem = Some(why.to_owned());
            SendOutcome::Invalid
        }
    };
    (outcome.into(), until, problem)
}

impl RowView {
    fn of((row, planned): (usize, Planned)) -> Self {
        let (outcome, until, problem) = said_of(planned.outcome);
        let (email, name) = (planned.email, planned.name);
        Self { row, email, name, outcome, until, problem }
    }
}

/// What sending would do.
#[derive(Serialize, ToSchema)]
#[schema(as = SendCheck)]
pub(crate) struct CheckView {
    opens_at: Option<Time>,
    closes_at: Time,
    /// How many more invitations the company can make now.
    left_today: i64,
    /// How many it can make by its plan, and by what was granted beyond it.
    allowance: AllowanceView,
    rows: Vec<RowView>,
    mail: SampleView,
}

/// What sending has done.
#[derive(Serialize, ToSchema)]
#[schema(as = SendResult)]
pub(crate) struct SentView {
    opens_at: Option<Time>,
    closes_at: Time,
    rows: Vec<RowView>,
}

fn rows(plan: &mut Plan) -> Vec<RowView> {
    let rows = std::mem::take(&mut plan.rows);
    (1..).zip(rows).map(RowView::of).collect()
}

/// Says what sending to these people would do, and how the mail reads.
#[utoipa::path(post, path = "/api/assessments/{id}/check", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SendBody,
    responses((status = 200, body = CheckView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn check_recipients(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    id: Id<AssessmentId>,
    body: Body<SendBody>,
) -> Result<Json<CheckView>, ApiError> {
    member.require_recruiter()?;
    let host = host(&state, &member, &viewer);
    let batch = body.value.batch(id.0, &host);
    let who = Who::new(viewer.user.id, None);
    state.db.write(move |conn| limits::take(conn, Action::CheckRecipients, who)).await?;
    let checked = state.db.write(move |conn| send::check(conn, &host, &batch)).await?;
    let Checked { mut plan, sample, allowance } = checked;
    Ok(Json(CheckView {
        opens_at: plan.opens_at.map(Time::from),
        closes_at: plan.closes_at.into(),
        left_today: plan.left_today,
        allowance: AllowanceView::from(&allowance),
        rows: rows(&mut plan),
        mail: SampleView::of(&state, sample),
    }))
}

/// Invites all of them who can be invited, and says what became of each.
#[utoipa::path(post, path = "/api/assessments/{id}/send", tag = "assessments",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = SendBody,
    responses((status = 201, body = SentView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn send_assessment(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<AssessmentId>, Body<SendBody>),
) -> Result<HttpResponse, ApiError> {
    member.require_recruiter()?;
    let host = host(&state, &member, &viewer);
    let batch = body.value.batch(id.0, &host);
    let route = "POST /api/assessments/{id}/send";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let mut plan = send::send(conn, &host, &batch)?;
        let rows = rows(&mut plan);
        let (opens_at, closes_at) = (plan.opens_at.map(Time::from), plan.closes_at.into());
        Ok((StatusCode::CREATED, SentView { opens_at, closes_at, rows }))
    })
    .await
}
