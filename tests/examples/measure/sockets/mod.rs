//! `cargo xtask bench sockets`: five thousand sockets on one server, and then on two that share the
//! database, while their people write to support and say where they are. A proxy cuts a hundred of them;
//! they come back with the last event they know, and must miss none.
//!
//! Ten sockets are of one account, which may have sixteen, and each account comes from an address of its
//! own in 127.1.0.0/16.

mod chat;
mod line;
mod proxy;
mod room;

use std::net::Ipv4Addr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use rand::Rng as _;
use tokio::task::LocalSet;
use tokio::time::sleep;

use crate::Common;
use crate::harness::goals::{Goal, print, say};
use crate::harness::keep::Caller;
use crate::harness::quantiles::Took;
use crate::harness::server::Server;
use chat::Sent;
use line::Place;
use proxy::Proxy;
use room::{Room, resident};

const PER_ACCOUNT: usize = 10;
/// One account in so many comes through the proxy.
const PROXIED: usize = 10;
const CUT_EVERY: Duration = Duration::from_millis(250);
/// Of one account, whose every cut comes with a message: well below the twenty that it may write.
const CUTS_A_MINUTE: u32 = 8;
/// Source: issue K.
const EVENT_MS: f64 = 200.0;
const SOCKET_KB: f64 = 25.0;

#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    common: Common,
    /// How many are open at once, ten of an account
    #[arg(long, default_value_t = 5_000)]
    sockets: usize,
    /// How many connections are cut, on one server and then on two
    #[arg(long, default_value_t = 100)]
    cuts: usize,
    /// For how long events are timed before that
    #[arg(long, default_value_t = 60)]
    seconds: u64,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let accounts = options.sockets / PER_ACCOUNT;
    ensure!(accounts >= 2, "at least {} sockets", 2 * PER_ACCOUNT);
    room::allow_files(u64::try_from(options.sockets)? * 2 + 500)?;
    let provider = testkit::IdentityProvider::start();
    let assay = &options.common.assay;
    let one = Server::start(assay, &provider.url(), &["--no-worker"])?;
    let url = Some(one.recipe().url()?);
    let tokens = chat::accounts(&mut one.database()?, accounts)?;
    let admin = chat::admin(one.port())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let bench = Bench { tokens, admin, options };
    let mut goals = LocalSet::new().block_on(&runtime, bench.measure(&[&one]))?;
    let other = Server::start_on(url, assay, &provider.url(), &["--no-worker"])?;
    goals.extend(LocalSet::new().block_on(&runtime, bench.measure(&[&one, &other]))?);
    other.stop();
    one.stop();
    if !print(&goals, options.common.json) {
        bail!("a goal is missed");
    }
    Ok(())
}

struct Bench<'a> {
    tokens: Vec<Rc<str>>,
    admin: Rc<str>,
    options: &'a Options,
}

