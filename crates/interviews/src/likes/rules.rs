//! What is asked about likes, and what is answered. Pure.

use kernel::uuid::Uuid;
use kernel::{StoryId, UserId};

/// Whether a reader likes a story, and how many do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Status {
    /// Whether this reader does.
    pub is_liked: bool,
    /// How many readers do.
    pub likes_count: i32,
}

/// The status of each story that is shown, in the order of their ids.
pub type Statuses = Vec<(StoryId, Status)>;

/// The stories whose status is asked for at once: 1 to 200, each once, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Batch(Vec<StoryId>);

impl Batch {
    /// The most stories of one batch.
    pub const MAX: usize = 200;

    /// `None` where there are none, or too many.
    pub fn parse(ids: &[StoryId]) -> Option<Self> {
        if !(1..=Self::MAX).contains(&ids.len()) {
            return None;
        }
        let mut ids = ids.to_vec();
        ids.sort_unstable();
        ids.dedup();
        Some(Self(ids))
    }

    pub(crate) fn of_one(story: StoryId) -> Self {
        Self(vec![story])
    }
}

/// What one reader asks.
#[derive(Debug, Clone)]
pub(crate) struct Asked {
    pub(crate) reader: UserId,
    pub(crate) batch: Batch,
}

/// What many readers ask, put together: every story once, and beside each reader the first and the
/// last story of the batch.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Together {
    pub(crate) stories: Vec<StoryId>,
    pub(crate) readers: Vec<Uuid>,
    pub(crate) firsts: Vec<StoryId>,
    pub(crate) lasts: Vec<StoryId>,
}

impl Together {
    pub(crate) fn of(asked: &[Asked]) -> Self {
        let batches = asked.iter().map(|asked| asked.batch.0.as_slice());
        let mut stories: Vec<StoryId> = batches.clone().flatten().copied().collect();
        stories.sort_unstable();
        stories.dedup();
        Self {
            stories,
            readers: asked.iter().map(|asked| asked.reader.0).collect(),
            firsts: batches.clone().filter_map(<[StoryId]>::first).copied().collect(),
            lasts: batches.filter_map(<[StoryId]>::last).copied().collect(),
        }
    }
}

/// What was found for all of them, in order: how many like each story that is shown, and what each
/// reader, by place among those who ask, likes between the first and the last story.
#[derive(Debug)]
pub(crate) struct Found {
    counts: Vec<(StoryId, i32)>,
    likes: Vec<(i32, StoryId)>,
}

impl Found {
    pub(crate) fn new(mut counts: Vec<(StoryId, i32)>, mut likes: Vec<(i32, StoryId)>) -> Self {
        counts.sort_unstable();
        likes.sort_unstable();
        Self { counts, likes }
    }

    /// The answer to each who asked.
    pub(crate) fn answer(&self, asked: &[Asked]) -> Vec<Statuses> {
        let of_reader = |(reader, asked): (i32, &Asked)| {
            let status = |story: &StoryId| {
                let at = self.counts.binary_search_by_key(story, |(shown, _)| *shown).ok()?;
                let (_, likes_count) = *self.counts.get(at)?;
                let is_liked = self.likes.binary_search(&(reader, *story)).is_ok();
                Some((*story, Status { is_liked, likes_count }))
            };
            asked.batch.0.iter().filter_map(status).collect()
        };
        (0..).zip(asked).map(of_reader).collect()
    }
}
