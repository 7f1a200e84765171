//! The rules by table, and the machine against a plain reading of the same rules.

use super::*;

const TOKENS: Comparison = Comparison {
    case_sensitive: false,
    space_change_sensitive: false,
    float_absolute: None,
    float_relative: None,
    scanf_numbers: false,
    any_row_order: false,
};
const CASE: Comparison = Comparison { case_sensitive: true, ..TOKENS };
const SPACE: Comparison = Comparison { space_change_sensitive: true, ..TOKENS };
const ABSOLUTE: Comparison = Comparison { float_absolute: Some(0.01), ..TOKENS };
const RELATIVE: Comparison = Comparison { float_relative: Some(0.01), ..TOKENS };
const SCANF: Comparison = Comparison { scanf_numbers: true, ..ABSOLUTE };

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
    check(ABSOLUTE, "1", "nan", false);
    check(ABSOLUTE, "1", "inf", false);
    check(RELATIVE, "1", "-inf", false);
}

#[test]
fn infinite_and_undefined_numbers_are_words_however_numbers_are_read() {
    for rules in [ABSOLUTE, SCANF] {
        for word in ["inf", "-inf", "+inf", "infinity", "-Infinity", "nan", "-nan", "NaN", "1e999"]
        {
            check(rules, word, word, true);
            check(rules, word, &word.to_uppercase(), true);
            check(Comparison { case_sensitive: true, ..rules }, word, &word.to_uppercase(), false);
            check(rules, "1", word, false);
            check(rules, word, "1", false);
        }
        check(rules, "inf", "infinity", false);
        check(rules, "inf", "+inf", false);
        check(rules, "nan", "-nan", false);
    }
}

/// The answer is 5, 255 or 0, and how that may be written; by the grammar of the format, version 2025-09, section
/// "General Requirements".
#[test]
fn a_number_is_what_the_grammar_of_the_format_says_it_is() {
    let fives = [
        "5", "+5", "5.", "5.0", "05", "5e0", "5E0", "5e+0", "5e-0", "5.e0", "0.5e1", ".5e1",
        "+.5E+01", "50e-1",
    ];
    for five in fives {
        check(ABSOLUTE, "5", five, true);
        check(ABSOLUTE, five, "5.001", true);
        check(SCANF, "5", five, true);
    }
    for zero in ["-0", "-0.0", "+.0", "0e1", "0e999", "00"] {
        check(ABSOLUTE, "0", zero, true);
    }
    let digits = "0".repeat(40) + "5." + &"0".repeat(40);
    check(ABSOLUTE, "5", &digits, true);
    for other in ["5e", "5e+", "5E-", "0x5", "0X5", "0x5p0", "0x1.4p2", "5p0"] {
        check(ABSOLUTE, "5", other, false);
        check(ABSOLUTE, other, "5", false);
        check(ABSOLUTE, other, other, true);
    }
    check(ABSOLUTE, "255", "0xff", false);
    check(ABSOLUTE, "0", "0x.", false);
    for other in [
        "--5", "+-5", "5-", "5e5e0", "5e0.5", "5e 0", ".", "+.", ".e1", "e1", "5_0", "5,0", "5f",
        "\u{665}",
    ] {
        check(ABSOLUTE, "5", other, false);
        check(SCANF, "5", other, false);
    }
}

#[test]
fn scanf_reads_hexadecimal_numbers_too() {
    check(SCANF, "0x10", "16.001", true);
    check(SCANF, "-0X1.8p1", "-3", true);
    check(SCANF, "255", "0xff", true);
    check(SCANF, "0x", "0", false);
    check(Comparison { float_absolute: None, ..SCANF }, "255", "0xff", false);
}

#[test]
fn scanf_ignores_a_power_sign_that_nothing_follows() {
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
        check(SCANF, answer, output, expected);
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