impl Bench<'_> {
    async fn measure(&self, servers: &[&Server]) -> Result<Vec<Goal>> {
        let ports: Vec<u16> = servers.iter().map(|server| server.port()).collect();
        let proxy = Proxy::default();
        let mut through = Vec::new();
        for port in &ports {
            through.push(proxy.listen(*port).await?);
        }
        let count = self.tokens.len() * PER_ACCOUNT;
        say(&format!(
            "\n{count} sockets of {} accounts, {} server(s)",
            self.tokens.len(),
            ports.len()
        ));
        let _admins = Room::open(self.of_admin(&ports), 1).await?;
        // What the first sockets leave behind is no part of what the others cost.
        drop(Room::open(self.places(&ports, &through, 2)?, PER_ACCOUNT).await?);
        sleep(Duration::from_secs(1)).await;
        let before = memory(servers)?;
        let began = Instant::now();
        let room =
            Room::open(self.places(&ports, &through, self.tokens.len())?, PER_ACCOUNT).await?;
        let kilobytes = (memory(servers)? - before) / 1000.0 / count as f64;
        say(&format!(
            "opened in {:.1} s, {kilobytes:.1} kB a socket",
            began.elapsed().as_secs_f64()
        ));

        let took = self.calm(&ports, &room).await?;
        let cut = self.with_cuts(&ports, &room, &proxy).await?;
        for why in room.refusals() {
            say(&format!("a socket was refused: {why}"));
        }
        let of = format!("{} server(s)", ports.len());
        let mut goals = Vec::new();
        if servers.len() == 1 {
            // A server that has had sockets before keeps what they took.
            goals.push(Goal::at_most(format!("{of}: kB a socket"), kilobytes, SOCKET_KB));
        }
        goals.extend([
            Goal::at_most(format!("{of}: event p99 ms"), took.0.at(99), EVENT_MS),
            Goal::at_most(format!("{of}: events lost without a cut"), took.1 as f64, 0.0),
            Goal::at_most(format!("{of}: events lost over {} cuts", cut.0), cut.1 as f64, 0.0),
            Goal::at_most(format!("{of}: sockets refused"), room.refusals().len() as f64, 0.0),
        ]);
        Ok(goals)
    }

    /// Everybody's sockets, those of one account in turn at each server; one account in some through
    /// the proxy.
    fn places(&self, ports: &[u16], through: &[u16], accounts: usize) -> Result<Vec<Place>> {
        let place = |(account, token): (usize, &Rc<str>), at: usize| {
            let to = if is_proxied(account) { through } else { ports };
            let port = to.iter().copied().cycle().nth(at).unwrap_or_default();
            let from = line::address(account)?;
            Ok(Place { port, from, token: Rc::clone(token), topic: "support" })
        };
        let each = self.tokens.iter().take(accounts).enumerate();
        each.flat_map(|one| (0..PER_ACCOUNT).map(move |at| place(one, at))).collect()
    }

    /// The admin watches who is online and the inbox, at each server.
    fn of_admin(&self, ports: &[u16]) -> Vec<Place> {
        let place = |port: u16, topic| Place {
            port,
            from: Ipv4Addr::LOCALHOST,
            token: Rc::clone(&self.admin),
            topic,
        };
        let both = |port: &u16| [place(*port, "presence"), place(*port, "support-inbox")];
        ports.iter().flat_map(both).collect()
    }

    /// Events while nothing is cut.
    async fn calm(&self, ports: &[u16], room: &Room) -> Result<(Took, usize)> {
        let end = Instant::now() + Duration::from_secs(self.options.seconds);
        let (sent, beats) = tokio::join!(
            chat::write(ports, (&self.tokens, |_| true), end),
            chat::beat(ports, &self.tokens, end)
        );
        let (sent, beats) = (sent?, beats?);
        let (took, lost) = room.settle(&sent).await;
        Took::head("from a message to each socket");
        took.say("nothing cut");
        say(&format!("{} messages, {beats} heartbeats, {lost} events lost", sent.len()));
        Ok((took, lost))
    }

    /// Events while connections are cut: of those whose connection is cut at that moment, and of all
    /// others. Answers cuts and losses.
    async fn with_cuts(&self, ports: &[u16], room: &Room, proxy: &Proxy) -> Result<(usize, usize)> {
        let cuts = u32::try_from(self.options.cuts)?;
        let end = Instant::now() + self.pace()? * cuts + Duration::from_secs(1);
        let (sent, beats, cut) = tokio::join!(
            chat::write(ports, (&self.tokens, |account| !is_proxied(account)), end),
            chat::beat(ports, &self.tokens, end),
            self.cut(ports, proxy)
        );
        let (mut sent, _beats, cut) = (sent?, beats?, cut?);
        let done = cut.len();
        sent.extend(cut);
        let (took, lost) = room.settle(&sent).await;
        took.say("with cuts");
        let (again, reopened) = room.repeats();
        say(&format!(
            "{} messages, {done} of them at a cut; {reopened} sockets came back; {lost} events \
             lost, {again} repeated",
            sent.len()
        ));
        Ok((done, lost))
    }

    /// From one cut to the next, so that no account writes more than it may.
    fn pace(&self) -> Result<Duration> {
        let proxied = (0..self.tokens.len()).filter(|account| is_proxied(*account)).count();
        let of_all = u32::try_from(proxied)? * CUTS_A_MINUTE;
        Ok(CUT_EVERY.max(Duration::from_secs(60) / of_all))
    }

    /// Cuts one connection after the other, each with a message of its account: in turn just before
    /// the cut, so that its event is under way, and just after it.
    async fn cut(&self, ports: &[u16], proxy: &Proxy) -> Result<Vec<Sent>> {
        let mut callers: Vec<Caller> = ports.iter().map(|port| Caller::new(*port)).collect();
        let pace = self.pace()?;
        let mut sent = Vec::new();
        for turn in 0..self.options.cuts {
            sleep(pace).await;
            let passing = proxy.take(|below| rand::rng().random_range(0..below));
            let passing = passing.context("no connection to cut")?;
            let account = line::account(passing.from).context("a foreign connection")?;
            let caller = callers.get_mut(turn / 2 % ports.len()).context("no server")?;
            let message = chat::write_one(caller, &self.tokens, account);
            let pause = if turn.is_multiple_of(2) { 0 } else { rand::rng().random_range(1..15) };
            let cut = async {
                sleep(Duration::from_millis(pause)).await;
                passing.cut();
            };
            let (message, ()) = tokio::join!(message, cut);
            sent.push(message?);
        }
        Ok(sent)
    }
}

fn is_proxied(account: usize) -> bool {
    account.is_multiple_of(PROXIED)
}

fn memory(servers: &[&Server]) -> Result<f64> {
    servers.iter().map(|server| resident(server.process())).sum()
}
