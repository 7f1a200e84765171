//! A compiler that waits in a box of its own, started and warm. It compiles one source and ends, and
//! its box with it: nothing that a source does to it can reach the next one.

use std::{
    fs::File,
    io::{self, Write},
    os::fd::OwnedFd,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use rustix::pipe::{PipeFlags, pipe_with};

use super::{
    Built,
    boxed::{self, Work},
    kits,
};
use crate::{
    languages::{Command, Recipe, Tool},
    limits::{Limits, MAX_WALL_MS},
    sandbox::{BoxError, Input, Maker, Parties},
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
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    ready: bool,
    limits: Limits,
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
        let stop = Arc::new(AtomicBool::new(false));
        let limits = boxed::limits(recipe)?;
        let (argv, files) = ((command.argv)(tool), kits::files(command));
        let work = Work { argv, files, tools: Some(tools.clone()) };
        let (tool, stopped) = (tool.clone(), Arc::clone(&stop));
        let thread = thread::spawn(move || {
            let ended = serve(&maker, (recipe, &tool), work, input, (&says, &stopped));
            // Nobody listens any more where it was not needed.
            let _ = says.send(Event::Ended(ended));
        });
        let (feed, thread) = (Some(File::from(feed)), Some(thread));
        Ok(Self { tools, feed, events, stop, thread, ready: false, limits })
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
        source: &str,
        tick: &mut dyn FnMut() -> Control,
    ) -> Option<Built> {
        let started = Instant::now();
        let wall = Duration::from_millis(self.limits.wall_ms().into());
        let mut feed = self.feed.take()?;
        feed.write_all(source.as_bytes()).ok()?;
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
                let message = format!("The compiler needed more than {} s.\n", wall.as_secs());
                return Some(Built::Refused(CompileReport { ok: false, message }));
            }
        }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
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
    (says, stop): (&Sender<Event>, &AtomicBool),
) -> Result<Built, BoxError> {
    let mut sandbox = boxed::start(maker, (recipe, tool), work)?;
    // Its CPU limit holds from its start; its time on the clock is counted from the source on.
    let limits = boxed::limits(recipe)?;
    let patient = limits.with_wall_ms(MAX_WALL_MS).unwrap_or(limits);
    let mut ready = false;
    let mut heard = |output: &[u8]| {
        if !ready && output.starts_with(READY) {
            ready = true;
            let _ = says.send(Event::Ready);
        }
    };
    let mut tick = || match stop.load(Ordering::Relaxed) {
        true => Control::Stop,
        false => Control::Continue,
    };
    let input = Input::Pipe(input, Parties::default());
    let mut ended = boxed::run(&mut sandbox, &patient, input, &mut heard, &mut tick)?;
    if let Some(at) = ended.said.windows(READY.len()).position(|part| part == READY) {
        ended.said.drain(at..at + READY.len());
    }
    boxed::conclude(&mut sandbox, recipe, ended, || (String::new(), [].into()))
}
