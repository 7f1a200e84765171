//! Conversations with support: both sides, what arrives when, and who reads what.

mod blocking;
mod by_mail;
mod files;
mod lines;
mod talking;

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use crate::companies::details::tiny_png;
use crate::support::{Persona, TestApp};
use crate::world::World;

pub(crate) const CONVERSATION: &str = "00000000-0000-7000-8000-0000000000f1";
pub(crate) const FILE: &str = "00000000-0000-7000-8000-0000000000f2";

/// Whether a route is about conversations with support.
pub(crate) fn is_about_support(path: &str) -> bool {
    path.contains("/api/support") || path.contains("/admin/support")
}

/// What the address of such a route is filled in with.
pub(crate) fn support_id(path: &str) -> &'static str {
    match path {
        _ if path.contains("canned-replies") => "hello",
        _ if path.contains("attachments") => FILE,
        _ => CONVERSATION,
    }
}

/// A conversation of ada's with a file; it is resolved where it is to be rated.
pub(crate) fn prepare_support(path: &str, world: &World) {
    let is_over = path.ends_with("/rating");
    let (state, resolved) = if is_over { ("resolved", "now()") } else { ("open", "null") };
    let sql = format!(
        "insert into support_conversations (id, user_id, state, last_number, resolved_at,
             created_at, changed_at)
           select '{CONVERSATION}', id, '{state}', 1, {resolved}, now(), now() from users
           where email = 'ada@example.com';
         insert into support_messages (conversation_id, number, side, text, created_at) values
           ('{CONVERSATION}', 1, 'user', 'canary', now());
         insert into support_mails (conversation_id, number, parts, created_at) values
           ('{CONVERSATION}', 1, '{{canary,canary}}', now());
         insert into support_attachments (id, uploader_id, conversation_id, number, kind, name,
             content, created_at)
           select '{FILE}', id, '{CONVERSATION}', 1, 'txt', 'canary.txt', 'canary', now()
           from users where email = 'ada@example.com';
         insert into support_canned_replies (key, text, changed_at) values
           ('hello', 'Hello', now());"
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// What is sent to such a route.
pub(crate) fn support_body(route: &str) -> Option<Value> {
    let path = route.split(' ').next_back().unwrap_or_default();
    Some(match route.split(' ').next().unwrap_or_default() {
        "GET" | "DELETE" => return None,
        _ if path.ends_with("/messages") => json!({ "text": "Hello" }),
        _ if path.ends_with("/marks") => json!({ "delivered": 1, "read": 1 }),
        _ if path.ends_with("/rating") => json!({ "rating": 5 }),
        _ if path.ends_with("/attachments") => json!({ "name": "a.png", "content": tiny_png() }),
        _ if path.ends_with("/triage") => json!({ "version": 1, "priority": "high", "labels": [] }),
        _ if path.ends_with("/snooze") => {
            let until = kernel::chrono::Utc::now() + kernel::chrono::TimeDelta::days(1);
            json!({ "version": 1, "until": until.to_rfc3339() })
        }
        _ if path.ends_with("/resolve") || path.ends_with("block") => json!({ "version": 1 }),
        _ => json!({ "text": "A text" }),
    })
}

/// Ada, who asks, ben, who is not concerned, and the admin.
pub(crate) struct Desk {
    pub(crate) app: TestApp,
    pub(crate) ada: Persona,
    pub(crate) ben: Persona,
    pub(crate) admin: Persona,
}

impl Desk {
    pub(crate) async fn open() -> Self {
        Self::with(&[]).await
    }

    pub(crate) async fn with(settings: &[(&str, &str)]) -> Self {
        let app = TestApp::with(settings);
        let (ada, ben, admin) = (Persona::new("ada"), Persona::new("ben"), Persona::new("admin"));
        for who in [&ada, &ben, &admin] {
            app.register_candidate(who).await;
        }
        Self { app, ada, ben, admin }
    }

    /// Writes as ada and answers the conversation's id.
    pub(crate) async fn ask(&self, text: &str) -> String {
        let body = json!({ "text": text });
        let sent = self.app.by(&self.ada).post("/api/support/messages", body).await.ok();
        sent["conversation"]["id"].as_str().unwrap().to_owned()
    }

    /// Does something to a conversation as the admin.
    pub(crate) async fn act(&self, id: &str, act: &str, body: Value) -> Value {
        let path = format!("/api/admin/support/conversations/{id}/{act}");
        self.app.by(&self.admin).post(&path, body).await.ok()
    }

    /// The conversation as the admin sees it.
    pub(crate) async fn detail(&self, id: &str) -> Value {
        let path = format!("/api/admin/support/conversations/{id}");
        self.app.by(&self.admin).get(&path).await.ok()
    }

    /// Messages as ada reads them.
    pub(crate) async fn read(&self, id: &str, query: &str) -> Value {
        let path = format!("/api/support/conversations/{id}/messages{query}");
        self.app.by(&self.ada).get(&path).await.ok()
    }
}

/// One field of each item.
pub(crate) fn each(list: &Value, field: &str) -> Vec<Value> {
    let items = list["items"].as_array().unwrap();
    items.iter().map(|item| item[field].clone()).collect()
}
