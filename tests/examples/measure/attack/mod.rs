//! `cargo xtask attack`: what an enemy sends to a server that listens, and whether any of it gets
//! through.
//!
//! Routes come from the table and bodies from the OpenAPI document, so a new route is attacked
//! without a line here. Hostile programs are the judge's own corpus, `cargo xtask corpus`.

mod bombs;
mod door;
mod gate;
mod inputs;
mod paths;
mod secrets;
mod tokens;
mod wire;

use anyhow::{Result, bail};
use clap::Args;
use testkit::{Sample, Token};

use crate::Common;
use crate::harness::goals::{Goal, print, say};
use crate::harness::http;
use crate::harness::server::Server;
use wire::Wire;

#[derive(Args)]
pub(crate) struct Options {
    #[command(flatten)]
    common: Common,
    /// Which part of the spellings, tokens and inputs, as K/N: one in N of those for each route, K counted from 0
    #[arg(long, default_value = "0/1")]
    sample: Sample,
}

/// Whom the server takes the enemy for.
struct Caller {
    name: &'static str,
    /// None for somebody without one.
    token: Option<String>,
}

/// What was tried, and what of it got through.
#[derive(Default)]
struct Found {
    tried: usize,
    through: Vec<String>,
}

impl Found {
    fn add(&mut self, other: Self) {
        self.tried += other.tried;
        self.through.extend(other.through);
    }

    fn report(&self, what: &str) {
        say(&format!("{what}: {} tried, {} got through", self.tried, self.through.len()));
        for line in self.through.iter().take(20) {
            say(&format!("  {line}"));
        }
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let provider = testkit::IdentityProvider::start();
    let (mut paths, mut tokens, mut inputs) =
        (Found::default(), Found::default(), Found::default());
    for environment in ["production", "development"] {
        let server = Server::start_in(
            environment,
            &options.common.assay,
            &provider.url(),
            &["--no-worker"],
        )?;
        let callers = callers(server.port())?;
        let wire = Wire::to(server.port());
        paths.add(paths::sweep(&wire, &callers, options.sample)?);
        tokens.add(tokens::knock(server.port(), options.sample)?);
        inputs.add(inputs::feed(&wire, &callers, options.sample)?);
        http::get(server.port(), "/readyz", "")?.expect_status(&[200])?;
        server.stop();
    }
    let server = Server::start(&options.common.assay, &provider.url(), &["--no-worker"])?;
    let waited = bombs::drop_on(&server)?;
    server.stop();
    say(&format!(
        "M5, a submit in an attempt behind compile bombs of guests: it waited {waited:.1} s"
    ));
    let door = door::probe(&options.common.assay, &provider.url())?;
    let named = named(options, &provider.url())?;
    paths.report("spellings of addresses");
    tokens.report("forged tokens");
    inputs.report("hostile inputs");
    for (what, found) in &door {
        found.report(what);
    }
    let goal = |what: &str, found: &Found| {
        // A count of files or routes is far below where a float loses whole numbers.
        Goal::at_most(what, found.through.len() as f64, 0.0)
    };
    let mut goals = vec![
        goal("addresses let in", &paths),
        goal("tokens let in", &tokens),
        goal("inputs answered with a server error", &inputs),
        Goal::at_most("M5 s that a submit in an attempt waits", waited, bombs::MOST_SECONDS),
    ];
    goals.extend(door.iter().map(|(what, found)| goal(what, found)));
    for (name, found) in &named {
        found.report(name);
        goals.push(goal(name, found));
    }
    if !print(&goals, options.common.json) {
        bail!("something got through");
    }
    Ok(())
}

/// What the second security review found, tried once more on a server of its own: each by its name.
fn named(options: &Options, keys: &str) -> Result<Vec<(&'static str, Found)>> {
    let accounts = testkit::AccountServer::start();
    let extra = vec![
        ("ASSAY_IDENTITY_TOOLKIT_URL", gate::before(&accounts.url())?),
        ("FIREBASE_SERVICE_ACCOUNT", accounts.service_account()),
        ("ASSAY_GITHUB_CLIENT_ID", "bench".to_owned()),
        ("ASSAY_GITHUB_CLIENT_SECRET", "secret-of-the-bench".to_owned()),
    ];
    let server =
        Server::start_with(("development", extra), &options.common.assay, keys, &["--no-worker"])?;
    let mut scene = secrets::Scene::set(&server)?;
    let mut found = Vec::new();
    for (name, probe) in secrets::PROBES {
        found.push((name, probe(&mut scene)?));
    }
    server.stop();
    Ok(found)
}

/// Nobody, a candidate and a company.
fn callers(port: u16) -> Result<Vec<Caller>> {
    let mut all = vec![Caller { name: "nobody", token: None }];
    for (name, is_company) in [("candidate", false), ("company", true)] {
        let (uid, email) = (format!("attack-{name}"), format!("attack-{name}@assay.example"));
        let token = Token::honest(&uid, &email, true).sign();
        let body = serde_json::json!({
            "firebase_uid": uid, "email": email, "display_name": "Attacker",
            "is_company": is_company, "phone": null,
        });
        http::post(port, "/api/auth/register", &token, &[], &body)?.expect_status(&[201])?;
        all.push(Caller { name, token: Some(token) });
    }
    Ok(all)
}
