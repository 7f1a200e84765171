//! The paths of the site that a mail or a notice leads to.

use hiring::alerts::Wanted;
use kernel::uuid::Uuid;
use kernel::{
    ApplicationId, AssessmentId, AttemptId, GithubReportId, IntegrityCaseId, InternshipId,
    InvoiceId, ProblemDraftId, RoleId, StoryId, TalentSearchId,
};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

/// Where companies register and see how far their inquiry is.
pub(crate) const COMPANY_ENTRY: &str = "/company-auth";
/// Where candidates see how far everything of theirs is.
pub(crate) const DASHBOARD: &str = "/dashboard";
/// Where companies work.
pub(crate) const CLIENT_DASHBOARD: &str = "/client-dashboard";
/// Where a company says what it is.
pub(crate) const CLIENT_PROFILE: &str = "/client-dashboard/profile";
/// Where the admin sees how mail is sent.
pub(crate) const MAIL_SETTINGS: &str = "/admin-dashboard/settings?group=mail";
/// Where partners find their links.
pub(crate) const PARTNER_DASHBOARD: &str = "/partner-dashboard";
/// Where partners see what they earn and are paid.
pub(crate) const PARTNER_STATEMENTS: &str = "/partner-dashboard/statements";
/// Where authors find their own stories.
pub(crate) const OWN_STORIES: &str = "/dashboard";
/// Where a candidate answers companies that ask for an introduction.
pub(crate) const INTRODUCTIONS_TO_ME: &str = "/talent-form?tab=introductions";
/// Where a company sees whom it has asked for an introduction.
pub(crate) const INTRODUCTIONS_BY_US: &str = "/talent-pool/browse?tab=introductions";
/// Where a company sees the candidates whom the admin recommends to it.
pub(crate) const RECRUIT_TALENT: &str = "/client-dashboard/recruit-talent";
/// Where a company builds assessments.
pub(crate) const ASSESSMENTS: &str = "/client-dashboard/assessment";
/// Where a company writes roles.
pub(crate) const ROLES: &str = "/client-dashboard/create-jobs";
/// Where a company chooses from applicants.
pub(crate) const TALENT_SELECTION: &str = "/client-dashboard/talent-selection";
/// Where a candidate, a company and a partner find their conversation with support open.
pub(crate) const CANDIDATE_CHAT: &str = "/dashboard?chat=open";
pub(crate) const CLIENT_CHAT: &str = "/client-dashboard/home?chat=open";
pub(crate) const PARTNER_CHAT: &str = "/partner-dashboard/overview?chat=open";
/// Where a candidate answers companies that ask for a GitHub report.
pub(crate) const OWN_GITHUB_REPORTS: &str = "/dashboard#github-reports";
/// Where a company sees the GitHub reports that it has asked for.
pub(crate) const GITHUB_REPORTS: &str = "/client-dashboard/github-reports";
/// Where a candidate answers the roles that are proposed to them.
pub(crate) const OWN_ROLE_PROPOSALS: &str = "/dashboard#role-proposals";
/// Where people come back to from GitHub.
pub(crate) const GITHUB_RETURN: &str = "/dashboard/github-return";
/// Where everybody reads the open roles.
pub(crate) const OPEN_ROLES: &str = "/roles";
/// Where people log in.
pub(crate) const LOGIN: &str = "/login";
/// Where people change how they log in.
pub(crate) const SECURITY: &str = "/account/security";
/// Where an account's data is exported and erased.
pub(crate) const PRIVACY: &str = "/account/privacy";

/// Where a company sees an assessment and who was invited to it.
pub(crate) fn assessment(id: AssessmentId) -> String {
    format!("/client-dashboard/assessment/{id}")
}

/// The report of an attempt.
pub(crate) fn report(attempt: AttemptId) -> String {
    format!("/report/{attempt}")
}

/// Where a candidate answers a question about an attempt.
pub(crate) fn own_integrity_case(id: IntegrityCaseId) -> String {
    format!("/dashboard/questions/{id}")
}

/// Where a company decides about one.
pub(crate) fn integrity_case(id: IntegrityCaseId) -> String {
    format!("/client-dashboard/assessment/review?case={id}")
}

/// Where the admin does.
pub(crate) fn admin_integrity_case(queue: &str, id: IntegrityCaseId) -> String {
    format!("/admin-dashboard/integrity?queue={queue}&case={id}")
}

/// Where a company reads a GitHub report.
pub(crate) fn github_report(id: GithubReportId) -> String {
    format!("/client-dashboard/github-reports/{id}")
}

