//! What one run of a program may use.

use std::fmt;

/// Longest CPU time a test may be given: one minute, as a page must not wait longer.
pub const MAX_CPU_MS: u32 = 60_000;
/// Longest wall-clock time a test may be given.
pub const MAX_WALL_MS: u32 = 300_000;
/// Least memory a test may be given, in KiB; below it no interpreter starts.
pub const MIN_MEMORY_KIB: u32 = 4 << 10;
/// Most memory a test may be given, in KiB (4 GiB).
pub const MAX_MEMORY_KIB: u32 = 4 << 20;
/// Most output a test may write, in bytes (256 MiB).
pub const MAX_OUTPUT_BYTES: u64 = 256 << 20;
/// Output allowed where nothing else is said, in bytes (16 MiB).
pub const DEFAULT_OUTPUT_BYTES: u64 = 16 << 20;
/// Most processes and threads a program may have at once.
pub const MAX_PROCESSES: u32 = 256;
/// Processes and threads allowed where nothing else is said; Node alone starts eleven.
pub const DEFAULT_PROCESSES: u32 = 64;

/// The limits of one run. Holds only values inside the published ranges: a zero or absurd limit
/// (which elsewhere has meant "unlimited") is refused when the value is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    cpu_ms: u32,
    wall_ms: u32,
    memory_kib: u32,
    output_bytes: u64,
    processes: u32,
    compile_ms: Option<u32>,
}

/// A limit outside its range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{name} must be between {min} and {max} {unit}, but is {value}")]
pub struct BadLimit {
    /// Which limit, in words.
    pub name: &'static str,
    /// The value that was given.
    pub value: u64,
    /// Least value accepted.
    pub min: u64,
    /// Greatest value accepted.
    pub max: u64,
    /// The unit of the three numbers.
    pub unit: &'static str,
}

impl Limits {
    /// Limits with the usual output cap (16 MiB), 64 processes, and a wall-clock limit of twice
    /// the CPU limit plus one second, at least two seconds.
    ///
    /// # Errors
    /// [`BadLimit`] for a CPU limit outside 1 ms–60 s or memory outside 4 MiB–4 GiB.
    pub fn new(cpu_ms: u32, memory_kib: u32) -> Result<Self, BadLimit> {
        within("the CPU limit", cpu_ms.into(), (1, MAX_CPU_MS.into()), "ms")?;
        let memory = (MIN_MEMORY_KIB.into(), MAX_MEMORY_KIB.into());
        within("the memory limit", memory_kib.into(), memory, "KiB")?;
        Ok(Self {
            cpu_ms,
            wall_ms: (2 * cpu_ms + 1000).max(2000),
            memory_kib,
            output_bytes: DEFAULT_OUTPUT_BYTES,
            processes: DEFAULT_PROCESSES,
            compile_ms: None,
        })
    }

    /// The same limits with another wall-clock limit.
    ///
    /// # Errors
    /// [`BadLimit`] outside 1 ms–300 s.
    pub fn with_wall_ms(self, wall_ms: u32) -> Result<Self, BadLimit> {
        within("the wall-clock limit", wall_ms.into(), (1, MAX_WALL_MS.into()), "ms")?;
        Ok(Self { wall_ms, ..self })
    }

    /// The same limits with another cap on standard output.
    ///
    /// # Errors
    /// [`BadLimit`] outside 1 byte–256 MiB.
    pub fn with_output_bytes(self, output_bytes: u64) -> Result<Self, BadLimit> {
        within("the output limit", output_bytes, (1, MAX_OUTPUT_BYTES), "bytes")?;
        Ok(Self { output_bytes, ..self })
    }

    /// The same limits with another number of processes and threads.
    ///
    /// # Errors
    /// [`BadLimit`] outside 1–256.
    pub fn with_processes(self, processes: u32) -> Result<Self, BadLimit> {
        within("the process limit", processes.into(), (1, MAX_PROCESSES.into()), "processes")?;
        Ok(Self { processes, ..self })
    }

