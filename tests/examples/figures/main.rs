//! What our own code makes of random cases, as a file of JSON for the programs of others in tests/oracles.

use anyhow::{Context as _, Result, bail};
use assessments::cut_offs::{Scored, preview};
use assessments::scores::{GroupPoints, Judged, TaskRule, fineness, score};
use assessments::statistics::{GroupScores, Statistics, TaskScores, percentile};
use kernel::chrono::{TimeDelta, TimeZone as _, Utc};
use kernel::{AttemptId, Clock as _, Instant, InvitationId, SubmissionId, SystemClock, TaskId};
use mail::calendar::{Attendee, Deadline, Entry, Item, Method, feed};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{Rng, SeedableRng as _};
use selfid::impact::{Divided, Group, Line, Measure, Question, Rated, Stop, at_cut_off};
use serde_json::{Value, json};
use webhooks::{Secret, sending};

/// The same cases on every run.
const SEED: u64 = 20_261_123;

fn main() -> Result<()> {
    let random = &mut StdRng::seed_from_u64(SEED);
    let statistics: Vec<Value> = (0..1000).map(|_| assessment(random)).collect();
    let fineness: Vec<Value> = (0..1000).map(|_| attempt(random)).collect();
    let graded: Vec<Value> = (0..1000).map(|_| graded(random)).collect();
    let percentiles: Vec<Value> = (0..200).map(|_| scores(random)).collect();
    let rates: Vec<Value> = (0..1000).map(|_| rates(random)).collect();
    let cut_offs: Vec<Value> = (0..1000).map(|_| cut_off(random)).collect();
    let webhooks: Vec<Value> = (0..200).map(|_| webhook(random)).collect();
    let calendars: Vec<Value> = (0..300).map(|_| calendar(random)).collect();
    let feeds: Vec<Value> = (0..50).map(|_| read_again(random)).collect();
    let all = json!({
        "statistics": statistics,
        "fineness": fineness,
        "graded": graded,
        "percentiles": percentiles,
        "rates": rates,
        "cut_offs": cut_offs,
        "webhooks": webhooks,
        "calendars": calendars,
        "feeds": feeds,
    });
    let Some(path) = std::env::args_os().nth(1) else { bail!("the file to write is not named") };
    std::fs::write(&path, all.to_string()).with_context(|| path.display().to_string())
}

/// People of different skill, who pass groups of different difficulty.
fn assessment(random: &mut StdRng) -> Value {
    let (people, count) = (random.random_range(50..300), random.random_range(2..12));
    let worths: Vec<i64> = (0..count).map(|_| random.random_range(1..2000)).collect();
    let able: Vec<f64> = (0..people).map(|_| random.random_range(-2.0..2.0)).collect();
    let groups: Vec<Vec<i64>> = worths
        .iter()
        .map(|worth| {
            let hard: f64 = random.random_range(-1.5..1.5);
            let mut passes =
                |able: &f64| random.random_range(0.0..1.0) < 1.0 / (1.0 + (hard - able).exp());
            able.iter().map(|able| if passes(able) { *worth } else { 0 }).collect()
        })
        .collect();
    let scores = worths.iter().zip(&groups).enumerate().map(|(at, (worth, got))| GroupScores {
        name: format!("g{at}"),
        worth: *worth,
        got: got.clone(),
    });
    let tasks = [TaskScores { position: 1, groups: scores.collect() }];
    let found = Statistics::of(&tasks, people);
    json!({ "worths": worths, "groups": groups, "found": found })
}

fn attempt(random: &mut StdRng) -> Value {
    let count = random.random_range(1..9);
    let tasks: Vec<(i32, i32)> =
        (0..count).map(|_| (random.random_range(1..100), random.random_range(0..101))).collect();
    json!({ "tasks": tasks, "found": fineness(tasks.iter().copied()) })
}

