//! What the checks find and what they leave alone, by table.

use super::*;
use crate::form::FormRound;

fn found(text: &str) -> Vec<(String, String)> {
    let form = Form { summary: text.to_owned(), ..Form::default() };
    let found = warnings(&form).into_iter().filter(|w| w.code != Code::Short);
    found.map(|w| (w.code.as_str().to_owned(), w.text)).collect()
}

#[test]
fn every_pattern_is_one() {
    let (compiled, written) = patterns::counts();
    assert_eq!(compiled, written);
    assert!(names::compile());
}

#[test]
fn what_identifies_a_person_leads_away_or_offends_is_found() {
    for (text, code, part) in [
        ("Write to jane.miller@acme.example today", "email", "jane.miller@acme.example"),
        ("jane (at) acme (dot) com", "email", "jane (at) acme (dot) com"),
        ("Call +44 20 7946 0000 then", "phone", "+44 20 7946 0000"),
        ("Call (020) 7946-0000 soon", "phone", "020) 7946-0000"),
        ("ask @jane_m there", "handle", "@jane_m"),
        ("see https://example.org/x?y now", "link", "https://example.org/x?y"),
        ("their site acme.io says it", "link", "acme.io"),
        ("the recruiter Jane Miller rang", "name_and_role", "Jane Miller"),
        ("I met Jane Miller, the CTO of it", "name_and_role", "Jane Miller"),
        ("with Jane from HR", "name_and_role", "Jane"),
        ("Dr. Strange asked", "name_and_role", "Dr. Strange"),
        ("my interviewer was Tom and he smiled", "name_and_role", "Tom"),
        ("what a shitty round", "profanity", "shitty"),
        ("He said Fuck it", "profanity", "Fuck"),
    ] {
        let want = vec![(code.to_owned(), part.to_owned())];
        assert_eq!(found(text), want, "{text}");
    }
}

#[test]
fn plain_sentences_are_left_alone() {
    for text in [
        "Two engineers asked about queues from 2024 to 2025, for 60 minutes.",
        "The manager asked why. Then the recruiter rang.",
        "The interviewer, The manager and I spoke about Rust with the lead.",
        "Scunthorpe, assessment, classes and cocktails are words.",
        "About 100 000 rows, 3.5 GB and 12/24 points.",
        "It costs 1.000.000 a year, e.g. for node.js and co.",
        "We wrote a + b @ c in the editor.",
    ] {
        assert_eq!(found(text), Vec::new(), "{text}");
    }
}

#[test]
fn a_place_is_counted_as_browsers_count() {
    let summary = "😀 é see www.example.org".to_owned();
    let form = Form { summary: summary.clone(), ..Form::default() };
    let warning = &warnings(&form)[0];
    let units: Vec<u16> = summary.encode_utf16().collect();
    let part = String::from_utf16(&units[warning.start..warning.end]).unwrap();
    assert_eq!(part, "www.example.org");
}

#[test]
fn fields_are_named_by_their_paths_and_a_short_story_is_one_warning() {
    let round = FormRound {
        description: "Mail a@b.example".to_owned(),
        questions: vec!["Fine?".to_owned(), "See www.example.org".to_owned()],
        ..FormRound::default()
    };
    let form = Form { rounds: vec![FormRound::default(), round], ..Form::default() };
    let places: Vec<(String, String)> =
        warnings(&form).into_iter().map(|w| (w.code.as_str().to_owned(), w.field)).collect();
    let want = [
        ("email", "rounds[1].description"),
        ("link", "rounds[1].questions[1]"),
        ("short", "summary"),
    ];
    assert_eq!(places, want.map(|(code, field)| (code.to_owned(), field.to_owned())));
}

#[test]
fn what_identifies_a_person_is_left_out_and_nothing_else() {
    for (text, want) in [
        ("Write to jane@acme.example or +44 20 7946 0000.", "Write to [left out] or [left out]."),
        ("the recruiter Jane Miller rang 😀", "the recruiter [left out] rang 😀"),
        ("see https://a.example/x?y and @jane_m", "see [left out] and [left out]"),
        ("what a shitty round", "what a shitty round"),
        ("Two rounds, 45 minutes each.", "Two rounds, 45 minutes each."),
        ("", ""),
    ] {
        assert_eq!(without_persons(text), want);
    }
}
