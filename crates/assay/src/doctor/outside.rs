//! What is set of services elsewhere, by its shape: nobody is asked.

use config::{Config, Environment};
use flows::github_reports::RETURN;

use super::Found;

/// Where Stripe calls.
const EVENTS: &str = "/api/webhooks/stripe";

/// What is set of Stripe.
pub(super) fn payments(config: &Config) -> Found {
    let Some(account) = &config.payments else {
        return Ok("none is set: staff record what is paid".to_owned());
    };
    let mut faults: Vec<String> = account.faults().into_iter().map(str::to_owned).collect();
    if config.environment == Environment::Production && !account.is_live() {
        faults.push("ASSAY_STRIPE_KEY is for tests: nobody pays real money with it".to_owned());
    }
    let kind = if account.is_live() { "a live key" } else { "a key for tests" };
    said(faults, config, EVENTS).map(|at| format!("Stripe: {kind}; the webhook calls {at}"))
}

/// What is set of GitHub.
pub(super) fn github(config: &Config) -> Found {
    let Some(application) = &config.github else {
        return Ok("none is set: there are no GitHub reports".to_owned());
    };
    let faults = application.faults().into_iter().map(str::to_owned).collect();
    let web = application.web();
    said(faults, config, RETURN)
        .map(|at| format!("an application at {web} that comes back to {at}"))
}

/// The address of ours that is called, where nothing is wrong.
fn said(mut faults: Vec<String>, config: &Config, path: &str) -> Found {
    let at = format!("{}{path}", config.public_url);
    if !is_safe(&at) {
        faults.push(format!("{at} is neither https nor on this machine: set ASSAY_PUBLIC_URL"));
    }
    if faults.is_empty() { Ok(at) } else { Err(faults.join("; ")) }
}

/// Whether what is sent there is read by nobody on the way.
fn is_safe(address: &str) -> bool {
    let Some(rest) = address.strip_prefix("http://") else {
        return address.starts_with("https://");
    };
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    };
    ["127.0.0.1", "localhost", "[::1]"].contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use config::{Purpose, parse};

    fn with(set: &[(&str, &str)]) -> Config {
        let get = |name: &str| {
            let mut all = set.iter().chain(&[("ASSAY_ENV", "development")]);
            all.find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        };
        parse(&get, None, Purpose::Tool).unwrap()
    }

    const KEY: &str = "ASSAY_STRIPE_KEY";
    const SECRET: &str = "ASSAY_STRIPE_WEBHOOK_SECRET";
    const SIGNS: &str = "whsec_0123456789abcdef";

    #[test]
    fn a_key_of_stripes_has_its_prefix_its_length_and_a_secret_beside_it() {
        for (key, secret, wrong) in [
            ("sk_test_0123456789abcdef", SIGNS, None),
            ("rk_live_0123456789abcdef", SIGNS, None),
            ("pk_live_0123456789abcdef", SIGNS, Some("publishable")),
            ("sk_test_0123", SIGNS, Some(KEY)),
            ("0123456789abcdef", SIGNS, Some(KEY)),
            ("sk_test_0123456789abcdef", "0123456789abcdef", Some(SECRET)),
            ("sk_test_0123456789abcdef", "whsec_0123", Some(SECRET)),
        ] {
            let found = payments(&with(&[(KEY, key), (SECRET, secret)]));
            let said = found.clone().unwrap_or_else(|said| said);
            assert_eq!(found.is_err(), wrong.is_some(), "{said}");
            assert!(said.contains(wrong.unwrap_or("/api/webhooks/stripe")), "{said}");
            assert!(!said.contains("0123"), "nothing secret is printed: {said}");
        }
    }

    #[test]
    fn a_key_for_tests_is_none_for_production() {
        let of = |key| {
            let at = ("ASSAY_PUBLIC_URL", "https://assay.example");
            payments(&with(&[("ASSAY_ENV", "production"), at, (KEY, key), (SECRET, SIGNS)]))
        };
        let refused = of("sk_test_0123456789abcdef").unwrap_err();
        assert!(refused.contains("nobody pays real money"), "{refused}");
        let calls =
            "Stripe: a live key; the webhook calls https://assay.example/api/webhooks/stripe";
        assert_eq!(of("sk_live_0123456789abcdef").as_deref(), Ok(calls));
    }

    #[test]
    fn an_application_at_github_has_the_shape_of_one() {
        let (id, secret) = ("Ov23liabcdefghijklmn", "0123456789abcdef0123456789abcdef01234567");
        for (id, secret, wrong) in [
            (id, secret, None),
            ("Iv1.0123456789abcdef", secret, None),
            ("me", secret, Some("ASSAY_GITHUB_CLIENT_ID")),
            (id, "0123456789abcdef", Some("ASSAY_GITHUB_CLIENT_SECRET")),
        ] {
            let set = [("ASSAY_GITHUB_CLIENT_ID", id), ("ASSAY_GITHUB_CLIENT_SECRET", secret)];
            let found = github(&with(&set));
            let said = found.clone().unwrap_or_else(|said| said);
            assert_eq!(found.is_err(), wrong.is_some(), "{said}");
            assert!(said.contains(wrong.unwrap_or("https://github.com")), "{said}");
        }
    }

    #[test]
    fn what_is_called_is_encrypted_or_on_this_machine() {
        for (address, safe) in [
            ("https://assay.example/x", true),
            ("http://127.0.0.1:8080/x", true),
            ("http://localhost/x", true),
            ("http://[::1]:8080/x", true),
            ("http://assay.example/x", false),
            ("http://127.0.0.1.evil.example/x", false),
            ("http://localhost@evil.example/x", false),
            ("ftp://127.0.0.1/x", false),
        ] {
            assert_eq!(is_safe(address), safe, "{address}");
        }
    }
}
