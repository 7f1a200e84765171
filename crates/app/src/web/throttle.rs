//! How much one caller may ask of this process, and how much it takes on at once.
//!
//! It protects the process, so it counts in the process: with two of them a caller has twice as
//! much. What an act is allowed at all is counted in the database (`limits`). Source:
//! docs/SECURITY.md, "Limits".

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use super::peer::subscriber;
use crate::error::ApiError;

/// An account may ask this many seconds' worth at once.
const BURST_S: u32 = 3;
/// An address may ask for this many times what two accounts may: 50 a second for 20.
const ADDRESS_PER_TWO_ACCOUNTS: u32 = 5;
/// Requests of one account that are being answered.
const MAX_OF_ACCOUNT: u32 = 64;
/// Requests being answered beyond which new ones are turned away: four fifths of what waits no
/// longer than a connection to the database may be waited for.
const MAX_OF_ALL: usize = 1024 * 4 / 5;
/// Callers of late are forgotten whenever so many requests were counted, so there are never many
/// more of them in memory.
const SWEEP_EVERY: u32 = 1 << 16;

/// Time since some beginning; never steps back.
pub type Ticks = Arc<dyn Fn() -> Duration + Send + Sync>;

/// This machine's monotonic clock.
pub fn monotonic() -> Ticks {
    let began = Instant::now();
    Arc::new(move || began.elapsed())
}

#[derive(Clone)]
struct Ticking(Ticks);

impl Clock for Ticking {
    type Instant = Duration;

    fn now(&self) -> Duration {
        (self.0)()
    }
}

type Limiter =
    RateLimiter<u64, DashMapStateStore<u64>, Ticking, NoOpMiddleware<<Ticking as Clock>::Instant>>;

/// The counts of this process.
pub struct Throttle {
    clock: Ticking,
    accounts: Limiter,
    addresses: Limiter,
    hasher: RandomState,
    counted: AtomicU32,
    answering: AtomicUsize,
    of_accounts: Mutex<HashMap<u64, u32>>,
}

impl Throttle {
    /// Lets an account ask `rate` times a second.
    pub fn new(rate: NonZeroU32, ticks: Ticks) -> Self {
        let clock = Ticking(ticks);
        let at_least_one = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let burst = at_least_one(rate.get().saturating_mul(BURST_S));
        let of_address = at_least_one(rate.get().saturating_mul(ADDRESS_PER_TWO_ACCOUNTS) / 2);
        let limiter = |quota| RateLimiter::dashmap_with_clock(quota, clock.clone());
        Self {
            accounts: limiter(Quota::per_second(rate).allow_burst(burst)),
            addresses: limiter(Quota::per_second(of_address)),
            hasher: RandomState::new(),
            counted: AtomicU32::new(0),
            answering: AtomicUsize::new(0),
            of_accounts: Mutex::default(),
            clock,
        }
    }

    /// Takes a request from `address` on, until what is answered is dropped.
    ///
    /// # Errors
    /// 503 when too much is being answered, 429 when the address asks too much.
    pub(super) fn begin(self: &Arc<Self>, address: Option<IpAddr>) -> Result<Answering, ApiError> {
        self.sweep_now_and_then();
        let answering = Answering(Arc::clone(self));
        if self.answering.fetch_add(1, Ordering::Relaxed) >= MAX_OF_ALL {
            return Err(ApiError::unavailable("busy"));
        }
        if let Some(subscriber) = address.and_then(subscriber) {
            self.check(&self.addresses, self.hasher.hash_one(subscriber))?;
        }
        Ok(answering)
    }

    /// Counts a request of the account that the provider names `uid`, until what is answered is
    /// dropped.
    ///
    /// # Errors
    /// 429 when the account asks too much, or too much at once.
    pub(crate) fn enter(self: &Arc<Self>, uid: &str) -> Result<OfAccount, ApiError> {
        let key = self.hasher.hash_one(uid);
        self.check(&self.accounts, key)?;
        let mut counts = self.of_accounts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key).or_default();
        if *count >= MAX_OF_ACCOUNT {
            return Err(too_many(1));
        }
        *count += 1;
        Ok(OfAccount { throttle: Arc::clone(self), key })
    }

    fn check(&self, limiter: &Limiter, key: u64) -> Result<(), ApiError> {
        limiter.check_key(&key).map_err(|refused| {
            let wait = refused.wait_time_from(self.clock.now());
            too_many(u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1))
        })
    }

    fn sweep_now_and_then(&self) {
        if self.counted.fetch_add(1, Ordering::Relaxed) % SWEEP_EVERY == SWEEP_EVERY - 1 {
            self.accounts.retain_recent();
            self.addresses.retain_recent();
        }
    }
}

