//! A language model that a test can make say anything, or fail.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;

use serde_json::{Value, json};

/// What the model does when it is asked.
#[derive(Debug, Clone)]
pub enum Reply {
    /// Says this, in pieces of a few letters.
    Says(String),
    /// Says this, and the connection ends before the answer does.
    BreaksOff(String),
    /// Answers with this status.
    Status(u16),
    /// Points to another address.
    Elsewhere(String),
    /// Answers 200 with this body, which may be anything.
    Body(&'static str, Vec<u8>),
    /// Hears the question, and never answers.
    Silence,
    /// Answers with a head and this beginning, then nothing until the caller leaves.
    Stops(String),
    /// Sends a byte now and then, without end.
    Drips,
    /// Sends so many bytes that mean nothing.
    Floods(usize),
}

/// A question as it arrived.
#[derive(Debug, Clone)]
pub struct Asked {
    /// The value of the header, where there was one.
    pub authorization: Option<String>,
    /// The body.
    pub body: Value,
}

impl Asked {
    /// Whether a JSON object was asked for.
    pub fn wants_json(&self) -> bool {
        self.body.pointer("/response_format/type").is_some_and(|kind| kind == "json_object")
    }
}

type Script = Box<dyn Fn(&Asked) -> Reply + Send>;

struct Inside {
    script: Script,
    asked: Vec<Asked>,
    /// Callers that left before the end of the answer.
    left: usize,
}

struct Shared {
    inside: Mutex<Inside>,
    changed: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().expect("nobody panics holding it")
    }
}

/// A server of `/v1/chat/completions` on a free port of this machine.
pub struct ModelServer {
    port: u16,
    shared: Arc<Shared>,
}

/// How long a test waits for something that is certain to come.
const PATIENCE: Duration = Duration::from_secs(60);

impl ModelServer {
    /// Answers each question as `script` says.
    pub fn start(script: impl Fn(&Asked) -> Reply + Send + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let inside = Inside { script: Box::new(script), asked: Vec::new(), left: 0 };
        let shared = Arc::new(Shared { inside: Mutex::new(inside), changed: Condvar::new() });
        let threads = Arc::clone(&shared);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let shared = Arc::clone(&threads);
                std::thread::spawn(move || serve(&stream, &shared));
            }
        });
        Self { port, shared }
    }

    /// Answers every question alike.
    pub fn always(reply: Reply) -> Self {
        Self::start(move |_| reply.clone())
    }

    /// What stands before `/chat/completions`.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/v1", self.port)
    }

    /// Answers otherwise from now on.
    pub fn answer(&self, script: impl Fn(&Asked) -> Reply + Send + 'static) {
        self.shared.lock().script = Box::new(script);
    }

    /// Every question so far.
    pub fn asked(&self) -> Vec<Asked> {
        self.shared.lock().asked.clone()
    }

    /// Waits until so many callers have left before the end of their answer.
    pub fn wait_until_left(&self, callers: usize) {
        let short = |inside: &mut Inside| inside.left < callers;
        let waited = self.shared.changed.wait_timeout_while(self.shared.lock(), PATIENCE, short);
        let (inside, _) = waited.expect("nobody panics holding it");
        assert!(inside.left >= callers, "only {} callers have left", inside.left);
    }
}

fn read(stream: &TcpStream) -> Option<Asked> {
    let mut reader = BufReader::new(stream);
    let (mut line, mut length, mut authorization) = (String::new(), 0, None);
    loop {
        line.clear();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim().split_once(':') else {
            if line.trim().is_empty() {
                break;
            }
            continue;
        };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse().ok()?,
            "authorization" => authorization = Some(value.trim().to_owned()),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    Some(Asked { authorization, body: serde_json::from_slice(&body).unwrap_or_default() })
}

fn serve(stream: &TcpStream, shared: &Shared) {
    let Some(asked) = read(stream) else { return };
    let reply = {
        let mut inside = shared.lock();
        inside.asked.push(asked.clone());
        (inside.script)(&asked)
    };
    // A caller that goes away is what some tests are about.
    if act(stream, reply).is_err() {
        shared.lock().left += 1;
        shared.changed.notify_all();
    }
}

const STREAM: &str = "text/event-stream";

fn head(mut stream: &TcpStream, status: u16, more: &str) -> std::io::Result<()> {
    write!(stream, "HTTP/1.1 {status} X\r\nconnection: close\r\n{more}\r\n\r\n")
}

fn say(mut stream: &TcpStream, text: &str) -> std::io::Result<()> {
    let letters: Vec<char> = text.chars().collect();
    for piece in letters.chunks(5) {
        let words: String = piece.iter().collect();
        let event = json!({ "choices": [{ "index": 0, "delta": { "content": words } }] });
        write!(stream, "data: {event}\n\n")?;
    }
    Ok(())
}

/// Fails where the caller leaves before the end.
fn act(mut stream: &TcpStream, reply: Reply) -> std::io::Result<()> {
    let typed = |kind: &str| format!("content-type: {kind}");
    match reply {
        Reply::Says(text) => {
            head(stream, 200, &typed(STREAM))?;
            say(stream, &text)?;
            stream.write_all(b"data: [DONE]\n\n")
        }
        Reply::BreaksOff(text) => {
            head(stream, 200, &typed(STREAM))?;
            say(stream, &text)
        }
        Reply::Status(status) => head(stream, status, "content-length: 0"),
        Reply::Elsewhere(url) => {
            head(stream, 307, &format!("content-length: 0\r\nlocation: {url}"))
        }
        Reply::Body(kind, body) => {
            head(stream, 200, &typed(kind))?;
            stream.write_all(&body)
        }
        Reply::Silence => wait(stream),
        Reply::Stops(text) => {
            head(stream, 200, &typed(STREAM))?;
            say(stream, &text)?;
            wait(stream)
        }
        Reply::Drips => {
            head(stream, 200, &typed(STREAM))?;
            loop {
                stream.write_all(b":")?;
                std::thread::park_timeout(Duration::from_millis(20));
            }
        }
        Reply::Floods(bytes) => {
            head(stream, 200, &typed(STREAM))?;
            let block = [b": nothing at all\n".as_slice(); 1024].concat();
            for _ in 0..bytes.div_ceil(block.len()) {
                stream.write_all(&block)?;
            }
            Ok(())
        }
    }
}

/// Waits until the caller leaves, which is an error.
fn wait(mut stream: &TcpStream) -> std::io::Result<()> {
    let mut byte = [0];
    // Its end, or one that broke: either way the caller is gone.
    let _gone = stream.read(&mut byte);
    Err(std::io::ErrorKind::ConnectionAborted.into())
}
