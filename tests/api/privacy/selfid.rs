//! What candidates say of themselves for statistics: theirs alone, and what companies learn of it.

use diesel::connection::SimpleConnection;
use flows::fairness;
use kernel::chrono::{TimeDelta, Utc};
use kernel::{Clock, SystemClock};
use serde_json::{Value, json};
use testkit::{Account, AccountServer};

use super::{app, pass_the_week, work_off};
use crate::hiring::roles::open_roles;
use crate::hiring::selecting::Selecting;
use crate::support::{Persona, TestApp, request};

const OWN: &str = "/api/users/self-identification";

/// Answers over this version.
pub(crate) fn said_of_oneself(version: i32) -> Value {
    json!({ "version": version, "gender": "woman", "race": "two_or_more", "disability": null,
            "veteran": "undisclosed" })
}

/// Everything that is stored of ada, who has signed in just now.
async fn file(app: &TestApp) -> Value {
    let token = testkit::Token::honest("uid-ada", "ada@example.com", true);
    let token = token.claim("auth_time", testkit::forge_time(-60)).sign();
    app.send(request("GET", "/api/users/export", Some(&token), None)).await.ok()["data"].clone()
}

#[actix_web::test]
async fn a_candidate_says_changes_takes_along_and_deletes_what_they_are() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let me = app.by(&ada);
    let nothing = json!({ "version": 0, "gender": null, "race": null, "disability": null,
                          "veteran": null, "said_at": null });
    assert_eq!(me.get(OWN).await.ok(), nothing);
    assert!(file(&app).await.get("self_identification").is_none());
    let saved = me.put(OWN, said_of_oneself(0)).await.ok();
    assert_eq!((&saved["version"], &saved["race"]), (&json!(1), &json!("two_or_more")));
    assert_eq!(me.get(OWN).await.ok()["gender"], "woman");
    assert_eq!(me.put(OWN, said_of_oneself(0)).await.cell(), "409 stale_version");
    let bad = json!({ "version": 1, "gender": "x", "race": null, "disability": null,
                      "veteran": null });
    assert_eq!(me.put(OWN, bad).await.status, 400);
    let exported = file(&app).await["self_identification"].clone();
    assert_eq!(exported["rows"][0]["race"], "two_or_more");
    assert_eq!(exported["rows"][0].get("user_id"), None);
    for _ in 0..2 {
        assert_eq!(me.delete(OWN).await.status, 200);
    }
    assert_eq!(me.get(OWN).await.ok(), nothing);
}

#[actix_web::test]
async fn nothing_of_what_somebody_is_outlives_their_account() {
    let accounts = AccountServer::start();
    let (app, ada) = (app(&accounts), Persona::new("ada"));
    accounts.add(Account {
        uid: ada.uid.clone(),
        email: ada.email.clone(),
        email_verified: true,
        password: None,
    });
    app.register_candidate(&ada).await;
    app.by(&ada).put(OWN, said_of_oneself(0)).await.ok();
    let user = auth::users::by_email(&mut app.conn(), &ada.email.parse().unwrap());
    let user = user.unwrap().unwrap().id;
    let token = testkit::Token::honest("uid-ada", "ada@example.com", true);
    let token = token.claim("auth_time", testkit::forge_time(-60)).sign();
    let confirm = json!({ "confirm": ada.email });
    let asked = request("POST", "/api/users/erasure", Some(&token), Some(confirm));
    assert_eq!(app.send(asked).await.status, 201);
    let conn = &mut app.conn();
    assert!(selfid::answers::own(conn, user).unwrap().is_some(), "seven days to think again");
    pass_the_week(&app);
    assert_eq!(work_off(&app), (2, 0));
    assert_eq!(selfid::answers::own(conn, user).unwrap(), None);
}

/// Applicants of a role who said this of their gender, of whom the first few were accepted.
fn applied(s: &Selecting, gender: &str, (of, accepted): (usize, usize)) {
    for n in 0..of {
        let sent = s.apply(&format!("{gender}{n}"), "");
        let state = if n < accepted { "accepted" } else { "role_closed" };
        let user = sent.candidate.unwrap();
        s.t.run(&format!(
            "alter table applications disable trigger user; \
             update applications set state = '{state}', news_by = null where id = '{}'; \
             alter table applications enable trigger user; \
             select selfid.save('{user}', 0, '{{\"gender\": \"{gender}\"}}', now())",
            sent.id
        ));
    }
}

fn count(s: &Selecting) -> usize {
    let db = s.t.app.state().db;
    std::thread::scope(|scope| {
        let now = SystemClock.now();
        scope.spawn(move || fairness::count_due(&db, now).unwrap()).join().unwrap()
    })
}

