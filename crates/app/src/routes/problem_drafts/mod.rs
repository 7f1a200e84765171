//! Writing problems: drafts, what the judge finds of them, and the decision about them.

pub(crate) mod acts;
pub(crate) mod list;
pub(crate) mod review;
pub(crate) mod show;
pub(crate) mod views;

use db::Conn;
use db::audit::Actor;
use flows::authoring::{self, Author};
use utoipa::OpenApi;

use crate::State;
use crate::error::ApiError;
use crate::web::Viewer;

/// Who asks, before a connection is there.
#[derive(Clone)]
pub(crate) struct Asks {
    viewer: Viewer,
    is_admin: bool,
}

impl Asks {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        Self { is_admin: viewer.user.is_admin(state.config.admin_email.as_ref()), viewer }
    }

    /// Whose problems they write.
    ///
    /// # Errors
    /// 403 for everybody who writes none.
    pub(crate) fn author(&self, conn: &mut Conn) -> Result<Author, ApiError> {
        let user = self.viewer.user.id;
        if self.is_admin {
            return Ok(Author::reviewer(Actor::User(user)));
        }
        let text = "Problems are written by owners and recruiters of companies with assessments.";
        let found = authoring::author_of_company(conn, user)?;
        found.ok_or_else(|| ApiError::forbidden("feature_locked", text))
    }
}

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    list::list_problem_drafts,
    list::begin_problem,
    list::import_problem,
    show::show_problem_draft,
    show::show_problem_check,
    show::export_problem,
    acts::save_problem_files,
    acts::verify_problem,
    acts::submit_problem,
    acts::withdraw_problem,
    acts::begin_next_version,
    acts::delete_problem_draft,
    review::list_waiting_problems,
    review::publish_problem,
    review::return_problem,
    review::withhold_problem,
))]
pub(crate) struct Document;
