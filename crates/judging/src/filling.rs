//! Answers that the author's solution gives, before anything is judged.

use authoring::checks::{Filling, Line};
use authoring::drafts::Files;
use kpp::{GENERATORS, Generators};

use crate::making::Maker;
use crate::own::roots;
use crate::verify::Verifying;
use crate::workbench::{answer_of, is_input};

/// Where solutions lie that are to be accepted.
const ACCEPTED: &str = "submissions/accepted";

/// Runs the first accepted solution of a package, or of every task of a scenario, on the inputs that lack an answer or on
/// all of them, and answers what it wrote as files by path; `None` where an input could not be answered, which was said.
///
/// # Errors
/// [`crate::Stopped`]; the sandbox cannot be used.
pub fn fill_answers(
    of: &Verifying<'_>,
    files: &Files,
    which: Filling,
    say: &mut dyn FnMut(Line),
) -> anyhow::Result<Option<Files>> {
    let mut all = Some(Files::new());
    for root in roots(files) {
        let own: Files = files
            .iter()
            .filter_map(|(path, content)| {
                Some((path.strip_prefix(root.as_str())?.to_owned(), content.clone()))
            })
            .collect();
        let filled = Maker { of, root: &root, files: &own, say: &mut *say }.fill(which)?;
        all = all.zip(filled).map(|(mut all, filled)| {
            all.extend(filled.into_iter().map(|(path, answer)| (format!("{root}{path}"), answer)));
            all
        });
    }
    Ok(all)
}

impl Maker<'_> {
    fn fill(mut self, which: Filling) -> anyhow::Result<Option<Files>> {
        let files = self.files;
        let made = self.made();
        let is_asked = |path: &str| {
            let lacks = which == Filling::All || !files.contains_key(&answer_of(path));
            is_input(path) && lacks && !made.iter().any(|test| path == format!("{test}.in"))
        };
        let asked: Vec<(&str, &[u8])> = files
            .iter()
            .filter(|(path, _)| is_asked(path))
            .filter_map(|(path, input)| Some((path.strip_suffix(".in")?, input.as_slice())))
            .collect();
        if asked.is_empty() {
            return Ok(Some(Files::new()));
        }
        let count = asked.len();
        let Some((solution, answers)) = self.answers(asked.into_iter(), None, ACCEPTED)? else {
            return Ok(None);
        };
        let inputs = if count == 1 { "input was" } else { "inputs were" };
        self.praise("data", format!("{count} {inputs} answered by {solution}"));
        Ok(Some(answers))
    }

    /// The tests that generators make, which are answered where they are made.
    fn made(&self) -> Vec<String> {
        let Some(rules) = self.text(GENERATORS) else { return Vec::new() };
        let metadata = self.text("problem.yaml").unwrap_or_default();
        let read = Generators::parse(rules, metadata, &|path| self.files.contains_key(path));
        read.map(|rules| rules.tests.into_iter().map(|test| test.path).collect())
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use judge::{Judge, Settings};

    use super::*;

    const SUM: &str = "print(sum(map(int, input().split())))\n";

    fn files(changes: &[(&str, &str)]) -> Files {
        let whole = [
            ("problem.yaml", "type: scoring\n"),
            ("data/sample/1.in", "1 2\n"),
            ("data/sample/1.ans", "4\n"),
            ("data/sample/2.in", "2 2\n"),
            ("data/secret/core/1.in", "20 22\n"),
            ("data/invalid_input/1.in", "x\n"),
            ("submissions/accepted/sum.py", SUM),
        ];
        let all = whole.iter().chain(changes);
        all.map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn filled(files: &Files, which: Filling) -> (Vec<Line>, Option<Vec<(String, String)>>) {
        let judge = Judge::open(Settings::default()).unwrap();
        let (clock, stop) = (crate::Clock::Here, &|| false);
        let of = Verifying { judge: &judge, languages: &[], validator_ms: 300, clock, stop };
        let mut lines = Vec::new();
        let made = fill_answers(&of, files, which, &mut |line| lines.push(line)).unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (lines, made.map(|made| made.into_iter().map(|(path, b)| (path, text(b))).collect()))
    }

    fn pair(path: &str, text: &str) -> (String, String) {
        (path.to_owned(), text.to_owned())
    }

    #[test]
    fn inputs_without_an_answer_are_answered_and_others_where_all_are_asked_for() {
        let missing = [pair("data/sample/2.ans", "4\n"), pair("data/secret/core/1.ans", "42\n")];
        let (lines, made) = filled(&files(&[]), Filling::Missing);
        assert_eq!(made.unwrap(), missing);
        assert_eq!(lines[0].text, "2 inputs were answered by submissions/accepted/sum.py");
        assert!(lines[0].is_good);
        let (_, made) = filled(&files(&[]), Filling::All);
        assert_eq!(made.unwrap()[0], pair("data/sample/1.ans", "3\n"));
        let none = files(&[("data/sample/2.ans", "4\n"), ("data/secret/core/1.ans", "42\n")]);
        assert_eq!(filled(&none, Filling::Missing), (Vec::new(), Some(Vec::new())));
    }

    #[test]
    fn a_solution_that_gives_no_answer_is_named_with_the_input() {
        let path = "submissions/accepted/sum.py";
        for (text, words) in [
            ("raise SystemExit('no idea')\n", "It did not answer data/sample/2: "),
            ("def\n", "It does not compile"),
        ] {
            let (lines, made) = filled(&files(&[(path, text)]), Filling::Missing);
            assert_eq!((made, lines[0].subject.as_str(), lines[0].is_good), (None, path, false));
            assert!(lines[0].text.contains(words), "{words}: {lines:?}");
        }
        let mut without = files(&[]);
        without.remove(path);
        let (lines, made) = filled(&without, Filling::Missing);
        assert_eq!((made, lines[0].subject.as_str()), (None, ACCEPTED));
    }

    #[test]
    fn each_task_of_a_scenario_is_answered_by_its_own_solution() {
        let task: Files =
            files(&[]).into_iter().map(|(path, bytes)| (format!("first/{path}"), bytes)).collect();
        let (lines, made) = filled(&task, Filling::Missing);
        assert_eq!(made.unwrap()[0], pair("first/data/sample/2.ans", "4\n"));
        assert_eq!(lines[0].subject, "first/data");
    }
}
