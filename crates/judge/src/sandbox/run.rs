//! One run of a box's command: its input, its output, and the limits enforced from outside.

use std::{
    io,
    os::fd::{AsFd, OwnedFd},
    time::Instant,
};

use rustix::{
    event::{PollFd, PollFlags, poll},
    io::Errno,
};

use super::{
    BoxError, Sandbox, image, packet,
    pump::{Pump, Sink},
    tree,
    waiting::{Parties, Waiting},
    wire::{self, Done},
};
use crate::{clock::timespec_us, limits::Limits, verdict::Control};

/// The watcher is asked this often whether to go on.
const TICK_US: u64 = 50_000;
/// A program that has used so much CPU time was run, if late: what it made of the time after that is
/// its own doing.
const WAS_RUN_US: u64 = 10_000;
/// How often the processes are looked at where no cgroup counts.
const LOOK_US: u64 = 10_000;
/// Most programs end within this, having written less than a pipe holds: at first only their end
/// is waited for, which saves being woken for every line.
const PATIENCE_US: u64 = 2_000;

/// One run.
pub(crate) struct Run<'a> {
    /// Standard input.
    pub(crate) input: Input<'a>,
    /// The limits of this run.
    pub(crate) limits: &'a Limits,
    /// Called with standard output as it comes, up to the output limit; with nothing at its end.
    pub(crate) output: &'a mut dyn FnMut(&[u8]),
    /// Called with standard error as it comes, up to the output limit; with nothing at its end.
    pub(crate) error: &'a mut dyn FnMut(&[u8]),
    /// Asked at least every 100 ms whether to go on.
    pub(crate) tick: &'a mut dyn FnMut() -> Control,
}

/// What a program reads.
pub(crate) enum Input<'a> {
    /// These bytes and then the end.
    Bytes(&'a [u8]),
    /// What another program will write: output is passed on as soon as it comes. Both are among those
    /// who hold each other up.
    Pipe(OwnedFd, Parties),
}

/// One of the two streams a program writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stream {
    /// Standard output.
    Output,
    /// Standard error.
    Error,
}

/// What ended a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// The program, with this wait status.
    Program(i32),
    /// There is none: the kernel does not take the submission's program as one, with this error
    /// number.
    Unstartable(i32),
    /// Its CPU time, or memory counted by looking, was over the limit.
    Cpu,
    /// The wall clock, without the time spent waiting for a processor.
    Wall,
    /// Nothing the program did: the machine never got round to it.
    Starved,
    /// Too much was written.
    Flood(Stream),
    /// The watcher.
    Stopped,
    /// The box died, which is nobody's verdict unless memory ran out.
    Box,
}

impl End {
    /// Why a run was lost, in words.
    pub(crate) fn loss(self) -> &'static str {
        match self {
            Self::Starved => "the machine is too busy: a program was ready but was not run",
            _ => "the box died",
        }
    }
}

/// How a run went.
#[derive(Debug)]
pub(crate) struct Outcome {
    /// What ended it.
    pub(crate) end: End,
    /// The kernel killed for want of memory, or more was resident than allowed.
    pub(crate) out_of_memory: bool,
    /// CPU time of all processes, in microseconds.
    pub(crate) cpu_us: u64,
    /// Wall-clock time in microseconds.
    pub(crate) wall_us: u64,
    /// Largest resident set of any process, in KiB.
    pub(crate) memory_kib: u64,
    /// The box must not be used again.
    pub(crate) spoilt: bool,
}

impl Outcome {
    /// Did it come to no end of its own, through no fault of the program?
    pub(crate) fn is_lost(&self) -> bool {
        matches!(self.end, End::Box | End::Starved) && !self.out_of_memory
    }
}

/// The counters of a run as they move.
struct Meter {
    cpu_before_us: u64,
    watch: tree::Watch,
    cores: u64,
}

