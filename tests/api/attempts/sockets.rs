//! What a socket may cost: the size of what it says, how many there are, what they ask.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use actix_test::TestServer;
use awc::error::WsClientError;
use serde_json::{Value, json};

use crate::attempts::live::{Line, connect, hear, say, serve};
use crate::support::{Persona, TestApp};

/// Shorter than a line may take to sign in: what is to end it must not be that.
const SOON: Duration = Duration::from_secs(5);

/// A line whose bytes we write ourselves.
fn shake_hands(server: &TestServer) -> TcpStream {
    let mut line = TcpStream::connect(server.addr()).unwrap();
    line.set_read_timeout(Some(SOON)).unwrap();
    line.set_write_timeout(Some(SOON)).unwrap();
    let head = "GET /api/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n\
                Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    line.write_all(head.as_bytes()).unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        line.read_exact(&mut byte).unwrap();
        answer.extend(byte);
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"));
    line
}

/// A frame's first bytes: what kind it is, and how long it says it is. Its mask changes nothing.
fn header(first: u8, length: u64) -> Vec<u8> {
    [&[first, 0x80 | 127][..], &length.to_be_bytes(), &[0; 4]].concat()
}

fn text(text: &str) -> Vec<u8> {
    [header(0x81, text.len() as u64), text.as_bytes().to_vec()].concat()
}

/// The code that the line is closed with; `None` when nothing says so soon.
fn close_code(line: &mut TcpStream) -> Option<u16> {
    loop {
        let mut head = [0; 2];
        line.read_exact(&mut head).ok()?;
        let length = match head[1] {
            126 => {
                let mut length = [0; 2];
                line.read_exact(&mut length).ok()?;
                u16::from_be_bytes(length).into()
            }
            short => usize::from(short),
        };
        let mut body = vec![0; length];
        line.read_exact(&mut body).ok()?;
        if head[0] == 0x88 {
            return Some(u16::from_be_bytes([body[0], body[1]]));
        }
    }
}

/// How much of a frame that says it has 64 GiB is taken from us; we stop at 64 MiB.
fn flood(line: &mut TcpStream) -> usize {
    let (chunk, mut sent) = (vec![b'x'; 1 << 16], 0);
    while sent < 64 << 20 && line.write_all(&chunk).is_ok() {
        sent += chunk.len();
    }
    sent
}

#[actix_web::test]
async fn a_frame_that_announces_too_much_ends_the_line_before_its_body_is_kept() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let server = serve(&app);
    let auth = json!({ "type": "auth", "token": ada.token() }).to_string();
    let part = |first: u8, size: usize| [header(first, size as u64), vec![b'x'; size]].concat();
    let parts = [part(0x01, 8192), header(0x00, 8192)].concat();
    for signed_in in [false, true] {
        for sent in [header(0x81, 1 << 36), header(0x82, 13_000), parts.clone()] {
            let mut line = shake_hands(&server);
            if signed_in {
                line.write_all(&text(&auth)).unwrap();
            }
            line.write_all(&sent).unwrap();
            assert_eq!(close_code(&mut line), Some(1009), "signed in: {signed_in}");
        }
        let mut line = shake_hands(&server);
        if signed_in {
            line.write_all(&text(&auth)).unwrap();
        }
        line.write_all(&header(0x81, 1 << 36)).unwrap();
        let taken = flood(&mut line);
        // What both ends of a connection of this machine hold by themselves is less than this.
        assert!(taken < 16 << 20, "{taken} bytes, signed in: {signed_in}");
    }
}

async fn sign_in(line: &mut Line, who: &Persona) -> Value {
    say(line, json!({ "type": "auth", "token": who.token() })).await;
    hear(line).await
}

#[actix_web::test]
async fn an_account_has_sixteen_lines_and_the_next_is_refused_until_one_has_ended() {
    let (app, ada, ben) = (TestApp::start(), Persona::new("ada"), Persona::new("ben"));
    app.register_candidate(&ada).await;
    app.register_candidate(&ben).await;
    let server = serve(&app);
    let ready = json!({ "type": "ready" });
    let mut lines = Vec::new();
    for _ in 0..16 {
        let mut line = connect(&server).await;
        assert_eq!(sign_in(&mut line, &ada).await, ready);
        lines.push(line);
    }
    assert_eq!(sign_in(&mut lines[0], &ada).await, ready, "a line may sign in again");
    let mut over = connect(&server).await;
    assert_eq!(sign_in(&mut over, &ada).await["code"], "too_many_lines");
    assert_eq!(hear(&mut over).await, Value::Null);
    let mut other = connect(&server).await;
    assert_eq!(sign_in(&mut other, &ben).await, ready, "another account is not concerned");
    drop(lines.pop());
    // The server notices the end of a connection by itself, at some time.
    let again = async {
        loop {
            let mut line = connect(&server).await;
            if sign_in(&mut line, &ada).await == ready {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), again).await.unwrap();
}

#[actix_web::test]
async fn an_address_has_sixty_four_lines_that_have_not_signed_in() {
    let app = TestApp::with(&[("ASSAY_TRUSTED_PROXIES", "127.0.0.1")]);
    let ada = Persona::new("ada");
    app.register_candidate(&ada).await;
    let server = serve(&app);
    let open = async |address: &str| {
        let client = awc::Client::new().ws(server.url("/api/live"));
        client.header("x-forwarded-for", address).connect().await
    };
    let mut lines = Vec::new();
    for _ in 0..64 {
        lines.push(open("203.0.113.9").await.unwrap().1);
    }
    let status = |refused| match refused {
        Err(WsClientError::InvalidResponseStatus(status)) => status.as_u16(),
        _ => 101,
    };
    assert_eq!(status(open("203.0.113.9").await), 429);
    assert_eq!(status(open("198.51.100.1").await), 101, "another address is not concerned");
    assert_eq!(sign_in(&mut lines[0], &ada).await, json!({ "type": "ready" }));
    assert_eq!(status(open("203.0.113.9").await), 101, "somebody signed in no longer counts");
}

#[actix_web::test]
async fn what_a_line_asks_counts_with_what_its_account_asks_over_http() {
    let app = TestApp::with(&[("ASSAY_REQUEST_RATE", "20")]);
    let (ada, ben) = (Persona::new("ada"), Persona::new("ben"));
    app.register_candidate(&ada).await;
    app.register_candidate(&ben).await;
    let server = serve(&app);
    let topic = "submission:00000000-0000-0000-0000-000000000000";
    let subscribe = json!({ "type": "subscribe", "topic": topic });
    let mut codes = Vec::new();
    let mut lines = [connect(&server).await, connect(&server).await];
    for line in &mut lines {
        assert_eq!(sign_in(line, &ada).await, json!({ "type": "ready" }));
        for _ in 0..40 {
            say(line, subscribe.clone()).await;
            let answer = hear(line).await;
            assert_eq!(answer["topic"], topic);
            codes.push(answer["code"].as_str().unwrap().to_owned());
        }
    }
    // Of 60 at once, one registered and two signed in.
    let read = codes.iter().filter(|code| *code == "not_found").count();
    let refused = codes.iter().filter(|code| *code == "rate_limited").count();
    assert_eq!((read, refused), (57, 23), "{codes:?}");
    let http = app.by(&ada).get("/api/auth/user").await;
    assert_eq!(http.cell(), "429 rate_limited");
    let mut other = connect(&server).await;
    assert_eq!(sign_in(&mut other, &ben).await, json!({ "type": "ready" }));
}
