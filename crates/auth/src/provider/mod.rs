//! Asking the identity provider, as its administrator, to make, change or delete an account.
//!
//! A server without a service account can do none of this and says so; the Auth emulator takes
//! anybody's word.

mod answers;
mod credentials;
#[cfg(test)]
mod tests;

use std::time::Duration;

use kernel::{Email, Instant};
use reqwest::{Client, redirect};
use serde::Deserialize;
use serde_json::{Value, json};

pub use answers::Failure;
pub use credentials::{BadServiceAccount, Credentials, ServiceAccount};

use credentials::Access;

const TIMEOUT: Duration = Duration::from_secs(10);

/// The most time one act takes: its calls, and one for the access token. A lock held
/// while an act runs may be released after this.
pub const LONGEST: Duration = Duration::from_secs(40);

/// An account to be made, which nobody can sign in to before it has a password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAccount {
    /// Its id at the provider: 1 to 128 characters.
    pub uid: String,
    /// Its address, not verified.
    pub email: Email,
    /// How the person is addressed.
    pub display_name: String,
}

/// The identity provider's accounts.
pub struct Provider {
    client: Client,
    /// Such as `https://identitytoolkit.googleapis.com/v1/projects/acme/accounts`.
    accounts: String,
    access: Option<Access>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Made {
    local_id: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Link {
    oob_link: String,
}

#[derive(Deserialize)]
struct Found {
    #[serde(default)]
    users: Vec<Known>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Known {
    local_id: String,
    password_hash: Option<String>,
    #[serde(default)]
    email_link_signin: bool,
    #[serde(default)]
    provider_user_info: Vec<Value>,
}

impl Known {
    /// Only an administrator can make an account without any way to sign in.
    fn is_bare(&self) -> bool {
        self.password_hash.is_none()
            && !self.email_link_signin
            && self.provider_user_info.is_empty()
    }
}

impl Provider {
    /// The accounts of `project` at `base`, such as `https://identitytoolkit.googleapis.com/v1`.
    /// It is asked directly, is not followed elsewhere and has ten seconds a call.
    ///
    /// # Errors
    /// When no HTTP client can be made on this machine.
    pub fn new(
        base: &str,
        project: &str,
        credentials: Option<Credentials>,
    ) -> Result<Self, reqwest::Error> {
        let client = Client::builder()
            .timeout(TIMEOUT)
            .redirect(redirect::Policy::none())
            .no_proxy()
            .build()?;
        let accounts = format!("{}/projects/{project}/accounts", base.trim_end_matches('/'));
        Ok(Self { client, accounts, access: credentials.map(Access::new) })
    }

    /// Whether there is anything to act with.
    pub fn is_configured(&self) -> bool {
        self.access.is_some()
    }

    /// Makes an account and answers its id. One that was made before and was never signed in to is
    /// taken up again: an act that broke off can be repeated.
    ///
    /// # Errors
    /// [`Failure::EmailExists`] when somebody can sign in with the address; [`Failure`].
    pub async fn create(&self, new: &NewAccount, now: Instant) -> Result<String, Failure> {
        let question = json!({
            "localId": new.uid, "email": new.email.as_str(), "emailVerified": false,
            "displayName": new.display_name,
        });
        match self.ask("", &question, now).await {
            Ok(answer) => Ok(read::<Made>(answer)?.local_id),
            Err(Failure::EmailExists) => self.bare(&new.email, now).await,
            Err(e) => Err(e),
        }
    }

    async fn bare(&self, email: &Email, now: Instant) -> Result<String, Failure> {
        let answer = self.ask(":lookup", &json!({ "email": [email.as_str()] }), now).await?;
        let known = read::<Found>(answer)?.users.into_iter().find(Known::is_bare);
        known.map(|account| account.local_id).ok_or(Failure::EmailExists)
    }

    /// Gives an account a password. The person who does this has read the mail with the link, so the
    /// address counts as verified from then on.
    ///
    /// # Errors
    /// [`Failure::PasswordRefused`] in the provider's own words; [`Failure`].
    pub async fn set_password(
        &self,
        uid: &str,
        password: &str,
        now: Instant,
    ) -> Result<(), Failure> {
        let question = json!({ "localId": uid, "password": password, "emailVerified": true });
        self.ask(":update", &question, now).await.map(drop)
    }

    /// Gives an account another address, which counts as verified there, and ends its sign-ins at the provider. The same
    /// again changes nothing.
    ///
    /// # Errors
    /// [`Failure::EmailExists`] when another account has the address; [`Failure::NoAccount`]; [`Failure`].
    pub async fn set_email(&self, uid: &str, email: &Email, now: Instant) -> Result<(), Failure> {
        let question = json!({ "localId": uid, "email": email.as_str(), "emailVerified": true });
        self.ask(":update", &question, now).await.map(drop)
    }

    /// Whether a password signs in to an account; `false` where there is no such account.
    ///
    /// # Errors
    /// [`Failure`].
    pub async fn has_password(&self, uid: &str, now: Instant) -> Result<bool, Failure> {
        let answer = self.ask(":lookup", &json!({ "localId": [uid] }), now).await?;
        Ok(read::<Found>(answer)?.users.iter().any(|known| known.password_hash.is_some()))
    }

    /// Whether an account has this address, which it may never have shown to be its own.
    ///
    /// # Errors
    /// [`Failure`].
    pub async fn knows(&self, email: &Email, now: Instant) -> Result<bool, Failure> {
        let answer = self.ask(":lookup", &json!({ "email": [email.as_str()] }), now).await?;
        Ok(!read::<Found>(answer)?.users.is_empty())
    }

    /// The link that shows an address to be its account's, for a mail of ours: the provider mails nothing then.
    ///
    /// # Errors
    /// [`Failure::NoAccount`] where nobody signs in with the address; [`Failure`].
    pub async fn verification_link(&self, email: &Email, now: Instant) -> Result<String, Failure> {
        let question = json!({
            "requestType": "VERIFY_EMAIL", "email": email.as_str(), "returnOobLink": true,
        });
        Ok(read::<Link>(self.ask(":sendOobCode", &question, now).await?)?.oob_link)
    }

    /// Deletes an account and answers whether there was one, so that it can be asked for again.
    ///
    /// # Errors
    /// [`Failure`].
    pub async fn delete(&self, uid: &str, now: Instant) -> Result<bool, Failure> {
        match self.ask(":delete", &json!({ "localId": uid }), now).await {
            Ok(_) => Ok(true),
            Err(Failure::NoAccount) => Ok(false),
            Err(e) => Err(e),
        }
    }

    async fn ask(&self, act: &str, question: &Value, now: Instant) -> Result<Value, Failure> {
        let access = self.access.as_ref().ok_or(Failure::NotConfigured)?;
        let token = access.token(&self.client, now).await?;
        let address = format!("{}{act}", self.accounts);
        let sent = self.client.post(address).bearer_auth(token).json(question).send().await;
        answers::read(sent).await
    }
}

fn read<T: serde::de::DeserializeOwned>(answer: Value) -> Result<T, Failure> {
    serde_json::from_value(answer).map_err(|_| Failure::Unavailable)
}
