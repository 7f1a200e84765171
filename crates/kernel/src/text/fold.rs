//! Texts as they are searched and compared. Pure.
//!
//! The SQL function `fold_text` answers the same; a test in `db` compares both, letter by letter.

use unicode_normalization::UnicodeNormalization;

use crate::{BadEmail, Email};

/// The text as it is searched and compared: without case, accents, apostrophes, unseen characters and the width of
/// letters, with one kind of space and one of hyphen. Two texts that a reader takes for the same name are equal then.
/// It is never shown.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let seen = text.chars().filter(|c| !is_dropped(*c));
    for c in seen.nfkd().filter(|c| !is_dropped(*c)) {
        if is_space(c) {
            if !folded.ends_with(' ') {
                folded.push(' ');
            }
        } else if let Some(letters) = spelled(c) {
            folded.push_str(letters);
        } else {
            folded.push(lower(c));
        }
    }
    folded
}

/// The words of a text as they are compared: runs of letters and digits. A name with an apostrophe is one word, and its
/// parts are words too: “O’Brien” is found as `obrien` and as `brien`.
pub fn fold_words(text: &str) -> Vec<String> {
    let split = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_owned).collect()
    };
    let mut words = split(&fold(text));
    if text.contains(is_apostrophe) {
        words.extend(split(&fold(&text.replace(is_apostrophe, " "))));
    }
    words
}

