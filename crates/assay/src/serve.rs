//! `assay serve`.

use std::net::TcpListener;
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context;
use app::State;
use app::live::Hub;
use app::server::{self, Bundle};
use app::web::{HANDLER_LIMIT, Metrics, Throttle, Typed, monotonic};
use assessments::outages::BEAT_SECONDS;
use auth::tokens::{KeySource, Verifier};
use auth::verification::Toolkit;
use computing::Computing;
use db::cluster::Cluster;
use db::{Db, Lane, Options};
use flows::assessments::outage;
use flows::post::Sender;
use kernel::{Clock, SystemClock};
use model::{Client, Limits};
use payments::{Provider as Payments, Stripe};
use tokio::process::{Child, Command};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval};

use crate::disk::Watch;
use crate::{Failure, open};
use config::{Config, Purpose, from_environment};
use grades::Keys;

/// Serves until a signal stops it.
pub(super) fn run(with_worker: bool) -> Result<(), Failure> {
    let config = from_environment(Purpose::Server).map_err(Failure::Settings)?;
    super::start_log();
    // Before anything slow: a taken port is the likeliest reason to fail.
    let listener = TcpListener::bind(config.bind).with_context(|| {
        format!("cannot listen on {}: is another server running? Set ASSAY_BIND", config.bind)
    })?;
    Ok(actix_web::rt::System::new().block_on(serve(config, listener, with_worker))?)
}

async fn serve(config: Config, listener: TcpListener, with_worker: bool) -> anyhow::Result<()> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let (stop, stopping) = watch::channel(false);
    let (url, cluster) = match &config.database_url {
        Some(url) => (url.clone(), None),
        None => {
            let cluster = Cluster::start(&open::cluster_settings(&config)).await?;
            (cluster.url(), Some(cluster))
        }
    };
    let migrated = db::migrate(&url)?;
    tracing::info!(migrations = migrated, "database.ready");
    let own_cluster = cluster.is_some();
    let (stop_cluster, cluster_stopping) = watch::channel(false);
    let cluster = cluster.map(|c| actix_web::rt::spawn(c.supervise(cluster_stopping)));
    let worker = (own_cluster && with_worker)
        .then(|| actix_web::rt::spawn(supervise_worker(url.clone(), stopping)));

    Keys::of(&config.data_dir).ensure(SystemClock.now())?;
    let state = state(config, &url)?;
    let hub = actix_web::rt::spawn(state.hub.clone().listen(url));
    let dir = state.config.web_dir.clone().unwrap_or_else(Bundle::default_dir);
    let bundle = Bundle::load(&dir).with_context(|| format!("cannot read {}", dir.display()))?;
    let bind = state.config.bind;
    let beats = actix_web::rt::spawn(begin_beats(&state).await);
    let server = server::start(listener, state, bundle)?;
    let handle = server.handle();
    let serving = actix_web::rt::spawn(server);
    tracing::info!(%bind, "server.listening");

    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    tracing::info!("server.stopping");
    handle.stop(true).await;
    serving.await??;
    hub.abort();
    beats.abort();
    // It is no error that nobody listens any more.
    let _sent = stop.send(true);
    if let Some(worker) = worker {
        worker.await??;
    }
    let _sent = stop_cluster.send(true);
    if let Some(cluster) = cluster {
        cluster.await??;
    }
    Ok(())
}

fn state(config: Config, url: &str) -> anyhow::Result<State> {
    let verifier = verifier(&config)?;
    let toolkit = Toolkit::new(&config.identity.toolkit_url, &config.identity.api_key)?;
    let provider = config.identity.provider()?;
    let model = config.model.clone().map(|endpoint| Client::new(endpoint, Limits::default()));
    let payments = match config.payments.clone() {
        Some(account) => Payments::Stripe(Box::new(Stripe::new(account)?)),
        None => Payments::Manual,
    };
    Ok(State {
        payments: Arc::new(payments),
        model: model.transpose()?.map(Arc::new),
        provider: Arc::new(provider),
        db: database(&config, url),
        lane: Lane::new(url),
        typed: Typed::default(),
        computing: Computing::of_this_machine(),
        clock: Arc::new(SystemClock),
        patience: HANDLER_LIMIT,
        throttle: Arc::new(Throttle::new(config.request_rate, monotonic())),
        metrics: Arc::new(Metrics::new()?),
        config: Arc::new(config),
        verifier: Arc::new(verifier),
        toolkit: Arc::new(toolkit),
        hub: Hub::new(),
    })
}

