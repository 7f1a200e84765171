//! The route table, the OpenAPI document and the methods they leave out.

use std::collections::BTreeSet;

use app::router::ROUTES;
use app::web::Access;

use crate::support::{TestApp, request};

#[test]
fn the_document_and_the_table_name_the_same_routes() {
    let document = serde_json::to_value(app::document()).unwrap();
    let mut documented = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            documented.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    let mounted: BTreeSet<String> =
        ROUTES.iter().map(|route| format!("{} {}", route.method, route.path)).collect();
    assert_eq!(documented, mounted);
    assert_eq!(document["openapi"], "3.1.0");
}

#[test]
fn the_document_says_of_every_route_of_the_admin_that_others_find_nothing_there() {
    let document = serde_json::to_value(app::document()).unwrap();
    for route in ROUTES.iter().filter(|route| route.access == Access::Admin) {
        let operation = &document["paths"][route.path][route.method.to_lowercase()];
        assert!(operation["responses"]["404"].is_object(), "{} {}", route.method, route.path);
    }
}

#[test]
fn the_document_has_the_words_of_every_list() {
    let document = serde_json::to_value(app::document()).unwrap();
    for (name, _) in app::LISTS {
        let schema = &document["components"]["schemas"][name];
        assert!(schema["enum"].is_array(), "{name} is another schema, or nobody's");
    }
}

#[actix_web::test]
async fn a_method_that_a_path_does_not_have_is_405_and_says_which_it_has_unless_it_is_hidden() {
    // Development has every route of the table.
    let app =
        TestApp::start().configured(|config| config.environment = config::Environment::Development);
    let paths: BTreeSet<&str> = ROUTES.iter().map(|route| route.path).collect();
    for path in paths {
        let has: Vec<&str> =
            ROUTES.iter().filter(|route| route.path == path).map(|route| route.method).collect();
        for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "FOO"] {
            if has.contains(&method) {
                continue;
            }
            let filled = path.replace(['{', '}'], "");
            let answer = app.send(request(method, &filled, None, None)).await;
            let hidden = ROUTES.iter().any(|r| r.path == path && r.access.is_hidden());
            if hidden {
                // tests/api/admin/hidden.rs compares the whole answer.
                assert_eq!(answer.cell(), "404 not_found", "{method} {path}");
                continue;
            }
            assert_eq!(answer.status, 405, "{method} {path}");
            for own in &has {
                assert!(answer.header("allow").contains(own), "{method} {path}");
            }
        }
    }
}

#[actix_web::test]
async fn an_address_of_the_api_that_is_not_there_is_404_in_the_usual_form() {
    let answer = TestApp::start().anon().get("/api/nowhere").await;
    assert_eq!(answer.cell(), "404 not_found");
    assert!(answer.header("content-type").starts_with("application/problem+json"));
}
