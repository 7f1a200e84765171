//! Limits on how often something may be done, as seen from outside.

mod acts;
mod codes;

use actix_web::test::TestRequest;
use challenges::problems::publish;
use db::Conn;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use flows::limits::{Row, rows};
use serde_json::json;

use acts::{act, byte_of};

use crate::hiring::roles::open_roles;
use crate::prepared::{give_calendar, make_key};
use crate::support::{Answer, Persona, TestApp, request};
use crate::world::tiny_problem;

fn registration(name: &str) -> TestRequest {
    let who = Persona::new(name);
    let body = json!({ "firebase_uid": who.uid, "email": who.email, "display_name": name,
                       "is_company": false, "phone": null });
    request("POST", "/api/auth/register", Some(&who.token()), Some(body))
}

async fn register(app: &TestApp, name: &str, socket: &str, forwarded: Option<&str>) -> Answer {
    let request = registration(name).peer_addr(format!("{socket}:1000").parse().unwrap());
    app.send(match forwarded {
        Some(line) => request.insert_header(("x-forwarded-for", line)),
        None => request,
    })
    .await
}

#[actix_web::test]
async fn ten_accounts_an_hour_from_one_address_and_a_header_does_not_help() {
    let app = TestApp::start();
    for at in 0..10 {
        let made = register(&app, &format!("p{at}"), "203.0.113.9", None).await;
        assert_eq!(made.cell(), "201");
    }
    let over = register(&app, "p10", "203.0.113.9", None).await;
    assert_eq!(over.cell(), "429 rate_limited");
    let wait: u32 = over.header("retry-after").parse().unwrap();
    assert!((3500..=3600).contains(&wait), "{wait}");
    let spoofed = register(&app, "p10", "203.0.113.9", Some("198.51.100.1")).await;
    assert_eq!(spoofed.cell(), "429 rate_limited");
    let ghost = app.by(&Persona::new("p10")).get("/api/auth/user").await;
    assert_eq!(ghost.cell(), "404 not_found", "a refused registration leaves nothing behind");
    assert_eq!(register(&app, "p0", "203.0.113.9", None).await.cell(), "200");
    assert_eq!(register(&app, "p10", "198.51.100.1", None).await.cell(), "201");
}

#[actix_web::test]
async fn behind_a_proxy_we_trust_each_visitor_is_counted_alone() {
    let app = TestApp::with(&[("ASSAY_TRUSTED_PROXIES", "10.0.0.0/8")]);
    for at in 0..10 {
        let made = register(&app, &format!("p{at}"), "10.0.0.1", Some("198.51.100.1")).await;
        assert_eq!(made.cell(), "201");
    }
    let over = register(&app, "p10", "10.0.0.2", Some("9.9.9.9, 198.51.100.1")).await;
    assert_eq!(over.cell(), "429 rate_limited");
    assert_eq!(register(&app, "p10", "10.0.0.1", Some("198.51.100.2")).await.cell(), "201");
}

#[actix_web::test]
async fn a_visitor_is_counted_in_whatever_form_the_proxy_names_them() {
    let app = TestApp::with(&[("ASSAY_TRUSTED_PROXIES", "127.0.0.1")]);
    let forms = ["203.0.113.88:1234", "[2001:db8::1]:443", "unknown"];
    for (form, forwarded) in forms.into_iter().enumerate() {
        for at in 0..10 {
            let made = register(&app, &format!("p{form}-{at}"), "127.0.0.1", Some(forwarded)).await;
            assert_eq!(made.cell(), "201", "{forwarded}");
        }
        let over = register(&app, &format!("p{form}-10"), "127.0.0.1", Some(forwarded)).await;
        assert_eq!(over.cell(), "429 rate_limited", "{forwarded}");
    }
    let other = register(&app, "q", "127.0.0.1", Some("203.0.113.88:9, 198.51.100.3:80")).await;
    assert_eq!(other.cell(), "201");
}

#[actix_web::test]
async fn referral_codes_cannot_be_tried_out() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let mut answers = Vec::new();
    for at in 0..12 {
        let body = json!({ "referral_code": format!("guess-{at}") });
        let path = "/api/auth/set-referral-code";
        answers.push(app.by(&ada).post(path, body).await.cell());
    }
    assert!(answers[..10].iter().all(|a| a == "400 referral_code_invalid"), "{answers:?}");
    assert!(answers[10..].iter().all(|a| a == "429 rate_limited"), "{answers:?}");
}

const ADDRESS: &str = "203.0.113.9";

