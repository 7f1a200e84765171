//! Roles that the admin proposes: the candidate applies by saying yes, and by nothing else.

use db::audit::Actor;
use diesel::connection::SimpleConnection;
use flows::Reviewer;
use flows::proposals as acts;
use kernel::Seen;
use kernel::chrono::TimeDelta;
use serde_json::{Value, json};
use talent::profiles::{self, Form};

use super::applications::{Applying, role_answers};
use super::pool::anonymous;
use crate::support::{Answer, Persona, request};
use crate::world::World;

const MINE: &str = "/api/users/role-proposals";

/// The proposal of a world, to ada.
pub(crate) const PROPOSAL: &str = "00000000-0000-7000-8000-0000000000f7";

/// Whether a route is about proposals.
pub(crate) fn is_about_proposals(path: &str) -> bool {
    path.contains("/role-proposals")
}

/// A live role of ruth's, which is proposed to ada.
pub(crate) async fn prepare_proposals(world: &mut World) {
    world.begin_role().await;
    world.put_role("published");
    let sql = format!(
        "delete from role_proposals where id = '{PROPOSAL}';
         insert into role_proposals (id, role_id, candidate_id, note, proposed_at)
           select '{PROPOSAL}', '{}', id, 'Canary words of the admin.', now()
             from users where email = '{}'",
        world.role, world.ada.email
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// A role that everybody sees, ada, and the admin.
struct Placing {
    of: Applying,
    admin: Persona,
    ada: String,
}

impl Placing {
    async fn new() -> Self {
        let (of, admin) = (Applying::new().await, Persona::new("admin"));
        of.app.register_candidate(&admin).await;
        let email = of.ada.email.parse().unwrap();
        let ada = auth::users::by_email(&mut of.app.conn(), &email).unwrap().unwrap();
        Self { ada: ada.id.to_string(), of, admin }
    }

    fn path(&self) -> String {
        format!("/api/admin/candidates/{}/role-proposals", self.ada)
    }

    async fn propose(&self) -> Answer {
        let note = "You know the machines that they use.";
        let body = json!({ "role_id": self.of.role, "note": note });
        self.of.app.by(&self.admin).post(&self.path(), body).await
    }

    /// A proposal that ada has to answer.
    async fn proposed(&self) -> Value {
        let made = self.propose().await;
        assert_eq!(made.status, 201, "{}", made.text);
        made.body
    }

    async fn answer(&self, who: &Persona, one: &Value, act: &str) -> Answer {
        let path = format!("{MINE}/{}/{act}", one["id"].as_str().unwrap());
        self.of.app.by(who).post(&path, json!({ "version": one["version"] })).await
    }

    async fn applications(&self) -> Vec<Value> {
        let own = self.of.app.by(&self.of.ada).get("/api/users/applications").await.ok();
        own["items"].as_array().unwrap().clone()
    }
}

#[actix_web::test]
async fn nobody_has_applied_before_they_accept_and_then_the_company_is_shown_them_as_the_others() {
    let t = Placing::new().await;
    let one = t.proposed().await;
    assert_eq!((&one["state"], &one["role_title"]), (&json!("proposed"), &json!("Fitter")));
    let mail = t.of.app.mails_to(&t.of.ada.email).remove(0);
    assert!(
        mail.contains("You know the machines") && mail.contains("only if you accept"),
        "{mail}"
    );
    assert_eq!(t.applications().await, Vec::<Value>::new());
    let mine = t.of.app.by(&t.of.ada).get(MINE).await.ok();
    assert_eq!(mine["items"], json!([one]));
    let stranger = Persona::new("zoe");
    t.of.app.register_candidate(&stranger).await;
    assert_eq!(t.answer(&stranger, &one, "accept").await.cell(), "404 not_found");

    let yes = t.answer(&t.of.ada, &one, "accept").await;
    assert_eq!((yes.status, &yes.body["state"]), (200, &json!("accepted")), "{}", yes.text);
    assert_eq!(t.answer(&t.of.ada, &one, "accept").await.cell(), "409 stale_version");
    let sent = t.applications().await;
    assert_eq!((sent.len(), &sent[0]["role_id"]), (1, &json!(t.of.role)));
    assert_eq!(sent[0]["stage"], "applied");
    let board = format!("/api/roles/{}/applications", t.of.role);
    let before = t.of.app.by(&t.of.hirer).get(&board).await;
    assert_eq!(before.cell(), "404 not_found", "the company is shown nobody before the slate");
    let reviewer = Reviewer { actor: Actor::Operator, sender: t.of.sender(TimeDelta::zero()) };
    let role = Seen::any(t.of.role.parse().unwrap());
    flows::slates::release(&mut t.of.app.conn(), &reviewer, role, None).unwrap();
    let after = t.of.app.by(&t.of.hirer).get(&board).await.ok();
    assert_eq!(after["items"][0]["facts"]["source"], "proposed", "{after}");
}

#[actix_web::test]
async fn who_declines_has_not_applied_and_is_not_asked_again() {
    let t = Placing::new().await;
    let one = t.proposed().await;
    assert_eq!(t.propose().await.cell(), "409 proposed_already", "it waits for an answer");
    let path = format!("{MINE}/{}/decline", one["id"].as_str().unwrap());
    let body = json!({ "version": one["version"], "reason": "Too far away" });
    assert_eq!(t.of.app.by(&t.of.ada).post(&path, body).await.body["state"], "declined");
    assert_eq!(t.applications().await, Vec::<Value>::new());
    let shown = t.of.app.by(&t.admin).get(&t.path()).await;
    assert_eq!(shown.body["items"][0]["state"], "declined");
    assert!(!shown.text.contains("Too far"), "the reason is her own: {}", shown.text);
    assert_eq!(t.propose().await.cell(), "409 proposed_already");
    t.of.run("update role_proposals set ended_at = now() - interval '91 days'");
    assert_eq!(t.propose().await.status, 201);
}

#[actix_web::test]
async fn a_role_is_not_proposed_to_somebody_who_has_applied_blocks_its_company_or_cannot_answer() {
    let t = Placing::new().await;
    let short = json!({ "role_id": t.of.role, "note": "Good fit." });
    let short = t.of.app.by(&t.admin).post(&t.path(), short).await;
    assert_eq!(short.body["errors"][0]["field"], "note", "{}", short.text);
    t.of.run(&format!("update users set disabled_at = now() where id = '{}'", t.ada));
    assert_eq!(t.propose().await.cell(), "409 cannot_answer");
    t.of.run(&format!("update users set disabled_at = null where id = '{}'", t.ada));
    let blocked = [t.of.company.parse().unwrap()].into();
    let form = Form { blocked, ..anonymous() };
    profiles::save(&mut t.of.app.conn(), t.ada.parse().unwrap(), 0, &form).unwrap();
    assert_eq!(t.propose().await.cell(), "409 company_blocked");
    t.of.run("delete from talent_blocks");
    let path = format!("{}/application", t.of.role_path());
    let sent = t.of.app.by(&t.of.ada).post(&path, role_answers()).await;
    assert_eq!(sent.status, 201, "{}", sent.text);
    assert_eq!(t.propose().await.cell(), "409 already_applied");
    let nobody = "/api/admin/candidates/00000000-0000-7000-8000-0000000000f8/role-proposals";
    let body = json!({ "role_id": t.of.role, "note": "You know the machines that they use." });
    assert_eq!(t.of.app.by(&t.admin).post(nobody, body).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_proposal_of_a_role_that_takes_no_applications_is_neither_made_nor_accepted() {
    let t = Placing::new().await;
    let one = t.proposed().await;
    t.of.run("update companies set state = 'suspended', suspended_from = state");
    assert_eq!(t.answer(&t.of.ada, &one, "accept").await.cell(), "409 role_closed");
    t.of.run("update companies set state = suspended_from, suspended_from = null");
    t.of.put("paused");
    assert_eq!(t.answer(&t.of.ada, &one, "accept").await.cell(), "409 role_closed");
    assert_eq!(t.applications().await, Vec::<Value>::new());
    let withdraw = format!("/api/admin/role-proposals/{}/withdraw", one["id"].as_str().unwrap());
    let body = json!({ "version": one["version"] });
    let by_ada = t.of.app.by(&t.of.ada).post(&withdraw, body.clone()).await;
    assert_eq!(by_ada.cell(), "404 not_found");
    let gone = t.of.app.by(&t.admin).post(&withdraw, body.clone()).await;
    assert_eq!(gone.body["state"], "withdrawn", "nothing was lost by the refusals");
    assert_eq!(t.of.app.by(&t.admin).post(&withdraw, body).await.cell(), "409 stale_version");
    assert_eq!(t.propose().await.cell(), "409 role_closed");
}

#[actix_web::test]
async fn who_applies_by_themselves_has_accepted_and_who_says_nothing_for_seven_days_has_not() {
    let t = Placing::new().await;
    t.proposed().await;
    let path = format!("{}/application", t.of.role_path());
    let sent = t.of.app.by(&t.of.ada).post(&path, role_answers()).await;
    assert_eq!(sent.status, 201, "{}", sent.text);
    let mine = t.of.app.by(&t.of.ada).get(MINE).await.ok();
    assert_eq!(mine["items"][0]["state"], "accepted");

    let t = Placing::new().await;
    let one = t.proposed().await;
    let keep_time = |days| {
        acts::keep_time(&t.of.app.state().db, &t.of.sender(TimeDelta::days(days))).unwrap();
    };
    keep_time(6);
    let mine = t.of.app.by(&t.of.ada).get(MINE).await.ok();
    assert_eq!(mine["items"][0]["state"], "proposed");
    keep_time(7);
    let mine = t.of.app.by(&t.of.ada).get(MINE).await.ok();
    assert_eq!(mine["items"][0]["state"], "expired");
    assert_eq!(t.answer(&t.of.ada, &one, "accept").await.cell(), "409 stale_version");
    assert_eq!(t.propose().await.status, 201, "who has not answered may be asked again");
}

#[actix_web::test]
async fn of_two_answers_at_once_one_counts_and_one_key_makes_one_proposal() {
    let t = Placing::new().await;
    let body = json!({ "role_id": t.of.role, "note": "You know the machines that they use." });
    let call = || {
        let call = request("POST", &t.path(), Some(&t.admin.token()), Some(body.clone()));
        call.insert_header(("Idempotency-Key", "once"))
    };
    let first = t.of.app.send(call()).await;
    let again = t.of.app.send(call()).await;
    assert_eq!((first.status, &first.body["id"]), (201, &again.body["id"]));
    let path = |act: &str| format!("{MINE}/{}/{act}", first.body["id"].as_str().unwrap());
    let version = json!({ "version": first.body["version"] });
    let token = t.of.ada.token();
    let calls = ["accept", "decline"]
        .map(|act| request("POST", &path(act), Some(&token), Some(version.clone())));
    let answers = t.of.app.storm(&t.of.app.twin(), calls.into()).await;
    let mut cells: Vec<String> = answers.iter().map(Answer::cell).collect();
    cells.sort();
    assert_eq!(cells, ["200", "409 stale_version"]);
}

#[actix_web::test]
async fn who_has_not_answered_is_reminded_once_two_days_before_unless_the_role_is_paused() {
    let t = Placing::new().await;
    t.proposed().await;
    let reminders = |hours| {
        let sender = t.of.sender(TimeDelta::hours(hours));
        acts::keep_time(&t.of.app.state().db, &sender).unwrap();
        let mails = t.of.app.mails_to(&t.of.ada.email);
        mails.iter().filter(|mail| mail.contains("After that the proposal expires")).count()
    };
    let (early, due) = (5 * 24 - 1, 5 * 24);
    assert_eq!([reminders(early), reminders(due), reminders(due + 1)], [0, 1, 1]);

    let t = Placing::new().await;
    t.proposed().await;
    t.of.put("paused");
    acts::keep_time(&t.of.app.state().db, &t.of.sender(TimeDelta::hours(due))).unwrap();
    let mails = t.of.app.mails_to(&t.of.ada.email);
    assert!(!mails.iter().any(|mail| mail.contains("the proposal expires")), "{mails:?}");
}
