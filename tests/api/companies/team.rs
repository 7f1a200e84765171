//! The team of a company: invitations, joining, roles, and the last owner who stays.

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};
use testkit::AccountServer;

use crate::support::{Answer, Persona, TestApp, token_in};

const TEAM: &str = "/api/companies/me/team";

struct Office {
    app: TestApp,
    accounts: AccountServer,
    ruth: Persona,
}

impl Office {
    async fn open() -> Self {
        let (app, accounts) = TestApp::with_accounts();
        let ruth = Persona::new("ruth");
        app.register_company(&ruth).await;
        app.conn().batch_execute("update companies set state = 'approved'").unwrap();
        Self { app, accounts, ruth }
    }

    async fn invite(&self, email: &str, role: &str) -> Answer {
        let body = json!({ "email": email, "role": role });
        self.app.by(&self.ruth).post(&format!("{TEAM}/invitations"), body).await
    }

    fn token(&self, email: &str) -> String {
        token_in(&self.app.mails_to(email)[0])
    }

    async fn link(&self, act: &str, body: Value) -> Answer {
        self.app.anon().post(&format!("/api/team-invitations/{act}"), body).await
    }

    async fn join(&self, who: &Persona, token: &str) -> Answer {
        let body = json!({ "token": token });
        self.app.by(who).post("/api/team-invitations/join", body).await
    }

    async fn team(&self) -> Value {
        self.app.by(&self.ruth).get(TEAM).await.body
    }

    /// Somebody who belongs to the team, and their id.
    async fn colleague(&self, name: &str, role: &str) -> (Persona, String) {
        let who = Persona::new(name);
        self.app.register_company(&who).await;
        self.invite(&who.email, role).await.ok();
        self.join(&who, &self.token(&who.email)).await.ok();
        let id = self.app.by(&who).get("/api/auth/user").await.body["user"]["id"].clone();
        (who, id.as_str().unwrap().to_owned())
    }
}

#[actix_web::test]
async fn somebody_without_an_account_gets_one_by_the_link_and_belongs_to_the_team() {
    let office = Office::open().await;
    let email = "max@example.com";
    let invited = office.invite(email, "recruiter").await;
    assert_eq!(invited.status, 201, "{}", invited.text);
    let mail = &office.app.mails_to(email)[0];
    assert!(mail.contains("/join-team?token="), "{mail}");
    assert!(!invited.text.contains(&office.token(email)), "the link is for the mail alone");
    let token = office.token(email);
    let seen = office.link("follow", json!({ "token": token })).await;
    assert_eq!(seen.status, 200, "{}", seen.text);
    let want = json!({ "company_name": "uid-ruth", "email": email, "role": "recruiter",
                       "has_account": false });
    assert_eq!(seen.body, want);
    let body = json!({ "token": token, "display_name": "Max", "password": "long enough" });
    let made = office.link("register", body.clone()).await;
    assert_eq!((made.status, &made.body["email"]), (200, &json!(email)), "{}", made.text);
    let account = office.accounts.accounts()[0].clone();
    assert!(account.email_verified && account.password.as_deref() == Some("long enough"));
    let max = Persona { uid: account.uid, email: email.to_owned(), verified: true };
    let user = office.app.by(&max).get("/api/auth/user").await.body;
    assert_eq!(user["user"]["company"]["name"], "uid-ruth");
    assert_eq!(user["user"]["company"]["role"], "recruiter");
    assert_eq!(user["user"]["email_verified"], true);
    assert!(office.app.mails_to(&office.ruth.email)[0].contains("Max accepted the invitation"));
    assert_eq!(office.link("register", body).await.cell(), "404 link_invalid", "it is used");
    let team = office.team().await;
    assert_eq!(team["members"].as_array().unwrap().len(), 2);
    assert_eq!(team["invitations"], json!([]));
}

