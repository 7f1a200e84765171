//! Nothing that belongs to a person reaches a log or a figure: a server process is sent canaries in
//! every place a request has, and then everything it wrote is searched for them.

mod process;
mod words;

use app::router::{ROUTES, RouteInfo};
use app::web::Access;
use diesel::connection::SimpleConnection;
use serde_json::{Value, json};
use uuid::Uuid;

use process::{FIGURES_TOKEN, Process};
use words::{with_canaries, written_about};

use crate::admin::{prepare_setting, prepare_view_as};
use crate::assessing::{canary_sending, is_about_sending};
use crate::billing::{is_about_billing, prepare_billing, prepare_standing};
use crate::builder::{is_about_drafts, prepare_draft};
use crate::cast::address;
use crate::chat::{is_about_support, prepare_support};
use crate::hiring::pool::{is_about_talent, prepare_talent};
use crate::hiring::proposals::{is_about_proposals, prepare_proposals};
use crate::hiring::selecting::{is_about_selection, prepare_selection};
use crate::hiring::team::{is_about_hiring, prepare_hiring};
use crate::integrity::{is_about_integrity, prepare_integrity};
use crate::internships::{is_about_internships, prepare_internships};
use crate::partners::{is_about_partners, prepare_partners};
use crate::prepared::{
    make_key, prepare_accommodation, prepare_candidate, prepare_inquiry, prepare_invitation_report,
    prepare_role, prepare_story, prepare_test_mail,
};
use crate::support::{Persona, code_in, inquiry_form};
use crate::world::{World, new_assessment};

/// What the right body of a route would be, full of canaries.
fn body(route: &str, who: &Persona, world: &World, code: &str) -> Value {
    let program = json!({ "language": "python", "source": "print('canary_source')" });
    match route {
        "POST /api/auth/register" => json!({
            "firebase_uid": who.uid, "email": who.email, "display_name": "Canaryname",
            "is_company": false, "phone": "+44 7700 900123", "referral_code": "canary-code" }),
        "PUT /api/users/profile" => json!({
            "display_name": "Canaryname", "phone": "+44 7700 900123", "headline": "canary-headline",
            "education": "canary-school", "skills": ["canary-skill"], "available_from": null,
            "version": 0 }),
        "POST /api/auth/update-username" => json!({ "username": "canary_user" }),
        "POST /api/auth/set-referral-code" => json!({ "referral_code": "canary-code" }),
        "POST /api/auth/inquiry" => {
            let mut form = inquiry_form("Canarycompany");
            form["firstName"] = json!("Canaryname");
            form["phone"] = json!("+44 7700 900123");
            form
        }
        "POST /api/auth/verify-otp" => json!({ "code": code, "purpose": "client_inquiry" }),
        "POST /api/auth/send-otp" => json!({ "purpose": "client_inquiry" }),
        "POST /api/users/send-email-verification" => json!({ "email": who.email }),
        "POST /api/users/erasure" => json!({ "confirm": who.email }),
        "POST /api/assessments" => {
            let mut new = new_assessment(&world.problem);
            new["title"] = json!("canary-title");
            new
        }
        "POST /api/assessments/{id}/invitations" => {
            json!({ "email": "canary.invited@example.com", "name": "Canaryname" })
        }
        route if is_about_sending(route) => canary_sending(route, world),
        "POST /api/codebrain/{id}/start" => json!({ "consent": true }),
        "POST /api/companies/me/api-keys" => {
            json!({ "name": "canary-key", "scopes": ["roles:read"], "days": 30 })
        }
        "POST /api/companies/activate" => json!({ "token": "canary-token" }),
        "POST /api/companies/set-password" => {
            json!({ "token": "canary-token", "password": "canary-password" })
        }
        "POST /api/admin/companies" => json!({
            "company_name": "Canarycompany", "email": "canary.made@example.com",
            "first_name": "Canaryname", "last_name": "Canaryname" }),
        "POST /api/events/pageview" => json!({ "route": "/report/canary-page" }),
        "POST /api/events/client-error" => json!({
            "message": format!("canary {}", who.email), "stack": "at canary", "release": "canary",
            "route": "/report/canary-page" }),
        "POST /api/csp-report" => json!({ "csp-report": {
            "effective-directive": "canary-directive", "blocked-uri": "data:canary-blocked",
            "document-uri": "https://assay.example/magic-link/canary-link" } }),
        route if route.ends_with("/draft") => {
            let mut draft = program;
            draft["revision"] = json!(0);
            draft
        }
        _ => program,
    }
}

