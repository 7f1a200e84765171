//! Loopback ports, and the few plain HTTP requests that xtask makes.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

const PATIENCE: Duration = Duration::from_secs(3);

/// Is nobody listening on this loopback port?
pub(crate) fn is_free(port: u16) -> bool {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok()
}

/// A loopback port that was free a moment ago.
pub(crate) fn free_port() -> Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("no free loopback port")?;
    Ok(listener.local_addr()?.port())
}

/// Refuses a port that is taken, with the way out.
pub(crate) fn claim(port: u16) -> Result<()> {
    if is_free(port) {
        return Ok(());
    }
    bail!(
        "port {port} is taken by another program; choose one with --port, for example --port {}",
        port.checked_add(1).unwrap_or(8080)
    )
}

/// The status of a GET, or an error while nobody answers.
pub(crate) fn status(port: u16, path: &str) -> Result<u16> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut head = Vec::new();
    stream.take(64).read_to_end(&mut head)?;
    let head = String::from_utf8_lossy(&head);
    head.split(' ').nth(1).and_then(|code| code.parse().ok()).context("that is not HTTP")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_in_use_is_refused_with_a_way_out() {
        let holder = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = holder.local_addr().unwrap().port();
        let said = claim(port).unwrap_err().to_string();
        assert!(
            said.contains(&format!("port {port} is taken")) && said.contains("--port"),
            "{said}"
        );
    }

    #[test]
    fn the_status_line_is_read_from_an_answer() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let server = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let mut request = String::new();
            // It may arrive in pieces.
            while !request.ends_with("\r\n\r\n") {
                let mut piece = [0; 256];
                let read = stream.read(&mut piece).unwrap();
                assert!(read > 0, "the request broke off: {request}");
                request.push_str(&String::from_utf8_lossy(&piece[..read]));
            }
            stream.write_all(b"HTTP/1.1 503 Service Unavailable\r\n\r\n").unwrap();
            request
        });
        assert_eq!(status(port, "/readyz").unwrap(), 503);
        assert!(server.join().unwrap().starts_with("GET /readyz HTTP/1.1\r\n"));
    }
}
