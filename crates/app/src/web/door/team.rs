//! What is open to members of a company whose role reads nothing of candidates.
//!
//! Every line for members of a company is closed to them unless it is listed here: a route that is added later shows them
//! no candidate because somebody forgot to ask. What the other roles may do is asked by the handlers, and written
//! down in tests/api/team_roles.txt.

use super::access::RouteInfo;
use super::viewer::Member;
use crate::error::ApiError;

/// About the company itself, its money and its team, and what it says of itself and asks of anybody.
const WITHOUT_CANDIDATES: &[(&str, &str)] = &[
    ("POST", "/api/auth/inquiry"),
    ("GET", "/api/auth/inquiry"),
    ("POST", "/api/auth/send-otp"),
    ("POST", "/api/auth/verify-otp"),
    ("GET", "/api/companies/me/details"),
    ("GET", "/api/companies/me/retention"),
    ("GET", "/api/companies/me/team"),
    // Everybody may leave.
    ("POST", "/api/companies/me/team/{id}/remove"),
    // These count and list for each role what that may see.
    ("GET", "/api/companies/me/overview"),
    ("GET", "/api/companies/me/needs"),
    ("GET", "/api/companies/me/activity"),
    ("GET", "/api/companies/me/invoices"),
    ("GET", "/api/companies/me/invoices/{id}"),
    ("POST", "/api/companies/me/invoices/{id}/payment-page"),
    ("GET", "/api/companies/me/payment"),
    ("GET", "/api/companies/me/allowance"),
    ("GET", "/api/companies/me/quotas"),
    ("GET", "/api/companies/{id}/interviews"),
    ("GET", "/api/problems"),
    ("GET", "/api/assessments"),
    ("GET", "/api/assessments/{id}"),
    ("GET", "/api/roles"),
    ("GET", "/api/roles/{id}"),
];

/// Refuses members who read nothing of candidates, unless the line says nothing of any.
pub(super) fn require_role(line: RouteInfo, member: &Member) -> Result<(), ApiError> {
    if member.membership.role.reads() || WITHOUT_CANDIDATES.contains(&(line.method, line.path)) {
        return Ok(());
    }
    Err(ApiError::forbidden("role", "Your role in the company does not allow this."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::router::ROUTES;
    use crate::web::Access;

    #[test]
    fn what_is_open_without_candidates_is_a_line_for_members() {
        for open in WITHOUT_CANDIDATES {
            let line = ROUTES.iter().find(|line| (line.method, line.path) == *open);
            let access = line.map(|line| line.access);
            let of_members = [
                Access::Company,
                Access::Assessments,
                Access::Results,
                Access::Roles,
                Access::Recruiting,
                Access::Paying,
            ];
            assert!(access.is_some_and(|access| of_members.contains(&access)), "{open:?}");
        }
    }
}
