//! How a problem went: of a company's own candidates, of everybody to the admin, and of oneself.

use challenges::problems::publish;
use challenges::submissions::Verdict;
use kernel::{AttemptId, SubmissionId};
use serde_json::{Value, json};

use crate::attempts::grades::{graded, judge};
use crate::support::Persona;
use crate::world::{World, agreeing, tiny_problem};

const PATH: &str = "/api/problems/doubling/report";

/// Somebody new is invited, starts, submits unless `edge` is none, and is graded.
async fn take(world: &mut World, name: &str, edge: Option<Verdict>) {
    let person = Persona::new(name);
    world.app.register_candidate(&person).await;
    let invite = format!("/api/assessments/{}/invitations", world.assessment);
    let body = json!({ "email": person.email });
    let code = world.app.by(&world.ruth).post(&invite, body).await.ok()["code"].clone();
    let start = format!("/api/codebrain/{}/start", code.as_str().unwrap());
    let started = world.app.by(&person).post(&start, agreeing()).await.ok();
    started["attempt_id"].as_str().unwrap().clone_into(&mut world.attempt);
    let mut sent = None;
    if edge.is_some() {
        let path = format!("/api/attempts/{}/tasks/{}/submissions", world.attempt, world.task);
        let program = json!({ "language": "python", "source": "print(2)" });
        let answer = world.app.by(&person).post(&path, program).await.ok();
        sent = Some(SubmissionId(answer["id"].as_str().unwrap().parse().unwrap()));
    }
    let finish = format!("/api/attempts/{}/finish", world.attempt);
    world.app.by(&person).send("POST", &finish, None).await.ok();
    match (sent, edge) {
        (Some(id), Some(edge)) => judge(world, (id, 1), edge),
        _ => {
            let attempt = AttemptId(world.attempt.parse().unwrap());
            assessments::grading::grade(&mut world.app.conn(), attempt).unwrap();
        }
    }
}

/// The figures of fewer than five people are not exported.
pub(crate) async fn take_by_five(world: &mut World) {
    let of_ada = world.attempt.clone();
    for name in ["amy", "bob", "cal", "deb", "eli"] {
        take(world, name, None).await;
    }
    world.attempt = of_ada;
}

#[actix_web::test]
async fn a_company_reads_how_a_problem_went_for_five_candidates_and_nothing_of_fewer() {
    let (mut world, _) = graded().await;
    let (otto, admin) = (Persona::new("otto"), Persona::new("admin"));
    world.app.register_company(&otto).await;
    world.app.unlock(&otto);
    world.app.register_candidate(&admin).await;
    for (name, edge) in [("bea", Some(Verdict::Ac)), ("cyd", Some(Verdict::Ac)), ("dan", None)] {
        take(&mut world, name, edge).await;
    }
    let few = world.app.by(&world.ruth).get(PATH).await.ok();
    assert_eq!((&few["people"], &few["figures"]), (&json!(4), &Value::Null));
    assert_eq!(few["given"], 4);
    assert_eq!(few["shown_from"], 5);
    let table = format!("{PATH}/export");
    assert_eq!(world.app.by(&world.ruth).get(&table).await.status, 404);

    take(&mut world, "eve", Some(Verdict::Wa)).await;
    let seen = world.app.by(&world.ruth).get(PATH).await.ok();
    assert_eq!((&seen["scope"], &seen["people"]), (&json!("company"), &json!(5)));
    let figures = &seen["figures"];
    assert_eq!(figures["points"], json!([1, 0, 0, 0, 0, 0, 0, 2, 0, 2]));
    // 75, 100, 100, 0 and 75 of 100 each; no attempt has another task.
    assert_eq!(figures["item"]["facility_thousandths"], 700);
    assert_eq!(figures["item"]["discrimination_thousandths"], Value::Null);
    assert_eq!((&seen["overexposed"], &seen["exposure_cap"]), (&json!(false), &json!(500)));
    assert_eq!((&figures["answered"], &figures["times"]), (&json!(4), &Value::Null));
    let groups: Vec<Value> = figures["groups"]
        .as_array()
        .unwrap()
        .iter()
        .map(|group| json!([group["name"], group["passed"], group["people"]]))
        .collect();
    assert_eq!(json!(groups), json!([["core", 4, 5], ["edge", 2, 5], ["perf1", 4, 5]]));
    assert_eq!(figures["languages"], json!([{ "language": "python", "people": 4 }]));
    assert_eq!((&seen["given"], &figures["clusters"]), (&json!(5), &json!(0)));
    let verdicts = json!([{ "verdict": "AC", "submits": 2 }, { "verdict": "WA", "submits": 2 }]);
    assert_eq!(figures["verdicts"], verdicts);
    let csv = world.app.by(&world.ruth).get(&table).await;
    assert!(csv.header("content-disposition").contains("doubling.csv"));
    for line in [
        "Given to,,5,",
        "Passed,edge,2,5",
        "Points reached,,700,1000",
        "Clusters of similar programs,,0,",
    ] {
        assert!(csv.text.contains(&format!("\n{line}\n")), "{line}: {}", csv.text);
    }
    let invite = format!("/api/assessments/{}/invitations", world.assessment);
    let hal = Persona::new("hal");
    world.app.register_candidate(&hal).await;
    let body = json!({ "email": hal.email });
    let code = world.app.by(&world.ruth).post(&invite, body).await.ok()["code"].clone();
    let start = format!("/api/codebrain/{}/start", code.as_str().unwrap());
    world.app.by(&hal).post(&start, agreeing()).await.ok();
    let seen = world.app.by(&world.ruth).get(PATH).await.ok();
    let counts = (&seen["given"], &seen["people"]);
    assert_eq!(counts, (&json!(6), &json!(5)), "who works at it still knows it");

    let other = world.app.by(&otto).get(PATH).await.ok();
    assert_eq!((&other["people"], &other["figures"]), (&json!(0), &Value::Null));
    assert_eq!(other["given"], 0);
    let all = world.app.by(&admin).get(PATH).await.ok();
    assert_eq!((&all["scope"], &all["people"]), (&json!("everybody"), &json!(5)));
}

