//! The admin's queue of companies that want in.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use companies::activations;
use companies::grants::{self, Flags};
use companies::inquiries::{Event, Inquiry, State as Step, admin_events};
use companies::review::{self, Asked, Column, Listed, due_at, is_stale};
use db::Conn;
use db::audit::Object;
use flows::onboarding::review as decisions;
use kernel::uuid::Uuid;
use kernel::{InquiryId, Instant};
use queue::outbox::{self, State as MailState};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, every, paging_of, query, spreadsheet};
use crate::wire::words::Act;
use crate::wire::{
    self, CompanyFlag, InquiryAct, InquiryColumn, InquiryOrigin, InquirySignalCode, InquiryState,
    Word,
};
use crate::wire::{PageBody, StepView, Time, csv, history};

/// Something the admin should look at before deciding.
#[derive(Serialize, ToSchema)]
#[schema(as = InquirySignal)]
struct SignalView {
    code: InquirySignalCode,
    text: String,
}

/// An inquiry as the admin sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminInquiry)]
pub(crate) struct AdminInquiryView {
    id: Uuid,
    /// What a decision on it names.
    version: i32,
    state: InquiryState,
    column: InquiryColumn,
    /// `admin` for an account made on a company's behalf, `direct` where no inquiry was sent: the
    /// name is the account's then, and the rest of the form is empty.
    origin: InquiryOrigin,
    company_id: Uuid,
    company_name: String,
    first_name: String,
    last_name: String,
    title: String,
    company_type: String,
    interests: Vec<String>,
    heard_about: String,
    phone: String,
    /// The last question to the company, or the last reason given to it.
    reason: Option<String>,
    email: String,
    email_verified: bool,
    signals: Vec<SignalView>,
    submitted_at: Time,
    changed_at: Time,
    created_at: Time,
    age_days: i64,
    stale: bool,
    /// By when to decide; only where a decision is waited for.
    due_at: Option<Time>,
    /// What can be done now.
    actions: Vec<InquiryAct>,
}

/// Steps that the admin does not take are no act.
fn act(event: Event) -> Option<InquiryAct> {
    match event {
        Event::SendActivation => Some(Act::ResendActivation.into()),
        event => Act::parse(event.as_str()).map(Word),
    }
}

impl AdminInquiryView {
    pub(crate) fn of(listed: Listed, now: Instant) -> Self {
        let inquiry = listed.inquiry;
        let signals = listed
            .signals
            .into_iter()
            .map(|signal| SignalView { code: signal.into(), text: signal.text().to_owned() });
        let due = due_at(&inquiry).map(Time::from);
        let (stale, column) = (is_stale(&inquiry, now), Column::of(&inquiry, now));
        let Inquiry { form, state, .. } = inquiry;
        Self {
            id: inquiry.id.0,
            version: inquiry.version,
            state: state.into(),
            column: column.into(),
            origin: inquiry.origin.into(),
            company_id: inquiry.company.0,
            company_name: form.company_name,
            first_name: form.first_name,
            last_name: form.last_name,
            title: form.title,
            company_type: form.company_type,
            interests: form.interests,
            heard_about: form.heard_about,
            phone: form.phone,
            reason: inquiry.reason,
            email: listed.email,
            email_verified: listed.email_verified,
            signals: signals.collect(),
            submitted_at: inquiry.submitted_at.into(),
            changed_at: inquiry.changed_at.into(),
            created_at: inquiry.created_at.into(),
            age_days: (now - inquiry.created_at).num_days(),
            stale,
            due_at: due,
            actions: admin_events(state).filter_map(act).collect(),
        }
    }
}

/// Which inquiries are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Only those of this column.
    #[param(value_type = Option<InquiryColumn>)]
    column: Option<String>,
    /// Only those in this state.
    #[param(value_type = Option<InquiryState>)]
    state: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

