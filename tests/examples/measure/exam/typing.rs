//! What a browser sends of somebody who types: the draft, and the batches of its recording.

use std::time::Duration;

use anyhow::Result;
use assessments::recordings::{Batch, Item, Link};
use kernel::Language;
use serde_json::{Value, json};

/// What is typed, again and again.
const LINES: [&str; 4] = [
    "for (const line of lines) {\n",
    "  total += Number(line.split(' ')[1] ?? 0)\n",
    "  if (total > limit) break // nothing more fits\n",
    "}\n",
];
/// Characters that are typed between two batches.
const KEYS: usize = 8;
/// A recording holds the whole text after so many items.
const BETWEEN_TEXTS: u32 = 200;

/// One text, as far as it has been typed.
#[derive(Clone)]
pub(super) struct Text {
    pub(super) source: String,
    /// That of the draft which the server has acknowledged.
    pub(super) revision: i32,
    /// The batches that it has acknowledged, and the last link of them.
    pub(super) number: i32,
    pub(super) link: Link,
    items: u32,
    keys: usize,
}

impl Text {
    pub(super) fn empty(attempt: &str, task: &str) -> Result<Self> {
        let link = Link::first(attempt.parse()?, task.parse()?);
        let source = String::new();
        Ok(Self { source, revision: 0, number: 0, link, items: 0, keys: 0 })
    }

    /// Types a little, and answers the body of the batch and the link after it.
    pub(super) fn batch(&mut self, since: Duration, lease: &Value) -> Result<(Value, Link)> {
        let t = u32::try_from(since.as_millis()).unwrap_or(u32::MAX);
        let mut items = Vec::new();
        for _ in 0..KEYS {
            let key = LINES.concat().chars().cycle().nth(self.keys % LINES.concat().len());
            let key = key.unwrap_or(' ').to_string();
            let p = u32::try_from(self.source.len())?;
            self.source.push_str(&key);
            items.push(Item::Edit { t, p, d: 0, i: key });
            self.keys += 1;
        }
        let before = self.items / BETWEEN_TEXTS;
        let seq = self.items;
        self.items += u32::try_from(items.len())?;
        if self.items / BETWEEN_TEXTS > before {
            items.push(Item::Text { t, x: self.source.clone() });
            self.items += 1;
        }
        let payload = serde_json::to_string(&Batch { file: Language::JavaScript, seq, items })?;
        let next = self.link.then(&payload);
        let body = json!({
            "lease": lease, "number": self.number + 1, "previous": self.link.to_string(),
            "payload": payload,
        });
        Ok((body, next))
    }

    /// The batch was acknowledged.
    pub(super) fn recorded(&mut self, link: Link) {
        self.number += 1;
        self.link = link;
    }

    /// The body that saves the draft.
    pub(super) fn draft(&self, lease: &Value) -> Value {
        json!({
            "language": "javascript", "source": self.source, "revision": self.revision,
            "lease": lease,
        })
    }
}
