//! Judging once more at the command line: the program itself, on a graded attempt.

use challenges::submissions::Verdict;
use serde_json::json;

use crate::attempts::grades::{get, graded, holds, judge};
use crate::site::command_line::CommandLine;
use crate::support::TestApp;

/// The command of these tests.
fn command(app: &TestApp) -> CommandLine<'_> {
    CommandLine { app, command: &["jobs", "rejudge"] }
}

#[actix_web::test]
async fn a_graded_attempt_is_judged_again_and_the_grade_signed_before_still_holds() {
    let (world, id) = graded().await;
    let report = format!("/api/reports/{}", world.attempt);
    let old = get(&world, "grade", &world.ada).await;
    let before = world.app.by(&world.ada).get(&report).await.ok();
    assert_eq!((&before["generation"], &before["judged_again"]), (&json!(1), &json!(false)));

    let words = ["--attempt", &world.attempt, "--reason", "the clock was wrong"];
    let again = "1 submissions are judged again; 0 were with the judge already.\n";
    assert_eq!(command(&world.app).prints(&words), again);
    let with_judge = "0 submissions are judged again; 1 were with the judge already.\n";
    assert_eq!(command(&world.app).prints(&words), with_judge);
    let mut meanwhile = world.app.by(&world.ruth).get(&report).await.ok();
    assert_eq!(meanwhile["judged_again"], true);
    for name in ["mode", "judged_again"] {
        meanwhile[name] = before[name].clone();
    }
    assert_eq!(meanwhile, before, "the last grade is shown, with all it counts");
    assert_eq!(get(&world, "grade", &world.ada).await.text, old.text);

    judge(&world, (id, 2), Verdict::Ac);
    let new = get(&world, "grade", &world.ada).await.body;
    assert_eq!((&new["grade"]["generation"], &new["grade"]["fineness"]), (&json!(2), &json!(1000)));
    let counted = &new["grade"]["tasks"][0]["submission"];
    assert_eq!(
        (&counted["verdict"], &counted["tests"][2]["verdict"]),
        (&json!("AC"), &json!("AC"))
    );
    let keys = world.app.anon().get("/api/grade-keys").await.body;
    assert!(holds(&new, &keys) && holds(&old.body, &keys), "both generations");
    let after = world.app.by(&world.ruth).get(&report).await.ok();
    assert_eq!((&after["generation"], &after["judged_again"]), (&json!(2), &json!(false)));
    assert_eq!(after["tasks"][0]["verdict"], "AC");

    let before = "0 submissions are judged again; 0 were with the judge already.\n\
                  1 were judged again for this reason before.\n";
    assert_eq!(command(&world.app).prints(&words), before);
}

#[actix_web::test]
async fn what_cannot_be_judged_again_is_refused_with_a_reason_and_changes_nothing() {
    let (world, id) = graded().await;
    let (before, id) = (world.digest(), id.to_string());
    let nobody = "00000000-0000-7000-8000-000000000000";
    command(&world.app).refuses(&["--submission", &id], "--reason");
    command(&world.app).refuses(&["--reason", "why"], "--submission");
    let two = ["--submission", &id, "--attempt", &world.attempt, "--reason", "why"];
    command(&world.app).refuses(&two, "cannot be used with");
    command(&world.app).refuses(&["--submission", "x", "--reason", "why"], "invalid value");
    command(&world.app).refuses(&["--submission", nobody, "--reason", "why"], "no such submission");
    command(&world.app).refuses(&["--problem", nobody, "--reason", "why"], "Nothing with this id");
    assert_eq!(world.digest(), before);
}
