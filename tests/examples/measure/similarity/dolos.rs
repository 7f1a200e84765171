//! Dolos' library beside ours: the time for one more program of a problem, and which copies are found.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use anyhow::{Context as _, Result, ensure};
use db::Conn;
use diesel::Connection as _;
use diesel::connection::SimpleConnection as _;
use kernel::uuid::Uuid;
use kernel::{AttemptId, Clock as _, Language, SubmissionId, SystemClock, TaskId, UserId};
use serde_json::{Value, json};
use similarity::index::{self, Authored, Program, Scope};
use similarity::{overlap, rule};

use super::copies::WAYS;
use super::library::{Library, Source};
use crate::exam::naive::install;
use crate::harness::goals::{Goal, say};
use crate::harness::quantiles::median;

/// The time for one program, as a share of what Dolos takes.
const SHARE: f64 = 0.2;

/// How much is compared.
#[derive(Clone, Copy)]
pub(super) struct Sizes {
    /// Programs of the problem that are there already.
    pub(super) beside: usize,
    /// Programs that are added to them, one after the other.
    pub(super) asks: usize,
    /// Programs of which there are copies.
    pub(super) originals: usize,
}

/// Both, in turn; no goals where Dolos is not here.
pub(super) fn compare(conn: &mut Conn, of: Sizes) -> Result<Vec<Goal>> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bench/peers/dolos");
    if let Err(error) = install(&dir, true) {
        say(&format!("Dolos is not here: {error:#}"));
        return Ok(Vec::new());
    }
    let mut dolos = Dolos::start(&dir)?;
    let mut library = Library::open()?;
    let mut goals = vec![time(conn, &mut dolos, &mut library, of)?];
    goals.push(found(&mut dolos, &mut library, of.originals)?);
    Ok(goals)
}

/// One more program with all of its problem, in turn by either.
fn time(conn: &mut Conn, dolos: &mut Dolos, library: &mut Library, of: Sizes) -> Result<Goal> {
    let scope = Scope { problem: Uuid::from_u128(2), language: Language::Python };
    let problem = scope.problem;
    conn.batch_execute(&format!(
        "insert into problems (id, slug) values ('{problem}', 'beside-dolos')"
    ))?;
    let there = library.in_python(of.beside)?;
    for source in &there {
        ours(conn, scope, source)?;
    }
    let texts: Vec<&str> = there.iter().map(|source| source.text.as_str()).collect();
    dolos.ask(&json!({ "do": "fill", "language": "python", "sources": texts }))?;
    let (mut own, mut theirs) = (Vec::new(), Vec::new());
    for source in library.in_python(of.asks)? {
        let began = Instant::now();
        ours(conn, scope, &source)?;
        own.push(began.elapsed().as_secs_f64() * 1000.0);
        let answer = dolos.ask(&json!({ "do": "compare", "source": source.text }))?;
        theirs.push(answer.get("ms").and_then(Value::as_f64).context("no time")?);
    }
    let (own, theirs) = (median(own), median(theirs));
    say(&format!(
        "\none more program beside {}, median: {own:.1} ms, Dolos {theirs:.1} ms",
        of.beside
    ));
    Ok(Goal::at_most("one program, of Dolos' time", own / theirs, SHARE))
}

/// What a worker does with one program, from its text on.
fn ours(conn: &mut Conn, scope: Scope, source: &Source) -> Result<()> {
    let program = Program {
        submission: SubmissionId::new(),
        attempt: AttemptId::new(),
        task: TaskId::new(),
        user: UserId::new(),
        scope,
        sent_at: SystemClock.now(),
        fingerprints: index::read(scope.language, &source.text),
    };
    conn.transaction(|conn| {
        index::compare(conn, &program, &Authored::default(), SystemClock.now())
    })?;
    Ok(())
}

/// Two programs, and whether the one is a copy of the other and in which way.
struct Pair {
    language: Language,
    texts: [String; 2],
    way: Option<usize>,
}

