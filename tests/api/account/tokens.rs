//! Forged and stale tokens, at the doors of a server that listens.

use actix_test::TestServer;
use app::router::ROUTES;
use app::web::Access;
use diesel::prelude::*;
use serde_json::{Value, json};
use testkit::{Forgery, Token, forge_time, forgeries};

use crate::attempts::live::{connect, hear, say, serve};
use crate::support::{Persona, TestApp, request};
use crate::world::World;

/// An id that nothing has.
const NOBODYS: &str = "0192a0de-1111-7abc-8def-0123456789ab";
/// Routes of every kind that asks for a token.
const DOORS: [(&str, &str); 16] = [
    ("GET", "/api/auth/user"),
    ("POST", "/api/auth/register"),
    ("GET", "/api/invitations"),
    ("GET", "/api/v1/roles"),
    ("GET", "/api/v1/roles/0192a0de-1111-7abc-8def-0123456789ab/applications"),
    ("GET", "/api/v1/results"),
    ("GET", "/api/companies/me/overview"),
    ("GET", "/api/assessments"),
    ("GET", "/api/integrity-cases"),
    ("GET", "/api/roles"),
    ("GET", "/api/recruit-talent"),
    ("GET", "/api/github-reports"),
    ("GET", "/api/admin/inquiries"),
    ("GET", "/api/billing/figures"),
    ("POST", "/api/admin/companies"),
    ("POST", "/api/auth/sign-out-everywhere"),
];

#[test]
fn the_doors_are_of_every_kind_that_asks_for_a_token() {
    let access = |(method, path): (&str, &str)| {
        let path = path.replace(NOBODYS, "{id}");
        ROUTES.iter().find(|r| (r.method, r.path) == (method, path.as_str())).unwrap().access
    };
    let tried: Vec<Access> = DOORS.into_iter().map(access).collect();
    let asks = |access: Access| {
        // A tracking system shows a key of its connection, in its own way: tests/api/ats.
        let other = matches!(access, Access::Public | Access::Signed | Access::Ats(_));
        !other && !matches!(access, Access::Development | Access::Metrics)
    };
    for route in ROUTES.iter().filter(|route| asks(route.access)) {
        assert!(tried.contains(&route.access), "no door is {:?}", route.access);
    }
}

/// The status and the code that a server answers a token with.
async fn knock(server: &TestServer, (method, path): (&str, &str), token: &str) -> String {
    let client = awc::Client::new().request(method.parse().unwrap(), server.url(path));
    let form = json!({ "firebase_uid": "uid-ada", "email": "ada@example.com", "phone": null,
                       "display_name": "Forged", "is_company": false });
    let client = client.insert_header(("authorization", format!("Bearer {token}")));
    let sent = if method == "POST" { client.send_json(&form) } else { client.send() };
    let mut response = sent.await.unwrap();
    let body: Value = serde_json::from_slice(&response.body().await.unwrap()).unwrap();
    format!("{} {}", response.status().as_u16(), body["code"].as_str().unwrap_or_default())
}

/// What the socket answers a token with.
async fn dial(server: &TestServer, token: &str) -> Value {
    let mut line = connect(server).await;
    say(&mut line, json!({ "type": "auth", "token": token })).await;
    let answer = hear(&mut line).await;
    if answer["type"] != "ready" {
        assert_eq!(hear(&mut line).await, Value::Null, "the line is closed");
    }
    answer
}

#[actix_web::test]
async fn no_forged_token_opens_any_door() {
    let world = World::make().await;
    let server = serve(&world.app);
    let (before, asked) = (world.digest(), world.app.idp.asked());
    let forgeries = forgeries();
    let mut let_in = Vec::new();
    for Forgery { what, token, .. } in &forgeries {
        for door in DOORS {
            let answer = knock(&server, door, token).await;
            // No token at all is answered differently from a bad one.
            let want = if token.is_empty() { "401 missing_token" } else { "401 invalid_token" };
            if answer != want {
                let_in.push(format!("{what} at {door:?}: {answer}"));
            }
        }
        let answer = dial(&server, token).await;
        // The line ends at once at a message that no token needs.
        let too_long = token.len() > 8192 && answer.is_null();
        if answer["code"] != "invalid_token" && !too_long {
            let_in.push(format!("{what} at the socket: {answer}"));
        }
    }
    assert!(forgeries.len() >= 100, "{}", forgeries.len());
    println!(
        "{} forged tokens × {} doors: {} let in",
        forgeries.len(),
        DOORS.len() + 1,
        let_in.len()
    );
    assert!(let_in.is_empty(), "{}", let_in.join("\n"));
    assert_eq!(world.digest(), before, "nothing came of it");
    assert!(world.app.idp.asked() <= asked + 1, "strange keys are not asked for again and again");
    assert_eq!(knock(&server, DOORS[0], &world.ada.token()).await, "200 ");
}

