//! How many roles and problems of its own a company can have: by its plan, and by several at once; handing a company
//! on; and what companies have paid month by month.

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use super::{owner_of, prepare_billing};
use crate::hiring::roles::{Hirer, role_form};
use crate::prepared::{COLLEAGUE, prepare_team};
use crate::support::{Answer, Persona, TestApp, request};
use crate::world::World;

fn limit(app: &TestApp, what: &str, to: i64) {
    let sql = format!("update plans set {what} = {to} where slug = 'default'");
    app.conn().batch_execute(&sql).unwrap();
}

async fn quotas(app: &TestApp, who: &Persona) -> Value {
    app.by(who).get("/api/companies/me/quotas").await.body
}

#[actix_web::test]
async fn a_role_is_sent_while_the_plan_has_room_and_what_is_there_stays_when_it_shrinks() {
    let hirer = Hirer::new().await;
    limit(&hirer.app, "live_roles", 2);
    let first = hirer.sent("First").await;
    hirer.sent("Second").await;
    let roles = json!({ "quota": 2, "used": 2, "level": "used_up" });
    assert_eq!(quotas(&hirer.app, &hirer.ruth).await["roles"], roles);
    let made = json!({ "form": role_form("Third") });
    let draft = hirer.app.by(&hirer.ruth).post("/api/roles", made).await;
    assert_eq!(draft.status, 201, "a draft takes no room");
    let refused = hirer.act(&draft.body, "submit").await;
    assert_eq!(refused.cell(), "409 roles_taken");
    assert!(refused.text.contains("Default plan limits roles in review or live to 2"));
    assert_eq!(hirer.read(draft.body["id"].as_str().unwrap()).await["state"], "draft");
    limit(&hirer.app, "live_roles", 1);
    assert_eq!(hirer.read(first["id"].as_str().unwrap()).await["state"], "submitted");
    let back = hirer.act(&first, "withdraw").await;
    assert_eq!(back.status, 200, "{}", back.text);
    assert_eq!(hirer.act(&draft.body, "submit").await.cell(), "409 roles_taken");
    limit(&hirer.app, "live_roles", 2);
    assert_eq!(hirer.act(&draft.body, "submit").await.status, 200);
}

#[actix_web::test]
async fn of_roles_that_are_sent_at_once_as_many_go_as_there_is_room_for() {
    let hirer = Hirer::new().await;
    limit(&hirer.app, "live_roles", 3);
    let mut drafts = Vec::new();
    for number in 0..8 {
        let made = json!({ "form": role_form(&format!("Role {number}")) });
        drafts.push(hirer.app.by(&hirer.ruth).post("/api/roles", made).await.body);
    }
    let twin = hirer.app.twin();
    let submit = |draft: &Value| {
        let path = format!("/api/roles/{}/submit", draft["id"].as_str().unwrap());
        let body = json!({ "version": draft["version"] });
        request("POST", &path, Some(&hirer.ruth.token()), Some(body))
    };
    let answers = hirer.app.storm(&twin, drafts.iter().map(submit).collect()).await;
    let count = |cell: &str| answers.iter().filter(|answer| answer.cell() == cell).count();
    assert_eq!((count("200"), count("409 roles_taken")), (3, 5));
}

async fn begin(world: &World, name: &str) -> Answer {
    let body = json!({ "name": name, "title": "Sums" });
    world.app.by(&world.ruth).post("/api/problem-drafts", body).await
}

#[actix_web::test]
async fn a_problem_is_begun_while_the_plan_has_room_and_the_bank_has_no_plan() {
    let world = World::make().await;
    world.app.register_candidate(&Persona::new("admin")).await;
    let before = quotas(&world.app, &world.ruth).await["problems"]["used"].as_i64().unwrap();
    limit(&world.app, "own_problems", before + 1);
    let first = begin(&world, "first").await;
    assert_eq!(first.status, 201, "{}", first.text);
    let refused = begin(&world, "second").await;
    assert_eq!(refused.cell(), "409 problems_taken");
    assert!(refused.text.contains("Default plan limits your own problems to"));
    let left = quotas(&world.app, &world.ruth).await;
    let used = json!({ "quota": before + 1, "used": before + 1, "level": "used_up" });
    assert_eq!((&left["plan"], &left["problems"]), (&json!("Default"), &used));
    let body = json!({ "name": "banked", "title": "Sums" });
    let banked = world.app.by(&Persona::new("admin")).post("/api/problem-drafts", body).await;
    assert_eq!(banked.status, 201, "{}", banked.text);
}

