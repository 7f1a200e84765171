//! Who is online, on any number of servers, and what is in progress.

use diesel::connection::SimpleConnection;
use flows::retention::purge;
use kernel::chrono::TimeDelta;
use kernel::{Clock, SystemClock};
use serde_json::{Value, json};

use super::exports::lines;
use crate::attempts::live::{hear, say, serve, sign_in};
use crate::support::{Persona, TestApp};
use crate::world::World;

const BEAT: &str = "/api/users/presence";
const LIST: &str = "/api/admin/presence";

fn beat(area: &str) -> Value {
    json!({ "tab": "00000000-0000-7000-8000-0000000000b1", "area": area, "device": "phone",
            "idle_s": 0, "visible": true, "leaving": false })
}

async fn listed(app: &TestApp, query: &str) -> Vec<Value> {
    let admin = Persona::new("admin");
    let page = app.by(&admin).get(&format!("{LIST}{query}")).await.ok();
    page["items"].as_array().unwrap().clone()
}

async fn counts(app: &TestApp) -> Value {
    app.by(&Persona::new("admin")).get("/api/admin/presence/counts").await.ok()
}

async fn world() -> World {
    let world = World::make().await;
    world.app.register_candidate(&Persona::new("admin")).await;
    world
}

/// Lets so many seconds pass since the last heartbeats.
fn wait(app: &TestApp, seconds: i32) {
    let sql = format!(
        "update presences set since = since - interval '{seconds} s',
           beat_at = beat_at - interval '{seconds} s',
           input_at = input_at - interval '{seconds} s'"
    );
    app.conn().batch_execute(&sql).unwrap();
}

#[actix_web::test]
async fn a_heartbeat_on_one_server_is_seen_on_another_until_it_stops() {
    let world = world().await;
    let (app, twin) = (&world.app, world.app.twin());
    assert_eq!(listed(app, "").await, Vec::<Value>::new());
    assert_eq!(app.by(&world.ada).put(BEAT, beat("assessment")).await.status, 204);
    assert_eq!(twin.by(&world.ruth).put(BEAT, beat("company")).await.status, 204);
    let seen = listed(&twin, "?role=candidate").await;
    let ada = &seen[0];
    assert_eq!(seen.len(), 1);
    for (name, want) in [
        ("email", json!(world.ada.email)),
        ("role", json!("candidate")),
        ("area", json!("assessment")),
        ("device", json!("phone")),
        ("state", json!("active")),
        ("in_assessment", json!(true)),
    ] {
        assert_eq!(ada[name], want, "{name}");
    }
    let ruth = &listed(app, "?area=company").await[0];
    assert_eq!((&ruth["role"], &ruth["in_assessment"]), (&json!("company"), &json!(false)));
    for (passed, state) in [(60, "idle"), (80, "idle"), (10, "offline")] {
        wait(app, passed);
        let found = listed(app, &format!("?state={state}&role=candidate")).await;
        assert_eq!(found.len(), 1, "{state}");
    }
    assert_eq!(listed(app, "").await.len(), 0, "nobody is online");
}

#[actix_web::test]
async fn the_admin_reads_on_which_day_somebody_of_a_company_was_last_here_and_of_nobody_else() {
    let world = world().await;
    let (app, admin) = (&world.app, Persona::new("admin"));
    let visit = async || {
        let page = app.by(&admin).get("/api/admin/companies").await.ok();
        let rows = page["items"].as_array().unwrap();
        let own = rows.iter().find(|row| row["id"] == world.company).unwrap();
        own["last_visit"].clone()
    };
    let written = || {
        use db::schema::users as u;
        use diesel::prelude::*;
        let visited = u::table.filter(u::visited_on.is_not_null()).count();
        visited.get_result::<i64>(&mut app.conn()).unwrap()
    };
    assert_eq!(visit().await, json!(null));
    app.by(&world.ada).put(BEAT, beat("home")).await;
    assert_eq!((visit().await, written()), (json!(null), 0), "candidates are not remembered");
    app.by(&world.ruth).put(BEAT, beat("company")).await;
    let today = SystemClock.now().date_naive();
    assert_eq!((visit().await, written()), (json!(today.to_string()), 1));
    app.conn().batch_execute("update users set visited_on = visited_on - 3").unwrap();
    app.by(&world.ruth).put(BEAT, beat("company")).await;
    let before = today - TimeDelta::days(3);
    assert_eq!(visit().await, json!(before.to_string()), "one write a day");
    wait(app, 86_400);
    app.by(&world.ruth).put(BEAT, beat("company")).await;
    assert_eq!(visit().await, json!(today.to_string()));
}

#[actix_web::test]
async fn a_page_that_closes_leaves_at_once_and_the_admin_hears_of_it() {
    let world = world().await;
    let app = &world.app;
    let hub = tokio::spawn(app.state().hub.listen(app.database.url().to_owned()));
    let server = serve(app);
    let mut line = sign_in(&server, &Persona::new("admin")).await;
    say(&mut line, json!({ "type": "subscribe", "topic": "presence" })).await;
    assert_eq!(hear(&mut line).await["type"], "subscribed");
    let first = hear(&mut line).await;
    assert_eq!((&first["type"], &first["event_id"]), (&json!("presence"), &json!(0)));
    app.by(&world.ada).put(BEAT, beat("home")).await;
    let came = hear(&mut line).await["event_id"].clone();
    assert_ne!(came, json!(0));
    let leaving = json!({ "tab": beat("")["tab"], "area": "home", "device": "phone", "idle_s": 0,
                          "visible": false, "leaving": true });
    app.by(&world.ada).put(BEAT, leaving).await;
    assert_ne!(hear(&mut line).await["event_id"], came);
    assert_eq!(listed(app, "").await.len(), 0);
    assert_eq!(listed(app, "?state=offline").await.len(), 1);
    hub.abort();
}

