//! Which way a source is compiled: found as kept, by a compiler that waits, with its toolchain's
//! kit, or plainly. Each way that fails through no fault of the source gives way to the next.

use std::{
    collections::HashMap,
    io,
    path::Path,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread::{self, JoinHandle},
};

use super::{
    Built, Compiles, Order, Program, boxed,
    key::{self, Key},
    kits::{self, Kits, Ready},
    store::{self, Entry, Found, Room, Store},
    waiting::Waiting,
};
use crate::{
    Language,
    languages::{self, Kit, Recipe, Tool, witnesses},
    sandbox::{BoxError, Maker},
    verdict::{CompileReport, Control},
};

/// What is kept of compiled programs, for a week after their last use: they are made from what
/// people wrote.
const ROOM: Room = Room { bytes: 1 << 30, entries: 10_000, unused_s: 7 * 86_400 };

/// Compiles, and remembers.
pub(crate) struct Workshop {
    shared: Arc<Shared>,
    /// Each language's compiler that waits.
    waiting: Mutex<HashMap<Language, Waiting>>,
    /// Threads that make kits.
    makers: Mutex<Vec<JoinHandle<()>>>,
}

/// The place where things are kept.
pub(crate) struct Kept {
    store: Store,
    kits: Kits,
}

impl Kept {
    /// The place in a directory, which is made where it is missing.
    ///
    /// # Errors
    /// Where others than this user could write to it.
    pub(crate) fn open(dir: &Path) -> io::Result<Self> {
        store::own(dir)?;
        let store = Store::open(&dir.join("compiled"), ROOM)?;
        Ok(Self { store, kits: Kits::open(&dir.join("kits"))? })
    }
}

struct Shared {
    maker: Arc<Maker>,
    kept: Option<Kept>,
    witnesses: Mutex<HashMap<Language, Arc<[String]>>>,
    kits: Mutex<HashMap<Language, State>>,
    counts: Counts,
    stop: AtomicBool,
}

/// How it is with a language's kit.
enum State {
    Making,
    Ready(Arc<Ready>),
    /// It cannot be made; not tried again for the same toolchain.
    Failed(Key, String),
}

