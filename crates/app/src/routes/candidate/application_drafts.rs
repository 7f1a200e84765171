//! What a candidate has filled in for a role and not sent yet.

use actix_web::web::{Data, Json};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flows::applications as acts;
use flows::limits::Who;
use hiring::applications;
use hiring::drafts::{self, Content, Draft, Place, Said};
use hiring::resumes::File;
use kernel::uuid::Uuid;
use kernel::{RoleId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::applications::{ProfileView, ResumeView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Peer, Viewer, input};

/// The answer to one question; the question's own text says which.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SaidToQuestion)]
pub(crate) struct SaidBody {
    question: String,
    /// `yes`, `no`, one of the options or a text; at most 500 characters.
    answer: String,
}

impl SaidBody {
    pub(super) fn into_said(self) -> Said {
        Said { question: self.question, answer: self.answer }
    }
}

/// A draft.
#[derive(Serialize, ToSchema)]
#[schema(as = ApplicationDraft)]
pub(crate) struct DraftView {
    /// To be sent back when saving; 0 while nothing is saved.
    version: i32,
    answers: Vec<SaidBody>,
    note: String,
    resume: Option<ResumeView>,
}

impl From<Draft> for DraftView {
    fn from(draft: Draft) -> Self {
        let said = |said: Said| SaidBody { question: said.question, answer: said.answer };
        Self {
            version: draft.version,
            answers: draft.content.answers.into_iter().map(said).collect(),
            note: draft.content.note,
            resume: draft.resume.map(ResumeView::from),
        }
    }
}

/// The caller's application for a role, sent or not.
#[derive(Serialize, ToSchema)]
#[schema(as = ApplicationStart)]
pub(crate) struct StartView {
    /// The application, where there is one.
    application_id: Option<Uuid>,
    draft: DraftView,
    /// What the company would be sent now.
    profile: ProfileView,
}

/// A draft to be saved.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveApplication {
    /// The version that was read.
    version: i32,
    /// At most 10.
    answers: Vec<SaidBody>,
    /// To the company; at most 2000 characters.
    note: String,
}

/// A file to be sent along.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AttachResume {
    /// What the file is called; at most 120 characters.
    name: String,
    /// A PDF file or one in the JSON Resume format, of at most 5 MiB, in Base64.
    content: String,
}

input!(SaveApplication);
input!(file: AttachResume);

/// The caller's draft for a role: what is filled in, and what would be sent.
#[utoipa::path(get, path = "/api/open-roles/{id}/application", tag = "open roles",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = StartView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_application_start(
    state: Data<State>,
    viewer: Viewer,
    Id(role): Id<RoleId>,
) -> Result<Json<StartView>, ApiError> {
    let user = viewer.user.id;
    let start = state.db.read(move |conn| {
        let sent = applications::of_role(conn, role, user)?;
        let draft = drafts::get(conn, Place { role, candidate: user })?;
        let profile = acts::profile(conn, user)?;
        let application_id = sent.map(|sent| sent.id.0);
        Ok::<_, ApiError>(StartView {
            application_id,
            draft: draft.into(),
            profile: profile.into(),
        })
    });
    Ok(Json(start.await?))
}

/// Saves what is filled in. A draft stays when its role closes.
#[utoipa::path(put, path = "/api/open-roles/{id}/application", tag = "open roles",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SaveApplication,
    responses((status = 200, body = DraftView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn save_application(
    state: Data<State>,
    viewer: Viewer,
    Id(role): Id<RoleId>,
    body: Body<SaveApplication>,
) -> Result<Json<DraftView>, ApiError> {
    let SaveApplication { version, answers, note } = body.value;
    let content = Content { answers: answers.into_iter().map(SaidBody::into_said).collect(), note };
    let (user, seen) = (viewer.user.clone(), Seen::at(role, version));
    let saved = state.db.write(move |conn| acts::save(conn, &user, seen, &content)).await?;
    Ok(Json(saved.into()))
}

/// Puts a résumé into the draft, in place of the one that is there.
#[utoipa::path(put, path = "/api/open-roles/{id}/application/resume", tag = "open roles",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = AttachResume,
    responses((status = 200, body = DraftView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 413, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn attach_resume(
    state: Data<State>,
    (viewer, peer): (Viewer, Peer),
    Id(role): Id<RoleId>,
    body: Body<AttachResume>,
) -> Result<Json<DraftView>, ApiError> {
    let user = viewer.user.clone();
    let who = Who::new(user.id, peer.0);
    state.db.write(move |conn| acts::ask_to_attach(conn, who)).await?;
    let AttachResume { name, content } = body.value;
    let text = "This is not Base64.";
    let content =
        STANDARD.decode(content).map_err(|_| ApiError::invalid_field("content", "format", text))?;
    let file = state.computing.files.run(move || File::read(&name, content)).await??;
    let saved = state.db.write(move |conn| acts::attach(conn, &user, role, &file)).await?;
    Ok(Json(saved.into()))
}

/// Takes the résumé out of the draft.
#[utoipa::path(delete, path = "/api/open-roles/{id}/application/resume", tag = "open roles",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = DraftView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn detach_resume(
    state: Data<State>,
    viewer: Viewer,
    Id(role): Id<RoleId>,
) -> Result<Json<DraftView>, ApiError> {
    let user = viewer.user.clone();
    let saved = state.db.write(move |conn| acts::detach(conn, &user, role)).await?;
    Ok(Json(saved.into()))
}
