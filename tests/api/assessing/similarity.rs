//! Programs that are alike: found after grading, shown to the company that invited and to nobody else.

use challenges::submissions::Verdict;
use diesel::connection::SimpleConnection;
use flows::post::Sender;
use flows::similarity::work;
use kernel::{AttemptId, Clock, SubmissionId, SystemClock, WorkerId};
use queue::jobs::{self, Kind};
use serde_json::{Value, json};

use crate::attempts::grades::judge_alone;
use crate::support::Persona;
use crate::world::{World, agreeing, new_assessment};

/// A program that is long enough to be compared; every name in it begins with `name`.
fn program(name: &str) -> String {
    let step = |at: usize| {
        let body = [
            "    if {n}_a > {at}:\n        {n}_b.append({n}_a + {n}_c[{at}])\n",
            "    while {n}_b and {n}_b[-1] < {at}:\n        {n}_a = {n}_b.pop() * {at}\n",
            "    for {n}_d in range({at}):\n        {n}_c[{n}_d] = {n}_a if {n}_d else None\n",
            "    {n}_e = {{ {n}_k: len({n}_k) for {n}_k in {n}_c if {n}_k not in {n}_b }}\n",
        ];
        body[(at * at + at / 3) % 4].replace("{at}", &at.to_string())
    };
    let body: String = (1..30).map(step).collect();
    format!("def {{n}}_f({{n}}_a, {{n}}_b, {{n}}_c):\n{body}    return {{n}}_b\n")
        .replace("{n}", name)
}

/// Somebody new takes the assessment of a company with this program, is graded, and their program is compared.
async fn take(
    world: &mut World,
    by: &Persona,
    assessment: &str,
    name: &str,
    source: &str,
) -> String {
    let person = Persona::new(name);
    world.app.register_candidate(&person).await;
    let invite = format!("/api/assessments/{assessment}/invitations");
    let body = json!({ "email": person.email });
    let code = world.app.by(by).post(&invite, body).await.ok()["code"].clone();
    let start = format!("/api/codebrain/{}/start", code.as_str().unwrap());
    let started = world.app.by(&person).post(&start, agreeing()).await.ok();
    let attempt = started["attempt_id"].as_str().unwrap().to_owned();
    let shown = world.app.by(&person).get(&format!("/api/attempts/{attempt}")).await.ok();
    let task = shown["tasks"][0]["id"].as_str().unwrap();
    let path = format!("/api/attempts/{attempt}/tasks/{task}/submissions");
    let body = json!({ "language": "python", "source": source });
    let sent = world.app.by(&person).post(&path, body).await.ok();
    let finish = format!("/api/attempts/{attempt}/finish");
    world.app.by(&person).send("POST", &finish, None).await.ok();
    let id = SubmissionId(sent["id"].as_str().unwrap().parse().unwrap());
    judge_alone(world, (id, 1), Verdict::Ac);
    settle(world, &attempt);
    assert_eq!(compare(world), 1, "once");
    attempt
}

fn sender() -> Sender {
    let public_url = "https://assay.example".to_owned();
    Sender { public_url, support: None, now: SystemClock.now() }
}

fn settle(world: &World, attempt: &str) {
    let id = AttemptId(attempt.parse().unwrap());
    flows::assessments::grade::settle(&world.app.state().db, &sender(), id).unwrap();
}

/// Does what waits to be compared, as a worker does; answers how much that was.
fn compare(world: &World) -> usize {
    let db = &world.app.state().db;
    let worker = testkit::worker(&mut world.app.conn());
    let claim = |worker: WorkerId| jobs::claim(&mut world.app.conn(), worker, &[Kind::Compare]);
    let mut done = 0;
    while let Some(job) = claim(worker).unwrap() {
        work(db, job).unwrap();
        // A worker that had lost its lease would do it once more, and change nothing.
        work(db, job).unwrap();
        done += 1;
    }
    done
}

async fn read(world: &World, who: &Persona, attempt: &str) -> Value {
    world.app.by(who).get(&format!("/api/reports/{attempt}/similarity")).await.ok()
}

#[actix_web::test]
async fn a_renamed_copy_is_shown_to_its_company_beside_the_original_and_to_nobody_else() {
    let mut world = World::make().await;
    let (ruth, mine) = (world.ruth.clone(), world.assessment.clone());
    let first = take(&mut world, &ruth, &mine, "bea", &program("one")).await;
    let found = &read(&world, &ruth, &first).await["tasks"][0]["compared"];
    assert_eq!((&found["outcome"], &found["findings"]), (&json!("compared"), &json!([])));
    let copy = take(&mut world, &ruth, &mine, "cyd", &program("two")).await;
    let found = read(&world, &ruth, &copy).await["tasks"][0]["compared"]["findings"][0].clone();
    assert_eq!((&found["permille"], &found["other"]), (&json!(1000), &json!("same_company")));
    assert_eq!((&found["other_report"], &found["order"]), (&json!(first), &json!("other_first")));
    let back = read(&world, &ruth, &first).await["tasks"][0]["compared"]["findings"][0].clone();
    assert_eq!((&back["id"], &back["order"]), (&found["id"], &json!("own_first")));

    let beside = format!("/api/reports/{copy}/similarity/{}", found["id"].as_str().unwrap());
    let shown = world.app.by(&ruth).get(&beside).await.ok();
    assert_eq!(shown["own"]["source"], program("two"));
    assert_eq!(shown["other"]["source"], program("one"));
    let whole = &shown["fragments"][0];
    assert_eq!((&whole["from"], &whole["other_from"]), (&json!(1), &json!(1)));

    let otto = Persona::new("otto");
    world.app.register_company(&otto).await;
    for who in [&Persona::new("cyd"), &Persona::new("bea"), &world.ada.clone(), &otto] {
        for path in [beside.clone(), format!("/api/reports/{copy}/similarity")] {
            assert_eq!(world.app.by(who).get(&path).await.cell(), "404 not_found", "{path}");
        }
    }
    let foreign = format!("/api/reports/{copy}/similarity/{}", world.attempt);
    assert_eq!(world.app.by(&ruth).get(&foreign).await.cell(), "404 not_found");
    let report = world.app.by(&Persona::new("cyd")).get(&format!("/api/reports/{copy}")).await;
    assert!(!report.text.contains(&first), "the candidate's report names nobody else's");
}

