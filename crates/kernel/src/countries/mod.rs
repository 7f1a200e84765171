//! Which addresses are in which country, as a table says.

#[cfg(test)]
mod tests;

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

/// Two capital letters, as of ISO 3166-1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Country([char; 2]);

impl fmt::Display for Country {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self([first, second]) = self;
        write!(f, "{first}{second}")
    }
}

/// A line of the table that cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadCountries {
    /// It is none of the forms.
    #[error("line {0} is not of the form `192.0.2.0/24,DE` or `192.0.2.0-192.0.2.255,DE`")]
    Form(usize),
    /// An address would be in two countries.
    #[error("line {0} names addresses that another line names too")]
    Twice(usize),
}

/// Addresses that follow each other; an IPv4 address is the IPv6 address that it is mapped to.
#[derive(Clone, Copy)]
struct Range {
    first: u128,
    last: u128,
    country: Country,
    line: usize,
}

/// The table.
#[derive(Clone)]
pub struct Countries(Vec<Range>);

impl fmt::Debug for Countries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Countries({} lines)", self.0.len())
    }
}

impl Countries {
    /// Reads a table: in each line a network or two addresses with a hyphen, a comma, and a country. Empty lines
    /// and those that begin with `#` say nothing.
    ///
    /// # Errors
    /// The first line that is wrong, counted from 1.
    pub fn parse(text: &str) -> Result<Self, BadCountries> {
        let mut ranges = Vec::new();
        for (number, line) in (1..).zip(text.lines().map(str::trim)) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let range = line.split_once(',').and_then(|(addresses, country)| {
                let (first, last) = span(addresses.trim())?;
                Some(Range { first, last, country: country_of(country.trim())?, line: number })
            });
            ranges.push(range.ok_or(BadCountries::Form(number))?);
        }
        ranges.sort_unstable_by_key(|range| range.first);
        let next = ranges.iter().skip(1);
        let twice = ranges.iter().zip(next).find(|(one, next)| next.first <= one.last);
        match twice {
            Some((one, next)) => Err(BadCountries::Twice(one.line.max(next.line))),
            None => Ok(Self(ranges)),
        }
    }

    /// The country of an address; `None` where no line names it.
    pub fn of(&self, address: IpAddr) -> Option<Country> {
        let number = number(address);
        let after = self.0.partition_point(|range| range.first <= number);
        let range = self.0.get(after.checked_sub(1)?)?;
        (number <= range.last).then_some(range.country)
    }
}

fn number(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(address) => address.to_ipv6_mapped().to_bits(),
        IpAddr::V6(address) => Ipv6Addr::to_bits(address),
    }
}

fn country_of(text: &str) -> Option<Country> {
    let mut letters = text.chars();
    let country = [letters.next()?, letters.next()?];
    let is_code = letters.next().is_none() && country.iter().all(char::is_ascii_uppercase);
    is_code.then_some(Country(country))
}

/// The first and the last address of `192.0.2.0/24`, `192.0.2.0-192.0.2.255` or `192.0.2.7`.
fn span(text: &str) -> Option<(u128, u128)> {
    if let Some((address, bits)) = text.split_once('/') {
        let address: IpAddr = address.parse().ok()?;
        let bits: u32 = bits.parse().ok()?;
        let length: u32 = if address.is_ipv4() { 32 } else { 128 };
        let free = u128::MAX.checked_shr(128 - length.checked_sub(bits)?).unwrap_or(0);
        let first = number(address) & !free;
        return Some((first, first | free));
    }
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let (first, last): (IpAddr, IpAddr) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
    let is_span = first.is_ipv4() == last.is_ipv4() && number(first) <= number(last);
    is_span.then(|| (number(first), number(last)))
}