    /// The same limits, and at most so much CPU time for the compiler, where its language has more.
    ///
    /// # Errors
    /// [`BadLimit`] outside 1 ms–60 s.
    pub fn with_compile_ms(self, compile_ms: u32) -> Result<Self, BadLimit> {
        within("the compiler's CPU limit", compile_ms.into(), (1, MAX_CPU_MS.into()), "ms")?;
        Ok(Self { compile_ms: Some(compile_ms), ..self })
    }

    /// Up to where a program is let run on a busy machine, in milliseconds of CPU: six fifths of
    /// the limit. Beyond the limit it is over it all the same, but near enough to be run again.
    pub(crate) fn near_cpu_ms(&self) -> u32 {
        self.cpu_ms + self.cpu_ms / 5
    }

    /// Up to where the wall-clock limit moves while the program waits for a processor: twenty
    /// times the limit, but no more than five minutes beyond it.
    pub(crate) fn longest_wall_ms(&self) -> u32 {
        self.wall_ms.saturating_mul(20).min(self.wall_ms + MAX_WALL_MS)
    }

    /// CPU time of the compiler, in milliseconds; `None`: as much as its language has.
    pub(crate) fn compile_ms(&self) -> Option<u32> {
        self.compile_ms
    }

    /// CPU time of the whole process tree, in milliseconds.
    pub fn cpu_ms(&self) -> u32 {
        self.cpu_ms
    }

    /// Wall-clock time, in milliseconds.
    pub fn wall_ms(&self) -> u32 {
        self.wall_ms
    }

    /// Memory of the whole process tree, files it wrote included, in KiB.
    pub fn memory_kib(&self) -> u32 {
        self.memory_kib
    }

    /// Bytes of standard output.
    pub fn output_bytes(&self) -> u64 {
        self.output_bytes
    }

    /// Processes and threads alive at once.
    pub fn processes(&self) -> u32 {
        self.processes
    }
}

impl fmt::Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms CPU, {} ms wall, {} KiB", self.cpu_ms, self.wall_ms, self.memory_kib)
    }
}

fn within(
    name: &'static str,
    value: u64,
    (min, max): (u64, u64),
    unit: &'static str,
) -> Result<(), BadLimit> {
    if (min..=max).contains(&value) {
        return Ok(());
    }
    Err(BadLimit { name, value, min, max, unit })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_and_absurd_limits_are_refused() {
        let ok = Limits::new(1000, 256 << 10).unwrap();
        assert!(Limits::new(0, 256 << 10).is_err());
        assert!(Limits::new(u32::MAX, 256 << 10).is_err());
        assert!(Limits::new(1000, 0).is_err());
        assert!(Limits::new(1000, u32::MAX).is_err());
        assert!(ok.with_wall_ms(0).is_err());
        assert!(ok.with_wall_ms(u32::MAX).is_err());
        assert!(ok.with_compile_ms(0).is_err());
        assert!(ok.with_compile_ms(u32::MAX).is_err());
        assert!(ok.with_output_bytes(0).is_err());
        assert!(ok.with_output_bytes(u64::MAX).is_err());
        assert!(ok.with_processes(0).is_err());
        assert!(ok.with_processes(u32::MAX).is_err());
    }

    #[test]
    fn the_wall_limit_is_twice_the_cpu_limit_and_a_second_but_two_seconds_at_least() {
        assert_eq!(Limits::new(1, MIN_MEMORY_KIB).unwrap().wall_ms(), 2000);
        assert_eq!(Limits::new(500, MIN_MEMORY_KIB).unwrap().wall_ms(), 2000);
        assert_eq!(Limits::new(2000, MIN_MEMORY_KIB).unwrap().wall_ms(), 5000);
    }

    #[test]
    fn a_refusal_names_the_limit_its_range_and_the_value() {
        let said = Limits::new(0, 256 << 10).unwrap_err().to_string();
        assert_eq!(said, "the CPU limit must be between 1 and 60000 ms, but is 0");
    }
}