fn too_many(wait_s: u32) -> ApiError {
    ApiError::too_many("That was too much at once. Please wait a moment.", wait_s)
}

/// A request that is being answered.
pub(super) struct Answering(Arc<Throttle>);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.answering.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A request of an account that is being answered.
pub(crate) struct OfAccount {
    throttle: Arc<Throttle>,
    key: u64,
}

impl Drop for OfAccount {
    fn drop(&mut self) {
        let counts = self.throttle.of_accounts.lock();
        let mut counts = counts.unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;

    use super::*;

    /// A throttle of 20 a second, and its clock in milliseconds.
    fn throttle() -> (Arc<Throttle>, Arc<AtomicU64>) {
        let time = Arc::new(AtomicU64::new(0));
        let read = Arc::clone(&time);
        let ticks: Ticks = Arc::new(move || Duration::from_millis(read.load(Ordering::SeqCst)));
        (Arc::new(Throttle::new(NonZeroU32::new(20).unwrap(), ticks)), time)
    }

    fn asks(throttle: &Arc<Throttle>, uid: &str, times: usize) -> usize {
        (0..times).filter(|_| throttle.enter(uid).is_ok()).count()
    }

    #[test]
    fn an_account_asks_twenty_times_a_second_and_sixty_at_once() {
        let (throttle, time) = throttle();
        assert_eq!(asks(&throttle, "ada", 100), 60);
        assert_eq!(asks(&throttle, "ben", 100), 60, "another account is not concerned");
        time.store(1000, Ordering::SeqCst);
        assert_eq!(asks(&throttle, "ada", 100), 20);
        time.store(60_000, Ordering::SeqCst);
        assert_eq!(asks(&throttle, "ada", 100), 60);
    }

    #[test]
    fn an_address_asks_fifty_times_a_second_and_a_client_of_ipv6_is_its_network() {
        let (throttle, time) = throttle();
        let asks = |address: &str| {
            let address = address.parse().unwrap();
            (0..100).filter(|_| throttle.begin(Some(address)).is_ok()).count()
        };
        assert_eq!((asks("203.0.113.9"), asks("203.0.113.9")), (50, 0));
        assert_eq!((asks("2001:db8::1"), asks("2001:db8::2")), (50, 0));
        assert_eq!(asks("127.0.0.1"), 100, "a proxy of ours is not everybody");
        time.store(1000, Ordering::SeqCst);
        assert_eq!(asks("203.0.113.9"), 50);
    }

    #[test]
    fn an_account_has_sixty_four_requests_under_way() {
        let (throttle, time) = throttle();
        let mut held = Vec::new();
        for second in 0..10 {
            time.store(second * 60_000, Ordering::SeqCst);
            held.extend((0..10).filter_map(|_| throttle.enter("ada").ok()));
        }
        assert_eq!(held.len(), 64);
        assert!(throttle.enter("ben").is_ok());
        held.pop();
        assert!(throttle.enter("ada").is_ok());
        held.clear();
        assert!(throttle.of_accounts.lock().unwrap().is_empty(), "nothing is left behind");
    }

    #[test]
    fn a_process_that_is_busy_turns_new_requests_away() {
        let (throttle, _) = throttle();
        let held: Vec<_> = (0..900).filter_map(|_| throttle.begin(None).ok()).collect();
        assert_eq!(held.len(), 819);
        assert_eq!(throttle.begin(None).err().map(|e| e.code()), Some("busy"));
        drop(held);
        assert!(throttle.begin(None).is_ok());
    }

    #[test]
    fn callers_of_long_ago_are_forgotten() {
        let (throttle, time) = throttle();
        for at in 0..1000 {
            assert!(throttle.enter(&format!("uid-{at}")).is_ok());
        }
        time.store(60_000, Ordering::SeqCst);
        for _ in 0..SWEEP_EVERY {
            drop(throttle.begin(None));
        }
        assert!(throttle.accounts.is_empty());
    }
}
