//! `cargo xtask bench admin`: how the lists of the admin's dashboard grow with what they hold. Asked over HTTP,
//! as the dashboard does, of two servers in turn: one with a thousand rows of each kind, one with a million. As
//! many wait in each, so that the answers are as long.

mod seed;

use std::time::Instant;

use anyhow::{Context as _, Result};
use serde_json::Value;
use testkit::Token;
use tokio::runtime::{Builder, Runtime};

use crate::harness::goals::{self, Goal, say};
use crate::harness::growth::{GROWTH, Times, head, in_turn, show};
use crate::harness::http;
use crate::harness::keep::Caller;
use crate::harness::server::{ADMIN, Server};

#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    common: crate::Common,
    /// How many rows of each kind there are
    #[arg(long, value_delimiter = ',', default_values_t = [1_000, 1_000_000])]
    rows: Vec<i64>,
    /// How often each list is asked for at each size
    #[arg(long, default_value_t = 40)]
    asks: usize,
    /// Only lists whose address has this in it
    #[arg(long, default_value = "")]
    only: String,
}

/// What the dashboard asks for when a tab is opened, searched or paged.
const LISTS: &[&str] = &[
    "/api/admin/companies",
    "/api/admin/companies?state=suspended",
    "/api/admin/companies?search=firma%20777",
    "/api/admin/candidates",
    "/api/admin/candidates?search=ada%20777",
    "/api/admin/inquiries",
    "/api/admin/inquiries?column=in_review",
    "/api/admin/partners",
    "/api/admin/partner-applications?state=applied",
    "/api/admin/roles?queue=waiting",
    "/api/admin/roles?queue=live",
    "/api/admin/slates",
    "/api/admin/internships?column=waiting",
    "/api/admin/internships?column=ready",
    "/api/admin/integrity-cases",
    "/api/admin/integrity-cases?queue=decided",
    "/api/admin/presence",
    "/api/admin/support/conversations?state=open",
    "/api/admin/support/conversations?state=resolved",
    "/api/admin/paying-companies",
    "/api/billing/invoices",
    "/api/billing/invoices?state=open",
];

/// A server with so many rows of each kind, and the admin at it.
struct Dashboard {
    rows: i64,
    caller: Caller,
    token: String,
    runtime: Runtime,
    _server: Server,
}

impl Dashboard {
    fn open(options: &Options, keys_url: &str, rows: i64) -> Result<Self> {
        let began = Instant::now();
        let server = Server::start(&options.common.assay, keys_url, &["--no-worker"])?;
        let token = Token::honest("bench-admin", ADMIN, true).sign();
        let body = serde_json::json!({
            "firebase_uid": "bench-admin", "email": ADMIN, "display_name": "Admin",
            "is_company": false, "phone": null,
        });
        let answer = http::post(server.port(), "/api/auth/register", &token, &[], &body)?;
        answer.expect_status(&[200, 201]).context("the admin could not be registered")?;
        if rows > 0 {
            seed::fill(&mut server.database()?, rows)?;
        }
        say(&format!("{rows} rows of each kind made in {} s", began.elapsed().as_secs()));
        let runtime = Builder::new_current_thread().enable_all().build()?;
        Ok(Self { rows, caller: Caller::new(server.port()), token, runtime, _server: server })
    }

    fn ask(&mut self, list: &str) -> Result<()> {
        let what = format!("GET {list}");
        let asked = self.caller.send(&what, &self.token, None);
        let body = self.runtime.block_on(asked)?.expect_status(&[200]).context(list.to_owned())?;
        let items = body.get("items").and_then(Value::as_array).map_or(0, Vec::len);
        anyhow::ensure!(items > 0 || self.rows < 1_000, "{list}: nothing is listed");
        Ok(())
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let provider = testkit::IdentityProvider::start();
    let mut dashboards = Vec::new();
    for rows in &options.rows {
        dashboards.push(Dashboard::open(options, &provider.url(), *rows)?);
    }
    head("rows of each kind");
    let mut all: Vec<Vec<Times>> = Vec::new();
    for list in LISTS.iter().filter(|list| list.contains(&options.only)) {
        let times = in_turn(&mut dashboards, options.asks, |of, _| of.ask(list))?;
        say(list);
        show(&options.rows, &times);
        all.push(times);
    }
    let of_size = |size: usize| Times::together(all.iter().filter_map(|times| times.get(size)));
    let together: Vec<Times> = (0..options.rows.len()).map(of_size).collect();
    let goal = "growth of the admin's lists, p95";
    say(&format!("all of {goal}"));
    let goals = [Goal::at_most(goal, show(&options.rows, &together), GROWTH)];
    if goals::print(&goals, options.common.json) {
        Ok(())
    } else {
        anyhow::bail!("a goal was missed")
    }
}
