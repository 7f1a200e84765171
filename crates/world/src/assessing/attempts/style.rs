//! The ways in which people write the same thing. The bank has a few programs for each problem and hundreds of people
//! send them: in somebody's own style one is as far from the next as what two people write by themselves, also for the
//! comparison of programs, which looks past names.

use kernel::Language;
use rand::Rng;
use rand::rngs::StdRng;

/// Comparisons, and what each is with its sides exchanged; the longer ones first.
const COMPARISONS: [(&str, &str); 8] = [
    (" === ", " === "),
    (" !== ", " !== "),
    (" <= ", " >= "),
    (" >= ", " <= "),
    (" == ", " == "),
    (" != ", " != "),
    (" < ", " > "),
    (" > ", " < "),
];
/// What makes a condition more than one comparison.
const JOINED: [&str; 10] =
    [" and ", " or ", "not ", " in ", " is ", "&&", "||", "!(", " if ", "lambda"];

/// The program in somebody's own style.
pub(super) fn styled(chance: &mut StdRng, language: Language, source: &str) -> String {
    let line: fn(&mut StdRng, &str) -> String = match language {
        Language::Python => python,
        Language::JavaScript | Language::TypeScript => javascript,
        Language::C
        | Language::Cpp
        | Language::Rust
        | Language::Go
        | Language::Java
        | Language::Sql => return source.to_owned(),
    };
    let mut lines: Vec<String> = source.lines().map(|text| line(chance, text)).collect();
    if language == Language::Python
        && lines.last().is_some_and(|last| last.ends_with("()") && !last.contains([' ', '=']))
        && chance.random_bool(0.5)
    {
        let last = lines.pop().unwrap_or_default();
        lines.push("if __name__ == \"__main__\":".to_owned());
        lines.push(format!("    {last}"));
    }
    lines.join("\n") + "\n"
}

/// One line of Python.
fn python(chance: &mut StdRng, line: &str) -> String {
    let text = line.trim_start();
    let (indent, _) = line.split_at(line.len() - text.len());
    if text.contains('#') {
        return line.to_owned();
    }
    let header = text.strip_suffix(':');
    for word in ["if ", "elif ", "while "] {
        if let Some(of) = header.and_then(|text| text.strip_prefix(word)).filter(|of| is_closed(of))
        {
            return format!("{indent}{word}{}:", condition(chance, of));
        }
    }
    let often = chance.random_bool(0.5);
    if let Some((names, of)) = header.and_then(|text| text.strip_prefix("for ")?.split_once(" in "))
        && is_closed(of)
        && is_closed(names)
    {
        let bare = names.contains(',') && !names.contains('(');
        let names = if bare && often { format!("({names})") } else { names.to_owned() };
        // A name may stand for an iterator that goes on later, which a copy would use up.
        let is_counted = of.starts_with("range")
            || of.starts_with("enumerate")
            || of.contains(',')
            || !of.contains(['.', '[']);
        let copied = !is_counted && chance.random_bool(0.45);
        let of = if copied { format!("list({of})") } else { of.to_owned() };
        return format!("{indent}for {names} in {of}:");
    }
    if let Some(name) = header.and_then(|text| text.strip_prefix("def ")) {
        return defined(chance, (indent, name));
    }
    if let Some(value) = text.strip_prefix("return ")
        && is_closed(value)
        && often
    {
        return format!("{indent}return ({value})");
    }
    if let Some(said) = text.strip_prefix("print(").and_then(|rest| rest.strip_suffix(')'))
        && often
        && is_closed(said)
        && said.contains(", ")
        && !said.contains("=")
    {
        return format!("{indent}print({said}, sep=\" \")");
    }
    let longer = counted(text).or_else(|| assigned(chance, text));
    match longer.filter(|_| often) {
        Some(longer) => format!("{indent}{longer}"),
        None => line.to_owned(),
    }
}

/// A condition: a comparison with its sides exchanged, its parts in brackets, or all of it.
fn condition(chance: &mut StdRng, of: &str) -> String {
    let (often, wrapped) = (chance.random_bool(0.5), chance.random_bool(0.35));
    let parts: Vec<&str> = of.split(" and ").collect();
    let is_list = parts.len() > 1 && parts.iter().all(|part| is_closed(part));
    let text = match exchanged(of) {
        Some(other) if often => other,
        None if often && is_list && !of.contains(" or ") && !of.contains(" if ") => {
            let part = |part: &&str| match exchanged(part) {
                Some(other) => format!("({other})"),
                None => format!("({part})"),
            };
            parts.iter().map(part).collect::<Vec<_>>().join(" and ")
        }
        Some(_) | None => of.to_owned(),
    };
    if wrapped { format!("({text})") } else { text }
}

