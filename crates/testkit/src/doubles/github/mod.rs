//! A GitHub that a test fills, and that fails as a test wants: the web flow with PKCE, REST with pages and
//! tags, GraphQL with cursors. The shapes of its answers are ours.

mod answers;

use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use serde_json::{Value, json};

/// The application that this GitHub knows.
pub const GITHUB_ID: &str = "assay-tests";
/// Its secret.
pub const GITHUB_SECRET: &str = "canary-secret-of-the-application";

/// A repository of the only account.
#[derive(Debug, Clone, Default)]
pub struct GithubRepo {
    /// Without its owner.
    pub name: String,
    /// Whether it is a fork.
    pub fork: bool,
    /// SPDX's name.
    pub licence: Option<String>,
    /// Paths and sizes; none of an empty repository.
    pub files: Vec<(String, u64)>,
    /// When each commit of the account was written, RFC 3339 with an offset.
    pub commits: Vec<String>,
}

/// A pull request of the only account.
#[derive(Debug, Clone)]
pub struct GithubPull {
    /// `owner/name`.
    pub repository: String,
    /// RFC 3339.
    pub created_at: String,
    /// Whether it was merged.
    pub merged: bool,
    /// Path, lines added, lines taken out.
    pub files: Vec<(String, u32, u32)>,
}

/// The only account.
#[derive(Debug, Clone, Default)]
pub struct GithubAccount {
    /// Its name.
    pub login: String,
    /// Its repositories.
    pub repos: Vec<GithubRepo>,
    /// Its pull requests, newest first.
    pub pulls: Vec<GithubPull>,
    /// How many reviews it gave.
    pub reviews: u32,
    /// How many issues it opened.
    pub issues: u32,
}

/// What goes wrong once, with the first request whose address or query holds the text.
#[derive(Debug, Clone)]
pub enum GithubFault {
    /// This status, with these further lines of the head.
    Status(u16, &'static str),
    /// GraphQL's way of saying that the limit is used up, with these further lines.
    RateLimited(&'static str),
    /// A body that means nothing.
    Garbage,
    /// The connection ends within the answer.
    Cut,
    /// No answer for so long.
    Silence(Duration),
}

/// A request as it arrived, and what it was answered.
#[derive(Debug, Clone)]
pub struct GithubAsked {
    /// `GET`, `POST`, …
    pub method: String,
    /// With its query.
    pub path: String,
    /// The value of `if-none-match`.
    pub tag: Option<String>,
    /// The body.
    pub body: Value,
    /// The status of the answer.
    pub status: u16,
}

struct Consent {
    challenge: String,
    back: String,
}

struct Inside {
    account: GithubAccount,
    page: usize,
    faults: Vec<(String, GithubFault)>,
    asked: Vec<GithubAsked>,
    consents: BTreeMap<String, Consent>,
    tokens: Vec<String>,
    given: usize,
}

type Shared = Arc<Mutex<Inside>>;

/// GitHub on a free port of this machine.
pub struct GithubServer {
    port: u16,
    shared: Shared,
}

fn lock(shared: &Shared) -> MutexGuard<'_, Inside> {
    shared.lock().expect("nobody panics holding it")
}

/// A request, read.
struct Request {
    method: String,
    path: String,
    head: BTreeMap<String, String>,
    body: Value,
}

impl Request {
    fn header(&self, name: &str) -> Option<&str> {
        self.head.get(name).map(String::as_str)
    }
}

/// An answer: its status, further lines of its head, its body.
struct Reply(u16, String, Value);

impl GithubServer {
    /// A GitHub with this account, which lists two things a page.
    pub fn start(account: GithubAccount) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let inside = Inside {
            account,
            page: 2,
            faults: Vec::new(),
            asked: Vec::new(),
            consents: BTreeMap::new(),
            tokens: Vec::new(),
            given: 0,
        };
        let shared = Arc::new(Mutex::new(inside));
        let threads = Arc::clone(&shared);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let shared = Arc::clone(&threads);
                // A caller that goes away is none of this server's business.
                std::thread::spawn(move || serve(&stream, port, &shared).is_some());
            }
        });
        Self { port, shared }
    }

    /// Where people consent.
    pub fn web(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// What stands before `/graphql`.
    pub fn api(&self) -> String {
        format!("http://127.0.0.1:{}/api", self.port)
    }

    /// Fails once, at the next request that holds this text.
    pub fn fail(&self, text: &str, fault: GithubFault) {
        lock(&self.shared).faults.push((text.to_owned(), fault));
    }

    /// Changes the account.
    pub fn change(&self, change: impl FnOnce(&mut GithubAccount)) {
        change(&mut lock(&self.shared).account);
    }

    /// Every request so far.
    pub fn asked(&self) -> Vec<GithubAsked> {
        lock(&self.shared).asked.clone()
    }

    /// Every token that is good now.
    pub fn tokens(&self) -> Vec<String> {
        lock(&self.shared).tokens.clone()
    }

    /// The person agrees at this address: the state and the code that they go back with.
    pub fn consent(&self, url: &str) -> (String, String) {
        let (_, query) = url.split_once('?').expect("a query");
        agree(&mut lock(&self.shared), query).expect("an application that is known").1
    }
}