/// Where the link of a mail opens a report.
pub(crate) fn magic_link(token: &str) -> String {
    format!("/magic-link/{token}")
}

/// Where an invitation's code is redeemed.
pub(crate) fn invitation(code: &str) -> String {
    format!("/codebrainv2/{code}")
}

/// Where a partner's assessment is joined.
pub(crate) fn cohort(code: &str) -> String {
    format!("/partner-assessments/{code}")
}

/// Where the invitations of a company are stopped, by the code of one.
pub(crate) fn stop_invitations(code: &str) -> String {
    format!("/stop-invitations/{code}")
}

/// Where somebody signs up by a partner's link.
pub(crate) fn sign_up_by(code: &str) -> String {
    format!("/role-selection?tab=signup&ref={code}")
}

/// Where the invitations of partners are stopped, by the link of one.
pub(crate) fn stop_partner_invitations(token: Uuid) -> String {
    format!("/stop-partner-invitations/{token}")
}

/// Where an author edits a story.
pub(crate) fn edit_story(story: StoryId) -> String {
    format!("/submit/interview/manual?id={story}")
}

/// Where a candidate sees how far an application is.
pub(crate) fn application(id: ApplicationId) -> String {
    format!("/dashboard/applications/{id}")
}

/// Where an intern works on an internship.
pub(crate) fn own_internship(id: InternshipId) -> String {
    format!("/dashboard/internships/{id}")
}

/// Where a company works on an internship.
pub(crate) fn internship(id: InternshipId) -> String {
    format!("/client-dashboard/my-interns/{id}")
}

/// Where the admin works on an internship.
pub(crate) fn onboarding(id: InternshipId) -> String {
    format!("/admin-dashboard/manage-onboarding?internship={id}")
}

/// Where a company sees one of the candidates for a role.
pub(crate) fn candidate(role: RoleId, id: ApplicationId) -> String {
    format!("/client-dashboard/talent-selection/{role}/{id}")
}

/// Where a company sees and edits one of its roles.
pub(crate) fn role(role: RoleId) -> String {
    format!("/client-dashboard/create-jobs/{role}")
}

/// Where one version of a problem is written.
pub(crate) fn problem_draft(id: ProblemDraftId) -> String {
    format!("/problem-builder-v2/{id}")
}

/// Where a company sees and prints one of its invoices.
pub(crate) fn invoice(id: InvoiceId) -> String {
    format!("/client-dashboard/invoices/{id}")
}

/// Where a company selects from those who have applied for a role.
pub(crate) fn board(role: RoleId) -> String {
    format!("/client-dashboard/talent-selection/{role}")
}

/// Where the link of an invitation to a team leads.
pub(crate) fn join_team(token: &str) -> String {
    format!("/join-team?token={token}")
}

/// The longest path that a notice takes.
const MOST_OF_A_PATH: usize = 500;

/// The open roles that an alert looks for; all of them where its words make the path too long for a notice.
pub(crate) fn open_roles(wanted: &Wanted) -> String {
    let part = |(name, value): (&str, String)| {
        format!("{name}={}", utf8_percent_encode(&value, NON_ALPHANUMERIC))
    };
    let query: Vec<String> = wanted.parts().into_iter().map(part).collect();
    let path = format!("{OPEN_ROLES}?{}", query.join("&"));
    if query.is_empty() || path.len() > MOST_OF_A_PATH { OPEN_ROLES.to_owned() } else { path }
}

/// What a company's saved search finds.
pub(crate) fn talent_search(search: TalentSearchId) -> String {
    format!("/talent-pool/browse?search={search}")
}

/// Where the link of an approved inquiry opens the account.
pub(crate) fn activation(token: &str) -> String {
    format!("/company-activation?token={token}")
}

/// Where an account that an admin made gets its first password.
pub(crate) fn first_password(email: &str, token: &str) -> String {
    format!("/set-company-password/{email}?token={token}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_of_an_alert_names_what_it_looks_for_and_is_never_too_long_for_a_notice() {
        let wanted = |words: &str| Wanted { words: words.to_owned(), ..Wanted::default() };
        assert_eq!(open_roles(&wanted("")), "/roles");
        let narrow = Wanted { country: Some("PT".into()), says_pay: true, ..wanted("C++ & Rust") };
        assert_eq!(open_roles(&narrow), "/roles?search=C%2B%2B%20%26%20Rust&country=PT&pay=true");
        assert_eq!(open_roles(&wanted(&"é".repeat(100))), "/roles");
        assert!(open_roles(&wanted(&"a".repeat(100))).len() > 100);
    }
}
