//! Running a built program on one input, on a box that is made when first needed and made again
//! when the last run left it unfit.

pub(crate) mod trial;

use std::{borrow::Cow, os::fd::OwnedFd, sync::Arc};

use crate::{
    Fault,
    build::{Program, keep},
    languages::{Recipe, Tool, standalone_view, system_view},
    limits::Limits,
    outcome,
    sandbox::{BoxError, End, Input, Maker, Outcome, Parties, Plan, Run, Sandbox},
    suite::NamedFile,
    verdict::{Control, Verdict},
};

/// Size of each writable directory of a run.
const WORK_BYTES: u64 = 64 << 20;
/// What is kept of standard error.
pub(crate) const EXCERPT_BYTES: usize = 4 << 10;

/// A program and the box it runs in.
pub(crate) struct Runner<'a> {
    maker: &'a Maker,
    recipe: &'a Recipe,
    limits: Limits,
    plan: Plan,
    sandbox: Option<Sandbox>,
    /// What a run leaves in /w is wanted, so its box is kept.
    keep: bool,
    /// What changes from run to run, where one builds on what the last has left.
    pass: Option<Pass>,
    /// The file by which its interpreter waits to be forked, where it is to be started once a box.
    prepared: Option<NamedFile>,
    /// Why it is no longer.
    cooled: Option<String>,
}

/// What changes in a box before a run.
pub(crate) struct Pass {
    /// A file of /w that goes.
    pub(crate) gone: &'static str,
    /// A file of /tmp.
    pub(crate) file: NamedFile,
    /// The run builds on earlier ones: a box without what they left is of no use.
    pub(crate) follows: bool,
}

/// How a run on one input went, as far as the program is concerned.
pub(crate) struct Ran {
    /// Verdict and reason where it did not end well.
    pub(crate) failure: Option<(Verdict, String)>,
    /// The figures.
    pub(crate) outcome: Outcome,
    /// The first 4 KiB of standard error.
    pub(crate) stderr: Vec<u8>,
}

