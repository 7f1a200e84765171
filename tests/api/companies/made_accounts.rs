//! Accounts that an admin makes on a company's behalf, and their first password.

use serde_json::{Value, json};
use testkit::{Account, AccountServer};

use crate::support::{Answer, Persona, TestApp, request, token_in};

const MAX: &str = "max@example.com";

struct Office {
    app: TestApp,
    accounts: AccountServer,
}

impl Office {
    async fn open() -> Self {
        let (app, accounts) = TestApp::with_accounts();
        app.register_candidate(&Persona::new("admin")).await;
        Self { app, accounts }
    }

    /// An account that waits for its password, and the token of its link.
    async fn with_account() -> (Self, String, Value) {
        let office = Self::open().await;
        let made = office.app.make_company(MAX).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let token = office.token();
        (office, token, made.body["inquiry"].clone())
    }

    fn token(&self) -> String {
        token_in(&self.app.mails_to(MAX)[0])
    }

    async fn set(&self, token: &str, password: &str) -> Answer {
        let body = Some(json!({ "token": token, "password": password }));
        self.app.anon().send("POST", "/api/companies/set-password", body).await
    }

    async fn activate(&self, token: &str) -> Answer {
        let body = Some(json!({ "token": token }));
        self.app.anon().send("POST", "/api/companies/activate", body).await
    }

    fn account(&self) -> Account {
        let accounts = self.accounts.accounts();
        assert_eq!(accounts.len(), 1, "{accounts:?}");
        accounts[0].clone()
    }

    /// Who signs in once the password is set.
    fn max(&self) -> Persona {
        Persona { uid: self.account().uid, email: MAX.to_owned(), verified: true }
    }
}

#[actix_web::test]
async fn an_account_is_made_gets_its_password_by_the_link_and_can_be_used() {
    let (office, token, inquiry) = Office::with_account().await;
    assert_eq!(
        (&inquiry["state"], &inquiry["origin"]),
        (&json!("activation_sent"), &json!("admin"))
    );
    assert_eq!((office.account().password, office.account().email_verified), (None, false));
    let mail = &office.app.mails_to(MAX)[0];
    assert!(mail.contains("/set-company-password/max@example.com?token="), "{mail}");
    let opened = office.activate(&token).await;
    assert_eq!((opened.status, &opened.body["next"]), (200, &json!("set_password")));
    assert_eq!(office.activate(&token).await.status, 200, "looking again uses nothing up");
    let set = office.set(&token, "long enough").await;
    assert_eq!((set.status, &set.body), (200, &json!({ "email": MAX })));
    let account = office.account();
    assert_eq!((account.password.as_deref(), account.email_verified), (Some("long enough"), true));
    assert_eq!(office.set(&token, "another one").await.cell(), "404 link_invalid");
    let user = office.app.by(&office.max()).get("/api/auth/user").await;
    assert_eq!((user.status, &user.body["user"]["is_company"]), (200, &json!(true)));
    assert_eq!(user.body["user"]["company"]["name"], "Northwind");
    let own = office.app.by(&office.max()).get("/api/auth/inquiry").await;
    assert_eq!(own.body["inquiry"]["state"], "account_ready");
}

#[actix_web::test]
async fn a_password_the_provider_refuses_leaves_the_link_good_and_says_why() {
    let (office, token, _) = Office::with_account().await;
    let refused = office.set(&token, "short").await;
    assert_eq!(refused.cell(), "400 password_refused");
    assert_eq!(refused.body["detail"], "Password should be at least 6 characters");
    office.accounts.answer_with(Some(503));
    assert_eq!(office.set(&token, "long enough").await.cell(), "503 identity_unavailable");
    office.accounts.answer_with(None);
    assert_eq!(office.set(&token, "long enough").await.status, 200);
}

#[actix_web::test]
async fn neither_an_address_nor_an_id_nor_another_kind_of_link_sets_a_password() {
    let (office, _, _) = Office::with_account().await;
    let ruth = Persona::new("ruth");
    office.app.register_company(&ruth).await;
    let id = office.app.inquire(&ruth, "Pellworth").await;
    let yes = office.app.decide(&id, "approve", json!({ "flags": [], "note": null })).await;
    assert_eq!(yes.status, 200);
    let others = token_in(&office.app.mails_to(&ruth.email)[0]);
    for token in ["", MAX, &office.account().uid, &"A".repeat(43), &others] {
        assert_eq!(office.set(token, "long enough").await.cell(), "404 link_invalid", "{token}");
    }
    assert_eq!(office.account().password, None);
    assert_eq!(office.activate(&others).await.status, 200, "the other link is as good as before");
}

