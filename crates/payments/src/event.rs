//! What an event is about. Pure.

use serde::Deserialize;

/// What to look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// A page where something is paid.
    Page(String),
    /// A payment.
    Payment(String),
}

/// An event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// What the provider calls it.
    pub id: String,
    /// What happened.
    pub kind: String,
    /// What to look at; `None` where nothing follows from it.
    pub subject: Option<Subject>,
}

/// Events from which something follows.
const PAGES: [&str; 2] = ["checkout.session.completed", "checkout.session.async_payment_succeeded"];
const PAYMENTS: [&str; 3] = ["charge.refunded", "refund.updated", "refund.failed"];

#[derive(Deserialize)]
struct Wire {
    id: String,
    #[serde(rename = "type")]
    kind: String,
    data: Data,
}

#[derive(Deserialize)]
struct Data {
    object: Object,
}

#[derive(Deserialize)]
struct Object {
    id: Option<String>,
    payment_intent: Option<String>,
}

#[derive(Deserialize)]
struct Any {
    id: String,
    #[serde(rename = "type")]
    kind: String,
}

/// Whether something is a name as the provider makes them.
pub(crate) fn is_name(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    (1..=255).contains(&text.len()) && text.bytes().all(plain)
}

impl Event {
    pub(crate) fn read(body: &[u8]) -> Option<Self> {
        let Any { id, kind } = serde_json::from_slice(body).ok()?;
        if !is_name(&id) || !(1..=255).contains(&kind.len()) {
            return None;
        }
        if ![PAGES.as_slice(), PAYMENTS.as_slice()].concat().contains(&kind.as_str()) {
            return Some(Self { id, kind, subject: None });
        }
        let Wire { id, kind, data: Data { object } } = serde_json::from_slice(body).ok()?;
        let subject = if PAGES.contains(&kind.as_str()) {
            object.id.map(Subject::Page)
        } else {
            object.payment_intent.map(Subject::Payment)
        };
        Some(Self { id, kind, subject })
    }
}
