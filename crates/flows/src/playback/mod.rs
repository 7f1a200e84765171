//! How an answer was written, beside what was run and submitted meanwhile.

use assessments::recordings::{self, Marker, Recording};
use challenges::submissions::{self, Kind, SentText};
use db::Conn;
use kernel::chrono::TimeDelta;
use kernel::{AttemptId, Instant, TaskId, UserId, words};

use crate::Result;
use crate::limits::{self, Action, Who};

words! {
    /// Whether there is something to play back.
    pub enum Standing as "PlaybackStanding" {
        /// There is.
        Recorded = "recorded",
        /// The candidate was not asked, or agreed to an edition without it.
        NotAgreed = "not_agreed",
        /// Nothing of it arrived.
        Nothing = "nothing",
        /// It was removed after its time.
        Removed = "removed",
    }
}

/// What there is to play back of one task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Playback {
    /// Whether there is anything.
    pub standing: Standing,
    /// The recording.
    pub recording: Recording,
    /// What was sent, the oldest first, and whether the recording shows the same text; `None` where that text is
    /// forgotten.
    pub sent: Vec<(SentText, Option<bool>)>,
}

impl Playback {
    /// When something happened, in milliseconds since the attempt began.
    pub fn since_start(&self, at: Instant) -> u32 {
        since(self.recording.started_at, at)
    }

    /// Whether the text is known throughout, and is what was sent.
    pub fn is_whole(&self) -> bool {
        self.recording.replay.is_whole() && self.sent.iter().all(|(_, is)| *is != Some(false))
    }
}

fn since(start: Instant, at: Instant) -> u32 {
    u32::try_from((at - start).num_milliseconds().max(0)).unwrap_or(u32::MAX)
}

/// Counts that somebody sends a batch. What is counted stays counted where the batch is refused.
///
/// # Errors
/// [`crate::Error::Limited`].
pub fn count(conn: &mut Conn, by: UserId) -> Result<()> {
    limits::take(conn, Action::SendRecording, Who::new(by, None))
}

/// The playback of one task of a finished attempt; `None` where there is no such task. Recordings are kept for so
/// many days after the end. The caller has checked who asks.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn show(
    conn: &mut Conn,
    (attempt, task): (AttemptId, TaskId),
    kept_days: u16,
    now: Instant,
) -> Result<Option<Playback>> {
    let Some(mut recording) = recordings::show(conn, attempt, task)? else { return Ok(None) };
    let sent = submissions::of_task(conn, attempt, task)?;
    let over = TimeDelta::days(i64::from(kept_days));
    let is_past = recording.submitted_at.is_some_and(|end| end + over < now);
    let standing = if !recording.replay.steps.is_empty() {
        Standing::Recorded
    } else if !recording.agreed {
        Standing::NotAgreed
    } else if is_past {
        Standing::Removed
    } else {
        Standing::Nothing
    };
    if standing != Standing::Recorded {
        return Ok(Some(Playback { standing, recording, sent: Vec::new() }));
    }
    let start = recording.started_at;
    let texts: Vec<recordings::Sent> = sent.iter().map(|one| text_of(one, start)).collect();
    let found = recording.replay.match_sent(&texts);
    let sent = sent.into_iter().zip(found).collect();
    Ok(Some(Playback { standing, recording, sent }))
}

fn text_of(sent: &SentText, start: Instant) -> recordings::Sent {
    recordings::Sent {
        kind: match sent.kind {
            Kind::Run => Marker::Run,
            Kind::Submit => Marker::Submit,
        },
        file: sent.language,
        source: sent.source.clone(),
        t_ms: since(start, sent.created_at),
    }
}
