//! An address that events are sent to. Pure.

use std::net::{IpAddr, SocketAddr};

use reqwest::Url;

use super::ranges::is_public;

/// What is wrong with an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It is none, or has no host.
    NoAddress,
    /// It is not encrypted.
    NotHttps,
    /// It carries a name and a password, or a fragment.
    Extra,
    /// It leads into a network or nowhere.
    NotPublic,
    /// Something else than HTTP answers at this port, such as mail.
    Port,
}

impl Fault {
    /// A sentence.
    pub fn text(self) -> &'static str {
        match self {
            Self::NoAddress => "Enter a whole address, such as https://example.com/hooks.",
            Self::NotHttps => "The address must begin with https://.",
            Self::Extra => "The address may hold no user name, no password and no #.",
            Self::NotPublic => "The address must name a server on the public Internet.",
            Self::Port => "The address may use the ports 80 and 443, and those from 1024 on.",
        }
    }
}

/// Below it, ports are those of services that the system starts, and only two of them speak HTTP.
const FIRST_FREE_PORT: u16 = 1024;

/// An address that was checked as far as that goes without asking for its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Target {
    url: Url,
    local: bool,
}

impl Target {
    /// Reads an address; `local` where this machine may be called, unencrypted.
    ///
    /// # Errors
    /// [`Fault`].
    pub fn parse(text: &str, local: bool) -> Result<Self, Fault> {
        let url = Url::parse(text).map_err(|_| Fault::NoAddress)?;
        let plain = url.scheme() == "http";
        if !plain && url.scheme() != "https" {
            return Err(Fault::NotHttps);
        }
        if !url.username().is_empty() || url.password().is_some() || url.fragment().is_some() {
            return Err(Fault::Extra);
        }
        let target = Self { url, local };
        let host = target.host();
        if host.is_empty() {
            return Err(Fault::NoAddress);
        }
        if plain && !(local && target.names_this_machine()) {
            return Err(Fault::NotHttps);
        }
        let of_http = [80, 443].contains(&target.port()) || target.port() >= FIRST_FREE_PORT;
        if !(of_http || local && target.names_this_machine()) {
            return Err(Fault::Port);
        }
        match target.literal() {
            Some(address) if !target.may_call(address) => Err(Fault::NotPublic),
            Some(_) | None => Ok(target),
        }
    }

    /// The address in its normal form.
    pub fn as_str(&self) -> &str {
        self.url.as_str()
    }

    pub(super) fn url(&self) -> Url {
        self.url.clone()
    }

    /// The host without the brackets of IPv6.
    pub(crate) fn host(&self) -> &str {
        let host = self.url.host_str().unwrap_or_default();
        host.trim_start_matches('[').trim_end_matches(']')
    }

    pub(super) fn port(&self) -> u16 {
        self.url.port_or_known_default().unwrap_or(443)
    }

    /// The address itself, where the host is one.
    pub(super) fn literal(&self) -> Option<IpAddr> {
        self.host().parse().ok()
    }

    /// Whether it is on this host, or on this machine where that may be called.
    pub fn is_at(&self, host: &str) -> bool {
        self.host() == host || self.local && self.names_this_machine()
    }

    fn names_this_machine(&self) -> bool {
        self.host() == "localhost" || self.literal().is_some_and(|address| address.is_loopback())
    }

    /// Whether this address may be called: a public one, encrypted; or this machine where that is allowed.
    pub(super) fn may_call(&self, address: IpAddr) -> bool {
        let encrypted = self.url.scheme() == "https";
        encrypted && is_public(address) || self.local && address.is_loopback()
    }

    /// Whether all of these may be called, and there is one.
    pub(super) fn may_call_all(&self, found: &[SocketAddr]) -> bool {
        !found.is_empty() && found.iter().all(|one| self.may_call(one.ip()))
    }
}