/// Tasks whose groups bring 100 together, and the submits for them in the order in which they were sent.
fn graded(random: &mut StdRng) -> Value {
    let at = SystemClock.now();
    let (mut tasks, mut judged, mut cases) = (Vec::new(), Vec::new(), Vec::new());
    for position in 1..random.random_range(2..9) {
        let (core, edge) = (random.random_range(30..61), random.random_range(10..41));
        let perf = (100 - core - edge).max(0);
        let split = random.random_range(0..=perf);
        let edge = 100 - core - perf;
        let groups = [("core", core), ("edge", edge), ("perf", split), ("perf", perf - split)];
        let words = ["graphs", "strings", "geometry", "sql"];
        let keywords: Vec<&str> = words.into_iter().filter(|_| random.random_bool(0.5)).collect();
        let task = TaskRule {
            id: TaskId::new(),
            position,
            weight: random.random_range(1..100),
            keywords: keywords.iter().map(|word| (*word).to_owned()).collect(),
            groups: groups.iter().map(|(tag, points)| of_group(tag, *points)).collect(),
        };
        let submits: Vec<[bool; 4]> = (0..random.random_range(0..4))
            .map(|_| [0; 4].map(|_| random.random_bool(0.6)))
            .collect();
        for passed in &submits {
            let got = groups
                .iter()
                .zip(passed)
                .map(|((tag, points), passed)| of_group(tag, if *passed { *points } else { 0 }));
            judged.push(Judged {
                id: SubmissionId::new(),
                generation: 1,
                task: task.id,
                created_at: at + TimeDelta::seconds(judged.len().try_into().unwrap_or(0)),
                judge_version: "judge".to_owned(),
                groups: got.collect(),
            });
        }
        cases.push(json!({ "weight": task.weight, "keywords": keywords, "groups": groups,
                           "submits": submits }));
        tasks.push(task);
    }
    let found = score(&tasks, &judged);
    let skills: Vec<Value> = found
        .skills
        .iter()
        .map(|skill| json!([skill.name, skill.percent_tenths, skill.label]))
        .collect();
    json!({ "tasks": cases, "fineness": found.fineness, "skills": skills,
            "correctness": found.correctness_tenths, "performance": found.performance_tenths })
}

fn of_group(tag: &str, points: i32) -> GroupPoints {
    GroupPoints { tag: tag.to_owned(), points }
}

fn scores(random: &mut StdRng) -> Value {
    let people = random.random_range(1..400);
    let scores: Vec<i32> = (0..people).map(|_| random.random_range(0..1001)).collect();
    let score = scores.first().copied().unwrap_or_default();
    json!({ "score": score, "scores": scores, "found": percentile(score, &scores, 1) })
}

fn rates(random: &mut StdRng) -> Value {
    let mut shown = Vec::new();
    for group in [Group::Woman, Group::Man, Group::Nonbinary, Group::Unsaid] {
        let of = random.random_range(5..200);
        shown.push(Line { group, of, passed: random.random_range(0..=of) });
    }
    let groups: Vec<Value> =
        shown.iter().map(|line| json!([line.group, line.of, line.passed])).collect();
    let found: Vec<Value> =
        Measure { shown, hidden: Vec::new() }.rated().iter().map(rated).collect();
    json!({ "groups": groups, "found": found })
}

fn rated(of: &Rated) -> Value {
    let pair = |fraction: selfid::impact::Fraction| [fraction.over, fraction.under];
    let (rate, ratio) = (of.rate.map(pair), of.ratio.map(pair));
    json!({ "group": of.line.group, "rate": rate, "ratio": ratio, "flagged": of.flagged })
}

/// Two groups with scores, a cut-off among them and a standard error.
fn cut_off(random: &mut StdRng) -> Value {
    let (at, error) = (random.random_range(0..=1000), random.random_range(0..200));
    let mut scores = |people: usize| -> Vec<i32> {
        (0..people).map(|_| random.random_range(0..=1000)).collect()
    };
    let (women, men) = (scores(40), scores(65));
    let one = |fineness: &i32| Scored {
        invitation: InvitationId::new(),
        attempt: AttemptId::new(),
        who: String::new(),
        fineness: *fineness,
    };
    let found = preview(women.iter().chain(&men).map(one).collect(), at, Some(error));
    let passed = |scores: &[i32]| scores.iter().filter(|score| **score >= at).count() as i64;
    let divided = Divided {
        question: Question::Gender,
        shown: vec![Group::Woman, Group::Man],
        of: vec![40, 65],
        hidden: Vec::new(),
        stops: vec![Stop { at, passed: vec![passed(&women), passed(&men)] }],
    };
    let answered = at_cut_off(105, &[divided], at);
    let measure = answered.first().and_then(|one| one.found.as_ref().ok());
    let groups: Vec<Value> =
        measure.map(|(_, found)| found.rated().iter().map(rated).collect()).unwrap_or_default();
    let near = found.near.map(|near| {
        let listed: Vec<i32> = near.listed.iter().map(|one| one.fineness).collect();
        json!({ "results": near.results, "listed": listed })
    });
    json!({
        "at": at, "error": error, "woman": women, "man": men,
        "results": found.results, "passing": found.passing, "near": near, "groups": groups,
    })
}

