//! The address of every route in a world.

use crate::admin::merging::TWIN;
use crate::admin::{SAVED_FILTER, SETTING, VIEW_AS};
use crate::ats::CONNECTION;
use crate::billing::{INVOICE, PAYMENT};
use crate::builder::{PROBLEM_DRAFT, is_about_drafts};
use crate::chat::{is_about_support, support_id};
use crate::companies::merger::other_company;
use crate::github::{REPORT, is_about_github};
use crate::hiring::alerts::ROLE_ALERT;
use crate::hiring::intern_profiles::page_of_ada;
use crate::hiring::proposals::PROPOSAL;
use crate::integrity::{CASE, is_about_integrity};
use crate::partners::{BROUGHT, COHORT, COMMISSION, PARTNER, SEAT_CODE, STATEMENT, STUDENT_STOP};
use crate::practice::guests::GUEST_RUN;
use crate::practice::scenarios::{SCENARIO, is_about_scenarios};
use crate::prepared::{
    ACCOMMODATION, API_KEY, CALENDAR, CANDIDATE, COLLEAGUE, DELIVERY, LOGO, MATCH, QUESTION,
    REPORT_LINK, TEST_MAIL, WEBHOOK,
};
use crate::puzzles::{PUZZLE, PUZZLE_TRY};
use crate::world::World;

/// The address of a route, filled in with what the world has.
pub(crate) fn address(path: &str, world: &World) -> String {
    let id = match path.split('/').nth(2).unwrap_or_default() {
        _ if is_about_integrity(path) => CASE,
        _ if is_about_github(path) => REPORT,
        _ if is_about_drafts(path) => PROBLEM_DRAFT,
        "practice" if is_about_scenarios(path) => SCENARIO,
        "practice" if path.contains("/guest-runs/") => GUEST_RUN,
        _ if is_about_support(path) => support_id(path),
        "problems" | "practice" => "doubling",
        "assessments" => &world.assessment,
        "invitations" => &world.invitation,
        "accommodations" => ACCOMMODATION,
        "codebrain" => &world.code,
        "attempts" | "reports" | "unsubscribe" => &world.attempt,
        "report-links" | "shared-reports" => REPORT_LINK,
        "submissions" => &world.submission,
        "users" | "admin" if path.contains("/interviews") => &world.own_story,
        "open-roles" => &world.role,
        "resumes" => &world.resume,
        _ if path.contains("/internship") => world.interning.id_in(path),
        "users" | "admin" if path.contains("/role-proposals/") => PROPOSAL,
        "users" if path.contains("/role-alerts/") => ROLE_ALERT,
        "users" if path.contains("/applications") => &world.sent,
        "users" if path.contains("/offers") => &world.made.offer,
        "users" if path.contains("/meetings") => &world.made.meeting,
        "applications" => &world.sent,
        "offers" => &world.made.offer,
        "meetings" => &world.made.meeting,
        "notes" => &world.made.note,
        "billing" if path.contains("/payments/{id}") => PAYMENT,
        "billing" if path.contains("/partner-statements/") => STATEMENT,
        "billing" => INVOICE,
        "companies" => of_company(path, world),
        "v1" => &world.role,
        "company-logos" => LOGO,
        "admin" if path.contains("/test-mails/") => TEST_MAIL,
        "admin" if path.contains("/invitation-reports/") => &world.invitation,
        "admin" if path.contains("/admin/candidates") => CANDIDATE,
        "admin" if path.contains("/view-as/") => VIEW_AS,
        "admin" if path.contains("/saved-filters/") => SAVED_FILTER,
        "admin" if path.contains("/recruit-lists") => &world.talent.company,
        "admin" if path.contains("/recruit-picks") => &world.talent.pick,
        "admin" if path.starts_with("/api/admin/companies/") => &world.company,
        "admin" if path.contains("/attempts") => &world.attempt,
        "admin" if path.contains("/partner-applications") => &world.application,
        "admin" if path.contains("/applications/") => &world.sent,
        "admin" if path.contains("/roles") || path.contains("/slates") => &world.role,
        "admin" if path.contains("/partners/") => PARTNER,
        "admin" if path.contains("/partner-referrals/") => BROUGHT,
        "admin" if path.contains("/commissions/") => COMMISSION,
        "partners" if path.contains("/cohorts/") => COHORT,
        "partner-invitations" => STUDENT_STOP,
        "cohorts" => SEAT_CODE,
        "partners" => STATEMENT,
        "admin" => &world.inquiry,
        "interviews" if path.contains("/companies/") => "pellworth",
        "interviews" => &world.story,
        "roles" => &world.role,
        "puzzles" => PUZZLE,
        "puzzle-tries" => PUZZLE_TRY,
        "talent-profile" | "introductions" => &world.talent.introduction,
        "talent-searches" => &world.talent.search,
        "talent-prospects" => &world.talent.prospect,
        "recruit-talent" => &world.talent.pick,
        _ => "",
    };
    let scenario = is_about_scenarios(path);
    asked(path, world)
        .replace("{id}", id)
        .replace("{task}", if scenario { "1" } else { &world.task })
        .replace("{number}", "1")
        .replace("{match}", MATCH)
        .replace("{question}", QUESTION)
        .replace("{key}", SETTING)
        .replace("{secret}", CALENDAR)
        .replace("{file}", "index.html")
        .replace("{first}", "doubling")
        .replace("{second}", &world.problem)
}

/// What a company has, or the company itself.
fn of_company<'a>(path: &str, world: &'a World) -> &'a str {
    match path {
        _ if path.contains("/invoices/") => INVOICE,
        _ if path.contains("/team/") => COLLEAGUE,
        _ if path.contains("/ats-connections/") => CONNECTION,
        _ if path.contains("/webhooks/") => WEBHOOK,
        _ if path.contains("/webhook-deliveries/") => DELIVERY,
        _ if path.contains("/api-keys/") => API_KEY,
        _ => &world.company,
    }
}

/// The path with the query that it needs.
fn asked(path: &str, world: &World) -> String {
    match path {
        "/api/auth/username-availability" => format!("{path}?username=grace"),
        "/api/intern-profiles/{id}" => path.replace("{id}", &page_of_ada(world)),
        "/api/companies/me/find" => format!("{path}?q=canary"),
        "/api/talent-profile/companies" => format!("{path}?name=canary"),
        "/api/admin/companies/{id}/merger" => format!("{path}?into={}", other_company(world)),
        "/api/admin/candidates/{id}/merger" => format!("{path}?into={TWIN}"),
        "/api/talent-prospects" => format!("{path}?role_id={}", world.role),
        "/api/admin/saved-filters" => format!("{path}?list=manage_interns"),
        "/api/admin/recruit-members" => format!("{path}?name=canary"),
        path => path.to_owned(),
    }
}