#[derive(Default)]
struct Counts {
    run: AtomicU64,
    hits: AtomicU64,
    misses: AtomicU64,
    spoilt: AtomicU64,
    with_kit: AtomicU64,
    waited_for: AtomicU64,
    stale_kits: AtomicU64,
    not_kept: AtomicU64,
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Workshop {
    /// A workshop that has a place to keep things, or none.
    pub(crate) fn new(maker: Arc<Maker>, kept: Option<Kept>) -> Self {
        let shared = Shared {
            maker,
            kept,
            witnesses: Mutex::default(),
            kits: Mutex::default(),
            counts: Counts::default(),
            stop: AtomicBool::new(false),
        };
        let (waiting, makers) = (Mutex::default(), Mutex::default());
        Self { shared: Arc::new(shared), waiting, makers }
    }

    /// How compiling went so far.
    pub(crate) fn compiles(&self) -> Compiles {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let counts = &self.shared.counts;
        Compiles {
            run: read(&counts.run),
            hits: read(&counts.hits),
            misses: read(&counts.misses),
            spoilt: read(&counts.spoilt),
            with_kit: read(&counts.with_kit),
            waited_for: read(&counts.waited_for),
            stale_kits: read(&counts.stale_kits),
            not_kept: read(&counts.not_kept),
        }
    }

    /// Compiles a source, or checks its syntax where the source itself is run.
    pub(crate) fn build(
        &self,
        order: &Order<'_>,
        tick: &mut dyn FnMut() -> Control,
    ) -> Result<Built, BoxError> {
        let argv = order.command((order.recipe.build)(order.tool));
        let (shared, counts) = (&self.shared, &self.shared.counts);
        let kept = shared.kept.as_ref().filter(|_| !argv.is_empty());
        let Some(Kept { store, .. }) = kept else {
            count(&counts.run);
            return boxed::build(&shared.maker, order, (argv, None), tick);
        };
        let toolchain = shared.toolchain(order.recipe.language, order.tool);
        let key = key::of(order, &toolchain, &argv);
        match store.find(&key) {
            Found::Entry(entry) => {
                count(&counts.hits);
                return Ok(Built::Program(program(order, entry)));
            }
            Found::Spoilt => count(&counts.spoilt),
            Found::Nothing => {}
        }
        count(&counts.misses);
        count(&counts.run);
        let built = self.compile(order, argv, &toolchain, tick)?;
        if let Built::Program(program) = &built {
            let product = order.recipe.product.map(|_| program.file.1.to_vec()).unwrap_or_default();
            let entry = Entry { product, said: program.report.message.clone() };
            if store.keep(&key, &entry).is_err() {
                count(&counts.not_kept);
            }
        }
        Ok(built)
    }

    fn compile(
        &self,
        order: &Order<'_>,
        argv: Vec<String>,
        toolchain: &Key,
        tick: &mut dyn FnMut() -> Control,
    ) -> Result<Built, BoxError> {
        let (maker, counts) = (&self.shared.maker, &self.shared.counts);
        let kit = languages::kit(order.recipe.language).filter(|kit| (kit.helps)(order.source));
        if let Some(kit) = kit
            && let Some(ready) = self.kit((order.recipe, order.tool, kit), toolchain)
        {
            let mut built = self.compile_waiting(order, &ready, tick);
            self.refill((order.recipe, order.tool, kit), &ready);
            if built.is_none() {
                let argv = order.command((kit.build)(order.tool));
                let with_kit = (argv, Some(ready.dir.clone()));
                built = boxed::build(maker, order, with_kit, tick).ok();
                count(&counts.with_kit);
            }
            if let Some(built) = built.filter(is_about_the_source) {
                return Ok(built);
            }
        }
        boxed::build(maker, order, (argv, None), tick)
    }

    /// Has it compiled by the compiler that waits, if there is one.
    fn compile_waiting(
        &self,
        order: &Order<'_>,
        ready: &Ready,
        tick: &mut dyn FnMut() -> Control,
    ) -> Option<Built> {
        if order.around().next().is_some() {
            return None;
        }
        let mut waiting = lock(&self.waiting).remove(&order.recipe.language)?;
        if waiting.tools != ready.dir {
            return None;
        }
        if !waiting.is_ready() {
            if !waiting.has_ended() {
                lock(&self.waiting).insert(order.recipe.language, waiting);
            }
            return None;
        }
        let built = waiting.compile(order, tick)?;
        count(&self.shared.counts.waited_for);
        Some(built)
    }

    /// Starts the next compiler that waits.
    fn refill(&self, (recipe, tool, kit): (&'static Recipe, &Tool, &Kit), ready: &Ready) {
        let mut waiting = lock(&self.waiting);
        if let Some(command) = &kit.waiting
            && !waiting.contains_key(&recipe.language)
        {
            let (maker, tools) = (Arc::clone(&self.shared.maker), ready.dir.clone());
            match Waiting::start(maker, (recipe, tool), command, tools) {
                Ok(next) => drop(waiting.insert(recipe.language, next)),
                Err(_) => count(&self.shared.counts.not_kept),
            }
        }
    }

    /// The toolchain's kit if it is ready; if not, it will be.
    fn kit(
        &self,
        (recipe, tool, kit): (&'static Recipe, &Tool, &'static Kit),
        toolchain: &Key,
    ) -> Option<Arc<Ready>> {
        let id = kits::id(kit, tool, toolchain);
        let mut states = lock(&self.shared.kits);
        match states.get(&recipe.language) {
            Some(State::Ready(ready)) if ready.is_current(&id) => return Some(Arc::clone(ready)),
            Some(State::Ready(_)) => count(&self.shared.counts.stale_kits),
            Some(State::Failed(failed, _)) if *failed != id => {}
            Some(State::Making | State::Failed(..)) => return None,
            None => {}
        }
        let first = states.insert(recipe.language, State::Making).is_none();
        let (shared, tool) = (Arc::clone(&self.shared), tool.clone());
        let making = thread::spawn(move || shared.make((recipe, &tool, kit), &id, first));
        lock(&self.makers).push(making);
        None
    }

    /// Makes a language's kit now and waits until its compiler waits, so that the next source finds
    /// them.
    ///
    /// # Errors
    /// Why there is no kit.
    pub(crate) fn prepare(&self, recipe: &'static Recipe, tool: &Tool) -> Result<(), String> {
        if self.shared.kept.is_none() {
            return Err("there is no place to keep anything".to_owned());
        }
        let kit = languages::kit(recipe.language).ok_or("the language has none")?;
        let toolchain = self.shared.toolchain(recipe.language, tool);
        let mut ready = self.kit((recipe, tool, kit), &toolchain);
        if ready.is_none() {
            self.finish_making();
            ready = self.kit((recipe, tool, kit), &toolchain);
        }
        let Some(ready) = ready else {
            return Err(match lock(&self.shared.kits).get(&recipe.language) {
                Some(State::Failed(_, why)) => why.clone(),
                _ => "the toolchain is changing".to_owned(),
            });
        };
        self.refill((recipe, tool, kit), &ready);
        let waiting = lock(&self.waiting).remove(&recipe.language);
        if let Some(mut waiting) = waiting {
            waiting.wait()?;
            lock(&self.waiting).insert(recipe.language, waiting);
        }
        Ok(())
    }

    fn finish_making(&self) {
        let makers = std::mem::take(&mut *lock(&self.makers));
        makers.into_iter().for_each(|maker| drop(maker.join()));
    }
}

impl std::fmt::Debug for Workshop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Workshop").field(&self.compiles()).finish()
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::Relaxed);
        self.finish_making();
    }
}