#[actix_web::test]
async fn somebody_with_an_account_joins_after_signing_in_with_that_very_address() {
    let office = Office::open().await;
    let (eve, ben, otto) = (Persona::new("eve"), Persona::new("ben"), Persona::new("otto"));
    office.app.register_company(&eve).await;
    office.app.register_candidate(&ben).await;
    office.app.register_company(&otto).await;
    office.invite(&eve.email, "reviewer").await.ok();
    let token = office.token(&eve.email);
    let seen = office.link("follow", json!({ "token": token })).await;
    assert_eq!(seen.body["has_account"], true);
    let body = json!({ "token": token, "display_name": "Eve", "password": "long enough" });
    assert_eq!(office.link("register", body).await.cell(), "409 email_taken");
    assert_eq!(office.join(&otto, &token).await.cell(), "409 other_address");
    let joined = office.join(&eve, &token).await;
    assert_eq!((joined.status, &joined.body["company_name"]), (200, &json!("uid-ruth")));
    let mut conn = office.app.conn();
    let shells = "select 1 / (case when exists (select 1 from companies where name = 'uid-eve')
                  then 0 else 1 end)";
    conn.batch_execute(shells).expect("the company of eve's own is dissolved");
    assert_eq!(office.join(&eve, &token).await.cell(), "404 link_invalid");

    office.invite(&ben.email, "reviewer").await.ok();
    let refused = office.join(&ben, &office.token(&ben.email)).await;
    assert_eq!(refused.cell(), "409 account_kind_fixed", "a candidate's account stays one");
    office.invite(&otto.email, "reviewer").await.ok();
    let sql = "update companies set state = 'approved' where name = 'uid-otto'";
    conn.batch_execute(sql).unwrap();
    let refused = office.join(&otto, &office.token(&otto.email)).await;
    assert_eq!(refused.cell(), "409 already_member", "his company is a company");
    assert_eq!(office.team().await["invitations"].as_array().unwrap().len(), 2);
}

#[actix_web::test]
async fn the_last_owner_stays_and_hears_why() {
    let office = Office::open().await;
    let (eve, eves_id) = office.colleague("eve", "recruiter").await;
    let caller = office.app.by(&office.ruth);
    let own = office.team().await["members"][0]["id"].as_str().unwrap().to_owned();
    let role = async |id: &str, role: &str| {
        caller.put(&format!("{TEAM}/{id}"), json!({ "role": role })).await.cell()
    };
    assert_eq!(role(&own, "billing").await, "409 last_owner");
    let leave = format!("{TEAM}/{own}/remove");
    assert_eq!(caller.post(&leave, json!({})).await.cell(), "409 last_owner");
    assert_eq!(role(&eves_id, "owner").await, "200");
    assert!(office.app.mails_to(&eve.email)[0].contains("is now: owner"));
    assert_eq!(caller.post(&leave, json!({})).await.status, 200);
    assert_eq!(caller.get(TEAM).await.cell(), "403 role", "she left");
    let alone = format!("{TEAM}/{eves_id}/remove");
    assert_eq!(office.app.by(&eve).post(&alone, json!({})).await.cell(), "409 last_owner");
    assert_eq!(role(&eves_id, "alchemist").await, "403 role");
}

