//! Other programs: started in a group of their own, ended by id, never left behind.
//!
//! Each is started through `setpriv --pdeathsig`, so that it ends even when xtask is killed with
//! a signal it cannot handle. That signal is tied to the thread that starts the program, so the
//! thread that starts one also waits for it.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead as _, BufReader, Read};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use rustix::process::{Pid, Signal, kill_process, kill_process_group, test_kill_process_group};

use crate::machine::context::Context;
use crate::machine::output::{self, Step};

/// How often a running program is looked at.
const GLANCE: Duration = Duration::from_millis(40);
/// How often a silent step says that it still runs.
const SIGN_OF_LIFE: u64 = 15;
/// How long a program may take to end when asked.
const GRACE: Duration = Duration::from_secs(15);
/// How long what it started may take after it.
const LEFTOVER_GRACE: Duration = Duration::from_secs(2);
/// Lines of a log shown when its program failed.
const TAIL: usize = 40;

/// A command that dies with us, reads nothing, and runs in its own process group.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "TERM", "--"]).arg(program).stdin(Stdio::null()).process_group(0);
    command
}

/// A program that runs beside us.
pub(crate) struct Process {
    name: &'static str,
    child: Child,
    group: Pid,
}

impl Process {
    /// Starts it.
    ///
    /// # Errors
    /// When it cannot be started; the message names it.
    pub(crate) fn start(name: &'static str, command: &mut Command) -> Result<Self> {
        let child = command.spawn().with_context(|| format!("cannot start {name}"))?;
        let group = Pid::from_child(&child);
        Ok(Self { name, child, group })
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// The pipes of its output, where the command asked for them.
    pub(crate) fn child(&mut self) -> &mut Child {
        &mut self.child
    }

    /// How it ended, or `None` while it runs.
    pub(crate) fn ended(&mut self) -> Result<Option<ExitStatus>> {
        self.child.try_wait().with_context(|| format!("cannot wait for {}", self.name))
    }

    /// Waits for its end; ends it when we are asked to stop.
    pub(crate) fn wait(&mut self, context: &Context, step: Option<&Step>) -> Result<ExitStatus> {
        let mut next = SIGN_OF_LIFE;
        loop {
            if let Some(status) = self.ended()? {
                return Ok(status);
            }
            context.interrupt.pause(GLANCE)?;
            if let Some(step) = step.filter(|step| step.seconds() >= next) {
                step.still_running();
                next += SIGN_OF_LIFE;
            }
        }
    }

    /// Asks it to end and waits; then ends what is left of its group. Says nothing when all of it
    /// is gone already. Only the program itself is asked first: what it started is its own to end.
    pub(crate) fn stop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            let _ = kill_process(self.group, Signal::TERM);
        }
        let gone = wait_until(GRACE, || !matches!(self.child.try_wait(), Ok(None)));
        if !gone {
            output::line(&format!("  {} did not end within {} s", self.name, GRACE.as_secs()));
        }
        let empty = || test_kill_process_group(self.group).is_err();
        for signal in [Signal::TERM, Signal::KILL] {
            if empty() {
                break;
            }
            let _ = kill_process_group(self.group, signal);
            wait_until(LEFTOVER_GRACE, empty);
        }
        let _ = self.child.wait();
    }
}

/// Looks until it is so, at most this long; the answer is whether it is.
fn wait_until(limit: Duration, mut so: impl FnMut() -> bool) -> bool {
    let began = Instant::now();
    while !so() {
        if began.elapsed() > limit {
            return false;
        }
        std::thread::park_timeout(GLANCE);
    }
    true
}

