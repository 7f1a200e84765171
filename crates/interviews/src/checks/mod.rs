//! What a text is looked at for before a moderator sees it: whatever identifies a person, leads away
//! or offends. A warning holds a story back for a closer look; it changes nothing.

mod names;
mod patterns;
#[cfg(test)]
mod tests;

use kernel::words;
use serde::{Deserialize, Serialize};

use crate::form::Form;

/// Shorter stories help nobody.
const SHORT: usize = 120;

words! {
    /// Why a moderator should look.
    pub enum Code as "WarningCode" {
        Email = "email", Phone = "phone", Handle = "handle", NameAndRole = "name_and_role",
        Link = "link", Profanity = "profanity", DuplicateText = "duplicate_text", Short = "short",
    }
}

/// Something that a moderator should look at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Warning {
    /// In a word.
    pub code: Code,
    /// Where, such as `rounds[0].description`.
    pub field: String,
    /// What stands there.
    pub text: String,
    /// Where it begins in the field, in UTF-16 units as browsers count.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
}

/// Everything to be looked at in a form, in the order of its fields.
pub fn warnings(form: &Form) -> Vec<Warning> {
    let mut found = Vec::new();
    for (field, text) in form.texts() {
        let mut spans = patterns::spans(text);
        spans.extend(names::spans(text));
        spans.sort_by_key(|span| span.start);
        found.extend(spans.into_iter().map(|span| span.warning(&field, text)));
    }
    let length: usize = form.texts().iter().map(|(_, text)| text.trim().chars().count()).sum();
    if length < SHORT {
        found.push(whole(Code::Short, &form.summary));
    }
    found
}

/// What stands where something was left out.
const LEFT_OUT: &str = "[left out]";

/// A text without what identifies a person or leads to one: addresses, numbers, handles, links and
/// names beside what somebody does.
pub fn without_persons(text: &str) -> String {
    let mut spans = patterns::spans(text);
    spans.extend(names::spans(text));
    spans.retain(|span| span.code != Code::Profanity);
    spans.sort_by_key(|span| span.start);
    let (mut kept, mut at) = (String::new(), 0);
    for span in spans {
        if span.start >= at {
            kept.push_str(text.get(at..span.start).unwrap_or_default());
            kept.push_str(LEFT_OUT);
        }
        at = at.max(span.end);
    }
    kept.push_str(text.get(at..).unwrap_or_default());
    kept
}

/// That a text says much the same as one that is published.
pub(crate) fn copied(form: &Form) -> Warning {
    whole(Code::DuplicateText, &form.summary)
}

fn whole(code: Code, summary: &str) -> Warning {
    let field = "summary".to_owned();
    Warning { code, field, text: String::new(), start: 0, end: units(summary) }
}

fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

/// A place in a text, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Span {
    code: Code,
    start: usize,
    end: usize,
}

impl Span {
    fn warning(self, field: &str, text: &str) -> Warning {
        let part = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
        Warning {
            code: self.code,
            field: field.to_owned(),
            text: part(self.start, self.end).to_owned(),
            start: units(part(0, self.start)),
            end: units(part(0, self.end)),
        }
    }
}
