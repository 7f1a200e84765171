//! Ids of what another company hires for.

use app::router::ROUTES;
use serde_json::json;

use crate::cast::address;
use crate::hiring::roles::open_roles;
use crate::hiring::team::prepare_all_of_hiring;
use crate::internships::prepare_internships;
use crate::support::Persona;
use crate::world::World;

const MADE_UP: &str = "0192a0de-1111-7abc-8def-0123456789ab";

#[actix_web::test]
async fn what_another_company_hires_for_is_answered_as_what_is_not_there() {
    let mut world = World::make().await;
    world.send_application().await;
    prepare_all_of_hiring(&mut world).await;
    prepare_internships("POST /api/users/internship-extensions/{id}/step", &mut world).await;
    let otto = Persona::new("otto");
    world.app.register_company(&otto).await;
    open_roles(&world.app, &otto);
    world.app.unlock(&otto);
    let areas = ["/api/roles/{id}", "/api/applications/{id}", "/api/internships/{id}"];
    let reads = ROUTES.iter().filter(|route| {
        route.method == "GET" && areas.iter().any(|area| route.path.starts_with(area))
    });
    let mut absent = 0;
    for route in reads {
        let (theirs, made_up) = (address(route.path, &world), route.path.replace("{id}", MADE_UP));
        assert_ne!(theirs, made_up);
        let mut answers = Vec::new();
        for path in [&theirs, &made_up] {
            let answer = world.app.by(&otto).get(path).await;
            let (cell, mut body) = (answer.cell(), answer.body.clone());
            body["request_id"] = json!("");
            answers.push((cell, body.to_string()));
        }
        assert_eq!(answers[0], answers[1], "{theirs}");
        assert!(!answers[0].0.starts_with('2'), "{theirs}: {answers:?}");
        absent += usize::from(answers[0].0 == "404 not_found");
    }
    assert!(absent > 5, "only {absent} say that it is not there");
}