#[actix_web::test]
async fn a_token_counts_in_the_one_header_it_belongs_in() {
    let world = World::make().await;
    let token = world.ada.token();
    let ask = || request("GET", "/api/auth/user", None, None);
    let good = format!("Bearer {token}");
    assert_eq!(
        world.app.send(ask().insert_header(("authorization", good.clone()))).await.status,
        200
    );
    let forms = [
        ask(),
        ask().insert_header(("authorization", token.clone())),
        ask().insert_header(("authorization", format!("bearer {token}"))),
        ask().insert_header(("authorization", format!("Basic {token}"))),
        ask()
            .insert_header(("authorization", good.clone()))
            .append_header(("authorization", good.clone())),
        ask().insert_header(("authorization", "Bearer x")).append_header(("authorization", good)),
        ask().insert_header(("cookie", format!("authorization=Bearer {token}; token={token}"))),
        ask().insert_header(("x-authorization", format!("Bearer {token}"))),
        request("GET", &format!("/api/auth/user?access_token={token}"), None, None),
    ];
    for (at, form) in forms.into_iter().enumerate() {
        assert_eq!(world.app.send(form).await.cell(), "401 missing_token", "form {at}");
    }
}

fn update_ada(app: &TestApp, set: &str) {
    let sql = format!("update users set {set} where email = 'ada@example.com'");
    diesel::sql_query(sql).execute(&mut app.conn()).unwrap();
}

#[actix_web::test]
async fn a_sign_in_from_before_signing_out_everywhere_opens_no_door() {
    let world = World::make().await;
    let server = serve(&world.app);
    let stale = Token::honest(&world.ada.uid, &world.ada.email, true);
    update_ada(&world.app, "tokens_valid_after = now() - interval '30 s'");
    for door in [DOORS[0], DOORS[2]] {
        assert_eq!(knock(&server, door, &stale.sign()).await, "401 signed_out", "{door:?}");
    }
    assert_eq!(dial(&server, &stale.sign()).await["code"], "signed_out");
    let fresh = stale.claim("auth_time", forge_time(0));
    assert_eq!(knock(&server, DOORS[0], &fresh.sign()).await, "200 ");
    assert_eq!(dial(&server, &fresh.sign()).await["type"], "ready");
}

#[actix_web::test]
async fn a_locked_account_hears_403_and_never_401() {
    let world = World::make().await;
    let server = serve(&world.app);
    update_ada(&world.app, "disabled_at = now(), tokens_valid_after = now()");
    for door in [DOORS[0], DOORS[1], DOORS[2]] {
        let answer = knock(&server, door, &world.ada.token()).await;
        assert_eq!(answer, "403 account_disabled", "{door:?}");
    }
    assert_eq!(dial(&server, &world.ada.token()).await["code"], "account_disabled");
}

#[actix_web::test]
async fn nobody_becomes_the_admin_by_an_address() {
    let app = TestApp::start();
    let admin = Persona::new("admin");
    app.register_candidate(&admin).await;
    let is_admin = async |who: &Persona| {
        let answer = app.by(who).get("/api/auth/user").await;
        (answer.cell(), answer.body["user"]["is_admin"] == true)
    };
    assert_eq!(is_admin(&admin).await, ("200".to_owned(), true));

    // Another sign-in with the admin's address, verified or not, in whatever case.
    for (email, verified) in
        [("admin@example.com", false), ("admin@example.com", true), ("ADMIN@Example.COM", true)]
    {
        let twin = Persona { uid: "uid-twin".to_owned(), email: email.to_owned(), verified };
        let form = json!({ "firebase_uid": twin.uid, "email": email, "display_name": "Twin",
                           "is_company": false, "phone": null });
        let made = app.by(&twin).post("/api/auth/register", form).await;
        assert_eq!(made.cell(), "409 email_taken", "{email}");
        assert_eq!(is_admin(&twin).await, ("404 not_found".to_owned(), false));
    }
    // An account whose address becomes the admin's at the provider.
    let eve = Persona::new("eve");
    app.register_candidate(&eve).await;
    let turned = Persona { email: "admin@example.com".to_owned(), ..eve.clone() };
    assert_eq!(is_admin(&turned).await, ("409 email_taken".to_owned(), false));
    assert_eq!(is_admin(&eve).await, ("200".to_owned(), false));
    assert_eq!(is_admin(&admin).await, ("200".to_owned(), true));
    // The admin's own account whose address is no longer verified.
    let unproven = Persona { verified: false, ..admin };
    assert_eq!(is_admin(&unproven).await, ("200".to_owned(), false));
}
