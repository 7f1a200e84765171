//! Handles of cards. A company gives one back to ask for an introduction, and nobody but this server
//! can read whose it is.
//!
//! A handle is the profile's id under AES-256-GCM, bound to the company and the day. Its nonce is made
//! from everybody whom the company sees at this moment: as long as the pool stays as it is, a card has
//! one handle; with any change of it every card has a new one, so that nobody can watch which card
//! came, went or changed. Pure but for the key, which is passed in.

use aws_lc_rs::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use aws_lc_rs::hmac::{self, HMAC_SHA256};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{Days, NaiveDate};
use kernel::uuid::Uuid;
use kernel::{CompanyId, TalentProfileId};

use crate::Error;

/// Where a card stands among those that say the same, new with every change of the pool.
pub(crate) type Tie = [u8; NONCE_LEN];

/// The letters of a card's name: none that is read as another.
const LETTERS: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Makes the handles of one company's cards on one day.
pub(crate) struct Sealer {
    handles: LessSafeKey,
    ties: hmac::Key,
    company: CompanyId,
    today: NaiveDate,
}

impl Sealer {
    pub(crate) fn new(key: &[u8], company: CompanyId, today: NaiveDate) -> Result<Self, Error> {
        // Two keys from the one: for what is read back and for what is only compared.
        let root = hmac::Key::new(HMAC_SHA256, key);
        let (handles, ties) = (hmac::sign(&root, b"handles"), hmac::sign(&root, b"ties"));
        let handles =
            UnboundKey::new(&AES_256_GCM, handles.as_ref()).map_err(|_| Error::Sealing)?;
        Ok(Self {
            handles: LessSafeKey::new(handles),
            ties: hmac::Key::new(HMAC_SHA256, ties.as_ref()),
            company,
            today,
        })
    }

    /// Stands for everybody whom the company sees; another where one of them comes, goes or changes.
    pub(crate) fn pool(&self, seen: impl Iterator<Item = (TalentProfileId, i32)>) -> Vec<u8> {
        let mut all: Vec<(Uuid, i32)> = seen.map(|(id, version)| (id.0, version)).collect();
        all.sort_unstable();
        let mut context = hmac::Context::with_key(&self.ties);
        for (id, version) in all {
            context.update(id.as_bytes());
            context.update(&version.to_be_bytes());
        }
        context.sign().as_ref().to_vec()
    }

    pub(crate) fn tie(&self, pool: &[u8], profile: TalentProfileId) -> Tie {
        let mut context = hmac::Context::with_key(&self.ties);
        context.update(self.company.0.as_bytes());
        context.update(self.today.to_string().as_bytes());
        context.update(pool);
        context.update(profile.0.as_bytes());
        let mut tie = Tie::default();
        tie.iter_mut().zip(context.sign().as_ref()).for_each(|(to, from)| *to = *from);
        tie
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

/// What a card is called on screen: four letters of its tie.
pub(crate) fn label(tie: Tie) -> String {
    let letter = |byte: &u8| LETTERS.get(usize::from(*byte) % LETTERS.len()).copied();
    tie.iter().take(4).filter_map(letter).map(char::from).collect()
}
