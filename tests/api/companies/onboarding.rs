//! A company's way in over HTTP: its form, the code of the mail, and those who try to guess it.

use diesel::prelude::*;
use serde_json::{Value, json};

use crate::support::{Answer, Persona, TestApp, code_in, inquiry_form};

struct Way {
    app: TestApp,
    ruth: Persona,
}

impl Way {
    async fn start() -> Self {
        let (app, ruth) = (TestApp::start(), Persona::new("ruth"));
        app.register_company(&ruth).await;
        Self { app, ruth }
    }

    async fn post(&self, path: &str, body: Value) -> Answer {
        self.app.by(&self.ruth).post(path, body).await
    }

    async fn inquire(&self, name: &str) -> Answer {
        self.post("/api/auth/inquiry", inquiry_form(name)).await
    }

    async fn verify(&self, code: &str) -> Answer {
        let body = json!({ "code": code, "purpose": "client_inquiry" });
        self.post("/api/auth/verify-otp", body).await
    }

    async fn send(&self) -> Answer {
        self.post("/api/auth/send-otp", json!({ "purpose": "client_inquiry" })).await
    }

    /// The code of the newest mail to ruth.
    fn code(&self) -> String {
        code_in(&self.mails()[0])
    }

    fn mails(&self) -> Vec<String> {
        self.app.mails_to("ruth@example.com")
    }

    /// Lets so much time pass for limits and codes.
    fn wait(&self, seconds: i32) {
        self.app.turn_clock(seconds);
    }
}

fn wrong(code: &str) -> &'static str {
    if code == "000000" { "000001" } else { "000000" }
}

#[actix_web::test]
async fn the_form_mails_a_code_and_the_code_leads_into_the_queue() {
    let way = Way::start().await;
    let none = way.app.by(&way.ruth).get("/api/auth/inquiry").await;
    assert_eq!((none.status, &none.body["inquiry"]["state"]), (200, &json!("registered")));
    let made = way.inquire("Pellworth").await;
    assert_eq!((made.status, &made.body["inquiry"]["state"]), (201, &json!("inquiry_started")));
    assert!(made.body["inquiry"]["resend_after"].is_string(), "{}", made.text);
    let code = way.code();
    assert!(!made.text.contains(&code), "the code goes by mail only");
    assert_eq!(made.body["inquiry"]["tries_left"], 5);
    assert_eq!(way.verify(wrong(&code)).await.cell(), "400 otp_invalid");
    let shown = way.app.by(&way.ruth).get("/api/auth/inquiry").await;
    assert_eq!(shown.body["inquiry"]["tries_left"], 4);
    let done = way.verify(&code).await;
    assert_eq!((done.status, &done.body["inquiry"]["state"]), (200, &json!("in_review")));
    assert!(done.body["inquiry"]["tries_left"].is_null(), "no code is waited for");
    let profile = way.app.by(&way.ruth).get("/api/users/profile").await;
    let phone = &inquiry_form("Pellworth")["phone"];
    assert_eq!(&profile.body["phone"], phone, "the number of the inquiry: {}", profile.text);
    assert_eq!(profile.body["profile_completed"], true);
    assert_eq!(way.verify(&code).await.cell(), "400 otp_invalid", "used");
    assert_eq!(way.inquire("Another").await.cell(), "409 already_verified");
    let shown = way.app.by(&way.ruth).get("/api/auth/inquiry").await;
    assert_eq!(shown.body["inquiry"]["company_name"], "Pellworth");
    use db::schema::audit_log::dsl as a;
    let steps: Vec<String> = a::audit_log
        .filter(a::object_kind.eq("inquiry"))
        .order(a::id)
        .select(a::action)
        .load(&mut way.app.conn())
        .unwrap();
    assert_eq!(steps, ["register", "submit", "verify", "queue"]);
}

#[actix_web::test]
async fn an_inquiry_is_the_eight_named_fields_and_no_password() {
    let way = Way::start().await;
    for extra in ["password", "email", "state", "company_name"] {
        let mut form = inquiry_form("Pellworth");
        form[extra] = json!("long enough 1");
        let answer = way.post("/api/auth/inquiry", form).await;
        assert_eq!(answer.cell(), "400 unknown_field", "{extra}");
    }
    let form = inquiry_form("Pellworth");
    for field in form.as_object().unwrap().keys() {
        let mut less = form.clone();
        less.as_object_mut().unwrap().remove(field);
        let answer = way.post("/api/auth/inquiry", less).await;
        assert_eq!(answer.status, 400, "without {field}: {}", answer.text);
    }
    let admin = Persona::new("admin");
    way.app.register_candidate(&admin).await;
    let id = way.app.inquire(&way.ruth, "Pellworth").await;
    let shown = way.app.by(&admin).get(&format!("/api/admin/inquiries/{id}")).await;
    for (field, value) in form.as_object().unwrap() {
        let value = value.as_array().map_or(value, |all| &all[0]).as_str().unwrap();
        assert!(shown.text.contains(value), "{field} is kept: {}", shown.text);
    }
}

