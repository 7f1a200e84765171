//! What a program of the corpus says must become of it.

use judge::{Judged, Level, Verdict};

/// What the first lines of a program say.
#[derive(Debug, Default)]
pub(crate) struct Expectation {
    pub(crate) verdicts: Vec<Verdict>,
    pub(crate) reduced: Option<Vec<Verdict>>,
    pub(crate) reason: String,
    pub(crate) message: String,
    pub(crate) runs: usize,
    pub(crate) input_mib: usize,
    pub(crate) cpu_ms: u32,
}

impl Expectation {
    pub(crate) fn read(source: &str) -> Self {
        let verdicts = |codes: &str| -> Vec<Verdict> {
            codes.split('|').map(|code| Verdict::from_code(code).unwrap()).collect()
        };
        let mut found = Self { runs: 1, cpu_ms: 500, ..Self::default() };
        for line in source.lines() {
            let line = line.trim_start_matches(['/', '#', '-', ' ']);
            match line.split_once(": ") {
                Some(("expect", codes)) => found.verdicts = verdicts(codes),
                Some(("reduced", codes)) => found.reduced = Some(verdicts(codes)),
                Some(("reason", part)) => found.reason = part.to_owned(),
                Some(("message", part)) => found.message = part.to_owned(),
                Some(("runs", count)) => found.runs = count.parse().unwrap(),
                Some(("input", count)) => found.input_mib = count.parse().unwrap(),
                Some(("cpu", count)) => found.cpu_ms = count.parse().unwrap(),
                _ => break,
            }
        }
        assert!(!found.verdicts.is_empty(), "a program without `expect:` in its first lines");
        found
    }

    /// What is wrong with a result, if anything.
    pub(crate) fn judge(&self, judged: &Judged, level: Level) -> Option<String> {
        let reduced = self.reduced.as_ref().filter(|_| level == Level::Reduced);
        let verdicts = reduced.unwrap_or(&self.verdicts);
        let reason = judged.tests.iter().find_map(|test| test.reason.as_deref()).unwrap_or("");
        let expected = verdicts.contains(&judged.verdict)
            && (reduced.is_some() || reason.contains(&self.reason))
            && judged.compile.message.contains(&self.message)
            && judged.compile.message.len() <= 80 << 10;
        (!expected).then(|| {
            let said = judged.tests.iter().find_map(|test| test.output.as_deref());
            let error = judged.tests.iter().find_map(|test| test.stderr.as_deref());
            let compiler: String = judged.compile.message.chars().take(400).collect();
            format!(
                "{} ({reason}), not {verdicts:?} ({}); it said {said:?} {error:?}; {compiler}",
                judged.verdict.code(),
                self.reason,
            )
        })
    }
}
