//! How much one caller may ask of this process, and how much it takes on at once.
//!
//! It protects the process, so it counts in the process: with two of them a caller has twice as
//! much. What an act is allowed at all is counted in the database (`limits`). Source:
//! docs/SECURITY.md, "Limits".

use std::cell::RefCell;
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

use crate::error::ApiError;
use flows::limits::subscriber;

/// An account may ask this many seconds' worth at once.
const BURST_S: u32 = 3;
/// An address may ask for this many times what two accounts may: 50 a second for 20.
const ADDRESS_PER_TWO_ACCOUNTS: u32 = 5;
/// Requests of one account that are being answered.
const MAX_OF_ACCOUNT: u32 = 64;
/// Requests of one address that are being answered or whose bodies arrive.
const MAX_OF_ADDRESS: u32 = 64;
/// Requests being answered beyond which new ones are turned away: four fifths of what waits no
/// longer than a connection to the database may be waited for.
const MAX_OF_ALL: usize = 1024 * 4 / 5;
/// Bodies that may be arriving. They cost memory but no connection to the database, so clients who
/// send theirs slowly, however many, take no place from those who have sent theirs.
const MAX_ARRIVING: usize = 4096;
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
    arriving: AtomicUsize,
    of_accounts: UnderWay,
    of_addresses: UnderWay,
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
            arriving: AtomicUsize::new(0),
            of_accounts: UnderWay::default(),
            of_addresses: UnderWay::default(),
            clock,
        }
    }

    /// Takes a request from `address` on, until what is answered is dropped.
    ///
    /// # Errors
    /// 503 when too much is being answered, 429 when the address asks too much, or too much at once.
    pub(crate) fn begin(self: &Arc<Self>, address: Option<IpAddr>) -> Result<Place, ApiError> {
        self.sweep_now_and_then();
        let answering = Counted::of(self, |throttle| &throttle.answering, MAX_OF_ALL)?;
        let subscriber = address.and_then(subscriber).map(|from| self.hasher.hash_one(from));
        let of_address = subscriber.map(|key| {
            self.check(&self.addresses, key)?;
            OfCaller::enter(self, key, |throttle| &throttle.of_addresses, MAX_OF_ADDRESS)
        });
        let of_address = of_address.transpose()?;
        Ok(Place { answering: RefCell::new(Some(answering)), _of_address: of_address })
    }

    /// Counts a request of the account that the provider names `uid`, until what is answered is
    /// dropped.
    ///
    /// # Errors
    /// 429 when the account asks too much, or too much at once.
    pub(crate) fn enter(self: &Arc<Self>, uid: &str) -> Result<OfCaller, ApiError> {
        let key = self.hasher.hash_one(uid);
        self.check(&self.accounts, key)?;
        OfCaller::enter(self, key, |throttle| &throttle.of_accounts, MAX_OF_ACCOUNT)
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

/// A request that is being answered, or whose body arrives.
pub(crate) struct Place {
    answering: RefCell<Option<Counted>>,
    _of_address: Option<OfCaller>,
}

impl Place {
    /// Waits for a body without a place among the requests being answered, and takes one again.
    ///
    /// # Errors
    /// 503 when too many bodies arrive already, or when too much is being answered afterwards.
    pub(crate) async fn wait_for<T>(&self, body: impl Future<Output = T>) -> Result<T, ApiError> {
        let Some(left) = self.answering.take() else { return Ok(body.await) };
        let throttle = Arc::clone(&left.throttle);
        drop(left);
        let arriving = Counted::of(&throttle, |throttle| &throttle.arriving, MAX_ARRIVING)?;
        let body = body.await;
        drop(arriving);
        let answering = Counted::of(&throttle, |throttle| &throttle.answering, MAX_OF_ALL)?;
        self.answering.replace(Some(answering));
        Ok(body)
    }
}

/// One of a number that may not be passed.
struct Counted {
    throttle: Arc<Throttle>,
    of: fn(&Throttle) -> &AtomicUsize,
}

impl Counted {
    fn of(
        throttle: &Arc<Throttle>,
        of: fn(&Throttle) -> &AtomicUsize,
        max: usize,
    ) -> Result<Self, ApiError> {
        let counted = Self { throttle: Arc::clone(throttle), of };
        if of(throttle).fetch_add(1, Ordering::Relaxed) >= max {
            return Err(ApiError::unavailable("busy"));
        }
        Ok(counted)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        (self.of)(&self.throttle).fetch_sub(1, Ordering::Relaxed);
    }
}

/// How many requests each caller has under way; nobody who has none is in it.
type UnderWay = Mutex<HashMap<u64, u32>>;

/// A request that counts as one caller's while it is under way.
pub(crate) struct OfCaller {
    throttle: Arc<Throttle>,
    of: fn(&Throttle) -> &UnderWay,
    key: u64,
}

impl OfCaller {
    fn enter(
        throttle: &Arc<Throttle>,
        key: u64,
        of: fn(&Throttle) -> &UnderWay,
        max: u32,
    ) -> Result<Self, ApiError> {
        let mut counts = of(throttle).lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key).or_default();
        if *count >= max {
            return Err(too_many(1));
        }
        *count += 1;
        Ok(Self { throttle: Arc::clone(throttle), of, key })
    }
}

impl Drop for OfCaller {
    fn drop(&mut self) {
        let counts = (self.of)(&self.throttle).lock();
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

    use futures_util::FutureExt;

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
    fn an_address_has_sixty_four_requests_under_way() {
        let (throttle, time) = throttle();
        let (here, there) = ("203.0.113.9".parse().ok(), "203.0.113.10".parse().ok());
        let mut held = Vec::new();
        for second in 0..10 {
            time.store(second * 60_000, Ordering::SeqCst);
            held.extend((0..10).filter_map(|_| throttle.begin(here).ok()));
        }
        assert_eq!(held.len(), 64);
        assert!(throttle.begin(there).is_ok());
        held.clear();
        assert!(throttle.of_addresses.lock().unwrap().is_empty(), "nothing is left behind");
    }

    #[tokio::test]
    async fn a_body_that_arrives_takes_no_place_from_those_being_answered() {
        let (throttle, _) = throttle();
        let places: Vec<_> = (0..819).filter_map(|_| throttle.begin(None).ok()).collect();
        assert_eq!(places.len(), 819);
        let (body, arrives) = tokio::sync::oneshot::channel::<()>();
        let mut waiting = Box::pin(places[0].wait_for(arrives));
        assert!((&mut waiting).now_or_never().is_none());
        let taken = throttle.begin(None);
        assert!(taken.is_ok(), "the place of a request whose body arrives is free");
        assert_eq!(throttle.begin(None).err().map(|e| e.code()), Some("busy"));
        body.send(()).unwrap();
        assert_eq!(waiting.await.err().map(|e| e.code()), Some("busy"), "no place is left");
        drop((taken, places));
        assert_eq!(throttle.answering.load(Ordering::SeqCst), 0);
        assert_eq!(throttle.arriving.load(Ordering::SeqCst), 0);
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
