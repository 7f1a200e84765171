//! The door of a route is the door of its handler: however an address is spelled, nobody gets an
//! answer that its plain spelling would not give them.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use actix_test::TestServer;
use app::router::ROUTES;
use app::web::Access;
use config::Environment;
use testkit::{REFUSED_AS_SPELLED, Sample, spellings};

use crate::attempts::live::serve;
use crate::billing::prepare_billing;
use crate::builder::prepare_draft;
use crate::cast::address;
use crate::github::prepare_github;
use crate::hiring::pool::prepare_talent;
use crate::hiring::team::prepare_all_of_hiring;
use crate::internships::prepare_internships;
use crate::partners::prepare_partners;
use crate::practice::scenarios::prepare_scenario;
use crate::puzzles::prepare_puzzles;
use crate::support::{Answer, Persona, TestApp, request};
use crate::world::World;

/// How long a server may take to answer one request on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);
const BOTH: [Environment; 2] = [Environment::Production, Environment::Development];

async fn world_in(environment: Environment) -> World {
    let mut world = World::make().await;
    world.tell().await;
    world.apply().await;
    world.send_application().await;
    prepare_talent("GET /api/introductions", &mut world).await;
    prepare_all_of_hiring(&mut world).await;
    prepare_internships("POST /api/users/internship-extensions/{id}/step", &mut world).await;
    prepare_puzzles(&world.app);
    prepare_draft("GET /api/problem-drafts/{id}/check", &world).await;
    prepare_scenario(&world.app);
    prepare_billing("GET /api/billing/invoices/{id}", &world);
    prepare_partners("/api/partners/me", &world);
    prepare_github("GET /api/github-reports/{id}", &world);
    world.inquiry = world.app.inquire(&world.ruth, "Canary Ltd").await;
    world.app = world.app.configured(|config| config.environment = environment);
    world
}

/// Every route with its parts filled in, as method and path.
fn plain_routes(world: &World) -> Vec<(&'static str, String)> {
    let filled = |path| address(path, world).split('?').next().unwrap().to_owned();
    let routes = ROUTES.iter().map(|route| (route.method, filled(route.path)));
    routes.inspect(|(_, path)| assert!(!path.contains("//"), "{path} names nothing")).collect()
}

/// Whether nothing was found: no handler has answered, or that of a page for unknown addresses, which
/// is not built here.
fn is_nothing(answer: &Answer) -> bool {
    let page = answer.status == 503 && answer.text.contains("has not been built");
    page || [400, 404, 405].contains(&answer.status)
}

fn is_refused_as_spelled(answer: &Answer) -> bool {
    REFUSED_AS_SPELLED.contains(&answer.cell().as_str())
}

/// Sends the spellings of every route, or this run's sample of them; by three callers what the frame does not refuse,
/// and one of each kind.
async fn try_spellings(environment: Environment) {
    let (mut tried, mut let_in) = (0, Vec::new());
    let mut kinds = BTreeSet::new();
    let world = world_in(environment).await;
    let callers = [None, Some(world.ada.token()), Some(world.ruth.token())];
    let before = world.digest();
    let sample = Sample::of_this_run();
    for (row, (method, path)) in plain_routes(&world).into_iter().enumerate() {
        let mut plain = BTreeMap::new();
        for spelling in sample.of_row(row, spellings(&path)) {
            let mut refused = false;
            let is_first = kinds.insert(spelling.what);
            for (who, token) in callers.iter().enumerate() {
                tried += 1;
                let sent = request(method, &spelling.target, token.as_deref(), None);
                let answer = world.app.send(sent).await;
                if who > 0 && is_first {
                    assert_eq!(is_refused_as_spelled(&answer), refused, "{}", spelling.what);
                }
                refused = is_refused_as_spelled(&answer);
                if refused && !is_first {
                    break;
                }
                if is_nothing(&answer) {
                    continue;
                }
                if let Entry::Vacant(entry) = plain.entry(who) {
                    let sent = request(method, &path, token.as_deref(), None);
                    entry.insert(world.app.send(sent).await.cell());
                }
                if answer.cell() != plain[&who] {
                    let (what, target) = (spelling.what, spelling.target.clone());
                    let_in.push(format!("{method} {target} ({what}): {}", answer.cell()));
                }
            }
        }
    }
    assert_eq!(world.digest(), before, "nothing came of it");
    println!("{tried} spellings of {} routes: {} let in", ROUTES.len(), let_in.len());
    assert!(tried * sample.one_in() > 15_000, "{tried}");
    assert!(let_in.is_empty(), "{}", let_in.join("\n"));
}