/// The text of a search, folded. A whole e-mail address is looked for as it is stored.
pub fn fold_search(typed: &str) -> String {
    let one = |word: &str| match word.parse::<Email>() {
        Ok(email) => fold(email.as_str()),
        Err(BadEmail) => fold(word),
    };
    typed.split_whitespace().map(one).collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// The first words of a search, folded, at most so many. A name with an apostrophe is looked for as one word.
pub fn search_words(typed: &str, most: usize) -> Vec<String> {
    let folded = fold_search(typed);
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.take(most).map(str::to_owned).collect()
}

/// Whether a character is one of those that people write between the parts of a name such as “O’Brien”.
pub fn is_apostrophe(c: char) -> bool {
    matches!(
        c,
        '\'' | '`'
            | '\u{b4}'
            | '\u{2b9}'..='\u{2bf}'
            | '\u{2c8}'
            | '\u{2ca}'
            | '\u{2cb}'
            | '\u{2ee}'
            | '\u{55a}'
            | '\u{5f3}'
            | '\u{2018}'..='\u{201b}'
            | '\u{2032}'
            | '\u{2035}'
            | '\u{a78b}'
            | '\u{a78c}'
            | '\u{ff07}'
            | '\u{ff40}'
    )
}

fn is_dropped(c: char) -> bool {
    !c.is_ascii() && (is_mark(c) || is_unseen(c)) || is_apostrophe(c)
}

/// Marks that only change how a letter is said: accents and the points of Hebrew and Arabic.
fn is_mark(c: char) -> bool {
    matches!(
        c,
        '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{591}'..='\u{5bd}'
            | '\u{5bf}'
            | '\u{5c1}'
            | '\u{5c2}'
            | '\u{5c4}'
            | '\u{5c5}'
            | '\u{5c7}'
            | '\u{610}'..='\u{61a}'
            | '\u{640}'
            | '\u{64b}'..='\u{65f}'
            | '\u{670}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}

/// What nobody sees: format characters, blank letters, selectors of variants.
fn is_unseen(c: char) -> bool {
    super::is_unseen(c)
        || matches!(
            c,
            '\u{202a}'..='\u{202e}'
                | '\u{2065}'..='\u{2069}'
                | '\u{fe00}'..='\u{fe0f}'
        )
}

/// The spaces that compatibility leaves, and what ends a line.
fn is_space(c: char) -> bool {
    matches!(c, '\t'..='\r' | ' ' | '\u{85}' | '\u{1680}' | '\u{2028}' | '\u{2029}')
}

/// What people write for a letter that does not come apart into a plain one and an accent.
fn spelled(c: char) -> Option<&'static str> {
    Some(match c {
        'ß' | 'ẞ' => "ss",
        'Æ' | 'æ' => "ae",
        'Œ' | 'œ' => "oe",
        'Þ' | 'þ' => "th",
        _ => return None,
    })
}

/// The small letter, plain where it only has a stroke or a hook.
fn lower(c: char) -> char {
    if c.is_ascii() {
        return c.to_ascii_lowercase();
    }
    let small = c.to_lowercase().next().unwrap_or(c);
    match small {
        'ς' => 'σ',
        'ⱥ' => 'a',
        'ƀ' | 'ɓ' | 'ƃ' => 'b',
        'ȼ' | 'ƈ' => 'c',
        'đ' | 'ð' | 'ɖ' | 'ɗ' | 'ƌ' => 'd',
        'ɇ' => 'e',
        'ƒ' => 'f',
        'ǥ' | 'ɠ' => 'g',
        'ħ' | 'ⱨ' => 'h',
        'ı' | 'ɨ' => 'i',
        'ȷ' | 'ɉ' => 'j',
        'ĸ' | 'ƙ' | 'ⱪ' => 'k',
        'ł' | 'ƚ' | 'ⱡ' | 'ɫ' => 'l',
        'ɱ' => 'm',
        'ŋ' | 'ɲ' | 'ƞ' => 'n',
        'ø' | 'ɵ' => 'o',
        'ƥ' | 'ᵽ' => 'p',
        'ɋ' => 'q',
        'ɍ' | 'ɽ' => 'r',
        'ȿ' => 's',
        'ŧ' | 'ƭ' | 'ʈ' | 'ⱦ' => 't',
        'ʉ' => 'u',
        'ʋ' => 'v',
        'ⱳ' => 'w',
        'ɏ' | 'ƴ' => 'y',
        'ƶ' | 'ȥ' | 'ɀ' | 'ⱬ' => 'z',
        'ґ' => 'г',
        '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{58a}' | '\u{5be}' => '-',
        _ => small,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(want: &str, texts: &[&str]) {
        for text in texts {
            assert_eq!(fold(text), want, "{text:?}");
        }
    }

    #[test]
    fn names_that_readers_take_for_the_same_are_equal() {
        check("nunez", &["Núñez", "NUNEZ", "nu\u{301}n\u{303}ez", "Ｎúñez", "Nú\u{ad}ñ\u{200b}ez"]);
        check("nguyen", &["Nguyễn", "nguye\u{302}\u{303}n", "NGUYỄN"]);
        check("lukasz", &["Łukasz", "łUKASZ", "L\u{335}ukasz"]);
        check("oystein", &["Øystein", "øystein", "O\u{338}ystein"]);
        check("dorde", &["Đorđe", "Ðorðe"]);
        check(
            "obrien",
            &["O'Brien", "O’Brien", "OʼBrien", "O´Brien", "O`Brien", "O＇brien", "OBRIEN"],
        );
        check("strasse", &["Straße", "STRASSE", "STRAẞE", "straſse"]);
        check(
            "aegir oeuvre thor",
            &["Ægir Œuvre Þór", "ægir\u{a0}œuvre\u{3000}ÞÓR", "Aegir  Oeuvre\tThor"],
        );
        check("istanbul isik", &["İstanbul Işık", "istanbul ışık", "ISTANBUL ISIK"]);
        check("σισυφοσ", &["Σίσυφος", "ΣΙΣΥΦΟΣ", "σίσυφοσ"]);
        check("фёдор".replace('ё', "е").as_str(), &["Фёдор", "ФЁДОР", "Федор"]);
        check("a-b", &["A-B", "A‐B", "A‑B", "A–B", "A−B"]);
        check("李明", &["李明"]);
        check("", &["", "\u{200b}\u{feff}", "\u{301}"]);
    }

    #[test]
    fn what_is_folded_stays_as_it_is() {
        for c in '\0'..='\u{1ffff}' {
            let once = fold(c.encode_utf8(&mut [0; 4]));
            assert_eq!(fold(&once), once, "{c:?}");
        }
    }

    #[test]
    fn a_name_with_an_apostrophe_is_found_whole_and_by_its_parts() {
        assert_eq!(fold_words("O’Brien-Łoś"), ["obrien", "los", "o", "brien", "los"]);
        assert_eq!(fold_words(" – "), [""; 0]);
    }

    #[test]
    fn a_search_is_folded_and_a_whole_address_is_looked_for_as_it_is_stored() {
        assert_eq!(fold_search("  Núñez  Conan O’Brien "), "nunez conan obrien");
        assert_eq!(fold_search("Anna@Müller.example"), "anna@xn--mller-kva.example");
        assert_eq!(search_words("O'Brien, Łoś (Zoë)", 2), ["obrien", "los"]);
        assert_eq!(search_words("’ \u{200b}", 2), [""; 0]);
    }
}
