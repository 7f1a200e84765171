//! What a member of a company finds by a few letters.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use assessments::finding as assessing;
use hiring::finding as hires;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Member, query};
use crate::wire::{RoleState, Word};

/// How much of each kind is found at most.
const MOST: i64 = 5;
/// How long the text may be, in characters.
const LONGEST: usize = 100;

/// A search.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct FindQuery {
    /// A part of a title, a name or an address, 2 to 100 characters; case and accents do not matter.
    q: String,
}

/// A role that was found.
#[derive(Serialize, ToSchema)]
#[schema(as = FoundRole)]
struct RoleView {
    id: Uuid,
    title: String,
    state: RoleState,
}

/// An applicant who was found.
#[derive(Serialize, ToSchema)]
#[schema(as = FoundApplicant)]
struct ApplicantView {
    /// Of the application.
    id: Uuid,
    role_id: Uuid,
    role_title: String,
    name: String,
}

/// An assessment that was found.
#[derive(Serialize, ToSchema)]
#[schema(as = FoundAssessment)]
struct AssessmentView {
    id: Uuid,
    title: String,
}

/// An invitation that was found.
#[derive(Serialize, ToSchema)]
#[schema(as = FoundInvitation)]
struct InvitationView {
    id: Uuid,
    assessment_id: Uuid,
    assessment_title: String,
    name: Option<String>,
    email: String,
    /// The report, once there is a grade.
    report_id: Option<Uuid>,
}

/// The matches, newest first, at most five of each kind.
#[derive(Serialize, ToSchema)]
#[schema(as = FoundByCompany)]
pub(crate) struct FoundView {
    roles: Vec<RoleView>,
    /// Those whose names the company reads.
    applicants: Vec<ApplicantView>,
    assessments: Vec<AssessmentView>,
    /// People who were invited without a role.
    invitations: Vec<InvitationView>,
}

/// Searches the company's roles, applicants, assessments and invitations for a part of a name.
#[utoipa::path(get, path = "/api/companies/me/find", tag = "companies", security(("bearer" = [])),
    params(FindQuery),
    responses((status = 200, body = FoundView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody)))]
pub(crate) async fn find_for_company(
    state: Data<State>,
    member: Member,
    req: HttpRequest,
) -> Result<Json<FoundView>, ApiError> {
    member.require_reader()?;
    let FindQuery { q } = query(&req, "Ask for `q`, once.")?;
    if !(2..=LONGEST).contains(&q.trim().chars().count()) {
        let help = "Look for 2 to 100 characters.";
        return Err(ApiError::bad_request("bad_query", help));
    }
    let company = member.membership.company.id;
    let found = state.db.read(move |conn| {
        let roles = hires::roles(conn, company, &q, MOST)?;
        let applicants = hires::applicants(conn, company, &q, MOST)?;
        let assessments = assessing::assessments(conn, company, &q, MOST)?;
        let invitations = assessing::invited(conn, company, &q, MOST)?;
        let role = |one: hires::FoundRole| RoleView {
            id: one.id.0,
            title: one.title,
            state: Word(one.state),
        };
        let applicant = |one: hires::FoundApplicant| ApplicantView {
            id: one.id.0,
            role_id: one.role.0,
            role_title: one.title,
            name: one.name,
        };
        let assessment =
            |one: assessing::FoundAssessment| AssessmentView { id: one.id.0, title: one.title };
        let invitation = |one: assessing::FoundInvitation| InvitationView {
            id: one.id.0,
            assessment_id: one.assessment.0,
            assessment_title: one.title,
            name: one.name,
            email: one.email,
            report_id: one.report.map(|id| id.0),
        };
        Ok::<_, ApiError>(FoundView {
            roles: roles.into_iter().map(role).collect(),
            applicants: applicants.into_iter().map(applicant).collect(),
            assessments: assessments.into_iter().map(assessment).collect(),
            invitations: invitations.into_iter().map(invitation).collect(),
        })
    });
    Ok(Json(found.await?))
}
