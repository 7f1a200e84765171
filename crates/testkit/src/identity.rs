//! An identity provider that a test can make fail.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::json;

use crate::token::Key;

/// How the provider answers when asked for its keys.
#[derive(Debug, Clone)]
pub enum Answer {
    /// With these keys, good for so many seconds.
    Keys(Vec<Key>, u32),
    /// With key A, good for as long as this text says.
    Life(String),
    /// With this status.
    Status(u16),
    /// With this body and status 200.
    Body(Vec<u8>),
    /// Not at all: the connection stays open.
    Silence,
}

/// A server of keys on a free port of this machine.
pub struct IdentityProvider {
    port: u16,
    answer: Arc<Mutex<Answer>>,
    asked: Arc<AtomicUsize>,
}

impl IdentityProvider {
    /// Serves key A for an hour.
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let answer = Arc::new(Mutex::new(Answer::Keys(vec![Key::A], 3600)));
        let asked = Arc::new(AtomicUsize::new(0));
        let (now, count) = (Arc::clone(&answer), Arc::clone(&asked));
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                count.fetch_add(1, Ordering::SeqCst);
                let answer = now.lock().expect("nobody panics holding it").clone();
                std::thread::spawn(move || serve(stream, &answer));
            }
        });
        Self { port, answer, asked }
    }

    /// Where the keys are.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/keys", self.port)
    }

    /// Changes the answer from now on.
    pub fn answer(&self, answer: Answer) {
        *self.answer.lock().expect("nobody panics holding it") = answer;
    }

    /// How often it was asked.
    pub fn asked(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }
}

fn serve(mut stream: TcpStream, answer: &Answer) {
    let mut request = [0; 4096];
    // A client that goes away is not the provider's concern.
    let _heard = stream.read(&mut request);
    let set = |keys: &[Key]| {
        let keys: Vec<_> = keys.iter().map(|key| key.public()).collect();
        json!({ "keys": keys }).to_string().into_bytes()
    };
    let (status, max_age, body) = match answer {
        Answer::Keys(keys, max_age) => (200, max_age.to_string(), set(keys)),
        Answer::Life(max_age) => (200, max_age.clone(), set(&[Key::A])),
        Answer::Status(status) => (*status, "0".to_owned(), b"out of order".to_vec()),
        Answer::Body(body) => (200, "3600".to_owned(), body.clone()),
        Answer::Silence => {
            std::thread::park_timeout(Duration::from_secs(60));
            return;
        }
    };
    let head = format!(
        "HTTP/1.1 {status} X\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         cache-control: public, max-age={max_age}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    let _sent = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
}
