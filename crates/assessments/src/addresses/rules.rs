//! What is kept of an address, and what its changes say. Pure.

use std::net::{IpAddr, Ipv6Addr};

use sha2::{Digest, Sha256};

/// How many changes of one attempt are noted.
pub(super) const MOST: i32 = 200;
/// How many bytes of a digest are kept.
const HASH_LENGTH: usize = 16;

/// Where a request came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The address; it is not stored.
    pub address: IpAddr,
    /// Its country, where the operator's table knows it: two capital letters.
    pub country: Option<String>,
}

/// The network that an address stands for: its /24, or /64 in IPv6. Within one, providers hand out another address
/// now and then.
fn network(address: IpAddr) -> Ipv6Addr {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            let [a, b, c, _] = address.octets();
            std::net::Ipv4Addr::new(a, b, c, 0).to_ipv6_mapped()
        }
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)
        }
    }
}

/// What is kept: equal for the same network in the same attempt, and comparable with nothing else.
pub(super) fn hash(key: &[u8], address: IpAddr) -> Vec<u8> {
    let digest = Sha256::new().chain_update(key).chain_update(network(address).octets()).finalize();
    digest.iter().copied().take(HASH_LENGTH).collect()
}

/// One network, as noted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Noted {
    pub(super) number: i32,
    pub(super) hash: Vec<u8>,
    pub(super) country: Option<String>,
    pub(super) overlaps: bool,
}

/// How often the network of an attempt changed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Changes {
    /// To another network.
    pub networks: u32,
    /// To another country.
    pub countries: u32,
    /// To another country by a tab that took over while another one was connected.
    pub countries_at_once: u32,
}

/// What networks in their order say.
pub(super) fn changes(noted: &[Noted]) -> Changes {
    let mut found = Changes::default();
    let mut known: Option<&String> = None;
    for (at, one) in noted.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|before| noted.get(before));
        if before.is_some_and(|before| before.hash != one.hash) {
            found.networks += 1;
        }
        let Some(country) = &one.country else { continue };
        if known.is_some_and(|known| known != country) {
            found.countries += 1;
            let is_next_to = before.is_some_and(|before| before.country.is_some());
            if one.overlaps && is_next_to {
                found.countries_at_once += 1;
            }
        }
        known = Some(country);
    }
    found
}
