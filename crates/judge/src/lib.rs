#![doc = include_str!("../README.md")]

mod build;
#[cfg(test)]
mod busy_tests;
mod cgroup;
mod clock;
mod compare;
mod error;
mod grade;
mod languages;
mod limits;
mod open;
mod outcome;
mod pressure;
mod run;
mod sandbox;
mod suite;
mod surroundings;
mod verdict;

use std::{
    collections::{HashMap, HashSet},
    path::PathBuf,
    sync::Arc,
};

use build::{Built, Kept, Order, Program, Workshop};
use grade::Validating;
use kernel::files;
use languages::{Recipe, Tool, recipe};
use run::{Runner, trial};
use sandbox::Maker;

pub use build::Compiles;
pub use error::{Fault, Refusal};
pub use grade::{Checker, How, Session};
pub use kernel::Language;
pub use limits::{
    BadLimit, DEFAULT_OUTPUT_BYTES, DEFAULT_PROCESSES, Limits, MAX_CPU_MS, MAX_MEMORY_KIB,
    MAX_OUTPUT_BYTES, MAX_PROCESSES, MAX_WALL_MS, MIN_MEMORY_KIB,
};
pub use sandbox::Boxes;
pub use suite::{
    Checking, Comparison, Data, Group, NamedFile, Submission, Suite, Tag, Test, Validator,
};
pub use surroundings::Surrounding;
pub use verdict::{
    CompileReport, Control, GroupResult, Judged, Progress, Score, TestResult, Trial, Verdict,
};

/// How to open the judge.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// Which cgroup hierarchy to account with.
    pub cgroup: CgroupChoice,
    /// Where compiled programs and what makes compilers quicker are kept; a directory of this user
    /// alone. `None`: nothing is kept, everything is compiled.
    pub store: Option<PathBuf>,
    /// Start an interpreter afresh for every test, also where forking one was proved to work.
    pub start_afresh: bool,
}

/// Which cgroup hierarchy to account with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CgroupChoice {
    /// The best that works: v2, then v1, then none.
    #[default]
    Auto,
    /// v2, or refuse.
    V2,
    /// v1, or refuse.
    V1,
    /// None: limits by rlimits and polling, which is reported as reduced accounting.
    None,
}

/// How well programs are isolated and measured here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Isolation {
    /// What the time and memory figures rest on.
    pub level: Level,
    /// Sentences for the administrator: what was chosen and why.
    pub notes: Vec<String>,
}

/// What the time and memory figures rest on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// cgroup v2 counts every process.
    FullV2,
    /// cgroup v1 counts every process.
    FullV1,
    /// No cgroup: rlimits and polling, which a hostile program can partly evade.
    Reduced,
}

/// A language and whether it works here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toolchain {
    /// The language.
    pub language: Language,
    /// Whether its hello world ran inside the box.
    pub state: ToolState,
}

/// Whether a language's hello world ran inside the box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ToolState {
    /// It did.
    Present {
        /// What the tool says its version is.
        version: String,
    },
    /// It did not.
    Missing {
        /// What went wrong.
        reason: String,
        /// What to install or change.
        fix: String,
    },
}

/// Runs programs in boxes. Open once a process and share it between threads.
#[derive(Debug)]
pub struct Judge {
    maker: Arc<Maker>,
    isolation: Isolation,
    toolchains: Vec<Toolchain>,
    tools: HashMap<Language, Tool>,
    /// Languages whose interpreter may be started once a box and forked for each test.
    warm: HashSet<Language>,
    workshop: Workshop,
}

