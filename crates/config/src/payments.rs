//! Where invoices are paid online.

use payments::Account;

use super::{Reader, web_address};

const KEY: &str = "ASSAY_STRIPE_KEY";
const SECRET: &str = "ASSAY_STRIPE_WEBHOOK_SECRET";
const URL: &str = "ASSAY_STRIPE_URL";

/// Where Stripe is, unless a setting says otherwise.
pub(super) const STRIPE: &str = "https://api.stripe.com";

/// Key and secret belong together: without the secret nobody would hear of a payment. A key crosses no network in
/// clear text.
pub(super) fn account(r: &mut Reader<'_>) -> Option<Account> {
    let signs = |text: &str| {
        let plain = (8..=300).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic());
        plain.then(|| text.to_owned())
    };
    let key = r.parsed(KEY, "of 8 to 300 visible letters, digits and signs", signs);
    let secret = r.parsed(SECRET, "of 8 to 300 visible letters, digits and signs", signs);
    let want = "an https address without a query; http on this machine only";
    let url = r.parsed(URL, want, |text| {
        let address = web_address(text).filter(|_| !text.contains(['?', '#', '@']))?;
        let local = ["http://127.0.0.1", "http://localhost", "http://[::1]"];
        let is_local = local.iter().any(|begin| {
            let rest = address.strip_prefix(begin);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([':', '/']))
        });
        (is_local || address.starts_with("https://")).then_some(address)
    });
    let set = [KEY, SECRET].map(|name| r.text(name).is_some());
    match set {
        [true, false] => r.wrong(SECRET, "is not set: it signs what Stripe says of payments"),
        [false, true] => r.wrong(KEY, "is not set: it is the account at Stripe"),
        [false, false] if r.text(URL).is_some() => {
            r.wrong(URL, "is set, and ASSAY_STRIPE_KEY is not")
        }
        _ => {}
    }
    if r.text(URL).is_some() && url.is_none() {
        return None;
    }
    Some(Account::new(url.as_deref().unwrap_or(STRIPE), key?, secret?))
}
