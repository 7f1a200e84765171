//! Signatures by another library, addresses that are never called, and receivers that misbehave.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use reqwest::header::HeaderMap;
use serde_json::Value;

use super::*;
use crate::Secret;

const ID: &str = "0192a0de-1111-7abc-8def-0123456789ab";
const BODY: &str = r#"{"type":"webhook.test","data":{}}"#;

fn secret(byte: u8) -> Secret {
    Secret::stored(vec![byte; 32])
}

#[test]
fn the_library_of_standard_webhooks_verifies_what_is_signed_by_either_secret() {
    let now = testkit::now_s();
    let signature = sign(&[secret(1), secret(2)], ID, now, BODY);
    let mut headers = HeaderMap::new();
    headers.insert("webhook-id", ID.parse().unwrap());
    headers.insert("webhook-timestamp", now.to_string().parse().unwrap());
    headers.insert("webhook-signature", signature.parse().unwrap());
    let verify = |byte: u8, body: &str| {
        let key = secret(byte).reveal();
        let theirs = standardwebhooks::Webhook::new(&key).unwrap();
        theirs.verify(body.as_bytes(), &headers).is_ok()
    };
    assert!(verify(1, BODY) && verify(2, BODY));
    assert!(!verify(3, BODY) && !verify(1, "{}"));
}

#[test]
fn the_vector_of_standard_webhooks_is_signed_as_theirs() {
    use base64::Engine;
    let key = base64::prelude::BASE64_STANDARD.decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").unwrap();
    let body = r#"{"test": 2432232314}"#;
    let signed = sign(&[Secret::stored(key)], "msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330, body);
    assert_eq!(signed, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
}

/// The library for JavaScript verifies the same file in the browser application's tests.
#[test]
fn signatures_are_those_that_the_libraries_for_python_and_javascript_know() {
    use base64::Engine;
    let cases: Vec<Value> = serde_json::from_str(include_str!("signatures.json")).unwrap();
    for case in &cases {
        let text = |name: &str| case[name].as_str().unwrap();
        let key = text("secret").strip_prefix("whsec_").unwrap();
        let secret = Secret::stored(base64::prelude::BASE64_STANDARD.decode(key).unwrap());
        assert_eq!(secret.reveal(), text("secret"));
        let timestamp = case["timestamp"].as_i64().unwrap();
        let signed = sign(&[secret], text("id"), timestamp, text("body"));
        assert_eq!(signed, text("signature"), "{case}");
    }
    assert_eq!(cases.len(), 3);
}

/// Addresses that lead into a network or nowhere, as they are written in URLs.
const SPECIAL: [&str; 44] = [
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "100.127.255.255",
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.1.1.1",
    "240.0.0.1",
    "255.255.255.255",
    "[::]",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:10.0.0.1]",
    "[::ffff:169.254.169.254]",
    "[::127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[64:ff9b:1::a00:1]",
    "[100::1]",
    "[2001::1]",
    "[2001:db8::1]",
    "[2002:7f00:1::]",
    "[2002:a00:1::1]",
    "[3fff::1]",
    "[fc00::1]",
    "[fd12:3456::1]",
    "[fe80::1]",
    "[ff02::1]",
];

#[test]
fn no_special_address_is_taken() {
    for host in SPECIAL {
        let refused = Target::parse(&format!("https://{host}/in"), false);
        assert_eq!(refused, Err(Fault::NotPublic), "{host}");
    }
    for host in ["1.1.1.1", "100.63.255.255", "172.32.0.1", "[2606:4700::1111]", "example.com"] {
        assert!(Target::parse(&format!("https://{host}/in"), false).is_ok(), "{host}");
    }
}

#[test]
fn an_address_is_https_and_carries_nothing_else() {
    for (text, fault) in [
        ("http://example.com/", Fault::NotHttps),
        ("ftp://example.com/", Fault::NotHttps),
        ("http://127.0.0.1/", Fault::NotHttps),
        ("https://me:secret@example.com/", Fault::Extra),
        ("https://example.com/#part", Fault::Extra),
        ("example.com", Fault::NoAddress),
        ("", Fault::NoAddress),
        ("https://example.com:22/", Fault::Port),
        ("https://example.com:25/", Fault::Port),
        ("https://example.com:1023/", Fault::Port),
        ("https://example.com:0/", Fault::Port),
    ] {
        assert_eq!(Target::parse(text, false), Err(fault), "{text}");
    }
    for port in [80, 443, 1024, 8443, 65_535] {
        let text = format!("https://example.com:{port}/");
        assert!(Target::parse(&text, false).is_ok(), "{text}");
    }
    assert_eq!(Target::parse("https://example.com:25/", true), Err(Fault::Port));
    assert!(Target::parse("http://127.0.0.1:9/", true).is_ok());
    assert_eq!(Target::parse("http://example.com/", true), Err(Fault::NotHttps));
    assert_eq!(Target::parse("https://10.0.0.1/", true), Err(Fault::NotPublic));
}

/// Names of the test's own: each time it is asked, the next answer, the last one for ever.
struct Scripted {
    answers: Vec<Vec<SocketAddr>>,
    asked: AtomicUsize,
}

impl Names for Scripted {
    fn look_up(&self, _host: &str, _port: u16) -> io::Result<Vec<SocketAddr>> {
        let at = self.asked.fetch_add(1, Ordering::SeqCst).min(self.answers.len() - 1);
        Ok(self.answers[at].clone())
    }
}

fn scripted(answers: Vec<Vec<SocketAddr>>) -> Arc<Scripted> {
    Arc::new(Scripted { answers, asked: AtomicUsize::new(0) })
}

/// Tries an event out.
fn try_out(url: &str, local: bool, names: Arc<dyn Names>) -> Outcome {
    let target = Target::parse(url, local).unwrap();
    let message = Message { id: ID.to_owned(), timestamp: 1_800_000_000, body: BODY.to_owned() };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(send(&target, &message, &[secret(1)], names))
}

/// A receiver on this machine that answers every request so; and how many it has had.
fn receiver(answer: &'static str) -> (SocketAddr, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (address, met) = (listener.local_addr().unwrap(), Arc::new(AtomicUsize::new(0)));
    let count = Arc::clone(&met);
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            count.fetch_add(1, Ordering::SeqCst);
            let (mut head, mut byte) = (Vec::new(), [0; 1]);
            while !head.ends_with(BODY.as_bytes()) && stream.read(&mut byte).unwrap_or(0) == 1 {
                head.push(byte[0]);
            }
            stream.write_all(answer.as_bytes()).unwrap();
        }
    });
    (address, met)
}