impl Shared {
    /// The toolchain as it is now. Which files tell is found out once.
    fn toolchain(&self, language: Language, tool: &Tool) -> Key {
        let mut known = lock(&self.witnesses);
        let found = known.entry(language).or_insert_with(|| witnesses(language, tool).into());
        let found = Arc::clone(found);
        drop(known);
        key::toolchain(language, tool, &found)
    }

    /// Loads or makes a kit; `first`: this process knows of none yet.
    fn make(&self, (recipe, tool, kit): (&Recipe, &Tool, &Kit), id: &Key, first: bool) {
        let Some(Kept { kits, .. }) = &self.kept else {
            return;
        };
        let tick = &mut || match self.stop.load(Ordering::Relaxed) {
            true => Control::Stop,
            false => Control::Continue,
        };
        let loaded = kits.load(recipe, id);
        if first && matches!(loaded, Some(None)) {
            count(&self.counts.stale_kits);
        }
        let made = match loaded.flatten() {
            Some(ready) => Ok(ready),
            None => kits.make(&self.maker, (recipe, tool, kit), id, tick),
        };
        let state = match made {
            Ok(ready) => State::Ready(Arc::new(ready)),
            Err(error) => {
                count(&self.counts.not_kept);
                State::Failed(*id, error.to_string())
            }
        };
        lock(&self.kits).insert(recipe.language, state);
    }
}

fn program(order: &Order<'_>, entry: Entry) -> Program {
    let file = match order.recipe.product {
        Some(name) => (name.to_owned(), entry.product.into()),
        None => order.source_file(),
    };
    let report = CompileReport { ok: true, message: entry.said };
    Program { file, further: Vec::new(), report }
}

/// A refusal that speaks of our files, or of the compiler itself, may not be the source's fault. Time
/// is: what has used it up would use it up again.
fn is_about_the_source(built: &Built) -> bool {
    let Built::Refused(report) = built else {
        return true;
    };
    if report.message.starts_with(boxed::TIME_IS_UP) {
        return true;
    }
    let ours = [languages::TOOLS, "internal compiler error", "The compiler "];
    !ours.iter().any(|sign| report.message.contains(sign))
}
