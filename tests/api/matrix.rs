//! Who may call what: every route with every kind of caller, each cell written down in
//! `matrix.txt`. A call that is refused changes nothing in the database and shows nothing of
//! anybody.

use app::router::{ROUTES, RouteInfo};
use app::web::Access;
use diesel::prelude::*;

use crate::account::address::prepare_address;
use crate::admin::{prepare_setting, prepare_view_as};
use crate::assessing::earlier::{is_about_earlier, prepare_earlier};
use crate::assessing::performance::take_by_five;
use crate::ats::{called, is_about_ats, prepare_ats};
use crate::billing::{is_about_billing, prepare_billing, prepare_standing};
use crate::builder::{is_about_drafts, prepare_draft};
use crate::cast::{Cast, address};
use crate::chat::{is_about_support, prepare_support};
use crate::github::{is_about_github, prepare_github};
use crate::hiring::alerts::{is_about_role_alerts, prepare_role_alert};
use crate::hiring::intern_profiles::prepare_intern_profile;
use crate::hiring::pool::{is_about_talent, prepare_talent};
use crate::hiring::proposals::{is_about_proposals, prepare_proposals};
use crate::hiring::roles::open_roles;
use crate::hiring::selecting::{is_about_selection, prepare_selection};
use crate::hiring::team::{is_about_hiring, prepare_hiring};
use crate::integrity::{is_about_integrity, prepare_integrity};
use crate::internships::{is_about_internships, prepare_internships};
use crate::partners::{is_about_partners, prepare_partners};
use crate::practice::guests::{is_about_guests, prepare_guest_run};
use crate::practice::scenarios::{is_about_scenarios, prepare_scenario};
use crate::prepared::{
    API_KEY, make_key, prepare_accommodation, prepare_application, prepare_calendar,
    prepare_candidate, prepare_inquiry, prepare_invitation_report, prepare_links, prepare_logo,
    prepare_match, prepare_question, prepare_referral_code, prepare_role, prepare_story,
    prepare_team, prepare_test_mail, prepare_unbegun, prepare_webhook,
};
use crate::puzzles::{is_about_puzzles, prepare_puzzles};
use crate::stated::{assert_stated, rows};
use crate::support::{Answer, inquiry_form, request};
use crate::world::{Unchanged, World};

/// What the router answers whom, a row a route.
pub(crate) const EXPECTED: &str = include_str!("matrix.txt");

/// Strangers first, those who may last: what they do would change the answers to the others.
const CALLERS: [&str; 12] = [
    "nobody",
    "bad_token",
    "unregistered",
    "disabled",
    "unverified",
    "other_candidate",
    "other_company",
    "locked_company",
    "partner",
    "admin",
    "company",
    "candidate",
];

/// Routes that no plain request succeeds with.
const NEVER_PLAIN: &[&str] = &[
    "GET /api/live",
    "GET /api/dev/mail",
    "GET /metrics",
    // Nothing is paid online where no provider is chosen: tests/api/billing/online.rs chooses one.
    "POST /api/companies/me/invoices/{id}/payment-page",
    "POST /api/billing/invoices/{id}/payment-page",
    "POST /api/webhooks/stripe",
    // There is no language model here: tests/api/attempts/assistance asks one.
    "POST /api/attempts/{id}/tasks/{task}/questions",
    "POST /api/attempts/{id}/questions/{question}/answer",
    // Nobody comes back from GitHub who has not been sent there.
    "POST /api/users/github-reports/callback",
];

fn check_refused(answer: &Answer, what: &str) {
    for secret in ["canary", "ada@", "ruth@", "fay@", "print(2)"] {
        assert!(!answer.text.contains(secret), "{what} tells {secret}: {}", answer.text);
    }
}

/// A link that stops ada's mail.
fn prepare_unsubscribing(world: &World) {
    let sql = format!(
        "insert into notification_settings (user_id, digest, email_off, in_app_off, stop_token)
         select id, true, '{{}}', '{{}}', '{}' from users where email = 'ada@example.com'",
        world.attempt
    );
    diesel::sql_query(sql).execute(&mut world.app.conn()).unwrap();
}

/// Invitations that were mailed long enough ago.
fn prepare_resending(world: &World) {
    use db::schema::invitations::dsl as i;
    let yesterday = diesel::dsl::sql::<diesel::sql_types::Timestamptz>("now() - interval '2 days'");
    diesel::update(i::invitations)
        .set((i::created_at.eq(yesterday.clone()), i::last_sent_at.eq(yesterday.nullable())))
        .execute(&mut world.app.conn())
        .unwrap();
}

