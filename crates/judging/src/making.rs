//! Tests that programs of the author make, before anything is judged: each is made twice, in the box, and what was made
//! is answered by an accepted solution.

use std::collections::BTreeMap;
use std::path::Path;

use authoring::checks::{Kind, Line};
use authoring::drafts::{Files, MAX_DRAFT_MIB, MAX_FILE_BYTES};
use judge::{Fault, Language, Limits, NamedFile, Session, Submission, Trial, Verdict};
use kpp::{GENERATORS, Generators, MadeTest, language_of};

use crate::problem::Stopped;
use crate::verify::Verifying;

/// What a generator, or a solution that answers, may use for one test.
const CPU_MS: u32 = 10_000;
const MEMORY_KIB: u32 = 512 << 10;
/// Where solutions lie that are to be accepted.
const ACCEPTED: &str = "submissions/accepted/";
/// How much of what a program complains about is shown, in characters.
const SHOWN: usize = 300;

/// Makes the tests of a package, or of every task of a scenario, and answers their files by path; `None` where one of
/// them could not be made, which was said.
///
/// # Errors
/// [`Stopped`]; the sandbox cannot be used.
pub fn make_tests(
    of: &Verifying<'_>,
    files: &Files,
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
        let made = Maker { of, root: &root, files: &own, say: &mut *say }.make()?;
        all = all.zip(made).map(|(mut all, made)| {
            all.extend(made.into_iter().map(|(path, content)| (format!("{root}{path}"), content)));
            all
        });
    }
    Ok(all)
}

/// What paths begin with of those packages that say how tests are made: nothing, or a task's folder.
fn roots(files: &Files) -> Vec<String> {
    let roots = files.keys().filter_map(|path| path.strip_suffix(GENERATORS));
    let is_package = |root: &&str| {
        let depth = root.matches('/').count();
        depth <= 1 && files.contains_key(&format!("{root}problem.yaml"))
    };
    roots.filter(is_package).map(str::to_owned).collect()
}

/// Runs programs of a package, and says what goes wrong.
pub(crate) struct Maker<'a> {
    pub(crate) of: &'a Verifying<'a>,
    pub(crate) root: &'a str,
    pub(crate) files: &'a Files,
    pub(crate) say: &'a mut dyn FnMut(Line),
}

impl<'a> Maker<'a> {
    pub(crate) fn complain(&mut self, path: &str, text: impl Into<String>) {
        (self.say)(Line {
            kind: Kind::Input,
            subject: format!("{}{path}", self.root),
            is_good: false,
            text: text.into(),
            groups: Vec::new(),
        });
    }

    fn check_stop(&self) -> anyhow::Result<()> {
        if (self.of.stop)() { Err(Stopped.into()) } else { Ok(()) }
    }

