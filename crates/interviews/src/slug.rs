//! Names as parts of an address. Pure.

use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

const MAX: usize = 60;

/// A company's part of a story's address: lower case, letters and digits, at most 60 characters.
pub fn company_slug(name: &str) -> String {
    slug(name, "company")
}

/// A position's part of a story's address.
pub fn position_slug(name: &str) -> String {
    slug(name, "role")
}

/// A name without a Latin letter gets a word and a mark of its own, so that two such names are
/// not taken for one.
fn slug(name: &str, otherwise: &str) -> String {
    let folded = name.nfkd().flat_map(char::to_lowercase);
    let mut slug = String::new();
    for c in folded.filter(|c| !is_mark(*c)) {
        match c {
            'a'..='z' | '0'..='9' => slug.push(c),
            'ß' => slug.push_str("ss"),
            'æ' => slug.push_str("ae"),
            'ø' => slug.push('o'),
            'ł' => slug.push('l'),
            'đ' => slug.push('d'),
            '\'' | '’' => {}
            _ if slug.is_empty() || slug.ends_with('-') => {}
            _ => slug.push('-'),
        }
        if slug.len() >= MAX {
            break;
        }
    }
    slug.truncate(MAX);
    let slug = slug.trim_end_matches('-');
    if !slug.is_empty() {
        return slug.to_owned();
    }
    let mark = Sha256::digest(name.trim().to_lowercase().as_bytes());
    let mark: String = mark.iter().take(4).map(|byte| format!("{byte:02x}")).collect();
    format!("{otherwise}-{mark}")
}

fn is_mark(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_becomes_plain_words_joined_by_hyphens() {
        for (name, want) in [
            ("Pellworth", "pellworth"),
            ("  Acme, Inc. ", "acme-inc"),
            ("Müller & Söhne", "muller-sohne"),
            ("L'Oréal", "loreal"),
            ("Großmann", "grossmann"),
            ("C++ Engineer (R&D)", "c-engineer-r-d"),
            ("../../etc/passwd", "etc-passwd"),
        ] {
            assert_eq!(company_slug(name), want, "{name}");
        }
        assert_eq!(company_slug(&"word ".repeat(40)).len(), 59);
        assert!(company_slug(&"w".repeat(200)).len() <= 60);
    }

    #[test]
    fn names_in_another_script_have_addresses_of_their_own() {
        let (one, two) = (company_slug("Яндекс"), company_slug("腾讯"));
        assert!(one.starts_with("company-") && two.starts_with("company-"));
        assert_ne!(one, two);
        assert_eq!(one, company_slug("яндекс "));
        assert!(position_slug("—").starts_with("role-"));
    }
}
