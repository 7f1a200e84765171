//! One socket: it signs in, follows a topic, answers pings, notes when each event came, and comes back
//! with the last event that it knows when it is cut.

use std::cell::{Cell, RefCell};
use std::net::{Ipv4Addr, SocketAddr};
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

const PATIENCE: Duration = Duration::from_secs(60);
const RETRY: Duration = Duration::from_millis(100);
const TEXT: u8 = 0x1;
const CLOSE: u8 = 0x8;
const PING: u8 = 0x9;
const PONG: u8 = 0xa;

/// What one socket has seen.
#[derive(Default)]
pub(super) struct Seen {
    /// Numbers of events and when they came, in their order.
    pub(super) events: RefCell<Vec<(i64, Instant)>>,
    /// How often it was signed in.
    pub(super) opened: Cell<u32>,
    /// What the server refused.
    pub(super) refused: RefCell<Option<String>>,
}

/// Where a socket goes and whose it is.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) port: u16,
    /// The address that it comes from.
    pub(super) from: Ipv4Addr,
    pub(super) token: Rc<str>,
    pub(super) topic: &'static str,
}

/// Stays connected for as long as it is polled.
pub(super) async fn stay(place: Place, seen: Rc<Seen>) {
    loop {
        let ended = follow(&place, &seen).await;
        if let Err(error) = ended {
            // A cut is what is measured; anything else is kept once.
            if error.downcast_ref::<Refused>().is_some() {
                seen.refused.borrow_mut().get_or_insert_with(|| format!("{error:#}"));
                return;
            }
        }
        sleep(RETRY).await;
    }
}

/// The server has said why it does not go on.
#[derive(Debug)]
struct Refused(String);

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

async fn follow(place: &Place, seen: &Seen) -> Result<()> {
    let mut line = timeout(PATIENCE, Line::open(place)).await??;
    line.say(TEXT, &json!({ "type": "auth", "token": &*place.token })).await?;
    line.expect("ready").await?;
    let last = seen.events.borrow().last().map(|(id, _)| *id);
    let follow = json!({ "type": "subscribe", "topic": place.topic, "last_event_id": last });
    line.say(TEXT, &follow).await?;
    line.expect("subscribed").await?;
    seen.opened.set(seen.opened.get() + 1);
    loop {
        let message = line.hear().await?;
        if let Some(id) = message.get("event_id").and_then(Value::as_i64) {
            seen.events.borrow_mut().push((id, Instant::now()));
        }
    }
}

struct Line {
    stream: TcpStream,
    bytes: Vec<u8>,
}

impl Line {
    async fn open(place: &Place) -> Result<Self> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from((place.from, 0)))?;
        let mut stream =
            socket.connect(SocketAddr::from((Ipv4Addr::LOCALHOST, place.port))).await?;
        stream.set_nodelay(true)?;
        let head = "GET /api/live HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\n\
                    upgrade: websocket\r\nsec-websocket-version: 13\r\n\
                    sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
        stream.write_all(head.as_bytes()).await?;
        let mut line = Self { stream, bytes: Vec::with_capacity(512) };
        loop {
            if let Some(end) = memchr::memmem::find(&line.bytes, b"\r\n\r\n") {
                let first = String::from_utf8_lossy(line.bytes.get(..end).unwrap_or_default());
                if !first.starts_with("HTTP/1.1 101 ") {
                    bail!(Refused(first.lines().next().unwrap_or_default().to_owned()));
                }
                line.bytes.drain(..end + 4);
                return Ok(line);
            }
            line.read().await?;
        }
    }

    async fn read(&mut self) -> Result<()> {
        ensure!(self.stream.read_buf(&mut self.bytes).await? > 0, "the line was cut");
        Ok(())
    }

    /// One frame; with a mask of zeros, which changes nothing.
    async fn frame(&mut self, kind: u8, body: &[u8]) -> Result<()> {
        let mut frame = vec![0x80 | kind];
        match u8::try_from(body.len()) {
            Ok(short) if short < 126 => frame.push(0x80 | short),
            _ => {
                frame.push(0x80 | 126);
                frame.extend(u16::try_from(body.len())?.to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(body);
        Ok(self.stream.write_all(&frame).await?)
    }

    async fn say(&mut self, kind: u8, body: &Value) -> Result<()> {
        self.frame(kind, body.to_string().as_bytes()).await
    }

    /// The next message; pings are answered meanwhile.
    async fn hear(&mut self) -> Result<Value> {
        loop {
            let Some((kind, body, length)) = frame_at(&self.bytes) else {
                self.read().await?;
                continue;
            };
            let body = body.to_vec();
            self.bytes.drain(..length);
            match kind {
                TEXT => return serde_json::from_slice(&body).context("no JSON"),
                PING => self.frame(PONG, &body).await?,
                CLOSE => {
                    let why = String::from_utf8_lossy(body.get(2..).unwrap_or_default());
                    if why.is_empty() {
                        bail!("the line was closed");
                    }
                    bail!(Refused(format!("closed: {why}")));
                }
                _ => {}
            }
        }
    }

    /// Waits for a message of this type; an error of the server ends the line.
    async fn expect(&mut self, wanted: &str) -> Result<()> {
        let message = timeout(PATIENCE, self.hear()).await.context("nothing was said")??;
        if message.get("type").and_then(Value::as_str) != Some(wanted) {
            bail!(Refused(message.to_string()));
        }
        Ok(())
    }
}

/// Kind, body and whole length of the frame that the bytes begin with, once it is whole.
fn frame_at(bytes: &[u8]) -> Option<(u8, &[u8], usize)> {
    let [first, second, rest @ ..] = bytes else { return None };
    let (length, head) = match second & 0x7f {
        126 => (usize::from(u16::from_be_bytes(rest.get(..2)?.try_into().ok()?)), 4),
        127 => (usize::try_from(u64::from_be_bytes(rest.get(..8)?.try_into().ok()?)).ok()?, 10),
        short => (usize::from(short), 2),
    };
    Some((first & 0x0f, bytes.get(head..head + length)?, head + length))
}

/// The loopback address of an account: 127.1.0.1 and on.
pub(super) fn address(account: usize) -> Result<Ipv4Addr> {
    let [high, low] = u16::try_from(account + 1).context("too many accounts")?.to_be_bytes();
    Ok(Ipv4Addr::new(127, 1, high, low))
}

/// The account of a loopback address.
pub(super) fn account(address: Ipv4Addr) -> Option<usize> {
    let [_, _, high, low] = address.octets();
    usize::from(u16::from_be_bytes([high, low])).checked_sub(1)
}