impl Sandbox {
    /// Runs the box's command once.
    pub(crate) fn run(&mut self, run: Run<'_>) -> Result<Outcome, BoxError> {
        let step = |error| BoxError::new("running a program", error);
        let mut meter = Meter::start(self).map_err(step)?;
        let (input, patience_us, parties) = match run.input {
            Input::Bytes(bytes) => {
                (image::input(bytes).map_err(step)?, PATIENCE_US, Parties::default())
            }
            Input::Pipe(end, parties) => (end, 0, parties),
        };
        let clock = Clock::start(self, run.limits, parties);
        let (output, output_end) = image::output().map_err(step)?;
        let (error, error_end) = image::output().map_err(step)?;
        let limit = run.limits.output_bytes();
        let sinks = [Sink { take: run.output, limit }, Sink { take: run.error, limit }];
        let mut pump = Pump::new([output, error], sinks);
        let started = Instant::now();
        let ends = [&input, &output_end, &error_end].map(OwnedFd::as_fd);
        packet::send(self.socket.as_fd(), &[wire::RUN], &ends).map_err(step)?;
        drop((input, output_end, error_end));

        let mut buffer = std::mem::take(&mut self.buffer);
        let waited = self.wait_for_end(
            (started, patience_us, clock),
            (run.limits, run.tick),
            &mut meter,
            (&mut pump, &mut buffer),
        );
        let (mut end, done) = waited.map_err(step)?;
        let wall_us = micros(started);
        let killed_kib = if matches!(end, End::Program(_) | End::Box) {
            let full = pump.pump(&mut buffer).map_err(step)?;
            end = full.map_or(end, End::Flood);
            0
        } else {
            let largest = tree::largest_kib(self.init);
            if end == End::Wall && self.warm && tree::descendants(self.init).len() < 2 {
                // Nobody idled here but the interpreter that should have forked.
                end = End::Box;
            }
            self.kill();
            largest
        };
        self.buffer = buffer;
        if done.not_started != 0 {
            end = self
                .unstartable(done)
                .ok_or_else(|| step(io::Error::from_raw_os_error(done.not_started)))?;
        }
        let cpu_us = meter.cpu_us(self).map_err(step)?.max(done.cpu_us);
        let peak_kib = done.max_rss_kib.max(killed_kib);
        let limit_kib = u64::from(run.limits.memory_kib());
        let counted = self.oom_killed().map_err(step)?;
        let resident = self.group.is_none() && peak_kib.max(meter.watch.peak_kib) > limit_kib;
        let out_of_memory = counted || resident;
        let ended = matches!(end, End::Program(_));
        Ok(Outcome {
            end,
            out_of_memory,
            cpu_us,
            wall_us: if ended { done.wall_ns / 1000 } else { wall_us },
            memory_kib: peak_kib,
            spoilt: !ended || out_of_memory || done.dirty,
        })
    }

    /// What a run ends with that did not begin, where that is the program's own doing: what it was
    /// built from decides what the kernel finds in it.
    fn unstartable(&self, done: Done) -> Option<End> {
        const OURS: [Errno; 4] = [Errno::AGAIN, Errno::NOMEM, Errno::NFILE, Errno::MFILE];
        let short = OURS.iter().any(|errno| errno.raw_os_error() == done.not_started);
        (self.runs_theirs && done.executed && !short).then_some(End::Unstartable(done.not_started))
    }

    /// Waits until the program ends or a limit is reached, pumping its output meanwhile.
    fn wait_for_end(
        &mut self,
        (started, patience_us, mut clock): (Instant, u64, Clock),
        (limits, tick): (&Limits, &mut dyn FnMut() -> Control),
        meter: &mut Meter,
        (pump, buffer): (&mut Pump<'_>, &mut [u8]),
    ) -> io::Result<(End, Done)> {
        let (mut next_look, mut next_tick) = (meter.first_look_us(self, limits), TICK_US);
        let nothing = Done::default();
        loop {
            let now = micros(started);
            if now >= clock.until_us
                && let Some(end) = clock.look(now)
                && !self.wait(pump, true, 0)?
            {
                let was_run = end == End::Starved && meter.cpu_us(self)? >= WAS_RUN_US;
                return Ok((if was_run { End::Wall } else { end }, nothing));
            }
            if now >= next_look {
                match meter.look(self, limits)? {
                    Some(pause) => next_look = now + pause,
                    None => return Ok((End::Cpu, nothing)),
                }
            }
            if now >= next_tick {
                next_tick = now + TICK_US;
                clock.look(now);
                if tick() == Control::Stop {
                    return Ok((End::Stopped, nothing));
                }
            }
            let patient = now < patience_us;
            let until = clock.until_us.max(now).min(next_look).min(next_tick);
            let until = if patient { until.min(patience_us) } else { until };
            let ended = self.wait(pump, patient, until.saturating_sub(now))?;
            if ended {
                let (length, _) = packet::receive(self.socket.as_fd(), buffer)?;
                let message = buffer.get(..length).and_then(|message| message.split_first());
                return Ok(match message {
                    Some((&wire::DONE, rest)) => {
                        let done = Done::decode(rest).unwrap_or_default();
                        (End::Program(done.status), done)
                    }
                    _ => (End::Box, nothing),
                });
            }
            if !patient && let Some(stream) = pump.pump(buffer)? {
                return Ok((End::Flood(stream), nothing));
            }
        }
    }

    /// Waits for something to happen; true where the box has spoken or gone.
    fn wait(&self, pump: &Pump<'_>, only_end: bool, timeout_us: u64) -> io::Result<bool> {
        let mut polls = vec![PollFd::new(&self.socket, PollFlags::IN)];
        if !only_end {
            polls.extend(pump.open_ends().map(|end| PollFd::new(end, PollFlags::IN)));
        }
        match poll(&mut polls, Some(&timespec_us(timeout_us))) {
            Err(Errno::INTR) => return Ok(false),
            other => other?,
        };
        Ok(polls.first().is_some_and(|first| !first.revents().is_empty()))
    }

    /// Has the kernel killed for want of memory since this was last asked?
    fn oom_killed(&mut self) -> io::Result<bool> {
        let Some(group) = &self.group else {
            return Ok(false);
        };
        let now = group.oom_kills()?;
        Ok(std::mem::replace(&mut self.oom_kills, now) != now)
    }
}

/// The wall-clock limit of a run. Time in which the program could have run but no processor was
/// free is not the program's, so the limit moves by as much; a program that sleeps waits for none.
struct Clock {
    /// When it must be looked at again, or the run is over.
    until_us: u64,
    wall_us: u64,
    longest_us: u64,
    waiting: Waiting,
    busy: fn() -> bool,
}

impl Clock {
    fn start(sandbox: &Sandbox, limits: &Limits, parties: Parties) -> Self {
        let wall_us = u64::from(limits.wall_ms()) * 1000;
        Self {
            until_us: wall_us,
            wall_us,
            longest_us: u64::from(limits.longest_wall_ms()) * 1000,
            waiting: Waiting::start(sandbox.init, &sandbox.waited, parties),
            busy: sandbox.busy,
        }
    }

