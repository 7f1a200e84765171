//! Whether a file is a résumé in the JSON Resume format. Pure. Source: jsonresume.org/schema, 1.0.0.

use std::borrow::Cow;

use serde_json::Value;

/// What a field holds.
#[derive(Clone, Copy)]
enum Shape {
    Text,
    Date,
    Email,
    Address,
    Texts,
    Object(Fields),
    List(Fields),
}

type Fields = &'static [(&'static str, Shape)];

use Shape::{Address, Date, Email, List, Object, Text, Texts};

const DOCUMENT: Fields = &[
    ("$schema", Address),
    ("basics", Object(BASICS)),
    ("work", List(WORK)),
    ("volunteer", List(VOLUNTEER)),
    ("education", List(EDUCATION)),
    ("awards", List(&[("title", Text), ("date", Date), ("awarder", Text), ("summary", Text)])),
    ("certificates", List(&[("name", Text), ("date", Date), ("url", Address), ("issuer", Text)])),
    ("publications", List(PUBLICATIONS)),
    ("skills", List(&[("name", Text), ("level", Text), ("keywords", Texts)])),
    ("languages", List(&[("language", Text), ("fluency", Text)])),
    ("interests", List(&[("name", Text), ("keywords", Texts)])),
    ("references", List(&[("name", Text), ("reference", Text)])),
    ("projects", List(PROJECTS)),
    ("meta", Object(&[("canonical", Address), ("version", Text), ("lastModified", Text)])),
];

const BASICS: Fields = &[
    ("name", Text),
    ("label", Text),
    ("image", Text),
    ("email", Email),
    ("phone", Text),
    ("url", Address),
    ("summary", Text),
    ("location", Object(LOCATION)),
    ("profiles", List(&[("network", Text), ("username", Text), ("url", Address)])),
];

const LOCATION: Fields = &[
    ("address", Text),
    ("postalCode", Text),
    ("city", Text),
    ("countryCode", Text),
    ("region", Text),
];

const WORK: Fields = &[
    ("name", Text),
    ("location", Text),
    ("description", Text),
    ("position", Text),
    ("url", Address),
    ("startDate", Date),
    ("endDate", Date),
    ("summary", Text),
    ("highlights", Texts),
];

const VOLUNTEER: Fields = &[
    ("organization", Text),
    ("position", Text),
    ("url", Address),
    ("startDate", Date),
    ("endDate", Date),
    ("summary", Text),
    ("highlights", Texts),
];

const EDUCATION: Fields = &[
    ("institution", Text),
    ("url", Address),
    ("area", Text),
    ("studyType", Text),
    ("startDate", Date),
    ("endDate", Date),
    ("score", Text),
    ("courses", Texts),
];

const PUBLICATIONS: Fields = &[
    ("name", Text),
    ("publisher", Text),
    ("releaseDate", Date),
    ("url", Address),
    ("summary", Text),
];

const PROJECTS: Fields = &[
    ("name", Text),
    ("description", Text),
    ("highlights", Texts),
    ("keywords", Texts),
    ("startDate", Date),
    ("endDate", Date),
    ("url", Address),
    ("roles", Texts),
    ("entity", Text),
    ("type", Text),
];

/// The text of a file in UTF-8, or in UTF-16 as some editors write it, without a byte-order mark; `None` where it is none.
pub(super) fn text_of(file: &[u8]) -> Option<Cow<'_, str>> {
    let (bytes, unit): (_, fn([u8; 2]) -> u16) = match file {
        [0xef, 0xbb, 0xbf, rest @ ..] => return std::str::from_utf8(rest).ok().map(Cow::from),
        [0xff, 0xfe, rest @ ..] => (rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => (rest, u16::from_be_bytes),
        // The first characters of JSON are ASCII. Source: RFC 4627, §3.
        [first, 0, ..] if *first != 0 => (file, u16::from_le_bytes),
        [0, first, ..] if *first != 0 => (file, u16::from_be_bytes),
        _ => return std::str::from_utf8(file).ok().map(Cow::from),
    };
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units: Vec<u16> = pairs.iter().map(|pair| unit(*pair)).collect();
    String::from_utf16(&units).ok().filter(|_| rest.is_empty()).map(Cow::from)
}

