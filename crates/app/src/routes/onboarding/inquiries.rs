//! A company's inquiry and the code that proves its address. Source of paths and payloads:
//! specification §7.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use auth::otp::Code;
use companies::inquiries::{Form, Inquiry};
use flows::limits::Who;
use flows::onboarding::apply::{self, Applicant, RESEND_AFTER_S, Sent};
use kernel::chrono::TimeDelta;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::{Validate, ValidationError};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Viewer;
use crate::web::{Body, IdempotencyKey, Once, Peer, input, text};
use crate::wire::{InquiryOrigin, InquiryState, Time};

/// What a company says of itself.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewInquiry {
    #[serde(rename = "companyName", deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 120, message = "A company's name has 1 to 120 characters."),
        custom(function = text::line))]
    company_name: String,
    #[serde(rename = "firstName", deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 80, message = "A first name has 1 to 80 characters."),
        custom(function = text::line))]
    first_name: String,
    #[serde(rename = "lastName", deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 80, message = "A last name has 1 to 80 characters."),
        custom(function = text::line))]
    last_name: String,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(max = 120, message = "A title has at most 120 characters."),
        custom(function = text::line))]
    title: String,
    #[serde(rename = "companyType", deserialize_with = "text::trimmed")]
    #[validate(length(max = 80, message = "A kind of company has at most 80 characters."),
        custom(function = text::line))]
    company_type: String,
    #[serde(deserialize_with = "text::trimmed_all")]
    #[validate(length(max = 20, message = "Name at most 20 interests."), custom(function = short))]
    interests: Vec<String>,
    #[serde(rename = "heardAbout", deserialize_with = "text::trimmed")]
    #[validate(length(max = 200, message = "This has at most 200 characters."),
        custom(function = text::line))]
    heard_about: String,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(max = 40, message = "A phone number has at most 40 characters."),
        custom(function = text::line))]
    phone: String,
}

fn short(interests: &[String]) -> Result<(), ValidationError> {
    if interests.iter().all(|text| (1..=80).contains(&text.chars().count())) {
        return interests.iter().try_for_each(|interest| text::line(interest));
    }
    Err(ValidationError::new("length").with_message("An interest has 1 to 80 characters.".into()))
}

/// What a code is for.
#[derive(Deserialize, ToSchema)]
enum CodePurpose {
    #[serde(rename = "client_inquiry")]
    ClientInquiry,
}

/// Asks for a code.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SendOtp {
    purpose: CodePurpose,
}

/// The code that came by mail.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct VerifyOtp {
    /// Six digits.
    code: String,
    purpose: CodePurpose,
}

input!(NewInquiry, SendOtp, VerifyOtp);

/// How far a company has come; `registered` before it has sent an inquiry.
#[derive(Serialize, ToSchema)]
#[schema(as = Inquiry)]
pub(crate) struct InquiryView {
    id: kernel::uuid::Uuid,
    state: InquiryState,
    /// `direct` where no inquiry was sent.
    origin: InquiryOrigin,
    company_name: String,
    submitted_at: Time,
    /// When the last code was sent.
    code_sent_at: Option<Time>,
    /// From when another code may be sent; only while one is waited for.
    resend_after: Option<Time>,
    /// How often the code can still be tried; only while one counts and is waited for.
    tries_left: Option<i32>,
    /// What the admin asked, or why they said no or stopped the company.
    reason: Option<String>,
}

impl InquiryView {
    pub(crate) fn of(inquiry: Inquiry, sent: Sent) -> Self {
        let code_sent_at = sent.at;
        let waiting = inquiry.state == companies::inquiries::State::Started;
        let resend =
            code_sent_at.filter(|_| waiting).map(|at| at + TimeDelta::seconds(RESEND_AFTER_S));
        Self {
            id: inquiry.id.0,
            state: inquiry.state.into(),
            origin: inquiry.origin.into(),
            company_name: inquiry.form.company_name,
            submitted_at: inquiry.submitted_at.into(),
            code_sent_at: code_sent_at.map(Time::from),
            resend_after: resend.map(Time::from),
            tries_left: sent.tries_left.filter(|_| waiting),
            reason: inquiry.reason,
        }
    }
}

/// The caller's inquiry.
#[derive(Serialize, ToSchema)]
#[schema(as = InquiryBody)]
pub(crate) struct InquiryBody {
    pub(crate) inquiry: InquiryView,
}

