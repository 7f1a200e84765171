//! Changes of the network of an attempt: noted without an address, and listed by the printed rules.

use std::sync::Arc;

use kernel::Countries;
use serde_json::{Value, json};

use super::seen::{judge_only, paste_by, put, work};
use crate::attempts::grades::get;
use crate::support::request;
use crate::world::World;

const TABLE: &str = "203.0.113.0/24,DE\n2001:db8:5::/48,FR\n198.51.100.0/24,DE";

/// A world behind a proxy at 10.0.0.1, whose operator has a table of countries or none.
async fn world(table: bool) -> World {
    let mut world = World::make().await;
    world.app = world.app.configured(|config| {
        config.trusted_proxies = vec!["10.0.0.0/8".parse().unwrap()];
        config.countries = table.then(|| Arc::new(Countries::parse(TABLE).unwrap()));
    });
    world
}

/// Claims the place from a socket's address and, where a proxy is said to have been between, another one.
async fn claim(
    world: &World,
    lease: Value,
    (take_over, from): (bool, (&str, Option<&str>)),
) -> Value {
    let path = format!("/api/attempts/{}/lease", world.attempt);
    let body = json!({ "lease": lease, "take_over": take_over });
    let sent = request("POST", &path, Some(&world.ada.token()), Some(body));
    let socket = std::net::SocketAddr::new(from.0.parse().unwrap(), 4000);
    let mut sent = sent.peer_addr(socket);
    if let Some(header) = from.1 {
        sent = sent.insert_header(("x-forwarded-for", header));
    }
    world.app.send(sent).await.ok()["lease"].clone()
}

async fn found(world: &World, lease: Value) -> (Value, Vec<String>) {
    let id = paste_by(world, lease).await;
    judge_only(world, id);
    work(&world.app, &world.attempt);
    let shown = get(world, "integrity", &world.ruth).await.ok();
    let findings = shown["examination"]["findings"].as_array().unwrap();
    let about = |finding: &&Value| {
        let signal = finding["signal"].as_str().unwrap();
        signal.starts_with("network") || signal.starts_with("countr")
    };
    let sentences = findings.iter().filter(about);
    let sentences = sentences.map(|one| one["sentence"].as_str().unwrap().to_owned()).collect();
    (shown, sentences)
}

#[actix_web::test]
async fn a_tab_in_another_country_at_once_is_reviewed_and_no_address_is_stored() {
    let world = world(true).await;
    let proxy = "10.0.0.1";
    let first = claim(&world, Value::Null, (false, (proxy, Some("203.0.113.7")))).await;
    claim(&world, first, (false, (proxy, Some("9.9.9.9, 203.0.113.99")))).await;
    let second = claim(&world, Value::Null, (true, (proxy, Some("2001:db8:5::1")))).await;
    let dump = dump(&world);
    assert_eq!(dump.len(), 2, "{dump:?}");
    for text in ["203.0.113", "cb0071", "20010db8"] {
        assert!(!dump.iter().any(|row| row.contains(text)), "{dump:?}");
    }
    let (shown, sentences) = found(&world, second).await;
    let want = [
        "The connection moved to another network once.",
        "The connection moved to another country once.",
        "A tab or device in another country took the attempt over once while the one before was connected.",
    ];
    assert_eq!(sentences, want);
    let rules = shown["examination"]["rules"].as_array().unwrap();
    for name in ["countries_at_once", "network_changed", "country_changed", "second_session"] {
        assert!(rules.contains(&json!(name)), "{rules:?}");
    }
    assert_eq!(shown["rules"]["countries"], true);
    assert_eq!(keys(&world), 0, "the key goes with the examination");
}

#[actix_web::test]
async fn a_header_that_no_trusted_proxy_has_sent_moves_nobody() {
    let world = world(true).await;
    let at = |header| ("203.0.113.7", Some(header));
    let first = claim(&world, Value::Null, (false, at("198.51.100.1"))).await;
    let first = claim(&world, first, (false, at("2001:db8:5::1"))).await;
    assert_eq!(dump(&world).len(), 1);
    assert_eq!(found(&world, first).await.1, Vec::<String>::new());
}

#[actix_web::test]
async fn without_a_table_there_is_no_country_and_the_rules_say_so() {
    let world = world(false).await;
    let first = claim(&world, Value::Null, (false, ("203.0.113.7", None))).await;
    let first = claim(&world, first, (false, ("2001:db8:5::1", None))).await;
    let (shown, sentences) = found(&world, first).await;
    assert_eq!(sentences, ["The connection moved to another network once."]);
    assert_eq!(shown["rules"]["countries"], false);
    let printed = world.app.anon().get("/api/integrity-rules").await;
    assert!(!printed.text.contains("country_changed") && printed.text.contains("network_changed"));
    assert_eq!(printed.ok(), shown["rules"]);
}

#[actix_web::test]
async fn nothing_is_noted_of_those_who_agreed_to_an_edition_without_it() {
    let world = world(true).await;
    put(&world, "update attempts set consent_text_version = '2026-11.5'");
    let first = claim(&world, Value::Null, (false, ("203.0.113.7", None))).await;
    claim(&world, first, (false, ("198.51.100.7", None))).await;
    assert_eq!((dump(&world).len(), keys(&world)), (0, 0));
}

fn dump(world: &World) -> Vec<String> {
    rows(world, "select a::text as line from attempt_addresses a order by number")
}

fn keys(world: &World) -> usize {
    let sql = "select attempt_id::text as line from attempt_leases where address_key is not null";
    rows(world, sql).len()
}

fn rows(world: &World, sql: &str) -> Vec<String> {
    use diesel::prelude::*;
    #[derive(QueryableByName)]
    struct Line {
        #[diesel(sql_type = diesel::sql_types::Text)]
        line: String,
    }
    let rows: Vec<Line> = diesel::sql_query(sql).load(&mut world.app.conn()).unwrap();
    rows.into_iter().map(|row| row.line).collect()
}
