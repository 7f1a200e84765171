//! The network: who brought whom, its filters, its alerts, its table and its files.

use diesel::connection::SimpleConnection;
use serde_json::Value;

use crate::support::{Persona, TestApp};

const BASE: &str = "/api/admin/network";
const LEEDS: &str = "00000000-0000-7000-8000-0000000000a1";
const BEN: &str = "00000000-0000-7000-8000-0000000000a2";

/// Leeds brought Ben and 21 others within an hour, one of them with an address of its own domain.
async fn desk() -> (TestApp, Persona) {
    let (app, admin) = (TestApp::start(), Persona::new("admin"));
    app.register_candidate(&admin).await;
    let sql = format!(
        "insert into users (id, firebase_uid, email, email_verified, display_name, kind)
           values ('{LEEDS}', 'uid-leeds', 'leeds@leeds.example', true, 'Leeds', 'partner'),
             ('{BEN}', 'uid-ben', 'ben@leeds.example', true, '=Ben & Co', 'candidate');
         insert into users (id, firebase_uid, email, email_verified, display_name, kind)
           select gen_random_uuid(), 'uid-' || n, n || '@example.com', true, 'P' || n, 'candidate'
             from generate_series(1, 21) n;
         insert into partners (user_id, kind, organisation, since, changed_at)
           values ('{LEEDS}', 'university', 'Leeds', now(), now());
         insert into referral_accounts (user_id, referrer_id, referred_at)
           select id, '{LEEDS}', now() - interval '1 day' + (row_number() over (order by id))
             * interval '1 minute' from users where id <> '{LEEDS}' and email <> 'admin@example.com'
           on conflict (user_id) do update set referrer_id = excluded.referrer_id,
             referred_at = excluded.referred_at;
         insert into partner_attributions (user_id, partner_id, number, code, brought_at, flag)
           values ('{BEN}', '{LEEDS}', 1, 'leeds', now(), 'same_domain')"
    );
    app.conn().batch_execute(&sql).unwrap();
    (app, admin)
}

async fn asked(app: &TestApp, query: &str) -> Value {
    app.by(&Persona::new("admin")).get(&format!("{BASE}{query}")).await.ok()
}

#[actix_web::test]
async fn the_admin_sees_who_brought_whom_and_what_stands_out() {
    let (app, _) = desk().await;
    let all = asked(&app, "").await;
    assert_eq!((&all["all_nodes"], &all["all_edges"]), (&23.into(), &22.into()), "{all}");
    assert_eq!((&all["grouping"], &all["cut"]), (&"none".into(), &false.into()));
    let nodes = all["nodes"].as_array().unwrap();
    let leeds = nodes.iter().find(|node| node["of"] == LEEDS).unwrap();
    assert_eq!((&leeds["kind"], &leeds["name"]), (&"partner".into(), &"Leeds".into()));
    assert_eq!(leeds["brought"], 22);
    let kinds: Vec<&str> =
        all["alerts"].as_array().unwrap().iter().map(|it| it["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["self_referral", "burst"], "the newest first");
    assert_eq!(all["alerts"][0]["places"][1]["of"], BEN);
    assert_eq!(all["alerts"][1]["count"], 22);
    let again = asked(&app, "").await;
    for part in ["nodes", "links", "alerts"] {
        assert_eq!(again[part], all[part], "the same rows make the same {part}");
    }
}

#[actix_web::test]
async fn what_is_asked_for_is_what_is_shown_and_nothing_else_can_be_asked() {
    let (app, admin) = desk().await;
    let links = |body: &Value| body["links"].as_array().unwrap().len();
    for (query, want) in [
        (format!("?node=user:{BEN}&depth=1"), 1),
        (format!("?node=user:{BEN}&depth=2"), 22),
        (format!("?partner={LEEDS}&days=7&kinds=partner,user"), 22),
        (format!("?partner={BEN}"), 0),
        ("?kinds=company".to_owned(), 0),
        ("?kinds=&partner=&node=&depth=".to_owned(), 22),
    ] {
        assert_eq!(links(&asked(&app, &query).await), want, "{query}");
    }
    for wrong in [
        "kinds=street",
        "kinds=cluster,street",
        "partner=x",
        "days=0",
        "days=3651",
        "node=user",
        "node=cluster:people",
        "depth=4",
        "depth=0",
        "since=1",
        "days=7&days=8",
    ] {
        for path in ["", "/edges", "/edges/export", "/graphml"] {
            let answer = app.by(&admin).get(&format!("{BASE}{path}?{wrong}")).await;
            assert_eq!(answer.cell(), "400 bad_query", "{path}?{wrong}");
        }
    }
}

#[actix_web::test]
async fn the_table_goes_through_every_edge_once() {
    let (app, admin) = desk().await;
    let (mut ids, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = asked(&app, &format!("/edges?limit=5{cursor}")).await;
        let rows = page["items"].as_array().unwrap();
        assert!(rows.iter().all(|row| row["from"]["of"] == LEEDS && row["kind"] == "referral"));
        ids.extend(rows.iter().map(|row| row["id"].as_str().unwrap().to_owned()));
        let Some(next) = page["next_cursor"].as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    assert_eq!(ids.len(), 22);
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 22);
    let answer = app.by(&admin).get(&format!("{BASE}/edges?cursor=x")).await;
    assert_eq!(answer.cell(), "400 bad_cursor");
}

#[actix_web::test]
async fn the_files_hold_the_same_and_no_name_becomes_more_than_a_name() {
    let (app, admin) = desk().await;
    let table = app.by(&admin).get(&format!("{BASE}/edges/export")).await;
    assert_eq!((table.status, table.text.lines().count()), (200, 23));
    assert!(table.text.contains(",'=Ben & Co,user,"), "{}", table.text);
    let graph = app.by(&admin).get(&format!("{BASE}/graphml")).await;
    assert_eq!(graph.status, 200);
    assert_eq!(graph.text.matches("<node ").count(), 23);
    assert_eq!(graph.text.matches("<edge ").count(), 22);
    assert!(graph.text.contains("=Ben &amp; Co</data>"), "{}", graph.text);
}