/// The caller's inquiry; none for an account whose company is another's.
#[derive(Serialize, ToSchema)]
#[schema(as = MaybeInquiryBody)]
pub(crate) struct MaybeInquiryBody {
    inquiry: Option<InquiryView>,
}

fn applicant(state: &State, viewer: &Viewer, peer: Peer) -> Result<Applicant, ApiError> {
    Ok(Applicant {
        user: viewer.user.id,
        email: viewer.user.email.parse().map_err(ApiError::internal)?,
        who: Who::new(viewer.user.id, peer.0),
        sender: state.sender(),
    })
}

/// Takes a company's form in and mails the code that proves its address.
#[utoipa::path(post, path = "/api/auth/inquiry", tag = "auth", security(("bearer" = [])),
    request_body = NewInquiry,
    responses((status = 201, body = InquiryBody), (status = 400, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn submit_inquiry(
    state: Data<State>,
    (viewer, peer): (Viewer, Peer),
    key: IdempotencyKey,
    body: Body<NewInquiry>,
) -> Result<HttpResponse, ApiError> {
    let applicant = applicant(&state, &viewer, peer)?;
    let once =
        Once { user: viewer.user.id, key, route: "POST /api/auth/inquiry", digest: body.digest };
    let form = form(body.value);
    let code = apply::prepare_code(&state.computing.hashes).await?;
    once.run(&state, move |conn| {
        let (inquiry, sent) = apply::submit(conn, &applicant, &form, &code)?;
        Ok((StatusCode::CREATED, InquiryBody { inquiry: InquiryView::of(inquiry, sent) }))
    })
    .await
}

fn form(body: NewInquiry) -> Form {
    Form {
        company_name: body.company_name,
        first_name: body.first_name,
        last_name: body.last_name,
        title: body.title,
        company_type: body.company_type,
        interests: body.interests,
        heard_about: body.heard_about,
        phone: body.phone,
    }
}

/// The caller's inquiry.
#[utoipa::path(get, path = "/api/auth/inquiry", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = MaybeInquiryBody)))]
pub(crate) async fn show_inquiry(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<MaybeInquiryBody>, ApiError> {
    let found = state.db.read(move |conn| apply::of_user(conn, viewer.user.id)).await?;
    let inquiry = found.map(|(inquiry, sent)| InquiryView::of(inquiry, sent));
    Ok(Json(MaybeInquiryBody { inquiry }))
}

/// When the next code can be asked for.
#[derive(Serialize, ToSchema)]
#[schema(as = CodeSent)]
pub(crate) struct SentBody {
    pub(crate) resend_after: Time,
}

/// Mails a new code, which ends the one before. The answer is the same where there is nothing to
/// prove.
#[utoipa::path(post, path = "/api/auth/send-otp", tag = "auth", security(("bearer" = [])),
    request_body = SendOtp,
    responses((status = 202, body = SentBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn send_otp(
    state: Data<State>,
    (viewer, peer): (Viewer, Peer),
    body: Body<SendOtp>,
) -> Result<HttpResponse, ApiError> {
    let CodePurpose::ClientInquiry = body.value.purpose;
    let applicant = applicant(&state, &viewer, peer)?;
    apply::send_again(&state.db, &state.computing.hashes, applicant).await?;
    let resend_after = state.clock.now() + TimeDelta::seconds(RESEND_AFTER_S);
    Ok(HttpResponse::Accepted().json(SentBody { resend_after: resend_after.into() }))
}

/// Checks the code of the mail. A wrong, used, expired or absent code is one and the same answer.
#[utoipa::path(post, path = "/api/auth/verify-otp", tag = "auth", security(("bearer" = [])),
    request_body = VerifyOtp,
    responses((status = 200, body = InquiryBody), (status = 400, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn verify_otp(
    state: Data<State>,
    (viewer, peer): (Viewer, Peer),
    body: Body<VerifyOtp>,
) -> Result<Json<InquiryBody>, ApiError> {
    let CodePurpose::ClientInquiry = body.value.purpose;
    let (user, who) = (viewer.user.id, Who::new(viewer.user.id, peer.0));
    let code = Code::parse(&body.value.code)?;
    let hashes = &state.computing.hashes;
    let (inquiry, sent) = apply::verify_code(&state.db, hashes, (user, who), code).await?;
    Ok(Json(InquiryBody { inquiry: InquiryView::of(inquiry, sent) }))
}
