//! How an answer was written, beside what was run and submitted meanwhile.

use std::sync::Arc;

use assessments::recordings::{self, Head, Marker, Recording, Sending};
use challenges::submissions::{self, Kind, SentText};
use db::Conn;
use db::together::{Each, Locked};
use kernel::chrono::TimeDelta;
use kernel::{AttemptId, Instant, TaskId, UserId, words};

use crate::limits::{self, Action};
use crate::{Error, Result};

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

/// Stores the batches of several people, no two of one person, and counts that they send them; answers each. What is
/// counted stays counted where a batch is refused.
///
/// # Errors
/// [`Error::Db`], where nothing was stored or counted.
pub fn append_all(conn: &mut Conn, of: &[Arc<Sending>], met: Locked) -> Result<Each<Head, Error>> {
    let held = recordings::hold(conn, of, met)?;
    let met_here = |one: &Sending| met == Locked::Wait || held.has(one.attempt);
    let here: Vec<&Sending> = of.iter().map(AsRef::as_ref).filter(|one| met_here(one)).collect();
    let users: Vec<UserId> = here.iter().map(|one| one.user).collect();
    let over = limits::take_each(conn, Action::SendRecording, &users)?;
    let allowed: Vec<&Sending> =
        here.into_iter().filter(|one| !over.contains_key(&one.user)).collect();
    let mut heads = recordings::append_held(conn, &held, &allowed)?.into_iter();
    let answer = |one: &Arc<Sending>| match over.get(&one.user) {
        _ if !met_here(one) => None,
        Some(seconds) => Some(Err(Error::Limited { retry_after_s: *seconds })),
        None => heads.next().map(|head| head.map_err(Error::from)),
    };
    Ok(of.iter().map(answer).collect())
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
