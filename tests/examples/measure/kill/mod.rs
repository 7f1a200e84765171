//! `cargo xtask bench kill`: the worker killed in mid-submission and the server in mid-request,
//! again and again, while people keep submitting. Then: is anything lost, is anything twice?
//!
//! Whoever submits writes what was acknowledged into a ledger, flushed to the disk before the next
//! step, and repeats what was not acknowledged with the same Idempotency-Key. The ledger is the
//! truth that the database is compared with.

mod checks;
mod clients;
mod ledger;
mod strikes;
mod world;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, bail};
use clap::Args;

use crate::Common;
use crate::harness::goals::{Goal, print, say};
use crate::harness::server::Server;

#[derive(Args)]
pub(crate) struct Options {
    #[command(flatten)]
    common: Common,
    /// How often each of the two is killed
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// How many people submit: enough that the limits on submissions never slow the load down
    #[arg(long, default_value_t = 40)]
    people: usize,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let provider = testkit::IdentityProvider::start();
    let mut server = Server::start(&options.common.assay, &provider.url(), &[])?;
    server.seed()?;
    let world = world::World::build(server.port(), options.people)?;
    let ledger = Arc::new(ledger::Ledger::create()?);
    let stop = Arc::new(AtomicBool::new(false));
    let clients = clients::start(server.port(), &world, &ledger, &stop);

    let workers = strikes::workers(&server, options.kills)?;
    let servers = strikes::servers(&mut server, options.kills)?;
    stop.store(true, Ordering::SeqCst);
    let traffic = clients.finish()?;
    say(&format!(
        "{workers} workers killed in mid-submission, {servers} servers in mid-request; \
         {} submissions acknowledged, {} requests broken off and repeated",
        ledger.len(),
        traffic.broken
    ));

    let mut conn = server.database()?;
    checks::wait_until_drained(&mut conn)?;
    let found = checks::run(&mut conn, &ledger)?;
    server.stop();
    let goals = [
        Goal::at_least("workers killed", f64::from(workers), f64::from(options.kills)),
        Goal::at_least("servers killed", f64::from(servers), f64::from(options.kills)),
        Goal::at_most("L1 acknowledged and not there, or different", found.lost, 0.0),
        Goal::at_most("L2 there more than once", found.doubled, 0.0),
        Goal::at_most("L3 without exactly one verdict", found.unjudged, 0.0),
        Goal::at_most("L4 jobs that are lost or left over", found.jobs, 0.0),
    ];
    if !print(&goals, options.common.json) {
        bail!("something was lost or done twice");
    }
    Ok(())
}