/// What a program with a key of the company's is answered, where a key opens the route. Everywhere else
/// a key is worth what a forged token is.
async fn cell_of_key(
    route: &RouteInfo,
    (world, watch): (&World, &mut Unchanged),
    secret: &str,
) -> Option<String> {
    if matches!(
        route.access,
        Access::Public | Access::Signed | Access::Development | Access::Metrics
    ) {
        return None;
    }
    let is_key = matches!(route.access, Access::Key(_));
    watch.expect(world, !is_key);
    let sent = request(route.method, &address(route.path, world), Some(secret), None);
    let answer = world.app.send(sent).await;
    if is_key {
        watch.let_in();
        return Some(format!("api_key={}", answer.cell()));
    }
    assert_eq!(answer.cell(), "401 invalid_token", "{route:?} by a key");
    watch.refused("by a key".to_owned());
    None
}

/// What has to be there before a route can be called.
pub(crate) async fn prepare(route: &str, path: &str, world: &mut World, cast: &Cast) {
    prepare_inquiry(path, world).await;
    if path.contains("/interviews") {
        prepare_story(route, world).await;
    }
    if path.contains("/partner-application") && route != "POST /api/users/partner-application" {
        world.apply().await;
    }
    if is_about_selection(path) {
        open_roles(&world.app, cast.who("other_company"));
        prepare_selection(path, world).await;
    } else if path.contains("/roles") {
        prepare_role(path, world, cast).await;
    }
    if is_about_hiring(path) {
        open_roles(&world.app, cast.who("other_company"));
        prepare_hiring(route, world).await;
    } else if ["/api/open-roles", "/api/users/applications", "/api/resumes"]
        .iter()
        .any(|part| path.starts_with(part))
    {
        prepare_application(path, world).await;
    }
    if is_about_internships(path) {
        open_roles(&world.app, cast.who("other_company"));
        prepare_internships(route, world).await;
    }
    if is_about_integrity(path) {
        prepare_integrity(route, world).await;
    }
    prepare_setting(path, &world.app);
    prepare_admin(route, path, world);
    if path.contains("team") {
        prepare_team(path, world);
    }
    if is_about_ats(path) {
        prepare_ats(path, world);
    }
    if path.starts_with("/api/calendar/") {
        prepare_calendar(world);
    }
    if path.contains("/webhook") && path.contains("{id}") {
        prepare_webhook(path, world);
    }
    prepare_tasks(route, path, world).await;
    if path.starts_with("/api/company-logos/") {
        prepare_logo(world);
    }
    if is_about_talent(path) {
        open_roles(&world.app, cast.who("other_company"));
        prepare_talent(route, world).await;
    }
    if is_about_role_alerts(path) {
        prepare_role_alert(world);
    }
    if is_about_proposals(path) {
        prepare_proposals(world).await;
    }
    if is_about_github(path) {
        world.app.unlock(cast.who("other_company"));
    }
    prepare_report(path, world).await;
    if is_about_earlier(path) {
        prepare_earlier(path, world).await;
    }
    if path.contains("accommodation") {
        prepare_accommodation(route, world).await;
    }
    prepare_account(path, world, cast).await;
}

/// Problems, puzzles and scenarios.
async fn prepare_tasks(route: &str, path: &str, world: &mut World) {
    if is_about_drafts(path) && path.contains("{id}") {
        prepare_draft(route, world).await;
    }
    if is_about_puzzles(path) {
        prepare_puzzles(&world.app);
    }
    if is_about_scenarios(path) {
        prepare_scenario(&world.app);
    }
    if is_about_guests(path) {
        prepare_guest_run(world);
    }
}

/// What an account has done before.
async fn prepare_account(path: &str, world: &mut World, cast: &Cast) {
    if path.ends_with("/resend") {
        prepare_resending(world);
    }
    if path.starts_with("/api/intern-profiles/") {
        open_roles(&world.app, cast.who("other_company"));
        prepare_intern_profile(world).await;
    }
    if path.ends_with("/decline") && path.starts_with("/api/codebrain/") {
        prepare_unbegun(world).await;
    }
    if path.starts_with("/api/unsubscribe/") {
        prepare_unsubscribing(world);
    }
    if path.ends_with("/set-referral-code") {
        prepare_referral_code(cast, world);
    }
    if path.starts_with("/api/users/address-change") {
        prepare_address(path, world).await;
    }
    if path.ends_with("/verify-otp") {
        let form = inquiry_form("Canary Ltd");
        world.app.by(&world.ruth).post("/api/auth/inquiry", form).await.ok();
    }
}

