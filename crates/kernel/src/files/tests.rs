//! What is a program of several files. The table is read by the browser application's tests too.

use serde::Deserialize;

use super::*;

#[derive(Deserialize)]
struct Case {
    is: String,
    language: String,
    text: String,
    #[serde(default)]
    files: Vec<(String, String, u32)>,
    error: Option<(u32, String)>,
}

fn word(why: Why) -> &'static str {
    match why {
        Why::Name => "name",
        Why::Main => "main",
        Why::Taken => "taken",
        Why::Twice => "twice",
        Why::TooMany => "too_many",
        Why::TooLong => "too_long",
        Why::Title => "title",
    }
}

#[test]
fn a_text_is_split_where_titles_stand_and_only_after_that_of_the_main_file() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("cases.json")).unwrap();
    assert!(cases.len() > 20);
    for case in cases {
        let language = Language::parse(&case.language).unwrap();
        match split(language, &case.text) {
            Ok(files) => {
                let files = files.all().map(|f| (f.name.to_owned(), f.text.to_owned(), f.above));
                assert_eq!(files.collect::<Vec<_>>(), case.files, "{}", case.is);
                assert_eq!(case.error, None, "{}", case.is);
            }
            Err(error) => {
                let said = Some((error.line, word(error.why).to_owned()));
                assert_eq!(said, case.error, "{}", case.is);
            }
        }
    }
}

#[test]
fn a_program_has_32_files_and_256_kib_at_most() {
    let of = |further: usize| {
        let titles = (0..further).map(|at| format!("-- f{at}.py --\n"));
        format!("-- main.py --\n{}", titles.collect::<String>())
    };
    assert_eq!(split(Language::Python, &of(31)).unwrap().all().count(), 32);
    let too_many = split(Language::Python, &of(32)).unwrap_err();
    assert_eq!((too_many.line, too_many.why), (33, Why::TooMany));

    let long = |length: usize| {
        let start = "-- main.py --\n-- a.py --\n";
        format!("{start}{}", "#".repeat(length - start.len()))
    };
    assert!(split(Language::Python, &long(MAX_BYTES)).is_ok());
    let too_long = split(Language::Python, &long(MAX_BYTES + 1)).unwrap_err();
    assert_eq!((too_long.line, too_long.why), (2, Why::TooLong));
    let one = "#".repeat(MAX_BYTES + 1);
    assert_eq!(split(Language::Python, &one).unwrap().main.text, one, "one file has no such rule");
    let name = |length: usize| format!("-- main.py --\n-- {}.py --\n", "a".repeat(length - 3));
    assert!(split(Language::Python, &name(100)).is_ok());
    assert_eq!(split(Language::Python, &name(101)).unwrap_err().why, Why::Name);
}

#[test]
fn files_that_are_joined_are_split_into_the_same_ones() {
    let join = |further: &[(&str, &str)]| join(Language::Python, "import geo\n", further);
    assert_eq!(join(&[]).unwrap(), "import geo\n");
    let text = join(&[("geo.py", "x = 1"), ("lib/empty.py", ""), ("lib/b.py", "y\r\n")]).unwrap();
    let files = split(Language::Python, &text).unwrap();
    let files: Vec<_> = files.all().map(|file| (file.name, file.text)).collect();
    let expected = [
        ("main.py", "import geo\n"),
        ("geo.py", "x = 1\n"),
        ("lib/empty.py", ""),
        ("lib/b.py", "y\r\n"),
    ];
    assert_eq!(files, expected);
}

#[test]
fn files_that_could_not_be_split_again_are_not_joined() {
    let long = "#".repeat(MAX_BYTES);
    let title = "'''\n-- b.py --\n'''\n";
    for (name, text, line, why) in [
        ("main.py", "", 3, Why::Main),
        ("a b.py", "", 3, Why::Name),
        ("table.txt", "", 3, Why::Name),
        ("a.py", title, 2, Why::Title),
        ("a.py", long.as_str(), 3, Why::TooLong),
    ] {
        let error = join(Language::Python, "a = 1\n", &[(name, text)]).unwrap_err();
        assert_eq!((error.line, error.name.as_str(), error.why), (line, name, why));
    }
    let twice = [("a.py", ""), ("A.py", "")];
    assert_eq!(join(Language::Python, "", &twice).unwrap_err().why, Why::Twice);
    let queries = join(Language::Sql, "select 1;\n", &[("b.sql", "select 2;\n")]);
    assert_eq!(queries.unwrap_err().why, Why::Name, "a query is one file");
}

#[test]
fn an_error_names_the_line_and_says_what_to_change() {
    let said = |why| BadFiles { line: 7, name: "a.py".to_owned(), why }.to_string();
    assert_eq!(said(Why::TooMany), "Line 7, a.py: a program has at most 32 files.");
    assert_eq!(
        said(Why::TooLong),
        "Line 7, a.py: the files of a program have at most 256 KiB together."
    );
    for why in [Why::Name, Why::Main, Why::Taken, Why::Twice, Why::Title] {
        let said = said(why);
        assert!(said.starts_with("Line 7, a.py: ") && said.ends_with('.'), "{said}");
    }
    let long = format!("-- main.py --\n-- {}.py --\n", "a".repeat(5000));
    assert_eq!(split(Language::Python, &long).unwrap_err().name, "a".repeat(100));
}

#[test]
fn every_languages_main_file_has_an_extension_of_it() {
    for language in Language::ALL {
        let name = main_name(language);
        assert_eq!(Language::from_file_name(name), Some(language));
        let extension = name.rsplit_once('.').unwrap().1;
        let known = extensions(language);
        assert_eq!(known.contains(&extension), language != Language::Sql, "{language}");
    }
}