/// Signed now: a receiver refuses what is old.
fn webhook(random: &mut StdRng) -> Value {
    let mut secret = || Secret::stored(random.random::<[u8; 32]>().to_vec());
    let secrets: Vec<Secret> = (0..2).map(|_| secret()).collect();
    let secrets = secrets.get(..random.random_range(1..3)).unwrap_or_default();
    let id = format!("msg_{:016x}", random.random::<u64>());
    let timestamp = SystemClock.now().timestamp();
    let body = json!({ "type": "offer.sent", "data": { "text": text(random, 40) } }).to_string();
    let signature = sending::sign(secrets, &id, timestamp, &body);
    let secrets: Vec<String> = secrets.iter().map(Secret::reveal).collect();
    json!({ "secrets": secrets, "id": id, "timestamp": timestamp, "body": body, "signature": signature })
}

fn calendar(random: &mut StdRng) -> Value {
    let starts_at = moment(random);
    let method = if random.random() { Method::Request } else { Method::Cancel };
    let attendees: Vec<Attendee> = (0..random.random_range(2..5))
        .map(|at| Attendee { name: name(random), email: format!("p{at}@example.com") })
        .collect();
    let lines: Vec<String> = (0..3).map(|_| text(random, 60)).collect();
    let entry = Entry {
        uid: format!("{:032x}@assay.example", random.random::<u128>()),
        sequence: random.random_range(0..50),
        made_at: moment(random),
        starts_at,
        ends_at: starts_at + TimeDelta::minutes(random.random_range(15..240)),
        summary: text(random, 100),
        description: lines.join("\n"),
        place: text(random, 30),
        organizer: Attendee { name: text(random, 20), email: "host@example.com".to_owned() },
        attendees,
    };
    let names: Vec<&str> = entry.attendees.iter().map(|who| &*who.name).collect();
    let attendees: Vec<String> =
        entry.attendees.iter().map(|who| format!("mailto:{}", who.email)).collect();
    json!({
        "method": method.as_str(),
        "text": entry.write(method).text,
        "uid": entry.uid,
        "sequence": entry.sequence,
        "dtstamp": entry.made_at.timestamp(),
        "dtstart": entry.starts_at.timestamp(),
        "dtend": entry.ends_at.timestamp(),
        "summary": entry.summary,
        "description": entry.description,
        "names": names,
        "attendees": attendees,
    })
}

/// A calendar of deadlines, as programs read it again and again.
fn read_again(random: &mut StdRng) -> Value {
    let deadlines: Vec<Deadline> = (0..random.random_range(0..20))
        .map(|at| Deadline {
            uid: format!("{at}-{:032x}@assay.example", random.random::<u128>()),
            sequence: random.random_range(0..50_000),
            made_at: moment(random),
            at: moment(random),
            summary: text(random, 100),
            url: format!("https://assay.example/codebrainv2/{at}"),
        })
        .collect();
    let each = |one: &Deadline| {
        json!({ "uid": one.uid, "sequence": one.sequence, "at": one.at.timestamp(),
                "summary": one.summary, "url": one.url })
    };
    let meant: Vec<Value> = deadlines.iter().map(each).collect();
    let items: Vec<Item> = deadlines.into_iter().map(Item::Deadline).collect();
    json!({ "text": feed(&items), "deadlines": meant })
}

/// A second between 2020 and 2040.
fn moment(random: &mut StdRng) -> Instant {
    let since = TimeDelta::seconds(random.random_range(0..20 * 365 * 86_400));
    Utc.timestamp_opt(1_577_836_800, 0).single().unwrap_or_default() + since
}

/// A name without backslashes: `icalendar` takes one in a parameter for an escape, which RFC 5545 does not.
fn name(random: &mut StdRng) -> String {
    text(random, 20).replace('\\', "/")
}

/// A line with everything that has a meaning of its own in a format, and letters of several bytes.
fn text(random: &mut StdRng, longest: usize) -> String {
    const ALPHABET: [char; 16] =
        ['a', 'B', '7', ',', ';', ':', '\\', '\'', '=', 'ä', '€', '👩', '中', '-', '%', 'z'];
    let length = random.random_range(1..=longest);
    (0..length).filter_map(|_| ALPHABET.choose(random)).collect()
}
