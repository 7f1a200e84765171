//! What a company has done, for its members and the admin.

use serde_json::{Value, json};

use crate::hiring::selecting::Selecting;
use crate::support::Persona;

fn path(s: &Selecting, rest: &str) -> String {
    format!("/api/companies/{}/dashboard{rest}", s.t.company)
}

#[actix_web::test]
async fn members_and_the_admin_see_what_became_of_applicants_and_assessments() {
    let (s, ids) = Selecting::released(&["Ben", "Cas", "Dan"]).await;
    let app = &s.t.app;
    let body = json!({ "act": "shortlist", "version": s.now(&ids[0]).version });
    s.step(&s.t.hirer, &ids[0], body).await.ok();
    for who in [&s.t.hirer, &s.admin] {
        let shown = app.by(who).get(&path(&s, "")).await.ok();
        assert_eq!(shown["company"]["id"], s.t.company.as_str());
        assert_eq!(shown["is_member"], who.email == s.t.hirer.email);
        assert_eq!(
            (&shown["reads_candidates"], &shown["outstanding_days"]),
            (&json!(true), &json!(7))
        );
        let none = json!({ "days": 30, "sent": 0, "started": 0, "finished": 0 });
        assert_eq!(shown["usage"], none);
        let roles = app.by(who).get(&path(&s, "/roles")).await.ok();
        assert_eq!(roles["items"][0]["counts"][0], json!({ "column": "released", "count": 2 }));
        assert_eq!(roles["items"][0]["counts"][1], json!({ "column": "shortlisted", "count": 1 }));
        let reviews = app.by(who).get(&path(&s, "/reviews")).await.ok();
        assert_eq!(reviews["items"], json!([]), "nobody waits for over seven days");
    }
    s.t.run("update applications set released_at = released_at - interval '8 days'");
    let first = app.by(&s.t.hirer).get(&path(&s, "/reviews?limit=1")).await;
    assert!(!first.text.contains("Cas") && !first.text.contains("Dan"), "{}", first.text);
    let first = first.ok();
    let next = first["next_cursor"].as_str().unwrap();
    let rest = app.by(&s.t.hirer).get(&path(&s, &format!("/reviews?cursor={next}"))).await.ok();
    let ids_shown = [&first["items"][0]["id"], &rest["items"][0]["id"]];
    assert!(ids_shown.contains(&&json!(ids[1])) && ids_shown.contains(&&json!(ids[2])));
    assert_eq!(
        (&rest["items"][0]["role_id"], &rest["next_cursor"]),
        (&json!(s.t.role), &Value::Null)
    );
}

#[actix_web::test]
async fn members_who_do_billing_read_nothing_of_candidates_and_others_nothing_at_all() {
    let (s, _) = Selecting::released(&["Ben"]).await;
    let bill = s.colleague("bill", "billing").await;
    let shown = s.t.app.by(&bill).get(&path(&s, "")).await.ok();
    assert_eq!(shown["reads_candidates"], false);
    for list in ["/roles", "/reviews"] {
        assert_eq!(s.t.app.by(&bill).get(&path(&s, list)).await.cell(), "403 role");
    }
    let otto = Persona::new("otto");
    s.t.app.register_company(&otto).await;
    for who in [&otto, &s.t.ada] {
        for part in ["", "/roles", "/reviews"] {
            assert_eq!(s.t.app.by(who).get(&path(&s, part)).await.cell(), "404 not_found");
        }
    }
    s.t.suspend();
    let stopped = s.t.app.by(&s.t.hirer).get(&path(&s, "")).await.ok();
    assert_eq!(stopped["reads_candidates"], false, "its board is closed as well");
}
