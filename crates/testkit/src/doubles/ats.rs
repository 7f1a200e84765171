//! Greenhouse and Ashby as far as we call them: they take updates, check them as their documentation says,
//! and fail as often as a test likes.

use std::collections::{HashMap, VecDeque};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};

/// How a call goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// It is answered with this status.
    Status(u16),
    /// The connection ends without an answer.
    HangsUp,
}

/// An update as it arrived.
#[derive(Debug, Clone, PartialEq)]
pub struct Reported {
    /// `PATCH` or `POST`.
    pub method: String,
    /// The path.
    pub path: String,
    /// The name of Basic authentication.
    pub name: String,
    /// The JSON; null where there was none.
    pub body: Value,
    /// What was answered; 0 where nothing was.
    pub status: u16,
}

#[derive(Default)]
struct Inside {
    troubles: VecDeque<Trouble>,
    reported: Vec<Reported>,
    /// The time of the last update of each assessment at Ashby.
    times: HashMap<String, i64>,
}

/// Both systems on a free port of this machine.
pub struct AtsServer {
    port: u16,
    inside: Arc<Mutex<Inside>>,
}

impl AtsServer {
    /// Takes every update that is right.
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let inside = Arc::new(Mutex::new(Inside::default()));
        let shared = Arc::clone(&inside);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                serve(&stream, &shared);
            }
        });
        Self { port, inside }
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().expect("nobody panics holding it")
    }

    /// Fails the next calls so, one after the other.
    pub fn fail(&self, troubles: &[Trouble]) {
        self.lock().troubles.extend(troubles);
    }

    /// Where Greenhouse takes updates of one of its tests.
    pub fn callback(&self, test: u32) -> String {
        let path = "integrations/testing_partners/take_home_tests";
        format!("http://127.0.0.1:{}/{path}/{test}", self.port)
    }

    /// Where Ashby takes updates.
    pub fn updates(&self) -> String {
        format!("http://127.0.0.1:{}/assessment.update", self.port)
    }

    /// Every call so far.
    pub fn reported(&self) -> Vec<Reported> {
        self.lock().reported.clone()
    }
}

fn read(stream: &TcpStream) -> Option<(Reported, bool)> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let mut words = line.split_whitespace().map(str::to_owned);
    let (method, path) = (words.next()?, words.next()?);
    let (mut length, mut name, mut versioned) = (0, String::new(), false);
    loop {
        line.clear();
        reader.read_line(&mut line).ok()?;
        let Some((header, value)) = line.trim().split_once(':') else { break };
        match header.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse().ok()?,
            "authorization" => name = name_of(value.trim()).unwrap_or_default(),
            "accept" => versioned = value.trim() == "application/json; version=1",
            _ => {}
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    let body = serde_json::from_slice(&body).unwrap_or_default();
    Some((Reported { method, path, name, body, status: 0 }, versioned))
}

/// The name, where there is no password.
fn name_of(header: &str) -> Option<String> {
    let decoded = BASE64_STANDARD.decode(header.strip_prefix("Basic ")?).ok()?;
    Some(String::from_utf8(decoded).ok()?.strip_suffix(':')?.to_owned())
}

fn serve(mut stream: &TcpStream, shared: &Mutex<Inside>) {
    let Some((mut reported, versioned)) = read(stream) else { return };
    let mut inside = shared.lock().expect("nobody panics holding it");
    let (status, body) = match inside.troubles.pop_front() {
        Some(Trouble::HangsUp) => (0, Value::Null),
        Some(Trouble::Status(status)) => (status, json!({ "success": false })),
        None if reported.path.ends_with("/assessment.update") => {
            let fault = fault(&reported, versioned, &mut inside.times);
            // Ashby answers 200 also where it refuses.
            let errors: Vec<&str> = fault.into_iter().collect();
            (200, json!({ "success": errors.is_empty(), "errors": errors }))
        }
        None if reported.method != "PATCH" => (405, Value::Null),
        None if reported.name.is_empty() => (401, Value::Null),
        None => (200, Value::Null),
    };
    reported.status = status;
    inside.reported.push(reported);
    drop(inside);
    if status > 0 {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let length = body.len();
        let head = format!("HTTP/1.1 {status} X\r\nconnection: close\r\ncontent-length: {length}");
        // A caller that is gone needs no answer.
        let _gone = write!(stream, "{head}\r\n\r\n{body}");
    }
}

/// What Ashby finds wrong with an update.
fn fault(
    reported: &Reported,
    versioned: bool,
    times: &mut HashMap<String, i64>,
) -> Option<&'static str> {
    let body = &reported.body;
    let has = |part: &str| body.get(part).is_some();
    if reported.method != "POST" || !versioned || reported.name.is_empty() {
        return Some("bad_request");
    }
    let Some(id) = body.get("assessment_id").and_then(Value::as_str) else {
        return Some("no_assessment_id");
    };
    let at = body.get("timestamp").and_then(Value::as_i64).unwrap_or_default();
    if times.insert(id.to_owned(), at).is_some_and(|before| before >= at) || at <= 0 {
        return Some("timestamp_not_later");
    }
    if !has("assessment_status") && !has("cancelled_reason") {
        return Some("no_status");
    }
    if has("assessment_result") && !has("assessment_profile_url") {
        return Some("no_profile_url");
    }
    None
}
