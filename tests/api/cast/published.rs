//! What is sent to routes about what others read: roles and stories.

use serde_json::{Value, json};

use crate::hiring::roles::role_form;
use crate::world::{World, story_form};

/// What is sent to a route about roles.
pub(super) fn role_body(route: &str, world: &World) -> Option<Value> {
    let form = role_form("Canary engineer");
    Some(match route {
        "POST /api/roles" => json!({ "form": form }),
        "PUT /api/roles/{id}" => json!({ "version": world.role_version(), "form": form }),
        "POST /api/admin/roles/{id}/decision" => json!({
            "version": world.role_version(), "decision": "request_changes",
            "note": "canary-note", "comments": [{ "field": "title", "text": "canary-comment" }],
        }),
        route if route.starts_with("POST ") => json!({ "version": world.role_version() }),
        _ => return None,
    })
}

/// What is sent to a route about stories.
pub(super) fn story_body(route: &str, world: &World) -> Option<Value> {
    Some(match route {
        "POST /api/users/interviews" => {
            json!({ "form": story_form("Northwind"), "way": "manual" })
        }
        "PUT /api/users/interviews/{id}" => {
            json!({ "version": world.story_version(), "form": story_form("Quillhaven") })
        }
        "POST /api/users/interviews/{id}/answers" => {
            json!({ "step": "tips", "answer": "Sleep well." })
        }
        "POST /api/users/interviews/{id}/submit" | "POST /api/users/interviews/{id}/withdraw" => {
            json!({ "version": world.story_version() })
        }
        "POST /api/interviews/{id}/reports" => json!({ "reason": "spam" }),
        "POST /api/interviews/{id}/reply" | "POST /api/interviews/{id}/dispute" => {
            json!({ "text": "Thank you." })
        }
        route if route.starts_with("POST /api/admin/interviews/{id}/reply/") => {
            json!({ "version": 1 })
        }
        route if route.starts_with("POST /api/admin/interviews/") => {
            let reason = json!({ "code": "unclear", "text": "Why?" });
            json!({ "version": world.story_version(), "reason": reason })
        }
        "POST /api/interviews/batch/like-status" => json!({ "interview_ids": [world.story] }),
        _ => return None,
    })
}
