//! The home of a company: its numbers, what needs its members, and what has happened.

mod find;

use kernel::chrono::Utc;
use serde_json::{Value, json};

use crate::hiring::selecting::Selecting;
use crate::support::{Persona, TestApp};
use crate::world::World;

const NEEDS: &str = "/api/companies/me/needs";
const ACTIVITY: &str = "/api/companies/me/activity";
const OVERVIEW: &str = "/api/companies/me/overview";

async fn needs(app: &TestApp, who: &Persona) -> Value {
    app.by(who).get(NEEDS).await.ok()
}

fn kinds(needs: &Value) -> Vec<&str> {
    needs["items"].as_array().unwrap().iter().map(|one| one["kind"].as_str().unwrap()).collect()
}

async fn activity(app: &TestApp, who: &Persona, query: &str) -> Value {
    app.by(who).get(&format!("{ACTIVITY}{query}")).await.ok()
}

#[actix_web::test]
async fn applicants_wait_by_code_for_those_who_move_them_and_for_nobody_else() {
    let (s, ids) = Selecting::released(&["Ben"]).await;
    let app = &s.t.app;
    s.t.run("update applications set released_at = released_at - interval '8 days'");
    let text = app.by(&s.t.hirer).get(NEEDS).await;
    assert!(!text.text.contains("Ben"), "{}", text.text);
    let found = text.ok();
    let one = &found["items"][0];
    assert_eq!((kinds(&found), &found["more"]), (vec!["review"], &json!([])));
    assert_eq!((&one["place_id"], &one["role_id"]), (&json!(ids[0]), &json!(s.t.role)));
    let code = s.now(&ids[0]).code;
    assert_eq!(one["whom"], json!({ "code": code, "name": null }));
    for role in ["reviewer", "billing"] {
        let who = s.colleague(role, role).await;
        assert_eq!(needs(app, &who).await["items"], json!([]), "{role}");
    }
    let otto = Persona::new("otto");
    app.register_company(&otto).await;
    assert_eq!(needs(app, &otto).await["items"], json!([]));
    s.t.suspend();
    assert_eq!(needs(app, &s.t.hirer).await["items"], json!([]), "nothing is open to it");
}