#[test]
fn a_name_that_leads_to_any_special_address_is_not_called() {
    let (open, met) = receiver("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
    let public: SocketAddr = "93.184.216.34:443".parse().unwrap();
    for host in SPECIAL {
        let url = reqwest::Url::parse(&format!("https://{host}/")).unwrap();
        let literal = url.host_str().unwrap().trim_matches(['[', ']']).parse().unwrap();
        let special = SocketAddr::new(literal, open.port());
        for found in [vec![special], vec![public, special]] {
            let outcome = try_out("https://hooks.example.com/", false, scripted(vec![found]));
            assert_eq!(outcome, Outcome::Failed(Trouble::Address), "{host}");
        }
    }
    assert_eq!(met.load(Ordering::SeqCst), 0, "nothing was connected to");
    let nowhere = try_out("https://hooks.example.com/", false, scripted(vec![Vec::new()]));
    assert_eq!(nowhere, Outcome::Failed(Trouble::Name));
}

#[test]
fn a_name_is_looked_up_once_whatever_it_answers_later() {
    let (first, met) = receiver("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
    let second = TcpListener::bind(("127.0.0.2", first.port())).unwrap();
    second.set_nonblocking(true).unwrap();
    let names = scripted(vec![vec![first], vec![second.local_addr().unwrap()]]);
    let asked = Arc::clone(&names);
    let sent = try_out(&format!("http://localhost:{}/", first.port()), true, names);
    assert!(sent.is_success(), "{sent:?}");
    assert_eq!((asked.asked.load(Ordering::SeqCst), met.load(Ordering::SeqCst)), (1, 1));
    let nobody = second.accept().unwrap_err();
    assert_eq!(nobody.kind(), io::ErrorKind::WouldBlock);
}

#[test]
fn answers_are_taken_as_they_are_and_nobody_is_followed() {
    let (other, followed) = receiver("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
    let location =
        format!("HTTP/1.1 307 Moved\r\nlocation: http://{other}/\r\ncontent-length: 0\r\n\r\n");
    let long = format!("HTTP/1.1 500 No\r\ncontent-length: 5000\r\n\r\n{}", "é".repeat(2500));
    for (answer, status, length) in [
        ("HTTP/1.1 204 Fine\r\n\r\n".to_owned(), 204, 0),
        ("HTTP/1.1 410 Gone\r\ncontent-length: 4\r\n\r\nbye\0".to_owned(), 410, 6),
        (long, 500, RESPONSE_BYTES),
        (location, 307, 0),
    ] {
        let (address, met) = receiver(answer.leak());
        let sent = try_out(&format!("http://{address}/in"), true, Arc::new(SystemNames));
        let Outcome::Answered { status: got, response } = sent else { panic!("{sent:?}") };
        assert_eq!((got, response.len()), (status, length));
        assert_eq!(met.load(Ordering::SeqCst), 1);
    }
    assert_eq!(followed.load(Ordering::SeqCst), 0);
}

/// A receiver that answers so, and holds every connection open until the test has ended.
fn holding(answer: &'static [u8]) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || {
        let mut held = Vec::new();
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let (mut head, mut byte) = (Vec::new(), [0; 1]);
            while !head.ends_with(BODY.as_bytes()) && stream.read(&mut byte).unwrap_or(0) == 1 {
                head.push(byte[0]);
            }
            stream.write_all(answer).unwrap();
            held.push(stream);
        }
    });
    address
}

#[test]
fn the_status_decides_whatever_becomes_of_the_body() {
    for (answer, status, said) in [
        (&b"HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n"[..], 200, ""),
        (b"HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\ndone", 200, "done"),
        (b"HTTP/1.1 202 OK\r\ntransfer-encoding: chunked\r\n\r\n", 202, ""),
        (b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n", 200, "ok"),
        (b"HTTP/1.1 200 OK\r\n\r\nuntil I close", 200, "until I close"),
        (b"HTTP/1.1 503 No\r\ncontent-length: 10\r\n\r\n", 503, ""),
        (b"HTTP/1.1 410 Gone\r\ncontent-length: 10\r\n\r\nno", 410, "no"),
    ] {
        let address = holding(answer);
        let sent = try_out(&format!("http://{address}/in"), true, Arc::new(SystemNames));
        let response = said.to_owned();
        assert_eq!(sent, Outcome::Answered { status, response });
    }
}

#[test]
fn a_receiver_that_hangs_up_or_is_not_there_is_no_answer() {
    let (address, _) = receiver("");
    let sent = try_out(&format!("http://{address}/"), true, Arc::new(SystemNames));
    assert_eq!(sent, Outcome::Failed(Trouble::Connection));
    let sent = try_out("http://127.0.0.1:9/", true, Arc::new(SystemNames));
    assert_eq!(sent, Outcome::Failed(Trouble::Connection));
}
