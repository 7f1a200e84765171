//! Reports for people without an account, by a link that is passed on or mailed. Secrets travel in bodies
//! only, and reading a page uses nothing up.

use actix_web::http::header::USER_AGENT;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use assessments::links::{Section, coarse_agent};
use assessments::reports::Report;
use flows::sharing::{self, Key, Opened, Reader};
use kernel::uuid::Uuid;
use kernel::{Email, ReportLinkId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::{ReportView, compose};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Peer, input};
use crate::wire::{Nothing, Time, Word};

/// What the address of a shared report carries, and what was typed.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenSharedReport {
    secret: String,
    passcode: Option<String>,
}

/// What the link of a mail carries.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FollowMagicLink {
    token: String,
}

/// What a link of a mail was exchanged for.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReadMailedReport {
    session: String,
}

input!(OpenSharedReport, FollowMagicLink, ReadMailedReport);

/// A report as a link shows it.
#[derive(Serialize, ToSchema)]
#[schema(as = SharedReport)]
pub(crate) struct SharedView {
    /// The company or candidate that shares it; null where their link does not show the name.
    made_by: Option<String>,
    /// The first letter and the domain of the address that the link was mailed to; null where it was passed on.
    sent_to_masked: Option<String>,
    /// Until when the link counts.
    expires_at: Time,
    /// Sent, with the secret, to fetch what belongs to the report.
    opening: Uuid,
    report: ReportView,
}

/// What opens a mailed report.
#[derive(Serialize, ToSchema)]
#[schema(as = MailedReportSession)]
pub(crate) struct SessionView {
    /// Sent to read the report. It is not stored: this is the only answer that has it.
    session: String,
    /// Until when it counts.
    until: Time,
}

impl ReportView {
    /// Leaves what a link shows: no address, no number of ours, no statement, and of the sections those
    /// that were chosen.
    fn narrowed(mut self, sections: &[Section]) -> Self {
        let shows = |section| sections.contains(&section);
        self.id = None;
        self.receipt_id = None;
        self.candidate.email = None;
        if !shows(Section::Name) {
            self.candidate.display_name = NOBODY.to_owned();
        }
        for task in &mut self.tasks {
            task.id = None;
            if !shows(Section::Code) {
                task.source = None;
            }
            if !shows(Section::Tests) {
                task.groups.clear();
                task.verdict = None;
            }
            // Samples belong to the statement, which may still be set to others.
            for test in task.groups.iter_mut().flat_map(|group| &mut group.tests) {
                (test.name, test.input, test.expected, test.got) = (None, None, None, None);
                test.reason = None;
            }
        }
        self.not_verified &= shows(Section::Integrity);
        self.verification = self.verification.filter(|_| shows(Section::Integrity));
        self.assistant = self.assistant.filter(|_| shows(Section::Assistant));
        self.sections = sections.iter().copied().map(Word).collect();
        self
    }
}

/// What stands for the name of somebody who does not show it.
const NOBODY: &str = "Candidate";

/// What those see whom the report is for: everything; of the result of an attempt for another company, what its candidate shares.
pub(super) fn sections_of(report: &Report) -> Vec<Word<Section>> {
    let recorded = |section: &Section| {
        matches!(section, Section::Playback | Section::Integrity | Section::Assistant)
    };
    let shown = |section: &Section| !(report.is_from_elsewhere() && recorded(section));
    Section::ALL.iter().copied().filter(shown).map(Word).collect()
}

/// Opens a shared report. Whatever is wrong with the link is one and the same answer.
#[utoipa::path(post, path = "/api/shared-reports/{id}", tag = "reports",
    params(("id" = Uuid, Path)), request_body = OpenSharedReport,
    responses((status = 200, body = SharedView), (status = 403, body = ProblemBody,
            description = "`passcode_needed` or `passcode_wrong`"),
        (status = 404, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn open_shared_report(
    state: Data<State>,
    (req, peer): (HttpRequest, Peer),
    Id(id): Id<ReportLinkId>,
    body: Body<OpenSharedReport>,
) -> Result<Json<SharedView>, ApiError> {
    let OpenSharedReport { secret, passcode } = body.value;
    let key = Key { id, secret, passcode };
    let (hashes, reader) = (&state.computing.hashes, reader(&state, &req, peer));
    let opened = sharing::open(&state.db, hashes, key, reader).await?;
    show(&state, opened).await
}

/// Exchanges the link of a mail, once, for what opens the report for a day.
#[utoipa::path(post, path = "/api/magic-links/redeem", tag = "reports",
    request_body = FollowMagicLink,
    responses((status = 200, body = SessionView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody, description = "`link_used`"),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn redeem_magic_link(
    state: Data<State>,
    (req, peer): (HttpRequest, Peer),
    body: Body<FollowMagicLink>,
) -> Result<Json<SessionView>, ApiError> {
    let reader = reader(&state, &req, peer);
    let until = reader.now + kernel::chrono::TimeDelta::hours(assessments::links::SESSION_HOURS);
    let (_, session) = sharing::redeem(&state.db, body.value.token, reader).await?;
    Ok(Json(SessionView { session: session.reveal(), until: until.into() }))
}

/// Mails a new link in place of one that was used, to the address that the one before went to.
#[utoipa::path(post, path = "/api/magic-links/renew", tag = "reports",
    request_body = FollowMagicLink,
    responses((status = 202, body = Nothing), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody, description = "`renewal_limit`"),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn renew_magic_link(
    state: Data<State>,
    (req, peer): (HttpRequest, Peer),
    body: Body<FollowMagicLink>,
) -> Result<HttpResponse, ApiError> {
    let reader = reader(&state, &req, peer);
    sharing::renew(&state.db, state.sender(), body.value.token, reader).await?;
    Ok(HttpResponse::Accepted().json(Nothing {}))
}

/// The report that the link of a mail opened.
#[utoipa::path(post, path = "/api/magic-links/report", tag = "reports",
    request_body = ReadMailedReport,
    responses((status = 200, body = SharedView), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn read_mailed_report(
    state: Data<State>,
    (req, peer): (HttpRequest, Peer),
    body: Body<ReadMailedReport>,
) -> Result<Json<SharedView>, ApiError> {
    let opened = sharing::read(&state.db, body.value.session, reader(&state, &req, peer)).await?;
    show(&state, opened).await
}

pub(crate) fn reader(state: &State, req: &HttpRequest, peer: Peer) -> Reader {
    let header = req.headers().get(USER_AGENT).and_then(|value| value.to_str().ok());
    Reader { agent: coarse_agent(header), address: peer.0, now: state.clock.now() }
}

async fn show(state: &State, opened: Opened) -> Result<Json<SharedView>, ApiError> {
    let Opened { link, report, opening } = opened;
    let has_name = link.sections.contains(&Section::Name);
    let made_by = if link.by_company {
        Some(report.company_name.clone())
    } else {
        has_name.then(|| report.candidate_name.clone())
    };
    let sent_to = link.email.as_deref().and_then(|email| email.parse::<Email>().ok());
    let sent_to_masked = sent_to.map(|email| email.masked());
    let view = state.db.read(move |conn| compose(conn, report)).await?;
    let report = view.narrowed(&link.sections);
    let (expires_at, opening) = (link.expires_at.into(), opening.0);
    Ok(Json(SharedView { made_by, sent_to_masked, expires_at, opening, report }))
}
