//! A program that ends with the first byte of its input, and takes as many MiB: whether an answer tells that byte.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use db::schema::{problem_tests as tests, submissions};
use diesel::prelude::*;
use kernel::{ProblemId, SubmissionId};
use serde_json::{Value, json};

use crate::attack::{Caller, Found};
use crate::harness::http;
use crate::harness::server::Server;

const PROGRAM: &str = "import sys\n\
                       byte = sys.stdin.buffer.read(1)[0]\n\
                       kept = bytearray(b'x') * (byte << 20)\n\
                       sys.exit(byte)\n";
const PATIENCE: Duration = Duration::from_secs(120);
const GLANCE: Duration = Duration::from_millis(100);

/// Gets through every first byte of a hidden test that the answer tells.
pub(crate) fn read(server: &Server, caller: &Caller) -> Result<Found> {
    let token = caller.token.as_deref().unwrap_or_default();
    let port = server.port();
    let list = http::get(port, "/api/practice/problems?language=python&type=code&limit=1", token)?;
    let list = list.expect_status(&[200])?;
    let slug =
        list.pointer("/items/0/slug").and_then(Value::as_str).context("nothing to practise")?;
    let body = json!({ "language": "python", "source": PROGRAM });
    let path = format!("/api/practice/problems/{slug}/submissions");
    let sent = http::post(port, &path, token, &[], &body)?.expect_status(&[201, 202])?;
    let id = sent.get("id").and_then(Value::as_str).context("no id")?;
    let judged = wait(port, id, token)?;
    let inputs = inputs(server, id)?;
    let mut found = Found::default();
    let all = judged.get("tests").and_then(Value::as_array).context("no tests")?;
    let sample = all.iter().find(|test| test["tag"] == "sample").context("no sample")?;
    let base = base(sample, &inputs);
    for test in all.iter().filter(|test| test["tag"] != "sample" && test["verdict"] != "skipped") {
        let number = test["number"].as_i64().context("no number")?;
        let byte = inputs.get(&number).copied().context("no input")?;
        found.tried += 1;
        if [by_exit(test), by_memory(test, base)].contains(&Some(i64::from(byte))) {
            found.through.push(format!("test {number} of {slug} begins with byte {byte}"));
        }
    }
    Ok(found)
}

/// What the program needs beside what it takes, in KiB: of a sample, whose input anybody reads.
fn base(sample: &Value, inputs: &BTreeMap<i64, u8>) -> Option<i64> {
    let byte = inputs.get(&sample["number"].as_i64()?)?;
    Some(sample["memory_kib"].as_i64()? - (i64::from(*byte) << 10))
}

fn by_exit(test: &Value) -> Option<i64> {
    test["reason"].as_str()?.strip_prefix("exit code ")?.parse().ok()
}

fn by_memory(test: &Value, base: Option<i64>) -> Option<i64> {
    Some((test["memory_kib"].as_i64()? - base? + 512) >> 10)
}

fn wait(port: u16, id: &str, token: &str) -> Result<Value> {
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        let shown = http::get(port, &format!("/api/submissions/{id}"), token)?;
        let shown = shown.expect_status(&[200])?;
        if shown.get("state").is_some_and(|state| state == "judged") {
            return Ok(shown);
        }
        std::thread::park_timeout(GLANCE);
    }
    bail!("the submission was not judged within {PATIENCE:?}")
}

/// The first byte of each test's input, by its number.
fn inputs(server: &Server, id: &str) -> Result<BTreeMap<i64, u8>> {
    let mut conn = server.database()?;
    let version: ProblemId = submissions::table
        .find(SubmissionId(id.parse()?))
        .select(submissions::problem_version_id)
        .first(&mut conn)?;
    let rows: Vec<(i32, Vec<u8>)> = tests::table
        .filter(tests::problem_version_id.eq(version))
        .select((tests::number, tests::input))
        .load(&mut conn)?;
    let first = |(number, input): (i32, Vec<u8>)| Some((number.into(), *input.first()?));
    Ok(rows.into_iter().filter_map(first).collect())
}
