//! Bodies and queries that no honest client sends, to every route that reads any. Whatever comes
//! back says what is wrong with the request; a failure of the server has got through.

use anyhow::Result;
use serde_json::{Map, Value, json};
use testkit::Sample;

use super::paths::filled;
use super::wire::{Answer, Request, Wire};
use super::{Caller, Found};

const JSON: &str = "application/json";

/// Bodies that are wrong whatever they are for.
fn broken() -> Vec<(&'static str, Vec<u8>)> {
    let nested = |n: usize| format!("{}{}", "[".repeat(n), "]".repeat(n)).into_bytes();
    vec![
        (JSON, Vec::new()),
        (JSON, b"{".to_vec()),
        (JSON, b"[]".to_vec()),
        (JSON, b"null".to_vec()),
        (JSON, b"{} {}".to_vec()),
        (JSON, b"\xff\xfe{}".to_vec()),
        (JSON, br#"{"a":"\u0000"}"#.to_vec()),
        (JSON, br#"{"a":"\ud800"}"#.to_vec()),
        (JSON, br#"{"a":1e999}"#.to_vec()),
        (JSON, nested(33)),
        (JSON, nested(20_000)),
        (JSON, vec![b' '; 600 * 1024]),
        ("text/plain", b"{}".to_vec()),
        ("application/x-www-form-urlencoded", b"a=b".to_vec()),
        ("application/json; charset=utf-7", b"{}".to_vec()),
    ]
}

/// Values that somebody once forgot to expect.
fn values() -> Vec<Value> {
    let texts = [
        "",
        " ",
        "\u{2028}",
        "\u{feff}",
        "\u{202e}gnp.exe",
        "a\r\nb: c",
        "' or 1=1; --",
        "%_\\",
        "{{7*7}}${7*7}",
        "<script>alert(1)</script>",
        "../../etc/passwd",
        "=cmd|' /C calc'!A0",
        "a\u{301}\u{301}\u{301}",
        "\u{10ffff}",
        "ﷺﷺﷺ",
    ];
    let mut all: Vec<Value> = texts.into_iter().map(Value::from).collect();
    all.push(Value::from("-".repeat(60) + "a"));
    all.push(Value::from("(".repeat(300)));
    all.push(Value::from("x".repeat(40_000)));
    all.extend([json!(null), json!(true), json!(-1), json!(0), json!(1.5), json!(i64::MAX)]);
    all.extend([json!(u64::MAX), json!([]), json!({}), json!([null]), json!([[]]), json!({"": 1})]);
    all
}

/// What a route of the OpenAPI document reads.
struct Reads {
    method: String,
    path: String,
    /// The names and types of the body's fields; none where there is no body.
    fields: Vec<(String, Value)>,
    queries: Vec<String>,
}

fn documented() -> Result<Vec<Reads>> {
    let document = serde_json::to_value(app::document())?;
    let none = Map::new();
    let object = |value: &Value, name: &str| {
        value.get(name).and_then(Value::as_object).unwrap_or(&none).clone()
    };
    let mut all = Vec::new();
    for (path, methods) in object(&document, "paths") {
        for (method, act) in methods.as_object().unwrap_or(&none) {
            let schema = act.pointer("/requestBody/content/application~1json/schema/$ref");
            let named = schema.and_then(Value::as_str).and_then(|name| name.strip_prefix('#'));
            let schema = named.and_then(|at| document.pointer(at));
            let fields = schema.map(|schema| object(schema, "properties")).unwrap_or_default();
            let parameters = act.get("parameters").and_then(Value::as_array);
            let queries = parameters
                .into_iter()
                .flatten()
                .filter(|one| one.get("in").and_then(Value::as_str) == Some("query"));
            let queries = queries.filter_map(|one| one.get("name")?.as_str().map(str::to_owned));
            all.push(Reads {
                method: method.to_uppercase(),
                path: filled(&path),
                fields: fields.into_iter().collect(),
                queries: queries.collect(),
            });
        }
    }
    Ok(all)
}

/// Something that fits a field's type, so that the field beside it is reached.
fn harmless(schema: &Value) -> Value {
    match schema.get("type").and_then(Value::as_str) {
        Some("string") => json!("plain text"),
        Some("integer" | "number") => json!(1),
        Some("boolean") => json!(true),
        Some("array") => json!([]),
        _ => Value::Null,
    }
}

/// Every body with one hostile field, the others harmless.
fn bodies(fields: &[(String, Value)]) -> Vec<(&'static str, Vec<u8>)> {
    let plain: Map<String, Value> =
        fields.iter().map(|(name, schema)| (name.clone(), harmless(schema))).collect();
    let mut all = broken();
    for (name, _) in fields {
        for value in values() {
            let mut body = plain.clone();
            body.insert(name.clone(), value);
            all.push((JSON, Value::Object(body).to_string().into_bytes()));
        }
    }
    all
}

fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// Whether an answer is one that we owe even to an enemy.
fn is_sound(path: &str, answer: &Answer) -> bool {
    // 503 is what a server says that lacks a service for this act, such as mail or a provider.
    let failed = answer.status >= 500 && answer.status != 503;
    // Applicant tracking systems are refused in the form that each of them documents.
    let refusal =
        if path.starts_with("/api/ats/") { "application/json" } else { "application/problem+json" };
    let formed = answer.status < 400 || answer.kind.starts_with(refusal);
    !failed && formed
}

/// Feeds them to every route that reads bodies or queries.
pub(crate) fn feed(wire: &Wire, callers: &[Caller], sample: Sample) -> Result<Found> {
    let mut found = Found::default();
    for (row, Reads { method, path, fields, queries }) in documented()?.into_iter().enumerate() {
        let mut sent = Vec::new();
        if method != "GET" {
            sent.extend(bodies(&fields).into_iter().map(|body| (path.clone(), Some(body))));
        }
        for name in &queries {
            let texts = values().into_iter().filter_map(|value| value.as_str().map(escaped));
            // An address has at most 4 KiB; a longer one is refused before anybody reads it.
            let short = texts.filter(|text| text.len() < 3000);
            sent.extend(short.map(|text| (format!("{path}?{name}={text}"), None)));
        }
        for (target, body) in sample.of_row(row, &sent) {
            for caller in callers {
                found.tried += 1;
                let (method, token) = (method.as_str(), caller.token.as_deref());
                let body = body.as_ref().map(|(kind, bytes)| (*kind, bytes.as_slice()));
                let answer = wire.send(&Request { method, target, token, body })?;
                if !is_sound(&path, &answer) {
                    let shown = body.map(|(_, bytes)| String::from_utf8_lossy(bytes).into_owned());
                    let shown: String = shown.unwrap_or_default().chars().take(200).collect();
                    let (name, cell) = (caller.name, answer.cell());
                    found.through.push(format!("{method} {target} {shown} as {name}: {cell}"));
                }
            }
        }
    }
    Ok(found)
}
