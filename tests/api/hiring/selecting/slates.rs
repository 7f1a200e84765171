//! The admin's slates, over HTTP and at the command line.

use serde_json::{Value, json};

use crate::hiring::selecting::Selecting;
use crate::site::command_line::CommandLine;
use crate::support::Answer;

async fn slate(s: &Selecting) -> Value {
    s.t.app.by(&s.admin).get(&format!("/api/admin/slates/{}", s.t.role)).await.ok()
}

async fn part(s: &Selecting, query: &str) -> Vec<Value> {
    let path = format!("/api/admin/slates/{}/applications{query}", s.t.role);
    s.t.app.by(&s.admin).get(&path).await.ok()["items"].as_array().unwrap().clone()
}

async fn act(s: &Selecting, id: &str, act: &str, body: Value) -> Answer {
    s.t.app.by(&s.admin).post(&format!("/api/admin/applications/{id}/{act}"), body).await
}

async fn release(s: &Selecting, chosen: Value) -> Answer {
    let version = slate(s).await["version"].clone();
    let body = json!({ "version": version, "applications": chosen });
    s.t.app.by(&s.admin).post(&format!("/api/admin/slates/{}/release", s.t.role), body).await
}

#[actix_web::test]
async fn the_admin_sees_what_the_company_will_and_how_much_of_it_is_hidden() {
    let s = Selecting::new().await;
    let empty = slate(&s).await;
    assert_eq!(empty["counts"], json!({ "waiting": 0, "excluded": 0, "released": 0 }));
    let sent = s.apply("Adele", "She is Adele.");
    s.apply("Ben", "");
    let seen = slate(&s).await;
    assert_eq!((&seen["counts"]["waiting"], &seen["released"]), (&json!(2), &json!(false)));
    let hidden = json!({ "names": 2, "emails": 2, "educations": 2, "resumes": 0, "words": 2 });
    assert_eq!(seen["hidden"], hidden);
    let blind = part(&s, "").await;
    assert_eq!((&blind[0]["code"], &blind[0]["name"]), (&json!(sent.code), &Value::Null));
    assert_eq!(part(&s, "?view=named").await[0]["name"], "Adele");
    let path = format!("/api/admin/applications/{}", sent.id);
    let one = s.t.app.by(&s.admin).get(&path).await;
    assert!(!one.text.contains("Adele") && !one.text.contains("Porto"), "{}", one.text);
    let named = s.t.app.by(&s.admin).get(&format!("{path}?view=named")).await.ok();
    assert_eq!(named["note"], "She is Adele.");

    let preview = one.ok();
    release(&s, Value::Null).await.ok();
    let own = s.t.app.by(&s.t.hirer).get(&format!("/api/applications/{}", sent.id)).await.ok();
    for field in ["code", "name", "headline", "note", "skills", "answers", "hidden", "education"] {
        assert_eq!(own[field], preview[field], "{field}: the company gets what was previewed");
    }
}

#[actix_web::test]
async fn the_admin_sees_whether_all_of_a_slate_have_applied_by_an_act_of_their_own() {
    let s = Selecting::new().await;
    let sent = s.apply("Adele", "");
    assert_eq!(slate(&s).await["checks"], json!({ "not_sent": 0, "self_id_apart": true }));
    s.t.run(&format!(
        "update applications set candidate_id = (select user_id from company_members limit 1) \
         where id = '{}'",
        sent.id
    ));
    assert_eq!(slate(&s).await["checks"]["not_sent"], 1);
}