#[actix_web::test]
async fn the_rates_of_a_role_are_counted_once_and_small_groups_are_not_shown() {
    let s = Selecting::new().await;
    let path = s.path("/selection-rates");
    let rates = async |who: &Persona| s.t.app.by(who).get(&path).await;
    applied(&s, "man", (10, 6));
    applied(&s, "woman", (10, 4));
    applied(&s, "nonbinary", (2, 2));
    applied(&s, "undisclosed", (6, 1));
    assert_eq!(rates(&s.t.hirer).await.ok()["state"], "open");
    s.t.put("closed");
    s.t.run("update roles set closed_at = now() - interval '29 days'");
    let waiting = rates(&s.t.hirer).await.ok();
    assert_eq!((&waiting["state"], &waiting["questions"]), (&json!("waiting"), &json!([])));
    let from: kernel::Instant = waiting["counts_from"].as_str().unwrap().parse().unwrap();
    assert!((from - Utc::now() - TimeDelta::days(1)).num_minutes().abs() <= 1, "{from}");
    assert_eq!(count(&s), 0, "a day too early");
    s.t.run("update roles set closed_at = now() - interval '31 days'");
    assert_eq!(count(&s), 1);
    let counted = rates(&s.t.hirer).await.ok();
    assert_eq!((&counted["state"], &counted["applicants"]), (&json!("counted"), &json!(28)));
    let gender = &counted["questions"][0];
    let group = |group, of, passed, rate: [i64; 2], ratio: [i64; 2], flagged: bool| {
        json!({ "group": group, "of": of, "passed": passed,
                "rate": { "over": rate[0], "under": rate[1] },
                "ratio": { "over": ratio[0], "under": ratio[1] }, "flagged": flagged })
    };
    let groups = json!([
        group("woman", 10, 4, [2, 5], [2, 3], true),
        group("man", 10, 6, [3, 5], [1, 1], false),
    ]);
    assert_eq!(gender["selection"]["groups"], groups);
    // Two people would follow from the total: those who did not say are hidden with them.
    assert_eq!(gender["selection"]["hidden"], json!(["nonbinary", "unsaid"]));
    assert_eq!(gender["scoring"], Value::Null);
    assert_eq!(counted["questions"][1]["selection"], Value::Null);
    assert_eq!(count(&s), 0, "nobody counts again");
    assert_eq!(rates(&s.t.hirer).await.ok(), counted);
    let reviewer = s.colleague("rita", "reviewer").await;
    assert_eq!(rates(&reviewer).await.ok(), counted);
    let bill = s.colleague("bill", "billing").await;
    assert_eq!(rates(&bill).await.cell(), "403 role");
    assert_eq!(rates(&s.admin).await.cell(), "403 role");
    let other = Persona::new("otto");
    s.t.app.register_company(&other).await;
    open_roles(&s.t.app, &other);
    assert_eq!(rates(&other).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn no_route_of_a_company_or_of_the_admin_tells_what_an_applicant_is() {
    let s = Selecting::new().await;
    let sent = s.apply("Ada2", "");
    let user = sent.candidate.unwrap();
    let said = "{\"race\": \"pacific_islander\", \"disability\": \"disability\"}";
    s.t.run(&format!("select selfid.save('{user}', 0, '{said}', now())"));
    s.release();
    let id = sent.id;
    let paths = [
        s.path("/applications"),
        s.path("/applications/export"),
        s.path("/board"),
        s.path("/selection-rates"),
        format!("/api/applications/{id}"),
    ];
    for path in paths {
        let seen = s.t.app.by(&s.t.hirer).get(&path).await;
        assert_eq!(seen.status, 200, "{path}");
        assert!(!seen.text.contains("islander") && !seen.text.contains("disab"), "{path}");
    }
    for path in [
        format!("/api/admin/slates/{}/applications", s.t.role),
        format!("/api/admin/applications/{id}"),
    ] {
        let seen = s.t.app.by(&s.admin).get(&path).await;
        assert_eq!(seen.status, 200, "{path}");
        assert!(!seen.text.contains("islander") && !seen.text.contains("disab"), "{path}");
    }
}

#[actix_web::test]
async fn the_servers_own_connection_cannot_read_the_answers() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    app.by(&ada).put(OWN, said_of_oneself(0)).await.ok();
    let db = app.state().db;
    let refused =
        db.read(|conn| conn.batch_execute("select * from selfid.answers").map_err(db::Error::from));
    let refused = refused.await.unwrap_err();
    assert!(format!("{refused:?}").contains("permission denied"), "{refused:?}");
}