impl Judge {
    /// A judge that has proved it can isolate, and has tried every toolchain.
    ///
    /// # Errors
    /// [`Refusal`] says what is missing and how to get it.
    pub fn open(settings: Settings) -> Result<Self, Refusal> {
        let (maker, mut isolation) = open::isolate(&settings)?;
        let maker = Arc::new(maker);
        let kept = settings.store.as_deref().map(Kept::open).transpose();
        let kept = kept.unwrap_or_else(|error| {
            isolation.notes.push(format!("Compiled programs are not kept: {error}."));
            None
        });
        let workshop = Workshop::new(Arc::clone(&maker), kept);
        let mut judge = Self {
            maker,
            isolation,
            toolchains: Vec::new(),
            tools: HashMap::new(),
            warm: HashSet::new(),
            workshop,
        };
        let own = settings.store.map(|dir| std::fs::canonicalize(&dir).unwrap_or(dir));
        for (toolchain, tool) in open::try_languages(&judge.maker, own.as_deref()) {
            judge.tools.extend(tool.map(|tool| (toolchain.language, tool)));
            judge.toolchains.push(toolchain);
        }
        if settings.start_afresh {
            return Ok(judge);
        }
        for (language, tool) in &judge.tools {
            match open::try_warm(&judge.maker, recipe(*language), tool) {
                None => {}
                Some(Ok(())) => drop(judge.warm.insert(*language)),
                Some(Err(reason)) => judge
                    .isolation
                    .notes
                    .push(format!("{language} is started afresh for every test: {reason}")),
            }
        }
        Ok(judge)
    }

    /// How well programs are isolated and measured here.
    pub fn isolation(&self) -> &Isolation {
        &self.isolation
    }

    /// Every language, present or missing.
    pub fn toolchains(&self) -> &[Toolchain] {
        &self.toolchains
    }

    /// How many sources this judge has compiled or checked since it was opened.
    pub fn compiled(&self) -> u64 {
        self.compiles().run
    }

    /// How compiling went since this judge was opened.
    pub fn compiles(&self) -> Compiles {
        self.workshop.compiles()
    }

    /// What boxes there were since this judge was opened.
    pub fn boxes(&self) -> Boxes {
        self.maker.tally.read()
    }

    /// Makes now what makes a language's compiler quicker, which otherwise happens beside the first
    /// compilations, and waits for it.
    ///
    /// # Errors
    /// Why there is nothing of the kind: the language or the place for it is missing, or the
    /// toolchain does not play along. Programs are compiled all the same.
    pub fn prepare(&self, language: Language) -> Result<(), String> {
        let (recipe, tool) = self.tool(language).map_err(|fault| fault.to_string())?;
        self.workshop.prepare(recipe, tool)
    }

