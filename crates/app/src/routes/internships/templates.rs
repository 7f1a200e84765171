//! The templates of checklists.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use companies::details;
use db::Conn;
use db::audit::Actor;
use flows::internships as acts;
use internships::checklists::{self, Task, Template};
use kernel::CompanyId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Viewer, input, query, text};
use crate::wire::{ChecklistOwner, Time, Word};

/// What has to be done, as a template says it.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChecklistTask)]
pub(crate) struct TaskBody {
    /// One line of 1 to 120 characters.
    #[serde(deserialize_with = "text::trimmed")]
    title: String,
    /// At most 500 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    help: Option<String>,
    owner: ChecklistOwner,
    /// How many days after the first day it is due; before it where negative. -90 to 90.
    due_days: i32,
    /// Whether the internship is not ready without it.
    required: bool,
    /// Whether it is answered with yes or no.
    asks: bool,
}

impl From<Task> for TaskBody {
    fn from(task: Task) -> Self {
        let Task { title, help, owner, due_days, required, asks } = task;
        Self { title, help, owner: Word(owner), due_days, required, asks }
    }
}

impl From<TaskBody> for Task {
    fn from(task: TaskBody) -> Self {
        let TaskBody { title, help, owner, due_days, required, asks } = task;
        Self { title, help, owner: owner.0, due_days, required, asks }
    }
}

/// A version of a template.
#[derive(Serialize, ToSchema)]
#[schema(as = ChecklistTemplate)]
struct TemplateView {
    /// 0 is the one that was there before any was saved.
    version: i32,
    saved_at: Option<Time>,
    items: Vec<TaskBody>,
}

impl From<Template> for TemplateView {
    fn from(template: Template) -> Self {
        Self {
            version: template.version,
            saved_at: template.saved_at.map(Time::from),
            items: template.tasks.into_iter().map(TaskBody::from).collect(),
        }
    }
}

/// The template of a company, or of those that have none of their own.
#[derive(Serialize, ToSchema)]
#[schema(as = ChecklistTemplates)]
pub(crate) struct TemplatesView {
    /// Null for the template of companies that have none of their own.
    company_id: Option<Uuid>,
    company_name: Option<String>,
    /// What saving names: the last version that was saved for it, 0 where none was.
    version: i32,
    /// What an internship that begins now gets.
    in_force: TemplateView,
    /// The last 20 versions, the last first.
    versions: Vec<TemplateView>,
}

fn view(conn: &mut Conn, company: Option<CompanyId>) -> Result<TemplatesView, ApiError> {
    let company_name = match company {
        Some(id) => Some(details::find(conn, id)?.form.name),
        None => None,
    };
    let versions = checklists::versions(conn, company)?;
    let in_force = match (versions.first(), company) {
        (None, Some(id)) => checklists::in_force(conn, id)?,
        (Some(last), _) => last.clone(),
        (None, None) => {
            let tasks = checklists::built_in();
            Template { company: None, version: 0, tasks, saved_at: None }
        }
    };
    Ok(TemplatesView {
        company_id: company.map(Uuid::from),
        company_name,
        version: versions.first().map_or(0, |last| last.version),
        in_force: in_force.into(),
        versions: versions.into_iter().map(TemplateView::from).collect(),
    })
}

/// Whose template is asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct WantedTemplate {
    /// That of companies that have none of their own, where it is left out.
    #[param(value_type = Option<Uuid>)]
    company_id: Option<CompanyId>,
}

/// The template of a company, or of those that have none of their own.
#[utoipa::path(get, path = "/api/admin/checklist-templates", tag = "admin",
    security(("bearer" = [])), params(WantedTemplate),
    responses((status = 200, body = TemplatesView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_template(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<TemplatesView>, ApiError> {
    let wanted: WantedTemplate = query(&req, "Ask for `company_id`, once.")?;
    Ok(Json(state.db.read(move |conn| view(conn, wanted.company_id)).await?))
}

/// A new version of a template.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveTemplate {
    /// Null for the template of companies that have none of their own.
    #[schema(value_type = Option<Uuid>)]
    company_id: Option<CompanyId>,
    /// The version that was looked at, 0 where none was saved.
    version: i32,
    /// 1 to 30.
    items: Vec<TaskBody>,
}

input!(SaveTemplate);

/// Saves a new version; internships that have begun keep their items.
#[utoipa::path(put, path = "/api/admin/checklist-templates", tag = "admin",
    security(("bearer" = [])), request_body = SaveTemplate,
    responses((status = 200, body = TemplatesView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn save_template(
    state: Data<State>,
    viewer: Viewer,
    body: Body<SaveTemplate>,
) -> Result<Json<TemplatesView>, ApiError> {
    let (actor, sender) = (Actor::User(viewer.user.id), state.sender());
    let SaveTemplate { company_id, version, items } = body.value;
    let tasks: Vec<Task> = items.into_iter().map(Task::from).collect();
    let saved = state.db.write(move |conn| {
        acts::save_template(conn, (actor, &sender), (company_id, version), &tasks)?;
        view(conn, company_id)
    });
    Ok(Json(saved.await?))
}
