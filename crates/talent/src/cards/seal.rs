//! Handles of cards. A company gives one back to ask for an introduction, and nobody but this server
//! can read whose it is.
//!
//! A handle is the profile's id under AES-256-GCM, bound to the company and the day. Its nonce is made
//! from the state of the pool at this moment: as long as the pool stays as it is, a card has one handle;
//! with any change of it every card has a new one, so that nobody can watch which card came, went or
//! changed. Pure but for the key, which is passed in.

use aws_lc_rs::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use aws_lc_rs::hmac::{self, HMAC_SHA256};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{Days, NaiveDate};
use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant, TalentProfileId};

use super::order::Order;
use super::place::{Place, Position};
use crate::Error;

/// Stands for the pool as one company sees it; another with every change of it.
pub(crate) type Stamp = Vec<u8>;
/// What a handle is made with, new with every change of the pool.
pub(crate) type Tie = [u8; NONCE_LEN];

/// The letters of a card's name: none that is read as another.
const LETTERS: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Whom a company has asked and does not see for that.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Asked {
    pub(crate) people: i64,
    pub(crate) first: Option<Instant>,
    pub(crate) last: Option<Instant>,
}

/// Makes the handles of one company's cards on one day.
pub(crate) struct Sealer {
    handles: LessSafeKey,
    ties: hmac::Key,
    places: LessSafeKey,
    orders: hmac::Key,
    company: CompanyId,
    today: NaiveDate,
}

impl Sealer {
    pub(crate) fn new(key: &[u8], company: CompanyId, today: NaiveDate) -> Result<Self, Error> {
        // A key for each use, from the one.
        let root = hmac::Key::new(HMAC_SHA256, key);
        let derive = |what: &[u8]| hmac::sign(&root, what);
        let sealing = |what: &[u8]| {
            let key = UnboundKey::new(&AES_256_GCM, derive(what).as_ref());
            key.map(LessSafeKey::new).map_err(|_| Error::Sealing)
        };
        Ok(Self {
            handles: sealing(b"handles")?,
            ties: hmac::Key::new(HMAC_SHA256, derive(b"ties").as_ref()),
            places: sealing(b"places")?,
            orders: hmac::Key::new(HMAC_SHA256, derive(b"orders").as_ref()),
            company,
            today,
        })
    }

    /// Stands for what the company sees: another after any change of the pool, and once it has asked
    /// somebody, or may ask them again.
    pub(crate) fn stamp(&self, generation: i64, asked: &Asked) -> Stamp {
        let mut context = hmac::Context::with_key(&self.ties);
        context.update(&generation.to_be_bytes());
        context.update(&asked.people.to_be_bytes());
        for at in [asked.first, asked.last].into_iter().flatten() {
            context.update(&at.timestamp_micros().to_be_bytes());
        }
        context.sign().as_ref().to_vec()
    }

    pub(crate) fn tie(&self, stamp: &Stamp, profile: TalentProfileId) -> Tie {
        let mut context = hmac::Context::with_key(&self.ties);
        context.update(self.company.0.as_bytes());
        context.update(self.today.to_string().as_bytes());
        context.update(stamp);
        context.update(profile.0.as_bytes());
        first(&context.sign())
    }

    /// Of the cards as they are now: with any change of the pool it is drawn again. Else somebody could
    /// watch at which place a card comes or goes with a change that they know.
    pub(super) fn order(&self, stamp: &Stamp) -> Order {
        let mut context = hmac::Context::with_key(&self.orders);
        context.update(self.company.0.as_bytes());
        context.update(self.today.to_string().as_bytes());
        context.update(stamp);
        Order::new(hmac::Key::new(HMAC_SHA256, context.sign().as_ref()))
    }

    pub(super) fn hide(&self, place: &Place) -> Result<Position, Error> {
        let mut sealed = place.write();
        let mut context = hmac::Context::with_key(&self.ties);
        context.update(self.company.0.as_bytes());
        context.update(&sealed);
        let nonce: Tie = first(&context.sign());
        let of = Aad::from(self.company.0.as_bytes().to_vec());
        self.places
            .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), of, &mut sealed)
            .map_err(|_| Error::Sealing)?;
        Ok(Position([nonce.as_slice(), &sealed].concat()))
    }

    pub(super) fn find(&self, position: &Position) -> Option<Place> {
        let (nonce, sealed) = position.0.split_first_chunk::<NONCE_LEN>()?;
        let (nonce, mut sealed) = (Nonce::assume_unique_for_key(*nonce), sealed.to_vec());
        let of = Aad::from(self.company.0.as_bytes().to_vec());
        Place::read(self.places.open_in_place(nonce, of, &mut sealed).ok()?)
    }

    fn bound_to(&self, day: NaiveDate) -> Aad<Vec<u8>> {
        let day = day.to_string();
        Aad::from([self.company.0.as_bytes().as_slice(), day.as_bytes()].concat())
    }

    pub(crate) fn seal(&self, tie: Tie, profile: TalentProfileId) -> Result<String, Error> {
        let mut sealed = profile.0.as_bytes().to_vec();
        let nonce = Nonce::assume_unique_for_key(tie);
        self.handles
            .seal_in_place_append_tag(nonce, self.bound_to(self.today), &mut sealed)
            .map_err(|_| Error::Sealing)?;
        Ok(URL_SAFE_NO_PAD.encode([tie.as_slice(), &sealed].concat()))
    }

    /// Whose card it is; `None` where it is no handle of this company's of today or yesterday.
    pub(crate) fn open(&self, handle: &str) -> Option<TalentProfileId> {
        let bytes = URL_SAFE_NO_PAD.decode(handle).ok()?;
        let (tie, sealed) = bytes.split_first_chunk::<NONCE_LEN>()?;
        let yesterday = self.today.checked_sub_days(Days::new(1))?;
        [self.today, yesterday].into_iter().find_map(|day| {
            let (nonce, mut sealed) = (Nonce::assume_unique_for_key(*tie), sealed.to_vec());
            let id = self.handles.open_in_place(nonce, self.bound_to(day), &mut sealed).ok()?;
            Uuid::from_slice(id).ok().map(TalentProfileId)
        })
    }
}

/// What a handle was made with; `None` where it is none.
pub(super) fn tie_of(handle: &str) -> Option<Tie> {
    let bytes = URL_SAFE_NO_PAD.decode(handle).ok()?;
    bytes.split_first_chunk::<NONCE_LEN>().map(|(tie, _)| *tie)
}

/// The first bytes of what was signed.
pub(super) fn first<const N: usize>(tag: &hmac::Tag) -> [u8; N] {
    let mut bytes = [0; N];
    bytes.iter_mut().zip(tag.as_ref()).for_each(|(to, from)| *to = *from);
    bytes
}

/// What a card is called on screen: four letters of its tie.
pub(crate) fn label(tie: Tie) -> String {
    let letter = |byte: &u8| LETTERS.get(usize::from(*byte) % LETTERS.len()).copied();
    tie.iter().take(4).filter_map(letter).map(char::from).collect()
}
