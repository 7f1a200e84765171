//! Turning several companies away at once: what would happen, and doing it.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use companies::inquiries::Inquiry;
use companies::review;
use db::Conn;
use flows::onboarding::bulk;
use kernel::uuid::Uuid;
use kernel::{InquiryId, Instant, Seen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::admin::inquiries::AdminInquiryView;
use crate::routes::admin::inquiry_decisions::reviewer;
use crate::web::{Body, IdempotencyKey, Once, Viewer, input, text};
use crate::wire::ListBody;

/// One of several inquiries, at the version that was looked at.
#[derive(Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChosenInquiry {
    #[schema(value_type = Uuid)]
    id: InquiryId,
    version: i32,
}

/// Says no to several, for one reason.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RejectInquiries {
    /// 1 to 100.
    #[validate(length(min = 1, max = 100, message = "Choose 1 to 100 inquiries."))]
    items: Vec<ChosenInquiry>,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 2000, message = "A reason has 1 to 2000 characters."),
        custom(function = text::prose))]
    reason: String,
}

impl RejectInquiries {
    fn seen(&self) -> Vec<Seen<InquiryId>> {
        self.items.iter().map(|item| Seen::at(item.id, item.version)).collect()
    }
}

input!(RejectInquiries);

/// A message before it is sent.
#[derive(Serialize, ToSchema)]
#[schema(as = InquiryMail)]
struct NoticeView {
    to: String,
    subject: String,
    /// The whole message as plain text.
    text: String,
}

/// What would become of one of several inquiries.
#[derive(Serialize, ToSchema)]
#[schema(as = InquiryRejectionPreview)]
pub(crate) struct PreviewedView {
    id: Uuid,
    /// What its company would get; null where the inquiry is left out.
    mail: Option<NoticeView>,
    /// Why it is left out: null where it is not.
    code: Option<String>,
    /// The same in words.
    detail: Option<String>,
}

/// What became of one of several inquiries.
#[derive(Serialize, ToSchema)]
#[schema(as = InquiryRejection)]
pub(crate) struct RejectedView {
    id: Uuid,
    /// As it is now; null where it was left as it is.
    inquiry: Option<AdminInquiryView>,
    /// Why it was left: null where it was rejected.
    code: Option<String>,
    /// The same in words.
    detail: Option<String>,
}

/// What is there, or the code and the words of why it is not.
fn divided<T>(outcome: flows::Result<T>) -> (Option<T>, Option<String>, Option<String>) {
    match outcome {
        Ok(made) => (Some(made), None, None),
        Err(e) => {
            let refused = ApiError::from(e);
            (None, Some(refused.code().to_owned()), Some(refused.detail().to_owned()))
        }
    }
}

/// Says which of several companies would be turned away, with which mail, and which not and why. Nothing is changed.
#[utoipa::path(post, path = "/api/admin/inquiries/reject/preview", tag = "admin",
    security(("bearer" = [])), request_body = RejectInquiries,
    responses((status = 200, body = ListBody<PreviewedView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn preview_rejections(
    state: Data<State>,
    viewer: Viewer,
    body: Body<RejectInquiries>,
) -> Result<Json<ListBody<PreviewedView>>, ApiError> {
    let (reviewer, asked) = (reviewer(&state, &viewer), body.value);
    let rows = state.db.read(move |conn| {
        Ok::<_, ApiError>(bulk::preview(conn, &reviewer, &asked.seen(), &asked.reason)?)
    });
    let view = |(id, outcome): (InquiryId, flows::Result<bulk::Notice>)| {
        let (mail, code, detail) = divided(outcome);
        let mail = mail.map(|bulk::Notice { to, subject, text }| NoticeView {
            to: to.as_str().to_owned(),
            subject,
            text,
        });
        PreviewedView { id: id.0, mail, code, detail }
    };
    Ok(Json(ListBody { items: rows.await?.into_iter().map(view).collect() }))
}

/// Turns several companies away and mails each the reason. One that has changed since it was looked at, or that cannot
/// be turned away, is left as it is and does not keep the others.
#[utoipa::path(post, path = "/api/admin/inquiries/reject", tag = "admin",
    security(("bearer" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    request_body = RejectInquiries,
    responses((status = 200, body = ListBody<RejectedView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn reject_inquiries(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    body: Body<RejectInquiries>,
) -> Result<HttpResponse, ApiError> {
    let (reviewer, now, asked) = (reviewer(&state, &viewer), state.clock.now(), body.value);
    let route = "POST /api/admin/inquiries/reject";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let rows = bulk::reject(conn, &reviewer, &asked.seen(), &asked.reason)?;
        let view = |(id, outcome)| rejected(conn, now, id, outcome);
        let items = rows.into_iter().map(view).collect::<Result<Vec<_>, ApiError>>()?;
        Ok((StatusCode::OK, ListBody { items }))
    })
    .await
}

fn rejected(
    conn: &mut Conn,
    now: Instant,
    id: InquiryId,
    outcome: flows::Result<Inquiry>,
) -> Result<RejectedView, ApiError> {
    let (after, code, detail) = divided(outcome);
    let listed = after.map(|after| review::find(conn, after.id)).transpose()?;
    let inquiry = listed.map(|listed| AdminInquiryView::of(listed, now));
    Ok(RejectedView { id: id.0, inquiry, code, detail })
}