/// Which copies and which independent pairs each calls similar. Dolos has no threshold of its own: it is
/// given the one from which on it calls as many independent pairs similar as we do.
fn found(dolos: &mut Dolos, library: &mut Library, originals: usize) -> Result<Goal> {
    let pairs = pairs(library, originals)?;
    let ours: Vec<bool> = pairs.iter().map(is_match).collect();
    let theirs = dolos.similarities(&pairs)?;
    let of_way = |wanted: Option<usize>| {
        pairs.iter().zip(&ours).zip(&theirs).filter(move |((pair, _), _)| pair.way == wanted)
    };
    let mut independent: Vec<f64> = of_way(None).map(|(_, theirs)| *theirs).collect();
    independent.sort_by(|one, other| other.total_cmp(one));
    let wrong = of_way(None).filter(|((_, ours), _)| **ours).count();
    let threshold = independent.get(wrong).copied().unwrap_or(0.0);
    say(&format!(
        "{} independent pairs, of which {wrong} are called similar; Dolos from {threshold:.3} on",
        independent.len()
    ));
    say("copies found of 100                   ours    Dolos");
    let (mut all, mut own, mut other) = (0, 0, 0);
    for (at, way) in WAYS.iter().enumerate() {
        let count = of_way(Some(at)).count();
        let by_us = of_way(Some(at)).filter(|((_, ours), _)| **ours).count();
        let by_them = of_way(Some(at)).filter(|(_, theirs)| **theirs > threshold).count();
        let share = |found: usize| 100.0 * found as f64 / count.max(1) as f64;
        say(&format!("{:<34} {:>7.1} {:>8.1}", way.name, share(by_us), share(by_them)));
        (all, own, other) = (all + count, own + by_us, other + by_them);
    }
    let share = |found: usize| found as f64 / all.max(1) as f64;
    let precision = own as f64 / (own + wrong).max(1) as f64;
    say(&format!("of all pairs that we call similar, {:.4} are copies", precision));
    Ok(Goal::at_least("recall of copies, Dolos' as the goal", share(own), share(other)))
}

/// Every original with its eight copies, and four times as many pairs that have nothing in common.
fn pairs(library: &mut Library, originals: usize) -> Result<Vec<Pair>> {
    let sources = library.programs(originals)?;
    let mut pairs = Vec::new();
    for source in &sources {
        let other = sources.iter().find(|other| other.is_independent(source));
        let other = other.map_or("", |other| other.text.as_str());
        for (at, way) in WAYS.iter().enumerate() {
            let copy = (way.copy)(&source.text, source.sign, other);
            let texts = [source.text.clone(), copy];
            pairs.push(Pair { language: source.language, texts, way: Some(at) });
        }
    }
    ensure!(sources.len() > 1, "at least two programs");
    for _ in 0..originals * 40 {
        let (one, other) = (library.below(sources.len()), library.below(sources.len()));
        let (Some(one), Some(other)) = (sources.get(one), sources.get(other)) else { continue };
        if pairs.len() < originals * 12 && one.is_independent(other) {
            let texts = [one.text.clone(), other.text.clone()];
            pairs.push(Pair { language: one.language, texts, way: None });
        }
    }
    Ok(pairs)
}

fn is_match(pair: &Pair) -> bool {
    let [left, right] = pair.texts.each_ref().map(|text| index::read(pair.language, text));
    let overlap = overlap::of(&left.unwrap_or_default(), &right.unwrap_or_default());
    rule::is_match(&overlap, rule::LEAST_PERMILLE)
}

/// The library in a process of Node's; ended when dropped.
struct Dolos {
    child: Child,
    into: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Dolos {
    fn start(dir: &Path) -> Result<Self> {
        let mut node = Command::new("/usr/bin/setpriv");
        node.args(["--pdeathsig", "TERM", "--", "node", "compare.mjs"]).current_dir(dir);
        let mut child = node
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("Node cannot be started")?;
        let into = child.stdin.take().context("no input")?;
        let from = BufReader::new(child.stdout.take().context("no output")?);
        Ok(Self { child, into, from })
    }

    fn ask(&mut self, question: &Value) -> Result<Value> {
        writeln!(self.into, "{question}")?;
        self.into.flush()?;
        let mut line = String::new();
        self.from.read_line(&mut line)?;
        serde_json::from_str(&line).context("Dolos said nothing that could be read")
    }

    fn similarities(&mut self, pairs: &[Pair]) -> Result<Vec<f64>> {
        let mut all = Vec::with_capacity(pairs.len());
        for some in pairs.chunks(100) {
            let asked: Vec<Value> = some
                .iter()
                .map(|pair| json!({ "language": pair.language.as_str(), "texts": pair.texts }))
                .collect();
            let answer = self.ask(&json!({ "do": "similarities", "pairs": asked }))?;
            let found =
                answer.get("similarities").and_then(Value::as_array).context("no answer")?;
            all.extend(found.iter().filter_map(Value::as_f64));
        }
        ensure!(all.len() == pairs.len(), "Dolos left some pairs out");
        Ok(all)
    }
}

impl Drop for Dolos {
    fn drop(&mut self) {
        // Both fail when it has ended, which is what was wanted.
        let _killed = self.child.kill();
        let _reaped = self.child.wait();
    }
}