impl<'a> Runner<'a> {
    pub(crate) fn new(
        maker: &'a Maker,
        (recipe, tool): (&'a Recipe, &Tool),
        program: Program,
        limits: Limits,
    ) -> Self {
        let (mut binds, links) = if tool.standalone { standalone_view() } else { system_view() };
        binds.extend(tool.binds.iter().filter(|_| !tool.standalone).cloned());
        let argv = (recipe.run)(tool, &limits);
        let argv = match program.further.is_empty() {
            true => argv,
            false => (recipe.several.run)(argv),
        };
        let plan = Plan {
            binds,
            tools: None,
            hidden: tool.hidden.clone(),
            links,
            files: std::iter::once(program.file).chain(program.further).collect(),
            argv,
            env: &[],
            cpu_ms: limits.cpu_ms(),
            memory_kib: limits.memory_kib(),
            processes: limits.processes(),
            work_bytes: WORK_BYTES,
            data_limit: recipe.data_limit,
            threads_only: true,
        };
        Self {
            maker,
            recipe,
            limits,
            plan,
            sandbox: None,
            keep: false,
            pass: None,
            prepared: None,
            cooled: None,
        }
    }

    /// The same program with files beside it in /box and further arguments.
    pub(crate) fn with(mut self, files: Vec<(String, Arc<[u8]>)>, arguments: &[String]) -> Self {
        self.plan.files.extend(files);
        self.plan.argv.extend_from_slice(arguments);
        self
    }

    /// The same program, whose box is kept for [`Runner::left`].
    pub(crate) fn keeping(mut self) -> Self {
        self.keep = true;
        self
    }

    /// Changes its box before the next run.
    pub(crate) fn begin(&mut self, pass: Pass) {
        self.pass = Some(pass);
    }

    /// Can a box that was lost be replaced?
    pub(crate) fn may_start_again(&self) -> bool {
        !self.pass.as_ref().is_some_and(|pass| pass.follows)
    }

    /// The same program, whose interpreter is started once a box and forks for each run.
    pub(crate) fn warm(mut self, prepared: Option<NamedFile>) -> Self {
        self.prepared = prepared.filter(|_| self.maker.can_warm());
        self
    }

    /// Why an interpreter that was to be forked for each run is so no longer.
    pub(crate) fn cooled(&self) -> Option<&str> {
        self.cooled.as_deref()
    }

    /// A file that the last run left in /w; `None` where there is none of this name.
    ///
    /// # Errors
    /// A sentence: it is larger than `max_bytes`, or the box is gone.
    pub(crate) fn left(&mut self, name: &str, max_bytes: u64) -> Result<Option<Vec<u8>>, String> {
        let sandbox = self.sandbox.as_mut().ok_or("its box is gone")?;
        match sandbox.take(name, max_bytes) {
            Ok(Ok(bytes)) => Ok(Some(bytes)),
            Ok(Err(why)) if why.is_absent => Ok(None),
            Ok(Err(why)) => Err(why.to_string()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// The limits of each run.
    pub(crate) fn limits(&self) -> Limits {
        self.limits
    }

    /// Is the machine busy, so that a measurement is worth less?
    pub(crate) fn is_on_busy_machine(&self) -> bool {
        (self.maker.busy)()
    }

    /// Its output is the rows of a query.
    pub(crate) fn gives_rows(&self) -> bool {
        self.recipe.after_input
    }

    /// Runs the program on an input. A box lost through no fault of the program is replaced
    /// once; `restart` is called then, so that output seen so far can be forgotten.
    ///
    /// # Errors
    /// [`Fault::Stopped`], or [`Fault::Box`] where the second box failed too.
    pub(crate) fn run(
        &mut self,
        input: &[u8],
        sink: &mut dyn Sink,
        tick: &mut dyn FnMut() -> Control,
    ) -> Result<Ran, Fault> {
        let input = &*self.whole_input(input);
        let mut first_failure = None;
        for _ in 0..2 {
            sink.restart();
            let mut stderr = Vec::new();
            match self.attempt(Input::Bytes(input), sink, &mut stderr, tick) {
                Ok(outcome) if outcome.end == End::Stopped => return Err(Fault::Stopped),
                Ok(outcome) if !outcome.is_lost() => return Ok(self.understand(outcome, stderr)),
                Ok(outcome) => first_failure = Some(outcome.end.loss().to_owned()),
                Err(error) => {
                    self.sandbox = None;
                    first_failure = Some(error.to_string());
                }
            }
            self.maker.tally.lost();
            // Whatever became of an interpreter that was to fork: the second time is a plain start.
            if self.prepared.take().is_some() {
                self.cooled.clone_from(&first_failure);
            }
        }
        Err(Fault::Box(first_failure.unwrap_or_default()))
    }

    /// Runs the program once on what another one writes. Where it was stopped or its box died,
    /// the outcome says so.
    pub(crate) fn converse(
        &mut self,
        (input, parties): (OwnedFd, &Parties),
        sink: &mut dyn Sink,
        tick: &mut dyn FnMut() -> Control,
    ) -> Result<Ran, BoxError> {
        let mut stderr = Vec::new();
        match self.attempt(Input::Pipe(input, parties.clone()), sink, &mut stderr, tick) {
            Ok(outcome) => Ok(self.understand(outcome, stderr)),
            Err(error) => {
                self.sandbox = None;
                Err(error)
            }
        }
    }

    fn understand(&self, outcome: Outcome, stderr: Vec<u8>) -> Ran {
        let cry = self.recipe.memory_cry.unwrap_or_default().as_bytes();
        let cried = !cry.is_empty() && stderr.windows(cry.len()).any(|at| at == cry);
        let failure = outcome::verdict(&outcome, &self.limits, cried);
        Ran { failure, outcome, stderr }
    }

    /// What standard input holds: the test's input, and the program where it belongs there.
    fn whole_input<'b>(&self, input: &'b [u8]) -> Cow<'b, [u8]> {
        match self.plan.files.first() {
            Some((_, program)) if self.recipe.after_input => {
                Cow::Owned([input, b"\n", program].concat())
            }
            _ => Cow::Borrowed(input),
        }
    }

    fn attempt(
        &mut self,
        input: Input<'_>,
        sink: &mut dyn Sink,
        stderr: &mut Vec<u8>,
        tick: &mut dyn FnMut() -> Control,
    ) -> Result<Outcome, BoxError> {
        if self.sandbox.is_none() && !self.may_start_again() {
            let cause = std::io::Error::other("it went with its box");
            return Err(BoxError { step: "going on from an earlier pass".to_owned(), cause });
        }
        let sandbox = match &mut self.sandbox {
            Some(sandbox) => sandbox,
            empty => empty.insert(start(self.maker, &self.plan, self.prepared.as_ref())?),
        };
        if let Some(Pass { gone, file: (name, bytes), .. }) = &self.pass {
            sandbox.renew(gone, (name, bytes))?;
        }
        let outcome = sandbox.run(Run {
            input,
            limits: &self.limits,
            output: &mut |piece| sink.take(piece),
            error: &mut |piece| keep(stderr, piece, EXCERPT_BYTES),
            tick,
        })?;
        if outcome.spoilt && !(self.keep && matches!(outcome.end, End::Program(_))) {
            self.sandbox = None;
            self.maker.tally.spoilt();
        }
        Ok(outcome)
    }
}

fn start(maker: &Maker, plan: &Plan, prepared: Option<&NamedFile>) -> Result<Sandbox, BoxError> {
    let Some(file) = prepared else {
        return maker.start(plan);
    };
    let mut plan = plan.clone();
    plan.files.push(file.clone());
    maker.start_warm(&plan)
}

/// What becomes of standard output.
pub(crate) trait Sink {
    /// The next piece; an empty one is the stream's end.
    fn take(&mut self, piece: &[u8]);
    /// A run begins, perhaps again: forget what was taken.
    fn restart(&mut self);
}
