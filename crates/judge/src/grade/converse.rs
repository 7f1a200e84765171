//! An interactive test: the candidate's program and the problem's interactor, each in its box,
//! talking through the host.
//!
//! What one writes is read at once and kept until the other takes it, so neither program can
//! hold up the host, whatever it reads or writes; what is kept is bounded by the output limits.
//! Two programs that wait for each other end at the candidate's wall-clock limit.

use std::{
    fs::File,
    io::Write,
    os::fd::OwnedFd,
    sync::{
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use rustix::pipe::{PipeFlags, pipe_with};

use super::validate::{Case, Validating, Word};
use crate::{
    Fault,
    build::keep,
    run::{EXCERPT_BYTES, Ran, Runner, Sink},
    sandbox::{BoxError, Parties},
    verdict::Control,
};

/// How a conversation ended.
pub(crate) struct Talk {
    /// The candidate's run. One that was cut short because it was rejected has not failed.
    pub(crate) ran: Ran,
    /// What the interactor said, where the program ended well.
    pub(crate) word: Option<Word>,
    /// The beginning of what the candidate's program wrote.
    pub(crate) excerpt: Vec<u8>,
}

/// Passes on what one program writes.
struct Relay {
    /// `None` once the other program is to read the end.
    to: Option<Sender<Vec<u8>>>,
    excerpt: Vec<u8>,
    /// The other program reads the end as soon as this one has closed its output. Without this it
    /// does so when this one is over: a candidate that closes its output early has not lost yet.
    ends_early: bool,
}

impl Relay {
    fn new(to: Sender<Vec<u8>>, ends_early: bool) -> Self {
        Self { to: Some(to), excerpt: Vec::new(), ends_early }
    }
}

impl Sink for Relay {
    fn take(&mut self, piece: &[u8]) {
        keep(&mut self.excerpt, piece, EXCERPT_BYTES);
        if piece.is_empty() {
            self.to.take_if(|_| self.ends_early);
        } else if let Some(to) = &self.to {
            // Nobody listens once the other program has gone.
            let _ = to.send(piece.to_vec());
        }
    }

    fn restart(&mut self) {}
}

/// What the two sides tell each other beside what they say.
#[derive(Default)]
struct Signs {
    /// The interactor has ended and did not accept: the candidate need not go on.
    over: AtomicBool,
    /// The interactor's word no longer counts.
    hang_up: AtomicBool,
    /// The watcher asked to stop.
    stopped: AtomicBool,
}

/// Lets the two programs talk until both have ended. A box lost through no fault of a program is
/// replaced once, unless it held what an earlier pass left.
pub(crate) fn talk<'a>(
    runner: &mut Runner<'_>,
    (validating, interactor): (&Validating<'a>, &mut Runner<'a>),
    case: &Case,
    tick: &mut dyn FnMut() -> Control,
) -> Result<Talk, Fault> {
    let mut failure = String::new();
    for _ in 0..2 {
        match attempt(runner, (validating, &mut *interactor), case, tick)? {
            Ok(talk) => return Ok(talk),
            Err(error) => failure = error.to_string(),
        }
        if !interactor.may_start_again() {
            break;
        }
        *interactor = validating.runner(case)?;
        validating.begin(interactor, case, false);
    }
    Err(Fault::Box(failure))
}

fn attempt(
    runner: &mut Runner<'_>,
    (validating, interactor): (&Validating<'_>, &mut Runner<'_>),
    case: &Case,
    tick: &mut dyn FnMut() -> Control,
) -> Result<Result<Talk, BoxError>, Fault> {
    let (signs, parties) = (Signs::default(), Parties::default());
    let pipe = || pipe_with(PipeFlags::CLOEXEC).map_err(|error| Fault::Box(error.to_string()));
    let ((candidate_reads, to_candidate), (interactor_reads, to_interactor)) = (pipe()?, pipe()?);
    let (candidate_says, interactor_hears) = channel();
    let (interactor_says, candidate_hears) = channel();
    let (ran, over, excerpt, decided) = thread::scope(|scope| {
        scope.spawn(|| pass_on(interactor_hears, to_interactor, &parties));
        scope.spawn(|| pass_on(candidate_hears, to_candidate, &parties));
        let deciding = scope.spawn(|| {
            let go_on = || match signs.hang_up.load(Ordering::Relaxed) {
                true => Control::Stop,
                false => Control::Continue,
            };
            let mut relay = Relay::new(interactor_says, true);
            let ran = interactor.converse((interactor_reads, &parties), &mut relay, &mut { go_on });
            let decided = ran.map(|ran| validating.word(case, interactor, &ran));
            let accepted = matches!(&decided, Ok(Ok(word)) if word.accepted);
            signs.over.store(!accepted, Ordering::Release);
            decided
        });
        let mut relay = Relay::new(candidate_says, false);
        let ran = runner.converse((candidate_reads, &parties), &mut relay, &mut || {
            let stop = tick() == Control::Stop;
            signs.stopped.fetch_or(stop, Ordering::Relaxed);
            let over = stop || signs.over.load(Ordering::Relaxed);
            if over { Control::Stop } else { Control::Continue }
        });
        // The candidate reads the end only after the interactor's own end has been noted, so a
        // crash that follows from it does not hide it.
        let over = signs.over.load(Ordering::Acquire);
        let failed = ran.as_ref().map_or(true, |ran| ran.failure.is_some());
        signs.hang_up.store(failed && !over, Ordering::Relaxed);
        // From here on the interactor reads the end.
        let Relay { to, excerpt, .. } = relay;
        drop(to);
        (ran, over, excerpt, deciding.join())
    });
    if signs.stopped.load(Ordering::Relaxed) {
        return Err(Fault::Stopped);
    }
    let decided = decided.map_err(|_| Fault::Box("the interactor's thread died".to_owned()))?;
    match (ran, decided) {
        (Err(error), _) | (_, Err(error)) => Ok(Err(error)),
        (Ok(ran), Ok(decided)) => conclude(ran, over, excerpt, decided),
    }
}

/// The program that ended first decides: a candidate's failure counts unless it came after a
/// rejection.
fn conclude(
    mut ran: Ran,
    over: bool,
    excerpt: Vec<u8>,
    decided: Result<Word, Fault>,
) -> Result<Result<Talk, BoxError>, Fault> {
    if ran.outcome.is_lost() {
        let cause = std::io::Error::other(ran.outcome.end.loss());
        return Ok(Err(BoxError { step: "an interactive run".to_owned(), cause }));
    }
    if over {
        ran.failure = None;
    }
    let word = match &ran.failure {
        Some(_) => None,
        None => Some(decided?),
    };
    Ok(Ok(Talk { ran, word, excerpt }))
}

/// Writes what is said until nobody speaks or nobody reads; then the reader sees the end. While this
/// thread waits for a processor, so do the programs that talk.
fn pass_on(said: Receiver<Vec<u8>>, to: OwnedFd, parties: &Parties) {
    parties.join();
    let mut to = File::from(to);
    for piece in said {
        if to.write_all(&piece).is_err() {
            return;
        }
    }
}
