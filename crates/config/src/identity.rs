//! The `FIREBASE_*` settings.

use std::net::SocketAddr;

use auth::provider::{Credentials, Provider, ServiceAccount};

use super::{Environment, Purpose, Reader, table, web_address};

/// The identity project.
#[derive(Debug, Clone)]
pub struct Identity {
    /// Its id.
    pub project: String,
    /// The key browsers show to the provider; not a secret.
    pub api_key: String,
    /// Where its sign-in pages are.
    pub auth_domain: String,
    /// Where its public keys are.
    pub keys_url: String,
    /// Where it takes requests that act for a person.
    pub toolkit_url: String,
    /// The emulator, where one is used.
    pub emulator: Option<SocketAddr>,
    /// What lets this server change accounts.
    pub service_account: Option<ServiceAccount>,
}

impl Identity {
    /// The accounts of the project, with whatever these settings allow to do to them.
    ///
    /// # Errors
    /// When no HTTP client can be made on this machine.
    pub fn provider(&self) -> Result<Provider, reqwest::Error> {
        let credentials = match (&self.emulator, &self.service_account) {
            (Some(_), _) => Some(Credentials::Emulator),
            (None, Some(account)) => Some(Credentials::ServiceAccount(account.clone())),
            (None, None) => None,
        };
        Provider::new(&self.toolkit_url, &self.project, credentials)
    }
}

pub(super) fn read(
    r: &mut Reader<'_>,
    environment: Environment,
    bind: SocketAddr,
    purpose: Purpose,
) -> Identity {
    let project = r.parsed("FIREBASE_PROJECT_ID", "a project id such as acme-hiring", |t| {
        let ok = (6..=30).contains(&t.len())
            && t.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        ok.then(|| t.to_owned())
    });
    let serving = purpose == Purpose::Server;
    if serving && project.is_none() && r.text("FIREBASE_PROJECT_ID").is_none() {
        r.wrong("FIREBASE_PROJECT_ID", "is not set: it names the project that signs people in");
    }
    let project = project.unwrap_or_default();
    let loopback = "a loopback address and port, such as 127.0.0.1:9099";
    let emulator = r.parsed("FIREBASE_AUTH_EMULATOR_HOST", loopback, |t| {
        t.replace("localhost", "127.0.0.1")
            .parse()
            .ok()
            .filter(|a: &SocketAddr| a.ip().is_loopback())
    });
    if emulator.is_some() {
        refuse_exposed_emulator(r, environment, bind, &project);
    }
    let api_key = r.text("FIREBASE_API_KEY");
    if serving && api_key.is_none() && emulator.is_none() {
        r.wrong("FIREBASE_API_KEY", "is not set: browsers cannot sign in without it");
    }
    let keys_url = r.parsed("ASSAY_IDENTITY_KEYS_URL", "an http or https address", web_address);
    let toolkit = r.parsed("ASSAY_IDENTITY_TOOLKIT_URL", "an http or https address", web_address);
    let toolkit = toolkit.unwrap_or_else(|| match emulator {
        Some(at) => format!("http://{at}/{}", table::PROVIDER_TOOLKIT),
        None => format!("https://{}", table::PROVIDER_TOOLKIT),
    });
    let service_account = service_account(r, &project);
    Identity {
        service_account,
        toolkit_url: toolkit,
        api_key: api_key.unwrap_or_else(|| "emulator".to_owned()),
        auth_domain: r
            .text("FIREBASE_AUTH_DOMAIN")
            .unwrap_or_else(|| format!("{project}.firebaseapp.com")),
        keys_url: keys_url.unwrap_or_else(|| table::PROVIDER_KEYS.to_owned()),
        emulator,
        project,
    }
}

/// The JSON itself, or the path of a file with it.
fn service_account(r: &mut Reader<'_>, project: &str) -> Option<ServiceAccount> {
    let name = "FIREBASE_SERVICE_ACCOUNT";
    let given = r.text(name)?;
    let text = match given.trim_start().starts_with('{') {
        true => Ok(given),
        false => std::fs::read_to_string(&given),
    };
    let Ok(text) = text else {
        r.wrong(name, "is neither JSON nor the path of a file that can be read");
        return None;
    };
    let account = ServiceAccount::parse(&text).map_err(|e| r.wrong(name, e.0)).ok()?;
    if account.project() != project {
        r.wrong(name, format!("belongs to the project {}", account.project()));
    }
    Some(account)
}

/// The emulator lets anybody in as anybody, so every fence must stand.
fn refuse_exposed_emulator(
    r: &mut Reader<'_>,
    environment: Environment,
    bind: SocketAddr,
    project: &str,
) {
    let name = "FIREBASE_AUTH_EMULATOR_HOST";
    if !cfg!(feature = "auth-emulator") {
        r.wrong(name, "is set, and this build does not accept the emulator's tokens");
    }
    if environment != Environment::Development {
        r.wrong(name, "is set, and ASSAY_ENV is not `development`");
    }
    if !bind.ip().is_loopback() {
        r.wrong(name, "is set, and ASSAY_BIND can be reached from other machines");
    }
    if !project.starts_with("demo-") {
        r.wrong(name, "is set, and FIREBASE_PROJECT_ID does not begin with `demo-`");
    }
}