    pub(crate) fn text(&self, path: &str) -> Option<&'a str> {
        self.files.get(path).and_then(|bytes| std::str::from_utf8(bytes).ok())
    }

    fn make(mut self) -> anyhow::Result<Option<Files>> {
        let files = self.files;
        let rules = Generators::parse(
            self.text(GENERATORS).unwrap_or_default(),
            self.text("problem.yaml").unwrap_or_default(),
            &|path| files.contains_key(path),
        );
        let rules = match rules {
            Ok(rules) => rules,
            Err(findings) => {
                for finding in findings {
                    self.complain(&finding.path, finding.text);
                }
                return Ok(None);
            }
        };
        let Some(inputs) = self.inputs(&rules.tests)? else { return Ok(None) };
        self.answered(inputs, rules.solution)
    }

    /// The inputs by the paths of their tests.
    fn inputs(&mut self, tests: &[MadeTest]) -> anyhow::Result<Option<Files>> {
        let mut by_program: BTreeMap<&str, Vec<&MadeTest>> = BTreeMap::new();
        for test in tests {
            by_program.entry(&test.program).or_default().push(test);
        }
        let (mut inputs, mut is_good, mut bytes) = (Files::new(), true, 0);
        for (program, tests) in by_program {
            let Some(session) = self.session(program)? else {
                is_good = false;
                continue;
            };
            for test in tests {
                let Some(input) = self.input(&session, test)? else {
                    // What does not end, or writes without end, does so for the next test as well.
                    is_good = false;
                    break;
                };
                bytes += input.len();
                if bytes > MAX_DRAFT_MIB * 1024 * 1024 {
                    let text =
                        format!("The tests that are made have more than {MAX_DRAFT_MIB} MiB.");
                    self.complain(GENERATORS, text);
                    return Ok(None);
                }
                inputs.insert(test.path.clone(), input);
            }
        }
        Ok(is_good.then_some(inputs))
    }

    /// A program of the package, compiled; `None` where it cannot be, which was said.
    fn session(&mut self, program: &str) -> anyhow::Result<Option<Session<'a>>> {
        let language = language_of(Path::new(program)).and_then(Language::parse);
        let (Some(language), Some(source)) = (language, self.text(program)) else {
            self.complain(program, "This is no program in a language that is run here.");
            return Ok(None);
        };
        let submission = Submission { language, source: source.to_owned() };
        let limits =
            Limits::new(CPU_MS, MEMORY_KIB)?.with_output_bytes(u64::try_from(MAX_FILE_BYTES)?)?;
        match self.of.judge.session(&submission, &self.beside(program), limits) {
            Ok(Ok(session)) => Ok(Some(session)),
            Ok(Err(report)) => {
                self.complain(program, format!("It does not compile: {}", report.message));
                Ok(None)
            }
            Err(fault @ Fault::ToolchainMissing { .. }) => {
                self.complain(program, fault.to_string());
                Ok(None)
            }
            Err(fault) => Err(fault.into()),
        }
    }

    /// The headers and modules in the program's folder.
    fn beside(&self, program: &str) -> Vec<NamedFile> {
        let folder = program.rsplit_once('/').map_or("", |(folder, _)| folder);
        let name_of = |path: &'a str| {
            let name = path.strip_prefix(folder)?.strip_prefix('/')?;
            let is_one = [".h", ".hpp", ".py"].iter().any(|end| name.ends_with(end));
            (is_one && !name.contains('/') && path != program).then_some(name)
        };
        let files = self.files.iter();
        files
            .filter_map(|(path, content)| Some((name_of(path)?.to_owned(), content.clone().into())))
            .collect()
    }

    /// A test's input, made twice; `None` where it was not made, which was said.
    fn input(&mut self, session: &Session<'a>, test: &MadeTest) -> anyhow::Result<Option<Vec<u8>>> {
        self.check_stop()?;
        let (trial, first) = session.write(&[], &test.arguments)?;
        if let Some(why) = failure(&trial).or_else(|| Generators::check_made(&first)) {
            self.complain(&test.program, format!("It did not make {}: {why}", test.path));
            return Ok(None);
        }
        if first.is_empty() {
            self.complain(&test.program, format!("It wrote nothing for {}.", test.path));
            return Ok(None);
        }
        self.check_stop()?;
        let (trial, second) = session.write(&[], &test.arguments)?;
        if failure(&trial).is_some() || first != second {
            let text = "It made two different inputs from the same arguments and seed. Take all \
                        that is random from the seed.";
            self.complain(&test.program, format!("{}: {text}", test.path));
            return Ok(None);
        }
        Ok(Some(first))
    }

    /// The inputs and answers as files.
    fn answered(
        mut self,
        inputs: Files,
        solution: Option<String>,
    ) -> anyhow::Result<Option<Files>> {
        if inputs.is_empty() {
            return Ok(Some(Files::new()));
        }
        let of_tests = inputs.iter().map(|(path, input)| (path.as_str(), input.as_slice()));
        let Some((solution, mut files)) = self.answers(of_tests, solution, GENERATORS)? else {
            return Ok(None);
        };
        let count = inputs.len();
        files.extend(inputs.into_iter().map(|(path, input)| (format!("{path}.in"), input)));
        self.praise(GENERATORS, format!("{count} tests were made and answered by {solution}"));
        Ok(Some(files))
    }

    pub(crate) fn praise(&mut self, path: &str, text: String) {
        (self.say)(Line {
            kind: Kind::Input,
            subject: format!("{}{path}", self.root),
            is_good: true,
            text,
            groups: Vec::new(),
        });
    }

    /// What a solution writes for each test: which one it was, and its answers as files. `at` is the place that lacks a
    /// solution where there is none. `None` where a test could not be answered, which was said.
    pub(crate) fn answers<'t>(
        &mut self,
        tests: impl Iterator<Item = (&'t str, &'t [u8])>,
        solution: Option<String>,
        at: &str,
    ) -> anyhow::Result<Option<(String, Files)>> {
        let mut accepted = self.files.keys().filter(|path| is_accepted(path));
        let first = accepted.find(|path| language_of(Path::new(path)).is_some());
        let Some(solution) = solution.or_else(|| first.cloned()) else {
            let text = "There is no accepted solution of one file to answer these tests.";
            self.complain(at, text);
            return Ok(None);
        };
        let Some(session) = self.session(&solution)? else { return Ok(None) };
        let (mut files, mut bytes) = (Files::new(), 0);
        for (path, input) in tests {
            self.check_stop()?;
            let (trial, answer) = session.write(input, &[])?;
            if let Some(why) = failure(&trial) {
                self.complain(&solution, format!("It did not answer {path}: {why}"));
                return Ok(None);
            }
            bytes += answer.len();
            if bytes > MAX_DRAFT_MIB * 1024 * 1024 {
                let text = format!("Its answers have more than {MAX_DRAFT_MIB} MiB.");
                self.complain(&solution, text);
                return Ok(None);
            }
            files.insert(format!("{path}.ans"), answer);
        }
        Ok(Some((solution, files)))
    }
}

