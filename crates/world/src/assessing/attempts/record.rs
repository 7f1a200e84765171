//! Sending what the browser recorded. Its batches are a browser's, and longer: nobody watches them arrive, and each costs
//! what it costs.

use assessments::Error;
use assessments::recordings::{self, Batch, Item, NewBatch, Sending};
use db::Conn;
use db::together::Locked as Met;
use kernel::{Language, TaskId};

use super::Sitting;

/// How long what is in one batch takes, in milliseconds.
const BATCH_MS: u32 = 30_000;
/// How many items are in one batch at most.
const BATCH_ITEMS: usize = 400;

/// Appends what was recorded of a task to what is there already.
pub(super) fn append(
    conn: &mut Conn,
    (sitting, task): (Sitting, TaskId),
    (file, items): (Language, &[Item]),
) -> Result<(), Error> {
    let Sitting { attempt, user, lease, .. } = sitting;
    if items.is_empty() {
        return Ok(());
    }
    let mut head = recordings::head(conn, attempt, user, task)?;
    for items in batches(items) {
        let batch = Batch { file, seq: head.seq, items: items.to_vec() };
        let payload = serde_json::to_string(&batch)
            .map_err(|_| Error::BadBatch { detail: "It cannot be written." })?;
        let (number, previous) = (head.number + 1, head.link);
        let batch = NewBatch { task, lease, number, previous, payload };
        let sending = [Sending { attempt, user, batch }];
        let held = recordings::hold(conn, &sending, Met::Wait)?;
        let appended = recordings::append_held(conn, &held, &sending)?.pop();
        head = appended.ok_or(Error::NoAttempt)??;
    }
    Ok(())
}

/// The items of each batch.
fn batches(items: &[Item]) -> Vec<&[Item]> {
    let mut all = Vec::new();
    let mut rest = items;
    while let Some(first) = rest.first() {
        let until = first.at() + BATCH_MS;
        let count = rest.iter().take(BATCH_ITEMS).take_while(|item| item.at() < until).count();
        let (now, later) = rest.split_at(count.max(1));
        all.push(now);
        rest = later;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn batches_hold_everything_in_order_and_none_is_too_long() {
        let edit = |t: u32| Item::Edit { t, p: 0, d: 0, i: "x".to_owned() };
        let items: Vec<Item> = (0..1000).map(|n| edit(n * 40)).chain([edit(900_000)]).collect();
        let all = batches(&items);
        assert_eq!(all.concat(), items);
        assert_eq!(all.iter().map(|batch| batch.len()).max(), Some(BATCH_ITEMS));
        let long = |batch: &&[Item]| batch[batch.len() - 1].at() - batch[0].at() >= BATCH_MS;
        assert!(!all.iter().any(long));
    }
}
