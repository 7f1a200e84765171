//! The rules by table, and the machine against a plain reading of the same rules.

use super::*;

const TOKENS: Comparison = Comparison {
    case_sensitive: false,
    space_change_sensitive: false,
    float_absolute: None,
    float_relative: None,
    any_row_order: false,
};
const CASE: Comparison = Comparison { case_sensitive: true, ..TOKENS };
const SPACE: Comparison = Comparison { space_change_sensitive: true, ..TOKENS };
const ABSOLUTE: Comparison = Comparison { float_absolute: Some(0.01), ..TOKENS };
const RELATIVE: Comparison = Comparison { float_relative: Some(0.01), ..TOKENS };

fn accepts(rules: Comparison, answer: &[u8], output: &[u8], piece: usize) -> bool {
    let mut comparer = Comparer::new(rules, answer);
    output.chunks(piece).for_each(|piece| comparer.push(piece));
    comparer.finish().is_none()
}

#[track_caller]
fn check(rules: Comparison, answer: &str, output: &str, expected: bool) {
    for piece in [1, 2, 3, 1000] {
        let got = accepts(rules, answer.as_bytes(), output.as_bytes(), piece);
        assert_eq!(got, expected, "{answer:?} against {output:?} in pieces of {piece}");
    }
}

#[test]
fn tokens_agree_whatever_the_white_space() {
    check(TOKENS, "1 2\n3\n", "1\t2 3", true);
    check(TOKENS, "1 2\n", "\r\n 1 \x0b\x0c 2", true);
    check(TOKENS, "", " \n ", true);
    check(TOKENS, "12", "1 2", false);
    check(TOKENS, "1 2", "12", false);
}

#[test]
fn missing_and_surplus_output_differ() {
    check(TOKENS, "1 2", "1", false);
    check(TOKENS, "1 2", "1 2 3", false);
    check(TOKENS, "1", "", false);
    check(TOKENS, "", "1", false);
}

#[test]
fn case_counts_only_when_asked() {
    check(TOKENS, "Yes", "yES", true);
    check(CASE, "Yes", "yES", false);
    check(CASE, "Yes", "Yes", true);
}

#[test]
fn white_space_counts_only_when_asked() {
    check(SPACE, "1 2\n", "1 2\n", true);
    check(SPACE, "1 2\n", "1  2\n", false);
    check(SPACE, "1 2\n", "1\t2\n", false);
    check(SPACE, "1 2\n", "1 2", false);
    check(SPACE, "1 2", "1 2\n", false);
    check(SPACE, "1 2", " 1 2", false);
    check(SPACE, " 1", "1", false);
    check(SPACE, "a", "A", true);
    check(SPACE, "", "", true);
}

#[test]
fn a_tolerance_applies_where_the_answer_is_a_number() {
    check(ABSOLUTE, "1.0", "1.005", true);
    check(ABSOLUTE, "1.0", "0.995", true);
    check(ABSOLUTE, "1.0", "1.02", false);
    check(ABSOLUTE, "1000", "1001", false);
    check(RELATIVE, "1000", "1009", true);
    check(RELATIVE, "1000", "1011", false);
    check(RELATIVE, "0", "0.0001", false);
    check(RELATIVE, "-1000", "-1009", true);
    check(ABSOLUTE, "1e2", "+100.0", true);
    check(ABSOLUTE, "100", "1e2x", false);
    check(ABSOLUTE, "100", "one", false);
    check(ABSOLUTE, "abc", "ABC", true);
}

#[test]
fn infinite_and_undefined_numbers_agree_only_with_themselves() {
    check(ABSOLUTE, "inf", "inf", true);
    check(ABSOLUTE, "nan", "nan", true);
    check(ABSOLUTE, "inf", "1e308", false);
    check(RELATIVE, "inf", "0", false);
    check(RELATIVE, "inf", "INF", true);
    check(ABSOLUTE, "0x10", "16.001", true);
    check(ABSOLUTE, "-0X1.8p1", "-3", true);
    check(ABSOLUTE, "0x", "0", false);
    check(ABSOLUTE, "1", "nan", false);
    check(ABSOLUTE, "1", "inf", false);
    check(RELATIVE, "1", "-inf", false);
}

