//! Is the machine busy? Then a program's time is measured less well, and time limits are given
//! some slack, so that who was near one can be run again.

use std::fs;

/// Share of the last ten seconds in which something waited for a processor, in per cent.
const BUSY_PERCENT: f64 = 20.0;
/// Where the kernel does not say that: running tasks for each processor, over the last minute.
const BUSY_LOAD: f64 = 1.0;

/// Are there more programs to run than processors?
pub(crate) fn is_busy() -> bool {
    if let Ok(text) = fs::read_to_string("/proc/pressure/cpu")
        && let Some(percent) = waiting_percent(&text)
    {
        return percent >= BUSY_PERCENT;
    }
    let cores = std::thread::available_parallelism().map_or(1.0, |cores| cores.get() as f64);
    let load = fs::read_to_string("/proc/loadavg").ok().and_then(|text| first_number(&text));
    load.is_some_and(|load| load / cores > BUSY_LOAD)
}

fn waiting_percent(text: &str) -> Option<f64> {
    let line = text.lines().find_map(|line| line.strip_prefix("some "))?;
    line.split(' ').find_map(|word| word.strip_prefix("avg10="))?.parse().ok()
}

fn first_number(text: &str) -> Option<f64> {
    text.split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kernels_own_words_are_understood() {
        let text = "some avg10=98.96 avg60=98.23 avg300=96.29 total=4333950430\n\
                    full avg10=0.00 avg60=0.00 avg300=0.00 total=0\n";
        assert_eq!(waiting_percent(text), Some(98.96));
        assert_eq!(waiting_percent("full avg10=3.00 avg60=0.00\n"), None);
        assert_eq!(first_number("14.42 10.85 9.92 9/163 7820\n"), Some(14.42));
        assert_eq!(first_number(""), None);
    }
}
