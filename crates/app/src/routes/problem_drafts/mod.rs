//! Writing problems: drafts, what the judge finds of them, and the decision about them.

pub(crate) mod acts;
pub(crate) mod archives;
pub(crate) mod list;
pub(crate) mod review;
pub(crate) mod show;
pub(crate) mod views;

use db::Conn;
use flows::authoring::{self, Author};
use utoipa::OpenApi;

use crate::State;
use crate::error::ApiError;
use crate::web::Viewer;
use crate::web::door::is_author;

/// Who asks, before a connection is there.
#[derive(Clone)]
pub(crate) struct Asks {
    viewer: Viewer,
    is_admin: bool,
    is_author: bool,
}

impl Asks {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        Self {
            is_admin: viewer.user.is_admin(state.config.admin_email.as_ref()),
            is_author: is_author(&viewer.user, &state.config),
            viewer,
        }
    }

    /// Whose problems they write.
    ///
    /// # Errors
    /// 403 for everybody who writes none.
    pub(crate) fn author(&self, conn: &mut Conn) -> Result<Author, ApiError> {
        let offices = (self.is_admin, self.is_author);
        let text = "Problems are written by owners and recruiters of companies with assessments.";
        let found = authoring::author(conn, self.viewer.user.id, offices)?;
        found.ok_or_else(|| ApiError::forbidden("feature_locked", text))
    }
}

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    list::list_problem_drafts,
    list::begin_problem,
    archives::import_problem,
    archives::send_problem_tests,
    show::show_problem_draft,
    show::show_problem_check,
    show::export_problem,
    acts::save_problem_files,
    acts::verify_problem,
    acts::fill_problem_answers,
    acts::publish_own_problem,
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
