//! What heartbeats say, and which state that is. Pure.

use kernel::chrono::TimeDelta;
use kernel::uuid::Uuid;
use kernel::{Instant, UserId, search_words, words};

use crate::role::Role;

/// Without a heartbeat for so long, nobody is there. A hidden page sends one every 100 seconds.
const OFFLINE_AFTER: TimeDelta = TimeDelta::seconds(150);
/// A person who did something within so long is active. Source: product.md §28.
const ACTIVE_FOR: TimeDelta = TimeDelta::minutes(1);
/// A person who did something within so long is idle, later away. Source: product.md §28.
const IDLE_FOR: TimeDelta = TimeDelta::minutes(5);
/// A visible page that has been silent for so long no longer keeps another tab from counting.
const TAB_COUNTS_FOR: TimeDelta = TimeDelta::seconds(60);
/// The longest time without a sign of a person that counts.
const MOST_IDLE: TimeDelta = TimeDelta::days(1);

/// The most words of a search that count.
const MAX_WORDS: usize = 10;

words! {
    /// A part of Assay.
    pub enum Area as "PresenceArea" {
        Home = "home",
        Account = "account",
        /// Practice, puzzles and the grid tool.
        Practice = "practice",
        /// An invitation, an attempt.
        Assessment = "assessment",
        /// Stories of interviews.
        Interviews = "interviews",
        /// The talent pool.
        Talent = "talent",
        /// Roles and companies that people look for.
        Roles = "roles",
        /// The candidate's dashboard.
        Candidate = "candidate",
        /// The company's dashboard.
        Company = "company",
        /// The partner's dashboard.
        Partner = "partner",
        /// The admin's dashboard.
        Admin = "admin",
        Billing = "billing",
        ProblemBuilder = "problem_builder",
        Reports = "reports",
        Other = "other",
    }
}

words! {
    /// A class of devices, by the width of their window and how they are pointed at.
    pub enum Device as "PresenceDevice" {
        Phone = "phone",
        Tablet = "tablet",
        Desktop = "desktop",
    }
}

words! {
    /// How far away somebody is.
    pub enum State as "PresenceState" {
        /// Did something within a minute.
        Active = "active",
        /// Did something within five minutes.
        Idle = "idle",
        /// The page is open, and nobody does anything.
        Away = "away",
        /// The page is closed, or no longer heard of.
        Offline = "offline",
    }
}

/// What a page says every half minute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Beat {
    /// The tab, by a number that it has drawn.
    pub tab: Uuid,
    /// Where in Assay it is.
    pub area: Area,
    /// What it runs on.
    pub device: Device,
    /// How long ago somebody did something, in seconds.
    pub idle_s: u32,
    /// Whether it can be seen.
    pub visible: bool,
    /// Whether it is being closed.
    pub leaving: bool,
}

/// What is known of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seen {
    /// Where it is.
    pub area: Area,
    /// What it is on.
    pub device: Device,
    /// The tab that says so.
    pub tab: Uuid,
    /// When it came online.
    pub since: Instant,
    /// When it was last heard of.
    pub beat_at: Instant,
    /// When somebody last did something.
    pub input_at: Instant,
    /// When the tab was closed.
    pub left_at: Option<Instant>,
}

/// What is new by a heartbeat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heard {
    /// For those who watch.
    pub change: Change,
    /// Whether the account was not heard of before on this day, UTC, as far as is known: a crash forgets it.
    pub is_first_of_day: bool,
}

/// Whether a heartbeat says something that those who watch want to know at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// Somebody came, left or went elsewhere.
    News,
    /// They are still there.
    Nothing,
}

/// The state at `now`.
pub fn state(of: &Seen, now: Instant) -> State {
    let bounds = Bounds::at(now);
    match (of.left_at, of.beat_at, of.input_at) {
        (Some(_), ..) => State::Offline,
        (None, beat, _) if beat <= bounds.offline => State::Offline,
        (None, _, input) if input > bounds.active => State::Active,
        (None, _, input) if input > bounds.idle => State::Idle,
        (None, ..) => State::Away,
    }
}

/// The same as times that rows are compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bounds {
    /// Who was last heard of then, or earlier, is offline.
    pub(super) offline: Instant,
    /// Who did something later is active.
    pub(super) active: Instant,
    /// Who did something later is not away.
    pub(super) idle: Instant,
}

impl Bounds {
    pub(super) fn at(now: Instant) -> Self {
        Self { offline: now - OFFLINE_AFTER, active: now - ACTIVE_FOR, idle: now - IDLE_FOR }
    }
}

