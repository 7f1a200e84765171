//! What round 2 of the security test found at the door, in the limits and in the figures of hidden tests: a probe for
//! each finding, by its name, against a server as in production with a worker and the problem bank.

mod figures;
mod pictures;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, ensure};
use app::router::ROUTES;
use serde_json::json;
use testkit::Token;

use super::paths::filled;
use super::wire::{Request, Wire};
use super::{Caller, Found};
use crate::harness::http;
use crate::harness::server::Server;

/// A proxy on this machine, as the operator names it.
const BEHIND_A_PROXY: &[(&str, &str)] = &[("ASSAY_TRUSTED_PROXIES", "127.0.0.1")];

/// Every probe with what it tried, in words.
pub(crate) fn probe(assay: &Path, keys_url: &str) -> Result<Vec<(&'static str, Found)>> {
    let extra = BEHIND_A_PROXY.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
    let server = Server::start_with(("production", extra), assay, keys_url, &[])?;
    server.seed()?;
    let candidate = register(server.port(), "door")?;
    let wire = Wire::to(server.port());
    let probes = vec![
        ("M1, bytes of hidden tests read by a submission", figures::read(&server, &candidate)?),
        ("M4, reads that waited while pictures were decoded", pictures::flood(server.port())?),
        ("L4, methods and media types that show a hidden route", hidden(&wire, &candidate)?),
        ("L5, tries beyond the limit of an address", unreadable(server.port())?),
        ("L6, versions of h2 that the program depends on", depended_on()?),
    ];
    server.stop();
    Ok(probes)
}

fn register(port: u16, name: &str) -> Result<Caller> {
    let (uid, email) = (format!("attack-{name}"), format!("attack-{name}@assay.example"));
    let token = Token::honest(&uid, &email, true).sign();
    let body = json!({ "firebase_uid": uid, "email": email, "display_name": "Attacker",
                       "is_company": false, "phone": null });
    http::post(port, "/api/auth/register", &token, &[], &body)?.expect_status(&[201])?;
    Ok(Caller { name: "candidate", token: Some(token) })
}

/// Gets through what is answered otherwise than an address that no route has.
fn hidden(wire: &Wire, caller: &Caller) -> Result<Found> {
    let mut found = Found::default();
    let mut compare = |method: &str, path: &str, body: Option<(&str, &[u8])>| -> Result<()> {
        let token = caller.token.as_deref();
        let ask = |target: &str| wire.send(&Request { method, target, token, body });
        let (here, nowhere) = (ask(path)?, ask("/api/admin/nowhere")?);
        found.tried += 1;
        if here.cell() != nowhere.cell() {
            let kind = body.map_or("", |(kind, _)| kind);
            found.through.push(format!("{method} {path} {kind}: {}", here.cell()));
        }
        Ok(())
    };
    let hidden = || ROUTES.iter().filter(|route| route.access.is_hidden());
    let paths: BTreeSet<&str> = hidden().map(|route| route.path).collect();
    for path in paths {
        let own = |method: &str| ROUTES.iter().any(|r| r.path == path && r.method == method);
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] {
            if !own(method) {
                compare(method, &filled(path), None)?;
            }
        }
    }
    for route in hidden().filter(|route| ["POST", "PUT"].contains(&route.method)) {
        compare(route.method, &filled(route.path), Some(("text/plain", b"a".as_slice())))?;
    }
    Ok(found)
}

/// A stranger may try twenty links an hour. Gets through what is tried beyond that from one place.
fn unreadable(port: u16) -> Result<Found> {
    const LIMIT: usize = 20;
    let mut found = Found::default();
    for from in ["203.0.113.88:1234", "[2001:db8::1]:443", "x"] {
        let mut taken = 0;
        for number in 0..2 * LIMIT {
            let body = json!({ "token": format!("{number:043}") });
            let path = "/api/magic-links/redeem";
            let headers = [("x-forwarded-for", from)];
            taken += usize::from(http::post(port, path, "", &headers, &body)?.status != 429);
            found.tried += 1;
        }
        let beyond = taken.saturating_sub(LIMIT);
        found.through.extend((0..beyond).map(|_| format!("one more from {from}")));
    }
    Ok(found)
}

/// Gets through every version of the library that the program depends on. A program that is built together with the
/// tests contains what their HTTP client needs as well, so its dependencies are asked and not its bytes.
fn depended_on() -> Result<Found> {
    let mut cargo = Command::new("cargo");
    cargo.args(["tree", "--offline", "--locked", "--package", "assay", "--prefix", "none"]);
    cargo.args(["--edges", "normal,build", "--format", "{p}"]);
    let tree = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output()?;
    ensure!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let packages = String::from_utf8_lossy(&tree.stdout).into_owned();
    let versions: BTreeSet<&str> =
        packages.lines().filter(|line| line.starts_with("h2 ")).collect();
    Ok(Found { tried: 1, through: versions.into_iter().map(str::to_owned).collect() })
}