#[actix_web::test]
async fn a_company_is_handed_on_and_both_hear_of_it() {
    let world = World::make().await;
    let admin = Persona::new("admin");
    world.app.register_candidate(&admin).await;
    prepare_team("/api/companies/me/team", &world);
    let path = format!("/api/admin/companies/{}", world.company);
    let roles = async || {
        let listed = world.app.by(&admin).get(&format!("{path}/members")).await.body;
        let of = |one: &Value| (one["name"].as_str().unwrap().to_owned(), one["role"].clone());
        listed["items"].as_array().unwrap().iter().map(of).collect::<Vec<_>>()
    };
    let owner = owner_of(&world);
    let hand = async |from: &str, to: &str, reason: &str| {
        let body = json!({ "from": from, "to": to, "reason": reason });
        world.app.by(&admin).post(&format!("{path}/transfer"), body).await
    };
    assert_eq!(hand(&owner, COLLEAGUE, " ").await.cell(), "400 validation_failed");
    assert_eq!(hand(COLLEAGUE, &owner, "She left.").await.cell(), "409 not_owner");
    assert_eq!(hand(&owner, &owner, "She left.").await.cell(), "409 owns_already");
    assert_eq!(hand(&owner, &world.company, "She left.").await.cell(), "404 not_found");
    let done = hand(&owner, COLLEAGUE, "She left.").await;
    assert_eq!(done.status, 200, "{}", done.text);
    let last = done.body["history"].as_array().unwrap().last().unwrap().clone();
    let said = (&last["action"], &last["reason"]);
    assert_eq!(said, (&json!("transfer_ownership"), &json!("She left.")));
    let now = roles().await;
    assert_eq!(now[0], ("Tom".to_owned(), json!("owner")));
    assert!(now[1..].iter().all(|(_, role)| *role == json!("recruiter")), "{now:?}");
    let invite = json!({ "email": "new@example.com", "role": "recruiter" });
    let path = "/api/companies/me/team/invitations";
    let refused = world.app.by(&world.ruth).post(path, invite).await;
    assert_eq!(refused.status, 403, "only an owner invites to the team");
    for (email, role) in [("tom@example.com", "owner"), (world.ruth.email.as_str(), "recruiter")] {
        let mails = world.app.mails_to(email);
        assert!(mails[0].contains(&format!("is now: {role}.")), "{email}: {mails:?}");
    }
}

#[actix_web::test]
async fn the_running_month_and_the_cohorts_add_up_to_the_table_of_paying_companies() {
    let world = World::make().await;
    let admin = Persona::new("admin");
    world.app.register_candidate(&admin).await;
    prepare_billing("POST /api/billing/payments/{id}/reverse", &world);
    let months = world.app.by(&admin).get("/api/admin/paying-companies/months").await.body;
    let table = world.app.by(&admin).get("/api/admin/paying-companies").await.body;
    let rows = table["items"].as_array().unwrap();
    let running = months["months"].as_array().unwrap().last().unwrap();
    assert_eq!(months["months"].as_array().unwrap().len(), 12);
    assert_eq!(running["mrr"], rows[0]["mrr"]);
    assert_eq!(running["companies"], json!(rows.len()));
    let since = rows[0]["paying_since"].as_str().unwrap();
    let cohort = json!({ "first": format!("{}-01", &since[..7]), "began": 1, "covered": 1 });
    assert_eq!(months["cohorts"], json!([cohort]));
}

#[actix_web::test]
async fn scores_of_fewer_than_five_people_are_counted_and_not_shown() {
    let world = World::make().await;
    let path = format!("/api/assessments/{}/scores", world.assessment);
    let none = world.app.by(&world.ruth).get(&path).await.body;
    let want = json!({ "people": 0, "shown_from": 5, "buckets": [], "median": null, "sem": null });
    assert_eq!(none, want);
    let finish = format!("/api/attempts/{}/finish", world.attempt);
    world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    let attempt = kernel::AttemptId(world.attempt.parse().unwrap());
    assessments::grading::grade(&mut world.app.conn(), attempt).unwrap();
    let one = world.app.by(&world.ruth).get(&path).await.body;
    assert_eq!((&one["people"], &one["buckets"]), (&json!(1), &json!([])));
}
