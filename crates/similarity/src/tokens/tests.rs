//! What leaves no trace, and what does.

use super::*;

fn words(language: Language, source: &str) -> Vec<u64> {
    of(language, source).unwrap().into_iter().map(|token| token.word).collect()
}

#[test]
fn names_literals_comments_and_layout_leave_no_trace() {
    let cases = [
        (
            Language::Python,
            "def f(a):\n    \"\"\"Adds.\"\"\"\n    return a + 1  # one\n",
            "def add(value):\n\n        # two\n        return value + \\\n            20\n",
        ),
        (
            Language::JavaScript,
            "const f = (a) => { return `x${a}`; };",
            "const add = (b) =>\n{ /* so */ return `longer ${b}` }",
        ),
        (
            Language::C,
            "int f(int a) { return a + '\\n'; }",
            "int g(int b)\n{ // so\n return b + 'c'; }",
        ),
        (Language::Cpp, "auto s = \"a\\tb\";", "auto t = \"c\";\n"),
        (Language::Rust, "fn f() -> u8 { 1 }", "/// Says.\nfn g() -> u8 {\n    2 /* two */\n}\n"),
        (
            Language::Go,
            "package main\nfunc f() string { return \"a\" }",
            "package main\n\n// g\nfunc g() string {\n\treturn \"b\\n\"\n}\n",
        ),
        (Language::Java, "class A { int x = 1; }", "class B {\n  // x\n  int y = 2;\n}"),
        (Language::TypeScript, "let a: number = 1;", "let b: number = /* two */ 2"),
        (Language::Sql, "select a from t where b = 1", "select c\n  from u -- so\n where d = 2"),
    ];
    for (language, one, other) in cases {
        assert_eq!(words(language, one), words(language, other), "{language}");
        assert!(words(language, one).len() > 10, "{language}: nothing was read");
    }
}

#[test]
fn another_statement_is_other_tokens() {
    let one = words(Language::Python, "while a:\n    b()\n");
    assert_ne!(one, words(Language::Python, "if a:\n    b()\n"));
}

#[test]
fn every_opening_is_closed_and_stands_in_its_line() {
    let tokens =
        of(Language::Python, "def f():\n    return [\n        1,\n    ]\n\nf()\n").unwrap();
    let count = |word| tokens.iter().filter(|token| token.word == word).count();
    assert_eq!(count(OPENING), count(CLOSING));
    let lines: Vec<u32> = tokens.iter().map(|token| token.line).collect();
    assert!(lines.contains(&3), "the list ends in the fourth line: {lines:?}");
    assert_eq!(lines.iter().max(), Some(&5));
}

#[test]
fn the_names_of_files_leave_no_trace_and_each_file_is_read_by_itself() {
    let whole = |name: &str, broken: &str| {
        format!("-- main.py --\n{broken}\n-- {name} --\ndef area(a, b):\n    return a * b\n")
    };
    let start = "import geo\nprint(geo.area(6, 7))";
    let named = |name: &str| words(Language::Python, &whole(name, start));
    assert_eq!(named("geo.py"), named("lib/shapes.py"));
    let alone = words(Language::Python, "def area(a, b):\n    return a * b\n");
    assert!(named("geo.py").ends_with(&alone), "it is what it is without the others");
    let spoilt = words(Language::Python, &whole("geo.py", "(((("));
    assert!(spoilt.ends_with(&alone), "what is wrong in one file spoils no other");
    let lines = of(Language::Python, &whole("geo.py", start)).unwrap();
    assert_eq!(lines.last().unwrap().line, 5, "lines are those of the whole");
    assert!(of(Language::Python, "-- main.py --\n-- ../x.py --\nx = 1\n").is_some());
}

#[test]
fn what_is_no_program_is_read_all_the_same() {
    for language in Language::ALL {
        for source in ["", "\u{0}", "((((((((((", "}}}} else", "😀 not a program; at all"] {
            assert!(of(language, source).is_some(), "{language}: {source:?}");
        }
    }
}

#[test]
fn deep_nesting_neither_overflows_nor_takes_long() {
    for language in Language::ALL {
        let source = "(".repeat(60_000) + &")".repeat(60_000);
        assert!(of(language, &source).is_some(), "{language}");
    }
}
