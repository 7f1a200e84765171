//! The audit trail, filtered and by pages.

use serde_json::Value;

use crate::support::{Persona, TestApp};

fn actions(page: &Value) -> Vec<&str> {
    let items = page["items"].as_array().unwrap();
    items.iter().map(|row| row["action"].as_str().unwrap()).collect()
}

#[actix_web::test]
async fn the_admin_reads_who_did_what_to_what_newest_first_and_by_pages() {
    let app = TestApp::start();
    let (admin, ruth) = (Persona::new("admin"), Persona::new("ruth"));
    app.register_candidate(&admin).await;
    app.register_company(&ruth).await;
    app.inquire(&ruth, "Ruth Ltd").await;
    let desk = app.by(&admin);
    let get = async |query: &str| desk.get(&format!("/api/admin/audit{query}")).await;

    let all = get("").await.ok();
    let numbers: Vec<i64> = all["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["id"].as_str().unwrap().parse().unwrap())
        .collect();
    assert!(numbers.is_sorted_by(|a, b| a > b) && numbers.len() > 3, "{numbers:?}");

    let of_ruth = get("?actor=Ruth@example&entity=inquiry").await.ok();
    assert_eq!(actions(&of_ruth), ["verify", "submit", "register"], "{of_ruth}");
    assert_eq!(of_ruth["items"][0]["actor"], "ruth@example.com");
    let system = get("?entity=inquiry&action=queue").await.ok();
    assert_eq!(system["items"][0]["actor_kind"], "system", "{system}");
    let thing = system["items"][0]["entity_id"].as_str().unwrap();
    let of_one = get(&format!("?entity={thing}&limit=2")).await.ok();
    assert_eq!(actions(&of_one), ["queue", "verify"]);
    let cursor = of_one["next_cursor"].as_str().unwrap();
    let rest = get(&format!("?entity={thing}&limit=2&cursor={cursor}")).await.ok();
    assert_eq!(actions(&rest), ["submit", "register"]);

    assert!(actions(&get("?to=2020-01-01").await.ok()).is_empty());
    assert!(!actions(&get("?from=2020-01-01").await.ok()).is_empty());
    for bad in ["?from=yesterday", "?to=2026-13-01", "?who=me"] {
        assert_eq!(get(bad).await.cell(), "400 bad_query", "{bad}");
    }
    assert_eq!(app.by(&ruth).get("/api/admin/audit").await.cell(), "404 not_found");
}
