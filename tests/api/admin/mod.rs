//! What the admin sees and does that no queue holds.

mod candidates;
mod network;
mod settings;

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use crate::support::TestApp;

/// A setting that every world has.
pub(crate) const SETTING: &str = "limits.apply.account.per_day";

/// A version of a setting, for going back from.
pub(crate) fn prepare_setting(path: &str, app: &TestApp) {
    if path.ends_with("/roll-back") {
        let sql = format!(
            "insert into setting_versions (id, key, version, value, reason, made_at)
             values (gen_random_uuid(), '{SETTING}', 1, '7', 'A fair.', now())"
        );
        app.conn().batch_execute(&sql).unwrap();
    }
}

/// What is sent to a route about settings.
pub(crate) fn settings_body(route: &str) -> Option<Value> {
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
