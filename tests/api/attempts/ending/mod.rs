//! How attempts end: what is in the editor counts alike, in whatever way they end.

use assessments::definitions;
use challenges::problems::publish;
use challenges::submissions::Verdict;
use db::audit::Actor;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use kernel::{Language, SubmissionId};
use serde_json::{Value, json};

use crate::attempts::grades::judge;
use crate::hiring::team::sender;
use crate::world::{World, tiny_problem};

/// In which way an attempt ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Finish,
    TimeUp,
}

async fn save(world: &World, source: &str) {
    let path = format!("/api/attempts/{}/tasks/{}/draft", world.attempt, world.task);
    let draft = json!({ "language": "python", "source": source, "revision": 0 });
    world.app.by(&world.ada).put(&path, draft).await.ok();
}

async fn end(world: &World, way: Way) {
    if way == Way::Finish {
        let finish = format!("/api/attempts/{}/finish", world.attempt);
        world.app.by(&world.ada).send("POST", &finish, None).await.ok();
        return;
    }
    let over = "alter table attempts disable trigger attempts_immutable;
        update attempts set started_at = now() - interval '2 hours', ends_at = now() - interval '6 s';
        alter table attempts enable trigger attempts_immutable";
    world.app.conn().batch_execute(over).unwrap();
    flows::assessments::grade::end_overdue(&world.app.state().db, &sender()).unwrap();
}

/// What was submitted for the task.
fn submitted(world: &World) -> Vec<(SubmissionId, String)> {
    use db::schema::submissions::dsl as s;
    s::submissions
        .filter(s::kind.eq("submit"))
        .order(s::created_at)
        .select((s::id, s::source))
        .load(&mut world.app.conn())
        .unwrap()
}

async fn shown(world: &World) -> Value {
    world.app.by(&world.ada).get(&format!("/api/attempts/{}", world.attempt)).await.ok()
}

#[actix_web::test]
async fn finish_and_time_up_give_the_same_grade_for_code_that_was_saved_only() {
    let mut grades = Vec::new();
    for (way, ended_by) in [(Way::Finish, "candidate"), (Way::TimeUp, "timeout")] {
        let world = World::make().await;
        save(&world, "print(2)  # saved").await;
        end(&world, way).await;
        let sent = submitted(&world);
        let sources: Vec<_> = sent.iter().map(|(_, source)| source.as_str()).collect();
        assert_eq!(sources, ["print(2)  # saved"], "{way:?}");
        judge(&world, (sent[0].0, 1), Verdict::Ac);
        let attempt = shown(&world).await;
        assert_eq!(attempt["ended_by"], json!(ended_by));
        assert_eq!(attempt["tasks"][0]["sent_at_end"], json!(true), "{way:?}");
        let report = format!("/api/reports/{}", world.attempt);
        let report = world.app.by(&world.ada).get(&report).await.ok();
        grades.push((report["fineness"].clone(), report["tasks"][0]["points"].clone()));
    }
    assert_eq!(grades, vec![(json!(1000), json!(100)); 2]);
}

#[actix_web::test]
async fn neither_end_submits_the_starter_or_what_was_submitted_last() {
    for way in [Way::Finish, Way::TimeUp] {
        let world = World::make().await;
        save(&world, "print()\n").await;
        end(&world, way).await;
        assert_eq!(submitted(&world), [], "{way:?}");
        let attempt = shown(&world).await;
        assert_eq!(attempt["tasks"][0]["sent_at_end"], json!(false), "{way:?}");

        let world = World::make().await;
        save(&world, "print(2)").await;
        let path = format!("/api/attempts/{}/tasks/{}/submissions", world.attempt, world.task);
        let program = json!({ "language": "python", "source": "print(2)" });
        world.app.by(&world.ada).post(&path, program).await.ok();
        end(&world, way).await;
        assert_eq!(submitted(&world).len(), 1, "{way:?}");
    }
}

