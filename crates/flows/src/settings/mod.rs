//! Which settings there are, what they are now, what a change would do, and changing them.
//!
//! A setting stands in for a number of the code: a line of `limits`, one of `numbers`, a period of `retention`, the
//! words that a reader of roles is shown. Those numbers are read where they count, in the transaction that counts, so
//! a change holds on every server and worker from the next act on.

mod known;
pub mod test_mail;
#[cfg(test)]
mod tests;

use db::audit::Actor;
use db::{Conn, rehearsal};
use kernel::chrono::TimeDelta;
use kernel::{Instant, Page, Paging, Seen};
use settings::versions::{self, Value, Version};

pub use known::{Bounds, Fault, Group, Known, MOST_WORDS, WORD_LENGTH, all, find};

use crate::{Error, Result, limits, retention};

/// A setting as it is now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// What it is.
    pub known: Known,
    /// The newest change; `None` where there was none.
    pub last: Option<Version>,
}

impl Setting {
    /// What counts now.
    pub fn value(&self) -> Value {
        let set = self.last.as_ref().and_then(|last| last.value.clone());
        set.unwrap_or_else(|| self.known.default())
    }

    /// The version that a change names; 0 before the first.
    pub fn version(&self) -> i32 {
        self.last.as_ref().map_or(0, |last| last.version)
    }
}

/// What a change would do at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// So many rows are removed within ten minutes, more than are due as it is.
    Removes(usize),
    /// So many have used up the new number in the window that runs.
    Refuses(i64),
    /// Nothing that can be counted.
    None,
}

/// Every setting, group by group.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn) -> Result<Vec<Setting>> {
    let mut set = versions::all(conn)?;
    let setting = |known: Known| Setting { last: set.remove(&known.key), known };
    Ok(all().into_iter().map(setting).collect())
}

/// One setting.
///
/// # Errors
/// [`Error::NoSetting`]; [`Error::Db`].
pub fn show(conn: &mut Conn, key: &str) -> Result<Setting> {
    let known = find(key).ok_or(Error::NoSetting)?;
    Ok(Setting { last: versions::newest(conn, key)?, known })
}

/// The versions of a setting, the newest first.
///
/// # Errors
/// [`Error::NoSetting`]; [`Error::Db`].
pub fn history(conn: &mut Conn, key: &str, paging: Paging) -> Result<Page<Version>> {
    find(key).ok_or(Error::NoSetting)?;
    Ok(versions::history(conn, key, paging)?)
}

/// What a change to this value, or with `None` to the default, would do; nothing is changed.
///
/// # Errors
/// [`Error::NoSetting`]; [`Error::BadSetting`]; [`Error::Db`].
pub fn preview(
    conn: &mut Conn,
    key: &str,
    value: Option<Value>,
    now: Instant,
) -> Result<(Setting, Value, Effect)> {
    let setting = show(conn, key)?;
    let value = checked(&setting.known, value)?.unwrap_or_else(|| setting.known.default());
    let effect = match (&setting.value(), &value) {
        (Value::Number(before), Value::Number(after)) if after < before => {
            lowered(conn, &setting.known, (*before, *after), now)?
        }
        _ => Effect::None,
    };
    Ok((setting, value, effect))
}

fn lowered(
    conn: &mut Conn,
    known: &Known,
    (before, after): (i64, i64),
    now: Instant,
) -> Result<Effect> {
    match known.group {
        Group::Limits => {
            let reached = limits::reached(conn, &known.key, after)?;
            Ok(reached.map_or(Effect::None, Effect::Refuses))
        }
        Group::Retention => {
            let Some(rule) = retention::of_key(&known.key) else { return Ok(Effect::None) };
            let mut due = |days| {
                let until = now - TimeDelta::days(days);
                rehearsal::rehearse(conn, |conn| rule.remove_before(conn, until))
            };
            let (then, now) = (due(after)?, due(before)?);
            Ok(Effect::Removes(then.saturating_sub(now)))
        }
        Group::Moderation => Ok(Effect::None),
    }
}

/// Gives a setting a value, or with `None` its default.
///
/// # Errors
/// [`Error::NoSetting`]; [`Error::BadSetting`]; those of `settings`.
pub fn change(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<&str>,
    (value, why): (Option<Value>, &str),
    now: Instant,
) -> Result<Setting> {
    let known = find(seen.id).ok_or(Error::NoSetting)?;
    let value = checked(&known, value)?;
    let last = versions::set(conn, actor, seen, (value, why), now)?;
    Ok(Setting { known, last: Some(last) })
}

/// Gives a setting the value that it had in a version, as a new version; 0 is the default.
///
/// # Errors
/// As [`change`]; [`settings::Error::NoVersion`].
pub fn roll_back(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<&str>,
    (to, why): (i32, &str),
    now: Instant,
) -> Result<Setting> {
    find(seen.id).ok_or(Error::NoSetting)?;
    let value = if to == 0 { None } else { versions::value_of(conn, seen.id, to)? };
    change(conn, actor, seen, (value, why), now)
}

/// The words that a reader of roles is shown where a role holds them.
///
/// # Errors
/// [`Error::Db`].
pub fn role_words(conn: &mut Conn) -> Result<Vec<String>> {
    let key = known::ROLE_WORDS.to_owned();
    match versions::values(conn, &[key])?.remove(known::ROLE_WORDS) {
        Some(Value::Words(words)) => Ok(words),
        _ => Ok(hiring::review::TERMS.map(str::to_owned).into()),
    }
}

/// The value as it is stored: `None` where it is the default.
fn checked(known: &Known, value: Option<Value>) -> Result<Option<Value>> {
    let Some(value) = value else { return Ok(None) };
    let value = known.check(value).map_err(Error::BadSetting)?;
    Ok((value != known.default()).then_some(value))
}