#[actix_web::test]
async fn only_owners_change_the_team_and_everybody_may_leave() {
    let office = Office::open().await;
    let (eve, eves_id) = office.colleague("eve", "recruiter").await;
    let own = office.team().await["members"][0]["id"].as_str().unwrap().to_owned();
    let by_eve = office.app.by(&eve);
    assert_eq!(by_eve.get(TEAM).await.status, 200);
    let body = json!({ "email": "max@example.com", "role": "owner" });
    let invite = format!("{TEAM}/invitations");
    assert_eq!(by_eve.post(&invite, body).await.cell(), "403 role");
    let change = json!({ "role": "owner" });
    assert_eq!(by_eve.put(&format!("{TEAM}/{eves_id}"), change).await.cell(), "403 role");
    let remove = format!("{TEAM}/{own}/remove");
    assert_eq!(by_eve.post(&remove, json!({})).await.cell(), "403 role");
    let leave = format!("{TEAM}/{eves_id}/remove");
    assert_eq!(by_eve.post(&leave, json!({})).await.status, 200);
    assert_eq!(by_eve.get(TEAM).await.cell(), "403 role");

    let (max, max_id) = office.colleague("max", "billing").await;
    let remove = format!("{TEAM}/{max_id}/remove");
    assert_eq!(office.app.by(&office.ruth).post(&remove, json!({})).await.status, 200);
    assert!(office.app.mails_to(&max.email)[0].contains("removed you from its team"));
    let stranger = format!("{TEAM}/{max_id}");
    let gone = office.app.by(&office.ruth).put(&stranger, json!({ "role": "owner" })).await;
    assert_eq!(gone.cell(), "404 not_found");
}

#[actix_web::test]
async fn an_invitation_is_mailed_again_taken_back_and_not_sent_twice() {
    let office = Office::open().await;
    let email = "max@example.com";
    let made = office.invite(email, "reviewer").await;
    let id = made.body["id"].as_str().unwrap().to_owned();
    let first = office.token(email);
    let again = office.invite(email, "reviewer").await;
    assert_eq!(again.body["errors"][0]["code"], "invited", "{}", again.text);
    let inside = office.invite(&office.ruth.email, "reviewer").await;
    assert_eq!(inside.body["errors"][0]["code"], "in_team", "{}", inside.text);
    assert_eq!(office.invite("max", "reviewer").await.cell(), "400 validation_failed");
    let caller = office.app.by(&office.ruth);
    let act = |act: &str| format!("{TEAM}/invitations/{id}/{act}");
    let (resend, revoke) = (act("resend"), act("revoke"));
    assert_eq!(caller.send("POST", &resend, None).await.status, 200);
    let second = office.token(email);
    assert_ne!(first, second);
    let old = office.link("follow", json!({ "token": first })).await;
    assert_eq!(old.cell(), "404 link_invalid");
    assert_eq!(office.link("follow", json!({ "token": second })).await.status, 200);
    assert_eq!(caller.send("POST", &revoke, None).await.status, 200);
    assert_eq!(caller.send("POST", &revoke, None).await.cell(), "404 not_found");
    assert_eq!(caller.send("POST", &resend, None).await.cell(), "404 not_found");
    let gone = office.link("follow", json!({ "token": second })).await;
    assert_eq!(gone.cell(), "404 link_invalid");
}

#[actix_web::test]
async fn each_role_does_what_it_is_for_and_no_more() {
    let office = Office::open().await;
    office.app.grant_assessments(&office.ruth);
    let (eve, _) = office.colleague("eve", "recruiter").await;
    for (role, invites) in
        [("owner", true), ("recruiter", true), ("reviewer", false), ("billing", false)]
    {
        let sql = format!(
            "update company_members set role = '{role}'
             where user_id = (select id from users where email = '{}')",
            eve.email
        );
        office.app.conn().batch_execute(&sql).unwrap();
        let by_eve = office.app.by(&eve);
        assert_eq!(by_eve.get("/api/assessments").await.status, 200, "{role}");
        let nowhere = uuid::Uuid::now_v7();
        let body = json!({ "email": "ada@example.com" });
        let invite = by_eve.post(&format!("/api/assessments/{nowhere}/invitations"), body).await;
        let cancel = by_eve.send("POST", &format!("/api/invitations/{nowhere}/cancel"), None).await;
        let reply = json!({ "text": "Thanks." });
        let reply = by_eve.post(&format!("/api/interviews/{nowhere}/reply"), reply).await;
        for answer in [invite, cancel, reply] {
            let want = if invites { "404 not_found" } else { "403 role" };
            assert_eq!(answer.cell(), want, "{role}");
        }
    }
}
