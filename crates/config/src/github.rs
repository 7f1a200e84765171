//! Which application reads GitHub.

use github::Application;

use super::{Reader, web_address};

const ID: &str = "ASSAY_GITHUB_CLIENT_ID";
const SECRET: &str = "ASSAY_GITHUB_CLIENT_SECRET";
const WEB: &str = "ASSAY_GITHUB_WEB_URL";
const API: &str = "ASSAY_GITHUB_API_URL";

/// A token goes there: encrypted, or nowhere but to this machine.
fn safe_address(text: &str) -> Option<String> {
    let address = web_address(text)?;
    let Some(rest) = address.strip_prefix("http://") else {
        return Some(address).filter(|address| !address.contains(['?', '#', '@']));
    };
    let host = rest.split(['/', '?', '#']).next()?;
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let here = ["127.0.0.1", "localhost", "[::1]"].contains(&name);
    (here && !rest.contains(['?', '#', '@'])).then_some(address)
}

/// Id and secret belong together.
pub(super) fn application(r: &mut Reader<'_>) -> Option<Application> {
    let visible = |text: &str| {
        let plain = text.bytes().all(|b| b.is_ascii_graphic()) && text.len() <= 200;
        plain.then(|| text.to_owned())
    };
    let want = "of at most 200 visible letters, digits and signs";
    let (id, secret) = (r.parsed(ID, want, visible), r.parsed(SECRET, want, visible));
    let want = "an https address without a query, or one of this machine";
    let (web, api) = (r.parsed(WEB, want, safe_address), r.parsed(API, want, safe_address));
    for (name, other) in [(ID, SECRET), (SECRET, ID)] {
        if r.text(name).is_some() && r.text(other).is_none() {
            r.wrong(other, format!("is not set, and {name} is"));
        }
    }
    let web = web.unwrap_or_else(|| "https://github.com".to_owned());
    let api = api.unwrap_or_else(|| "https://api.github.com".to_owned());
    Some(Application::new(&id?, &secret?, &web, &api))
}
