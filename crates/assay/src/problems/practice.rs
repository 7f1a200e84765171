//! `assay problems practice`.

use anyhow::Context;
use challenges::practice;
use challenges::problems::Slug;

use crate::{Failure, open as database, say};

/// Opens problems for practice, or withholds them: all, or where one is unknown none.
pub(super) fn set(problems: &[Slug], open: bool) -> Result<(), Failure> {
    database::with_database(|_, db| {
        let changed = db.write_now(|conn| {
            let set = |slug| {
                let changed = practice::set(conn, slug, open);
                Ok((slug, changed.with_context(|| format!("the problem {slug}"))?))
            };
            problems.iter().map(set).collect::<anyhow::Result<Vec<_>>>()
        })?;
        for (slug, changed) in changed {
            let word = if open { "open for practice" } else { "withheld from practice" };
            let before = if changed { "" } else { ", as before" };
            say(&format!("{slug:<24} {word}{before}"));
        }
        Ok(())
    })
}