fn decoded(text: &str) -> String {
    let (mut bytes, mut rest) = (Vec::new(), text.as_bytes());
    while let Some((first, tail)) = rest.split_first() {
        let hex = tail.get(..2).filter(|_| *first == b'%');
        let hex = hex.and_then(|hex| u8::from_str_radix(std::str::from_utf8(hex).ok()?, 16).ok());
        bytes.push(hex.unwrap_or(*first));
        rest = tail.get(if hex.is_some() { 2 } else { 0 }..).unwrap_or_default();
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn field(query: &str, name: &str) -> Option<String> {
    let pair = |pair: &str| pair.split_once('=').map(|(n, v)| (n.to_owned(), decoded(v)));
    query.split('&').filter_map(pair).find(|(n, _)| n == name).map(|(_, value)| value)
}

/// Where the person goes back to, with which state and code.
fn agree(inside: &mut Inside, query: &str) -> Option<(String, (String, String))> {
    let get = |name| field(query, name);
    if get("client_id")? != GITHUB_ID || get("code_challenge_method")? != "S256" {
        return None;
    }
    let (state, back) = (get("state")?, get("redirect_uri")?);
    inside.given += 1;
    let code = format!("code-{}", inside.given);
    let consent = Consent { challenge: get("code_challenge")?, back: back.clone() };
    inside.consents.insert(code.clone(), consent);
    Some((back, (state, code)))
}

/// Exchanges a code, once and only for who began.
fn exchange(inside: &mut Inside, body: &Value) -> Reply {
    let text = |name: &str| body.get(name).and_then(Value::as_str).unwrap_or_default();
    let known = text("client_id") == GITHUB_ID && text("client_secret") == GITHUB_SECRET;
    let consent = inside.consents.remove(text("code"));
    let proof = URL_SAFE_NO_PAD.encode(Sha256::digest(text("code_verifier").as_bytes()));
    let fits = |c: Consent| c.challenge == proof && c.back == text("redirect_uri");
    if !known || !consent.is_some_and(fits) {
        return Reply(200, String::new(), json!({ "error": "bad_verification_code" }));
    }
    let token = format!("gho_token_canary_{}", inside.given);
    inside.tokens.push(token.clone());
    let said = json!({ "access_token": token, "scope": "", "token_type": "bearer" });
    Reply(200, String::new(), said)
}

fn revoke(inside: &mut Inside, request: &Request) -> Reply {
    let who = STANDARD.encode(format!("{GITHUB_ID}:{GITHUB_SECRET}"));
    if request.header("authorization") != Some(format!("Basic {who}").as_str()) {
        return Reply(401, String::new(), json!({ "message": "Bad credentials" }));
    }
    let token = request.body.get("access_token").and_then(Value::as_str).unwrap_or_default();
    inside.tokens.retain(|known| known != token);
    Reply(204, String::new(), Value::Null)
}

fn answer(inside: &mut Inside, port: u16, request: &Request) -> Reply {
    let (path, query) = request.path.split_once('?').unwrap_or((&request.path, ""));
    match (request.method.as_str(), path) {
        ("GET", "/login/oauth/authorize") => match agree(inside, query) {
            Some((back, (state, code))) => {
                let line = format!("location: {back}?code={code}&state={state}\r\n");
                Reply(302, line, Value::Null)
            }
            None => Reply(404, String::new(), Value::Null),
        },
        ("POST", "/login/oauth/access_token") => exchange(inside, &request.body),
        ("DELETE", _) => revoke(inside, request),
        _ => {
            let bearer = request.header("authorization").unwrap_or_default();
            let token = bearer.strip_prefix("Bearer ").unwrap_or_default();
            if !inside.tokens.iter().any(|known| known == token) {
                return Reply(401, String::new(), json!({ "message": "Bad credentials" }));
            }
            match path {
                "/api/graphql" => answers::graph(&inside.account, inside.page, &request.body),
                _ => answers::rest(&inside.account, (inside.page, port), (path, query), request),
            }
        }
    }
}

fn read(stream: &TcpStream) -> Option<Request> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let mut words = line.split_whitespace();
    let (method, path) = (words.next()?.to_owned(), words.next()?.to_owned());
    let mut head = BTreeMap::new();
    loop {
        line.clear();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim().split_once(':') else { break };
        head.insert(name.to_ascii_lowercase(), value.trim().to_owned());
    }
    let length = head.get("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    let body = serde_json::from_slice(&body).unwrap_or_default();
    Some(Request { method, path, head, body })
}

fn take_fault(inside: &mut Inside, request: &Request) -> Option<GithubFault> {
    let whole = format!("{} {}", request.path, request.body);
    let at = inside.faults.iter().position(|(text, _)| whole.contains(text))?;
    Some(inside.faults.remove(at).1)
}

fn serve(mut stream: &TcpStream, port: u16, shared: &Shared) -> Option<()> {
    let request = read(stream)?;
    let (reply, fault) = {
        let inside = &mut *lock(shared);
        let fault = take_fault(inside, &request);
        let limited = json!({ "errors": [{ "type": "RATE_LIMITED" }], "data": null });
        let reply = match &fault {
            Some(GithubFault::Status(status, lines)) => {
                Reply(*status, (*lines).to_owned(), json!({ "message": "No" }))
            }
            Some(GithubFault::RateLimited(lines)) => Reply(200, (*lines).to_owned(), limited),
            Some(GithubFault::Garbage) => Reply(200, String::new(), json!("<html>")),
            _ => answer(inside, port, &request),
        };
        inside.asked.push(GithubAsked {
            method: request.method.clone(),
            path: request.path.clone(),
            tag: request.header("if-none-match").map(str::to_owned),
            body: request.body.clone(),
            status: reply.0,
        });
        (reply, fault)
    };
    if let Some(GithubFault::Silence(time)) = fault {
        std::thread::park_timeout(time);
    }
    let Reply(status, lines, body) = reply;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let length = if matches!(fault, Some(GithubFault::Cut)) { body.len() + 9 } else { body.len() };
    let head =
        format!("HTTP/1.1 {status} X\r\nconnection: close\r\ncontent-type: application/json");
    write!(stream, "{head}\r\n{lines}content-length: {length}\r\n\r\n{body}").ok()
}
