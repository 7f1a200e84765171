//! `cargo xtask bench kill`: worker, box, connection and database struck at every step of a
//! submission, and the server in mid-request, while people keep submitting and others take the
//! assessment from its start to its end. Then: is anything lost, is anything twice?
//!
//! The submitter writes what was acknowledged into a ledger, flushed to the disk before the next
//! step, and repeats what was not acknowledged with the same Idempotency-Key. The ledger is the
//! truth that the database is compared with.

pub(crate) mod checks;
pub(crate) mod clients;
pub(crate) mod eyes;
pub(crate) mod ledger;
mod lives;
mod strikes;
pub(crate) mod workers;
pub(crate) mod world;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, bail};
use clap::Args;

use crate::Common;
use crate::harness::goals::{Goal, print, say};
use crate::harness::server::Server;

/// While one starts again the other works, and takes what was lost.
const WORKERS: usize = 2;

#[derive(Args)]
pub(crate) struct Options {
    #[command(flatten)]
    common: Common,
    /// How often something that judges is struck
    #[arg(long, default_value_t = 1000)]
    strikes: u32,
    /// How often the server is killed
    #[arg(long, default_value_t = 200)]
    servers: u32,
    /// How many people submit: enough that the limits on submissions never slow the load down
    #[arg(long, default_value_t = 40)]
    people: usize,
    /// How many people at most take the assessment from its start to its end while the server is killed
    #[arg(long, default_value_t = 600)]
    lives: usize,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let provider = testkit::IdentityProvider::start();
    let mut server = Server::start(&options.common.assay, &provider.url(), &["--no-worker"])?;
    server.seed()?;
    let world = world::World::build(server.port(), options.people)?;
    let ledger = Arc::new(ledger::Ledger::create()?);
    let stop = Arc::new(AtomicBool::new(false));
    let clients = clients::start(server.port(), &world, &ledger, &stop);

    let mut workers = workers::Workers::start(server.recipe(), WORKERS)?;
    let struck = strikes::strike(&server, &mut workers, options.strikes)?;
    let invited = world.invite(server.port(), options.lives)?;
    let acts = Arc::new(lives::Acts::create()?);
    let lives = lives::start(&clients.client, invited, &acts);
    let servers = strikes::servers(&mut server, &mut workers, options.servers)?;
    stop.store(true, Ordering::SeqCst);
    lives.finish()?;
    let traffic = clients.finish()?;
    for (what, times) in &struck {
        say(&format!("{times:>6} x {what}"));
    }
    say(&format!(
        "{servers:>6} x server in mid-request; {} submissions acknowledged, {} requests broken off \
         and repeated",
        ledger.len(),
        traffic.broken
    ));

    for kind in lives::KINDS {
        say(&format!("{:>6} x {kind} acknowledged", acts.count(kind)));
    }
    let mut conn = server.database()?;
    checks::wait_until_drained(&mut conn)?;
    let found = checks::run(&mut conn, &ledger)?;
    let done = checks::acts(&mut conn, &acts.all())?;
    drop(workers);
    server.stop();
    let strikes: u32 = struck.iter().map(|(_, times)| times).sum();
    let goals = [
        Goal::at_least("strikes", f64::from(strikes), f64::from(options.strikes)),
        Goal::at_least("servers killed", f64::from(servers), f64::from(options.servers)),
        Goal::at_most("L1 acknowledged and not there, or different", found.lost, 0.0),
        Goal::at_most("L2 there more than once", found.doubled, 0.0),
        Goal::at_most("L3 without exactly one verdict", found.unjudged, 0.0),
        Goal::at_most("L4 jobs that are lost or left over", found.jobs, 0.0),
        Goal::at_most("L5 verdicts that no program earned", found.strange, 0.0),
        Goal::at_least("attempts from start to end", acts.count("finish") as f64, 1.0),
        Goal::at_most("L6 acts acknowledged and not there, or different", done.lost, 0.0),
        Goal::at_most("L7 acts done more than once", done.doubled, 0.0),
    ];
    if !print(&goals, options.common.json) {
        bail!("something was lost or done twice");
    }
    Ok(())
}
