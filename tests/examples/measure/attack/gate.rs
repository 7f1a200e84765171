//! A gate before the identity provider, at which those who set a password wait for one another: until it opens, the
//! account has none, so that each of them is given the same one.

use std::io::{BufRead as _, BufReader, Read as _, Write as _, copy};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result};

/// How many wait for one another.
pub(super) const TOGETHER: usize = 4;
/// It opens for fewer after this.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Default)]
struct Gate {
    came: Mutex<usize>,
    opened: Condvar,
}

impl Gate {
    fn wait(&self) {
        let mut came = self.came.lock().unwrap_or_else(PoisonError::into_inner);
        *came += 1;
        self.opened.notify_all();
        // It is open as well when the wait has ended otherwise.
        let _open = self.opened.wait_timeout_while(came, PATIENCE, |came| *came < TOGETHER);
    }
}

/// The address of a gate before the provider at `url`, such as `http://127.0.0.1:4711/v1`. It lasts as long as this
/// program.
pub(super) fn before(url: &str) -> Result<String> {
    let (host, path) =
        url.strip_prefix("http://").and_then(|rest| rest.split_once('/')).context("no address")?;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let port = listener.local_addr()?.port();
    let (gate, host) = (Arc::new(Gate::default()), host.to_owned());
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let (gate, host) = (Arc::clone(&gate), host.clone());
            // A client whose connection breaks sees that itself.
            thread::spawn(move || pass(client, &host, &gate).ok());
        }
    });
    Ok(format!("http://127.0.0.1:{port}/{path}"))
}

fn pass(mut client: TcpStream, host: &str, gate: &Gate) -> Result<()> {
    let request = hear(&client)?;
    let line = request.split(|byte| *byte == b'\n').next().unwrap_or_default();
    if String::from_utf8_lossy(line).contains(":update") {
        gate.wait();
    }
    let mut provider = TcpStream::connect(host)?;
    provider.write_all(&request)?;
    copy(&mut provider, &mut client)?;
    Ok(())
}

/// One whole request.
fn hear(client: &TcpStream) -> Result<Vec<u8>> {
    let (mut reader, mut request, mut length) = (BufReader::new(client), Vec::new(), 0);
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        request.extend_from_slice(line.as_bytes());
        let (name, value) = line.split_once(':').unwrap_or_default();
        if name.eq_ignore_ascii_case("content-length") {
            length = value.trim().parse()?;
        }
        if line.trim().is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    request.extend_from_slice(&body);
    Ok(request)
}
