//! What the environment sets, as it may be shown to the admin.

use super::{SETTINGS, Setting};

kernel::words! {
    /// What a variable is about.
    pub enum Section as "ServerSection" {
        /// Where the server runs and is reached.
        Server = "server",
        /// Who signs people in.
        Identity = "identity",
        /// Who looks after the installation.
        Staff = "staff",
        /// Mail that is sent and that comes in.
        Mail = "mail",
        /// When and where support answers.
        Support = "support",
        /// Language model, payments, GitHub.
        Providers = "providers",
        /// What is switched on.
        Features = "features",
        /// Paths that nothing links to.
        HiddenPaths = "hidden_paths",
    }
}

impl Setting {
    /// What it is about.
    pub fn section(&self) -> Section {
        let begins = |prefixes: &[&str]| prefixes.iter().any(|p| self.name.starts_with(p));
        match self.name {
            "ASSAY_ADMIN_EMAIL" | "ASSAY_STAFF_EMAILS" => Section::Staff,
            "SMTP_URL" | "ASSAY_MAIL_FROM" => Section::Mail,
            "ASSAY_ANALYTICS" | "ASSAY_SENTRY_DSN" | "ASSAY_RECORDING_DAYS" => Section::Features,
            "ASSAY_BOOK_CALL_URL" => Section::Support,
            _ if begins(&["FIREBASE_", "ASSAY_IDENTITY_"]) => Section::Identity,
            _ if begins(&["ASSAY_INBOUND_"]) => Section::Mail,
            _ if begins(&["ASSAY_SUPPORT_"]) => Section::Support,
            _ if begins(&["ASSAY_LLM_", "ASSAY_STRIPE_", "ASSAY_GITHUB_"]) => Section::Providers,
            _ if begins(&["ASSAY_HIDDEN_"]) => Section::HiddenPaths,
            _ => Section::Server,
        }
    }
}

/// What may be shown of a variable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seen {
    /// It is not set: the default holds.
    Default,
    /// It is set, and its value stays on the server.
    Set,
    /// It is set to this.
    Plain(String),
}

/// A variable and what may be shown of it.
#[derive(Debug, Clone)]
pub struct Shown {
    /// The variable.
    pub setting: &'static Setting,
    /// Its value, unless that is a secret.
    pub seen: Seen,
}

/// Every variable, in the order of the table. Of a secret only whether it is set leaves this function.
pub(crate) fn all(get: &dyn Fn(&str) -> Option<String>) -> Vec<Shown> {
    let shown = |setting: &'static Setting| Shown { setting, seen: seen(setting, get) };
    SETTINGS.iter().map(shown).collect()
}

fn seen(setting: &Setting, get: &dyn Fn(&str) -> Option<String>) -> Seen {
    match get(setting.name).filter(|value| !value.is_empty()) {
        None => Seen::Default,
        // An address may carry a password, wherever nobody expects one.
        Some(value) if setting.secret || has_user(&value) => Seen::Set,
        Some(value) => Seen::Plain(value),
    }
}

/// Whether an address says who asks. An `@` that only belongs to its path is hidden as well: what a password may hold
/// nobody knows.
fn has_user(value: &str) -> bool {
    value.split_once("://").is_some_and(|(_, rest)| rest.contains('@'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(get: &dyn Fn(&str) -> Option<String>, name: &str) -> Seen {
        all(get).into_iter().find(|one| one.setting.name == name).unwrap().seen
    }

    #[test]
    fn no_value_of_a_secret_is_shown() {
        let shown = all(&|name| Some(format!("canary-{name}")));
        let text = format!("{:?}", shown.iter().map(|one| &one.seen).collect::<Vec<_>>());
        for Shown { setting, seen } in &shown {
            assert_eq!(*seen == Seen::Set, setting.secret, "{}", setting.name);
            let value = format!("\"canary-{}\"", setting.name);
            assert_eq!(text.contains(&value), !setting.secret, "{}", setting.name);
        }
    }

    #[test]
    fn what_is_called_a_secret_is_one() {
        // Browsers get this key, and that address is where the provider publishes its keys.
        let public = ["FIREBASE_API_KEY", "ASSAY_IDENTITY_KEYS_URL"];
        for setting in SETTINGS {
            let called = ["KEY", "SECRET", "TOKEN", "PASSWORD", "SERVICE_ACCOUNT"]
                .iter()
                .any(|word| setting.name.contains(word));
            assert!(
                !called || setting.secret || public.contains(&setting.name),
                "{}",
                setting.name
            );
        }
    }

    #[test]
    fn an_address_with_a_password_is_not_shown_wherever_it_is() {
        for value in ["https://me:pw@call.example/x", "smtp://me:p/w@call.example"] {
            assert_eq!(of(&|_| Some(value.to_owned()), "ASSAY_BOOK_CALL_URL"), Seen::Set);
        }
        let sender = "Assay <no-reply@assay.example>";
        let get = |_: &str| Some(sender.to_owned());
        assert_eq!(of(&get, "ASSAY_MAIL_FROM"), Seen::Plain(sender.to_owned()));
        assert_eq!(of(&|_| Some(String::new()), "ASSAY_MAIL_FROM"), Seen::Default);
    }

    #[test]
    fn each_section_has_variables() {
        for section in Section::ALL {
            assert!(SETTINGS.iter().any(|one| one.section() == section), "{section:?}");
        }
    }
}
