//! The admin's list of companies: what is granted, suspended, restored and waited for.

use diesel::connection::SimpleConnection;
use kernel::chrono::Days;
use serde_json::{Value, json};

use super::{PAYMENT, prepare_billing};
use crate::support::Persona;
use crate::world::World;

async fn detail(world: &World) -> Value {
    let path = format!("/api/admin/companies/{}", world.company);
    world.app.by(&Persona::new("admin")).get(&path).await.body
}

async fn act(world: &World, act: &str, body: Value) -> crate::support::Answer {
    let path = format!("/api/admin/companies/{}/{act}", world.company);
    world.app.by(&Persona::new("admin")).post(&path, body).await
}

async fn admin() -> World {
    let world = World::make().await;
    world.app.register_candidate(&Persona::new("admin")).await;
    let sql = "set session_replication_role = replica; update companies set state = 'approved'; \
               delete from company_grants";
    world.app.conn().batch_execute(sql).unwrap();
    world
}

#[actix_web::test]
async fn a_flag_is_granted_until_a_day_shown_with_its_reason_and_taken_back() {
    let world = admin().await;
    let until = kernel::Clock::now(&kernel::SystemClock).date_naive() + Days::new(3);
    let grant = json!({ "flag": "super_star_access", "until": until, "reason": "A trial." });
    let granted = act(&world, "grants", grant).await.body;
    assert_eq!(granted["grants"][0]["reason"], "A trial.");
    assert_eq!(granted["grants"][0]["granted_by"], "admin@example.com");
    assert!(granted["company"]["flags"].as_array().unwrap().contains(&json!("super_star_access")));
    let user = world.app.by(&world.ruth).get("/api/auth/user").await.body;
    assert_eq!(user["user"]["flags"]["super_star_access"], true);
    let past = json!({ "flag": "payment", "until": "2020-01-01", "reason": "x" });
    assert_eq!(act(&world, "grants", past).await.cell(), "400 validation_failed");
    let revoke = json!({ "flag": "super_star_access", "reason": "It is over." });
    let revoked = act(&world, "grants/revoke", revoke.clone()).await.body;
    assert_eq!(revoked["grants"], json!([]));
    let last = revoked["history"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(
        (&last["action"], &last["reason"]),
        (&json!("revoke_super_star_access"), &json!("It is over."))
    );
    assert_eq!(act(&world, "grants/revoke", revoke).await.cell(), "409 not_granted");
}

#[actix_web::test]
async fn a_suspended_company_hires_nobody_and_its_owners_hear_of_it_and_of_its_return() {
    let world = admin().await;
    let suspended = act(&world, "suspend", json!({ "reason": "No answer." })).await.body;
    assert_eq!(suspended["company"]["state"], "suspended");
    assert!(world.app.mails_to(&world.ruth.email)[0].contains("No answer."));
    let refused = world.app.by(&world.ruth).get("/api/roles").await;
    assert_eq!(refused.cell(), "403 feature_locked");
    let again = act(&world, "suspend", json!({ "reason": "x" })).await;
    assert_eq!(again.cell(), "409 not_now");
    let restored = act(&world, "restore", json!({ "reason": "They called." })).await.body;
    assert_eq!(restored["company"]["state"], "approved");
    assert!(world.app.mails_to(&world.ruth.email)[0].contains("is restored"));
    let unseen =
        "set session_replication_role = replica; update companies set state = 'unverified'";
    world.app.conn().batch_execute(unseen).unwrap();
    act(&world, "suspend", json!({ "reason": "No answer." })).await;
    let restored = act(&world, "restore", json!({ "reason": "They called." })).await.body;
    assert_eq!(restored["company"]["state"], "unverified", "nobody approved it");
}

#[actix_web::test]
async fn grace_is_extended_for_a_company_that_has_paid_and_is_listed_with_those_that_pay() {
    let world = admin().await;
    let today = kernel::Clock::now(&kernel::SystemClock).date_naive();
    let longer = json!({ "until": today + Days::new(14), "reason": "A bank holiday." });
    assert_eq!(act(&world, "grace", longer.clone()).await.cell(), "409 never_paid");
    prepare_billing("POST /api/billing/payments/{id}/reverse", &world);
    assert!(!PAYMENT.is_empty());
    let list = world.app.by(&Persona::new("admin")).get("/api/admin/paying-companies").await.body;
    let row = &list["items"][0];
    assert_eq!((&row["plan"], &row["in_grace"]), (&json!("Canary seats"), &json!(false)));
    assert_eq!(row["paid_until"], json!(today + Days::new(29)));
    assert_eq!(row["unanswered"], 0);
    let past = "set session_replication_role = replica; \
                update invoices set period_from = current_date - 60, period_to = current_date - 30";
    world.app.conn().batch_execute(past).unwrap();
    assert_eq!(detail(&world).await["open_until"], Value::Null);
    let waited = act(&world, "grace", longer).await.body;
    assert_eq!(waited["open_until"], json!(today + Days::new(14)));
    assert!(waited["company"]["flags"].as_array().unwrap().contains(&json!("payment")));
    let far = json!({ "until": today + Days::new(15), "reason": "x" });
    assert_eq!(act(&world, "grace", far).await.cell(), "400 validation_failed");
    let table =
        world.app.by(&Persona::new("admin")).get("/api/admin/paying-companies/export").await;
    assert!(table.text.starts_with("Company,State,Plan"), "{}", table.text);
}

#[actix_web::test]
async fn a_company_is_new_for_sixty_days_after_it_began_to_pay_and_its_rows_say_what_it_has_done() {
    let world = admin().await;
    let list = async || {
        let path = "/api/admin/new-customers";
        world.app.by(&Persona::new("admin")).get(path).await.ok()["items"].clone()
    };
    assert_eq!(list().await, json!([]), "nobody has paid");
    prepare_billing("POST /api/billing/payments/{id}/reverse", &world);
    let shown = list().await;
    let steps = &shown[0]["steps"];
    assert_eq!((&shown[0]["id"], &steps["assessment"]), (&json!(world.company), &json!(true)));
    assert_eq!((&steps["access"], &steps["team"]), (&json!(false), &json!(false)));
    let colleague = format!(
        "set session_replication_role = replica; insert into company_members \
         (company_id, user_id, role) select '{}', id, 'reviewer' from users where email = '{}'",
        world.company, world.ada.email
    );
    world.app.conn().batch_execute(&colleague).unwrap();
    let grant = json!({ "flag": "assessment_access", "until": null, "reason": "They pay." });
    assert_eq!(act(&world, "grants", grant).await.status, 200);
    let shown = list().await;
    let steps = &shown[0]["steps"];
    assert_eq!((&steps["access"], &steps["team"]), (&json!(true), &json!(true)));
    for (days, listed) in [(60, 1), (61, 0)] {
        let back = format!(
            "set session_replication_role = replica; update invoices \
             set period_from = current_date - {days}, period_to = current_date + 29"
        );
        world.app.conn().batch_execute(&back).unwrap();
        assert_eq!(list().await.as_array().unwrap().len(), listed, "after {days} days");
    }
}

#[actix_web::test]
async fn new_customers_are_listed_with_the_last_first_and_each_has_its_own_steps() {
    let world = admin().await;
    prepare_billing("POST /api/billing/payments/{id}/reverse", &world);
    let earlier = kernel::CompanyId::new();
    let paid = format!(
        "set session_replication_role = replica; \
         insert into companies (id, name) values ('{earlier}', 'Earlier'); \
         create temporary table copied as select * from invoices where state = 'paid' limit 1; \
         update copied set id = gen_random_uuid(), company_id = '{earlier}', \
           serial = (select max(serial) + 1 from invoices), period_from = period_from - 1; \
         insert into invoices select * from copied"
    );
    world.app.conn().batch_execute(&paid).unwrap();
    let path = "/api/admin/new-customers";
    let shown = world.app.by(&Persona::new("admin")).get(path).await.ok()["items"].clone();
    let row = |at: usize| (shown[at]["id"].clone(), shown[at]["steps"]["assessment"].clone());
    assert_eq!(shown.as_array().unwrap().len(), 2);
    assert_eq!(row(0), (json!(world.company), json!(true)));
    assert_eq!(row(1), (json!(earlier), json!(false)));
    assert_eq!(shown[1]["name"], "Earlier");
    let undone = shown[1]["steps"].as_object().unwrap();
    assert!(undone.values().all(|step| step == &json!(false)), "{undone:?}");
}

#[actix_web::test]
async fn paying_companies_are_listed_with_the_newest_first_and_each_has_its_own_numbers() {
    let world = admin().await;
    prepare_billing("POST /api/billing/payments/{id}/reverse", &world);
    let newer = kernel::CompanyId::new();
    let paid = format!(
        "set session_replication_role = replica; \
         insert into companies (id, name) values ('{newer}', 'Newer'); \
         create temporary table copied as select * from invoices where state = 'paid' limit 1; \
         update copied set id = gen_random_uuid(), company_id = '{newer}', \
           serial = (select max(serial) + 1 from invoices), period_from = period_from - 1; \
         insert into invoices select * from copied; \
         insert into invitation_credits (id, company_id, amount, expires_on, reason, granted_at) \
           values (gen_random_uuid(), '{newer}', 7, current_date + 30, 'A trial.', now())"
    );
    world.app.conn().batch_execute(&paid).unwrap();
    let path = "/api/admin/paying-companies";
    let shown = world.app.by(&Persona::new("admin")).get(path).await.ok()["items"].clone();
    let row = |at: usize| {
        let (one, allowance) = (&shown[at], &shown[at]["allowance"]);
        (one["id"].clone(), one["plan"].clone(), allowance["extra"].clone(), one["members"].clone())
    };
    assert_eq!(shown.as_array().unwrap().len(), 2);
    assert_eq!(row(0), (json!(newer), Value::Null, json!(7), json!(0)));
    assert_eq!((row(1).0, row(1).1), (json!(world.company), json!("Canary seats")));
    assert_eq!((row(1).2, shown[1]["unanswered"].clone()), (json!(0), json!(0)));
    assert_eq!(shown[0]["allowance"]["used"], 0, "none of the other company's");
    let day = |at: usize| shown[at]["paying_since"].as_str().unwrap().to_owned();
    assert!(day(0) < day(1), "{shown}");
    let table = world.app.by(&Persona::new("admin")).get(&format!("{path}/export")).await;
    assert_eq!(table.text.lines().count(), 3, "{}", table.text);
}
