//! What somebody should look at. Pure.

use std::collections::{BTreeMap, HashMap};

use kernel::Instant;
use kernel::chrono::TimeDelta;
use kernel::uuid::Uuid;

use super::rules::{Brought, Rows};
use super::words::{Alert, AlertKind, BURST};

/// The most that are shown.
pub(super) const SHOWN: usize = 100;

/// Every alert of the rows, the newest first.
pub(super) fn find(rows: &Rows, circles: &[Vec<Uuid>], flagged: &[Brought]) -> Vec<Alert> {
    let at: HashMap<Uuid, Instant> = rows.brought.iter().map(|one| (one.account, one.at)).collect();
    let circle = |accounts: &Vec<Uuid>| {
        let closed = accounts.iter().filter_map(|account| at.get(account)).max()?;
        Some(alert(rows, AlertKind::Cycle, accounts, (accounts.len(), *closed)))
    };
    let mut found: Vec<Alert> = circles.iter().filter_map(circle).collect();
    found.extend(
        flagged
            .iter()
            .map(|one| alert(rows, AlertKind::SelfReferral, &[one.by, one.account], (1, one.at))),
    );
    found.extend(
        bursts(&rows.brought)
            .into_iter()
            .map(|(by, count, began)| alert(rows, AlertKind::Burst, &[by], (count, began))),
    );
    found.sort_by(|a, b| b.at.cmp(&a.at).then_with(|| a.places.cmp(&b.places)));
    found
}

fn alert(rows: &Rows, kind: AlertKind, accounts: &[Uuid], (count, at): (usize, Instant)) -> Alert {
    let places = accounts.iter().map(|account| rows.place(*account)).collect();
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    Alert { kind, places, names: Vec::new(), count, at }
}

/// Who had more than [`BURST`] sign-ups within an hour: the most at once, and when the first such hour
/// began.
pub(super) fn bursts(brought: &[Brought]) -> Vec<(Uuid, usize, Instant)> {
    let mut times: BTreeMap<Uuid, Vec<Instant>> = BTreeMap::new();
    for one in brought {
        times.entry(one.by).or_default().push(one.at);
    }
    times.retain(|_, at| at.len() > BURST);
    let hour = TimeDelta::hours(1);
    let burst = |(by, mut at): (Uuid, Vec<Instant>)| {
        at.sort_unstable();
        let (mut most, mut began, mut end) = (0, None, 0);
        for (n, first) in at.iter().enumerate() {
            while at.get(end).is_some_and(|at| *at - *first < hour) {
                end += 1;
            }
            let within = end - n;
            if within > BURST {
                began = began.or(Some(*first));
                most = most.max(within);
            }
        }
        Some((by, most, began?))
    };
    times.into_iter().filter_map(burst).collect()
}