#[actix_web::test]
async fn a_link_that_was_replaced_taken_back_or_is_over_sets_no_password() {
    let (office, first, inquiry) = Office::with_account().await;
    let id = inquiry["id"].as_str().unwrap();
    let act = async |act: &str| {
        let done = office.app.decide(id, act, json!({})).await;
        assert_eq!(done.status, 200, "{act}: {}", done.text);
    };
    act("resend-activation").await;
    let second = office.token();
    assert_eq!(office.set(&first, "long enough").await.cell(), "404 link_invalid");
    office.activate(&second).await;
    act("revoke-activation").await;
    assert_eq!(office.set(&second, "long enough").await.cell(), "404 link_invalid");
    act("resend-activation").await;
    let third = office.token();
    office.app.turn_clock(72 * 3600);
    assert_eq!(office.set(&third, "long enough").await.cell(), "404 link_invalid");
    assert_eq!(office.account().password, None);
    act("resend-activation").await;
    assert_eq!(office.set(&office.token(), "long enough").await.status, 200);
}

#[actix_web::test]
async fn of_twenty_passwords_at_once_one_is_set() {
    let (office, token, _) = Office::with_account().await;
    let calls = (0..20).map(|at| {
        let (office, token) = (&office, &token);
        async move {
            // A full pool answers "busy"; a client asks again then.
            loop {
                let answer = office.set(token, &format!("password {at}")).await;
                if answer.cell() != "503 busy" {
                    return answer.cell();
                }
            }
        }
    });
    let cells = futures_util::future::join_all(calls).await;
    assert_eq!(cells.iter().filter(|cell| *cell == "200").count(), 1, "{cells:?}");
    let refused = ["409 in_progress", "404 link_invalid"];
    assert!(
        cells.iter().all(|cell| cell == "200" || refused.contains(&cell.as_str())),
        "{cells:?}"
    );
    let winner = cells.iter().position(|cell| cell == "200").unwrap();
    assert_eq!(office.account().password, Some(format!("password {winner}")));
}

#[actix_web::test]
async fn an_address_that_has_an_account_here_or_there_gets_no_second_one() {
    let (office, _, _) = Office::with_account().await;
    assert_eq!(office.app.make_company(MAX).await.cell(), "409 email_taken");
    assert_eq!(office.app.make_company("admin@example.com").await.cell(), "409 email_taken");
    office.accounts.add(Account {
        uid: "own".to_owned(),
        email: "una@example.com".to_owned(),
        email_verified: true,
        password: Some("her own".to_owned()),
    });
    assert_eq!(office.app.make_company("una@example.com").await.cell(), "409 email_taken");
    assert_eq!(office.app.mails_to("una@example.com").len(), 0);
}

#[actix_web::test]
async fn an_act_that_broke_off_between_there_and_here_can_be_repeated() {
    let office = Office::open().await;
    office.accounts.add(Account {
        uid: "left-behind".to_owned(),
        email: MAX.to_owned(),
        email_verified: false,
        password: None,
    });
    assert_eq!(office.app.make_company(MAX).await.status, 201);
    assert_eq!(office.account().uid, "left-behind");
    assert_eq!(office.set(&office.token(), "long enough").await.status, 200);
}

#[actix_web::test]
async fn the_same_request_twice_makes_one_account() {
    let office = Office::open().await;
    let body = json!({ "company_name": "Northwind", "email": MAX, "first_name": "Max",
                       "last_name": "Lang" });
    let mut texts = Vec::new();
    for _ in 0..2 {
        let token = Persona::new("admin").token();
        let sent = request("POST", "/api/admin/companies", Some(&token), Some(body.clone()));
        let answer = office.app.send(sent.insert_header(("idempotency-key", "k1"))).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        texts.push(answer.text);
    }
    assert_eq!(texts[0], texts[1]);
    assert_eq!((office.accounts.accounts().len(), office.app.mails_to(MAX).len()), (1, 1));
}

#[actix_web::test]
async fn what_is_missing_or_wrong_is_said_plainly() {
    let app = TestApp::start();
    app.register_candidate(&Persona::new("admin")).await;
    let missing = app.make_company(MAX).await;
    assert_eq!(missing.cell(), "409 service_account_missing");
    assert!(missing.text.contains("FIREBASE_SERVICE_ACCOUNT"), "{}", missing.text);
    let office = Office::open().await;
    for (field, value) in [
        ("email", "no address"),
        ("company_name", " "),
        ("first_name", ""),
        ("last_name", "a\nb"),
        ("company_name", &"x".repeat(121)),
    ] {
        let mut body = json!({ "company_name": "Northwind", "email": MAX, "first_name": "Max",
                               "last_name": "Lang" });
        body[field] = json!(value);
        let admin = Persona::new("admin");
        let path = "/api/admin/companies";
        let answer = office.app.by(&admin).post(path, body).await;
        assert_eq!(answer.cell(), "400 validation_failed", "{field}: {}", answer.text);
        assert_eq!(answer.body["errors"][0]["field"], field);
    }
    assert_eq!(office.accounts.accounts(), []);
}