    /// Judges a submission: compiles it once, then runs every test that is not among `done`
    /// (results stored earlier for the same submission and suite, after a worker died).
    ///
    /// A group passes where all its tests do. After a time, memory or output limit the rest of
    /// its group is skipped; after a wrong answer or a crash it goes on. A group that requires
    /// one that did not pass is skipped whole.
    ///
    /// `watch` is called at each step, and at least every 100 ms to ask whether to go
    /// on.
    ///
    /// # Errors
    /// [`Fault`]; none of them is the candidate's.
    pub fn grade(
        &self,
        submission: &Submission,
        suite: &Suite,
        done: &[TestResult],
        watch: &mut dyn FnMut(Progress<'_>) -> Control,
    ) -> Result<Judged, Fault> {
        grade::check(suite)?;
        let tool = self.tool(submission.language)?;
        grade::proceed(watch, Progress::Compiling)?;
        let (at_most, wait) = (suite.limits.compile_ms(), &mut || watch(Progress::Waiting));
        let program = match self.build((submission, &[]), tool, (at_most, wait))? {
            Ok(program) => program,
            Err(report) => return Ok(grade::not_compiled(report, suite)),
        };
        grade::proceed(watch, Progress::Compiled)?;
        let compile = program.report.clone();
        let prepared = self.prepared(submission, suite, done.len());
        let mut runner = Runner::new(&self.maker, tool, program, suite.limits).warm(prepared);
        let validator = self.validator(&suite.checking, &mut || watch(Progress::Waiting))?;
        let (tests, groups) = grade::grade((&mut runner, validator.as_ref()), suite, done, watch)?;
        Ok(grade::sum_up(compile, tests, groups))
    }

    /// Runs a submission once on the candidate's own input, comparing nothing. `wait` is asked at least every 100 ms
    /// whether to go on.
    ///
    /// # Errors
    /// [`Fault`]; none of them is the candidate's.
    pub fn try_input(
        &self,
        submission: &Submission,
        input: &[u8],
        limits: &Limits,
        wait: &mut dyn FnMut() -> Control,
    ) -> Result<Trial, Fault> {
        let tool = self.tool(submission.language)?;
        let program = match self.build((submission, &[]), tool, (limits.compile_ms(), wait))? {
            Ok(program) => program,
            Err(report) => return Ok(trial::not_compiled(report)),
        };
        let runner = Runner::new(&self.maker, tool, program.clone(), *limits);
        trial::run(runner, program, input, wait)
    }

    /// What an interpreter needs that is to be started once for all tests, where that is proved to
    /// work here and there is more than one test left.
    fn prepared(
        &self,
        submission: &Submission,
        suite: &Suite,
        done: usize,
    ) -> Option<suite::NamedFile> {
        let interactive = matches!(suite.checking, Checking::Interactor(_));
        let left = (suite.test_count() as usize).saturating_sub(done);
        if interactive || left < 2 || !self.warm.contains(&submission.language) {
            return None;
        }
        let tool = self.tools.get(&submission.language)?;
        languages::prepared(submission.language, tool, &submission.source)
    }

    /// The suite's own validator, compiled; `None` where it has none.
    fn validator(
        &self,
        checking: &Checking,
        wait: &mut dyn FnMut() -> Control,
    ) -> Result<Option<Validating<'_>>, Fault> {
        let (validator, interactive) = match checking {
            Checking::Comparison => return Ok(None),
            Checking::Validator(validator) => (validator, false),
            Checking::Interactor(validator) => (validator, true),
        };
        let tool = self.tool(validator.program.language)?;
        if tool.0.after_input {
            return Err(Fault::Suite("a query cannot be a validator".to_owned()));
        }
        let built = self.build((&validator.program, &validator.beside), tool, (None, wait))?;
        let refused = |report: CompileReport| {
            Fault::Suite(format!("the validator does not compile: {}", report.message))
        };
        let program = built.map_err(refused)?;
        let (beside, arguments) = (validator.beside.clone(), validator.arguments.clone());
        let (passes, scoring) = (validator.passes, false);
        let maker = &self.maker;
        Ok(Some(Validating {
            maker,
            tool,
            program,
            beside,
            arguments,
            interactive,
            passes,
            scoring,
            scores: validator.scores.clone(),
        }))
    }

    fn tool(&self, language: Language) -> Result<(&'static Recipe, &Tool), Fault> {
        if let Some(tool) = self.tools.get(&language) {
            return Ok((recipe(language), tool));
        }
        let state = self.toolchains.iter().find(|toolchain| toolchain.language == language);
        let (reason, fix) = match state.map(|toolchain| &toolchain.state) {
            Some(ToolState::Missing { reason, fix }) => (reason.clone(), fix.clone()),
            Some(ToolState::Present { .. }) | None => Default::default(),
        };
        Err(Fault::ToolchainMissing { language, reason, fix })
    }

    /// A program, or why there is none: also where it has several files that break a rule. A box lost
    /// through no fault of the source is replaced once.
    fn build(
        &self,
        (submission, beside): (&Submission, &[NamedFile]),
        (recipe, tool): (&'static Recipe, &Tool),
        (cpu_ms, tick): (Option<u32>, &mut dyn FnMut() -> Control),
    ) -> Result<Result<Program, CompileReport>, Fault> {
        let files = match files::split(submission.language, &submission.source) {
            Ok(files) => files,
            Err(error) => {
                return Ok(Err(CompileReport { ok: false, message: format!("{error}\n") }));
            }
        };
        let bytes = |file: &files::File<'_>| (file.name.to_owned(), file.text.as_bytes().into());
        let further: Vec<NamedFile> = files.further.iter().map(bytes).collect();
        let source = files.main.text;
        let order = Order { recipe, tool, source, further: &further, beside, cpu_ms };
        let mut failure = String::new();
        for _ in 0..2 {
            match self.workshop.build(&order, tick) {
                Ok(Built::Program(program)) => {
                    let further = if recipe.product.is_none() { further } else { Vec::new() };
                    return Ok(Ok(Program { further, ..program }));
                }
                Ok(Built::Refused(report)) => return Ok(Err(report)),
                Ok(Built::Stopped) => return Err(Fault::Stopped),
                Err(error) => failure = error.to_string(),
            }
        }
        Err(Fault::Box(failure))
    }
}
