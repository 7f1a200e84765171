//! One request at a time, over a connection of its own.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use serde_json::Value;

const PATIENCE: Duration = Duration::from_secs(20);

/// What the server said.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

impl Answer {
    /// The body, if the status is one of these.
    pub(crate) fn expect_status(self, wanted: &[u16]) -> Result<Value> {
        if !wanted.contains(&self.status) {
            bail!("status {} instead of {wanted:?}: {}", self.status, self.body);
        }
        Ok(self.body)
    }
}

pub(crate) fn get(port: u16, path: &str, token: &str) -> Result<Answer> {
    send(port, &format!("GET {path}"), token, &[], None)
}

pub(crate) fn post(
    port: u16,
    path: &str,
    token: &str,
    headers: &[(&str, &str)],
    body: &Value,
) -> Result<Answer> {
    send(port, &format!("POST {path}"), token, headers, Some(body))
}

pub(crate) fn put(port: u16, path: &str, token: &str, body: &Value) -> Result<Answer> {
    send(port, &format!("PUT {path}"), token, &[], Some(body))
}

/// # Errors
/// When the server is not there or goes away before its answer is whole.
fn send(
    port: u16,
    what: &str,
    token: &str,
    headers: &[(&str, &str)],
    body: Option<&Value>,
) -> Result<Answer> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let mut request = format!("{what} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    if !token.is_empty() {
        request.push_str(&format!("authorization: Bearer {token}\r\n"));
    }
    for (name, value) in headers {
        request.push_str(&format!("{name}: {value}\r\n"));
    }
    if !body.is_empty() {
        let length = body.len();
        request
            .push_str(&format!("content-type: application/json\r\ncontent-length: {length}\r\n"));
    }
    stream.write_all(format!("{request}\r\n{body}").as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    parse(&answer).context("the answer is not whole")
}

fn parse(answer: &[u8]) -> Option<Answer> {
    let text = std::str::from_utf8(answer).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
    });
    let whole = length.is_none_or(|length| body.len() == length);
    let body = serde_json::from_str(body).unwrap_or(Value::Null);
    whole.then_some(Answer { status, body })
}
