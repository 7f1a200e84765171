//! How often somebody may take an assessment, whichever of its versions. Source: product.md §30.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::Conn;
use kernel::Instant;
use kernel::chrono::TimeDelta;

use crate::definitions::Assessment;
use crate::{Error, definitions};

/// Those of the addresses that cannot be invited yet, and from when they can be.
pub(crate) fn cooling(
    conn: &mut Conn,
    assessment: &Assessment,
    emails: &[&str],
    now: Instant,
) -> Result<BTreeMap<String, Instant>, Error> {
    let settings = assessment.settings;
    let since = now - TimeDelta::days(i64::from(settings.retake_days));
    let first = definitions::first_of(conn, assessment.id)?;
    let mut begun: BTreeMap<String, Vec<Instant>> = BTreeMap::new();
    for (email, at) in store::begun(conn, first, emails, since)? {
        begun.entry(email).or_default().push(at);
    }
    let until = |(email, starts): (String, Vec<Instant>)| {
        Some((email, rules::cools_until(&starts, &settings, now)?))
    };
    Ok(begun.into_iter().filter_map(until).collect())
}
