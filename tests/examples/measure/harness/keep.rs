//! Many callers on one thread, each with a connection that is kept and one request at a time on it.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use memchr::memmem;
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::http::Answer;

const PATIENCE: Duration = Duration::from_secs(30);
const LENGTH: &[u8] = b"\r\ncontent-length: ";

/// Somebody who asks one server.
pub(crate) struct Caller {
    port: u16,
    stream: Option<TcpStream>,
    answer: Vec<u8>,
    /// Connections that were gone when the next request was sent: servers close those that idle.
    pub(crate) reopened: u64,
}

impl Caller {
    pub(crate) fn new(port: u16) -> Self {
        Self { port, stream: None, answer: Vec::new(), reopened: 0 }
    }

    /// A request with a body, or without one; `what` is its method and path. Every one has an
    /// idempotency key of its own, and is sent again where its connection was closed before it.
    ///
    /// # Errors
    /// When the server is not there, or goes away in the middle of an answer.
    pub(crate) async fn send(
        &mut self,
        what: &str,
        token: &str,
        body: Option<&Value>,
    ) -> Result<Answer> {
        let request = request(what, token, body);
        self.exchange(&request).await
    }

    /// The same of bytes that are there already.
    pub(crate) async fn exchange(&mut self, request: &[u8]) -> Result<Answer> {
        let kept = self.stream.is_some();
        match timeout(PATIENCE, self.once(request)).await.context("no answer came")? {
            Ok(answer) => Ok(answer),
            Err(_) if kept && self.answer.is_empty() => {
                self.reopened += 1;
                self.stream = None;
                timeout(PATIENCE, self.once(request)).await.context("no answer came")?
            }
            Err(error) => Err(error),
        }
    }

    async fn once(&mut self, request: &[u8]) -> Result<Answer> {
        self.answer.clear();
        let answer = self.ask(request).await;
        if answer.is_err() {
            self.stream = None;
        }
        answer
    }

    async fn ask(&mut self, request: &[u8]) -> Result<Answer> {
        if self.stream.is_none() {
            let address = SocketAddr::from((Ipv4Addr::LOCALHOST, self.port));
            let stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            self.stream = Some(stream);
        }
        let stream = self.stream.as_mut().context("no connection")?;
        stream.write_all(request).await?;
        loop {
            if let Some(answer) = whole(&self.answer) {
                return Ok(answer);
            }
            if stream.read_buf(&mut self.answer).await? == 0 {
                bail!("the connection was closed");
            }
        }
    }
}

/// A request as bytes.
pub(crate) fn request(what: &str, token: &str, body: Option<&Value>) -> Vec<u8> {
    let mut head = format!("{what} HTTP/1.1\r\nhost: 127.0.0.1\r\n");
    if !token.is_empty() {
        head.push_str(&format!("authorization: Bearer {token}\r\n"));
    }
    if what.starts_with("POST") {
        head.push_str(&format!("idempotency-key: {}\r\n", uuid::Uuid::new_v4()));
    }
    let body = body.map(Value::to_string).unwrap_or_default();
    if !body.is_empty() {
        let length = body.len();
        head.push_str(&format!("content-type: application/json\r\ncontent-length: {length}\r\n"));
    }
    format!("{head}\r\n{body}").into_bytes()
}

/// The answer, once all of it is there.
fn whole(bytes: &[u8]) -> Option<Answer> {
    let head = memmem::find(bytes, b"\r\n\r\n")?;
    let status = std::str::from_utf8(bytes.get(9..12)?).ok()?.parse().ok()?;
    let length = match memmem::find(bytes.get(..head)?, LENGTH) {
        Some(at) => {
            let digits = bytes.get(at + LENGTH.len()..head)?.iter();
            let digits = digits.take_while(|byte| byte.is_ascii_digit());
            digits.fold(0, |length, digit| length * 10 + usize::from(digit - b'0'))
        }
        // 204 has none.
        None => 0,
    };
    let body = bytes.get(head + 4..head + 4 + length)?;
    Some(Answer { status, body: serde_json::from_slice(body).unwrap_or(Value::Null) })
}