#[actix_web::test]
async fn what_is_in_progress_is_counted_and_listed_with_the_time_that_is_left() {
    let world = world().await;
    let app = &world.app;
    app.by(&world.ada).put(BEAT, beat("assessment")).await;
    let before = counts(app).await;
    assert_eq!(before["attempts"], 1);
    let candidates = before["roles"].as_array().unwrap();
    let candidates = candidates.iter().find(|one| one["role"] == "candidate").unwrap();
    assert_eq!(candidates["active"], 1);
    assert_eq!(before["hours"][0]["people"], 1);
    let admin = Persona::new("admin");
    let page = app.by(&admin).get("/api/admin/presence/attempts").await.ok();
    let left = page["items"][0]["left_s"].as_i64().unwrap();
    assert_eq!(page["items"][0]["id"], world.attempt);
    assert!(left > 0, "{page}");
}

#[actix_web::test]
async fn the_table_counts_by_role_and_by_area_and_says_of_nobody_where_they_are() {
    let world = world().await;
    let app = &world.app;
    app.by(&world.ada).put(BEAT, beat("assessment")).await;
    app.by(&world.ruth).put(BEAT, beat("company")).await;
    let table = lines(app, "/api/admin/presence/export").await;
    assert_eq!(table[0], "Counted by,Name,Active,Idle,Away");
    for line in ["role,candidate,1,0,0", "area,assessment,1,0,0", "area,home,0,0,0"] {
        assert!(table.iter().any(|one| one == line), "{line}: {table:?}");
    }
    let text = table.join("\n");
    assert!(!text.contains('@') && !text.contains("ada"), "{text}");
    let refused = app.by(&world.ada).get("/api/admin/presence/export").await;
    assert_eq!(refused.cell(), "404 not_found");
}

#[actix_web::test]
async fn what_the_judge_has_before_it_is_counted_with_how_long_the_oldest_has_waited() {
    let world = world().await;
    let app = &world.app;
    let number = |of: &Value, name: &str| of[name].as_i64().unwrap();
    let before = counts(app).await;
    let worker = testkit::worker(&mut app.conn());
    app.conn()
        .batch_execute(&format!(
            "insert into jobs (id, kind, subject, run_after)
               select gen_random_uuid(), kind, gen_random_uuid(), now() + later
               from (values ('judge', interval '-5 minutes'), ('judge', interval '-1 minute'),
                 ('judge', interval '1 hour'), ('mail', interval '-1 day')) waits (kind, later);
             insert into jobs (id, kind, subject, state, lease_token, lease_until, worker_id,
                 run_after)
               select gen_random_uuid(), 'judge', gen_random_uuid(), 'leased', gen_random_uuid(),
                 now() + interval '1 hour', '{worker}', now() - interval '1 day'
               from generate_series(1, 2)"
        ))
        .unwrap();
    let after = counts(app).await;
    let more = |name: &str| number(&after, name) - number(&before, name);
    assert_eq!((more("judge_queued"), more("judge_running")), (3, 2), "{after}");
    let waits = number(&after, "judge_waits_s");
    assert!((300..3600).contains(&waits), "{waits}");
}

#[actix_web::test]
async fn a_word_of_no_list_is_refused_and_no_address_can_be_sent() {
    let world = world().await;
    let app = &world.app;
    for (name, value) in [
        ("area", json!("/report/1?token=secret")),
        ("device", json!("fridge")),
        ("tab", json!("x")),
        ("idle_s", json!(-1)),
        ("idle_s", json!(86_401)),
        ("url", json!("/report/1")),
    ] {
        let mut wrong = beat("home");
        wrong[name] = value;
        assert_eq!(app.by(&world.ada).put(BEAT, wrong).await.status, 400, "{name}");
    }
    let admin = Persona::new("admin");
    for query in ["?role=king", "?state=online", "?area=x", "?limit=0", "?who=ada"] {
        assert_eq!(app.by(&admin).get(&format!("{LIST}{query}")).await.status, 400, "{query}");
    }
}

#[actix_web::test]
async fn who_was_online_goes_after_a_day_and_the_counts_of_hours_after_ninety() {
    let world = world().await;
    let app = &world.app;
    app.by(&world.ada).put(BEAT, beat("home")).await;
    let rows = |table: &str| {
        use diesel::prelude::*;
        use diesel::sql_types::BigInt;
        #[derive(QueryableByName)]
        struct Count {
            #[diesel(sql_type = BigInt)]
            count: i64,
        }
        let sql = format!("select count(*) from {table}");
        diesel::sql_query(sql).get_result::<Count>(&mut app.conn()).unwrap().count
    };
    let now = SystemClock.now();
    let (soon, later) =
        (now + TimeDelta::minutes(23 * 60 + 50), now + TimeDelta::minutes(24 * 60 + 10));
    purge(&app.state().db, soon, 180).unwrap();
    assert_eq!((rows("presences"), rows("presence_hours")), (1, 1));
    purge(&app.state().db, later, 180).unwrap();
    assert_eq!((rows("presences"), rows("presence_hours")), (0, 1));
    purge(&app.state().db, now + TimeDelta::days(89), 180).unwrap();
    assert_eq!(rows("presence_hours"), 1);
    purge(&app.state().db, now + TimeDelta::days(91), 180).unwrap();
    assert_eq!(rows("presence_hours"), 0);
}