/// Whether this is an accepted solution of one file. Those of several are folders.
fn is_accepted(path: &str) -> bool {
    path.strip_prefix(ACCEPTED).is_some_and(|name| !name.contains('/'))
}

/// Why a program did not end well, with what it said itself.
fn failure(trial: &Trial) -> Option<String> {
    if trial.verdict == Verdict::Accepted {
        return None;
    }
    let why = trial.reason.clone().unwrap_or_else(|| "it did not end well".to_owned());
    let said: String = trial.stderr.trim().chars().take(SHOWN).collect();
    Some(if said.is_empty() { why } else { format!("{why}: {said}") })
}

#[cfg(test)]
mod tests {
    use judge::{Judge, Settings};

    use super::*;

    const RULES: &str = "\
data:
  secret:
    data:
      core:
        data:
          small: numbers.py 2 {seed}
          large: numbers.py 100000 {seed}
";
    const NUMBERS: &str = "\
import random, sys
random.seed(int(sys.argv[2]))
print(*(random.randint(0, 9) for _ in range(int(sys.argv[1]))))
";

    /// Ends well, were it let.
    const TWO_GIB: &str = "\
import sys
for _ in range(2 * 1024):
    sys.stdout.write('1' * (1024 * 1024 - 1) + '\\n')
";