/// Many programs write a field that was left blank as an empty text: it says nothing.
fn is_empty(value: &Value) -> bool {
    value.as_str().is_some_and(|text| text.trim().is_empty())
}

/// Checks every field that the format names. Others may stand beside them, but a file with none of
/// its parts is no résumé.
///
/// # Errors
/// Where it is wrong, such as `work[0].startDate`; `""` for the whole.
pub(super) fn check(text: &str) -> Result<(), String> {
    let value: Value = serde_json::from_str(text).map_err(|_| String::new())?;
    let parts = value.as_object().ok_or_else(String::new)?;
    let says = |name: &&str| parts.get(*name).is_some_and(|value| !is_empty(value));
    let known = |name: &&str| *name != "$schema" && *name != "meta" && says(name);
    if !DOCUMENT.iter().map(|(name, _)| name).any(known) {
        return Err(String::new());
    }
    fields("", &value, DOCUMENT)
}

fn fields(path: &str, value: &Value, known: Fields) -> Result<(), String> {
    let object = value.as_object().ok_or_else(|| path.to_owned())?;
    for (name, shape) in known {
        let Some(value) = object.get(*name).filter(|value| !is_empty(value)) else { continue };
        let path = if path.is_empty() { (*name).to_owned() } else { format!("{path}.{name}") };
        one(path, value, *shape)?;
    }
    Ok(())
}

fn one(path: String, value: &Value, shape: Shape) -> Result<(), String> {
    let fits = |rule: fn(&str) -> bool| value.as_str().is_some_and(rule);
    let good = match shape {
        Text => value.is_string(),
        Date => fits(is_date),
        Email => fits(is_email),
        Address => fits(is_address),
        Texts => value.as_array().is_some_and(|items| items.iter().all(Value::is_string)),
        Object(known) => return fields(&path, value, known),
        List(known) => {
            let items = value.as_array().ok_or_else(|| path.clone())?;
            let mut all = items.iter().enumerate();
            return all.try_for_each(|(at, item)| fields(&format!("{path}[{at}]"), item, known));
        }
    };
    if good { Ok(()) } else { Err(path) }
}

/// A year, a month or a day, with the digits that the schema allows.
fn is_date(text: &str) -> bool {
    let digits = |part: &str, first: &str, length: usize| {
        part.len() == length
            && part.bytes().all(|b| b.is_ascii_digit())
            && part.starts_with(|c| first.contains(c))
    };
    let mut parts = text.split('-');
    let year = parts.next().is_some_and(|part| digits(part, "12", 4));
    let month = parts.next().is_none_or(|part| digits(part, "01", 2));
    let day = parts.next().is_none_or(|part| digits(part, "0123", 2));
    year && month && day && parts.next().is_none()
}

fn is_email(text: &str) -> bool {
    let Some((user, host)) = text.rsplit_once('@') else { return false };
    let plain = |part: &str| !part.is_empty() && !part.contains(char::is_whitespace);
    plain(user) && plain(host)
}

/// An address with its scheme.
fn is_address(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once(':') else { return false };
    let letters = |c: char| c.is_ascii_alphanumeric() || "+-.".contains(c);
    let named =
        scheme.starts_with(|c: char| c.is_ascii_alphabetic()) && scheme.chars().all(letters);
    named && !rest.is_empty() && !rest.contains(char::is_whitespace)
}

#[cfg(test)]
pub(crate) mod tests {
    use serde_json::json;

    use super::*;

    pub(crate) fn document() -> Value {
        json!({
            "basics": { "name": "Ada Lovelace", "email": "ada@example.com",
                        "url": "https://ada.example", "location": { "city": "London" },
                        "profiles": [{ "network": "Git", "url": "https://git.example/ada" }] },
            "work": [{ "name": "Engine", "startDate": "1842-10", "endDate": "1843",
                       "highlights": ["Notes"] }],
            "education": [{ "institution": "Home", "courses": [] }],
            "skills": [{ "name": "Analysis", "keywords": ["Series"] }],
            "more": { "is": ["allowed", 1] },
        })
    }

    #[track_caller]
    fn check_after(change: impl FnOnce(&mut Value), want: Result<(), &str>) {
        let mut document = document();
        change(&mut document);
        let found = check(&document.to_string());
        assert_eq!(found, want.map_err(str::to_owned));
    }

