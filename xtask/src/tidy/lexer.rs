//! Rust source without its comments and without the contents of its strings, so that a rule
//! which looks for a word finds code only. Lines keep their numbers.

/// Replaces comments and the contents of strings by nothing; line ends stay.
pub(crate) fn bare(source: &str) -> String {
    let chars: Vec<char> = source.chars().collect();
    let mut bare = String::with_capacity(source.len());
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        let rest = chars.get(at..).unwrap_or_default();
        let skipped = match c {
            '/' if starts(rest, "//") => line_comment(rest),
            '/' if starts(rest, "/*") => block_comment(rest),
            '"' => string(rest),
            'r' | 'b' if begins_word(&bare) => raw_string(rest),
            '\'' => char_literal(rest),
            _ => 0,
        };
        if skipped == 0 {
            bare.push(c);
            at += 1;
        } else {
            let gone = rest.iter().take(skipped);
            bare.extend(gone.filter(|c| **c == '\n'));
            if c != '/' {
                bare.push_str("\"\"");
            }
            at += skipped;
        }
    }
    bare
}

fn starts(rest: &[char], with: &str) -> bool {
    with.chars().zip(rest).filter(|(a, b)| a == *b).count() == with.len()
}

fn begins_word(before: &str) -> bool {
    !before.ends_with(|c: char| c.is_alphanumeric() || c == '_')
}

fn line_comment(rest: &[char]) -> usize {
    rest.iter().position(|c| *c == '\n').unwrap_or(rest.len())
}

fn block_comment(rest: &[char]) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < rest.len() {
        let here = rest.get(at..).unwrap_or_default();
        if starts(here, "/*") {
            depth += 1;
            at += 2;
        } else if starts(here, "*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

fn string(rest: &[char]) -> usize {
    let mut escaped = false;
    for (at, c) in rest.iter().enumerate().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The length of `r"…"`, `r#"…"#`, `br"…"`; 0 where this is no raw string.
fn raw_string(rest: &[char]) -> usize {
    let prefix = rest.iter().take_while(|c| matches!(c, 'r' | 'b')).count();
    let hashes = rest.iter().skip(prefix).take_while(|c| **c == '#').count();
    let raw = rest.iter().take(prefix).any(|c| *c == 'r');
    if !raw || prefix > 2 || rest.get(prefix + hashes) != Some(&'"') {
        return 0;
    }
    let end: String = std::iter::once('"').chain(std::iter::repeat_n('#', hashes)).collect();
    let mut at = prefix + hashes + 1;
    while let Some(here) = rest.get(at..).filter(|here| !here.is_empty()) {
        if starts(here, &end) {
            return at + end.len();
        }
        at += 1;
    }
    rest.len()
}

/// The length of `'x'` or `'\n'`; 0 for a lifetime.
fn char_literal(rest: &[char]) -> usize {
    match (rest.get(1), rest.get(2)) {
        (Some('\\'), _) => {
            let end = rest.iter().skip(3).position(|c| *c == '\'');
            end.map_or(0, |end| end + 4)
        }
        (Some(_), Some('\'')) => 3,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(source: &str, expected: &str) {
        assert_eq!(bare(source), expected);
    }

    #[test]
    fn comments_and_strings_vanish_and_lines_stay() {
        check("a // unsafe\nb", "a \nb");
        check("a /* x\n /* y */ z */ b", "a \n b");
        check(r#"say("unsafe \" { still") + 1"#, "say(\"\") + 1");
        check("r#\"a \" b\"# + r\"c\"", "\"\" + \"\"");
        check("let c = '\"'; let d = '\\''; e", "let c = \"\"; let d = \"\"; e");
    }

    #[test]
    fn a_lifetime_and_a_name_that_ends_in_r_are_code() {
        check("fn f<'a>(x: &'a str) {}", "fn f<'a>(x: &'a str) {}");
        check("for \"x\"", "for \"\"");
        check("bar\"x\"", "bar\"\"");
    }
}
