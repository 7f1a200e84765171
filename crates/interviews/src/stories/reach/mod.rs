//! How far back a search looks at once. Pure.
//!
//! Stories stand in stretches of 2^8, 2^12 and 2^16 places in the order of publishing, and each
//! carries the names of its own as words that can be searched for. A search looks through the newest
//! first, and next as far back as it takes to find enough at the rate seen so far: a common word has
//! its matches in the first few hundred stories, and a rare one has few matches to look at anywhere.

#[cfg(test)]
mod tests;

use super::Filter;

/// By how many bits of a place its stretch is named, the widest first.
const WIDTHS: [u32; 3] = [16, 12, 8];
/// The most of the widest stretches that are named in one query.
const MOST: i64 = 16;
/// How many times what is wanted one look should find.
const AMPLE: i64 = 4;

/// What is looked through at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Span {
    /// The oldest place.
    pub(super) from: i64,
    /// The place after the newest.
    pub(super) below: i64,
    /// The width of its stretches; `None` for everything below.
    width: Option<u32>,
}

impl Span {
    /// The newest stories from `top` downwards; `None` where there cannot be any.
    pub(super) fn first(top: i64) -> Option<Self> {
        Self::back_from(top.saturating_add(1), 8, 1 << 8)
    }

    /// What comes after this, when of `wanted` matches `found` were found from `top` down to here.
    pub(super) fn next(self, top: i64, found: usize, wanted: usize) -> Option<Self> {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let seen = top.saturating_add(1).saturating_sub(self.from);
        let reach = seen.saturating_mul(AMPLE).saturating_mul(number(wanted));
        let reach = reach / number(found).saturating_add(1);
        let width = WIDTHS.into_iter().find(|width| reach >> width > 0).unwrap_or(8);
        if width == 16 && reach >> width > MOST {
            return (self.from > 0).then_some(Self { from: 0, below: self.from, width: None });
        }
        Self::back_from(self.from, width, reach)
    }

    /// At least `reach` places, and then to the end of the stretch.
    fn back_from(below: i64, width: u32, reach: i64) -> Option<Self> {
        let from = ((below - reach).max(0) >> width) << width;
        (below > 0).then_some(Self { from, below, width: Some(width) })
    }

    /// The query that finds the stories of this span which the filter lets through.
    pub(super) fn query(self, filter: &Filter) -> String {
        let stretches: Vec<String> = match self.width {
            None => vec!["is=shown".to_owned()],
            Some(width) => {
                let (oldest, newest) = (self.from >> width, (self.below - 1) >> width);
                (oldest..=newest).map(|stretch| format!("s{width}={stretch}")).collect()
            }
        };
        let mut parts = vec![any(&stretches)];
        parts.extend(filter.marks().iter().map(|marks| any(marks)));
        parts.join(" & ")
    }
}

/// Marks hold no quote and no backslash: they are our own names, numbers and slugs.
fn any(marks: &[String]) -> String {
    let quoted: Vec<String> = marks.iter().map(|mark| format!("'{mark}'")).collect();
    format!("({})", quoted.join(" | "))
}
