//! Stories of interviews at companies that do not exist, so that a development server has
//! something to read.

use anyhow::Context;
use db::Db;
use interviews::directory;
use interviews::publishing::{self, Content};
use kernel::uuid::Uuid;
use kernel::{Clock, SystemClock};

use crate::error::ApiError;

const STORIES: &str = include_str!("../../demo/stories.json");

/// Publishes the demo stories where there is none yet.
pub(super) fn tell(db: &Db) -> anyhow::Result<()> {
    let stories: Vec<Content> = serde_json::from_str(STORIES).context("the demo stories")?;
    let now = SystemClock.now();
    let told = db.write_now(|conn| {
        if directory::summary(conn, now)?.stories == 0 {
            for story in stories.iter().rev() {
                publishing::go_live(conn, Uuid::now_v7(), story, false, now)?;
            }
        }
        Ok::<_, ApiError>(())
    });
    told.context("the demo stories")
}