/// Every route, with what ends a person's sign-ins last.
fn in_order() -> Vec<&'static RouteInfo> {
    let ends = |route: &&RouteInfo| route.path == "/api/auth/sign-out-everywhere";
    let (last, first): (Vec<_>, Vec<_>) = ROUTES.iter().partition(ends);
    first.into_iter().chain(last).collect()
}

fn fill(path: &str, world: &World) -> String {
    let id = match path.split('/').nth(2).unwrap_or_default() {
        "assessments" => &world.assessment,
        "invitations" => &world.invitation,
        "codebrain" => &world.code,
        "submissions" => &world.submission,
        "practice" => "doubling",
        _ => &world.attempt,
    };
    path.replace("{id}", id).replace("{task}", &world.task)
}

#[track_caller]
fn check_none(log: &str, figures: &str, secrets: &[&str]) {
    for (place, text) in [("log", log), ("figures", figures)] {
        for secret in secrets {
            let line = text.lines().find(|line| line.contains(secret));
            assert_eq!(line, None, "{place} tells {secret:?}");
        }
    }
}

/// Removes what earlier routes have left of invoices.
fn forget_invoices(world: &World) {
    let sql = "set session_replication_role = replica; delete from payments; \
         delete from subscription_periods; delete from subscriptions; \
         delete from invoices; delete from billing_counters; delete from invoice_lines; \
         delete from credit_note_lines; delete from credit_notes";
    world.app.conn().batch_execute(sql).unwrap();
}

/// Removes what the route before has left in these tables.
fn empty(world: &World, tables: &str) {
    world.app.conn().batch_execute(&format!("truncate {tables} cascade")).unwrap();
}

