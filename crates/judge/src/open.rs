//! Opening the judge: proof that boxes hold and count, then a try of every language.

use std::{path::Path, sync::Arc};

use crate::{
    Isolation, Language, Level, Refusal, Settings, ToolState, Toolchain,
    build::{Built, Order, Program, plainly},
    cgroup::Cgroups,
    languages::{self, Recipe, Tool, recipe},
    limits::Limits,
    run::{Runner, Sink},
    sandbox::{
        BoxError, End, Input, Layers, Maker, Outcome, Pairs, Plan, Run, image, is_tree_visible,
    },
    verdict::{CompileReport, Control},
};

/// Memory the self-test's program may use; it asks for 128 MiB.
const TEST_MEMORY_KIB: u32 = 32 << 10;
/// CPU time the self-test's program uses is 30 ms; this much must have been counted.
const COUNTED_US: u64 = 15_000;

/// The best isolation this machine gives, proved by use.
pub(crate) fn isolate(settings: &Settings) -> Result<(Maker, Isolation), Refusal> {
    let (candidates, mut notes) = Cgroups::candidates(settings.cgroup);
    if candidates.is_empty() {
        return Err(Cgroups::refusal(&notes));
    }
    let mut refusal = None;
    let mut ways = vec![None];
    if rustix::process::geteuid().is_root() {
        match Pairs::claim() {
            Ok(pairs) => ways.insert(0, Some(pairs)),
            Err(error) => notes.push(format!("Boxes have no ids of their own: {error}.")),
        }
    }
    for cgroups in candidates {
        if matches!(cgroups, Cgroups::None) && !is_tree_visible() {
            notes.push("without cgroups /proc must list the children of a process".to_owned());
            continue;
        }
        cgroups.sweep();
        for pairs in &ways {
            let made = Maker::new(pairs.clone(), cgroups.clone());
            let made = made.map_err(|e| refuse("memfd_create", &e))?;
            let maker = made.ok_or(Refusal::Architecture)?;
            match prove(&maker) {
                Ok(layers) => {
                    let isolation = describe(&maker, layers, notes);
                    return Ok((maker, isolation));
                }
                Err(error) => {
                    let whose = if pairs.is_some() { "ids of its own" } else { "our ids" };
                    notes.push(format!("{}, {whose}: {error}", name(&cgroups)));
                    refusal = Some(refuse(&error.step, &error.cause));
                }
            }
        }
    }
    Err(refusal.unwrap_or_else(|| Cgroups::refusal(&notes)))
}

fn name(cgroups: &Cgroups) -> &'static str {
    match cgroups {
        Cgroups::V2(_) => "cgroup v2",
        Cgroups::V1(_) => "cgroup v1",
        Cgroups::None => "no cgroup",
    }
}

fn describe(maker: &Maker, layers: Layers, mut notes: Vec<String>) -> Isolation {
    let level = match maker.cgroups {
        Cgroups::V2(_) => Level::FullV2,
        Cgroups::V1(_) => Level::FullV1,
        Cgroups::None => Level::Reduced,
    };
    for parent in maker.cgroups.parents() {
        notes.push(format!("Groups are made in {}.", parent.display()));
    }
    if level == Level::Reduced {
        notes.push("Reduced accounting: time and memory are polled, not counted.".to_owned());
    }
    notes.push(match &maker.pairs {
        Some(_) => "Each program runs under an id of its own.".to_owned(),
        None => "Programs run under this user's id, mapped to another inside.".to_owned(),
    });
    notes.push(match layers.landlock {
        0 => "No second layer: this kernel has no Landlock (lsm=landlock).".to_owned(),
        version => format!("Landlock, version {version}, is the second layer."),
    });
    if !layers.proc {
        notes.push("Boxes have no /proc: this container masks its own.".to_owned());
    }
    Isolation { level, notes }
}

fn refuse(step: &str, cause: &std::io::Error) -> Refusal {
    const NAMESPACES: &str = "Allow user namespaces (sysctl kernel.unprivileged_userns_clone=1, \
        user.max_user_namespaces>0; on Ubuntu kernel.apparmor_restrict_unprivileged_userns=0), \
        or in Docker run with --security-opt seccomp=unconfined --security-opt apparmor=unconfined";
    const OTHER: &str = "See the isolation ladder in the judge's README";
    let about_namespaces = ["namespace", "unsharing", "mapping", "mount", "pivot_root"];
    let fix =
        if about_namespaces.iter().any(|word| step.contains(word)) { NAMESPACES } else { OTHER };
    Refusal::Isolation { what: step.to_owned(), cause: cause.to_string(), fix }
}

/// Runs the probe in boxes: they must hold, count time, count memory, and notice a changed
/// directory. Says what else boxes have here.
fn prove(maker: &Maker) -> Result<Layers, BoxError> {
    let (found, outcome, layers) = ask(maker, "check")?;
    if outcome.end != End::Program(0) {
        let ways = String::from_utf8_lossy(&found).trim().replace('\n', ", ");
        return Err(wrong(&format!("the box is open ({:?}; {ways})", outcome.end)));
    }
    if !outcome.spoilt {
        return Err(wrong("a file left in /w went unnoticed"));
    }
    let (_, burnt, _) = ask(maker, "burn")?;
    if burnt.end != End::Program(0) || burnt.cpu_us < COUNTED_US {
        return Err(wrong(&format!("of 30 ms CPU {} us were counted", burnt.cpu_us)));
    }
    let (_, filled, _) = ask(maker, "fill")?;
    if !filled.out_of_memory {
        return Err(wrong("memory beyond the limit went unnoticed"));
    }
    Ok(layers)
}

fn wrong(what: &str) -> BoxError {
    BoxError { step: "the self-test".to_owned(), cause: std::io::Error::other(what.to_owned()) }
}

