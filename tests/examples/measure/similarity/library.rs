//! Programs to compare, put together from what was sent for the problems of the bank.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use kernel::Language;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{Rng as _, SeedableRng as _};
use similarity::index;

const LANGUAGES: [(&str, Language, &str); 8] = [
    ("py", Language::Python, "#"),
    ("js", Language::JavaScript, "//"),
    ("java", Language::Java, "//"),
    ("cpp", Language::Cpp, "//"),
    ("c", Language::C, "//"),
    ("go", Language::Go, "//"),
    ("rs", Language::Rust, "//"),
    ("ts", Language::TypeScript, "//"),
];
/// Enough to be compared, with what a copy may lose.
const FINGERPRINTS: usize = 60;
const MOST_FILES: usize = 12;

/// A program.
pub(super) struct Source {
    pub(super) language: Language,
    /// What a comment begins with.
    pub(super) sign: &'static str,
    pub(super) text: String,
    /// The problems that its parts were sent for, in order.
    problems: Vec<PathBuf>,
}

impl Source {
    /// Whether no part of the one was sent for a problem of the other, in the same language.
    pub(super) fn is_independent(&self, other: &Self) -> bool {
        self.language == other.language
            && !self.problems.iter().any(|problem| other.problems.contains(problem))
    }
}

/// The files of one language: the problem and the text.
struct Shelf {
    language: Language,
    sign: &'static str,
    files: Vec<(PathBuf, String)>,
}

/// Draws the same programs at every run.
pub(super) struct Library {
    shelves: Vec<Shelf>,
    random: StdRng,
}

impl Library {
    pub(super) fn open() -> Result<Self> {
        let bank = Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems");
        let mut paths = Vec::new();
        for problem in std::fs::read_dir(&bank)?.flatten() {
            for verdict in
                std::fs::read_dir(problem.path().join("submissions")).into_iter().flatten()
            {
                let files = std::fs::read_dir(verdict?.path()).into_iter().flatten().flatten();
                paths.extend(files.map(|file| (problem.path(), file.path())));
            }
        }
        paths.sort();
        let shelf = |(ending, language, sign): (&str, Language, &'static str)| {
            let own =
                paths.iter().filter(|(_, file)| file.extension().is_some_and(|e| e == ending));
            let read = |(problem, file): &(PathBuf, PathBuf)| {
                Ok((problem.clone(), std::fs::read_to_string(file)?))
            };
            Ok(Shelf { language, sign, files: own.map(read).collect::<Result<_>>()? })
        };
        let shelves = LANGUAGES.into_iter().map(shelf).collect::<Result<Vec<_>>>()?;
        ensure!(shelves.iter().all(|shelf| shelf.files.len() > 10), "the bank is not whole");
        Ok(Self { shelves, random: StdRng::seed_from_u64(20) })
    }

    /// So many programs, in each language in turn.
    pub(super) fn programs(&mut self, count: usize) -> Result<Vec<Source>> {
        (0..count).map(|at| self.draw(at % LANGUAGES.len())).collect()
    }

    /// So many in Python.
    pub(super) fn in_python(&mut self, count: usize) -> Result<Vec<Source>> {
        (0..count).map(|_| self.draw(0)).collect()
    }

    /// As many files of different problems as it takes to be compared.
    fn draw(&mut self, shelf: usize) -> Result<Source> {
        let shelf = self.shelves.get(shelf).context("no such language")?;
        let (language, sign) = (shelf.language, shelf.sign);
        let mut source = Source { language, sign, text: String::new(), problems: Vec::new() };
        for _ in 0..MOST_FILES {
            let (problem, text) = shelf.files.choose(&mut self.random).context("no file")?;
            if source.problems.contains(problem) {
                continue;
            }
            source.problems.push(problem.clone());
            source.text.push_str(text);
            source.text.push('\n');
            let prints = index::read(language, &source.text).map_or(0, |prints| prints.len());
            if prints >= FINGERPRINTS {
                break;
            }
        }
        Ok(source)
    }

    /// A number below another.
    pub(super) fn below(&mut self, most: usize) -> usize {
        self.random.random_range(0..most)
    }
}
