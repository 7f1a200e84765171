//! What a worker counts. It reports them with its sign of life; `/metrics` shows those of all that
//! live, each with the worker's id.

use std::fmt::Display;
use std::sync::{Mutex, PoisonError};

use judge::{Boxes, Compiles};
use kernel::Language;
use queue::workers;

/// Upper bounds of the buckets of waiting, in seconds.
const WAITS: [f64; 7] = [0.1, 0.5, 1.0, 5.0, 15.0, 60.0, 300.0];
/// Upper bounds of the buckets of a job's time, in seconds.
const TIMES: [f64; 7] = [0.01, 0.1, 0.5, 1.0, 5.0, 30.0, 300.0];
/// Upper bounds of the buckets of what judging takes beside the program, in seconds.
const OVERHEADS: [f64; 7] = [0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 10.0];

#[derive(Default)]
pub(crate) struct Figures(Mutex<workers::Figures>);

impl Figures {
    fn add(&self, series: impl Display, by: f64) {
        let mut figures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *figures.entry(series.to_string()).or_default() += by;
    }

    /// A program was judged; `overhead` is what that took beside the tests themselves, in seconds.
    pub(crate) fn judged(&self, language: Language, verdict: &str, overhead: f64) {
        let language = language.as_str();
        let labels = format!("language=\"{language}\",verdict=\"{verdict}\"");
        self.add(format_args!("judge_runs_total{{{labels}}}"), 1.0);
        self.observe("judge_overhead_seconds", "", &OVERHEADS, overhead);
    }

    /// A job was taken up after so many seconds.
    pub(crate) fn waited(&self, seconds: f64) {
        self.observe("judge_wait_seconds", "", &WAITS, seconds);
    }

    /// A worker was done with a job of this kind, well or not, after so many seconds.
    pub(crate) fn worked(&self, kind: &str, failed: bool, seconds: f64) {
        self.observe("job_duration_seconds", &format!("kind=\"{kind}\""), &TIMES, seconds);
        let failures = if failed { 1.0 } else { 0.0 };
        self.add(format_args!("job_failures_total{{kind=\"{kind}\"}}"), failures);
    }

    fn observe(&self, histogram: &str, labels: &str, bounds: &[f64], seconds: f64) {
        let (comma, whole) = match labels {
            "" => ("", String::new()),
            _ => (",", format!("{{{labels}}}")),
        };
        for bound in bounds {
            let fits = if seconds <= *bound { 1.0 } else { 0.0 };
            self.add(format_args!("{histogram}_bucket{{le=\"{bound}\"{comma}{labels}}}"), fits);
        }
        self.add(format_args!("{histogram}_bucket{{le=\"+Inf\"{comma}{labels}}}"), 1.0);
        self.add(format_args!("{histogram}_sum{whole}"), seconds);
        self.add(format_args!("{histogram}_count{whole}"), 1.0);
    }

    /// A lease was lost while the work went on.
    pub(crate) fn lease_lost(&self) {
        self.add("judge_lease_lost_total", 1.0);
    }

    /// A submission went back into the queue for one that goes before it.
    pub(crate) fn gave_way(&self) {
        self.add("judge_gave_way_total", 1.0);
    }

    /// A job was given up after its last attempt.
    pub(crate) fn gave_up(&self) {
        self.add("judge_dead_total", 1.0);
    }

    /// How compiling went since the worker started.
    pub(crate) fn compiled(&self, compiles: &Compiles) {
        self.set([
            ("compile_runs_total", compiles.run),
            ("compile_cache_hits_total", compiles.hits),
            ("compile_cache_misses_total", compiles.misses),
            ("compile_cache_spoilt_total", compiles.spoilt),
            ("compile_kits_stale_total", compiles.stale_kits),
            ("compile_not_kept_total", compiles.not_kept),
        ]);
    }

