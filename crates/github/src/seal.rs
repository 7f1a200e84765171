//! How a token is stored: under AES-256-GCM with a key made from the application's secret, bound to what
//! it is for. Who has the database alone has no token; with another secret none can be read any more.

use aws_lc_rs::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use aws_lc_rs::hmac::{self, HMAC_SHA256};
use aws_lc_rs::rand;

use crate::oauth::Token;
use crate::{Application, Failure};

fn key(application: &Application) -> Result<LessSafeKey, Failure> {
    let root = hmac::Key::new(HMAC_SHA256, application.secret().as_bytes());
    let key = hmac::sign(&root, b"assay: tokens of people");
    let key = UnboundKey::new(&AES_256_GCM, key.as_ref()).map_err(|_| Failure::Garbage)?;
    Ok(LessSafeKey::new(key))
}

/// A token as it may be stored for the report with these bytes as its id.
///
/// # Errors
/// [`Failure::Garbage`] where this machine has no randomness.
pub fn seal(application: &Application, report: &[u8], token: &Token) -> Result<Vec<u8>, Failure> {
    let mut nonce = [0; NONCE_LEN];
    rand::fill(&mut nonce).map_err(|_| Failure::Garbage)?;
    let mut sealed = token.as_str().as_bytes().to_vec();
    let (aad, key) = (Aad::from(report), key(application)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), aad, &mut sealed)
        .map_err(|_| Failure::Garbage)?;
    Ok([nonce.as_slice(), &sealed].concat())
}

/// The token that was stored.
///
/// # Errors
/// [`Failure::Denied`] where it was sealed for another report or with another secret.
pub fn open(application: &Application, report: &[u8], sealed: &[u8]) -> Result<Token, Failure> {
    let (nonce, rest) = sealed.split_first_chunk::<NONCE_LEN>().ok_or(Failure::Denied)?;
    let mut bytes = rest.to_vec();
    let nonce = Nonce::assume_unique_for_key(*nonce);
    let opened = key(application)?.open_in_place(nonce, Aad::from(report), &mut bytes);
    let text = std::str::from_utf8(opened.map_err(|_| Failure::Denied)?);
    Ok(Token::new(text.map_err(|_| Failure::Denied)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_only_for_its_report_and_with_the_secret() {
        let (web, api) = ("https://github.example", "https://api.example");
        let ours = Application::new("id", "secret", web, api);
        let sealed = seal(&ours, b"one", &Token::new("gho_canary")).unwrap();
        assert!(!sealed.windows(6).any(|bytes| bytes == b"canary"));
        assert_eq!(open(&ours, b"one", &sealed).unwrap().as_str(), "gho_canary");
        assert_ne!(sealed, seal(&ours, b"one", &Token::new("gho_canary")).unwrap());
        let other = Application::new("id", "another", web, api);
        assert_eq!(open(&ours, b"two", &sealed), Err(Failure::Denied));
        assert_eq!(open(&other, b"one", &sealed), Err(Failure::Denied));
        assert_eq!(open(&ours, b"one", b"short"), Err(Failure::Denied));
        assert!(!format!("{:?}", Token::new("gho_canary")).contains("canary"));
        assert!(!format!("{other:?}").contains("another"));
    }
}