/// A report, and what belongs to one.
async fn prepare_report(path: &str, world: &mut World) {
    if is_about_reports(path) {
        let finish = format!("/api/attempts/{}/finish", world.attempt);
        world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    }
    if is_about_reports(path) && !path.starts_with("/api/reports/") {
        prepare_links(path, world);
    }
    let graded = ["/grade", "/bundle", "/reports/{id}/decision", "/reports/{id}/roles"];
    if graded.iter().any(|end| path.ends_with(end)) {
        let attempt = kernel::AttemptId(world.attempt.parse().unwrap());
        assessments::grading::grade(&mut world.app.conn(), attempt).unwrap();
    }
    if path.ends_with("/reports/{id}/roles") {
        world.begin_role().await;
        world.put_role("published");
    }
    if path.ends_with("/report/export") {
        take_by_five(world).await;
    }
    if path.contains("/similarity") {
        prepare_match(world);
    }
    if path.contains("/questions/") {
        prepare_question(world);
    }
}

/// What the admin and the staff look after.
fn prepare_admin(route: &str, path: &str, world: &mut World) {
    if path.starts_with("/api/admin/candidate") {
        prepare_candidate(path, world);
    }
    if path.starts_with("/api/admin/companies/") {
        prepare_standing(path, world);
    }
    if is_about_github(path) {
        prepare_github(route, world);
    }
    if is_about_support(path) {
        prepare_support(path, world);
    }
    if path.starts_with("/api/admin/invitation-reports") {
        prepare_invitation_report(world);
    }
    if path.starts_with("/api/admin/test-mails/") {
        prepare_test_mail(world);
    }
    prepare_view_as(path, world);
    if is_about_partners(path) {
        prepare_partners(path, world);
    } else if is_about_billing(path) {
        prepare_billing(route, world);
    }
}

/// Whether the route needs an attempt that is over.
fn is_about_reports(path: &str) -> bool {
    let parts = [
        "/api/reports/",
        "/api/report-links/",
        "/api/shared-reports/",
        "/api/shared-playbacks",
        "/api/shared-integrity",
        "/api/shared-assistant",
        "/api/magic-links/",
    ];
    parts.iter().any(|part| path.starts_with(part))
}

/// Whether the matrix says that a caller is let in.
pub(crate) fn lets_in(route: &str, caller: &str) -> bool {
    let row = EXPECTED.lines().find_map(|line| line.strip_prefix(route)?.strip_prefix(" | "));
    let mut cells = row.into_iter().flat_map(|row| row.split(" | "));
    let cell = cells.find_map(|cell| cell.strip_prefix(caller)?.strip_prefix('='));
    cell.is_some_and(|cell| cell.starts_with(['2', '3']))
}

async fn row(route: &RouteInfo) -> String {
    let (method, path) = (route.method, route.path);
    let line = route;
    let route = format!("{method} {path}");
    let (mut world, cast) = World::with_cast().await;
    prepare(&route, path, &mut world, &cast).await;
    let secret = make_key(&world.app, &world.company, API_KEY, 7);
    let mut cells = Vec::new();
    let mut watch = Unchanged::default();
    cells.extend(cell_of_key(line, (&world, &mut watch), &secret).await);
    if matches!(line.access, Access::Ats(_)) {
        watch.expect(&world, false);
        cells.push(format!("ats_key={}", called((method, path), &world).await.cell()));
        watch.let_in();
    }
    // Staff stand in the rows of what is theirs; to every other route they are what their account is.
    let staff = (line.access == Access::Staff).then_some("staff");
    for caller in CALLERS.into_iter().chain(staff) {
        watch.expect(&world, !lets_in(&route, caller));
        let body = cast.body(&route, caller, &world);
        let token = cast.token(caller);
        let sent = request(method, &address(path, &world), token.as_deref(), body);
        let answer = world.app.send(sent).await;
        if answer.status >= 400 {
            let what = format!("{route} by {caller}");
            check_refused(&answer, &what);
            watch.refused(what);
        } else {
            watch.let_in();
        }
        cells.push(format!("{caller}={}", answer.cell()));
    }
    watch.check(&world);
    format!("{route} | {}", cells.join(" | "))
}

#[test]
fn every_route_answers_every_caller_as_written_down() {
    assert_stated(&rows(ROUTES.iter(), row), "matrix.txt", EXPECTED);
}

#[test]
fn every_route_lets_somebody_in() {
    for line in EXPECTED.lines().filter(|line| !line.starts_with('#')) {
        let (route, cells) = line.split_once(" | ").unwrap();
        let lets_in = cells.split(" | ").any(|cell| {
            let (_, answer) = cell.split_once('=').unwrap();
            answer.starts_with('2') || answer.starts_with('3')
        });
        assert!(lets_in || NEVER_PLAIN.contains(&route), "{route} refuses everybody");
    }
}
