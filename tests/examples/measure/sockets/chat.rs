//! Those who sit at the sockets: they write to support, and say where they are.

use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use db::Conn;
use diesel::connection::SimpleConnection as _;
use rand::Rng as _;
use serde_json::{Value, json};
use testkit::Token;
use tokio::time::sleep_until;

use crate::harness::http;
use crate::harness::keep::Caller;
use crate::harness::server::ADMIN;

/// A browser says this often where it is.
const BEAT: Duration = Duration::from_secs(30);
const AREAS: [&str; 2] = ["practice", "home"];
/// Messages a second of everybody together, and of one account: three quarters of what it may.
const MESSAGES: f64 = 10.0;
const OF_ACCOUNT: f64 = 0.25;

/// Tokens of accounts, which are made as rows.
pub(super) fn accounts(conn: &mut Conn, count: usize) -> Result<Vec<Rc<str>>> {
    conn.batch_execute(&format!(
        "insert into users (id, firebase_uid, email, email_verified, display_name, kind)
         select gen_random_uuid(), 'line-' || n, 'line-' || n || '@assay.example', true,
                'Line ' || n, 'candidate' from generate_series(1, {count}) n;
         analyze users"
    ))?;
    let token = |n: usize| {
        let (uid, email) = (format!("line-{n}"), format!("line-{n}@assay.example"));
        Rc::from(Token::honest(&uid, &email, true).sign())
    };
    Ok((1..=count).map(token).collect())
}

/// The admin's token.
pub(super) fn admin(port: u16) -> Result<Rc<str>> {
    let token = Token::honest("bench-admin", ADMIN, true).sign();
    let body = json!({
        "firebase_uid": "bench-admin", "email": ADMIN, "display_name": "Admin",
        "is_company": false, "phone": null,
    });
    http::post(port, "/api/auth/register", &token, &[], &body)?.expect_status(&[200, 201])?;
    Ok(Rc::from(token))
}

/// A message that the server took.
pub(super) struct Sent {
    pub(super) account: usize,
    pub(super) event: i64,
    pub(super) at: Instant,
}

/// Somebody after somebody of these writes to support, at each server in turn, until the end.
pub(super) async fn write(
    ports: &[u16],
    (tokens, writes): (&[Rc<str>], impl Fn(usize) -> bool),
    end: Instant,
) -> Result<Vec<Sent>> {
    let mut callers: Vec<Caller> = ports.iter().map(|port| Caller::new(*port)).collect();
    let mut order: Vec<usize> = (0..tokens.len()).filter(|account| writes(*account)).collect();
    let rate = MESSAGES.min(OF_ACCOUNT * order.len() as f64);
    shuffle(&mut order);
    let mut sent = Vec::new();
    let mut next = Instant::now();
    while next < end {
        sleep_until(next.into()).await;
        let turn = sent.len();
        let account = *order.get(turn % order.len()).context("nobody")?;
        let caller = callers.get_mut(turn % ports.len()).context("no server")?;
        sent.push(write_one(caller, tokens, account).await?);
        next += Duration::from_secs_f64(1.0 / rate);
    }
    Ok(sent)
}

/// One message of this account.
pub(super) async fn write_one(
    caller: &mut Caller,
    tokens: &[Rc<str>],
    account: usize,
) -> Result<Sent> {
    let token = tokens.get(account).context("nobody")?;
    let body = json!({ "text": "When will I hear of it?" });
    let at = Instant::now();
    let answer = caller.send("POST /api/support/messages", token, Some(&body)).await?;
    let answer = answer.expect_status(&[200, 201])?;
    let event = answer.pointer("/conversation/event_id").and_then(Value::as_i64);
    Ok(Sent { account, event: event.context("no number")?, at })
}

/// Everybody says every half minute where they are, each time somewhere else; answers how often.
pub(super) async fn beat(ports: &[u16], tokens: &[Rc<str>], end: Instant) -> Result<u64> {
    let mut callers: Vec<Caller> = ports.iter().map(|port| Caller::new(*port)).collect();
    let tabs: Vec<uuid::Uuid> = tokens.iter().map(|_| uuid::Uuid::new_v4()).collect();
    let pause = BEAT / u32::try_from(tokens.len())?;
    let mut next = Instant::now();
    let mut beats = 0;
    for area in AREAS.iter().cycle() {
        for (turn, (token, tab)) in tokens.iter().zip(&tabs).enumerate() {
            if next >= end {
                return Ok(beats);
            }
            sleep_until(next.into()).await;
            let body = json!({
                "tab": tab, "area": area, "device": "desktop", "idle_s": 0, "visible": true,
                "leaving": false,
            });
            let caller = callers.get_mut(turn % ports.len()).context("no server")?;
            let answer = caller.send("PUT /api/users/presence", token, Some(&body)).await?;
            answer.expect_status(&[204])?;
            beats += 1;
            next += pause;
        }
    }
    Ok(beats)
}

fn shuffle(order: &mut [usize]) {
    let mut random = rand::rng();
    for at in (1..order.len()).rev() {
        order.swap(at, random.random_range(0..=at));
    }
}
