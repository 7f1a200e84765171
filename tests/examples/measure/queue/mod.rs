//! `cargo xtask bench queue`: how long a submission waits for an idle worker, how long after a
//! worker's death another has its job, and how the time for one grows with how many wait. Through
//! the real server, queue, workers and boxes.

mod bare;
mod load;

use std::thread::park_timeout;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use clap::Args;
use db::Conn;
use kernel::SubmissionId;
use rustix::process::{Signal, kill_process};

use crate::Common;
use crate::harness::goals::{Goal, print, say};
use crate::harness::server::Server;
use crate::kill::eyes::{Eyes, Step};
use crate::kill::workers::Workers;
use crate::kill::world::World;
use bare::Bare;
use load::Load;

/// How long the whole queue may take to be empty.
const PATIENCE: Duration = Duration::from_secs(900);
const GLANCE: Duration = Duration::from_millis(1);
const PEOPLE: usize = 16;
/// Milliseconds: a fifth of a poll of 100 ms, which is what others wait.
const FIRST_TEST_MS: f64 = 20.0;
const NEXT_LEASE_S: f64 = 5.0;

#[derive(Args)]
pub(crate) struct Options {
    #[command(flatten)]
    common: Common,
    /// How many submissions wait at once, one round each
    #[arg(long, value_delimiter = ',', default_value = "1,10,100,1000")]
    sizes: Vec<usize>,
    /// Single submissions to an idle worker
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    single: u32,
    /// Workers killed in the middle of a submission
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    kills: u32,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let provider = testkit::IdentityProvider::start();
    let server = Server::start(&options.common.assay, &provider.url(), &["--no-worker"])?;
    server.seed()?;
    let world = World::build(server.port(), PEOPLE)?;
    ensure!(!world.candidates.is_empty(), "nobody submits");
    let mut bench = Bench::open(&server)?;

    let mut workers = Workers::start_whole(server.recipe(), 1)?;
    // The first to come finds nothing in any cache.
    for program in load::WRONG {
        bench.load.submit(&mut bench.conn, program)?;
    }
    bench.drained()?;
    say(&format!("one to an idle worker, {} rounds, ms: median (95th of 100)", options.single));
    say("language     until it is taken up   until its first test runs   what compiles it, alone");
    let first = bench.until_first_test(options.single)?;
    drop(workers);

    workers = Workers::start(server.recipe(), 1)?;
    bench.load.submit_short(&mut bench.conn)?;
    bench.drained()?;
    bench.grow(1, &options.sizes)?;
    drop(workers);

    workers = Workers::start(server.recipe(), 2)?;
    bench.load.submit_short(&mut bench.conn)?;
    bench.drained()?;
    bench.grow(2, &options.sizes)?;
    let next = bench.until_next_lease(&mut workers, options.kills)?;
    drop(workers);
    server.stop();

    let goals = [
        Goal::at_most("G7 ms until the first test on an idle worker", first, FIRST_TEST_MS),
        Goal::at_most("G8 s until another has a killed worker's job", next, NEXT_LEASE_S),
    ];
    if !print(&goals, options.common.json) {
        bail!("a goal is missed");
    }
    Ok(())
}

struct Bench {
    conn: Conn,
    eyes: Eyes,
    load: Load,
}

impl Bench {
    fn open(server: &Server) -> Result<Self> {
        let mut conn = server.database()?;
        let load = Load::find(&mut conn)?;
        Ok(Self { conn, eyes: Eyes::open(server.recipe())?, load })
    }