    fn files(changes: &[(&str, &str)]) -> Files {
        let whole = [
            ("problem.yaml", "type: scoring\n"),
            (GENERATORS, RULES),
            ("generators/numbers.py", NUMBERS),
            ("submissions/accepted/sum.py", "print(sum(map(int, input().split())))\n"),
        ];
        let all = whole.iter().chain(changes);
        all.map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn made(files: &Files) -> (Vec<Line>, Option<Files>) {
        let judge = Judge::open(Settings::default()).unwrap();
        let (clock, stop) = (crate::Clock::Here, &|| false);
        let of = Verifying { judge: &judge, languages: &[], validator_ms: 300, clock, stop };
        let mut lines = Vec::new();
        let made = make_tests(&of, files, &mut |line| lines.push(line)).unwrap();
        (lines, made)
    }

    #[test]
    fn tests_are_made_and_answered_whole_and_always_the_same() {
        let (lines, first) = made(&files(&[]));
        let first = first.unwrap_or_else(|| panic!("{lines:?}"));
        let large = "data/secret/core/large";
        let names: Vec<&str> = first.keys().map(|path| path.rsplit('/').next().unwrap()).collect();
        assert_eq!(names, ["large.ans", "large.in", "small.ans", "small.in"]);
        let input = String::from_utf8(first[&format!("{large}.in")].clone()).unwrap();
        assert_eq!(input.len(), 200_000, "more than what is shown of a run");
        let sum: u64 = input.split_whitespace().map(|word| word.parse::<u64>().unwrap()).sum();
        assert_eq!(first[&format!("{large}.ans")], format!("{sum}\n").into_bytes());
        assert_eq!(made(&files(&[])).1, Some(first));
    }

    #[test]
    fn a_file_of_a_program_of_several_answers_no_test() {
        // By name it comes before the solution of one file.
        let part = ("submissions/accepted/parts/lib/geo.py", "raise SystemExit(3)\n");
        assert_eq!(made(&files(&[part])).1, made(&files(&[])).1);
        let mut without = files(&[part]);
        without.remove("submissions/accepted/sum.py");
        let (lines, tests) = made(&without);
        assert_eq!((tests, lines[0].subject.as_str()), (None, GENERATORS));
        assert!(lines[0].text.contains("of one file"), "{lines:?}");
    }

    #[test]
    fn what_is_made_of_a_task_lies_in_its_folder() {
        let own = files(&[]);
        let task: Files =
            own.into_iter().map(|(path, bytes)| (format!("first/{path}"), bytes)).collect();
        let (lines, tests) = made(&task);
        assert_eq!(lines[0].subject, format!("first/{GENERATORS}"));
        assert!(tests.unwrap().contains_key("first/data/secret/core/small.in"));
    }

    #[test]
    fn a_generator_that_does_not_do_is_named_with_the_test_and_the_reason() {
        let program = "generators/numbers.py";
        for (text, words) in [
            ("while True: pass\n", "It did not make data/secret/core/large: "),
            ("while True: print('x' * 65536)\n", "It did not make data/secret/core/large: "),
            (TWO_GIB, "It did not make data/secret/core/large: "),
            ("import os\nprint(os.urandom(8).hex())\n", "two different inputs"),
            ("import sys\nsys.exit('no such count')\n", "no such count"),
            ("pass\n", "It wrote nothing"),
            ("print(1, end='')\n", "does not end with a newline"),
            ("def\n", "It does not compile"),
        ] {
            let (lines, tests) = made(&files(&[(program, text)]));
            assert_eq!((tests, lines.len()), (None, 1), "{text}: {lines:?}");
            assert_eq!((lines[0].subject.as_str(), lines[0].is_good), (program, false));
            assert!(lines[0].text.contains(words), "{words}: {lines:?}");
        }
        let wrong = ("submissions/accepted/sum.py", "raise SystemExit(3)\n");
        let (lines, tests) = made(&files(&[wrong]));
        assert_eq!((tests, lines[0].subject.as_str()), (None, wrong.0));
        let unknown = (GENERATORS, "data: {secret: {data: {core: {data: {a: none.py}}}}}\n");
        let (lines, tests) = made(&files(&[unknown]));
        assert_eq!((tests, lines[0].subject.as_str()), (None, GENERATORS));
        assert_eq!(made(&Files::new()), (Vec::new(), Some(Files::new())));
    }
}
