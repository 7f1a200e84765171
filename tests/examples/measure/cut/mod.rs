//! `cargo xtask bench cut`: two workers, each in a network namespace of its own, as two machines
//! would be. One link to the database is cut in the middle of a submission, without a word to either
//! end, and healed later. Is everything judged once, when has somebody else the job, and does the
//! worker come back by itself?

mod net;
mod postgres;
mod watch;
mod workers;

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use clap::Args;
use serde_json::{Value, json};

use self::net::Net;
use self::postgres::Postgres;
use self::watch::Watch;
use self::workers::Workers;
use crate::Common;
use crate::harness::goals::{Goal, print, say};
use crate::harness::http;
use crate::harness::server::Server;
use crate::kill::checks;
use crate::kill::clients::SOURCE;
use crate::kill::ledger::Ledger;
use crate::kill::world::{Candidate, World};

/// The worker whose link is cut.
const CUT: u8 = 0;
/// Longer than a lease: what depends on its end has had the time.
const LEAST_CUT: Duration = Duration::from_secs(40);
/// A link is given up after ten seconds, and a sweep comes every two; then the other worker takes the
/// job as soon as it is done with its own.
const QUEUED_WITHIN_S: f64 = 15.0;
/// The worker asks again every two seconds, and each time waits five.
const BACK_WITHIN_S: f64 = 15.0;

#[derive(Args)]
pub(crate) struct Options {
    #[command(flatten)]
    common: Common,
    /// How many are submitted before the link is cut, and again after it was healed
    #[arg(long, default_value_t = 12)]
    submissions: usize,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let net = Net::create()?;
    let postgres = Postgres::start()?;
    let provider = testkit::IdentityProvider::start();
    let database = Some(postgres.url());
    let (assay, keys) = (&options.common.assay, provider.url());
    let server = Server::start_on(database, assay, &keys, &["--no-worker"])?;
    server.seed()?;
    let world = World::build(server.port(), options.submissions)?;
    let ledger = Arc::new(Ledger::create()?);
    let mut watch = Watch::open(&postgres.url())?;
    let mut workers = Workers::start(&net, &postgres, &server.recipe())?;
    watch.wait_for_workers()?;

    submit(server.port(), &world.candidates, 0, &ledger)?;
    let victim = watch.wait_for_victim(&Workers::name(CUT))?;
    let began = Instant::now();
    net.cut(CUT)?;
    watch.wait_until_unheard(&victim)?;
    let unheard = began.elapsed();
    watch.wait_until_queued(&victim)?;
    let queued = began.elapsed();
    watch.wait_until_taken(&victim)?;
    let taken = began.elapsed();
    watch.wait_until_drained()?;
    let drained = began.elapsed();
    std::thread::park_timeout(LEAST_CUT.saturating_sub(began.elapsed()));
    let cut_for = began.elapsed();
    let before = watch.judged_by(&victim.worker)?;

    net.heal(CUT)?;
    let back = watch.wait_until_back(&Workers::name(CUT))?;
    submit(server.port(), &world.candidates, 1, &ledger)?;
    watch.wait_until_drained()?;
    let after = watch.judged_by(&victim.worker)? - before;
    let same = workers.all_live()?;
    let mut conn = server.database()?;
    let found = checks::run(&mut conn, &ledger)?;
    let attempts = watch.attempts(&victim)?;
    drop(workers);
    server.stop();

    say(&format!("{:>8.1} s  the link was cut", cut_for.as_secs_f64()));
    say(&format!("{:>8.1} s  until PostgreSQL had given up its sessions", unheard.as_secs_f64()));
    say(&format!("{:>8.1} s  until its job was in the queue again", queued.as_secs_f64()));
    say(&format!("{:>8.1} s  until its job was taken over", taken.as_secs_f64()));
    say(&format!("{:>8.1} s  until everything was judged", drained.as_secs_f64()));
    say(&format!("{:>8.1} s  from healing until the worker was back", back.as_secs_f64()));
    say(&format!("{after:>8}    submissions it judged after that, as the same process: {same}"));
    say(&format!("{attempts:>8}    attempts of the job that was cut off"));
    say(&format!("{:>8}    submissions, each with one verdict", ledger.len()));
    let goals = [
        Goal::at_most("seconds until the job was queued", queued.as_secs_f64(), QUEUED_WITHIN_S),
        Goal::at_most("seconds until the worker was back", back.as_secs_f64(), BACK_WITHIN_S),
        Goal::at_least("judged by the worker that came back", after as f64, 1.0),
        Goal::at_most("attempts of the job that was cut off", f64::from(attempts), 2.0),
        Goal::at_most("L1 acknowledged and not there, or different", found.lost, 0.0),
        Goal::at_most("L2 there more than once", found.doubled, 0.0),
        Goal::at_most("L3 without exactly one verdict", found.unjudged, 0.0),
        Goal::at_most("L4 jobs that are lost or left over", found.jobs, 0.0),
        Goal::at_most("L5 verdicts that no program earned", found.strange, 0.0),
    ];
    if !print(&goals, options.common.json) || !same {
        bail!("a cut link did what it must not");
    }
    Ok(())
}

/// One submission of each.
fn submit(port: u16, people: &[Candidate], turn: usize, ledger: &Ledger) -> Result<()> {
    for person in people {
        let task = person.tasks.get(turn).context("no such task")?;
        let key = uuid::Uuid::new_v4().to_string();
        let path = format!("/api/attempts/{}/tasks/{task}/submissions", person.attempt);
        let source = format!("// {turn}\n{SOURCE}");
        let body = json!({ "language": "javascript", "source": source });
        let headers = [("idempotency-key", key.as_str())];
        let answer = http::post(port, &path, &person.token(), &headers, &body)?;
        let answer = answer.expect_status(&[200, 201])?;
        let id = answer.get("id").and_then(Value::as_str).context("no id")?;
        ledger.write(&key, id, &source)?;
    }
    Ok(())
}