    #[test]
    fn a_resume_with_fields_of_their_shapes_is_one() {
        check_after(|_| (), Ok(()));
        check_after(|d| d["basics"] = json!({}), Ok(()));
    }

    #[test]
    fn a_field_of_another_shape_is_named() {
        check_after(|d| d["basics"]["name"] = json!(1), Err("basics.name"));
        check_after(|d| d["basics"]["email"] = json!("ada"), Err("basics.email"));
        check_after(|d| d["basics"]["url"] = json!("ada example"), Err("basics.url"));
        check_after(|d| d["basics"]["location"] = json!("London"), Err("basics.location"));
        check_after(|d| d["work"] = json!({}), Err("work"));
        check_after(|d| d["work"][0] = json!("x"), Err("work[0]"));
        check_after(|d| d["work"][0]["startDate"] = json!("3000"), Err("work[0].startDate"));
        check_after(|d| d["work"][0]["endDate"] = json!("2020-1"), Err("work[0].endDate"));
        check_after(|d| d["work"][0]["highlights"] = json!([1]), Err("work[0].highlights"));
        check_after(|d| d["skills"][0]["keywords"] = json!("x"), Err("skills[0].keywords"));
    }

    /// The schema's own package is held against the same file by the browser application's tests.
    #[test]
    fn the_cases_of_the_file_are_judged_as_the_schema_judges_them() {
        let cases: Vec<Value> = serde_json::from_str(include_str!("cases.json")).unwrap();
        for case in &cases {
            let judged = check(&case["resume"].to_string());
            assert_eq!(judged.is_ok(), case["valid"] == true, "{}: {judged:?}", case["why"]);
        }
        assert!(cases.len() > 20, "{}", cases.len());
    }

    #[test]
    fn what_has_no_part_of_the_format_is_none() {
        for bad in ["{}", "[]", "{\"name\":\"Ada\"}", "{\"meta\":{}}", "{", "1"] {
            assert_eq!(check(bad), Err(String::new()), "{bad}");
        }
    }

    #[test]
    fn a_field_that_was_left_blank_is_absent() {
        for field in ["email", "url", "name", "location", "profiles"] {
            check_after(|d| d["basics"][field] = json!(""), Ok(()));
        }
        check_after(|d| d["work"][0]["endDate"] = json!(""), Ok(()));
        check_after(|d| d["work"][0]["startDate"] = json!(" "), Ok(()));
        check_after(|d| d["work"][0]["highlights"] = json!(""), Ok(()));
        check_after(|d| d["education"] = json!(""), Ok(()));
        check_after(|d| d["$schema"] = json!(""), Ok(()));
        check_after(|d| *d = json!({ "basics": "", "work": " " }), Err(""));
    }

    #[test]
    fn a_text_is_read_in_the_encodings_of_editors() {
        let text = "{\"basics\": {\"name\": \"Zoë 🦀\"}}";
        let encoded = |unit: fn(u16) -> [u8; 2], mark: &str| -> Vec<u8> {
            format!("{mark}{text}").encode_utf16().flat_map(unit).collect()
        };
        for file in [
            text.as_bytes().to_vec(),
            format!("\u{feff}{text}").into_bytes(),
            encoded(u16::to_le_bytes, "\u{feff}"),
            encoded(u16::to_be_bytes, "\u{feff}"),
            encoded(u16::to_le_bytes, ""),
            encoded(u16::to_be_bytes, ""),
        ] {
            assert_eq!(text_of(&file).as_deref(), Some(text), "{file:?}");
        }
        for bad in [&b"\xff\xfe{"[..], b"\xff\xfe\x00\xd8", b"\xfftext", b"\xef\xbb\xbf\xff"] {
            assert_eq!(text_of(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn dates_have_the_digits_of_the_schema() {
        for good in ["1999", "2020-12", "2020-12-31"] {
            assert!(is_date(good), "{good}");
        }
        for bad in ["", "999", "0999", "2020-", "2020-21", "2020-12-41", "2020-12-31-", "20a0"] {
            assert!(!is_date(bad), "{bad}");
        }
    }
}
