//! Where a request came from. A header counts only where a trusted proxy sent it.

use std::future::{Ready, ready};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use actix_web::dev::Payload;
use actix_web::http::header::{HeaderMap, HeaderValue};
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};
use ipnet::IpNet;

use crate::State;
use crate::error::ApiError;

/// The address a request came from; `None` when it did not come over the network.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Peer(pub(crate) Option<IpAddr>);

impl FromRequest for Peer {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Self::of(req)))
    }
}

impl Peer {
    /// Who sent the request, as far as our own proxies tell.
    pub(crate) fn of(req: &HttpRequest) -> Self {
        let trusted = req.app_data::<Data<State>>().map(|state| &state.config.trusted_proxies);
        let socket = req.peer_addr().map(|peer| peer.ip().to_canonical());
        let trusted = trusted.map(Vec::as_slice).unwrap_or_default();
        Self(socket.map(|socket| behind(socket, req.headers(), trusted)))
    }
}

/// The last address of `X-Forwarded-For` that is no proxy of ours. What stands before it was
/// written by the client, who may write anything.
fn behind(socket: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let is_ours = |address: IpAddr| trusted.iter().any(|network| network.contains(&address));
    let lines: Vec<&[u8]> = headers.get_all("x-forwarded-for").map(HeaderValue::as_bytes).collect();
    let mut named = lines.iter().rev().flat_map(|line| line.rsplit(|byte| *byte == b','));
    let mut at = socket;
    while is_ours(at) {
        let Some(next) = named.next() else { break };
        match address(next) {
            Some(next) => at = next,
            None => return UNREADABLE,
        }
    }
    at
}

/// Where requests come from whose proxy names no address that we can read: they are counted together, as one
/// address, and never as this machine, which is not counted.
const UNREADABLE: IpAddr = IpAddr::V6(Ipv6Addr::UNSPECIFIED);

/// An address as proxies write it: alone, in brackets, and with a port.
fn address(text: &[u8]) -> Option<IpAddr> {
    let text = std::str::from_utf8(text).ok()?.trim();
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let alone = bare.unwrap_or(text).parse::<IpAddr>();
    let found = alone.or_else(|_| text.parse::<SocketAddr>().map(|at| at.ip())).ok()?;
    Some(found.to_canonical())
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderName;

    use super::*;

    #[track_caller]
    fn check(socket: &str, forwarded: &[&str], want: &str) {
        let trusted = ["10.0.0.0/8", "2001:db8::/32", "192.0.2.7/32"].map(|t| t.parse().unwrap());
        let mut headers = HeaderMap::new();
        for line in forwarded {
            let name = HeaderName::from_static("x-forwarded-for");
            headers.append(name, HeaderValue::from_bytes(line.as_bytes()).unwrap());
        }
        let found = behind(socket.parse().unwrap(), &headers, &trusted);
        assert_eq!(found.to_string(), want, "{socket} {forwarded:?}");
    }

    #[test]
    fn a_header_counts_as_far_as_our_own_proxies_wrote_it() {
        check("203.0.113.9", &[], "203.0.113.9");
        check("203.0.113.9", &["198.51.100.1"], "203.0.113.9");
        check("10.1.2.3", &["198.51.100.1"], "198.51.100.1");
        check("10.1.2.3", &["1.1.1.1, 198.51.100.1"], "198.51.100.1");
        check("10.1.2.3", &["1.1.1.1", "198.51.100.1, 192.0.2.7"], "198.51.100.1");
        check("10.1.2.3", &[], "10.1.2.3");
        check("192.0.2.8", &["1.1.1.1"], "192.0.2.8");
        check("2001:db8::1", &["1.1.1.1"], "1.1.1.1");
    }

    #[test]
    fn an_address_is_read_in_brackets_and_with_its_port() {
        check("10.1.2.3", &["203.0.113.88:1234"], "203.0.113.88");
        check("10.1.2.3", &["[2a00:1450::1]:443"], "2a00:1450::1");
        check("10.1.2.3", &["[2a00:1450::1]"], "2a00:1450::1");
        check("10.1.2.3", &["2a00:1450::1"], "2a00:1450::1");
        check("10.1.2.3", &["::ffff:203.0.113.88"], "203.0.113.88");
        check("10.1.2.3", &["[::ffff:203.0.113.88]:1"], "203.0.113.88");
        check("10.1.2.3", &["198.51.100.1:5, 10.0.0.9:80"], "198.51.100.1");
        check("10.1.2.3", &["caf\u{e9}, 198.51.100.1"], "198.51.100.1");
    }

    #[test]
    fn what_cannot_be_read_is_one_address_and_never_a_proxy_or_this_machine() {
        let unreadable = [
            "x",
            "unknown",
            "_hidden",
            "",
            " ",
            "1.1.1.1,",
            "1.1.1.1:",
            "1.1.1.1:x",
            "1.1.1.1:65536",
            "[1.1.1.1:80",
            "2a00:1450::1%eth0",
            "caf\u{e9}",
            "1.1.1.1, x",
        ];
        for text in unreadable {
            check("10.1.2.3", &[text], "::");
        }
        check("10.1.2.3", &["198.51.100.1", "x"], "::");
        assert!(flows::limits::subscriber(UNREADABLE).is_some());
        // What a client wrote before what our proxy wrote does not matter.
        check("10.1.2.3", &["x, 198.51.100.1"], "198.51.100.1");
        check("192.0.2.8", &["x"], "192.0.2.8");
    }
}
