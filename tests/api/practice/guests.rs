//! Runs without an account: the samples alone, read by anyone who knows the run, gone after a day.

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use super::{LIST, PROBLEM, bank, scenarios};
use crate::support::Persona;
use crate::world::World;

/// The id of a run that somebody without an account has sent.
pub(crate) const GUEST_RUN: &str = "00000000-0000-7000-8000-00000000900e";

/// Whether a route is about runs without an account.
pub(crate) fn is_about_guests(path: &str) -> bool {
    path.contains("/guest-runs")
}

/// A run without an account under an id that is known.
pub(crate) fn prepare_guest_run(world: &World) {
    let sql = format!(
        "insert into submissions (id, problem_version_id, kind, language, source, tests_total)
         values ('{GUEST_RUN}', '{}', 'run', 'python', 'print(5)', 1)",
        world.problem
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

fn program() -> Value {
    json!({ "language": "python", "source": "print(5)" })
}

#[actix_web::test]
async fn who_has_no_account_runs_the_samples_and_reads_what_came_of_it() {
    let app = bank();
    let sent = app.anon().post(&format!("{PROBLEM}/guest-runs"), program()).await;
    assert_eq!(sent.cell(), "201");
    assert_eq!((&sent.body["kind"], &sent.body["state"]), (&json!("run"), &json!("queued")));
    assert_eq!(sent.body["tests_total"], 1, "the samples, and no hidden test");
    let id = sent.body["id"].as_str().unwrap();
    let read = app.anon().get(&format!("/api/practice/guest-runs/{id}")).await.ok();
    assert_eq!((&read["id"], &read["source"]), (&sent.body["id"], &json!("print(5)")));
    let again = app.anon().post(&format!("{PROBLEM}/guest-runs"), program()).await;
    assert_eq!(again.cell(), "201", "guests do not replace each other's runs");
    let first = app.anon().get(&format!("/api/practice/guest-runs/{id}")).await.ok();
    assert_eq!(first["state"], "queued");
    let row = &app.anon().get(LIST).await.ok()["items"][0];
    assert_eq!(row["statistics"], Value::Null, "a run of nobody counts nowhere");
}

#[actix_web::test]
async fn a_guest_sends_no_input_no_submit_and_nothing_for_what_is_not_open() {
    let app = bank();
    scenarios::prepare_scenario(&app);
    let own = json!({ "language": "python", "source": "print(5)", "input": "7" });
    let large = json!({ "language": "python", "source": "x".repeat(131_073) });
    let java = json!({ "language": "java", "source": "x" });
    for (path, body, want) in [
        (format!("{PROBLEM}/guest-runs"), own, "400 unknown_field"),
        (format!("{PROBLEM}/guest-runs"), large, "413 source_too_large"),
        (format!("{PROBLEM}/guest-runs"), java, "400 validation_failed"),
        (format!("{PROBLEM}/submissions"), program(), "401 missing_token"),
        (format!("{LIST}/withheld/guest-runs"), program(), "404 not_found"),
        (format!("{LIST}/{}/guest-runs", scenarios::SCENARIO), program(), "404 not_found"),
        (format!("{LIST}/no-such/guest-runs"), program(), "404 not_found"),
    ] {
        assert_eq!(app.anon().post(&path, body).await.cell(), want, "{path}");
    }
}

#[actix_web::test]
async fn what_somebody_with_an_account_sent_is_no_guests_and_a_guests_run_is_nobodys() {
    let (app, ada) = (bank(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let own = app.by(&ada).post(&format!("{PROBLEM}/runs"), program()).await.ok();
    let guests = app.anon().post(&format!("{PROBLEM}/guest-runs"), program()).await.ok();
    let (own, guests) = (own["id"].as_str().unwrap(), guests["id"].as_str().unwrap());
    let open = app.anon().get(&format!("/api/practice/guest-runs/{own}")).await;
    assert_eq!(open.cell(), "404 not_found");
    let taken = app.by(&ada).get(&format!("/api/submissions/{guests}")).await;
    assert_eq!(taken.cell(), "404 not_found");
    let history = app.by(&ada).get(&format!("{PROBLEM}/submissions")).await.ok();
    assert_eq!(history["items"].as_array().map(Vec::len), Some(1));
}