    /// Milliseconds, the shortest of the medians of each language.
    fn until_first_test(&mut self, rounds: u32) -> Result<f64> {
        let mut least = f64::INFINITY;
        for program in load::WRONG {
            let bare = Bare::of(program.language, program.text)?;
            let (mut ids, mut started, mut alone) = (Vec::new(), Vec::new(), Vec::new());
            for _ in 0..rounds {
                alone.push(bare.once()?);
                // Let it fall asleep: what is measured is waking it.
                park_timeout(Duration::from_millis(100));
                let began = Instant::now();
                let id = self.load.submit(&mut self.conn, program)?;
                while !load::has_begun(&mut self.conn, id)? {
                    glance(began)?;
                }
                started.push(began.elapsed().as_secs_f64() * 1000.0);
                self.drained()?;
                ids.push(id);
            }
            let waits = Quantiles::of(load::waits(&mut self.conn, &ids)?);
            let (started, alone) = (Quantiles::of(started), Quantiles::of(alone));
            say(&format!(
                "{:<12} {:>13.1} ({:.1}) {:>20.1} ({:.1}) {:>18.1} ({:.1})",
                program.language.label(),
                waits.half,
                waits.most,
                started.half,
                started.most,
                alone.half,
                alone.most
            ));
            least = least.min(started.half);
        }
        Ok(least)
    }

    /// The time for one submission at each size, with so many workers.
    fn grow(&mut self, workers: usize, sizes: &[usize]) -> Result<()> {
        say(&format!("\n{workers} worker(s)"));
        say("waiting    ms each   of the first   wait p50 ms   p95 ms");
        let mut first = None;
        for size in sizes {
            let began = Instant::now();
            let submit = |_| self.load.submit_short(&mut self.conn);
            let ids = (0..*size).map(submit).collect::<Result<Vec<SubmissionId>>>()?;
            self.drained()?;
            let each = began.elapsed().as_secs_f64() * 1000.0 / *size as f64;
            let first = *first.get_or_insert(each);
            let waits = Quantiles::of(load::waits(&mut self.conn, &ids)?);
            say(&format!(
                "{size:>7} {each:>10.1} {:>14.2} {:>13.0} {:>8.0}",
                each / first,
                waits.half,
                waits.most
            ));
        }
        Ok(())
    }

    /// Seconds, the longest: another worker is there when the one with the job is killed.
    fn until_next_lease(&mut self, workers: &mut Workers, kills: u32) -> Result<f64> {
        let mut took = Vec::new();
        for _ in 0..kills {
            self.load.submit_long(&mut self.conn)?;
            let began = Instant::now();
            let victim = loop {
                match self.eyes.find(Step::Test)? {
                    Some(victim) => break victim,
                    None => glance(began)?,
                }
            };
            let worker = workers.named(&victim.worker).context("no such worker")?;
            kill_process(worker, Signal::KILL)?;
            let began = Instant::now();
            let (job, lease) = (victim.job.parse()?, victim.token.parse()?);
            while !load::is_taken_again(&mut self.conn, job, lease)? {
                glance(began)?;
            }
            took.push(began.elapsed().as_secs_f64());
            self.drained()?;
            workers.tend()?;
        }
        let list: Vec<_> = took.iter().map(|seconds| format!("{seconds:.2}")).collect();
        say(&format!("\ns from a worker's kill -9 until another has its job: {}", list.join(", ")));
        Ok(took.into_iter().fold(0.0, f64::max))
    }

    /// Returns when nothing waits to be judged.
    fn drained(&mut self) -> Result<()> {
        let began = Instant::now();
        while load::under_way(&mut self.conn)? > 0 {
            glance(began)?;
        }
        Ok(())
    }
}

fn glance(began: Instant) -> Result<()> {
    ensure!(began.elapsed() < PATIENCE, "nothing came of it within {PATIENCE:?}");
    park_timeout(GLANCE);
    Ok(())
}

struct Quantiles {
    half: f64,
    most: f64,
}

impl Quantiles {
    fn of(mut values: Vec<f64>) -> Self {
        values.sort_by(f64::total_cmp);
        let at = |share: usize| values.get(values.len().saturating_sub(1) * share / 100);
        Self {
            half: at(50).copied().unwrap_or_default(),
            most: at(95).copied().unwrap_or_default(),
        }
    }
}
