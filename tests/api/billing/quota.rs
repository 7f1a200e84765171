//! How many candidates a company can invite: by its plan, by what is granted, and by several at once.

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use crate::support::{Answer, Persona, request};
use crate::world::World;

/// The world's company has a plan with so many invitations a month, of which the world has used what it made.
async fn world(invitations: i64) -> (World, i64) {
    let world = World::make().await;
    world.app.register_candidate(&Persona::new("admin")).await;
    let used = allowance(&world).await["used"].as_i64().unwrap();
    let sql =
        format!("update plans set invitations = {} where slug = 'default'", used + invitations);
    world.app.conn().batch_execute(&sql).unwrap();
    (world, used)
}

async fn allowance(world: &World) -> Value {
    world.app.by(&world.ruth).get("/api/companies/me/allowance").await.body
}

fn people(names: &[&str]) -> Value {
    let line = |name: &&str| json!({ "email": format!("{name}@example.com") });
    json!({ "recipients": names.iter().map(line).collect::<Vec<_>>() })
}

async fn send(world: &World, names: &[&str]) -> Answer {
    let path = format!("/api/assessments/{}/send", world.assessment);
    world.app.by(&world.ruth).post(&path, people(names)).await
}

fn outcomes(answer: &Answer) -> Vec<String> {
    let rows = answer.body["rows"].as_array().unwrap_or_else(|| panic!("{}", answer.text)).iter();
    rows.map(|row| row["outcome"].as_str().unwrap().to_owned()).collect()
}

async fn grant(world: &World, amount: i32) {
    let path = format!("/api/admin/companies/{}/invitation-credits", world.company);
    let until = kernel::Clock::now(&kernel::SystemClock).date_naive();
    let body = json!({ "amount": amount, "expires_on": until, "reason": "An outage." });
    let granted = world.app.by(&Persona::new("admin")).post(&path, body).await;
    assert_eq!(granted.status, 201, "{}", granted.text);
}

#[actix_web::test]
async fn rows_over_the_quota_say_so_and_once_it_is_used_up_nothing_is_sent() {
    let (world, used) = world(2).await;
    let check = format!("/api/assessments/{}/check", world.assessment);
    let check = world.app.by(&world.ruth).post(&check, people(&["a", "b", "c"])).await;
    assert_eq!(outcomes(&check), ["invited", "invited", "over_quota"]);
    assert_eq!(check.body["allowance"]["left"], 2);
    let sent = send(&world, &["a", "b", "c"]).await;
    assert_eq!(outcomes(&sent), ["invited", "invited", "over_quota"]);
    assert_eq!(world.app.mails_to("c@example.com").len(), 0);
    let left = allowance(&world).await;
    assert_eq!((&left["used"], &left["level"]), (&json!(used + 2), &json!("used_up")));
    let refused = send(&world, &["c"]).await;
    assert_eq!(refused.cell(), "409 quota_used_up");
    for part in ["monthly invitations of the Default plan", "until", "Support"] {
        assert!(refused.text.contains(part), "{}", refused.text);
    }
    let alone = format!("/api/assessments/{}/invitations", world.assessment);
    let alone = world.app.by(&world.ruth).post(&alone, json!({ "email": "c@example.com" })).await;
    assert_eq!(alone.cell(), "409 quota_used_up");
    let attempt = format!("/api/attempts/{}", world.attempt);
    assert_eq!(world.app.by(&world.ada).get(&attempt).await.status, 200, "attempts go on");
}

#[actix_web::test]
async fn what_the_admin_grants_is_used_after_the_quota_and_counted_from_the_invitations() {
    let (world, used) = world(1).await;
    grant(&world, 2).await;
    let sent = send(&world, &["a", "b"]).await;
    assert_eq!(outcomes(&sent), ["invited", "invited"]);
    let left = allowance(&world).await;
    assert_eq!(
        (&left["used"], &left["extra"], &left["left"]),
        (&json!(used + 1), &json!(1), &json!(1))
    );
    let path = format!("/api/admin/companies/{}/subscription", world.company);
    let shown = world.app.by(&Persona::new("admin")).get(&path).await.body;
    assert_eq!(
        (&shown["credits"][0]["amount"], &shown["credits"][0]["used"]),
        (&json!(2), &json!(1))
    );
    assert_eq!(outcomes(&send(&world, &["c", "d"]).await), ["invited", "over_quota"]);
    assert_eq!(send(&world, &["d"]).await.cell(), "409 quota_used_up");
    grant(&world, 1).await;
    assert_eq!(outcomes(&send(&world, &["d"]).await), ["invited"]);
}

#[actix_web::test]
async fn fifty_uploads_at_once_invite_no_more_than_there_is_room_for() {
    let (world, _) = world(5).await;
    let twin = world.app.twin();
    let path = format!("/api/assessments/{}/send", world.assessment);
    let upload = |number: usize| {
        let names = [format!("x{number}"), format!("y{number}")];
        let body = people(&names.each_ref().map(String::as_str));
        request("POST", &path, Some(&world.ruth.token()), Some(body))
    };
    let answers = world.app.storm(&twin, (0..50).map(upload).collect()).await;
    let invited = answers.iter().filter(|answer| answer.status == 201).flat_map(outcomes);
    assert_eq!(invited.filter(|outcome| outcome == "invited").count(), 5);
    let left = allowance(&world).await;
    assert_eq!((&left["left"], &left["level"]), (&json!(0), &json!("used_up")));
}

#[actix_web::test]
async fn a_team_has_as_many_seats_as_the_plan() {
    let (world, _) = world(5).await;
    let taken = "update plans set seats = 2 where slug = 'default'";
    world.app.conn().batch_execute(taken).unwrap();
    let invite = async |email: &str| {
        let body = json!({ "email": email, "role": "recruiter" });
        world.app.by(&world.ruth).post("/api/companies/me/team/invitations", body).await
    };
    assert_eq!(invite("one@example.com").await.status, 201);
    let refused = invite("two@example.com").await;
    assert_eq!(refused.cell(), "409 seats_taken");
    assert!(refused.text.contains("2 seats"), "{}", refused.text);
}
