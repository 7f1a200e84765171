//! Companies that are trusted with direct release: their applicants wait for nobody.

use flows::notify::digest;
use kernel::chrono::TimeDelta;
use serde_json::{Value, json};

use crate::hiring::applications::role_answers;
use crate::hiring::selecting::Selecting;
use crate::support::{Answer, Persona};

/// The admin gives the trust, or takes it away.
async fn trust(s: &Selecting, how: &str) -> Answer {
    let path = format!("/api/admin/companies/{}/grants{how}", s.t.company);
    let mut body = json!({ "flag": "direct_release", "reason": "Ten clean slates." });
    if how.is_empty() {
        body["until"] = Value::Null;
    }
    s.t.app.by(&s.admin).post(&path, body).await
}

async fn apply(s: &Selecting, name: &str) -> Answer {
    let who = Persona::new(name);
    s.t.app.register_candidate(&who).await;
    s.t.app.by(&who).post(&format!("{}/application", s.t.role_path()), role_answers()).await
}

async fn waiting(s: &Selecting) -> (usize, bool) {
    let slates = s.t.app.by(&s.admin).get("/api/admin/slates").await.ok();
    let desk = s.t.app.by(&s.admin).get("/api/admin/waiting").await.ok().to_string();
    (slates["items"].as_array().unwrap().len(), desk.contains("\"applicant\""))
}

async fn notices(s: &Selecting, who: &Persona) -> Vec<String> {
    let list = s.t.app.by(who).get("/api/users/notifications").await.ok();
    let items = list["items"].as_array().unwrap().clone();
    items.iter().map(|one| one["title"].as_str().unwrap().to_owned()).collect()
}

/// What the worker does every minute.
fn look(s: &Selecting) -> usize {
    let sender = s.t.sender(TimeDelta::zero());
    flows::slates::release_direct(&s.t.app.state().db, &sender).unwrap()
}

#[actix_web::test]
async fn a_trusted_company_sees_applicants_as_they_apply_and_those_who_waited() {
    let s = Selecting::new().await;
    let rule = async || {
        let path = format!("/api/roles/{}", s.t.role);
        s.t.app.by(&s.t.hirer).get(&path).await.ok()["release"].clone()
    };
    assert_eq!(rule().await, json!({ "is_direct": false, "usual_hours": 24 }));
    assert_eq!(apply(&s, "ben").await.status, 201);
    assert_eq!(waiting(&s).await, (1, true));
    assert_eq!(look(&s), 0, "nobody is trusted yet");

    let given = trust(&s, "").await.ok();
    assert_eq!(given["grants"][0]["flag"], "direct_release");
    let said = given["history"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(
        (&said["action"], &said["reason"]),
        (&json!("grant_direct_release"), &json!("Ten clean slates."))
    );
    let flags = s.t.app.by(&s.t.hirer).get("/api/auth/user").await.ok()["user"]["flags"].clone();
    assert_eq!(flags["marketing_completed"], false, "the trust itself opens no tab: {flags}");
    assert_eq!(rule().await["is_direct"], true);
    assert_eq!(waiting(&s).await, (0, false));
    assert_eq!(look(&s), 1);
    assert_eq!(look(&s), 0);
    assert_eq!(s.column(&s.t.hirer, "released").await.len(), 1);
    let heard = s.t.app.mails_to("ben@example.com").remove(0);
    assert!(heard.contains("new stage: In review"), "{heard}");

    let sent = apply(&s, "cas").await;
    assert_eq!(sent.status, 201, "{}", sent.text);
    assert_eq!(s.column(&s.t.hirer, "released").await.len(), 2, "at once");
    let heard = s.t.app.mails_to("cas@example.com");
    assert!(heard[0].contains("new stage: In review"), "{heard:?}");
    assert_eq!(heard.len(), 2, "that it arrived, and where it is: {heard:?}");

    trust(&s, "/revoke").await.ok();
    assert_eq!(apply(&s, "dee").await.status, 201);
    assert_eq!(s.column(&s.t.hirer, "released").await.len(), 2, "new ones wait again");
    assert_eq!((waiting(&s).await, look(&s)), ((1, true), 0));
    assert_eq!(trust(&s, "/revoke").await.cell(), "409 not_granted");
}

#[actix_web::test]
async fn a_company_that_is_suspended_or_not_approved_is_not_trusted() {
    let s = Selecting::new().await;
    trust(&s, "").await.ok();
    let own = format!("/api/admin/companies/{}", s.t.company);
    let said = json!({ "reason": "Complaints." });
    let desk = s.t.app.by(&s.admin);
    desk.post(&format!("{own}/suspend"), said.clone()).await.ok();
    s.apply("Ben", "");
    assert_eq!((waiting(&s).await, look(&s)), ((1, true), 0));
    assert!(trust(&s, "").await.cell().starts_with("409"), "not while it is suspended");
    desk.post(&format!("{own}/restore"), said).await.ok();
    assert_eq!((waiting(&s).await, look(&s)), ((0, false), 1));
}

#[actix_web::test]
async fn everybody_who_reads_applicants_hears_of_them_once_a_day_by_mail() {
    let s = Selecting::new().await;
    let reader = s.colleague("rae", "reviewer").await;
    let payer = s.colleague("pat", "billing").await;
    let before = s.t.app.mails_to(&reader.email).len();
    s.apply("Ben", "");
    s.release();
    assert_eq!(notices(&s, &reader).await, ["New applicant for Fitter"]);
    assert_eq!(notices(&s, &s.t.hirer).await[0], "One applicant for Fitter");
    assert!(!notices(&s, &payer).await.iter().any(|title| title.contains("Fitter")));

    trust(&s, "").await.ok();
    for name in ["cas", "dee"] {
        assert_eq!(apply(&s, name).await.status, 201);
    }
    assert_eq!(notices(&s, &reader).await, ["New applicant for Fitter"; 3]);
    assert_eq!(notices(&s, &s.t.hirer).await[..2], ["New applicant for Fitter"; 2]);
    assert_eq!(s.t.app.mails_to(&reader.email).len(), before, "the mail waits");
    digest::send_due(&s.t.app.state().db, &s.t.sender(TimeDelta::days(2))).unwrap();
    let mails = s.t.app.mails_to(&reader.email);
    assert_eq!(mails.len(), before + 1);
    assert!(mails[0].contains("New applicant for Fitter (3)"), "{}", mails[0]);
    assert!(mails[0].contains(&format!("/talent-selection/{}", s.t.role)), "{}", mails[0]);
}

#[actix_web::test]
async fn owners_hear_of_a_tab_that_a_grant_opens_and_of_no_other_grant() {
    let s = Selecting::new().await;
    let reader = s.colleague("rae", "reviewer").await;
    let path = format!("/api/admin/companies/{}/grants", s.t.company);
    let grant = json!({ "flag": "super_star_access", "until": null, "reason": "Pilot." });
    for _ in 0..2 {
        s.t.app.by(&s.admin).post(&path, grant.clone()).await.ok();
    }
    trust(&s, "").await.ok();
    let opened = async |who: &Persona| {
        let mut titles = notices(&s, who).await;
        titles.retain(|title| title.contains("now open"));
        titles
    };
    assert_eq!(opened(&s.t.hirer).await, ["Recruit talent: now open to your company"]);
    assert_eq!(opened(&reader).await, [""; 0]);
    let mail = s.t.app.mails_to(&s.t.hirer.email).remove(0);
    assert!(mail.contains("You can see the candidates we recommend to you."), "{mail}");
}
