//! The provider's public keys: fetched when needed, kept as long as they count, and longer while
//! the provider is out of order.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use jsonwebtoken::DecodingKey;
use jsonwebtoken::jwk::{AlgorithmParameters, Jwk, JwkSet, KeyAlgorithm, PublicKeyUse};
use reqwest::redirect;
use tokio::sync::Mutex;

use super::Refused;

/// Old keys are better than signing everybody out, for a day.
const KEEP_STALE: Duration = Duration::from_secs(24 * 3600);
/// However long the provider says: a day is what stale keys are good for too.
const MAX_LIFE: Duration = KEEP_STALE;
const MAX_BODY_BYTES: usize = 64 * 1024;
/// 2048 bits, base64url without padding.
const MIN_MODULUS_CHARS: usize = 342;
/// 65537, the one every provider uses. With a small exponent signatures can be made up.
const EXPONENT: &str = "AQAB";

/// Where keys come from.
#[derive(Debug, Clone)]
pub struct KeySource {
    /// A JWK set.
    pub url: String,
    /// At most one fetch in this time, however many unknown keys are named.
    pub min_interval: Duration,
    /// How long the provider may take.
    pub timeout: Duration,
}

impl KeySource {
    /// The set at `url`, asked at most every 30 s, for at most 5 s.
    pub fn new(url: &str) -> Self {
        let (min_interval, timeout) = (Duration::from_secs(30), Duration::from_secs(5));
        Self { url: url.to_owned(), min_interval, timeout }
    }
}

pub(super) struct Keys {
    source: KeySource,
    client: reqwest::Client,
    known: RwLock<Known>,
    /// Its holder fetches; it keeps the time of the last fetch.
    turn: Mutex<Option<Instant>>,
}

#[derive(Default)]
struct Known {
    keys: HashMap<String, Arc<DecodingKey>>,
    /// Counts the sets of keys seen, so that what was verified with old ones can be forgotten.
    generation: u64,
    text: String,
    fresh_until: Option<Instant>,
    /// Whether the last fetch gave no keys.
    failing: bool,
}

enum Look {
    Fresh(Arc<DecodingKey>, u64),
    Stale(Arc<DecodingKey>, u64),
    Unknown,
    Expired,
}

impl Keys {
    pub(super) fn new(source: KeySource) -> Result<Self, reqwest::Error> {
        let client = reqwest::Client::builder()
            .timeout(source.timeout)
            .redirect(redirect::Policy::none())
            .no_proxy()
            .build()?;
        Ok(Self { source, client, known: RwLock::default(), turn: Mutex::new(None) })
    }

    /// The key named `id`, and the generation it belongs to.
    pub(super) async fn get(&self, id: &str) -> Result<(Arc<DecodingKey>, u64), Refused> {
        match self.look(id) {
            Look::Fresh(key, generation) => Ok((key, generation)),
            Look::Stale(key, generation) => {
                // One request asks again; the others go on with what is known.
                if let Ok(mut turn) = self.turn.try_lock() {
                    self.fetch_if_due(&mut turn).await;
                    return self.settled(id);
                }
                Ok((key, generation))
            }
            Look::Unknown | Look::Expired => {
                self.refresh().await;
                self.settled(id)
            }
        }
    }

    pub(super) async fn refresh(&self) {
        let mut turn = self.turn.lock().await;
        self.fetch_if_due(&mut turn).await;
    }

    /// What is known of `id` once no fetch is due.
    fn settled(&self, id: &str) -> Result<(Arc<DecodingKey>, u64), Refused> {
        match self.look(id) {
            Look::Fresh(key, generation) | Look::Stale(key, generation) => Ok((key, generation)),
            Look::Unknown if !self.known().failing => Err(Refused::Invalid("unknown key")),
            Look::Unknown | Look::Expired => Err(Refused::KeysUnavailable),
        }
    }

    fn look(&self, id: &str) -> Look {
        let known = self.known();
        let Some(fresh_until) = known.fresh_until else {
            return Look::Expired;
        };
        let now = Instant::now();
        if now > fresh_until + KEEP_STALE {
            return Look::Expired;
        }
        match known.keys.get(id) {
            Some(key) if now < fresh_until => Look::Fresh(Arc::clone(key), known.generation),
            Some(key) => Look::Stale(Arc::clone(key), known.generation),
            None => Look::Unknown,
        }
    }

