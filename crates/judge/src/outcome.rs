//! From how a run went to a verdict and its reason.

use crate::{
    limits::Limits,
    sandbox::{End, Outcome, Stream},
    verdict::Verdict,
};

/// Signals by number (x86_64), as people know them.
const SIGNALS: [(i32, &str); 14] = [
    (1, "SIGHUP"),
    (2, "SIGINT"),
    (3, "SIGQUIT"),
    (4, "SIGILL"),
    (5, "SIGTRAP"),
    (6, "SIGABRT"),
    (7, "SIGBUS"),
    (8, "SIGFPE"),
    (9, "SIGKILL"),
    (11, "SIGSEGV"),
    (13, "SIGPIPE"),
    (14, "SIGALRM"),
    (15, "SIGTERM"),
    (25, "SIGXFSZ"),
];
const SIGXCPU: i32 = 24;
const SIGSYS: i32 = 31;

/// The verdict on a run that did not end well, with its reason; `None` where it did, so that its
/// output decides. Memory comes before output before time before the exit status: a program that
/// hits a limit often shows the later ones as a consequence.
pub(crate) fn verdict(
    outcome: &Outcome,
    limits: &Limits,
    cried: bool,
) -> Option<(Verdict, String)> {
    let cpu = (Verdict::TimeLimit, time(outcome.cpu_us, limits.cpu_ms(), "CPU"));
    let failed = matches!(outcome.end, End::Program(status) if status != 0);
    if outcome.out_of_memory || (cried && failed) {
        let memory = size(u64::from(limits.memory_kib()) << 10);
        return Some((Verdict::MemoryLimit, format!("needed more than {memory} of memory")));
    }
    if let End::Flood(stream) = outcome.end {
        let name = match stream {
            Stream::Output => "output",
            Stream::Error => "error output",
        };
        let limit = size(limits.output_bytes());
        return Some((Verdict::OutputLimit, format!("wrote more than {limit} of {name}")));
    }
    if outcome.end == End::Cpu || outcome.cpu_us > u64::from(limits.cpu_ms()) * 1000 {
        return Some(cpu);
    }
    match outcome.end {
        End::Wall => {
            let reason = time(outcome.wall_us, limits.wall_ms(), "time on the clock");
            Some((Verdict::TimeLimit, reason))
        }
        End::Unstartable(errno) => {
            let said = std::io::Error::from_raw_os_error(errno).to_string();
            let said = said.split(" (os error").next().unwrap_or_default();
            Some((Verdict::RuntimeError, format!("could not be started ({said})")))
        }
        End::Program(0) => None,
        End::Program(status) => match status & 0x7f {
            0 => Some((Verdict::RuntimeError, format!("exit code {}", (status >> 8) & 0xff))),
            SIGXCPU => Some(cpu),
            SIGSYS => Some((Verdict::RuntimeError, "a blocked system call".to_owned())),
            signal => {
                let known = SIGNALS.iter().find(|(number, _)| *number == signal);
                let name = known.map_or_else(|| signal.to_string(), |(_, name)| (*name).to_owned());
                Some((Verdict::RuntimeError, format!("killed by signal {name}")))
            }
        },
        End::Cpu | End::Flood(_) | End::Stopped | End::Box | End::Starved => {
            Some((Verdict::JudgeError, "the sandbox failed".to_owned()))
        }
    }
}

fn time(used_us: u64, limit_ms: u32, of: &str) -> String {
    let hundredths = used_us / 10_000;
    let limit = f64::from(limit_ms) / 1000.0;
    format!("used {}.{:02} s of {limit} s {of}", hundredths / 100, hundredths % 100)
}

fn size(bytes: u64) -> String {
    let units = [(1 << 20, "MiB"), (1 << 10, "KiB")];
    let whole = units.into_iter().find(|(unit, _)| bytes >= *unit && bytes.is_multiple_of(*unit));
    whole
        .map_or_else(|| format!("{bytes} bytes"), |(unit, name)| format!("{} {name}", bytes / unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(end: End) -> Outcome {
        Outcome {
            end,
            out_of_memory: false,
            cpu_us: 10_000,
            wall_us: 20_000,
            memory_kib: 1000,
            spoilt: false,
        }
    }

    #[track_caller]
    fn check(outcome: &Outcome, expected: Option<(Verdict, &str)>) {
        let limits = Limits::new(1000, 256 << 10).unwrap();
        let got = verdict(outcome, &limits, false);
        assert_eq!(got.as_ref().map(|(verdict, reason)| (*verdict, reason.as_str())), expected);
    }

    #[test]
    fn exit_statuses_and_signals_are_runtime_errors_with_their_names() {
        use Verdict::RuntimeError;
        check(&outcome(End::Program(0)), None);
        check(&outcome(End::Program(1 << 8)), Some((RuntimeError, "exit code 1")));
        check(&outcome(End::Program(11)), Some((RuntimeError, "killed by signal SIGSEGV")));
        check(&outcome(End::Program(139)), Some((RuntimeError, "killed by signal SIGSEGV")));
        check(&outcome(End::Program(40)), Some((RuntimeError, "killed by signal 40")));
        check(&outcome(End::Program(31)), Some((RuntimeError, "a blocked system call")));
    }

    #[test]
    fn a_program_that_the_kernel_does_not_take_is_a_runtime_error_that_says_why() {
        let reason = "could not be started (Exec format error)";
        check(&outcome(End::Unstartable(8)), Some((Verdict::RuntimeError, reason)));
    }

    #[test]
    fn the_clock_decides_on_time_whatever_the_exit_status() {
        let over = Outcome { cpu_us: 1_020_000, ..outcome(End::Program(0)) };
        check(&over, Some((Verdict::TimeLimit, "used 1.02 s of 1 s CPU")));
        let wall = Outcome { wall_us: 3_000_999, ..outcome(End::Wall) };
        check(&wall, Some((Verdict::TimeLimit, "used 3.00 s of 3 s time on the clock")));
    }

    #[test]
    fn memory_comes_before_everything_even_after_a_clean_exit() {
        let expected = Some((Verdict::MemoryLimit, "needed more than 256 MiB of memory"));
        for end in [End::Program(0), End::Program(9), End::Cpu, End::Wall, End::Box] {
            check(&Outcome { out_of_memory: true, ..outcome(end) }, expected);
        }
    }

    #[test]
    fn a_flood_is_named_by_its_stream() {
        let output = "wrote more than 16 MiB of output";
        check(&outcome(End::Flood(Stream::Output)), Some((Verdict::OutputLimit, output)));
        let error = "wrote more than 16 MiB of error output";
        check(&outcome(End::Flood(Stream::Error)), Some((Verdict::OutputLimit, error)));
    }

    #[test]
    fn a_runtimes_cry_for_memory_counts_only_when_the_program_failed() {
        let limits = Limits::new(1000, 256 << 10).unwrap();
        let failed = verdict(&outcome(End::Program(6)), &limits, true);
        assert_eq!(failed.unwrap().0, Verdict::MemoryLimit);
        assert_eq!(verdict(&outcome(End::Program(0)), &limits, true), None);
    }
}
