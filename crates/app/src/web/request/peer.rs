//! Where a request came from. A header counts only where a trusted proxy sent it.

use std::future::{Ready, ready};
use std::net::IpAddr;

use actix_web::dev::Payload;
use actix_web::http::header::HeaderMap;
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
    let lines: Vec<&str> =
        headers.get_all("x-forwarded-for").filter_map(|value| value.to_str().ok()).collect();
    let mut named = lines.iter().rev().flat_map(|line| line.rsplit(','));
    let mut at = socket;
    while is_ours(at) {
        let next = named.next().and_then(|text| text.trim().parse::<IpAddr>().ok());
        let Some(next) = next else { break };
        at = next.to_canonical();
    }
    at
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::{HeaderName, HeaderValue};

    use super::*;

    #[track_caller]
    fn check(socket: &str, forwarded: &[&str], want: &str) {
        let trusted = ["10.0.0.0/8", "2001:db8::/32", "192.0.2.7/32"].map(|t| t.parse().unwrap());
        let mut headers = HeaderMap::new();
        for line in forwarded {
            let name = HeaderName::from_static("x-forwarded-for");
            headers.append(name, HeaderValue::from_str(line).unwrap());
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
        check("10.1.2.3", &["nonsense"], "10.1.2.3");
        check("10.1.2.3", &[], "10.1.2.3");
        check("192.0.2.8", &["1.1.1.1"], "192.0.2.8");
        check("2001:db8::1", &["1.1.1.1"], "1.1.1.1");
    }
}
