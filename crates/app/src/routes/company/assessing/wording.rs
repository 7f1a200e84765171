//! The mail of an invitation before it is sent: how it reads, and a test of it to the member who writes it.

use actix_web::HttpResponse;
use actix_web::web::{Data, Json};
use assessments::invitations::Terms;
use flows::assessments::send::{self, Sample, Text, Wording};
use flows::limits::{self, Action, Who};
use kernel::AssessmentId;
use kernel::chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::company::invitations::host;
use crate::web::{Body, Id, Member, Viewer, input, text};

/// The wording of an invitation.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WordingBody {
    /// How the person is called who reads it.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 400, message = "A name has at most 400 characters."))]
    name: Option<String>,
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

input!(WordingBody);

impl WordingBody {
    fn read(self, assessment: AssessmentId) -> Wording {
        let said = Terms {
            opens_at: self.opens_at,
            closes_at: self.closes_at,
            accommodation_percent: self.accommodation_percent,
            message: self.message,
            only_address: false,
        };
        Wording { assessment, said, name: self.name }
    }
}

/// A mail as its reader gets it.
#[derive(Serialize, ToSchema)]
#[schema(as = SampleMail)]
pub(crate) struct SampleView {
    /// The name that it comes from.
    from: String,
    /// The address that replies go to.
    reply_to: String,
    subject: String,
    text: String,
    /// The same as HTML, with inline styles only.
    html: String,
}

impl SampleView {
    pub(super) fn of(state: &State, sample: Sample) -> Self {
        let Text { subject, text, html } = sample.text;
        let from = send::shown_sender(&state.config.mail_from, sample.sender.as_deref());
        let reply_to = sample.replies.as_str().to_owned();
        Self { from, reply_to, subject, text, html }
    }
}

/// The address that a test was sent to.
#[derive(Serialize, ToSchema)]
#[schema(as = SentTest)]
pub(crate) struct SentTestView {
    /// The member's own address.
    to: String,
}

/// Says how the mail of an invitation reads. Nothing is sent.
#[utoipa::path(post, path = "/api/assessments/{id}/mail/preview", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = WordingBody,
    responses((status = 200, body = SampleView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn preview_invitation_mail(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    id: Id<AssessmentId>,
    body: Body<WordingBody>,
) -> Result<Json<SampleView>, ApiError> {
    member.require_recruiter()?;
    let (host, of) = (host(&state, &member, &viewer), body.value.read(id.0));
    let written = state.db.write(move |conn| send::preview(conn, &host, &of)).await?;
    Ok(Json(SampleView::of(&state, written)))
}

/// Mails the invitation to the member's own address, as a person would get it and marked as a test. Nobody is invited.
#[utoipa::path(post, path = "/api/assessments/{id}/mail/test", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = WordingBody,
    responses((status = 202, body = SentTestView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn send_invitation_test(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    id: Id<AssessmentId>,
    body: Body<WordingBody>,
) -> Result<HttpResponse, ApiError> {
    member.require_recruiter()?;
    viewer.require_verified()?;
    let (host, of) = (host(&state, &member, &viewer), body.value.read(id.0));
    let who = Who::of_account(viewer.user.id);
    state.db.write(move |conn| limits::take(conn, Action::SendTestMail, who)).await?;
    let user = viewer.user;
    let to = user.email.clone();
    state.db.write(move |conn| send::try_out(conn, &host, &of, &user)).await?;
    Ok(HttpResponse::Accepted().json(SentTestView { to }))
}