#[actix_web::test]
async fn ten_are_listed_the_longest_first_and_the_rest_is_counted() {
    let names: Vec<String> = (0..12).map(|n| format!("P{n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let (s, ids) = Selecting::released(&names).await;
    for (days, id) in ids.iter().enumerate() {
        s.t.run(&format!(
            "update applications set released_at = now() - interval '{} days' where id = '{id}'",
            40 - days
        ));
    }
    let found = needs(&s.t.app, &s.t.hirer).await;
    let listed: Vec<&Value> =
        found["items"].as_array().unwrap().iter().map(|one| &one["place_id"]).collect();
    let want: Vec<Value> = ids[..10].iter().map(|id| json!(id)).collect();
    assert_eq!(listed, want.iter().collect::<Vec<_>>());
    assert_eq!(found["more"], json!([{ "kind": "review", "count": 2 }]));
}

#[actix_web::test]
async fn a_role_that_was_sent_back_waits_for_those_who_hire() {
    let s = Selecting::new().await;
    s.t.run(&format!(
        "alter table roles disable trigger user;
         update roles set state = 'changes_requested' where id = '{}';
         alter table roles enable trigger user",
        s.t.role
    ));
    assert_eq!(kinds(&needs(&s.t.app, &s.t.hirer).await), ["role_changes"]);
    let rita = s.colleague("rita", "reviewer").await;
    assert_eq!(kinds(&needs(&s.t.app, &rita).await), Vec::<&str>::new());
}

#[actix_web::test]
async fn an_invoice_waits_for_owners_and_for_those_who_pay() {
    let s = Selecting::new().await;
    let today = Utc::now().date_naive();
    s.t.run(&format!(
        "insert into invoices (id, company_id, state, year, serial, buyer_name, currency, terms_days,
           period_from, period_to, net, tax, gross, issued_on, due_on, issued_at, created_at, changed_at)
         values (gen_random_uuid(), '{}', 'open', 2026, 7, 'Pellworth', 'EUR', 14, '{today}', '{today}',
           100, 0, 100, '{today}', '{today}', now(), now(), now())",
        s.t.company
    ));
    let (bill, rita) =
        (s.colleague("bill", "billing").await, s.colleague("rita", "reviewer").await);
    for who in [&s.t.hirer, &bill] {
        let found = needs(&s.t.app, who).await;
        assert_eq!(kinds(&found), ["invoice_due"]);
        let one = &found["items"][0];
        assert_eq!((&one["title"], &one["whom"]), (&json!("A-2026-000007"), &Value::Null));
        assert_eq!(one["due_on"], json!(today));
        let figures = s.t.app.by(who).get(OVERVIEW).await.ok()["figures"].clone();
        assert_eq!(figures["invoices"], json!({ "due": 1, "overdue": 0 }));
    }
    assert_eq!(needs(&s.t.app, &rita).await["items"], json!([]));
    let figures = s.t.app.by(&rita).get(OVERVIEW).await.ok()["figures"].clone();
    assert_eq!(figures["invoices"], Value::Null, "what is not hers is no number");
}

#[actix_web::test]
async fn a_request_for_extra_time_waits_for_those_who_invite_where_assessments_are_open() {
    let world = World::make().await;
    let app = &world.app;
    app.unlock(&world.ruth);
    ask_for_time(&world);
    let found = needs(app, &world.ruth).await;
    assert_eq!(kinds(&found), ["extra_time"]);
    let one = &found["items"][0];
    assert_eq!((&one["place_id"], &one["whom"]["name"]), (&json!(world.assessment), &json!("Eve")));
    let figures = app.by(&world.ruth).get(OVERVIEW).await.ok()["figures"].clone();
    assert_eq!(figures["invitations"], json!({ "out": 3, "finished": 0 }));
    run(app, "update company_members set role = 'reviewer'");
    assert_eq!(needs(app, &world.ruth).await["items"], json!([]), "who reviews grants no time");
    run(app, "update company_members set role = 'owner'");
    run(app, "update companies set state = 'suspended'");
    assert_eq!(needs(app, &world.ruth).await["items"], json!([]));
    let shut = app.by(&world.ruth).get(OVERVIEW).await.ok()["figures"].clone();
    assert_eq!(shut["invitations"], Value::Null);
}

/// Eve is invited, and asks for extra time.
pub(crate) fn ask_for_time(world: &World) {
    let sql = format!(
        "insert into invitations (id, assessment_id, code, email, name, state, created_by, expires_at)
           select '00000000-0000-7000-8000-0000000000f1', '{of}', 'ZZZZZ33333', 'eve@example.com', 'Eve',
             'sent', created_by, now() + interval '5 days' from assessments where id = '{of}';
         insert into accommodation_requests (id, invitation_id, state, percent, base_percent, asked_at)
           values (gen_random_uuid(), '00000000-0000-7000-8000-0000000000f1', 'asked', 50, 0, now())",
        of = world.assessment
    );
    run(&world.app, &sql);
}

fn run(app: &TestApp, sql: &str) {
    use diesel::connection::SimpleConnection;
    app.conn().batch_execute(sql).unwrap();
}

#[actix_web::test]
async fn what_has_happened_names_people_as_they_may_be_named_when_it_is_read() {
    let (s, ids) = Selecting::released(&["Ben"]).await;
    let app = &s.t.app;
    let before = app.by(&s.t.hirer).get(ACTIVITY).await;
    assert!(!before.text.contains("Ben"), "{}", before.text);
    let before = before.ok();
    let released = &before["items"][0];
    assert_eq!(
        (&released["kind"], &released["by"]),
        (&json!("applicant_released"), &json!("assay"))
    );
    let code = s.now(&ids[0]).code;
    assert_eq!(released["whom"], json!({ "code": code, "name": null }));
    let body = json!({ "act": "shortlist", "version": s.now(&ids[0]).version });
    s.step(&s.t.hirer, &ids[0], body).await.ok();
    let after = activity(app, &s.t.hirer, "").await;
    let moved = &after["items"][0];
    assert_eq!((&moved["kind"], &moved["by"]), (&json!("shortlisted"), &json!("member")));
    assert_eq!(moved["by_name"], json!(s.t.hirer.uid));
    assert_eq!(moved["whom"]["name"], "Ben");
    assert_eq!((&moved["place_id"], &moved["parent_id"]), (&json!(ids[0]), &json!(s.t.role)));
    assert_eq!(after["items"][1]["whom"]["name"], "Ben", "of what was before as well");
    s.t.run("update applications set profile = jsonb_set(profile, '{name}', '\"\"'), candidate_id = null");
    let erased = app.by(&s.t.hirer).get(ACTIVITY).await;
    assert!(!erased.text.contains("Ben"), "{}", erased.text);
}

#[actix_web::test]
async fn what_has_happened_is_paged_and_each_sees_what_is_open_to_them() {
    let (s, _) = Selecting::released(&["Ben", "Cas", "Dan"]).await;
    let app = &s.t.app;
    let whole = activity(app, &s.t.hirer, "").await;
    let all: Vec<i64> = whole["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["number"].as_i64().unwrap())
        .collect();
    assert!(all.len() >= 3 && all.is_sorted_by(|a, b| a > b), "{all:?}");
    let (mut paged, mut query) = (Vec::new(), "?limit=2".to_owned());
    loop {
        let page = activity(app, &s.t.hirer, &query).await;
        let items = page["items"].as_array().unwrap().clone();
        assert!(items.len() <= 2);
        paged.extend(items.iter().map(|one| one["number"].as_i64().unwrap()));
        let Some(next) = page["next_cursor"].as_str() else { break };
        query = format!("?limit=2&cursor={next}");
    }
    assert_eq!(paged, all);
    let bill = s.colleague("bill", "billing").await;
    let shown = activity(app, &bill, "").await;
    let of_roles = |one: &Value| !one["parent_id"].is_null();
    assert!(!shown["items"].as_array().unwrap().iter().any(of_roles), "{shown}");
    let otto = Persona::new("otto");
    app.register_company(&otto).await;
    let other = app.by(&otto).get(ACTIVITY).await;
    assert!(!other.text.contains(&s.t.role), "{}", other.text);
    assert_eq!(
        app.by(&s.t.hirer).get(&format!("{ACTIVITY}?limit=0")).await.cell(),
        "400 bad_limit"
    );
}

#[actix_web::test]
async fn what_is_older_than_thirty_days_is_not_shown() {
    let (s, _) = Selecting::released(&["Ben"]).await;
    s.t.run(
        "alter table audit_log disable trigger user;
         update audit_log set at = at - interval '31 days';
         alter table audit_log enable trigger user",
    );
    assert_eq!(activity(&s.t.app, &s.t.hirer, "").await["items"], json!([]));
}

#[actix_web::test]
async fn a_company_that_has_nothing_is_empty_and_numbers_are_those_of_the_rows() {
    let app = TestApp::start();
    let otto = Persona::new("otto");
    app.register_company(&otto).await;
    let empty = app.by(&otto).get(OVERVIEW).await.ok();
    assert_eq!(empty["is_empty"], true);
    let (s, _) = Selecting::released(&["Ben", "Cas"]).await;
    let shown = s.t.app.by(&s.t.hirer).get(OVERVIEW).await.ok();
    assert_eq!(shown["is_empty"], false);
    let figures = &shown["figures"];
    assert_eq!((&figures["open_roles"], &figures["applicants"]), (&json!(1), &json!(2)));
    assert_eq!(figures["interns"], Value::Null, "nobody has accepted an offer");
    let rita = s.colleague("rita", "reviewer").await;
    let seen = s.t.app.by(&rita).get(OVERVIEW).await.ok()["figures"].clone();
    assert_eq!((&seen["open_roles"], &seen["applicants"]), (&json!(1), &json!(0)));
}
