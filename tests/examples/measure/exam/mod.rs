//! `cargo xtask bench exam`: five hundred candidates begin within a minute, type, run and submit for ten
//! minutes, on the whole product with its worker. Nothing that was acknowledged may be missing in the
//! end. Before that, in the same run: how fast drafts and batches of recordings are written, against
//! pgbench with the same upsert and insert, and a naive server.

mod candidate;
mod hall;
mod ledger;
pub(crate) mod naive;
mod order;
mod typing;
mod writes;

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use rand::Rng as _;
use tokio::task::LocalSet;
use tokio::time::Instant;

use crate::Common;
use crate::harness::goals::{Goal, print, say};
use crate::harness::server::Server;
use candidate::Plan;
use hall::Invited;
use ledger::Ledger;
use naive::Naive;
use writes::Rounds;

const COMPANIES: usize = 4;
/// Milliseconds. Source: issue I.
const START_MS: f64 = 1_000.0;
const AUTOSAVE_MS: f64 = 100.0;
/// How much of the exam the starts take: a minute of ten.
const STARTS: f64 = 0.1;

#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    common: Common,
    /// How many take the exam
    #[arg(long, default_value_t = 500)]
    candidates: usize,
    /// How long it lasts, from the first start to the last submit; a tenth of it passes until all
    /// have begun
    #[arg(long, default_value_t = 10.0)]
    minutes: f64,
    /// How many others write drafts and batches as fast as they are taken, before the exam
    #[arg(long, default_value_t = 256)]
    writers: usize,
    /// Seconds of each third of a round of that
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    #[arg(long, default_value_t = 3)]
    rounds: usize,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    ensure!(options.candidates > 0 && options.writers > 0, "nobody writes");
    let provider = testkit::IdentityProvider::start();
    let server = Server::start(&options.common.assay, &provider.url(), &[])?;
    server.seed()?;
    let everybody = hall::fill(&server, COMPANIES, options.candidates + options.writers)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let goals = runtime.block_on(measure(&server, everybody, options))?;
    server.stop();
    if !print(&goals, options.common.json) {
        bail!("a goal is missed");
    }
    Ok(())
}

async fn measure(
    server: &Server,
    mut everybody: Vec<Invited>,
    options: &Options,
) -> Result<Vec<Goal>> {
    let candidates = everybody.split_off(options.writers);
    let naive = Naive::start(server)?;
    let mut shifts = writes::start(server.port(), everybody).await?;
    let of = Rounds { rounds: options.rounds, seconds: options.seconds };
    let writes = writes::compare(server, &mut shifts, naive.as_ref(), of).await?;
    drop(naive);
    let mut goals = exam(server, candidates, options.minutes).await?;
    goals.push(writes);
    Ok(goals)
}

/// Everybody's minutes.
fn plans(candidates: usize, minutes: f64) -> Vec<Plan> {
    let now = Instant::now() + Duration::from_secs(1);
    let mut random = rand::rng();
    let mut at = |from: f64, to: f64| {
        now + Duration::from_secs_f64(60.0 * minutes * random.random_range(from..to))
    };
    let mut plan = || Plan {
        start: at(0.0, STARTS),
        run: at(0.4, 0.7),
        // The last tenth, so that there is a queue.
        submit: at(0.9, 1.0),
    };
    (0..candidates).map(|_| plan()).collect()
}

async fn exam(server: &Server, candidates: Vec<Invited>, minutes: f64) -> Result<Vec<Goal>> {
    let count = candidates.len();
    say(&format!("\n{count} candidates of {COMPANIES} companies, {minutes} minutes"));
    let ledger = Rc::new(RefCell::new(Ledger::default()));
    let local = LocalSet::new();
    let plans = plans(count, minutes);
    let sitting: Vec<_> = candidates
        .into_iter()
        .zip(plans)
        .map(|(person, plan)| {
            local.spawn_local(candidate::sit(server.port(), person, plan, Rc::clone(&ledger)))
        })
        .collect();
    let mut broke_off = 0;
    local
        .run_until(async {
            for one in sitting {
                if let Err(error) = one.await.context("a candidate died").flatten() {
                    broke_off += 1;
                    say(&format!("a candidate broke off: {error:#}"));
                }
            }
        })
        .await;
    let conn = &mut server.database()?;
    let waited = order::drained(conn)?;
    let (judged, late) = order::out_of_turn(conn)?;
    let ledger = ledger.borrow();
    ledger.say();
    say(&format!(
        "{judged} programs were judged; the last verdict came {waited:.1} s after the last receipt"
    ));
    let lost = ledger::lost(conn, &ledger.attempts)?;
    Ok(vec![
        Goal::at_most("edits lost of those acknowledged", lost as f64, 0.0),
        Goal::at_most("candidates who broke off", f64::from(broke_off), 0.0),
        Goal::at_most("answers of 500 and above, or none", ledger.failures as f64, 0.0),
        Goal::at_most("start p99 ms", ledger.p99("start"), START_MS),
        Goal::at_most("autosave p99 ms", ledger.p99("autosave"), AUTOSAVE_MS),
        Goal::at_most("judged out of turn", late as f64, 0.0),
    ])
}