#[actix_web::test]
async fn a_candidate_reads_their_own_attempts_and_somebody_without_any_finds_nothing() {
    let (world, _) = graded().await;
    let ben = Persona::new("ben");
    world.app.register_candidate(&ben).await;
    let own = world.app.by(&world.ada).get(PATH).await.ok();
    assert_eq!((&own["scope"], &own["figures"]), (&json!("own"), &Value::Null));
    let listed = &own["own"][0];
    assert_eq!(listed["report_id"], world.attempt.as_str());
    assert_eq!((&listed["points"], &listed["assessment_title"]), (&json!(75), &json!("First")));
    assert_eq!(world.app.by(&world.ada).get(&format!("{PATH}/export")).await.status, 404);
    for path in [PATH, "/api/problems/nowhere/report"] {
        assert_eq!(world.app.by(&ben).get(path).await.status, 404, "{path}");
        assert_eq!(world.app.anon().get(path).await.status, 401, "{path}");
    }
}

#[actix_web::test]
async fn a_version_that_is_named_is_counted_alone_and_another_id_has_no_report() {
    let (mut world, _) = graded().await;
    take_by_five(&mut world).await;
    let id = world.app.by(&world.ruth).get("/api/problems/doubling").await.ok()["id"].clone();
    let given = id.as_str().unwrap().to_owned();
    let mut newer = tiny_problem("doubling");
    newer.package_sha256 = [77; 32];
    newer.title = "Doubling again".to_owned();
    let newer = publish(&mut world.app.conn(), &newer).unwrap().id.to_string();

    let of = |version: &str| format!("{PATH}?version={version}");
    for (path, people) in [(PATH.to_owned(), 6), (of(&given), 6), (of(&newer), 0)] {
        let seen = world.app.by(&world.ruth).get(&path).await.ok();
        let counts = (&seen["people"], &seen["given"]);
        assert_eq!(counts, (&json!(people), &json!(people)), "{path}");
        assert_eq!(seen["figures"].is_null(), people == 0, "{path}");
    }
    let title = world.app.by(&world.ruth).get(&of(&newer)).await.ok()["title"].clone();
    assert_eq!(title, "Doubling again");
    let export = |version: &str| format!("{PATH}/export?version={version}");
    assert_eq!(world.app.by(&world.ruth).get(&export(&given)).await.status, 200);
    assert_eq!(world.app.by(&world.ruth).get(&export(&newer)).await.status, 404);

    let own = world.app.by(&world.ada).get(&of(&given)).await.ok();
    assert_eq!(own["own"].as_array().unwrap().len(), 1);
    assert_eq!(world.app.by(&world.ada).get(&of(&newer)).await.status, 404);
    let mut halving = tiny_problem("halving");
    halving.package_sha256 = [78; 32];
    let other = publish(&mut world.app.conn(), &halving).unwrap().id.to_string();
    for no_version in ["any", "", &other, &uuid::Uuid::now_v7().to_string()] {
        let path = of(no_version);
        assert_eq!(world.app.by(&world.ruth).get(&path).await.status, 404, "{path}");
        assert_eq!(world.app.by(&world.ada).get(&path).await.status, 404, "{path}");
    }
}
