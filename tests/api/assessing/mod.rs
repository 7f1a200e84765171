//! Building assessments and sending them, over HTTP.

mod accommodations;
pub(crate) mod any_address;
mod building;
mod decisions;
mod declined;
pub(crate) mod earlier;
mod home;
pub(crate) mod performance;
mod results;
mod sending;
mod similarity;
mod variants;
mod voided;

use serde_json::{Value, json};

use crate::world::{World, new_assessment};

/// Whether it is one of the routes below.
pub(crate) fn is_about_sending(route: &str) -> bool {
    const ENDS: [&str; 10] = [
        "/duplicate",
        "/archive",
        "/trial",
        "/check",
        "/send",
        "/extend",
        "/change",
        "/stop",
        "/mail/preview",
        "/mail/test",
    ];
    let of = route.contains(" /api/assessments/")
        || route.contains(" /api/invitations/")
        || route.contains(" /api/codebrain/");
    route == "PUT /api/assessments/{id}" || (of && ENDS.iter().any(|end| route.ends_with(end)))
}

/// What is sent to one of them.
pub(crate) fn sending_body(route: &str, world: &World) -> Option<Value> {
    let days = |n| (kernel::chrono::Utc::now() + kernel::chrono::TimeDelta::days(n)).to_rfc3339();
    Some(match route.rsplit('/').next().unwrap_or_default() {
        "{id}" => json!({ "revision": 1, "form": new_assessment(&world.problem) }),
        "archive" => json!({ "revision": 1, "archived": true }),
        "check" | "send" => json!({ "recipients": [{ "email": "gus@example.com" }] }),
        "preview" | "test" => json!({ "name": "Gus", "message": "Hello {name}." }),
        "extend" => json!({ "closes_at": days(20) }),
        "change" => json!({ "ids": [world.invitation], "change": "cancel" }),
        "stop" if route.starts_with("POST") => json!({ "stopped": true }),
        _ => return None,
    })
}

/// The same with what must not get into a log.
pub(crate) fn canary_sending(route: &str, world: &World) -> Value {
    match route.rsplit('/').next().unwrap_or_default() {
        "check" | "send" => json!({
            "recipients": [{ "email": "canary.sent@example.com", "name": "Canaryname" }],
            "message": "canary-message",
        }),
        "preview" | "test" => json!({ "name": "Canaryname", "message": "canary-message" }),
        "{id}" => {
            let mut form = new_assessment(&world.problem);
            form["title"] = json!("canary-title");
            json!({ "revision": 1, "form": form })
        }
        _ => sending_body(route, world).unwrap_or_else(|| json!({})),
    }
}
