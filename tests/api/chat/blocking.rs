//! People whom support has blocked: what they see, and what the admin does.

use serde_json::json;

use super::{Desk, each};

#[actix_web::test]
async fn a_blocked_contacts_conversation_starts_resolved_and_both_sides_see_why() {
    let desk = Desk::open().await;
    let id = desk.ask("Buy this.").await;
    let version = desk.detail(&id).await["conversation"]["version"].clone();
    let blocked = desk.act(&id, "block", json!({ "version": version })).await;
    assert_eq!(blocked["conversation"]["state"], "resolved");
    assert!(blocked["conversation"]["blocked_at"].is_string(), "{blocked}");
    let last = blocked["history"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last["action"], "block", "{last}");
    // What she writes is kept and shown to her; she reads that nobody is notified.
    assert_eq!(desk.ask("Buy that.").await, id);
    assert_eq!(each(&desk.read(&id, "").await, "text"), ["Buy this.", "Buy that."]);
    let own = desk.app.by(&desk.ada).get("/api/support").await.ok()["conversation"].clone();
    assert_eq!((&own["state"], &own["is_blocked"]), (&json!("resolved"), &json!(true)));
    // The admin's list has it among what is over, and says so; nothing waits.
    let list = "/api/admin/support/conversations?state=";
    let by = desk.app.by(&desk.admin);
    assert_eq!(by.get(&format!("{list}open")).await.ok()["items"], json!([]));
    let over = by.get(&format!("{list}resolved")).await.ok();
    assert_eq!(each(&over, "excerpt"), ["Buy that."]);
    assert!(each(&over, "blocked_at")[0].is_string(), "{over}");
    let counts = by.get("/api/admin/support/counts").await.ok();
    assert_eq!((&counts["open"], &counts["resolved"]), (&json!(0), &json!(1)));
    // Others are not concerned.
    let body = json!({ "text": "Hello" });
    let other = desk.app.by(&desk.ben).post("/api/support/messages", body).await.ok();
    assert_eq!(other["conversation"]["state"], "open");
    assert_eq!(other["conversation"]["is_blocked"], false);
    let version = desk.detail(&id).await["conversation"]["version"].clone();
    desk.act(&id, "unblock", json!({ "version": version })).await;
    assert_eq!(desk.ask("Sorry.").await, id);
    let own = desk.app.by(&desk.ada).get("/api/support").await.ok()["conversation"].clone();
    assert_eq!((&own["state"], &own["is_blocked"]), (&json!("open"), &json!(false)));
}
