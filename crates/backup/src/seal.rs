//! What lies outside the database and is secret: signing keys and settings, sealed with age.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::str::FromStr;

use age::secrecy::SecretString;
use age::{Decryptor, Encryptor, Identity, Recipient, scrypt, x25519};
use serde::{Deserialize, Serialize};

use crate::Error;

/// What is sealed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sealed {
    /// Files below the data directory, by their paths from there: text.
    pub files: BTreeMap<String, String>,
    /// Settings as they were in the environment.
    pub settings: BTreeMap<String, String>,
}

/// What seals.
pub struct Lock(Vec<Box<dyn Recipient>>);

/// What opens.
pub struct Key(Vec<Box<dyn Identity>>);

impl Lock {
    /// For those who hold a key of one of these, each like `age1…`.
    ///
    /// # Errors
    /// [`Error::BadKey`].
    pub fn of_recipients(recipients: &[String]) -> Result<Self, Error> {
        let parse = |text: &String| {
            let parsed = x25519::Recipient::from_str(text.trim());
            let parsed =
                parsed.map_err(|why| bad(&format!("{text} is no recipient of age: {why}")));
            parsed.map(|recipient| Box::new(recipient) as Box<dyn Recipient>)
        };
        Ok(Self(recipients.iter().map(parse).collect::<Result<_, _>>()?))
    }

    /// For those who know the passphrase in this file.
    ///
    /// # Errors
    /// [`Error::File`] and [`Error::BadKey`].
    pub fn of_passphrase(file: &Path) -> Result<Self, Error> {
        Ok(Self(vec![Box::new(scrypt::Recipient::new(passphrase(file)?))]))
    }

    /// The sealed bytes: a few kilobytes.
    pub(crate) fn seal(&self, content: &Sealed) -> Result<Vec<u8>, Error> {
        let plain = serde_json::to_vec(content).map_err(|e| bad(&e.to_string()))?;
        let recipients = self.0.iter().map(|recipient| &**recipient);
        let encryptor = Encryptor::with_recipients(recipients).map_err(|e| bad(&e.to_string()))?;
        let mut sealed = Vec::new();
        let written = encryptor.wrap_output(&mut sealed).and_then(|mut writer| {
            writer.write_all(&plain)?;
            writer.finish()
        });
        written.map_err(|e| bad(&e.to_string()))?;
        Ok(sealed)
    }
}

impl Key {
    /// The identities in a file of `age-keygen`.
    ///
    /// # Errors
    /// [`Error::File`] and [`Error::BadKey`].
    pub fn of_identities(file: &Path) -> Result<Self, Error> {
        let text = fs::read_to_string(file).map_err(Error::file(file))?;
        let lines = text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#'));
        let parse = |line: &str| x25519::Identity::from_str(line).map(|key| Box::new(key) as _);
        let keys: Vec<Box<dyn Identity>> =
            lines.map(parse).collect::<Result<_, _>>().map_err(|why| {
                bad(&format!("{} is no file of age identities: {why}", file.display()))
            })?;
        if keys.is_empty() {
            return Err(bad(&format!("{} holds no age identity", file.display())));
        }
        Ok(Self(keys))
    }

    /// The passphrase in a file.
    ///
    /// # Errors
    /// [`Error::File`] and [`Error::BadKey`].
    pub fn of_passphrase(file: &Path) -> Result<Self, Error> {
        Ok(Self(vec![Box::new(scrypt::Identity::new(passphrase(file)?))]))
    }

    /// What was sealed.
    pub(crate) fn open(&self, sealed: &[u8]) -> Result<Sealed, Error> {
        let decryptor = Decryptor::new(sealed).map_err(|_| Error::WrongKey)?;
        let keys = self.0.iter().map(|key| &**key);
        let mut reader = decryptor.decrypt(keys).map_err(|_| Error::WrongKey)?;
        let mut plain = Vec::new();
        reader.read_to_end(&mut plain).map_err(|_| Error::WrongKey)?;
        serde_json::from_slice(&plain).map_err(|e| bad(&format!("what is sealed is damaged: {e}")))
    }
}

/// The first line: editors add an end to it.
fn passphrase(file: &Path) -> Result<SecretString, Error> {
    let text = fs::read_to_string(file).map_err(Error::file(file))?;
    let line = text.lines().next().unwrap_or_default();
    if line.chars().count() < 12 {
        return Err(bad(&format!("{}: a passphrase has 12 characters or more", file.display())));
    }
    Ok(SecretString::from(line.to_owned()))
}

fn bad(why: &str) -> Error {
    Error::BadKey(why.to_owned())
}