impl Drop for Process {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Runs a program whose output goes to a log of its name; the log's end is shown when it fails.
pub(crate) fn run_logged(
    context: &Context,
    what: &str,
    name: &'static str,
    command: &mut Command,
) -> Result<()> {
    run_logged_at(context, what, (name, &context.log(name)?), command)
}

/// The same with a log elsewhere, where several of one name run at once.
pub(crate) fn run_logged_at(
    context: &Context,
    what: &str,
    (name, path): (&'static str, &Path),
    command: &mut Command,
) -> Result<()> {
    let step = Step::begin(what);
    let log = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
    command.stdout(log.try_clone()?).stderr(log).env("NO_COLOR", "1");
    let status = Process::start(name, command)?.wait(context, Some(&step))?;
    if !status.success() {
        output::line(&tail(path));
        bail!("{what} failed ({status}); all of it is in {}", path.display());
    }
    step.done();
    Ok(())
}

/// Runs a program that talks to the terminal itself, unless this thread holds its lines back.
pub(crate) fn run_shown(context: &Context, what: &str, command: &mut Command) -> Result<()> {
    let step = Step::begin(what);
    let status = if output::is_held() {
        run_watched(context, "it", command, |_| {})?
    } else {
        Process::start("it", command)?.wait(context, None)?
    };
    if !status.success() {
        bail!("{what} failed ({status})");
    }
    step.done();
    Ok(())
}

/// Runs a program, passes its output on line by line, and hands each line to `look` as well.
pub(crate) fn run_watched(
    context: &Context,
    name: &'static str,
    command: &mut Command,
    mut look: impl FnMut(&str),
) -> Result<ExitStatus> {
    run_filtered(context, name, command, |text| {
        look(text);
        true
    })
}

/// Runs a program and passes on those lines of its output for which `look` answers true.
pub(crate) fn run_filtered(
    context: &Context,
    name: &'static str,
    command: &mut Command,
    mut look: impl FnMut(&str) -> bool,
) -> Result<ExitStatus> {
    let mut look = |text: &str| {
        if look(text) {
            output::line(text);
        }
    };
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = Process::start(name, command)?;
    let (send, lines) = channel();
    let pipes: [Option<Box<dyn Read + Send>>; 2] = [
        process.child().stdout.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>),
        process.child().stderr.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>),
    ];
    for pipe in pipes.into_iter().flatten() {
        let send = send.clone();
        std::thread::spawn(move || {
            for text in BufReader::new(pipe).split(b'\n').map_while(Result::ok) {
                let text = String::from_utf8_lossy(&text).trim_end().to_owned();
                if send.send(text).is_err() {
                    return;
                }
            }
        });
    }
    drop(send);
    let mut pass_on = |lines: &Receiver<String>| {
        while let Ok(text) = lines.try_recv() {
            look(&text);
        }
    };
    let status = loop {
        pass_on(&lines);
        if let Some(status) = process.ended()? {
            break status;
        }
        context.interrupt.pause(GLANCE)?;
    };
    // A grandchild may hold the pipe open; what the program itself wrote is there within this.
    let closing = Instant::now();
    while closing.elapsed() < Duration::from_secs(2) {
        match lines.recv_timeout(GLANCE) {
            Ok(text) => look(&text),
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => break,
            Err(std::sync::mpsc::RecvTimeoutError::Timeout) => {}
        }
    }
    Ok(status)
}

/// The last lines of a log, or a note that it is empty.
pub(crate) fn tail(path: &Path) -> String {
    let text = std::fs::read(path).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<&str> = text.lines().collect();
    let start = lines.len().saturating_sub(TAIL);
    match lines.get(start..) {
        Some(shown) if !shown.is_empty() => shown.join("\n"),
        _ => String::from("(it wrote nothing)"),
    }
}

/// Where a program is on the PATH.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let path = crate::machine::environment::read("PATH")?;
    path.split(':').map(|folder| Path::new(folder).join(program)).find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Process {
        Process::start("a shell", command("sh").args(["-c", script])).unwrap()
    }

    #[test]
    fn a_stopped_program_leaves_nothing_of_its_group() {
        let mut process = shell("sleep 600 & sleep 600 & wait");
        let group = process.group;
        process.stop();
        assert!(test_kill_process_group(group).is_err());
    }

    #[test]
    fn a_program_that_has_ended_is_stopped_without_a_word() {
        let mut process = shell("exit 3");
        let context = Context::new().unwrap();
        assert_eq!(process.wait(&context, None).unwrap().code(), Some(3));
        process.stop();
        assert!(process.ended().unwrap().is_some());
    }

    #[test]
    fn every_line_of_both_outputs_is_seen() {
        let context = Context::new().unwrap();
        let mut seen = Vec::new();
        let mut script = command("sh");
        script.args(["-c", "echo out; echo err >&2; printf unfinished"]);
        let status =
            run_watched(&context, "a shell", &mut script, |line| seen.push(line.to_owned()));
        assert!(status.unwrap().success());
        seen.sort();
        assert_eq!(seen, ["err", "out", "unfinished"]);
    }

    #[test]
    fn the_end_of_a_log_is_shown_and_an_empty_one_is_named() {
        let dir = tempfile::tempdir().unwrap();
        let log = dir.path().join("log");
        assert_eq!(tail(&log), "(it wrote nothing)");
        let lines: Vec<String> = (0..100).map(|line| line.to_string()).collect();
        std::fs::write(&log, lines.join("\n")).unwrap();
        assert!(tail(&log).starts_with("60\n") && tail(&log).ends_with("\n99"));
    }
}
