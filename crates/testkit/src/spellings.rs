//! Other ways to write a path, which must never lead where the path does past what guards it.

/// A path written in another way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spelling {
    /// How it differs.
    pub what: &'static str,
    /// What stands in the request line.
    pub target: String,
}

/// How the frame refuses an address for its spelling: status and code. It does so before any door, to every caller alike.
pub const REFUSED_AS_SPELLED: [&str; 2] = ["400 address_not_canonical", "400 invalid_character"];

/// Every other spelling of `path`, which begins with a slash.
pub fn spellings(path: &str) -> Vec<Spelling> {
    let mut all = Vec::new();
    let mut add = |what, target: String| {
        if target != path {
            all.push(Spelling { what, target });
        }
    };
    for (at, c) in path.char_indices().filter(|(_, c)| *c != '/') {
        let (before, after) = (&path[..at], &path[at + c.len_utf8()..]);
        let byte = u32::from(c) & 0xff;
        add("a character escaped", format!("{before}%{byte:02x}{after}"));
        add("a character escaped in capitals", format!("{before}%{byte:02X}{after}"));
        add("a character escaped twice", format!("{before}%25{byte:02x}{after}"));
    }
    let escaped: String = path.bytes().map(|b| format!("%{b:02x}")).collect();
    add("everything escaped", format!("/{escaped}"));
    add("capitals", path.to_uppercase());
    add("one capital", capital_after(path, 1));
    for (at, _) in path.match_indices('/') {
        let (before, after) = (&path[..at], &path[at + 1..]);
        // What does not begin with a slash is no path.
        for (what, slash) in SLASHES.iter().filter(|(_, slash)| at > 0 || slash.starts_with('/')) {
            add(what, format!("{before}{slash}{after}"));
        }
        if at > 0 {
            for (what, end) in SEGMENT_ENDS {
                add(what, format!("{before}{end}/{after}"));
            }
        }
    }
    for (what, end) in SEGMENT_ENDS.iter().chain(&PATH_ENDS) {
        add(what, format!("{path}{end}"));
    }
    all
}

/// What some program reads as a slash, or as nothing.
const SLASHES: [(&str, &str); 12] = [
    ("a doubled slash", "//"),
    ("a dot segment", "/./"),
    ("a segment and back", "/x/../"),
    ("an escaped dot segment", "/%2e/"),
    ("an escaped way back", "/x/%2e%2e/"),
    ("an escaped slash", "%2f"),
    ("an escaped slash after a slash", "/%2F"),
    ("a slash escaped twice", "%252f"),
    ("an overlong slash", "%c0%af"),
    ("a longer overlong slash", "%e0%80%af"),
    ("a backslash", "/%5c"),
    ("an empty parameter", "/;/"),
];

/// What some program leaves out at the end of a segment.
const SEGMENT_ENDS: [(&str, &str); 7] = [
    ("a parameter", ";x"),
    ("a named parameter", ";jsessionid=1"),
    ("NUL", "%00"),
    ("a dot", "."),
    ("a blank", "%20"),
    ("a tabulator", "%09"),
    ("a line end", "%0d%0a"),
];

/// What some program leaves out at the end of a path.
const PATH_ENDS: [(&str, &str); 6] = [
    ("a slash at the end", "/"),
    ("two slashes at the end", "//"),
    ("a dot segment at the end", "/."),
    ("an escaped question mark", "%3f"),
    ("an escaped number sign", "%23"),
    ("another type", ".json"),
];

fn capital_after(path: &str, at: usize) -> String {
    let (before, after) = path.split_at(at.min(path.len()));
    let mut rest = after.chars();
    let first = rest.next().map(|c| c.to_ascii_uppercase()).into_iter();
    before.chars().chain(first).chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_written_as_its_escape() {
        let targets: Vec<String> = spellings("/api/x").into_iter().map(|s| s.target).collect();
        for expected in ["/%61pi/x", "/a%70i/x", "/api/%78", "/%2561pi/x", "/api//x", "/API/X"] {
            assert!(targets.iter().any(|target| target == expected), "{expected}");
        }
        assert!(!targets.iter().any(|target| target == "/api/x"));
    }
}