/// What is known after a heartbeat; `None` where that changes nothing, as when a tab closes that does
/// not count.
///
/// One tab counts for an account. Another one takes its place where it is seen, and where the one before
/// is hidden, closed or silent: its heartbeats are then older than those of a visible page get.
pub(super) fn after(before: Option<&Seen>, beat: &Beat, now: Instant) -> Option<(Seen, Change)> {
    let known = before.filter(|seen| state(seen, now) != State::Offline);
    let own = before.is_some_and(|seen| seen.tab == beat.tab);
    if beat.leaving {
        let seen = known.filter(|_| own)?;
        return Some((
            Seen { left_at: Some(now), beat_at: now.max(seen.beat_at), ..*seen },
            Change::News,
        ));
    }
    let input_at = now - TimeDelta::seconds(i64::from(beat.idle_s)).min(MOST_IDLE);
    let Some(seen) = known else {
        let Beat { tab, area, device, .. } = *beat;
        // A page that is loaded again leaves and comes back, which is the same visit.
        let lately = before.filter(|seen| now - seen.beat_at < OFFLINE_AFTER);
        let since = lately.map_or(now, |seen| seen.since);
        let beat_at = lately.map_or(now, |seen| now.max(seen.beat_at));
        let fresh = Seen { area, device, tab, since, beat_at, input_at, left_at: None };
        return Some((fresh, Change::News));
    };
    if !own && !beat.visible && now - seen.beat_at < TAB_COUNTS_FOR {
        return None;
    }
    let change = if seen.area == beat.area { Change::Nothing } else { Change::News };
    let Beat { tab, area, device, .. } = *beat;
    let (beat_at, input_at) = (now.max(seen.beat_at), input_at.max(seen.input_at));
    Some((Seen { tab, area, device, beat_at, input_at, ..*seen }, change))
}

/// Who is asked for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Only those who are this.
    pub role: Option<Role>,
    /// Only those who are there.
    pub area: Option<Area>,
    /// Only those in this state; `None` is everybody who is online.
    pub state: Option<State>,
    /// The beginnings of words that each of them has in name, username or address.
    words: Vec<String>,
}

impl Wanted {
    /// Those who are this, there and in this state, as far as that is asked for.
    pub fn new(role: Option<Role>, area: Option<Area>, state: Option<State>) -> Self {
        Self { role, area, state, words: Vec::new() }
    }

    /// The same among those in whom what was typed is found.
    #[must_use]
    pub fn searched(self, typed: &str) -> Self {
        Self { words: search_words(typed, MAX_WORDS), ..self }
    }

    /// A pattern for each word behind a space, as `users.words` holds every word. A word holds letters and digits only,
    /// so nothing in it has a meaning of its own in a pattern.
    pub(super) fn patterns(&self) -> Vec<String> {
        self.words.iter().map(|word| format!("% {word}%")).collect()
    }
}

/// An account in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Present {
    /// The account.
    pub user: UserId,
    /// How it is called; may be empty.
    pub name: String,
    /// Its address.
    pub email: String,
    /// What it is to Assay.
    pub role: Role,
    /// What is known of it.
    pub seen: Seen,
    /// Whether an attempt of theirs is in progress.
    pub in_assessment: bool,
}

/// How many of a role are online.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// The role.
    pub role: Role,
    /// Who did something within a minute.
    pub active: u32,
    /// Who did something within five.
    pub idle: u32,
    /// Whose page is open.
    pub away: u32,
}

/// How many are online in a part of Assay, whatever they are to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AreaCount {
    /// The part.
    pub area: Area,
    /// Who did something within a minute.
    pub active: u32,
    /// Who did something within five.
    pub idle: u32,
    /// Whose page is open.
    pub away: u32,
}

/// How many of those for whom `is` holds are active, idle and away.
fn tally(online: &[(Role, Seen)], now: Instant, is: impl Fn(&(Role, Seen)) -> bool) -> [u32; 3] {
    [State::Active, State::Idle, State::Away].map(|wanted| {
        let found = online.iter().filter(|one| is(one) && state(&one.1, now) == wanted);
        u32::try_from(found.count()).unwrap_or(u32::MAX)
    })
}

/// Those who are online, by role.
pub(super) fn count(online: &[(Role, Seen)], now: Instant) -> Vec<Count> {
    let of = |role: Role| {
        let [active, idle, away] = tally(online, now, |one| one.0 == role);
        Count { role, active, idle, away }
    };
    Role::ALL.into_iter().map(of).collect()
}

/// The same by area.
pub(super) fn count_areas(online: &[(Role, Seen)], now: Instant) -> Vec<AreaCount> {
    let of = |area: Area| {
        let [active, idle, away] = tally(online, now, |one| one.1.area == area);
        AreaCount { area, active, idle, away }
    };
    Area::ALL.into_iter().map(of).collect()
}