/// Leaves no counter but the row's own, so that no other limit comes first.
fn keep_only(conn: &mut Conn, row: Row) {
    let subject = match row.per {
        "address" => "ip:%",
        "company" => "company:%",
        "key" => "key:%",
        _ => "user:%",
    };
    let sql = format!(
        "delete from api_keys where name = 'limit'; delete from webhooks; delete from rate_counters where not \
         (action = '{}' and window_s = {} and subject like '{subject}')",
        row.action, row.window_s
    );
    conn.batch_execute(&sql).unwrap();
}

/// A key of the company that `name` owns.
fn give_key(app: &TestApp, name: &str) {
    use db::schema::{company_members as m, users as u};
    let company: uuid::Uuid = m::table
        .inner_join(u::table)
        .filter(u::email.eq(Persona::new(name).email))
        .select(m::company_id)
        .first(&mut app.conn())
        .unwrap();
    let byte = byte_of(name);
    let id = uuid::Uuid::from_bytes([byte; 16]).to_string();
    make_key(app, &company.to_string(), &id, byte);
}

/// What somebody who hires does.
const OF_COMPANIES: [&str; 21] = [
    "inquire",
    "send_code",
    "verify_otp",
    "make_assessment",
    "send_logo",
    "make_key",
    "add_webhook",
    "send_webhook",
    "call_api",
    "invite_colleague",
    "begin_role",
    "request_introduction",
    "ask_about_role",
    "make_offer",
    "write_note",
    "take_trial",
    "check_recipients",
    "send_test_mail",
    "begin_problem",
    "verify_problem",
    "send_tests",
];
/// What counts for each member, not for the company.
const OF_MEMBERS: [&str; 7] = [
    "write_note",
    "take_trial",
    "check_recipients",
    "send_test_mail",
    "begin_problem",
    "verify_problem",
    "send_tests",
];

async fn hold(row: Row) {
    let app = TestApp::start();
    let twin = app.twin();
    let servers = [&twin, &app];
    let companies = OF_COMPANIES.contains(&row.action);
    let members = OF_MEMBERS.contains(&row.action);
    for name in ["ruth", "otto"] {
        if row.action != "register" {
            match companies {
                true => app.register_company(&Persona::new(name)).await,
                false => app.register_candidate(&Persona::new(name)).await,
            };
        }
        if row.per == "company" || row.per == "key" || members {
            app.unlock(&Persona::new(name));
            open_roles(&app, &Persona::new(name));
        }
        if row.per == "key" {
            give_key(&app, name);
        }
        if row.action == "read_calendar" {
            give_calendar(&app, &Persona::new(name).email, byte_of(name));
        }
    }
    let problem = publish(&mut app.conn(), &tiny_problem("doubling")).unwrap().id.to_string();
    let of = (row, problem.as_str());
    // One for thousands of acts: a new one costs the database more than the act.
    let mut conn = app.conn();
    keep_only(&mut conn, row);
    let hits = usize::try_from(row.hits).unwrap();
    let daily = ["export", "erase"].contains(&row.action);
    let refusal = if daily { "409 daily_limit" } else { "429 rate_limited" };
    for n in 0..hits {
        let answer = servers[n % 2].send(act(of, "ruth", ADDRESS, n)).await;
        assert_ne!(answer.cell(), refusal, "{row:?}: act {n} was refused");
        keep_only(&mut conn, row);
    }
    for server in servers {
        let over = server.send(act(of, "ruth", ADDRESS, hits)).await;
        assert_eq!(over.cell(), refusal, "{row:?}");
        // Who may do nothing more today needs no moment to wait.
        if over.status == 409 {
            continue;
        }
        let wait: i32 = over.header("retry-after").parse().unwrap();
        assert!((1..=row.window_s).contains(&wait), "{row:?}: {wait}");
    }
    let other = app.send(act(of, "otto", "198.51.100.1", 0)).await;
    assert_ne!(other.cell(), refusal, "{row:?} stops a stranger");
    app.turn_clock(row.window_s);
    let again = app.send(act(of, "ruth", ADDRESS, hits + 1)).await;
    assert_ne!(again.cell(), refusal, "{row:?} never ends");
}

#[actix_web::test]
async fn every_row_of_the_table_holds_with_two_processes_and_ends_with_its_window() {
    // The budget of the language model refuses nobody: tests/api/wording holds it.
    for row in rows().into_iter().filter(|row| row.action != "ask_model") {
        hold(row).await;
    }
}

#[test]
fn the_page_on_security_shows_every_row_of_the_table() {
    let page = include_str!("../../../../docs/SECURITY.md");
    for Row { action, per, hits, window_s } in rows() {
        let window = match window_s {
            60 => "minute",
            600 => "10 minutes",
            3600 => "hour",
            86_400 => "day",
            other => panic!("{other} s has no name"),
        };
        let row = format!("| {} | {per} | {hits} per {window} |", action.replace('_', " "));
        assert!(page.contains(&row), "docs/SECURITY.md lacks: {row}");
    }
}
