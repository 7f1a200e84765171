//! Where a request came from. A header says so only when a proxy we were told to trust sent it.

use std::future::{Ready, ready};
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

use actix_web::dev::Payload;
use actix_web::http::header::HeaderMap;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};

use crate::State;
use crate::error::ApiError;

/// The address of whoever sent the request; `None` when it did not come over the network.
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

/// What an address is counted as. One customer has a whole /64 of IPv6. This machine itself is not
/// counted: a loopback peer is a proxy that `ASSAY_TRUSTED_PROXIES` does not name, and counting it
/// would lock everybody out together.
pub(crate) fn subscriber(address: IpAddr) -> Option<IpAddr> {
    let address = address.to_canonical();
    match address {
        _ if address.is_loopback() => None,
        IpAddr::V4(_) => Some(address),
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            Some(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into())
        }
    }
}

/// The last address of `X-Forwarded-For` that is no proxy of ours. What stands before it was
/// written by the client, who may write anything.
fn behind(socket: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let is_ours = |address: IpAddr| trusted.iter().any(|network| network.holds(address));
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

/// Addresses that begin alike: `10.0.0.0/8`, or one address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network {
    first: IpAddr,
    bits: u32,
}

/// The text names no network.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadNetwork;

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Self, BadNetwork> {
        let (first, bits) = text.split_once('/').map_or((text, None), |(a, b)| (a, Some(b)));
        let first: IpAddr = first.parse().map_err(|_| BadNetwork)?;
        let most = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| BadNetwork))?;
        if bits <= most { Ok(Self { first, bits }) } else { Err(BadNetwork) }
    }
}

impl Network {
    fn holds(&self, address: IpAddr) -> bool {
        match (self.first, address) {
            (IpAddr::V4(a), IpAddr::V4(b)) => {
                let difference = a.to_bits() ^ b.to_bits();
                difference.leading_zeros() >= self.bits
            }
            (IpAddr::V6(a), IpAddr::V6(b)) => {
                let difference = a.to_bits() ^ b.to_bits();
                difference.leading_zeros() >= self.bits
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::{HeaderName, HeaderValue};

    use super::*;

    #[track_caller]
    fn check(socket: &str, forwarded: &[&str], want: &str) {
        let trusted = ["10.0.0.0/8", "2001:db8::/32", "192.0.2.7"].map(|t| t.parse().unwrap());
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

    #[test]
    fn a_network_is_an_address_and_perhaps_a_number_of_bits() {
        for bad in ["", "10.0.0.0/33", "10.0.0/8", "10.0.0.0/", "::/129", "host"] {
            assert_eq!(bad.parse::<Network>(), Err(BadNetwork), "{bad}");
        }
    }
}