#[actix_web::test]
async fn the_first_release_opens_the_companys_tab_and_later_ones_add_to_it() {
    let s = Selecting::new().await;
    let flag = async || {
        let user = s.t.app.by(&s.t.hirer).get("/api/auth/user").await.ok();
        user["user"]["flags"]["marketing_completed"].clone()
    };
    assert_eq!(release(&s, Value::Null).await.cell(), "409 nothing_to_release");
    let ben = s.apply("Ben", "").id.to_string();
    let cas = s.apply("Cas", "").id.to_string();
    assert_eq!(flag().await, false);
    let done = release(&s, json!([ben])).await.ok();
    assert_eq!(
        (&done["released"], &done["slate"]["state"]),
        (&json!(1), &json!("applicants_released"))
    );
    let last = done["slate"]["history"].as_array().unwrap().last().unwrap();
    assert_eq!(
        (&last["action"], &last["actor"]),
        (&json!("release_slate"), &json!("admin@example.com"))
    );
    assert_eq!(flag().await, true);
    let mail = s.t.app.mails_to(&s.t.hirer.email).remove(0);
    assert!(mail.contains("One applicant for the role Fitter can now be seen."), "{mail}");
    assert!(mail.contains(&format!("/client-dashboard/talent-selection/{}", s.t.role)), "{mail}");
    let heard = s.t.app.mails_to("ben@example.com").remove(0);
    assert!(heard.contains("new stage: In review"), "{heard}");
    assert!(s.t.app.mails_to("cas@example.com").is_empty(), "they still wait");

    assert_eq!(release(&s, json!([ben])).await.cell(), "409 nothing_to_release");
    assert_eq!(release(&s, json!([ben, cas])).await.cell(), "409 not_waiting");
    assert_eq!(release(&s, json!([])).await.cell(), "400 validation_failed");
    s.t.put("paused");
    let more = release(&s, Value::Null).await.ok();
    assert_eq!((&more["released"], &more["slate"]["state"]), (&json!(1), &json!("paused")));
    let stale = json!({ "version": 1, "applications": null });
    let path = format!("/api/admin/slates/{}/release", s.t.role);
    assert_eq!(s.t.app.by(&s.admin).post(&path, stale).await.cell(), "409 stale_version");
}

#[actix_web::test]
async fn a_role_that_closed_before_anybody_looked_is_released_all_the_same() {
    let s = Selecting::new().await;
    s.apply("Ben", "");
    s.t.put("closed");
    let done = release(&s, Value::Null).await.ok();
    assert_eq!((&done["released"], &done["slate"]["state"]), (&json!(1), &json!("closed")));
    assert_eq!(s.column(&s.t.hirer, "released").await.len(), 1);
}

#[actix_web::test]
async fn the_company_sees_the_order_that_the_admin_gave_a_reason_for() {
    let s = Selecting::new().await;
    let [ben, cas, dee] = ["Ben", "Cas", "Dee"].map(|name| s.apply(name, "").id.to_string());
    let silent = json!({ "version": 0, "before": ben, "reason": " " });
    assert_eq!(act(&s, &dee, "place", silent).await.body["errors"][0]["field"], "reason");
    let why = json!({ "version": 0, "before": ben, "reason": "Sent again after an outage." });
    let held = act(&s, &dee, "place", why.clone()).await.ok();
    assert_eq!(held["slate_note"]["placed"]["reason"], "Sent again after an outage.");
    assert_eq!(act(&s, &dee, "place", why).await.cell(), "409 stale_version");
    let nowhere = json!({ "version": 0, "before": s.t.role, "reason": "Why not." });
    assert_eq!(act(&s, &cas, "place", nowhere).await.body["errors"][0]["field"], "before");
    let ids = |rows: Vec<Value>| rows.iter().map(|row| row["id"].clone()).collect::<Vec<_>>();
    assert_eq!(ids(part(&s, "").await), [dee.as_str(), &ben, &cas]);
    let page = s.t.app.by(&s.admin);
    let path = format!("/api/admin/slates/{}/applications?limit=1", s.t.role);
    let first = page.get(&path).await.ok();
    let next = format!("{path}&cursor={}", first["next_cursor"].as_str().unwrap());
    assert_eq!(page.get(&next).await.ok()["items"][0]["id"], json!(ben));

    release(&s, Value::Null).await.ok();
    assert_eq!(ids(s.column(&s.t.hirer, "released").await), [dee.as_str(), &ben, &cas]);
    let late = act(&s, &dee, "unplace", json!({ "version": 1 })).await;
    assert_eq!(late.cell(), "409 not_waiting");
}

#[actix_web::test]
async fn a_duplicate_is_merged_into_the_application_that_goes_on() {
    let s = Selecting::new().await;
    let ben = s.apply("Ben", "").id.to_string();
    let again = s.apply("Cas", "").id.to_string();
    let named = format!(
        "update applications set profile = profile || '{{\"name\": \"ben\"}}' where id = '{again}'"
    );
    diesel::connection::SimpleConnection::batch_execute(&mut s.t.app.conn(), &named).unwrap();
    let path = format!("/api/admin/applications/{again}");
    let shown = s.t.app.by(&s.admin).get(&path).await.ok();
    assert_eq!(
        (&shown["similar"][0]["id"], &shown["similar"][0]["because"]),
        (&json!(ben), &json!(["name"]))
    );
    let alone = json!({ "version": 0, "code": "duplicate", "reason": "Two accounts." });
    let refused = act(&s, &again, "exclude", alone).await;
    assert_eq!(refused.body["errors"][0]["field"], "duplicate_of");
    let merged = json!({ "version": 0, "code": "duplicate", "reason": "Two accounts.", "duplicate_of": ben });
    let held = act(&s, &again, "exclude", merged).await.ok();
    assert_eq!(held["slate_note"]["excluded"]["duplicate_of"], json!(ben));
    assert_eq!(release(&s, Value::Null).await.ok()["released"], 1);
    assert_eq!(s.now(&again).state.as_str(), "screening", "that is no decline");
}

