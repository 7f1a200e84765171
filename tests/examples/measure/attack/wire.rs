//! Requests byte by byte over one connection, as no honest client library would send them.

use std::cell::RefCell;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpStream};
use std::time::Duration;

use anyhow::{Context as _, Result};
use serde_json::Value;

const PATIENCE: Duration = Duration::from_secs(20);

/// A connection that is made again whenever the server ends it.
pub(crate) struct Wire {
    port: u16,
    stream: RefCell<Option<BufReader<TcpStream>>>,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) kind: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// The status and the code of an error, such as `404 not_found`.
    pub(crate) fn cell(&self) -> String {
        let body: Value = serde_json::from_slice(&self.body).unwrap_or_default();
        let code = body.get("code").and_then(Value::as_str).unwrap_or_default();
        format!("{} {code}", self.status).trim_end().to_owned()
    }

    /// Whether this is the browser application, or the note that it is not built: what every
    /// address shows where nothing is.
    pub(crate) fn is_page(&self) -> bool {
        let text = String::from_utf8_lossy(&self.body);
        self.kind.starts_with("text/html") || text.contains("has not been built")
    }
}

/// One request.
pub(crate) struct Request<'a> {
    pub(crate) method: &'a str,
    pub(crate) target: &'a str,
    pub(crate) token: Option<&'a str>,
    /// The media type and the body.
    pub(crate) body: Option<(&'a str, &'a [u8])>,
}

impl Wire {
    pub(crate) fn to(port: u16) -> Self {
        Self { port, stream: RefCell::default() }
    }

    /// # Errors
    /// When the server does not answer even on a fresh connection.
    pub(crate) fn send(&self, request: &Request) -> Result<Answer> {
        let bytes = written(request);
        let kept = self.stream.take();
        if let Some(answer) = kept.and_then(|stream| self.exchange(stream, &bytes).ok()) {
            return Ok(answer);
        }
        let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        let (method, target) = (request.method, request.target);
        self.exchange(BufReader::new(stream), &bytes)
            .with_context(|| format!("no answer to {method} {target}"))
    }

    fn exchange(&self, mut stream: BufReader<TcpStream>, bytes: &[u8]) -> Result<Answer> {
        stream.get_mut().write_all(bytes)?;
        let mut status = String::new();
        stream.read_line(&mut status)?;
        let status = status.split(' ').nth(1).context("no status")?.parse()?;
        let (mut length, mut kind, mut closes) = (0, String::new(), false);
        loop {
            let mut line = String::new();
            stream.read_line(&mut line)?;
            let Some((name, value)) = line.split_once(':') else { break };
            match name.to_ascii_lowercase().as_str() {
                "content-length" => length = value.trim().parse()?,
                "content-type" => value.trim().clone_into(&mut kind),
                "connection" => closes = value.trim().eq_ignore_ascii_case("close"),
                _ => {}
            }
        }
        let mut body = vec![0; length];
        stream.read_exact(&mut body)?;
        if !closes {
            self.stream.replace(Some(stream));
        }
        Ok(Answer { status, kind, body })
    }
}

fn written(request: &Request) -> Vec<u8> {
    let Request { method, target, token, body } = request;
    let mut head = format!("{method} {target} HTTP/1.1\r\nhost: 127.0.0.1\r\n");
    if let Some(token) = token {
        head.push_str(&format!("authorization: Bearer {token}\r\n"));
    }
    let bytes = body.map(|(kind, bytes)| {
        let length = bytes.len();
        head.push_str(&format!("content-type: {kind}\r\ncontent-length: {length}\r\n"));
        bytes
    });
    [head.as_bytes(), b"\r\n", bytes.unwrap_or_default()].concat()
}
