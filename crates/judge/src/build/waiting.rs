//! A compiler that waits in a box of its own, started and warm. It compiles one source and ends, and
//! its box with it: nothing that a source does to it can reach the next one.

use std::{
    fs::File,
    io::{self, Write},
    os::fd::OwnedFd,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use rustix::pipe::{PipeFlags, pipe_with};

use super::{
    Built, Order,
    boxed::{self, TIME_IS_UP, Work},
    kits,
};
use crate::{
    cgroup::Clock,
    languages::{Command, Recipe, Tool},
    limits::MAX_WALL_MS,
    sandbox::{BoxError, End, Input, Maker, Parties, Sandbox},
    verdict::{CompileReport, Control},
};

/// What a compiler writes when it can take a source.
const READY: &[u8] = b"ready\n";
/// The watcher is asked this often whether to go on.
const TICK: Duration = Duration::from_millis(50);

/// What is heard of the compiler.
enum Event {
    Ready,
    Ended(Result<Built, BoxError>),
}

/// A compiler that has not been given its source.
pub(super) struct Waiting {
    /// The kit it was started with.
    pub(super) tools: PathBuf,
    feed: Option<File>,
    events: Receiver<Event>,
    orders: Arc<Orders>,
    thread: Option<JoinHandle<()>>,
    ready: bool,
}

/// What the thread that watches the compiler has to do meanwhile.
#[derive(Default)]
struct Orders {
    stop: AtomicBool,
    /// CPU time from the source on, in milliseconds, where that is less than the language has; else 0.
    at_most_ms: AtomicU32,
}

impl Waiting {
    /// Starts a compiler; it is ready some time later.
    pub(super) fn start(
        maker: Arc<Maker>,
        (recipe, tool): (&'static Recipe, &Tool),
        command: &Command,
        tools: PathBuf,
    ) -> Result<Self, BoxError> {
        let step = |cause: io::Error| BoxError { step: "starting a compiler".to_owned(), cause };
        let (input, feed) = pipe_with(PipeFlags::CLOEXEC).map_err(|errno| step(errno.into()))?;
        let (says, events) = channel();
        let orders = Arc::new(Orders::default());
        let (argv, files) = ((command.argv)(tool), kits::files(command));
        let work = Work { argv, files, tools: Some(tools.clone()) };
        let (tool, given) = (tool.clone(), Arc::clone(&orders));
        let thread = thread::spawn(move || {
            let ended = serve(&maker, (recipe, &tool), work, input, (&says, &given));
            // Nobody listens any more where it was not needed.
            let _ = says.send(Event::Ended(ended));
        });
        let (feed, thread) = (Some(File::from(feed)), Some(thread));
        Ok(Self { tools, feed, events, orders, thread, ready: false })
    }

    /// Can it take a source? One that has waited for too long has ended.
    pub(super) fn is_ready(&mut self) -> bool {
        while let Ok(event) = self.events.try_recv() {
            self.ready = matches!(event, Event::Ready);
        }
        self.ready
    }

    /// Is it gone?
    pub(super) fn has_ended(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Waits until it can take a source.
    ///
    /// # Errors
    /// Why it has ended before.
    pub(super) fn wait(&mut self) -> Result<(), String> {
        if self.ready {
            return Ok(());
        }
        match self.events.recv() {
            Ok(Event::Ready) => self.ready = true,
            Ok(Event::Ended(Err(error))) => return Err(error.to_string()),
            Ok(Event::Ended(Ok(built))) => return Err(format!("it ended: {built:?}")),
            Err(_) => return Err("it is gone".to_owned()),
        }
        Ok(())
    }

    /// Has it compile; `None` where it was lost through no fault of the source.
    pub(super) fn compile(
        mut self,
        order: &Order<'_>,
        tick: &mut dyn FnMut() -> Control,
    ) -> Option<Built> {
        let started = Instant::now();
        let limits = order.limits().ok()?;
        let wall = Duration::from_millis(limits.wall_ms().into());
        if order.is_short() {
            self.orders.at_most_ms.store(limits.cpu_ms(), Ordering::Relaxed);
        }
        let mut feed = self.feed.take()?;
        feed.write_all(order.source.as_bytes()).ok()?;
        drop(feed);
        loop {
            match self.events.recv_timeout(TICK) {
                Ok(Event::Ended(built)) => return built.ok(),
                Ok(Event::Ready) | Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return None,
            }
            if tick() == Control::Stop {
                return Some(Built::Stopped);
            }
            if started.elapsed() > wall {
                let message = format!("{TIME_IS_UP}more than {} s.\n", wall.as_secs());
                return Some(Built::Refused(CompileReport { ok: false, message }));
            }
        }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.orders.stop.store(true, Ordering::Relaxed);
        drop(self.feed.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Runs the compiler to its end, in the box where it waits.
fn serve(
    maker: &Maker,
    (recipe, tool): (&Recipe, &Tool),
    work: Work,
    input: OwnedFd,
    (says, orders): (&Sender<Event>, &Orders),
) -> Result<Built, BoxError> {
    let mut sandbox = boxed::start(maker, (recipe, tool), work)?;
    // Its CPU limit holds from its start; its time on the clock is counted from the source on.
    let limits = boxed::limits(recipe, None)?;
    let patient = limits.with_wall_ms(MAX_WALL_MS).unwrap_or(limits);
    let mut ready = false;
    let mut heard = |output: &[u8]| {
        if !ready && output.starts_with(READY) {
            ready = true;
            let _ = says.send(Event::Ready);
        }
    };
    let mut allowance = Allowance::of(&sandbox, orders);
    let mut tick = || match orders.stop.load(Ordering::Relaxed) || allowance.is_used_up() {
        true => Control::Stop,
        false => Control::Continue,
    };
    let input = Input::Pipe(input, Parties::default());
    let mut ended = boxed::run(&mut sandbox, &patient, input, &mut heard, &mut tick)?;
    if let Some(at) = ended.said.windows(READY.len()).position(|part| part == READY) {
        ended.said.drain(at..at + READY.len());
    }
    let limits = match allowance.at_most_ms() {
        None => limits,
        Some(at_most_ms) => {
            ended.outcome.cpu_us = allowance.used_us;
            if allowance.is_used_up() {
                ended.outcome.end = End::Cpu;
            }
            boxed::limits(recipe, Some(at_most_ms))?
        }
    };
    boxed::conclude(&mut sandbox, (recipe, &limits), ended, || (String::new(), [].into()))
}

/// The CPU time that a source has which is given less than its language. The box counts from the start of the
/// compiler, so it is counted here from the moment when it was given the source.
struct Allowance<'a> {
    orders: &'a Orders,
    clock: Clock,
    before_us: Option<u64>,
    used_us: u64,
}

impl<'a> Allowance<'a> {
    fn of(sandbox: &Sandbox, orders: &'a Orders) -> Self {
        let started = Instant::now();
        // Where nobody counts, the clock on the wall says at least as much of one thread.
        let wall = move || Ok(u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX));
        let clock = sandbox.clock().unwrap_or_else(|| Box::new(wall));
        Self { orders, clock, before_us: None, used_us: 0 }
    }

    fn at_most_ms(&self) -> Option<u32> {
        Some(self.orders.at_most_ms.load(Ordering::Relaxed)).filter(|ms| *ms > 0)
    }

    fn is_used_up(&mut self) -> bool {
        let Some(at_most_ms) = self.at_most_ms() else { return false };
        if let Ok(now) = (self.clock)() {
            let before = *self.before_us.get_or_insert(now);
            self.used_us = now.saturating_sub(before);
        }
        self.used_us > u64::from(at_most_ms) * 1000
    }
}