    /// What boxes there were since the worker started.
    pub(crate) fn boxes(&self, boxes: &Boxes) {
        let within = Boxes::BOUNDS.iter().zip(boxes.within);
        let bucket = |le: &str| format!("box_create_seconds_bucket{{le=\"{le}\"}}");
        self.set(within.map(|(bound, count)| (bucket(&bound.to_string()), count)));
        self.set([
            (bucket("+Inf").as_str(), boxes.made),
            ("box_create_seconds_count", boxes.made),
            ("box_recycled_total{reason=\"spoilt\"}", boxes.spoilt),
            ("box_recycled_total{reason=\"lost\"}", boxes.lost),
        ]);
        let mut figures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        figures.insert("box_create_seconds_sum".to_owned(), boxes.seconds);
    }

    fn set<S: Into<String>>(&self, counts: impl IntoIterator<Item = (S, u64)>) {
        let mut figures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Far below 2^53, up to which a double counts exactly.
        figures.extend(counts.into_iter().map(|(series, count)| (series.into(), count as f64)));
    }

    /// What has been counted so far.
    pub(crate) fn read(&self) -> workers::Figures {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_counts_in_every_bucket_that_holds_it() {
        let figures = Figures::default();
        figures.waited(0.3);
        figures.waited(20.0);
        let read = figures.read();
        let bucket = |le: &str| read[&format!("judge_wait_seconds_bucket{{le=\"{le}\"}}")];
        let buckets = ["0.1", "0.5", "15", "60", "+Inf"].map(bucket);
        assert_eq!(buckets, [0.0, 1.0, 1.0, 2.0, 2.0]);
        assert_eq!(read["judge_wait_seconds_count"], 2.0);
    }

    #[test]
    fn jobs_are_timed_and_their_failures_counted_by_kind() {
        let figures = Figures::default();
        figures.worked("mail", false, 0.25);
        figures.worked("mail", true, 2.0);
        figures.worked("judge", false, 2.0);
        let read = figures.read();
        assert_eq!(read["job_duration_seconds_count{kind=\"mail\"}"], 2.0);
        assert_eq!(read["job_duration_seconds_sum{kind=\"mail\"}"], 2.25);
        assert_eq!(read["job_duration_seconds_bucket{le=\"0.5\",kind=\"mail\"}"], 1.0);
        assert_eq!(read["job_failures_total{kind=\"mail\"}"], 1.0);
        assert_eq!(read["job_failures_total{kind=\"judge\"}"], 0.0);
    }

    #[test]
    fn what_was_judged_is_counted_by_language_and_verdict() {
        let figures = Figures::default();
        figures.judged(Language::C, "AC", 0.25);
        figures.judged(Language::C, "AC", 0.25);
        let read = figures.read();
        assert_eq!(read["judge_runs_total{language=\"c\",verdict=\"AC\"}"], 2.0);
        assert_eq!(read["judge_overhead_seconds_sum"], 0.5);
        assert_eq!(read["judge_overhead_seconds_bucket{le=\"0.25\"}"], 2.0);
        assert_eq!(read["judge_overhead_seconds_bucket{le=\"0.1\"}"], 0.0);
    }

    #[test]
    fn boxes_are_reported_as_the_judge_counts_them() {
        let figures = Figures::default();
        let boxes = Boxes { made: 3, seconds: 0.25, spoilt: 1, ..Boxes::default() };
        figures.boxes(&Boxes { within: [0, 1, 2, 2, 2, 3, 3], ..boxes });
        figures.boxes(&Boxes { within: [0, 1, 2, 2, 2, 3, 3], ..boxes });
        let read = figures.read();
        assert_eq!(read["box_create_seconds_bucket{le=\"0.0025\"}"], 1.0, "not added up");
        assert_eq!(read["box_create_seconds_bucket{le=\"+Inf\"}"], 3.0);
        assert_eq!(read["box_create_seconds_sum"], 0.25);
        assert_eq!(read["box_recycled_total{reason=\"spoilt\"}"], 1.0);
    }

    #[test]
    fn compiling_is_reported_as_the_judge_counts_it() {
        let figures = Figures::default();
        figures.compiled(&Compiles { hits: 1, ..Compiles::default() });
        figures.compiled(&Compiles { hits: 3, misses: 2, ..Compiles::default() });
        let read = figures.read();
        let series = ["compile_cache_hits_total", "compile_cache_misses_total"];
        assert_eq!(series.map(|name| read[name]), [3.0, 2.0], "not added up");
    }
}