/// The first line of a function, and what is said of it.
fn defined(chance: &mut StdRng, (indent, name): (&str, &str)) -> String {
    let word = name.split('(').next().unwrap_or_default();
    let answers = if word.starts_with("main") && chance.random_bool(0.5) { " -> None" } else { "" };
    let line = format!("{indent}def {name}{answers}:");
    if chance.random_bool(0.35) {
        return format!("{line}\n{indent}    \"\"\"{}.\"\"\"", said(word));
    }
    line
}

/// An assignment in another form; `None` where there is none.
fn assigned(chance: &mut StdRng, text: &str) -> Option<String> {
    let (place, value) = text.split_once(" = ")?;
    if value.contains(" = ") || !is_closed(value) || place.contains([':', '(', '"']) {
        return None;
    }
    let other = chance.random_bool(0.5);
    if place.contains(',') {
        return is_closed(place).then(|| format!("({place}) = {value}"));
    }
    if !is_place(place) {
        return None;
    }
    let is_name = !place.contains(['[', '.']);
    match value {
        "{}" if other => Some(format!("{place} = dict()")),
        "[]" if other => Some(format!("{place} = list()")),
        "{}" if is_name => Some(format!("{place}: dict = {{}}")),
        "[]" if is_name => Some(format!("{place}: list = []")),
        "0" | "1" | "-1" if is_name => Some(format!("{place}: int = {value}")),
        _ => {
            let counts =
                [" + ", " - ", " * ", " // ", " % "].iter().any(|sign| value.contains(sign));
            counts.then(|| format!("{place} = ({value})"))
        }
    }
}

/// One line of JavaScript.
fn javascript(chance: &mut StdRng, line: &str) -> String {
    let text = line.trim_start();
    let (indent, _) = line.split_at(line.len() - text.len());
    if let Some(rest) = text.strip_prefix("const ")
        && chance.random_bool(0.4)
    {
        return format!("{indent}let {rest}");
    }
    for word in ["if (", "} else if (", "while ("] {
        let Some(rest) = text.strip_prefix(word) else { continue };
        // One pair of brackets alone: what is within it is the condition.
        let Some((condition, after)) = rest.split_once(')') else { continue };
        let exchanged = exchanged(condition).filter(|_| chance.random_bool(0.5));
        if let (true, Some(exchanged)) = (is_closed(condition), exchanged) {
            return format!("{indent}{word}{exchanged}){after}");
        }
    }
    if chance.random_bool(0.6) {
        if let Some(name) = text.strip_suffix("++;").filter(|name| is_place(name)) {
            return format!("{indent}{name} += 1;");
        }
        if let Some(longer) = text.strip_suffix(';').and_then(counted) {
            return format!("{indent}{longer};");
        }
    }
    line.to_owned()
}

/// `n += 1` in full; `None` for anything else.
fn counted(text: &str) -> Option<String> {
    let (place, rest) = text.split_once(' ')?;
    let (sign, value) = rest.split_once("= ")?;
    let is_number = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
    let counts = matches!(sign, "+" | "-") && is_number && is_place(place);
    counts.then(|| format!("{place} = {place} {sign} {value}"))
}

/// Whether a text is a variable or an element of one.
fn is_place(text: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b"_[].".contains(&byte);
    text.starts_with(|first: char| first.is_ascii_alphabetic())
        && text.bytes().all(is_part)
        && is_closed(text)
}

/// A condition that is one comparison, with its sides exchanged; `None` for any other.
fn exchanged(condition: &str) -> Option<String> {
    if JOINED.iter().any(|word| condition.contains(word)) || condition.contains(['`', '?', ':']) {
        return None;
    }
    let found = COMPARISONS.iter().find_map(|(sign, other)| {
        let (left, right) = condition.split_once(sign)?;
        Some((left, *other, right))
    });
    let (left, sign, right) = found?;
    let is_alone = |side: &str| {
        let is_whole = |quote: char| side.matches(quote).count().is_multiple_of(2);
        is_closed(side)
            && is_whole('"')
            && is_whole('\'')
            && !COMPARISONS.iter().any(|(sign, _)| side.contains(sign.trim_end()))
    };
    (is_alone(left) && is_alone(right)).then(|| format!("{right}{sign}{left}"))
}

