//! Networks of proxies.

use std::net::IpAddr;

use ipnet::IpNet;

/// Addresses that begin alike: `10.0.0.0/8`, or one address.
pub(super) fn network(text: &str) -> Option<IpNet> {
    let one = || text.parse::<IpAddr>().ok().map(IpNet::from);
    text.parse().ok().or_else(one)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_an_address_and_perhaps_a_number_of_bits() {
        for bad in ["", "10.0.0.0/33", "10.0.0/8", "10.0.0.0/", "::/129", "host"] {
            assert_eq!(network(bad), None, "{bad}");
        }
        let holds = |text: &str, address: &str| {
            network(text).unwrap().contains(&address.parse::<IpAddr>().unwrap())
        };
        for (text, inside, outside) in [
            ("10.1.2.3/8", "10.255.0.1", "11.0.0.1"),
            ("192.0.2.7", "192.0.2.7", "192.0.2.6"),
            ("0.0.0.0/0", "203.0.113.9", "2001:db8::1"),
            ("2001:db8::/33", "2001:db8:7fff::1", "2001:db8:8000::1"),
            ("::/0", "2001:db8::1", "203.0.113.9"),
        ] {
            assert!(holds(text, inside) && !holds(text, outside), "{text}");
        }
    }
}
