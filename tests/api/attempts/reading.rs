//! The admin reads reports, which is written down, and problems.

use diesel::prelude::*;
use serde_json::json;

use crate::attempts::grades::{get, graded};
use crate::support::Persona;
use crate::world::World;

fn readings(world: &World) -> i64 {
    use db::schema::audit_log::dsl as a;
    let attempt: uuid::Uuid = world.attempt.parse().unwrap();
    let of = a::audit_log.filter(a::object_id.eq(attempt)).filter(a::action.eq("read_report"));
    of.count().get_result(&mut world.app.conn()).unwrap()
}

#[actix_web::test]
async fn the_admin_reads_any_report_and_each_hour_of_reading_is_written_down_once() {
    let (world, _) = graded().await;
    let admin = Persona::new("admin");
    world.app.register_candidate(&admin).await;
    let path = format!("/api/reports/{}", world.attempt);
    world.app.by(&world.ada).get(&path).await.ok();
    world.app.by(&world.ruth).get(&path).await.ok();
    assert_eq!(readings(&world), 0, "it is theirs");
    let report = world.app.by(&admin).get(&path).await.ok();
    assert_eq!((&report["mode"], &report["fineness"]), (&json!("admin"), &json!(750)));
    assert_eq!(report["tasks"][0]["source"], "print(2)  # ada\n");
    for what in ["grade", "bundle"] {
        assert_eq!(get(&world, what, &admin).await.status, 200);
    }
    assert_eq!(readings(&world), 1);
    let unknown = "/api/reports/00000000-0000-7000-8000-000000000000";
    assert_eq!(world.app.by(&admin).get(unknown).await.cell(), "404 not_found");
    let unverified = Persona { verified: false, ..Persona::new("admin") };
    assert_eq!(world.app.by(&unverified).get(&path).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn both_sides_read_the_same_report_and_similarity_and_reviews_are_the_companys_alone() {
    let (world, _) = graded().await;
    let path = format!("/api/reports/{}", world.attempt);
    let read = async |who: &Persona| {
        let mut report = world.app.by(who).get(&path).await.ok();
        let mode = report.as_object_mut().unwrap().remove("mode");
        (mode, report)
    };
    let (own, of_ada) = read(&world.ada).await;
    let (theirs, of_ruth) = read(&world.ruth).await;
    assert_eq!((own, theirs), (Some(json!("candidate")), Some(json!("company"))));
    assert_eq!(of_ada, of_ruth);
    for (beside, refusal) in [("similarity", "404 not_found"), ("reviews", "403 role")] {
        let path = format!("{path}/{beside}");
        assert_eq!(world.app.by(&world.ruth).get(&path).await.status, 200, "{beside}");
        assert_eq!(world.app.by(&world.ada).get(&path).await.cell(), refusal, "{beside}");
    }
}

#[actix_web::test]
async fn a_report_says_how_many_took_the_assessment_and_no_median_of_few() {
    let (world, _) = graded().await;
    let report =
        world.app.by(&world.ada).get(&format!("/api/reports/{}", world.attempt)).await.ok();
    let cohort = json!({ "people": 1, "least": 10, "fineness": null, "correctness_tenths": null,
                         "performance_tenths": null });
    assert_eq!(report["cohort"], cohort);
    assert_eq!(report["skills"][0]["median_tenths"], json!(null));
    let assessment = format!("/api/assessments/{}", world.assessment);
    let made = world.app.by(&world.ruth).get(&assessment).await.ok()["created_at"].clone();
    assert_eq!(report["set_made_at"], made);
}

#[actix_web::test]
async fn a_problem_is_there_for_companies_with_assessments_and_the_admin_and_for_nobody_else() {
    let world = World::make().await;
    let (admin, otto) = (Persona::new("admin"), Persona::new("otto"));
    world.app.register_candidate(&admin).await;
    world.app.register_company(&otto).await;
    let path = "/api/problems/doubling";
    for who in [&world.ada, &otto] {
        let hidden = world.app.by(who).get(path).await;
        let missing = world.app.by(who).get("/api/problems/no-such").await;
        assert_eq!(
            (hidden.cell(), missing.cell()),
            ("404 not_found".into(), "404 not_found".into())
        );
    }
    for who in [&world.ruth, &admin] {
        assert_eq!(world.app.by(who).get(path).await.ok()["slug"], "doubling");
    }
}