#[test]
fn a_power_sign_that_nothing_follows_is_ignored() {
    for (answer, output, expected) in [
        ("1e", "1", true),
        ("1", "1E+", true),
        ("1.5", "1.5e-", true),
        ("0x1p", "1", true),
        ("1", "0X1P+", true),
        ("1", "1ee", false),
        ("10", "1e1e", false),
        ("10", "1E1e-", false),
        ("2", "0x1p1p", false),
        ("1", "1e+x", false),
        ("e", "1", false),
        ("1", "e", false),
        ("1", "1+", false),
        ("0x.p", "0", false),
        ("0", "-0X.", true),
        ("0", "0x..", false),
    ] {
        check(ABSOLUTE, answer, output, expected);
    }
    check(TOKENS, "1e", "1", false);
}

#[test]
fn bytes_that_are_no_text_are_compared_too() {
    assert!(accepts(TOKENS, b"\xff\x00 a", b"\xff\x00\na", 1));
    assert!(!accepts(TOKENS, b"\xff", b"\xfe", 1));
}

#[test]
fn a_difference_is_reported_in_words() {
    let message = |answer: &str, output: &str| {
        let mut comparer = Comparer::new(TOKENS, answer.as_bytes());
        comparer.push(output.as_bytes());
        comparer.finish().unwrap()
    };
    assert_eq!(message("1 2", "1 3"), r#"word 2 is "3", expected "2""#);
    assert_eq!(message("1", "1 3"), r#"more output than expected: "3""#);
    assert_eq!(message("1 2", "1"), r#"the output ends before "2""#);
    assert!(message("1", &"x".repeat(1 << 20)).len() < 100);
}

/// The rules read plainly: both texts whole.
fn plainly(rules: Comparison, answer: &[u8], output: &[u8]) -> bool {
    let tokens = |bytes: &'_ [u8]| -> Vec<Vec<u8>> {
        let all = bytes.split(|byte| is_space(*byte)).filter(|token| !token.is_empty());
        all.map(<[u8]>::to_vec).collect()
    };
    let spaces = |bytes: &[u8]| -> Vec<u8> {
        // White space with every token made one letter: places and kinds.
        let mut all: Vec<u8> = Vec::new();
        for byte in bytes {
            match (is_space(*byte), all.last()) {
                (true, _) => all.push(*byte),
                (false, Some(b'x')) => {}
                (false, _) => all.push(b'x'),
            }
        }
        all
    };
    let (expected, got) = (tokens(answer), tokens(output));
    expected.len() == got.len()
        && expected.iter().zip(&got).all(|(expected, got)| agree(&rules, expected, got))
        && (!rules.space_change_sensitive || spaces(answer) == spaces(output))
}

#[test]
fn the_machine_agrees_with_a_plain_reading_on_random_texts() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |below: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % below).unwrap()
    };
    let alphabet = b"aA1. \n";
    let mut equal = 0;
    for _ in 0..40_000 {
        let mut text = |length: usize| -> Vec<u8> {
            (0..length).map(|_| alphabet[next(alphabet.len() as u64)]).collect()
        };
        let (answer, other) = (text(5), text(5));
        // Every second output is the answer with one byte changed, so that both outcomes occur.
        let output = if next(2) == 0 {
            other
        } else {
            let mut near = answer.clone();
            near[next(5)] = alphabet[next(6)];
            near
        };
        for rules in [TOKENS, CASE, SPACE, ABSOLUTE] {
            let expected = plainly(rules, &answer, &output);
            equal += u32::from(expected);
            let got = accepts(rules, &answer, &output, 1 + next(6));
            assert_eq!(got, expected, "{rules:?} {answer:?} {output:?}");
        }
    }
    assert!((10_000..150_000).contains(&equal), "{equal}");
}