fn known<T>(
    text: Option<&str>,
    parse: impl Fn(&str) -> Option<T>,
    what: &'static str,
) -> Result<Option<T>, ApiError> {
    let read = |text| parse(text).ok_or_else(|| ApiError::bad_request("bad_query", what));
    text.map(read).transpose()
}

const HELP: &str = "Ask for `column`, `state`, `cursor` and `limit`, each once.";

impl Wanted {
    fn asked(&self) -> Result<Asked, ApiError> {
        Ok(Asked {
            column: known(self.column.as_deref(), Column::parse, "There is no such column.")?,
            state: known(self.state.as_deref(), Step::parse, "There is no such state.")?,
        })
    }
}

/// The inquiries, newest first.
#[utoipa::path(get, path = "/api/admin/inquiries", tag = "admin", security(("bearer" = [])),
    params(Wanted),
    responses((status = 200, body = PageBody<AdminInquiryView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_inquiries(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<AdminInquiryView>>, ApiError> {
    let wanted: Wanted = query(&req, HELP)?;
    let paging = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?;
    let (asked, now) = (wanted.asked()?, state.clock.now());
    let place = paging.into();
    let page = state.db.read(move |conn| review::list(conn, asked, now, place)).await?;
    Ok(Json(PageBody::of(page, |listed| AdminInquiryView::of(listed, now))))
}

const HEADINGS: [&str; 9] = [
    "Company",
    "Kind",
    "Column",
    "State",
    "Origin",
    "Address verified",
    "To look at",
    "Sent",
    "Decide by",
];

/// The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored. Who wrote, and
/// how they are reached, is not in it.
#[utoipa::path(get, path = "/api/admin/inquiries/export", tag = "admin",
    security(("bearer" = [])), params(Wanted),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_inquiries(
    state: Data<State>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let wanted: Wanted = query(&req, HELP)?;
    let (asked, now) = (wanted.asked()?, state.clock.now());
    let found =
        state.db.read(move |conn| every(|place| review::list(conn, asked, now, place))).await?;
    let rows = found.into_iter().map(|Listed { inquiry, email_verified, signals, .. }| {
        let seen: Vec<&str> = signals.iter().map(|signal| signal.text()).collect();
        let due = due_at(&inquiry).map(|at| at.to_rfc3339()).unwrap_or_default();
        let column = Column::of(&inquiry, now);
        vec![
            inquiry.form.company_name.into(),
            inquiry.form.company_type.into(),
            column.as_str().into(),
            inquiry.state.as_str().into(),
            inquiry.origin.as_str().into(),
            if email_verified { "yes" } else { "no" }.into(),
            seen.join(" ").into(),
            inquiry.submitted_at.to_rfc3339().into(),
            due.into(),
        ]
    });
    spreadsheet("inquiries", csv(&HEADINGS, rows))
}

/// How many inquiries each column holds.
#[derive(Serialize, ToSchema)]
#[schema(as = InquiryCounts)]
pub(crate) struct CountsView {
    new: i64,
    otp_pending: i64,
    verified: i64,
    in_review: i64,
    activation_sent: i64,
    activated: i64,
    stale: i64,
    closed: i64,
}

/// The counts of every column.
#[derive(Serialize, ToSchema)]
#[schema(as = InquiryCountsBody)]
pub(crate) struct CountsBody {
    counts: CountsView,
}

/// How many inquiries each column of the board holds.
#[utoipa::path(get, path = "/api/admin/inquiries/counts", tag = "admin",
    security(("bearer" = [])),
    responses((status = 200, body = CountsBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn count_inquiries(state: Data<State>) -> Result<Json<CountsBody>, ApiError> {
    let now = state.clock.now();
    let counted = state.db.read(move |conn| review::counts(conn, now)).await?;
    let of = |column| counted.iter().find(|(of, _)| *of == column).map_or(0, |(_, count)| *count);
    let counts = CountsView {
        new: of(Column::New),
        otp_pending: of(Column::OtpPending),
        verified: of(Column::Verified),
        in_review: of(Column::InReview),
        activation_sent: of(Column::ActivationSent),
        activated: of(Column::Activated),
        stale: of(Column::Stale),
        closed: of(Column::Closed),
    };
    Ok(Json(CountsBody { counts }))
}

/// The newest link that was sent.
#[derive(Serialize, ToSchema)]
#[schema(as = ActivationLink)]
struct LinkView {
    sent_to: String,
    sent_at: Time,
    expires_at: Time,
    used_at: Option<Time>,
    revoked_at: Option<Time>,
    mail: Option<wire::MailState>,
    /// Why the last try to send it failed.
    mail_error: Option<String>,
}

/// How the message about the last decision got on.
#[derive(Serialize, ToSchema)]
#[schema(as = InquiryNotice)]
struct NoticeView {
    mail: wire::MailState,
    /// Why the last try to send it failed.
    mail_error: Option<String>,
}

/// Everything about an inquiry.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminInquiryDetail)]
pub(crate) struct DetailBody {
    inquiry: AdminInquiryView,
    /// Oldest first.
    history: Vec<StepView>,
    activation: Option<LinkView>,
    /// Null where there was no such message, or where it brought the link.
    notice: Option<NoticeView>,
    /// What the company has been granted.
    #[schema(value_type = Vec<CompanyFlag>)]
    flags: Vec<String>,
}

/// One inquiry with its history.
#[utoipa::path(get, path = "/api/admin/inquiries/{id}", tag = "admin", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = DetailBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_inquiry(
    state: Data<State>,
    Id(id): Id<InquiryId>,
) -> Result<Json<DetailBody>, ApiError> {
    let now = state.clock.now();
    let detail = state.db.read(move |conn| {
        let listed = review::find(conn, id)?;
        let flags = grants::flags(conn, listed.inquiry.company)?;
        Ok::<_, ApiError>(DetailBody {
            history: history(conn, Object::of("inquiry", id))?,
            activation: link(conn, id)?,
            notice: notice(conn, &listed.inquiry)?,
            inquiry: AdminInquiryView::of(listed, now),
            flags: granted(flags),
        })
    });
    Ok(Json(detail.await?))
}

fn granted(flags: Flags) -> Vec<String> {
    let all = [
        (flags.payment, "payment"),
        (flags.super_star_access, "super_star_access"),
        (flags.assessment_access, "assessment_access"),
        (flags.profile_completed, "profile_completed"),
        (flags.marketing_completed, "marketing_completed"),
        (flags.direct_release, "direct_release"),
    ];
    all.into_iter().filter(|(has, _)| *has).map(|(_, flag)| flag.to_owned()).collect()
}

fn link(conn: &mut Conn, inquiry: InquiryId) -> Result<Option<LinkView>, ApiError> {
    let Some(sent) = activations::latest(conn, inquiry)? else { return Ok(None) };
    let mail = outbox::of_key(conn, &decisions::mail_key(sent.id))?;
    Ok(Some(LinkView {
        sent_to: sent.email,
        sent_at: sent.sent_at.into(),
        expires_at: sent.expires_at.into(),
        used_at: sent.used_at.map(Time::from),
        revoked_at: sent.revoked_at.map(Time::from),
        mail: mail.as_ref().map(|mail| mail.state.into()),
        mail_error: mail.filter(|mail| mail.state != MailState::Sent).and_then(|m| m.last_error),
    }))
}

fn notice(conn: &mut Conn, inquiry: &Inquiry) -> Result<Option<NoticeView>, ApiError> {
    let Some(key) = decisions::notice_key(inquiry) else { return Ok(None) };
    let sent = outbox::of_key(conn, &key)?;
    Ok(sent.map(|mail| NoticeView {
        mail: mail.state.into(),
        mail_error: Some(mail)
            .filter(|mail| mail.state != MailState::Sent)
            .and_then(|m| m.last_error),
    }))
}