fn ask(maker: &Maker, question: &str) -> Result<(Vec<u8>, Outcome, Layers), BoxError> {
    let limits = Limits::new(5000, TEST_MEMORY_KIB).map_err(|error| wrong(&error.to_string()))?;
    let mut sandbox = maker.start(&Plan {
        files: vec![("probe".to_owned(), Arc::from(image::assay_box_bytes()))],
        argv: vec!["/box/probe".to_owned(), question.to_owned()],
        cpu_ms: limits.cpu_ms(),
        memory_kib: limits.memory_kib(),
        processes: 1,
        work_bytes: 1 << 20,
        data_limit: true,
        ..Plan::default()
    })?;
    let mut said = Vec::new();
    let outcome = sandbox.run(Run {
        input: Input::Bytes(&[]),
        limits: &limits,
        output: &mut |piece| said.extend(piece),
        error: &mut |_| {},
        tick: &mut || Control::Continue,
    })?;
    Ok((said, outcome, sandbox.layers))
}

/// Every language with its tool, where its hello world runs in the box and no box shows `own`.
pub(crate) fn try_languages(maker: &Maker, own: Option<&Path>) -> Vec<(Toolchain, Option<Tool>)> {
    std::thread::scope(|scope| {
        let tries = Language::ALL
            .map(|language| scope.spawn(move || try_language((maker, own), recipe(language))));
        tries.into_iter().filter_map(|tried| tried.join().ok()).collect()
    })
}

fn try_language(
    (maker, own): (&Maker, Option<&Path>),
    recipe: &'static Recipe,
) -> (Toolchain, Option<Tool>) {
    let tried = (recipe.find)().and_then(|tool| {
        own.map_or(Ok(()), |own| tool.check_apart(own))?;
        hello(maker, recipe, &tool).map(|()| tool.clone()).or_else(|reason| {
            // The static libraries may be missing; then programs are linked dynamically.
            let dynamic = Tool { standalone: false, ..tool.clone() };
            if !tool.standalone {
                return Err(reason);
            }
            hello(maker, recipe, &dynamic).map(|()| dynamic)
        })
    });
    let language = recipe.language;
    match tried {
        Ok(tool) => {
            let state = ToolState::Present { version: tool.version.clone() };
            (Toolchain { language, state }, Some(tool))
        }
        Err(reason) => {
            let state = ToolState::Missing { reason, fix: recipe.fix.to_owned() };
            (Toolchain { language, state }, None)
        }
    }
}

struct Said(Vec<u8>);

impl Sink for Said {
    fn take(&mut self, piece: &[u8]) {
        self.0.extend(piece);
    }

    fn restart(&mut self) {
        self.0.clear();
    }
}

fn hello(maker: &Maker, recipe: &'static Recipe, tool: &Tool) -> Result<(), String> {
    check_hello(&hear(maker, (recipe, tool), recipe.hello)?)
}

/// What a program says that is built from this source and run in a box, without input.
pub(crate) fn hear(
    maker: &Maker,
    (recipe, tool): (&'static Recipe, &Tool),
    source: &str,
) -> Result<Vec<u8>, String> {
    let go_on = &mut || Control::Continue;
    let order = Order { recipe, tool, source, further: &[], beside: &[], cpu_ms: None };
    let built = plainly(maker, &order, go_on);
    let program = match built.map_err(|error| error.to_string())? {
        Built::Program(program) => program,
        Built::Refused(report) => {
            return Err(format!("its hello world does not compile: {}", report.message.trim()));
        }
        Built::Stopped => return Err("stopped".to_owned()),
    };
    let limits = Limits::new(5000, 256 << 10).map_err(|error| error.to_string())?;
    listen(&mut Runner::new(maker, (recipe, tool), program, limits))
}

/// Does a language's interpreter fork for each run? `None` where it is not made for that.
pub(crate) fn try_warm(
    maker: &Maker,
    recipe: &'static Recipe,
    tool: &Tool,
) -> Option<Result<(), String>> {
    let prepared = languages::prepared(recipe.language, tool, recipe.hello)?;
    if !maker.can_warm() {
        let reason = "it takes root and cgroups to share an interpreter safely";
        return Some(Err(reason.to_owned()));
    }
    let text = |error: &dyn std::fmt::Display| error.to_string();
    let tried = || {
        let file = (recipe.source.to_owned(), Arc::from(recipe.hello.as_bytes()));
        let report = CompileReport { ok: true, message: String::new() };
        let limits = Limits::new(5000, 256 << 10).map_err(|error| text(&error))?;
        let program = Program { file, further: Vec::new(), report };
        let runner = Runner::new(maker, (recipe, tool), program, limits);
        let mut runner = runner.warm(Some(prepared));
        say_hello(&mut runner)?;
        say_hello(&mut runner)?;
        runner.cooled().map_or(Ok(()), |reason| Err(reason.to_owned()))
    };
    Some(tried())
}

fn say_hello(runner: &mut Runner<'_>) -> Result<(), String> {
    check_hello(&listen(runner)?)
}

fn listen(runner: &mut Runner<'_>) -> Result<Vec<u8>, String> {
    let go_on = &mut || Control::Continue;
    let mut said = Said(Vec::new());
    let ran = runner.run(&[], &mut said, go_on).map_err(|error| error.to_string())?;
    if let Some((_, reason)) = ran.failure {
        let stderr = String::from_utf8_lossy(&ran.stderr);
        return Err(format!("its hello world does not run in the box: {reason} {stderr}"));
    }
    Ok(said.0)
}

fn check_hello(said: &[u8]) -> Result<(), String> {
    if said != b"hello\n" {
        let said = String::from_utf8_lossy(said);
        return Err(format!("its hello world says {said:?}"));
    }
    Ok(())
}
