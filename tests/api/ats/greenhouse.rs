//! Greenhouse lists, sends, asks and takes updates.

use serde_json::{Value, json};
use testkit::Trouble;

use super::{Connected, check_reported, invitations, text};
use crate::support::Persona;

fn test(of: &Connected, number: u32, email: &str) -> Value {
    json!({
        "partner_test_id": of.world.assessment,
        "candidate": {
            "first_name": "Eve", "last_name": "Adams", "email": email, "phone_number": "1",
            "resume_url": "https://app.greenhouse.io/resume",
            "greenhouse_profile_url": "https://app.greenhouse.io/people/1?application_id=2",
        },
        "url": of.server.callback(number),
    })
}

async fn sent(of: &Connected, number: u32, email: &str) -> String {
    let sent = of.call("POST", "send_test", Some(test(of, number, email))).await;
    text(&sent.ok()["partner_interview_id"])
}

async fn status(of: &Connected, id: &str) -> Value {
    of.call("GET", &format!("test_status?partner_interview_id={id}"), None).await.ok()
}

#[actix_web::test]
async fn greenhouse_sends_a_test_once_and_reads_the_score_as_the_report_says_it() {
    let of = Connected::new("greenhouse").await;
    let listed = of.call("GET", "list_tests", None).await.ok();
    let want = json!([{ "partner_test_id": of.world.assessment, "partner_test_name": "First" }]);
    assert_eq!(listed, want);
    let (eve, id) = (Persona::new("eve"), sent(&of, 1, "eve@example.com").await);
    assert_eq!(sent(&of, 1, "eve@example.com").await, id, "a retry starts nothing");
    assert_eq!((invitations(of.app(), &eve.email), of.app().mails_to(&eve.email).len()), (1, 1));
    let before = status(&of, &id).await;
    assert_eq!(
        (&before["partner_status"], &before["partner_score"]),
        (&json!("sent"), &Value::Null)
    );
    assert_eq!(of.work().await, [], "that it is sent, the answer has said");
    of.take(&eve).await;
    let reported = of.work().await;
    assert_eq!(reported.len(), 1);
    assert_eq!(
        (&*reported[0].method, &reported[0].name, reported[0].status),
        ("PATCH", &of.key, 200)
    );
    assert_eq!(of.work().await, [], "it is reported once");
    let after = status(&of, &id).await;
    assert_eq!(
        (&after["partner_status"], &after["partner_score"]),
        (&json!("complete"), &json!(0))
    );
    assert!(text(&after["partner_profile_url"]).contains("/report/"), "{after}");
    let metadata = json!({
        "Scale": "0 to 1000", "Standard error": "not yet estimated", "Status": "Scored" });
    assert_eq!(after["metadata"], metadata);
    check_reported(&after.to_string());
}

#[actix_web::test]
async fn what_greenhouse_does_not_take_is_tried_again() {
    let of = Connected::new("greenhouse").await;
    sent(&of, 1, "eve@example.com").await;
    of.server.fail(&[Trouble::Status(500), Trouble::HangsUp]);
    of.begin(&Persona::new("eve")).await;
    let statuses = |reported: Vec<testkit::Reported>| {
        reported.iter().map(|one| one.status).collect::<Vec<_>>()
    };
    assert_eq!(statuses(of.work().await), [500]);
    assert_eq!(of.work().await, [], "not before its time");
    for want in [0, 200] {
        of.wait_for_retries();
        assert_eq!(statuses(of.work().await), [want]);
    }
    let log = of.log().await;
    let update = log.iter().find(|one| one["operation"] == "update").unwrap();
    assert_eq!((&update["state"], &update["tries"]), (&json!("delivered"), &json!(3)));
    assert_eq!(update["status"], 200);
    of.server.fail(&[Trouble::Status(404)]);
    of.finish(&Persona::new("eve")).await;
    assert_eq!(statuses(of.work().await), [404]);
    of.wait_for_retries();
    assert_eq!(of.work().await, [], "a test that Greenhouse does not know stays unknown");
}

#[actix_web::test]
async fn refusals_are_sentences_for_a_recruiter() {
    let of = Connected::new("greenhouse").await;
    let refused = async |body: Value| of.call("POST", "send_test", Some(body)).await;
    let change = |path: &str, value: Value| {
        let mut body = test(&of, 7, "eve@example.com");
        *body.pointer_mut(path).unwrap() = value;
        body
    };
    let message = |answer: &crate::support::Answer| text(&answer.body["errors"][0]["message"]);
    let again = refused(test(&of, 2, "fay@example.com")).await;
    assert_eq!(again.cell(), "409 already_invited");
    assert_eq!(message(&again), "This address has already been invited to this assessment.");
    let email = refused(change("/candidate/email", json!("nobody"))).await;
    assert_eq!(
        (email.status, message(&email)),
        (400, "The candidate's e-mail address is not one.".to_owned())
    );
    let elsewhere = refused(change("/url", json!("https://evil.example.com/x"))).await;
    assert_eq!(elsewhere.status, 400);
    assert!(message(&elsewhere).contains("app.greenhouse.io"), "{}", elsewhere.text);
    let unknown = refused(change("/partner_test_id", json!(of.id))).await;
    let none = refused(change("/partner_test_id", json!("x"))).await;
    assert_eq!((unknown.status, &unknown.text), (404, &none.text), "no oracle");
    let stop = format!("/api/codebrain/{}/stop", of.world.code);
    of.app()
        .send(crate::support::request("POST", &stop, None, Some(json!({ "stopped": true }))))
        .await;
    let stopped = refused(test(&of, 3, &of.world.ada.email)).await;
    assert_eq!(message(&stopped), "This person has stopped invitations from your company.");
    let log = of.log().await;
    assert_eq!(log[0]["state"], "refused");
    assert_eq!(log[0]["detail"], message(&stopped));
    assert!(!serde_json::to_string(&log).unwrap().contains('@'), "the log names nobody");
}

#[actix_web::test]
async fn what_greenhouse_could_not_read_is_in_the_log_without_addresses() {
    let of = Connected::new("greenhouse").await;
    let said = json!({ "api_call": "test_status", "errors": ["bad score of eve@example.com"],
                       "candidate_email": "eve@example.com", "partner_test_id": 12345 });
    of.call("POST", "response_error", Some(said)).await.ok();
    let log = of.log().await;
    assert_eq!(log[0]["operation"], "report_error");
    assert_eq!(log[0]["detail"], "test_status: bad score of …");
}

#[actix_web::test]
async fn a_newer_version_of_an_assessment_is_sent_under_the_name_of_the_first() {
    let of = Connected::new("greenhouse").await;
    let path = format!("/api/assessments/{}", of.world.assessment);
    let ruth = of.app().by(&of.world.ruth);
    let detail = ruth.get(&path).await.ok();
    let mut form = crate::world::new_assessment(&of.world.problem);
    form["title"] = json!("Second");
    let body = json!({ "revision": detail["revision"], "form": form });
    let newer = ruth.put(&path, body).await.ok();
    of.world.try_out(&text(&newer["id"]));
    let listed = of.call("GET", "list_tests", None).await.ok();
    let want = json!([{ "partner_test_id": of.world.assessment, "partner_test_name": "Second" }]);
    assert_eq!(listed, want);
    sent(&of, 1, "eve@example.com").await;
    assert!(of.app().mails_to("eve@example.com")[0].contains("Second"));
}