/// Whether an examination of the attempt, whose recording is not waited for, finds a similar program.
async fn is_asked_about(world: &World, attempt: &str) -> bool {
    let id = AttemptId(attempt.parse().unwrap());
    let earlier = format!(
        "set session_replication_role = replica; \
         update attempts set submitted_at = submitted_at - interval '1 hour' where id = '{attempt}'; \
         set session_replication_role = default"
    );
    let mut conn = world.app.conn();
    conn.batch_execute(&earlier).unwrap();
    flows::integrity::examine_again(&mut conn, id).unwrap();
    flows::integrity::examine_due(&world.app.state().db, &sender()).unwrap();
    let shown =
        world.app.by(&world.ruth).get(&format!("/api/reports/{attempt}/integrity")).await.ok();
    assert_eq!(shown["standing"], "examined");
    let findings = shown["examination"]["findings"].as_array().unwrap();
    findings.iter().any(|finding| finding["signal"] == "similarity")
}

#[actix_web::test]
async fn of_two_programs_that_match_only_the_later_one_is_asked_about() {
    let mut world = World::make().await;
    let (ruth, mine) = (world.ruth.clone(), world.assessment.clone());
    let first = take(&mut world, &ruth, &mine, "bea", &program("one")).await;
    let copy = take(&mut world, &ruth, &mine, "cyd", &program("two")).await;
    assert!(is_asked_about(&world, &copy).await);
    assert!(!is_asked_about(&world, &first).await);
}

#[actix_web::test]
async fn of_a_copy_at_another_company_neither_program_nor_candidate_is_shown() {
    let mut world = World::make().await;
    let (ruth, mine) = (world.ruth.clone(), world.assessment.clone());
    let first = take(&mut world, &ruth, &mine, "bea", &program("one")).await;
    let otto = Persona::new("otto");
    world.app.register_company(&otto).await;
    world.app.unlock(&otto);
    let body = new_assessment(&world.problem);
    let made = world.app.by(&otto).post("/api/assessments", body).await.ok();
    let theirs = made["id"].as_str().unwrap().to_owned();
    world.try_out(&theirs);
    let copy = take(&mut world, &otto, &theirs, "cyd", &program("two")).await;
    for (who, attempt, secret) in [(&otto, &copy, "one_"), (&ruth, &first, "two_")] {
        let path = format!("/api/reports/{attempt}/similarity");
        let shown = world.app.by(who).get(&path).await;
        let found = shown.ok()["tasks"][0]["compared"]["findings"][0].clone();
        assert_eq!(found["other"], "other_company");
        for hidden in ["other_report", "other_candidate", "other_sent_at"] {
            assert_eq!(found[hidden], Value::Null, "{hidden}");
        }
        let beside = format!("{path}/{}", found["id"].as_str().unwrap());
        let shown = world.app.by(who).get(&beside).await;
        assert!(!shown.text.contains(secret), "the other program is shown");
        let shown = shown.ok();
        assert_eq!(shown["other"], Value::Null);
        assert_eq!(
            (&shown["fragments"][0]["other_to"], &shown["fragments"][0]["from"]),
            (&json!(0), &json!(1))
        );
    }
}

#[actix_web::test]
async fn nobody_is_compared_who_was_not_told_and_no_short_program_is_a_match() {
    let mut world = World::make().await;
    let (ruth, mine) = (world.ruth.clone(), world.assessment.clone());
    for name in ["bea", "cyd"] {
        let attempt = take(&mut world, &ruth, &mine, name, "print(int(input()) * 2)\n").await;
        let shown = read(&world, &ruth, &attempt).await;
        assert_eq!(
            (&shown["agreed"], &shown["rule"]["least_fingerprints"]),
            (&json!(true), &json!(40))
        );
        assert_eq!(shown["tasks"][0]["compared"]["outcome"], "too_short");
    }
    let old = "set session_replication_role = replica; \
        update attempts set consent_text_version = '2026-11.3'; \
        set session_replication_role = default";
    world.app.conn().batch_execute(old).unwrap();
    let finish = format!("/api/attempts/{}/finish", world.attempt);
    world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    let attempt = world.attempt.clone();
    settle(&world, &attempt);
    assert_eq!(compare(&world), 0);
    let shown = read(&world, &ruth, &attempt).await;
    assert_eq!((&shown["agreed"], &shown["tasks"][0]["compared"]), (&json!(false), &Value::Null));
}