    /// Why the run is over, if it is.
    fn look(&mut self, now: u64) -> Option<End> {
        // Where the kernel does not count, a busy machine is given all the time there is.
        let unknown = || if (self.busy)() { self.longest_us } else { 0 };
        let waited = self.waiting.look(now);
        let late = now >= self.wall_us;
        let waited_us = waited.unwrap_or_else(|| if late { unknown() } else { 0 });
        let allowed_us = self.wall_us + waited_us;
        self.until_us = allowed_us.min(self.longest_us);
        if now < self.until_us {
            return None;
        }
        if now < allowed_us {
            return Some(End::Starved);
        }
        // A wait that lasts is not counted yet. It soon is, or the program burns its CPU time.
        let soon = (allowed_us + self.wall_us).min(self.longest_us);
        if now < soon && self.waiting.is_anyone_runnable() {
            self.until_us = now + LOOK_US;
            return None;
        }
        Some(End::Wall)
    }
}

impl Meter {
    fn start(sandbox: &Sandbox) -> io::Result<Self> {
        let cpu = sandbox.group.as_ref().map_or(Ok(0), |group| group.cpu_us())?;
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
        Ok(Self { cpu_before_us: cpu, watch: tree::Watch::default(), cores })
    }

    /// CPU time of the run so far.
    fn cpu_us(&self, sandbox: &Sandbox) -> io::Result<u64> {
        match &sandbox.group {
            Some(group) => Ok(group.cpu_us()?.saturating_sub(self.cpu_before_us)),
            None => Ok(self.watch.cpu_us()),
        }
    }

    fn first_look_us(&self, sandbox: &Sandbox, limits: &Limits) -> u64 {
        if sandbox.group.is_none() {
            return LOOK_US;
        }
        u64::from(limits.cpu_ms()) * 1000 / self.cores
    }

    /// How long the program cannot be over a limit, in microseconds; `None` where it is.
    fn look(&mut self, sandbox: &Sandbox, limits: &Limits) -> io::Result<Option<u64>> {
        let counted = sandbox.group.is_some();
        if !counted {
            self.watch.look(sandbox.init);
            if self.watch.peak_kib > limits.memory_kib().into() {
                return Ok(None);
            }
        }
        let used = self.cpu_us(sandbox)?;
        let within = |limit_ms: u32| (u64::from(limit_ms) * 1000).checked_sub(used);
        let left = match within(limits.cpu_ms()).filter(|left| *left > 0) {
            None if (sandbox.busy)() => within(limits.near_cpu_ms()),
            left => left,
        };
        let pause = |left: u64| {
            if counted { (left / self.cores).max(1000) } else { LOOK_US }
        };
        Ok(left.filter(|left| *left > 0).map(pause))
    }
}

fn micros(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_micros()).unwrap_or(u64::MAX)
}
