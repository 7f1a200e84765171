//! How often people may do what: the one table of limits. docs/SECURITY.md, "Limits", says why.
//!
//! What is counted stays counted when the act itself is refused, so the count is a transaction of
//! its own wherever guessing must not be free.

mod table;

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};

use db::Conn;
use db::limits::{self, Limit, Over};
use kernel::{ApiKeyId, CompanyId, UserId};
use settings::versions::{self, Value};

pub use table::{
    ASKED_A_DAY, ASSESSMENTS_A_DAY, Action, CALLS_A_MINUTE, RECORDING_BATCHES_A_MINUTE, Row,
    Settable, rows, settable,
};
use table::{Per, TABLE, is_fixed, key, most};

use crate::{Error, Result};

/// Who acts, and from where.
#[derive(Debug, Clone, Copy)]
pub struct Who {
    /// The account, where there is one.
    pub account: Option<UserId>,
    /// The company that the account acts for, where that matters.
    pub company: Option<CompanyId>,
    /// The API key, where it is a program that acts.
    pub key: Option<ApiKeyId>,
    /// The network address, where it is known.
    pub address: Option<IpAddr>,
}

impl Who {
    /// Somebody with an account.
    pub fn new(account: UserId, address: Option<IpAddr>) -> Self {
        Self { account: Some(account), company: None, key: None, address }
    }

    /// Somebody with an account, from wherever.
    pub fn of_account(account: UserId) -> Self {
        Self::new(account, None)
    }

    /// Somebody who acts for a company.
    pub fn of_company(company: CompanyId) -> Self {
        Self { account: None, company: Some(company), key: None, address: None }
    }

    /// A program with a key.
    pub fn of_key(key: ApiKeyId) -> Self {
        Self { account: None, company: None, key: Some(key), address: None }
    }

    /// Somebody whose account, if they have one, does not matter.
    pub fn nobody(address: Option<IpAddr>) -> Self {
        Self { account: None, company: None, key: None, address }
    }

    fn subject(&self, per: Per) -> Option<String> {
        match per {
            Per::Account => self.account.map(|id| format!("user:{id}")),
            Per::Company => self.company.map(|id| format!("company:{id}")),
            Per::Key => self.key.map(|id| format!("key:{id}")),
            Per::Installation => Some("all".to_owned()),
            Per::Address => self.address.and_then(counted).map(|text| format!("ip:{text}")),
        }
    }
}

/// What an address is counted as. One customer has a whole /64 of IPv6. This machine itself is not
/// counted: a loopback peer is a proxy that `ASSAY_TRUSTED_PROXIES` does not name, and counting it
/// would lock everybody out together.
pub fn subscriber(address: IpAddr) -> Option<IpAddr> {
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

/// An address as the counters name it.
fn counted(address: IpAddr) -> Option<String> {
    match subscriber(address)? {
        IpAddr::V4(v4) => Some(v4.to_string()),
        IpAddr::V6(network) => Some(format!("{network}/64")),
    }
}

/// Counts one act, unless a limit is used up: then nothing is counted.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub fn take(conn: &mut Conn, action: Action, who: Who) -> Result<()> {
    count(conn, action, who)?.map_err(|over| {
        let seconds = u32::try_from(over.retry_after_s).unwrap_or(1);
        Error::Limited { retry_after_s: seconds }
    })
}

/// Counts one act of each of these accounts, no two of which are the same, where an act has one limit, for accounts, that
/// no setting changes. Answers who has to wait, and for how many seconds.
///
/// # Errors
/// [`Error::Db`].
pub fn take_each(
    conn: &mut Conn,
    action: Action,
    accounts: &[UserId],
) -> Result<HashMap<UserId, u32>> {
    let subjects: HashMap<String, UserId> = accounts
        .iter()
        .filter_map(|id| Some((Who::of_account(*id).subject(Per::Account)?, *id)))
        .collect();
    let names: Vec<String> = subjects.keys().cloned().collect();
    let mut waiting = HashMap::new();
    for (of, _, hits, window_s) in TABLE.iter().filter(|(of, ..)| *of == action) {
        let limit = Limit { action: of.as_str(), hits: *hits, window_s: *window_s };
        for (subject, over) in limits::take_each(conn, limit, &names)? {
            if let Some(account) = subjects.get(&subject) {
                waiting.insert(*account, u32::try_from(over.retry_after_s).unwrap_or(1));
            }
        }
    }
    Ok(waiting)
}

/// Counts one act where every limit allows it, and answers whether they do.
///
/// # Errors
/// [`Error::Db`].
pub fn may(conn: &mut Conn, action: Action, who: Who) -> Result<bool> {
    Ok(count(conn, action, who)?.is_ok())
}

/// Forgets what an account has used up of a limit.
///
/// # Errors
/// [`Error::Db`].
pub fn forget(conn: &mut Conn, action: Action, account: UserId) -> Result<()> {
    Ok(limits::forget(conn, action.as_str(), &format!("user:{account}"))?)
}

fn count(conn: &mut Conn, action: Action, who: Who) -> Result<Result<(), Over>, Error> {
    let set = set(conn, action)?;
    let rules = TABLE.iter().filter(|(of, ..)| *of == action);
    let counted: Vec<(Limit, String)> = rules
        .filter_map(|(action, per, hits, window_s)| {
            let set = set.get(&key(*action, *per, *window_s)).copied();
            let hits = set.map_or(*hits, |number| number.clamp(1, most(*action, *hits)));
            let limit = Limit { action: action.as_str(), hits, window_s: *window_s };
            Some((limit, who.subject(*per)?))
        })
        .collect();
    Ok(limits::take(conn, &counted)?)
}

/// The numbers that the admin has set for an act.
fn set(conn: &mut Conn, action: Action) -> Result<HashMap<String, i32>> {
    if is_fixed(action) {
        return Ok(HashMap::new());
    }
    let rules = TABLE.iter().filter(|(of, ..)| *of == action);
    let keys: Vec<String> = rules.map(|(of, per, _, window)| key(*of, *per, *window)).collect();
    let number = |(key, value)| match value {
        Value::Number(number) => Some((key, i32::try_from(number).ok()?)),
        Value::Words(_) => None,
    };
    Ok(versions::values(conn, &keys)?.into_iter().filter_map(number).collect())
}

/// How many have done it so often, or more often, in the window that runs for them; `None` where this
/// is the setting of no limit.
///
/// # Errors
/// [`Error::Db`].
pub fn reached(conn: &mut Conn, setting: &str, hits: i64) -> Result<Option<i64>> {
    let Some(of) = settable().find(|of| of.key == setting) else { return Ok(None) };
    let prefix = match of.row.per {
        "account" => "user:",
        "address" => "ip:",
        "company" => "company:",
        "key" => "key:",
        _ => "all",
    };
    let limit = Limit {
        action: of.row.action,
        hits: i32::try_from(hits).unwrap_or(i32::MAX),
        window_s: of.row.window_s,
    };
    Ok(Some(limits::reached(conn, limit, prefix)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_counted_as_what_one_customer_has() {
        let check = |text: &str, want: Option<&str>| {
            assert_eq!(counted(text.parse().unwrap()).as_deref(), want, "{text}");
        };
        check("203.0.113.9", Some("203.0.113.9"));
        check("::ffff:203.0.113.9", Some("203.0.113.9"));
        check("2001:db8:1:2:3:4:5:6", Some("2001:db8:1:2::/64"));
        check("2001:db8:1:2:ffff::1", Some("2001:db8:1:2::/64"));
        check("127.0.0.1", None);
        check("::1", None);
    }
}
