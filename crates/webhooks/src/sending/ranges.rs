//! Addresses that are anybody's, and those that lead into a network or nowhere. Pure.
//!
//! Of IPv6 only global unicast is called, and of that nothing that carries an address of IPv4 or that is
//! set aside.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::LazyLock;

use ipnet::{Ipv4Net, Ipv6Net};

/// IANA's registry of special addresses, multicast and what is reserved.
static SPECIAL_V4: LazyLock<Vec<Ipv4Net>> = LazyLock::new(|| {
    let list: [(u8, u8, u8, u8, u8); 16] = [
        (0, 0, 0, 0, 8),
        (10, 0, 0, 0, 8),
        (100, 64, 0, 0, 10),
        (127, 0, 0, 0, 8),
        (169, 254, 0, 0, 16),
        (172, 16, 0, 0, 12),
        (192, 0, 0, 0, 24),
        (192, 0, 2, 0, 24),
        (192, 31, 196, 0, 24),
        (192, 52, 193, 0, 24),
        (192, 88, 99, 0, 24),
        (192, 168, 0, 0, 16),
        (198, 18, 0, 0, 15),
        (198, 51, 100, 0, 24),
        (203, 0, 113, 0, 24),
        (224, 0, 0, 0, 3),
    ];
    let net = |(a, b, c, d, length): (u8, u8, u8, u8, u8)| {
        Ipv4Net::new(Ipv4Addr::new(a, b, c, d), length).ok()
    };
    list.into_iter().filter_map(net).collect()
});

/// What of global unicast is set aside: for protocols and Teredo, 6to4, documentation.
static SPECIAL_V6: LazyLock<Vec<Ipv6Net>> = LazyLock::new(|| {
    let list: [([u16; 2], u8); 5] = [
        ([0x2001, 0], 23),
        ([0x2001, 0x0db8], 32),
        ([0x2002, 0], 16),
        ([0x2620, 0x4f], 32),
        ([0x3fff, 0], 20),
    ];
    let net = |([a, b], length): ([u16; 2], u8)| {
        Ipv6Net::new(Ipv6Addr::new(a, b, 0, 0, 0, 0, 0, 0), length).ok()
    };
    list.into_iter().filter_map(net).collect()
});

/// Whether an address can be anybody's server on the Internet.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => !SPECIAL_V4.iter().any(|net| net.contains(&v4)),
        IpAddr::V6(v6) => {
            let is_global = v6.segments()[0] & 0xe000 == 0x2000;
            is_global && !SPECIAL_V6.iter().any(|net| net.contains(&v6))
        }
    }
}