// Two tests, so that they run side by side.

#[actix_web::test]
async fn no_spelling_of_an_address_gets_past_the_door_of_its_route() {
    try_spellings(Environment::Production).await;
}

#[actix_web::test]
async fn no_spelling_of_an_address_gets_past_a_door_in_development() {
    try_spellings(Environment::Development).await;
}

/// Sends bytes as they are and answers the first line of what comes back; none when the server
/// closes the connection without a word.
fn say(server: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(server).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.write_all(bytes).unwrap();
    let mut heard = Vec::new();
    let mut chunk = [0; 4096];
    while !heard.contains(&b'\n') {
        match stream.read(&mut chunk) {
            Ok(0) => break,
            Ok(n) => heard.extend_from_slice(&chunk[..n]),
            Err(e) if e.kind() == ErrorKind::ConnectionReset => break,
            Err(e) => panic!("no answer within {PATIENCE:?}: {e}"),
        }
    }
    String::from_utf8_lossy(&heard).lines().next().unwrap_or_default().to_owned()
}

fn status(line: &str) -> u16 {
    line.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
}

/// The forms that a request line may have beside the usual one, for a path and its plain status.
fn forms(method: &str, path: &str, host: &str) -> Vec<Vec<u8>> {
    let rest = format!("host: {host}\r\nconnection: close\r\n\r\n");
    let line = |target: &str, version: &str| format!("{method} {target} {version}\r\n{rest}");
    let headers = format!(":method: {method}\r\n:path: {path}\r\n:scheme: http\r\n");
    vec![
        line(path, "HTTP/1.0").into(),
        line(&format!("http://{host}{path}"), "HTTP/1.1").into(),
        line(&format!("HTTP://{host}{path}"), "HTTP/1.1").into(),
        line(&format!("http://evil.example{path}"), "HTTP/1.1").into(),
        line(&format!("{path}#x"), "HTTP/1.1").into(),
        line(path.trim_start_matches('/'), "HTTP/1.1").into(),
        line("*", "HTTP/1.1").into(),
        line(host, "HTTP/1.1").into(),
        line("", "HTTP/1.1").into(),
        format!("{method} {path}\r\n\r\n").into(),
        format!("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n{headers}\r\n").into(),
        format!("{method} / HTTP/1.1\r\n{headers}{rest}").into(),
        format!("{method} / HTTP/1.1\r\nx-original-url: {path}\r\nx-rewrite-url: {path}\r\n{rest}")
            .into(),
    ]
}

async fn raw(server: &TestServer, bytes: Vec<u8>) -> String {
    let address = server.addr();
    tokio::task::spawn_blocking(move || say(address, &bytes)).await.unwrap()
}

#[actix_web::test]
async fn no_form_of_a_request_line_gets_past_the_door_of_its_route() {
    let (mut tried, mut let_in) = (0, Vec::new());
    let sample = Sample::of_this_run();
    for environment in BOTH {
        let world = world_in(environment).await;
        let server = serve(&world.app);
        let host = server.addr().to_string();
        for (row, (method, path)) in plain_routes(&world).into_iter().enumerate() {
            let usual = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\n");
            let plain =
                status(&raw(&server, format!("{usual}connection: close\r\n\r\n").into()).await);
            for form in sample.of_row(row, forms(method, &path, &host)) {
                tried += 1;
                let shown = String::from_utf8_lossy(&form).lines().next().unwrap().to_owned();
                let found = status(&raw(&server, form).await);
                // 0: the server says nothing at all. 503: the root page, which is not built here.
                if ![0, 400, 404, 405, 503, plain].contains(&found) {
                    let_in.push(format!("{shown}: {found} instead of {plain}"));
                }
            }
        }
    }
    println!("{tried} forms of request lines: {} let in", let_in.len());
    assert!(let_in.is_empty(), "{}", let_in.join("\n"));
}