#[actix_web::test]
async fn a_wrong_code_of_any_kind_is_one_answer() {
    let way = Way::start().await;
    let none = way.verify("123456").await;
    way.inquire("Pellworth").await;
    let code = way.code();
    let mut answers = vec![none, way.verify(wrong(&code)).await];
    for text in ["", "12345", " 123456", "١٢٣٤٥٦"] {
        answers.push(way.verify(text).await);
    }
    way.wait(601);
    answers.push(way.verify(&code).await);
    for answer in &answers {
        assert_eq!(answer.cell(), "400 otp_invalid");
        assert_eq!(answer.body["detail"], answers[0].body["detail"]);
    }
    for body in [
        json!({ "code": 123456, "purpose": "client_inquiry" }),
        json!({ "code": ["123456"], "purpose": "client_inquiry" }),
        json!({ "code": "123456", "purpose": "other" }),
    ] {
        let answer = way.post("/api/auth/verify-otp", body).await;
        assert_eq!(answer.cell(), "400 malformed_json");
    }
}

#[actix_web::test]
async fn two_hundred_guesses_at_once_are_five_comparisons() {
    let way = Way::start().await;
    way.inquire("Pellworth").await;
    let guess = wrong(&way.code());
    let calls = (0..200).map(|_| way.verify(guess));
    let answers = futures_util::future::join_all(calls).await;
    let cells: Vec<String> = answers.iter().map(Answer::cell).collect();
    assert_eq!(cells.iter().filter(|cell| *cell == "400 otp_invalid").count(), 5, "{cells:?}");
    assert_eq!(cells.iter().filter(|cell| *cell == "429 rate_limited").count(), 195);
    assert_eq!(way.verify(&way.code()).await.cell(), "429 rate_limited", "five tries are five");
    let login = way.app.by(&way.ruth).get("/api/auth/user").await;
    assert_eq!(login.status, 200, "somebody locked out of the code is not locked out");
}

#[actix_web::test]
async fn fifty_right_answers_at_once_are_one_success() {
    let way = Way::start().await;
    way.inquire("Pellworth").await;
    let code = way.code();
    let answers = futures_util::future::join_all((0..50).map(|_| way.verify(&code))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);
    assert!(answers.iter().all(|answer| answer.status < 500));
}

#[actix_web::test]
async fn a_new_code_ends_the_old_one_and_comes_once_a_minute_five_times_an_hour() {
    let way = Way::start().await;
    way.inquire("Pellworth").await;
    let old = way.code();
    assert_eq!(way.send().await.cell(), "429 rate_limited");
    way.wait(61);
    assert_eq!(way.send().await.cell(), "202");
    let new = way.code();
    if old != new {
        assert_eq!(way.verify(&old).await.cell(), "400 otp_invalid");
    }
    for _ in 0..3 {
        way.wait(61);
        assert_eq!(way.send().await.cell(), "202");
    }
    way.wait(61);
    let over = way.send().await;
    assert_eq!((over.cell().as_str(), way.mails().len()), ("429 rate_limited", 5));
    assert_eq!(way.verify(&way.code()).await.cell(), "200");
}

#[actix_web::test]
async fn a_corrected_form_keeps_the_code_that_is_on_its_way() {
    let way = Way::start().await;
    way.inquire("Pelworth").await;
    let code = way.code();
    let again = way.inquire("Pellworth").await;
    assert_eq!((again.status, &again.body["inquiry"]["company_name"]), (201, &json!("Pellworth")));
    assert_eq!(way.mails().len(), 1);
    assert_eq!(way.verify(&code).await.cell(), "200");
}

#[actix_web::test]
async fn where_there_is_nothing_to_prove_no_mail_goes_out_and_nobody_can_tell() {
    let way = Way::start().await;
    let answer = way.send().await;
    assert_eq!((answer.cell().as_str(), way.mails().len()), ("202", 0));
    assert!(answer.body["resend_after"].is_string());
}

#[actix_web::test]
async fn five_forms_a_day() {
    let way = Way::start().await;
    for at in 0..5 {
        assert_eq!(way.inquire(&format!("Name {at}")).await.status, 201);
    }
    assert_eq!(way.inquire("Name 5").await.cell(), "429 rate_limited");
}

#[actix_web::test]
async fn neither_the_code_nor_anything_like_it_is_kept_but_in_the_mail() {
    let way = Way::start().await;
    way.inquire("Pellworth").await;
    use db::schema::otp_challenges::dsl as o;
    let kept: Vec<(Vec<u8>, Vec<u8>)> =
        o::otp_challenges.select((o::salt, o::hash)).load(&mut way.app.conn()).unwrap();
    let code = way.code();
    let holds = |bytes: &[u8]| bytes.windows(6).any(|window| window == code.as_bytes());
    assert!(kept.len() == 1 && !kept.iter().any(|(salt, hash)| holds(salt) || holds(hash)));
}
