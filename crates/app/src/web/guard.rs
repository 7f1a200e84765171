//! Refusing text that no handler should ever see. Pure.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;

/// How deep a body may nest. Source: docs/SECURITY.md, "Inputs".
const MAX_DEPTH: usize = 32;

/// Why a body was refused before it was parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refused {
    /// PostgreSQL's text cannot hold NUL, so nothing of ours may.
    Nul,
    /// Deeper than anything we ask for.
    TooDeep,
}

/// Looks for NUL, written plainly or as `\u0000`, and for nesting beyond [`MAX_DEPTH`].
pub(crate) fn json(body: &[u8]) -> Result<(), Refused> {
    let (mut in_text, mut depth) = (false, 0_usize);
    let mut bytes = body.iter().copied();
    while let Some(byte) = bytes.next() {
        match (byte, in_text) {
            (0, _) => return Err(Refused::Nul),
            (b'\\', true) => {
                let escape = bytes.next();
                if escape == Some(b'u') && bytes.as_slice_starts_with(b"0000") {
                    return Err(Refused::Nul);
                }
            }
            (b'"', _) => in_text = !in_text,
            (b'{' | b'[', false) => {
                depth += 1;
                if depth > MAX_DEPTH {
                    return Err(Refused::TooDeep);
                }
            }
            (b'}' | b']', false) => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    Ok(())
}

trait Ahead {
    fn as_slice_starts_with(&self, text: &[u8]) -> bool;
}

impl Ahead for std::iter::Copied<std::slice::Iter<'_, u8>> {
    fn as_slice_starts_with(&self, text: &[u8]) -> bool {
        self.clone().take(text.len()).eq(text.iter().copied())
    }
}

/// Whether an address is plain: whole percent escapes that make UTF-8 without NUL, and no escaped
/// slash in the path.
pub(crate) fn is_plain_address(path: &str, query: &str) -> bool {
    if !path.contains('%') && !query.contains('%') {
        return true;
    }
    let path_ok = unescape(path).is_some_and(|text| !text.contains('\0'));
    let slash = path.to_ascii_lowercase().contains("%2f");
    path_ok && !slash && unescape(query).is_some_and(|text| !text.contains('\0'))
}

/// Whether a path is in its one canonical form: it begins with a slash, no segment but the last is
/// empty, none is `.` or `..`, and nothing is escaped that need not be. Source: RFC 3986 §6.2.2.
///
/// Programs in front of and behind us read other forms differently, and who asks for `%61` instead of
/// `a` hopes for that.
pub(crate) fn is_spelled_plainly(path: &str) -> bool {
    let Some(rest) = path.strip_prefix('/') else { return false };
    let mut segments = rest.split('/').peekable();
    while let Some(segment) = segments.next() {
        let last = segments.peek().is_none();
        if (segment.is_empty() && !last) || segment == "." || segment == ".." {
            return false;
        }
    }
    path.split('%').skip(1).all(|escaped| {
        let byte = escaped.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        byte.is_some_and(|byte| !byte.is_ascii_alphanumeric() && !b"-._~".contains(&byte))
    })
}

/// The text with its percent escapes resolved; `None` where they are broken or make no UTF-8.
pub(super) fn unescape(text: &str) -> Option<Cow<'_, str>> {
    let mut escapes = text.split('%').skip(1).map(|rest| rest.as_bytes().get(..2));
    // The library leaves a broken escape as it stands.
    let whole = escapes.all(|digits| digits.is_some_and(|d| d.iter().all(u8::is_ascii_hexdigit)));
    percent_decode_str(text).decode_utf8().ok().filter(|_| whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nul_is_found_however_it_is_written() {
        assert_eq!(json(br#"{"a":"x\u0000y"}"#), Err(Refused::Nul));
        assert_eq!(json(b"{\"a\":\"\0\"}"), Err(Refused::Nul));
        assert_eq!(json(br#"{"a":"\\u0000 is how NUL is written"}"#), Ok(()));
        assert_eq!(json(br#"{"a":"\u00001"}"#), Err(Refused::Nul));
        assert_eq!(json(br#"{"a":"\u0001"}"#), Ok(()));
    }

    #[test]
    fn nesting_is_counted_outside_text_only() {
        let nested = |n: usize| format!("{}{}", "[".repeat(n), "]".repeat(n));
        assert_eq!(json(nested(32).as_bytes()), Ok(()));
        assert_eq!(json(nested(33).as_bytes()), Err(Refused::TooDeep));
        assert_eq!(json(format!("[\"{}\"]", "[".repeat(99)).as_bytes()), Ok(()));
    }

    #[test]
    fn an_address_with_broken_or_hidden_parts_is_not_plain() {
        let check =
            |path, query, plain| assert_eq!(is_plain_address(path, query), plain, "{path}?{query}");
        check("/api/x", "a=b", true);
        check("/api/caf%C3%A9", "", true);
        check("/api/%00", "", false);
        check("/api/x", "a=%00", false);
        check("/api/a%2Fb", "", false);
        check("/api/x", "next=%2Fa", true);
        check("/api/%ff", "", false);
        check("/api/%zz", "", false);
        check("/api/%4", "", false);
        check("/api/%4é", "", false);
        check("/api/%%41", "", false);
        check("/api/%+1", "", false);
        check("/api/%2541", "", true);
    }

    #[test]
    fn a_path_has_one_spelling() {
        let check = |path, plain| assert_eq!(is_spelled_plainly(path), plain, "{path}");
        for path in
            ["/", "/api/x", "/dashboard/", "/api/caf%C3%A9", "/a%20b", "/%25", "/a.b", "/..."]
        {
            check(path, true);
        }
        for path in
            ["", "*", "api/x", "//api/x", "/api//x", "/x//", "/./x", "/x/.", "/x/../y", "/.."]
        {
            check(path, false);
        }
        for path in ["/%61pi", "/api/%5f", "/%2e%2e/x", "/%7Eada", "/api/%4a", "/%", "/%4"] {
            check(path, false);
        }
    }
}
