//! Where the routes of the admin and of the staff are, everybody else finds nothing.

use std::collections::BTreeSet;

use actix_web::test::TestRequest;
use app::router::{ROUTES, RouteInfo};
use diesel::connection::SimpleConnection;
use serde_json::json;

use crate::served::Answer;
use crate::support::{Persona, request};
use crate::world::World;

/// The same for every request, so that answers can be compared byte for byte.
const REQUEST_ID: &str = "hidden-routes";
const NOBODYS: &str = "00000000-0000-7000-8000-0000000000aa";

/// What the admin has, and what the staff have.
fn kept() -> impl Iterator<Item = &'static RouteInfo> {
    ROUTES.iter().filter(|route| route.access.is_hidden())
}

/// An address of the route, of nothing that there is.
fn somewhere(route: &RouteInfo) -> String {
    let parts = route.path.split('/').map(|part| if part.contains('{') { NOBODYS } else { part });
    parts.collect::<Vec<_>>().join("/")
}

async fn ask(world: &World, (method, path): (&str, &str), token: Option<&str>) -> Answer {
    let body = (method != "GET").then(|| json!({}));
    world.app.send(identified(request(method, path, token, body))).await
}

fn identified(request: TestRequest) -> TestRequest {
    request.insert_header(("x-request-id", REQUEST_ID))
}

/// A company, a candidate, an unverified candidate, and somebody who only names the admin's address.
async fn strangers(world: &World) -> Vec<Persona> {
    let uli = Persona::unverified("uli");
    let (uid, email) = ("uid-mallory".to_owned(), "admin@example.com".to_owned());
    let mallory = Persona { uid, email, verified: false };
    for who in [&uli, &mallory] {
        world.app.register_candidate(who).await;
    }
    vec![world.ruth.clone(), world.ada.clone(), uli, mallory]
}

#[actix_web::test]
async fn an_admins_route_answers_a_stranger_as_an_address_that_no_route_has() {
    let world = World::make().await;
    let strangers = strangers(&world).await;
    let before = world.digest();
    let mut tried = 0;
    for route in kept() {
        let path = somewhere(route);
        for who in &strangers {
            let token = who.token();
            let nowhere = ask(&world, (route.method, "/api/admin/nowhere"), Some(&token)).await;
            let found = ask(&world, (route.method, &path), Some(&token)).await;
            let what = format!("{} {path} by {}", route.method, who.uid);
            assert_eq!(found.cell(), "404 not_found", "{what}");
            assert_eq!(found.bytes, nowhere.bytes, "{what}");
            for name in ["content-type", "cache-control", "x-request-id"] {
                assert_eq!(found.header(name), nowhere.header(name), "{name} of {what}");
            }
            tried += 1;
        }
    }
    assert!(tried > 600, "only {tried} were tried");
    assert_eq!(world.digest(), before, "nothing came of it");
}

/// Sends something to a hidden address and the same to one that no route has, and compares everything that comes
/// back.
async fn compare(
    world: &World,
    (method, path): (&str, &str),
    sent: impl Fn(TestRequest) -> TestRequest,
) {
    let ask = async |path: &str| {
        world.app.send(sent(identified(request(method, path, None, None)))).await
    };
    let (nowhere, found) = (ask("/api/admin/nowhere").await, ask(path).await);
    let what = format!("{method} {path}");
    assert_eq!((found.status, &found.bytes), (404, &nowhere.bytes), "{what}");
    let headers = |answer: &Answer| {
        let named = answer.headers.iter().map(|(name, value)| (name.to_string(), value.clone()));
        let mut all: Vec<_> = named.collect();
        all.sort_by(|one, other| one.0.cmp(&other.0));
        all
    };
    assert_eq!(headers(&found), headers(&nowhere), "headers of {what}");
}

#[actix_web::test]
async fn a_method_that_a_hidden_route_lacks_answers_as_an_address_that_no_route_has() {
    let world = World::make().await;
    let (ada, admin) = (world.ada.token(), Persona::new("admin").token());
    let mut tried = 0;
    let paths: BTreeSet<&str> = kept().map(|route| route.path).collect();
    for path in paths {
        let own: Vec<&str> =
            ROUTES.iter().filter(|route| route.path == path).map(|route| route.method).collect();
        assert!(kept().filter(|route| route.path == path).count() == own.len(), "{path} is shared");
        let filled = path.split('/').map(|part| if part.contains('{') { NOBODYS } else { part });
        let filled = filled.collect::<Vec<_>>().join("/");
        for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] {
            if own.contains(&method) {
                continue;
            }
            for token in [None, Some(&ada), Some(&admin)] {
                let authorise = |sent: TestRequest| match token {
                    Some(token) => sent.insert_header(("authorization", format!("Bearer {token}"))),
                    None => sent,
                };
                compare(&world, (method, &filled), authorise).await;
                tried += 1;
            }
        }
    }
    assert!(tried > 2_000, "only {tried} were tried");
}

#[actix_web::test]
async fn another_media_type_at_a_hidden_route_answers_as_an_address_that_no_route_has() {
    let world = World::make().await;
    let token = format!("Bearer {}", world.ada.token());
    let mut tried = 0;
    for route in kept().filter(|route| route.method != "GET") {
        let path = somewhere(route);
        for header in [
            ("content-type", "text/plain"),
            ("content-type", "application/x-www-form-urlencoded"),
            ("content-type", "multipart/form-data; boundary=x"),
            ("content-encoding", "gzip"),
        ] {
            let dress = |sent: TestRequest| {
                let sent = sent.insert_header(("content-type", "application/json"));
                sent.insert_header(header)
                    .insert_header(("authorization", token.as_str()))
                    .set_payload("a=b")
            };
            compare(&world, (route.method, &path), dress).await;
            tried += 1;
        }
    }
    assert!(tried > 300, "only {tried} were tried");
}

#[actix_web::test]
async fn a_permission_to_view_as_somebody_else_shows_a_stranger_no_route_of_the_admins() {
    let world = World::make().await;
    for route in kept() {
        let path = somewhere(route);
        for (token, want) in
            [(Some(world.ada.token()), "404 not_found"), (None, "401 missing_token")]
        {
            let body = (route.method != "GET").then(|| json!({}));
            let sent = request(route.method, &path, token.as_deref(), body);
            let sent = sent.insert_header(("assay-view-as", "x"));
            let answer = world.app.send(sent).await;
            assert_eq!(answer.cell(), want, "{} {path}", route.method);
        }
    }
}

#[actix_web::test]
async fn who_has_no_account_or_a_locked_one_hears_so_at_the_admins_routes_too() {
    let world = World::make().await;
    let (una, dora) = (Persona::new("una"), Persona::new("dora"));
    world.app.register_candidate(&dora).await;
    let lock = "update users set disabled_at = now() where email = 'dora@example.com'";
    world.app.conn().batch_execute(lock).unwrap();
    for route in kept() {
        let place = (route.method, somewhere(route));
        for (token, want) in [
            (None, "401 missing_token"),
            (Some(format!("{}x", world.ada.token())), "401 invalid_token"),
            (Some(una.token()), "403 not_registered"),
            (Some(dora.token()), "403 account_disabled"),
        ] {
            let answer = ask(&world, (place.0, &place.1), token.as_deref()).await;
            assert_eq!(answer.cell(), want, "{place:?}");
        }
    }
}
