//! A closed loop over HTTP/1.1: each connection sends its next request when it has read the answer
//! to the last. One thread, because the generator must not cost more than what it measures.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use memchr::memmem;
use mio::net::TcpStream;
use mio::{Events, Interest, Poll, Token};

/// What one run measured. Latencies are those that each caller saw.
pub(crate) struct Measured {
    pub(crate) answers: usize,
    pub(crate) per_second: f64,
    pub(crate) p50: Duration,
    pub(crate) p99: Duration,
    pub(crate) max: Duration,
}

struct Connection {
    stream: TcpStream,
    answer: Vec<u8>,
    sent: Instant,
    next: usize,
}

/// One request for each token, as bytes.
pub(crate) fn requests(port: u16, tokens: &[String]) -> Vec<Vec<u8>> {
    let request = |token: &String| {
        format!(
            "GET /api/auth/user HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nauthorization: Bearer {token}\r\n\r\n"
        )
        .into_bytes()
    };
    tokens.iter().map(request).collect()
}

/// Loads the server for this long.
///
/// # Errors
/// When a connection breaks or an answer is not 200: a server that refuses is not fast.
pub(crate) fn run(
    port: u16,
    requests: &[Vec<u8>],
    connections: usize,
    length: Duration,
) -> Result<Measured> {
    let mut poll = Poll::new()?;
    let mut open = Vec::with_capacity(connections);
    for at in 0..connections {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let stream = std::net::TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_nonblocking(true)?;
        let mut stream = TcpStream::from_std(stream);
        poll.registry().register(&mut stream, Token(at), Interest::READABLE)?;
        // Neighbours begin at different people.
        let next = at * requests.len() / connections;
        open.push(Connection { stream, answer: Vec::new(), sent: Instant::now(), next });
    }
    let began = Instant::now();
    for connection in &mut open {
        connection.send(requests)?;
    }
    let mut latencies = Vec::with_capacity(1 << 18);
    let mut events = Events::with_capacity(connections);
    while began.elapsed() < length {
        poll.poll(&mut events, Some(Duration::from_millis(100)))?;
        for event in &events {
            let connection = open.get_mut(event.token().0).context("an unknown connection")?;
            if connection.receive()? {
                latencies.push(connection.sent.elapsed());
                connection.send(requests)?;
            }
        }
    }
    Measured::of(latencies, began.elapsed())
}

impl Connection {
    fn send(&mut self, requests: &[Vec<u8>]) -> Result<()> {
        let request = requests.get(self.next % requests.len()).context("no requests")?;
        self.next += 1;
        self.sent = Instant::now();
        // A request of some hundred bytes always fits into an empty socket buffer.
        self.stream.write_all(request).context("the server does not take requests")
    }

    /// Reads what is there; true when the answer is whole.
    fn receive(&mut self) -> Result<bool> {
        let mut chunk = [0; 8192];
        loop {
            match self.stream.read(&mut chunk) {
                Ok(0) => bail!("the server closed a connection"),
                Ok(read) => self.answer.extend_from_slice(chunk.get(..read).unwrap_or_default()),
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                Err(error) => return Err(error.into()),
            }
        }
        let whole = whole_length(&self.answer).is_some_and(|length| self.answer.len() >= length);
        if whole {
            let good = self.answer.starts_with(b"HTTP/1.1 200 ");
            ensure!(good, "an answer was not 200: {}", String::from_utf8_lossy(&self.answer));
            self.answer.clear();
        }
        Ok(whole)
    }
}

const LENGTH: &[u8] = b"\r\ncontent-length: ";

/// Head and body together, once the head is there.
fn whole_length(answer: &[u8]) -> Option<usize> {
    let head = memmem::find(answer, b"\r\n\r\n")?;
    // The server writes its names in small letters.
    let at = memmem::find(answer.get(..head)?, LENGTH)? + LENGTH.len();
    let digits = answer.get(at..head)?.iter().take_while(|byte| byte.is_ascii_digit());
    let length = digits.fold(0, |length, digit| length * 10 + usize::from(digit - b'0'));
    Some(head + 4 + length)
}

impl Measured {
    fn of(mut latencies: Vec<Duration>, elapsed: Duration) -> Result<Self> {
        ensure!(!latencies.is_empty(), "the server answered nothing");
        latencies.sort_unstable();
        let at = |share: usize| latencies.get((latencies.len() - 1) * share / 100);
        Ok(Self {
            answers: latencies.len(),
            per_second: latencies.len() as f64 / elapsed.as_secs_f64(),
            p50: at(50).copied().unwrap_or_default(),
            p99: at(99).copied().unwrap_or_default(),
            max: at(100).copied().unwrap_or_default(),
        })
    }
}