/// Whether every bracket of a text is closed in it.
fn is_closed(text: &str) -> bool {
    let mut open = Vec::new();
    for letter in text.chars() {
        match letter {
            '(' => open.push(')'),
            '[' => open.push(']'),
            '{' => open.push('}'),
            ')' | ']' | '}' if open.pop() != Some(letter) => return false,
            _ => {}
        }
    }
    open.is_empty()
}

/// What somebody says of a function with this name.
fn said(name: &str) -> String {
    match name {
        "main" | "solve" | "run" | "solution" => {
            "Read everything from standard input and print the answer".to_owned()
        }
        _ => format!("Helper: {}", name.replace('_', " ")),
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn a_comparison_means_the_same_with_its_sides_exchanged() {
        for (condition, other) in [
            ("time - start > longest[0]", Some("longest[0] < time - start")),
            ("f(a, b) <= 3", Some("3 >= f(a, b)")),
            ("a === b", Some("b === a")),
            ("a < b < c", None),
            ("a < b and c", None),
            ("x in y", None),
            ("word == \"lock\"", Some("\"lock\" == word")),
            ("word == \"a > b\"", None),
            ("ready", None),
        ] {
            assert_eq!(exchanged(condition).as_deref(), other, "{condition}");
        }
    }

    #[test]
    fn only_what_counts_by_numbers_is_written_in_full() {
        assert_eq!(counted("n += 1").unwrap(), "n = n + 1");
        assert_eq!(counted("free[at] -= 12").unwrap(), "free[at] = free[at] - 12");
        for text in ["rows += [1]", "n += m", "x = 1", "a b += 1", "f(x) += 1"] {
            assert_eq!(counted(text), None, "{text}");
        }
    }

    #[test]
    fn a_program_in_two_styles_is_two_programs_and_stays_of_its_lines() {
        let text = "def main():\n    n = 0\n    if n > 1:\n        n += 1\n    while n < 5 and n:\n        \
                    n -= 1\n    return n\n\n\nmain()\n";
        let of = |seed| styled(&mut StdRng::seed_from_u64(seed), Language::Python, text);
        let all: std::collections::BTreeSet<String> = (0..40).map(of).collect();
        assert!(all.len() > 20);
        assert_eq!(of(3), of(3));
        let cpp = "int main() { int n = 0; if (n > 1) n += 1; }\n";
        assert_eq!(styled(&mut StdRng::seed_from_u64(1), Language::Cpp, cpp), cpp);
    }

    /// Of the programs that people send for a problem, in the styles of so many people, the share of pairs that are a
    /// match, in thousandths.
    fn matches(name: &str, people: u64) -> usize {
        use similarity::{index, overlap, rule};
        let bank = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
        let programs = crate::stage::programs::Programs::read(&bank).unwrap();
        let all = programs.of(name);
        let python: Vec<_> = all.iter().filter(|one| one.language == Language::Python).collect();
        let written: Vec<Vec<u64>> = (0..people)
            .map(|seed| {
                let mut chance = StdRng::seed_from_u64(seed);
                let program = python[usize::try_from(seed).unwrap() % python.len()];
                let source = super::super::hand::in_own_words(
                    &mut chance,
                    Language::Python,
                    &program.source,
                );
                index::read(Language::Python, &source).unwrap()
            })
            .collect();
        let pairs = written.iter().enumerate().flat_map(|(at, one)| {
            written.iter().skip(at + 1).map(move |other| overlap::of(one, other))
        });
        let pairs: Vec<_> = pairs.collect();
        let found = pairs.iter().filter(|pair| rule::is_match(pair, rule::LEAST_PERMILLE)).count();
        found * 1000 / pairs.len()
    }

    #[test]
    fn what_two_people_write_for_the_tasks_is_seldom_a_match() {
        for (name, most) in [
            ("oncall", 25),
            ("etags", 25),
            ("ratelimit", 12),
            ("latereadings", 12),
            ("lostupdates", 8),
        ] {
            let found = matches(name, 40);
            assert!(found <= most, "{name}: {found}");
        }
    }
}
