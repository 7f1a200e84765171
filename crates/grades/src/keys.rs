//! The keys that grades are signed with, in files below the data directory.
//!
//! `grade-keys/signing.key` is the one secret, readable by its owner only; `grade-keys/public/` has
//! every public key there ever was, so that old grades can be checked after a rotation.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use aws_lc_rs::encoding::{AsBigEndian, Curve25519SeedBin};
use aws_lc_rs::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use kernel::Instant;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::canonical::canonical;
use super::document::{EXACT_FORMAT, FORMAT, Grade, KeyBody, Signature, SignedGrade};

const ALGORITHM: &str = "Ed25519";

/// The keys below one data directory. They are read when used: a rotation needs no restart.
pub struct Keys {
    dir: PathBuf,
}

/// A public key as its file has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    public_key: String,
    created_at: Instant,
}

impl Keys {
    /// Those of this data directory, whether or not there are any yet.
    pub fn of(data_dir: &Path) -> Self {
        Self { dir: data_dir.join("grade-keys") }
    }

    /// Makes the first key where there is none.
    pub fn ensure(&self, now: Instant) -> anyhow::Result<()> {
        if self.secret().exists() {
            return Ok(());
        }
        let fresh = self.prepare(now)?;
        // Two servers may start at once on one directory: the first key made is the key.
        let placed = fs::hard_link(&fresh, self.secret());
        fs::remove_file(&fresh)?;
        match placed {
            Err(e) if e.kind() != ErrorKind::AlreadyExists => Err(e).context("keeping the key"),
            _ => Ok(()),
        }
    }

    /// Signs with another key from now on. The public key of the one before stays, its secret does
    /// not.
    pub fn rotate(&self, now: Instant) -> anyhow::Result<KeyBody> {
        let fresh = self.prepare(now)?;
        fs::rename(&fresh, self.secret()).context("replacing the key")?;
        File::open(&self.dir)?.sync_all()?;
        let active = self.list()?.into_iter().find(|key| key.active);
        active.context("the new key has no public file")
    }

    /// Every public key, the newest first.
    pub fn list(&self) -> anyhow::Result<Vec<KeyBody>> {
        let active = id_of(self.pair()?.public_key().as_ref());
        let mut all = Vec::new();
        for entry in fs::read_dir(self.public())? {
            let path = entry?.path();
            let text = fs::read_to_string(&path)?;
            let kept: Kept = serde_json::from_str(&text)
                .with_context(|| format!("{} is no public key", path.display()))?;
            let id = id_of(&BASE64_STANDARD.decode(&kept.public_key)?);
            all.push(KeyBody {
                active: id == active,
                id,
                algorithm: ALGORITHM.to_owned(),
                public_key: kept.public_key,
                created_at: kept.created_at,
            });
        }
        all.sort_by(|a, b| b.created_at.cmp(&a.created_at).then_with(|| a.id.cmp(&b.id)));
        Ok(all)
    }

    /// The grade with a signature. The same grade and key give the same signature.
    pub fn sign(&self, grade: Grade) -> anyhow::Result<SignedGrade> {
        let pair = self.pair()?;
        let message = message(&grade).context("a grade without canonical form")?;
        let value = BASE64_STANDARD.encode(pair.sign(message.as_bytes()));
        let key = id_of(pair.public_key().as_ref());
        let signature = Signature { algorithm: ALGORITHM.to_owned(), key, value };
        Ok(SignedGrade { grade, signature })
    }

    /// A new key: its public half is kept for good, its secret in a file yet to be put in place.
    fn prepare(&self, now: Instant) -> anyhow::Result<PathBuf> {
        let mut private = DirBuilder::new();
        private.recursive(true).mode(0o700);
        private.create(self.public()).context("making the directory of the keys")?;
        fs::set_permissions(&self.dir, fs::Permissions::from_mode(0o700))?;
        let pair = Ed25519KeyPair::generate().map_err(|_| anyhow!("no key could be made"))?;
        let seed = pair.seed().and_then(|seed| seed.as_be_bytes());
        let seed: Curve25519SeedBin<'_> = seed.map_err(|_| anyhow!("the key has no seed"))?;
        let public = pair.public_key().as_ref();
        let kept = Kept { public_key: BASE64_STANDARD.encode(public), created_at: now };
        let path = self.public().join(format!("{}.json", id_of(public)));
        write_new(&path, 0o644, &serde_json::to_string(&kept)?)?;
        let fresh = self.dir.join(format!("{}.new", id_of(public)));
        write_new(&fresh, 0o600, &BASE64_STANDARD.encode(seed.as_ref()))?;
        Ok(fresh)
    }

    fn pair(&self) -> anyhow::Result<Ed25519KeyPair> {
        let path = self.secret();
        let text = fs::read_to_string(&path)
            .with_context(|| format!("the key {} cannot be read", path.display()))?;
        let seed = BASE64_STANDARD.decode(text.trim()).context("the key is damaged")?;
        Ed25519KeyPair::from_seed_unchecked(&seed).map_err(|_| anyhow!("the key is damaged"))
    }

    fn secret(&self) -> PathBuf {
        self.dir.join("signing.key")
    }

    fn public(&self) -> PathBuf {
        self.dir.join("public")
    }
}

fn write_new(path: &Path, mode: u32, text: &str) -> anyhow::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).mode(mode).open(path)?;
    file.write_all(text.as_bytes())?;
    Ok(file.sync_all()?)
}

fn id_of(public: &[u8]) -> String {
    Sha256::digest(public).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// What is signed: a signature of a grade can stand for nothing else.
fn message(grade: &Grade) -> Option<String> {
    Some(format!("{}\n{}", grade.format, canonical(grade)?))
}

/// The one of `keys` that signed the grade.
///
/// # Errors
/// Why it is not to be believed, in words.
pub fn verify<'a>(signed: &SignedGrade, keys: &'a [KeyBody]) -> anyhow::Result<&'a KeyBody> {
    let SignedGrade { grade, signature } = signed;
    ensure!(grade.is_of_its_format(), "the document is no {FORMAT} and no {EXACT_FORMAT}");
    ensure!(signature.algorithm == ALGORITHM, "{} is no algorithm we use", signature.algorithm);
    let key = keys.iter().find(|key| key.id == signature.key);
    let key = key.with_context(|| format!("key {} is none of those trusted", signature.key))?;
    let public = BASE64_STANDARD.decode(&key.public_key).context("the public key is damaged")?;
    ensure!(id_of(&public) == key.id, "the public key {} is not the one of that id", key.id);
    let value = BASE64_STANDARD.decode(&signature.value).context("the signature is damaged")?;
    let message = message(grade).context("the grade has no canonical form")?;
    let public = UnparsedPublicKey::new(&ED25519, public);
    let holds = public.verify(message.as_bytes(), &value);
    holds.map_err(|_| anyhow!("the signature is not of this grade: something was changed"))?;
    Ok(key)
}