#[actix_web::test]
async fn an_attempt_that_was_finished_before_is_submitted_nothing_more() {
    let world = World::make().await;
    end(&world, Way::Finish).await;
    let old = format!(
        "insert into drafts (attempt_id, task_id, language, source, revision)
           values ('{}', '{}', 'python', 'print(2)', 1)",
        world.attempt, world.task
    );
    world.app.conn().batch_execute(&old).unwrap();
    end(&world, Way::Finish).await;
    flows::assessments::grade::end_overdue(&world.app.state().db, &sender()).unwrap();
    assert_eq!(submitted(&world), []);
}

/// An attempt of ada's at an assessment of a program and a query, in both their languages.
async fn mixed() -> World {
    let mut world = World::make().await;
    let mut query = tiny_problem("counting");
    query.languages = vec![Language::Sql];
    query.templates = [(Language::Sql, "select\n".to_owned())].into();
    query.package_sha256 = [8; 32];
    let query = publish(&mut world.app.conn(), &query).unwrap().id.to_string();
    let ruth = world.app.by(&world.ruth);
    let tasks = json!([{ "problem_id": world.problem, "weight": 50 },
                       { "problem_id": query, "weight": 50 }]);
    let mut body = json!({ "title": "Mixed", "duration_minutes": 60, "languages": ["python"],
                           "tasks": tasks });
    let refused = ruth.post("/api/assessments", body.clone()).await;
    assert_eq!(refused.cell(), "400 validation_failed");
    let said = &refused.body["errors"][0];
    assert_eq!((&said["field"], &said["code"]), (&json!("languages"), &json!("unsolvable")));
    assert_eq!(said["detail"], "Task 2 needs SQL. Add SQL or remove the task.");
    body["languages"] = json!(["python", "sql"]);
    let made = ruth.post("/api/assessments", body).await.ok();
    let id = made["id"].as_str().unwrap();
    definitions::mark_tried(&mut world.app.conn(), id.parse().unwrap(), Actor::Operator).unwrap();
    end(&world, Way::Finish).await;
    let invite = format!("/api/assessments/{id}/invitations");
    let made = ruth.post(&invite, json!({ "email": world.ada.email })).await.ok();
    let start = format!("/api/codebrain/{}/start", made["code"].as_str().unwrap());
    let begun = world.app.by(&world.ada).post(&start, crate::world::agreeing()).await.ok();
    begun["attempt_id"].as_str().unwrap().clone_into(&mut world.attempt);
    world
}

#[actix_web::test]
async fn each_task_of_an_attempt_names_its_own_languages_and_takes_no_other() {
    let world = mixed().await;
    let attempt = shown(&world).await;
    let of = |n: usize| &attempt["tasks"][n];
    assert_eq!((&of(0)["languages"], &of(1)["languages"]), (&json!(["python"]), &json!(["sql"])));
    assert_eq!(of(1)["templates"], json!([{ "language": "sql", "source": "select\n" }]));
    let all = attempt["languages"].as_array().unwrap().iter().map(|one| one["id"].clone());
    assert_eq!(all.collect::<Vec<_>>(), [json!("python"), json!("sql")]);
    let task = of(1)["id"].as_str().unwrap();
    let path = format!("/api/attempts/{}/tasks/{task}", world.attempt);
    let ada = world.app.by(&world.ada);
    let wrong = json!({ "language": "python", "source": "print(2)" });
    let mut draft = wrong.clone();
    draft["revision"] = json!(0);
    for refused in [
        ada.put(&format!("{path}/draft"), draft).await,
        ada.post(&format!("{path}/runs"), wrong.clone()).await,
        ada.post(&format!("{path}/submissions"), wrong.clone()).await,
    ] {
        assert_eq!(refused.cell(), "400 validation_failed");
        let said = refused.body["errors"][0]["detail"].as_str();
        assert_eq!(said, Some("This task cannot be solved in that language."));
    }
}
