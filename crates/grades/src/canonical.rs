//! The one way to write a JSON value down as bytes: RFC 8785 for values whose numbers are whole.

use serde::Serialize;
use serde_json::Value;

/// The bytes that are signed for `value`: no space between tokens, members in the order of their
/// names' UTF-16 code units. `None` where a number is not whole, which no grade has.
pub(crate) fn canonical(value: &impl Serialize) -> Option<String> {
    let mut text = String::new();
    write(&serde_json::to_value(value).ok()?, &mut text)?;
    Some(text)
}

fn write(value: &Value, to: &mut String) -> Option<()> {
    match value {
        Value::Number(number) if number.is_f64() => return None,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            to.push_str(&serde_json::to_string(value).ok()?);
        }
        Value::Array(items) => {
            to.push('[');
            for (place, item) in items.iter().enumerate() {
                if place > 0 {
                    to.push(',');
                }
                write(item, to)?;
            }
            to.push(']');
        }
        Value::Object(members) => {
            let mut names: Vec<&String> = members.keys().collect();
            names.sort_by(|a, b| a.encode_utf16().cmp(b.encode_utf16()));
            to.push('{');
            for (place, name) in names.into_iter().enumerate() {
                if place > 0 {
                    to.push(',');
                }
                to.push_str(&serde_json::to_string(name).ok()?);
                to.push(':');
                write(members.get(name)?, to)?;
            }
            to.push('}');
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn members_are_in_order_and_nothing_stands_between() {
        let value = json!({ "b": [1, -2, null], "a": { "y": true, "x": "é\u{1}\n/\"" }, "": "" });
        let text = canonical(&value).unwrap();
        assert_eq!(text, r#"{"":"","a":{"x":"é\u0001\n/\"","y":true},"b":[1,-2,null]}"#);
    }

    #[test]
    fn names_are_ordered_by_utf_16_not_by_code_points() {
        // Source: RFC 8785 §3.2.3.
        let value = json!({ "\u{fb33}": 1, "\u{1f600}": 2 });
        assert_eq!(canonical(&value).unwrap(), "{\"\u{1f600}\":2,\"\u{fb33}\":1}");
    }

    #[test]
    fn a_number_that_is_not_whole_has_no_canonical_form() {
        assert_eq!(canonical(&json!([0.5])), None);
    }
}
