//! Where the language model is.

use model::Endpoint;

use super::{Reader, web_address};

const URL: &str = "ASSAY_LLM_URL";
const KEY: &str = "ASSAY_LLM_KEY";
const MODEL: &str = "ASSAY_LLM_MODEL";

/// Address and model belong together; a server on one's own machine may want no key.
pub(super) fn endpoint(r: &mut Reader<'_>) -> Option<Endpoint> {
    let url = r.parsed(URL, "an http or https address without a query", |text| {
        let plain = !text.contains(['?', '#', '@']);
        web_address(text).filter(|_| plain)
    });
    let key = r.parsed(KEY, "of visible letters, digits and signs", |text| {
        text.bytes().all(|b| b.is_ascii_graphic()).then(|| text.to_owned())
    });
    let model = r.parsed(MODEL, "a name of at most 200 letters", |text| {
        let plain = !text.chars().any(char::is_control);
        (plain && text.chars().count() <= 200).then(|| text.to_owned())
    });
    if r.text(URL).is_none() {
        for name in [KEY, MODEL] {
            if r.text(name).is_some() {
                r.wrong(name, "is set, and ASSAY_LLM_URL is not");
            }
        }
        return None;
    }
    if r.text(MODEL).is_none() {
        r.wrong(MODEL, "is not set: it names the model at ASSAY_LLM_URL");
    }
    Some(Endpoint::new(&url?, key, &model?))
}