/// The database, which takes nothing in while our own cluster has hardly any room.
fn database(config: &Config, url: &str) -> Db {
    let db = Db::new(url, Options { size: server::pool_size(), ..Options::default() });
    if config.database_url.is_some() {
        return db;
    }
    let watch = Watch::at(&config.data_dir);
    db.guarded(move || watch.has_room())
}

fn verifier(config: &Config) -> anyhow::Result<Verifier> {
    let identity = &config.identity;
    if identity.emulator.is_some() {
        let verifier = Verifier::emulator(&identity.project);
        return verifier.context("this build does not accept the emulator's tokens");
    }
    Ok(Verifier::signed(&identity.project, KeySource::new(&identity.keys_url))?)
}

/// A worker that dies at once, as one that cannot isolate programs does, is started ever more seldom.
const WORKER_PAUSES_S: [u64; 5] = [1, 2, 5, 10, 30];
/// One that lived this long is worth starting again soon.
const WORKER_LIVED: Duration = Duration::from_secs(60);

/// Keeps one worker running until the server stops; then lets it finish what it has.
async fn supervise_worker(url: String, mut stopping: watch::Receiver<bool>) -> anyhow::Result<()> {
    let mut deaths: usize = 0;
    loop {
        let began = Instant::now();
        let mut worker = spawn_worker(&url)?;
        let status = tokio::select! {
            _ = async { stopping.wait_for(|stop| *stop).await.is_ok() } => None,
            status = worker.wait() => Some(status?),
        };
        let Some(status) = status else { return stop_worker(worker).await };
        tracing::error!(%status, "worker.died");
        deaths = if began.elapsed() > WORKER_LIVED { 0 } else { deaths + 1 };
        let pause = WORKER_PAUSES_S.get(deaths.saturating_sub(1)).copied().unwrap_or(30);
        let pause = tokio::time::sleep(Duration::from_secs(pause));
        tokio::select! {
            _ = async { stopping.wait_for(|stop| *stop).await.is_ok() } => return Ok(()),
            () = pause => {}
        }
    }
}

/// The worker ends with us, even when we are killed.
fn spawn_worker(url: &str) -> anyhow::Result<Child> {
    let exe = std::env::current_exe().context("cannot find the own binary")?;
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "TERM"]).arg(exe).arg("worker").env("DATABASE_URL", url);
    command.stdin(Stdio::null()).process_group(0);
    command.spawn().context("cannot start the worker through setpriv")
}

async fn stop_worker(mut worker: Child) -> anyhow::Result<()> {
    if let Some(pid) = worker.id().and_then(|id| i32::try_from(id).ok()) {
        let pid = rustix::process::Pid::from_raw(pid);
        let sent = pid.map(|pid| rustix::process::kill_process(pid, rustix::process::Signal::TERM));
        tracing::info!(sent = sent.is_some_and(|sent| sent.is_ok()), "worker.stopping");
    }
    let ended = tokio::time::timeout(Duration::from_secs(15), worker.wait()).await;
    if ended.is_err() {
        worker.kill().await?;
    }
    Ok(())
}

/// Beats once, before the first call is answered: no attempt ends by a deadline that fell into an outage.
/// Answers what goes on beating.
async fn begin_beats(state: &State) -> impl Future<Output = ()> + 'static {
    beat(state).await;
    let state = state.clone();
    async move {
        let mut ticks = interval(Duration::from_secs(BEAT_SECONDS));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            beat(&state).await;
        }
    }
}

async fn beat(state: &State) {
    let (db, now) = (state.db.clone(), state.clock.now());
    let (public_url, support) =
        (state.config.public_url.clone(), state.config.support_email.clone());
    let sender = Sender { public_url, support, now };
    let done = actix_web::rt::task::spawn_blocking(move || outage::beat(&db, &sender)).await;
    match done {
        Ok(Ok(0)) => {}
        Ok(Ok(attempts)) => tracing::warn!(attempts, "outage.credited"),
        Ok(Err(e)) => tracing::error!(error = ?e, "outage.beat_failed"),
        Err(e) => tracing::error!(error = ?e, "outage.beat_lost"),
    }
}