#[actix_web::test]
async fn who_is_excluded_is_not_released_hears_nothing_and_can_come_back() {
    let s = Selecting::new().await;
    let ben = s.apply("Ben", "").id.to_string();
    let why = json!({ "version": 0, "code": "ineligible", "reason": "Under age." });
    let silent = json!({ "version": 0, "code": "spam", "reason": " " });
    assert_eq!(act(&s, &ben, "exclude", silent).await.body["errors"][0]["field"], "reason");
    let held = act(&s, &ben, "exclude", why.clone()).await.ok();
    assert_eq!(held["slate_note"]["excluded"]["code"], "ineligible");
    assert_eq!(act(&s, &ben, "exclude", why).await.cell(), "409 stale_version");
    assert_eq!(slate(&s).await["counts"], json!({ "waiting": 0, "excluded": 1, "released": 0 }));
    assert_eq!(part(&s, "?part=excluded").await.len(), 1);
    assert_eq!(release(&s, Value::Null).await.cell(), "409 nothing_to_release");
    assert_eq!(s.now(&ben).state.as_str(), "screening", "that is no decline");
    assert!(s.t.app.mails_to("ben@example.com").is_empty());

    let back = act(&s, &ben, "include", json!({ "version": 1 })).await.ok();
    assert_eq!(back["slate_note"]["excluded"], Value::Null);
    let again = act(&s, &ben, "include", json!({ "version": 2 })).await;
    assert_eq!(again.cell(), "409 not_excluded");
    let note = format!("/api/admin/applications/{ben}/note");
    let said = json!({ "version": 2, "note": "Ask about the visa." });
    let noted = s.t.app.by(&s.admin).put(&note, said).await.ok();
    assert_eq!(noted["slate_note"]["text"], "Ask about the visa.");
    let steps = noted["slate_history"].as_array().unwrap();
    let done: Vec<_> = steps.iter().map(|step| (&step["action"], &step["reason"])).collect();
    let nothing = Value::Null;
    let (out, back) = (json!("exclude"), json!("include"));
    assert_eq!(done[0], (&out, &json!("ineligible")));
    assert_eq!(done[1], (&back, &nothing));
    assert_eq!(done[2], (&json!("annotate"), &nothing), "what is noted stays out of the log");
    assert_eq!(steps[0]["actor"], "admin@example.com");
    release(&s, Value::Null).await.ok();
    let late = act(&s, &ben, "exclude", json!({ "version": 3, "code": "spam", "reason": "x" }));
    assert_eq!(late.await.cell(), "409 not_waiting");
    let company = s.t.app.by(&s.t.hirer).get(&format!("/api/applications/{ben}")).await;
    for secret in ["visa", "Under age", "exclude", "annotate", "admin@"] {
        assert!(!company.text.contains(secret), "{secret}: {}", company.text);
    }
}

#[actix_web::test]
async fn slates_are_listed_and_released_at_the_command_line() {
    let s = Selecting::new().await;
    let (ben, cas) = (s.apply("Ben", ""), s.apply("Cas", ""));
    let command = CommandLine { app: &s.t.app, command: &["admin", "slates"] };
    let list = command.prints(&["list"]);
    assert!(list.contains(&s.t.role) && list.contains("2 waiting"), "{list}");
    let (ben, cas) = (ben.id.to_string(), cas.id.to_string());
    command.refuses(&["exclude", &ben, "--as", "rude", "--reason", "x"], "no such reason");
    let exclude = ["exclude", &ben, "--as", "spam", "--reason", "Advertising."];
    assert_eq!(command.prints(&exclude), "Excluded.\n");
    let show = command.prints(&["show", &s.t.role, "--part", "excluded"]);
    assert!(show.contains(&ben) && show.contains("(spam: Advertising.)"), "{show}");
    let done = command.prints(&["release", &s.t.role, "--only", &cas]);
    assert_eq!(done, "Fitter: 1 released. The role is applicants_released.\n");
    assert_eq!(command.prints(&["include", &ben]), "Included.\n");
    assert!(command.prints(&["show", &s.t.role]).contains(&ben));
    command.prints(&["release", &s.t.role]);
    command.refuses(&["release", &s.t.role], "is waiting to be released");
}
