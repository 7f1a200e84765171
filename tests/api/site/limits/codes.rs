//! Codes that are none are counted against the address that tries them, wherever an address ends with one.

use crate::support::{Persona, TestApp, request};
use crate::world::{World, agreeing};

/// Who guesses, and the others behind their address.
const FROM: &str = "203.0.113.77:1000";

/// Every one of them ends with a code.
const BY_CODE: [(&str, &str); 4] = [
    ("GET", "/api/codebrain/{code}"),
    ("GET", "/api/codebrain/{code}/stop"),
    ("POST", "/api/codebrain/{code}/start"),
    ("GET", "/api/cohorts/{code}"),
];

async fn cell(app: &TestApp, who: &Persona, (method, path): (&str, &str)) -> String {
    let body = (method == "POST").then(agreeing);
    let sent = request(method, path, Some(&who.token()), body);
    app.send(sent.peer_addr(FROM.parse().unwrap())).await.cell()
}

#[actix_web::test]
async fn who_tries_codes_has_to_wait_and_a_right_one_is_answered_all_the_same() {
    for (method, path) in BY_CODE {
        let world = World::make().await;
        let (app, ada) = (&world.app, &world.ada);
        let unknown = path.replace("{code}", "ABCDE23456");
        for n in 0..20 {
            let found = cell(app, ada, (method, unknown.as_str())).await;
            assert_eq!(found, "404 not_found", "{method} {path}, {n}");
        }
        let over = cell(app, ada, (method, unknown.as_str())).await;
        assert_eq!(over, "429 rate_limited", "{method} {path}");
        let right = format!("/api/codebrain/{}", world.code);
        assert_eq!(
            cell(app, ada, ("GET", right.as_str())).await,
            "200",
            "others sit behind the address"
        );
        app.turn_clock(3600);
        assert_eq!(
            cell(app, ada, (method, unknown.as_str())).await,
            "404 not_found",
            "an hour later"
        );
    }
}
