//! What a company finds by a few letters.

use serde_json::json;

use crate::attempts::grades::graded;
use crate::hiring::selecting::Selecting;

const FIND: &str = "/api/companies/me/find";

#[actix_web::test]
async fn roles_and_applicants_are_found_and_who_is_hidden_is_not() {
    let (s, ids) = Selecting::released(&["Zoe"]).await;
    let (app, ruth) = (&s.t.app, &s.t.hirer);
    let by_name = format!("{FIND}?q=z%C3%B6e");
    assert_eq!(app.by(ruth).get(&by_name).await.ok()["applicants"], json!([]));
    let version = s.now(&ids[0]).version;
    s.step(ruth, &ids[0], json!({ "act": "shortlist", "version": version })).await.ok();
    let found = app.by(ruth).get(&by_name).await.ok();
    assert_eq!(found["applicants"][0]["id"], json!(ids[0]));
    assert_eq!(found["applicants"][0]["role_id"], json!(s.t.role));
    let found = app.by(ruth).get(&format!("{FIND}?q=FIT")).await.ok();
    assert_eq!(
        (&found["roles"][0]["id"], &found["roles"][0]["title"]),
        (&json!(s.t.role), &json!("Fitter"))
    );
    for query in ["", "?q=", "?q=%20z%20", "?p=zoe"] {
        let refused = app.by(ruth).get(&format!("{FIND}{query}")).await;
        assert_eq!(refused.cell(), "400 bad_query", "{query}");
    }
}

#[actix_web::test]
async fn invited_people_are_found_with_their_reports_by_their_company_only() {
    let (world, _) = graded().await;
    let query = format!("{FIND}?q={}", world.ada.email);
    let found = world.app.by(&world.ruth).get(&query).await.ok();
    assert_eq!(found["invitations"][0]["report_id"], json!(world.attempt));
    assert_eq!(found["invitations"][0]["assessment_id"], json!(world.assessment));
    let fay = crate::support::Persona::new("fay");
    world.app.register_company(&fay).await;
    assert_eq!(world.app.by(&fay).get(&query).await.ok()["invitations"], json!([]));
}
