//! Tasks with variants: which problem somebody is given, and what says so.

use std::collections::BTreeMap;

use challenges::problems::{Difficulty, publish};
use challenges::submissions::Verdict;
use kernel::SubmissionId;
use serde_json::{Value, json};

use crate::attempts::grades::{get, holds, judge};
use crate::support::Persona;
use crate::world::{World, agreeing, new_assessment, tiny_problem};

/// Publishes a problem like the one of the world; answers its id.
fn tripling(world: &World, difficulty: Difficulty) -> String {
    let mut version = tiny_problem("tripling");
    version.title = "Tripling".to_owned();
    version.package_sha256 = [8; 32];
    version.difficulty = difficulty;
    publish(&mut world.app.conn(), &version).unwrap().id.to_string()
}

fn with_variants(world: &World, variants: &[&str]) -> Value {
    let mut form = new_assessment(&world.problem);
    form["tasks"][0]["variants"] = json!(variants);
    form
}

/// An assessment whose task has a variant, to which people can be invited.
async fn varied(world: &mut World) {
    let other = tripling(world, Difficulty::Easy);
    let form = with_variants(world, &[&other]);
    let made = world.app.by(&world.ruth).post("/api/assessments", form).await.ok();
    let variant = &made["tasks"][0]["variants"][0];
    assert_eq!((&variant["id"], &variant["title"]), (&json!(other), &json!("Tripling")));
    made["id"].as_str().unwrap().clone_into(&mut world.assessment);
    world.try_out(&world.assessment);
}

/// Invites somebody, who begins; answers the title and the id of the task.
async fn begin(world: &mut World, who: &Persona) -> (String, String) {
    let invite = format!("/api/assessments/{}/invitations", world.assessment);
    let body = json!({ "email": who.email });
    let code = world.app.by(&world.ruth).post(&invite, body).await.ok()["code"].clone();
    let start = format!("/api/codebrain/{}/start", code.as_str().unwrap());
    let started = world.app.by(who).post(&start, agreeing()).await.ok();
    started["attempt_id"].as_str().unwrap().clone_into(&mut world.attempt);
    let shown = world.app.by(who).get(&format!("/api/attempts/{}", world.attempt)).await.ok();
    let task = &shown["tasks"][0];
    let of = |name: &str| task[name].as_str().unwrap().to_owned();
    (of("title"), of("id"))
}

async fn finish(world: &World, who: &Persona) {
    let path = format!("/api/attempts/{}/finish", world.attempt);
    world.app.by(who).send("POST", &path, None).await.ok();
}

#[actix_web::test]
async fn people_are_given_different_problems_and_what_is_said_of_an_attempt_names_its_own() {
    let mut world = World::make().await;
    varied(&mut world).await;
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    // All the same once in a million million times.
    for n in 0..40 {
        let who = Persona::new(&format!("p{n}"));
        world.app.register_candidate(&who).await;
        let (title, task) = begin(&mut world, &who).await;
        let count = seen.entry(title.clone()).or_default();
        *count += 1;
        if *count > 1 {
            continue;
        }
        let path = format!("/api/attempts/{}/tasks/{task}/submissions", world.attempt);
        let program = json!({ "language": "python", "source": "print(2)" });
        let sent = world.app.by(&who).post(&path, program).await.ok();
        finish(&world, &who).await;
        let id = SubmissionId(sent["id"].as_str().unwrap().parse().unwrap());
        judge(&world, (id, 1), Verdict::Wa);
        let slug = title.to_lowercase();
        for reader in [&who, &world.ruth] {
            let report = format!("/api/reports/{}", world.attempt);
            let report = world.app.by(reader).get(&report).await.ok();
            let shown = &report["tasks"][0];
            assert_eq!((&shown["title"], &shown["drawn_from"]), (&json!(title), &json!(2)));
            let signed = get(&world, "grade", reader).await.ok();
            assert_eq!(signed["grade"]["tasks"][0]["problem"], json!(slug));
            assert!(holds(&signed, &world.app.anon().get("/api/grade-keys").await.ok()));
        }
        let own = format!("/api/problems/{slug}/report");
        let own = world.app.by(&who).get(&own).await.ok();
        assert_eq!(own["own"][0]["report_id"], json!(world.attempt));
        if seen.len() == 2 {
            break;
        }
    }
    let titles: Vec<&str> = seen.keys().map(String::as_str).collect();
    assert_eq!(titles, ["Doubling", "Tripling"]);
    for slug in ["doubling", "tripling"] {
        let path = format!("/api/problems/{slug}/report");
        let how = world.app.by(&world.ruth).get(&path).await.ok();
        assert_eq!(how["people"], json!(1), "{slug}");
    }
}

#[actix_web::test]
async fn who_takes_it_again_is_given_the_other_problem_and_a_change_makes_a_version() {
    let mut world = World::make().await;
    varied(&mut world).await;
    let ben = Persona::new("ben");
    world.app.register_candidate(&ben).await;
    let (first, _) = begin(&mut world, &ben).await;
    finish(&world, &ben).await;
    let (second, _) = begin(&mut world, &ben).await;
    assert_ne!(first, second);

    let path = format!("/api/assessments/{}", world.assessment);
    let before = world.app.by(&world.ruth).get(&path).await.ok();
    let edit = json!({ "revision": before["revision"], "form": new_assessment(&world.problem) });
    let next = world.app.by(&world.ruth).put(&path, edit).await.ok();
    assert_eq!((&next["number"], &next["tasks"][0]["variants"]), (&json!(2), &json!([])));
    let after = world.app.by(&world.ruth).get(&path).await.ok();
    assert_eq!(after["tasks"], before["tasks"]);
}

#[actix_web::test]
async fn a_variant_that_is_not_like_the_problem_is_refused_with_what_differs() {
    let world = World::make().await;
    let hard = tripling(&world, Difficulty::Hard);
    let nowhere = kernel::ProblemId::new().to_string();
    let before = world.digest();
    let differs = "Variant 1 of task 1 differs from the problem of the task in its difficulty.";
    for (variants, field, detail) in [
        (vec![hard.as_str()], "tasks[0].variants[0]", differs),
        (vec![nowhere.as_str()], "tasks[0].variants[0]", "no published problem"),
        (vec![world.problem.as_str()], "tasks", "no problem comes twice"),
    ] {
        let form = with_variants(&world, &variants);
        let refused = world.app.by(&world.ruth).post("/api/assessments", form).await;
        assert_eq!(refused.cell(), "400 validation_failed");
        let error = &refused.body["errors"][0];
        assert_eq!(error["field"], json!(field));
        assert!(error["detail"].as_str().unwrap().contains(detail), "{error}");
    }
    let five = vec![nowhere.as_str(); 5];
    let form = with_variants(&world, &five);
    let refused = world.app.by(&world.ruth).post("/api/assessments", form).await;
    assert_eq!(refused.cell(), "400 validation_failed");
    assert_eq!(world.digest(), before);
}