#[actix_web::test]
async fn no_word_of_a_story_or_of_a_decision_reaches_the_log() {
    let (mut world, cast) = World::with_cast().await;
    let ada = world.ada.clone();
    let process = Process::start(&world);
    process.ready().await;
    let mut refused = Vec::new();
    let mut routes = written_about();
    // All others are about an attempt that counts, and a company that is there.
    routes.sort_by_key(|(route, _)| ["/merger", "/void"].map(|end| route.path.ends_with(end)));
    for (at, (route, caller)) in routes.iter().enumerate() {
        let name = format!("{} {}", route.method, route.path);
        // Each has an author and a company of its own: both may send only so much a day.
        if route.path.contains("/interviews") {
            world.ada = Persona::new(&format!("canary.author{at}"));
            world.app.register_candidate(&world.ada).await;
            if route.path.ends_with("/verify") {
                // Her attempt is the record that proves the interview.
                world.ada = ada.clone();
            }
            prepare_story(&name, &mut world).await;
        } else if is_about_partners(route.path) {
            prepare_partners(route.path, &world);
        } else if is_about_billing(route.path) {
            forget_invoices(&world);
            prepare_billing(&name, &world);
        } else if route.path.contains("accommodation") {
            world.ada = Persona::new(&format!("canary.extra{at}"));
            world.app.register_candidate(&world.ada).await;
            prepare_accommodation(&name, &mut world).await;
        } else if is_about_internships(route.path) {
            world.ruth = Persona::new(&format!("canary.mentor{at}"));
            world.app.register_company(&world.ruth).await;
            world.ada = Persona::new(&format!("canary.intern{at}"));
            world.app.register_candidate(&world.ada).await;
            world.sent.clear();
            prepare_internships(&name, &mut world).await;
        } else if route.path.starts_with("/api/admin/companies/") {
            forget_invoices(&world);
            prepare_standing(route.path, &world);
        } else if route.path.contains("/inquiries") {
            world.ruth = Persona::new(&format!("canary.company{at}"));
            world.app.register_company(&world.ruth).await;
            prepare_inquiry(route.path, &mut world).await;
        } else if is_about_proposals(route.path) {
            world.ruth = Persona::new(&format!("canary.proposing{at}"));
            world.app.register_company(&world.ruth).await;
            world.ada = Persona::new(&format!("canary.asked{at}"));
            world.app.register_candidate(&world.ada).await;
            prepare_candidate(route.path, &world);
            prepare_proposals(&mut world).await;
        } else if is_about_selection(route.path) {
            world.ruth = Persona::new(&format!("canary.selecting{at}"));
            world.app.register_company(&world.ruth).await;
            world.ada = Persona::new(&format!("canary.applying{at}"));
            world.app.register_candidate(&world.ada).await;
            prepare_selection(route.path, &mut world).await;
        } else if route.path.contains("/roles") {
            world.ruth = Persona::new(&format!("canary.hiring{at}"));
            world.app.register_company(&world.ruth).await;
            prepare_role(route.path, &mut world, &cast).await;
        } else if is_about_talent(route.path) {
            world.ruth = Persona::new(&format!("canary.asking{at}"));
            world.app.register_company(&world.ruth).await;
            world.ada = Persona::new(&format!("canary.found{at}"));
            world.app.register_candidate(&world.ada).await;
            prepare_talent(&name, &mut world).await;
        } else if is_about_hiring(route.path) {
            world.ruth = Persona::new(&format!("canary.team{at}"));
            world.app.register_company(&world.ruth).await;
            world.ada = Persona::new(&format!("canary.chosen{at}"));
            world.app.register_candidate(&world.ada).await;
            world.sent.clear();
            prepare_hiring(&name, &mut world).await;
        } else if is_about_integrity(route.path) {
            world.ada = ada.clone();
            prepare_integrity(&name, &world).await;
        } else if is_about_support(route.path) {
            empty(
                &world,
                "support_attachments, support_mails, support_messages, support_canned_replies",
            );
            empty(&world, "support_notes, support_conversations");
            prepare_support(route.path, &world);
        } else if is_about_drafts(route.path) {
            empty(&world, "problem_draft_files, problem_drafts");
            prepare_draft(&name, &world).await;
        } else if route.path.contains("/view-as") {
            prepare_view_as(route.path, &world);
        } else if route.path.contains("/invitation-reports/") {
            prepare_invitation_report(&world);
        } else if route.path.contains("/test-mails/") {
            prepare_test_mail(&world);
        } else if route.path.contains("/saved-filters") {
            empty(&world, "saved_filters");
            prepare_setting(route.path, &world.app);
        } else if route.path.contains("/admin/candidates") {
            prepare_candidate(route.path, &world);
        } else if route.path.contains("/partner-application") {
            world.ada = Persona::new(&format!("canary.partner{at}"));
            world.app.register_candidate(&world.ada).await;
            if name != "POST /api/users/partner-application" {
                world.apply().await;
            }
        }
        let mut body = cast.body(&name, caller, &world).map(with_canaries);
        if route.path.ends_with("/reports") {
            body = Some(json!({ "reason": "spam", "text": "Canary words of a report" }));
        }
        let token = match *caller {
            "candidate" => Some(world.ada.token()),
            "hiring" => Some(world.ruth.token()),
            known => cast.token(known),
        };
        let path = address(route.path, &world);
        let body = body.map(|body| body.to_string());
        let sent = process.send(route.method, &path, token.as_deref(), body).await;
        if !(200..300).contains(&sent.0) {
            refused.push(format!("{name}: {sent:?}"));
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
    assert!(routes.len() > 25, "{}", routes.len());
    let figures = process.figures().await;
    let log = process.end();
    assert!(log.contains("/api/admin/interviews/{id}/reject"), "the log names the route");
    check_none(&log, &figures, &["canary", "Canary", "example.com", "uid-", "eyJ", "Bearer"]);
    println!("{} changes by those who may make them: 0 canaries found", routes.len());
}

#[actix_web::test]
async fn nothing_of_a_person_reaches_the_log_or_the_figures() {
    let world = World::make().await;
    let form = inquiry_form("Canarycompany");
    world.app.by(&world.ruth).post("/api/auth/inquiry", form).await.ok();
    let code = code_in(&world.app.mails_to(&world.ruth.email)[0]);
    let process = Process::start(&world);
    process.ready().await;

    let new = Persona::new("canary.mail");
    let twin = Persona { uid: "uid-canary-twin".to_owned(), ..new.clone() };
    let people = [world.ruth.clone(), world.ada.clone(), new.clone(), twin];
    let mut answered = 0;
    for who in &people {
        let token = who.token();
        for route in in_order() {
            let name = format!("{} {}", route.method, route.path);
            let right = body(&name, who, &world, &code).to_string();
            for body in [right, r#"{"canary_field":1}"#.to_owned(), "canary garbage".to_owned()] {
                let body = (route.method != "GET").then_some(body);
                let path = fill(route.path, &world);
                let sent = process.send(route.method, &path, Some(&token), body).await;
                assert!(sent.0 != 0 && sent.0 != 500, "{name}: {sent:?}");
                answered += 1;
            }
            if who.uid != world.ada.uid {
                continue;
            }
            let path = route.path.replace("{id}", "canary-path").replace("{task}", "canary-path");
            let path = format!("{path}?canary-query=canary.mail@example.com");
            let forged = format!("{token}canaryforged");
            let sent = process.send(route.method, &path, Some(&forged), None).await;
            assert!(sent.0 != 0 && sent.0 != 500, "{name}: {sent:?}");
            answered += 1;
        }
    }
    for path in [
        "/magic-link/canary-link",
        "/report/canary-link?canary-query=1",
        "/canary%00path",
        "/set-company-password/canary.mail@example.com",
        "/api/canary-path",
    ] {
        assert!(process.send("GET", path, None, None).await.0 != 0, "{path}");
        answered += 1;
    }
    let keyed = ROUTES.iter().filter(|route| matches!(route.access, Access::Key(_)));
    for (route, byte) in keyed.zip(1..) {
        let key = make_key(&world.app, &world.company, &Uuid::now_v7().to_string(), byte);
        for key in [key, "assay_k_canary".to_owned()] {
            let sent =
                process.send(route.method, &fill(route.path, &world), Some(&key), None).await;
            assert!(sent.0 != 0 && sent.0 != 500, "{route:?}: {sent:?}");
            answered += 1;
        }
    }
    let figures = process.figures().await;

    let log = process.end();
    let lines = log.lines().filter(|line| line.contains("\"message\":\"request\"")).count();
    assert!(lines >= answered, "{lines} lines of {answered} requests");
    assert!(log.contains("/api/attempts/{id}"), "the log names the route, not the address");
    let token = new.token();
    let (head, signature) = token.rsplit_once('.').unwrap();
    let secrets = [
        "canary",
        "Canary",
        "example.com",
        "uid-",
        "900123",
        "198.51.100.77",
        "eyJ",
        "print(",
        "Bearer",
        "assay_k_",
        FIGURES_TOKEN,
        &code,
        head,
        signature,
        &world.code,
    ];
    check_none(&log, &figures, &secrets);
    // Other tests of this process write SQL of their own into the same file.
    let postgres = postgres_log();
    assert!(
        postgres.contains("users_username_key"),
        "the log names the constraint of a duplicate: {postgres}"
    );
    for secret in ["canary.", "canary_", "Canaryname", "Canarycompany", "900123", head, signature] {
        let line = postgres.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "PostgreSQL's log tells {secret:?}");
    }
    println!(
        "{answered} requests, {} log lines, {} canaries: 0 found",
        log.lines().count(),
        secrets.len()
    );
}

/// What the cluster of this test process wrote, of whatever test.
fn postgres_log() -> String {
    let memory = std::path::Path::new("/dev/shm");
    let base = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
    let at = base.join(format!("assay-test-{}", std::process::id())).join("postgres.log");
    std::fs::read_to_string(at).unwrap()
}