    fn known(&self) -> std::sync::RwLockReadGuard<'_, Known> {
        self.known.read().unwrap_or_else(PoisonError::into_inner)
    }

    async fn fetch_if_due(&self, last: &mut Option<Instant>) {
        if last.is_some_and(|at| at.elapsed() < self.source.min_interval) {
            return;
        }
        *last = Some(Instant::now());
        let fetched = self.fetch().await;
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        match fetched {
            Ok((text, keys, life)) => {
                if known.text != text {
                    known.generation += 1;
                    known.text = text;
                }
                known.keys = keys;
                known.fresh_until = Some(Instant::now() + life);
                known.failing = false;
            }
            Err(cause) => {
                known.failing = true;
                tracing::error!(cause, "identity.keys_not_refreshed");
            }
        }
    }

    async fn fetch(&self) -> Result<(String, Found, Duration), &'static str> {
        let mut response =
            self.client.get(&self.source.url).send().await.map_err(|_| "unreachable")?;
        if !response.status().is_success() {
            return Err("status");
        }
        let life = max_age(&response).unwrap_or(Duration::from_secs(300)).min(MAX_LIFE);
        let mut body = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(|_| "broken off")? {
            body.extend_from_slice(&chunk);
            if body.len() > MAX_BODY_BYTES {
                return Err("too large");
            }
        }
        let text = String::from_utf8(body).map_err(|_| "not text")?;
        let keys = usable(&text)?;
        Ok((text, keys, life))
    }
}

type Found = HashMap<String, Arc<DecodingKey>>;

/// The RSA keys for signatures in the set; anything else in it is passed over.
fn usable(text: &str) -> Result<Found, &'static str> {
    let set: JwkSet = serde_json::from_str(text).map_err(|_| "not a key set")?;
    let named = set.keys.iter().filter(|jwk| is_strong_rsa(jwk)).filter_map(|jwk| {
        let id = jwk.common.key_id.clone()?;
        Some((id, Arc::new(DecodingKey::from_jwk(jwk).ok()?)))
    });
    let keys: Found = named.collect();
    if keys.is_empty() { Err("no usable key") } else { Ok(keys) }
}

fn is_strong_rsa(jwk: &Jwk) -> bool {
    let for_rs256 = jwk.common.key_algorithm.is_none_or(|alg| alg == KeyAlgorithm::RS256);
    let signs = jwk.common.public_key_use.as_ref();
    let signs = signs.is_none_or(|used| *used == PublicKeyUse::Signature);
    match &jwk.algorithm {
        AlgorithmParameters::RSA(rsa) => {
            for_rs256 && signs && rsa.n.len() >= MIN_MODULUS_CHARS && rsa.e == EXPONENT
        }
        _ => false,
    }
}

fn max_age(response: &reqwest::Response) -> Option<Duration> {
    let header = response.headers().get(reqwest::header::CACHE_CONTROL)?.to_str().ok()?;
    let seconds = header.split(',').find_map(|part| part.trim().strip_prefix("max-age="))?;
    Some(Duration::from_secs(seconds.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use testkit::Key;

    use super::*;

    /// How key A is looked at so many seconds after its time was over; before that, if negative.
    fn looked_at(seconds: i64) -> &'static str {
        let keys = Keys::new(KeySource::new("http://127.0.0.1:9/keys")).unwrap();
        let (now, away) = (Instant::now(), Duration::from_secs(seconds.unsigned_abs()));
        let fresh_until = Some(if seconds < 0 { now + away } else { now - away });
        let set = json!({ "keys": [Key::A.public()] }).to_string();
        let known = Known { keys: usable(&set).unwrap(), fresh_until, ..Known::default() };
        *keys.known.write().unwrap() = known;
        match keys.look(Key::A.id()) {
            Look::Fresh(..) => "fresh",
            Look::Stale(..) => "stale",
            Look::Unknown => "unknown",
            Look::Expired => "expired",
        }
    }

    #[test]
    fn a_key_is_good_for_a_day_after_its_time() {
        const DAY: i64 = 86_400;
        let seen = [-60, 1, DAY - 60, DAY + 1].map(looked_at);
        assert_eq!(seen, ["fresh", "stale", "stale", "expired"]);
    }
}
