//! What the admin sees and does that no queue holds.

mod audit;
mod candidates;
pub(crate) mod exports;
mod hidden;
pub(crate) mod merging;
mod network;
mod numbers;
mod presence;
mod saved_filters;
mod settings;
pub(crate) mod tabs;
mod view_as;
mod waiting;

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use crate::support::TestApp;
use crate::world::World;

/// A setting that every world has.
pub(crate) const SETTING: &str = "limits.apply.account.per_day";

/// A filter that the admin has saved.
pub(crate) const SAVED_FILTER: &str = "00000000-0000-7000-8000-0000000000f2";

/// A version of a setting, for going back from; the saved filter.
pub(crate) fn prepare_setting(path: &str, app: &TestApp) {
    if path.ends_with("/saved-filters/{id}") {
        let sql = format!(
            "insert into saved_filters (id, user_id, list, name, query, changed_at)
             select '{SAVED_FILTER}', id, 'manage_interns', 'canary', 'search=canary', now()
             from users where email = 'admin@example.com'"
        );
        app.conn().batch_execute(&sql).unwrap();
    }
    if path.ends_with("/roll-back") {
        let sql = format!(
            "insert into setting_versions (id, key, version, value, reason, made_at)
             values (gen_random_uuid(), '{SETTING}', 1, '7', 'A fair.', now())"
        );
        app.conn().batch_execute(&sql).unwrap();
    }
}

/// What is sent to a route about settings.
fn settings_body(route: &str) -> Option<Value> {
    let value = json!({ "number": 7, "words": null });
    Some(match route {
        "POST /api/admin/settings/{key}/preview" => json!({ "value": value }),
        "PUT /api/admin/settings/{key}" => {
            json!({ "version": 0, "value": value, "reason": "A fair." })
        }
        "POST /api/admin/settings/{key}/roll-back" => {
            json!({ "version": 1, "to": 0, "reason": "The fair is over." })
        }
        _ => return None,
    })
}

/// What is sent to the routes of saved filters.
fn filters_body(route: &str) -> Option<Value> {
    Some(match route {
        "POST /api/admin/saved-filters" => {
            json!({ "list": "manage_interns", "name": "Locked", "query": "standing=locked" })
        }
        "PUT /api/admin/saved-filters/{id}" => {
            json!({ "name": "Locked", "query": "standing=locked" })
        }
        _ => return None,
    })
}

/// A permission of the admin's to look as ruth.
pub(crate) const VIEW_AS: &str = "00000000-0000-7000-8000-0000000000f1";

/// The same, where a route is about it.
pub(crate) fn prepare_view_as(path: &str, world: &World) {
    if path.ends_with("/view-as/{id}/stop") {
        let sql = format!(
            "update view_as_grants set ended_at = now() where ended_at is null;
             insert into view_as_grants (id, secret_sha256, admin_id, signed_in_at, viewed_id,
               company_id, reason, began_at, ends_at)
             select '{VIEW_AS}', sha256('x'), a.id, now(), r.id, '{}', 'canary-reason', now(),
               now() + interval '30 minutes' from users a, users r
             where a.email = 'admin@example.com' and r.email = '{}'",
            world.company, world.ruth.email
        );
        world.app.conn().batch_execute(&sql).unwrap();
    }
}

/// What is sent to the routes of who is online and of viewing as somebody.
fn presence_body(route: &str, world: &World) -> Option<Value> {
    Some(match route {
        "PUT /api/users/presence" => {
            json!({ "tab": VIEW_AS, "area": "home", "device": "desktop", "idle_s": 0,
                    "visible": true, "leaving": false })
        }
        "POST /api/admin/view-as" => {
            json!({ "area": "company", "id": world.company, "reason": "canary-reason" })
        }
        _ => return None,
    })
}

/// Whether a route is about settings, saved filters, who is online or viewing as somebody.
pub(crate) fn is_about_oversight(route: &str) -> bool {
    ["/admin/settings", "/saved-filters", "presence", "/view-as"]
        .iter()
        .any(|part| route.contains(part))
}

/// What is sent to such a route.
pub(crate) fn oversight_body(route: &str, world: &World) -> Option<Value> {
    settings_body(route).or_else(|| filters_body(route)).or_else(|| presence_body(route, world))
}