#[actix_web::test]
async fn what_only_development_has_is_mounted_nowhere_else() {
    let private: BTreeSet<&str> = ROUTES
        .iter()
        .filter(|route| route.access == Access::Development)
        .map(|route| route.path)
        .collect();
    assert!(!private.is_empty());
    for environment in BOTH {
        let app = TestApp::start().configured(|config| config.environment = environment);
        for path in &private {
            // A path that is mounted answers another method with 405.
            let found = app.anon().delete(path).await.status;
            let want = if environment == Environment::Development { 405 } else { 404 };
            assert_eq!(found, want, "{path} in {environment:?}");
        }
    }
}

#[actix_web::test]
async fn the_figures_are_for_this_machine_and_not_for_those_behind_a_proxy_on_it() {
    let app = TestApp::start();
    let ask = |header: Option<(&'static str, &'static str)>, from: &str| {
        let sent = request("GET", "/metrics", None, None);
        let sent = sent.peer_addr(format!("{from}:1000").parse().unwrap());
        header.into_iter().fold(sent, |sent, header| sent.insert_header(header))
    };
    assert_eq!(app.send(ask(None, "127.0.0.1")).await.status, 200);
    assert_eq!(app.send(ask(None, "203.0.113.9")).await.status, 404);
    for header in [
        ("x-forwarded-for", "203.0.113.9"),
        ("x-forwarded-for", "127.0.0.1"),
        ("forwarded", "for=203.0.113.9"),
        ("via", "1.1 proxy"),
        ("x-real-ip", "203.0.113.9"),
    ] {
        assert_eq!(app.send(ask(Some(header), "127.0.0.1")).await.status, 404, "{header:?}");
    }
    let behind = TestApp::with(&[("ASSAY_TRUSTED_PROXIES", "127.0.0.1")]);
    let sent = ask(Some(("x-forwarded-for", "203.0.113.9")), "127.0.0.1");
    assert_eq!(behind.send(sent).await.status, 404);
}

#[actix_web::test]
async fn a_stranger_to_the_admins_routes_is_counted_as_everybody_is() {
    let app = TestApp::with(&[("ASSAY_REQUEST_RATE", "20")]);
    let ben = Persona::new("ben");
    app.register_candidate(&ben).await;
    let mut cells = Vec::new();
    for _ in 0..70 {
        cells.push(app.by(&ben).get("/api/admin/inquiries").await.cell());
    }
    let limited = cells.iter().filter(|cell| *cell == "429 rate_limited").count();
    assert!(limited >= 10, "{cells:?}");
}

#[actix_web::test]
async fn pages_are_counted_as_their_addresss_and_files_are_not() {
    let app = TestApp::with(&[("ASSAY_REQUEST_RATE", "20")]);
    let web = tempfile::tempdir().unwrap();
    std::fs::write(web.path().join("index.html"), "<!doctype html>").unwrap();
    std::fs::write(web.path().join("favicon.svg"), "<svg/>").unwrap();
    let ask = async |path: &str, from: &str| {
        let sent = request("GET", path, None, None);
        let sent = sent.peer_addr(format!("{from}:1000").parse().unwrap());
        app.send_with(sent, web.path()).await.status
    };
    for _ in 0..60 {
        assert_eq!(ask("/favicon.svg", "203.0.113.9").await, 200);
    }
    let story = "/interview/0192a0de-1111-7abc-8def-0123456789ab";
    let mut limited = 0;
    for path in ["/", story, "/sitemap.xml"].iter().cycle().take(60) {
        limited += usize::from(ask(path, "203.0.113.9").await == 429);
    }
    assert_eq!(limited, 10);
    assert_eq!(ask("/", "203.0.113.10").await, 200);
}
