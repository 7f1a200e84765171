//! The admin's home: what waits, from every tab.

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use super::tabs;
use crate::support::{Persona, TestApp};

const PATH: &str = "/api/admin/waiting";

/// What waits, in order: the kind and how much.
async fn waiting(app: &TestApp) -> Vec<(String, i64)> {
    let found = app.by(&Persona::new("admin")).get(PATH).await.ok();
    let of =
        |one: &Value| (one["kind"].as_str().unwrap().to_owned(), one["count"].as_i64().unwrap());
    found["items"].as_array().unwrap().iter().map(of).collect()
}

fn is(found: &[(String, i64)], wanted: &[(&str, i64)]) -> bool {
    found.iter().map(|(kind, count)| (kind.as_str(), *count)).eq(wanted.iter().copied())
}

#[actix_web::test]
async fn what_waits_for_the_admin_is_counted_kind_by_kind_and_the_longest_comes_first() {
    let app = TestApp::start();
    let people = ["admin", "ada", "ben"].map(Persona::new);
    for who in &people {
        app.register_candidate(who).await;
    }
    let (ada, ben) = (&people[1], &people[2]);
    assert!(waiting(&app).await.is_empty(), "nothing is there");

    let (ruth, max) = (Persona::new("ruth"), Persona::new("max"));
    app.register_company(&ruth).await;
    let inquiry = app.inquire(&ruth, "Pellworth").await;
    app.register_company(&max).await;
    let form = json!({ "kind": "university", "organisation": "Leeds", "website": null,
                       "why": "Our students look for work." });
    app.by(ada).post("/api/users/partner-application", form).await.ok();
    let text = json!({ "text": "Hello" });
    app.by(ben).post("/api/support/messages", text).await.ok();
    let earlier = "set session_replication_role = replica;
        update partner_applications set applied_at = now() - interval '3 days';
        update support_conversations set waiting_since = now() - interval '1 day';
        set session_replication_role = origin;";
    app.conn().batch_execute(earlier).unwrap();
    let found = waiting(&app).await;
    let wanted = [("partner_application", 1), ("support", 1), ("inquiry", 2)];
    assert!(is(&found, &wanted), "{found:?}");

    let asked = json!({ "text": "Who will look after interns?" });
    app.decide(&inquiry, "request-info", asked).await.ok();
    let found = waiting(&app).await;
    let wanted = [("partner_application", 1), ("support", 1), ("inquiry", 1)];
    assert!(is(&found, &wanted), "what the company is asked waits for the company: {found:?}");
    let stale = "set session_replication_role = replica;
        update inquiries set changed_at = now() - interval '15 days';
        set session_replication_role = origin;";
    app.conn().batch_execute(stale).unwrap();
    let found = waiting(&app).await;
    let wanted = [("stale_inquiry", 2), ("partner_application", 1), ("support", 1)];
    assert!(is(&found, &wanted), "{found:?}");
}

#[actix_web::test]
async fn as_much_is_counted_as_the_tabs_list() {
    let app = TestApp::start();
    let admin = Persona::new("admin");
    app.register_candidate(&admin).await;
    tabs::prepare(&app);
    tabs::fill(&app, tabs::ROWS, (1, 3));
    let found = waiting(&app).await;
    for (kind, path, count) in [
        ("role", "/api/admin/roles/counts", "/counts/waiting"),
        ("story", "/api/admin/interviews/counts", "/counts/pending"),
        ("inquiry", "/api/admin/inquiries/counts", "/counts/in_review"),
        ("partner_application", "/api/admin/partner-applications/counts", "/counts/applied"),
        ("support", "/api/admin/support/counts", "/open"),
    ] {
        let counted = app.by(&admin).get(path).await.ok();
        assert_eq!(counted.pointer(count), Some(&json!(3)), "{path} {count}");
        assert!(found.contains(&(kind.to_owned(), 3)), "{kind}: {found:?}");
    }
}
