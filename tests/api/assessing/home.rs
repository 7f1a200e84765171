//! What a candidate's overview says of their skills, and what it names to read, over HTTP.

use diesel::connection::SimpleConnection;
use serde_json::json;

use crate::world::{World, form_about, publish_story};

/// Ada's attempt is graded.
async fn graded() -> World {
    let world = World::make().await;
    let finish = format!("/api/attempts/{}/finish", world.attempt);
    world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    let attempt = kernel::AttemptId(world.attempt.parse().unwrap());
    assessments::grading::grade(&mut world.app.conn(), attempt).unwrap();
    world
}

/// The same attempt once more, with other values.
fn take_again(world: &World, percent_tenths: i32) {
    let (of, skill) = (
        &world.attempt,
        json!([{ "name": "arithmetic",
        "percent_tenths": percent_tenths, "label": "Advanced" }]),
    );
    let sql = format!(
        "insert into invitations select (jsonb_populate_record(v, jsonb_build_object(
           'id', '00000000-0000-7000-8000-0000000000e1', 'code', 'ZZZZZ22222',
           'email', 'again@example.com'))).*
           from invitations v join attempts t on t.invitation_id = v.id where t.id = '{of}';
         insert into attempts select (jsonb_populate_record(t, jsonb_build_object(
           'id', 'ffffffff-0000-7000-8000-0000000000e2', 'receipt_id', 'BBBBBBBBBBBB',
           'invitation_id', '00000000-0000-7000-8000-0000000000e1'))).*
           from attempts t where t.id = '{of}';
         insert into grades select (jsonb_populate_record(g, jsonb_build_object(
           'attempt_id', 'ffffffff-0000-7000-8000-0000000000e2',
           'skills', '{skill}'::jsonb))).* from grades g where g.attempt_id = '{of}'"
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

#[actix_web::test]
async fn a_trend_stands_from_two_reports_on_and_is_nobody_elses() {
    let world = graded().await;
    let skills = async || world.app.by(&world.ada).get("/api/users/skills").await.ok();
    let one = skills().await;
    assert_eq!(
        (&one["least"], &one["reports"], &one["trends"]),
        (&json!(2), &json!(1), &json!([]))
    );
    assert_eq!(one["short"], 1, "{one}");
    take_again(&world, 750);
    let two = skills().await;
    let trend = &two["trends"][0];
    assert_eq!((&two["reports"], &trend["skill"]), (&json!(2), &json!("arithmetic")), "{two}");
    let points = trend["points"].as_array().unwrap();
    let values: Vec<_> = points.iter().map(|point| &point["percent_tenths"]).collect();
    assert_eq!(values, [&json!(0), &json!(750)]);
    assert_eq!(points[0]["report_id"], json!(world.attempt));
    let other = world.app.by(&world.ruth).get("/api/users/skills").await.ok();
    assert_eq!((&other["reports"], &other["trends"]), (&json!(0), &json!([])));
}

#[actix_web::test]
async fn stories_to_read_are_those_about_companies_applied_to() {
    let mut world = World::make().await;
    let story = publish_story(&world.app, &form_about("Ternworth"));
    let path = "/api/users/stories-to-read";
    assert_eq!(world.app.by(&world.ada).get(path).await.ok()["items"], json!([]));
    world.send_application().await;
    assert_eq!(world.app.by(&world.ada).get(path).await.ok()["items"], json!([]), "of no company");
    let sql = format!(
        "update interview_companies set company_id = '{}' where slug = (
           select company_slug from interviews where id = '{story}')",
        world.company
    );
    world.app.conn().batch_execute(&sql).unwrap();
    let found = world.app.by(&world.ada).get(path).await.ok();
    assert_eq!(found["items"].as_array().map(Vec::len), Some(1), "{found}");
    assert_eq!(found["items"][0]["id"], json!(story));
    assert_eq!(world.app.by(&world.ruth).get(path).await.ok()["items"], json!([]));
}
