//! A double of Stripe that speaks the documented wire of Checkout Sessions: bodies are forms, answers JSON, errors
//! have Stripe's shape, a key of idempotency repeats its answer, and events are signed.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard};

use aws_lc_rs::hmac::{HMAC_SHA256, Key, sign};
use serde_json::{Value, json};

/// The secret key that it knows.
pub const STRIPE_KEY: &str = "sk_test_double_4eC39HqLyjWD";
/// What it signs events with.
pub const STRIPE_SECRET: &str = "whsec_double_9fK2mQ";

/// A request as it arrived.
#[derive(Debug, Clone)]
pub struct StripeCall {
    /// Such as `POST /v1/checkout/sessions`.
    pub line: String,
    /// By their names in small letters.
    pub headers: BTreeMap<String, String>,
    /// What the form says.
    pub form: BTreeMap<String, String>,
}

#[derive(Clone)]
struct Session {
    id: String,
    form: BTreeMap<String, String>,
    paid: bool,
    refunded: i64,
}

#[derive(Default)]
struct Inside {
    sessions: Vec<Session>,
    keys: BTreeMap<String, (BTreeMap<String, String>, String)>,
    calls: Vec<StripeCall>,
    events: usize,
    status: Option<u16>,
}

/// Stripe, on a free port of this machine.
pub struct StripeServer {
    port: u16,
    inside: Arc<Mutex<Inside>>,
}

impl StripeServer {
    /// Knows no session yet.
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let inside = Arc::new(Mutex::new(Inside::default()));
        let shared = Arc::clone(&inside);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let inside = Arc::clone(&shared);
                std::thread::spawn(move || serve(&stream, &inside));
            }
        });
        Self { port, inside }
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().expect("nobody panics holding it")
    }

    /// What stands before `/v1`.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Answers every call with this status and an error of its own, or works again.
    pub fn fail(&self, status: Option<u16>) {
        self.lock().status = status;
    }

    /// Every call so far.
    pub fn calls(&self) -> Vec<StripeCall> {
        self.lock().calls.clone()
    }

    /// The names of the sessions, the first made first.
    pub fn sessions(&self) -> Vec<String> {
        self.lock().sessions.iter().map(|one| one.id.clone()).collect()
    }

    fn change(&self, session: &str, change: impl FnOnce(&mut Session)) {
        let mut inside = self.lock();
        let found = inside.sessions.iter_mut().find(|one| one.id == session);
        change(found.expect("a session that was made"));
    }

    /// Somebody pays.
    pub fn pay(&self, session: &str) {
        self.change(session, |one| one.paid = true);
    }

    /// So much of it is given back, all in all.
    pub fn refund(&self, session: &str, amount: i64) {
        self.change(session, |one| one.refunded = amount);
    }

    /// An event about a session, as Stripe would send it: a new one each time.
    pub fn event(&self, kind: &str, session: &str) -> String {
        let mut inside = self.lock();
        inside.events += 1;
        let id = format!("evt_{:024}", inside.events);
        let one = inside.sessions.iter().find(|one| one.id == session).cloned();
        let one = one.expect("a session that was made");
        let object = if kind.starts_with("checkout.") {
            whole(&one, false)
        } else {
            json!({ "id": "ch_1", "object": "charge", "payment_intent": intent(&one.id),
                    "amount_refunded": one.refunded })
        };
        json!({ "id": id, "object": "event", "api_version": "2024-06-20", "created": 1_700_000_000,
                "livemode": false, "type": kind, "data": { "object": object } })
        .to_string()
    }
}

/// The header `Stripe-Signature` of a body that is sent at a second.
pub fn stripe_signature(secret: &str, body: &str, at_s: i64) -> String {
    let tag = sign(&Key::new(HMAC_SHA256, secret.as_bytes()), format!("{at_s}.{body}").as_bytes());
    let hex: String = tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("t={at_s},v1={hex}")
}

fn intent(session: &str) -> String {
    session.replace("cs_", "pi_")
}

fn whole(one: &Session, expanded: bool) -> Value {
    let said = |name: &str| one.form.get(name).cloned().unwrap_or_default();
    let amount: i64 =
        said("line_items[0][price_data][unit_amount]").parse().expect("an amount in digits");
    let charge = json!({ "id": "ch_1", "object": "charge", "amount_refunded": one.refunded });
    let payment = match (one.paid, expanded) {
        (false, _) => Value::Null,
        (true, false) => json!(intent(&one.id)),
        (true, true) => json!({ "id": intent(&one.id), "object": "payment_intent",
                                "latest_charge": charge }),
    };
    let url = format!("https://checkout.stripe.example/c/pay/{}", one.id);
    json!({
        "id": one.id, "object": "checkout.session", "mode": "payment",
        "amount_total": amount, "currency": said("line_items[0][price_data][currency]"),
        "status": if one.paid { "complete" } else { "open" },
        "payment_status": if one.paid { "paid" } else { "unpaid" },
        "url": if one.paid { Value::Null } else { json!(url) },
        "expires_at": 4_000_000_000_i64, "payment_intent": payment,
        "metadata": { "invoice_id": said("metadata[invoice_id]") },
    })
}

fn error(status: u16, kind: &str, code: &str) -> (u16, String) {
    let reason = json!({ "type": kind, "code": code, "message": "It quotes canary-message." });
    (status, json!({ "error": reason }).to_string())
}

/// What a form or a query says.
fn decode(text: &str) -> BTreeMap<String, String> {
    let plain = |text: &str| {
        let (mut bytes, mut rest) = (Vec::new(), text.bytes());
        while let Some(byte) = rest.next() {
            let hex = |byte: Option<u8>| char::from(byte.unwrap_or(b'0')).to_digit(16).unwrap_or(0);
            match byte {
                b'+' => bytes.push(b' '),
                b'%' => {
                    let (high, low) = (hex(rest.next()), hex(rest.next()));
                    bytes.push(u8::try_from(high * 16 + low).unwrap_or(b'?'));
                }
                other => bytes.push(other),
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    };
    let pair = |pair: &str| pair.split_once('=').map(|(name, value)| (plain(name), plain(value)));
    text.split('&').filter_map(pair).collect()
}

fn answer(call: &StripeCall, inside: &mut Inside) -> (u16, String) {
    if let Some(status) = inside.status {
        return error(status, "api_error", "double_failure");
    }
    let header = |name: &str| call.headers.get(name).map(String::as_str).unwrap_or_default();
    if header("authorization") != format!("Bearer {STRIPE_KEY}") {
        return error(401, "invalid_request_error", "api_key_invalid");
    }
    if header("stripe-version").is_empty() {
        return error(400, "invalid_request_error", "version_missing");
    }
    let (method, target) = call.line.split_once(' ').unwrap_or_default();
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    match (method, path.strip_prefix("/v1/checkout/sessions")) {
        ("POST", Some("")) => {
            if header("content-type") != "application/x-www-form-urlencoded" {
                return error(400, "invalid_request_error", "not_a_form");
            }
            let key = header("idempotency-key").to_owned();
            if let Some((form, said)) = inside.keys.get(&key) {
                let same = *form == call.form;
                let reused = || error(400, "idempotency_error", "idempotency_key_reused");
                return if same { (200, said.clone()) } else { reused() };
            }
            let id = format!("cs_test_{:020}", inside.sessions.len() + 1);
            let made = Session { id, form: call.form.clone(), paid: false, refunded: 0 };
            let said = whole(&made, false).to_string();
            inside.sessions.push(made);
            inside.keys.insert(key, (call.form.clone(), said.clone()));
            (200, said)
        }
        ("GET", Some("")) => {
            let query = decode(query);
            let wanted = query.get("payment_intent").cloned().unwrap_or_default();
            let found = inside.sessions.iter().filter(|one| intent(&one.id) == wanted);
            let data: Vec<Value> = found.map(|one| whole(one, true)).collect();
            (200, json!({ "object": "list", "data": data, "has_more": false }).to_string())
        }
        ("GET", Some(rest)) => {
            let id = rest.trim_start_matches('/');
            let found = inside.sessions.iter().find(|one| one.id == id);
            let missing = || error(404, "invalid_request_error", "resource_missing");
            found.map_or_else(missing, |one| (200, whole(one, true).to_string()))
        }
        _ => error(404, "invalid_request_error", "resource_missing"),
    }
}

fn read(stream: &TcpStream) -> Option<StripeCall> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let mut words = line.split(' ');
    let first = format!("{} {}", words.next()?, words.next()?);
    let mut headers = BTreeMap::new();
    loop {
        line.clear();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim().split_once(':') else { break };
        headers.insert(name.to_ascii_lowercase(), value.trim().to_owned());
    }
    let length = headers.get("content-length").and_then(|text| text.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    Some(StripeCall { line: first, headers, form: decode(&String::from_utf8_lossy(&body)) })
}

fn serve(mut stream: &TcpStream, inside: &Mutex<Inside>) {
    let Some(call) = read(stream) else { return };
    let (status, body) = {
        let mut inside = inside.lock().expect("nobody panics holding it");
        inside.calls.push(call.clone());
        answer(&call, &mut inside)
    };
    let head = format!(
        "HTTP/1.1 {status} X\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         connection: close\r\n\r\n",
        body.len()
    );
    // A caller that has left needs no answer.
    let _sent = stream.write_all(format!("{head}{body}").as_bytes());
}
