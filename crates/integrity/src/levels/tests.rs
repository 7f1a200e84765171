use std::collections::BTreeSet;

use super::*;

fn found(signal: Signal, part: u32, whole: u32) -> Finding {
    Finding { signal, task: Some(1), count: 1, part, whole, spans: Vec::new() }
}

fn level(signals: &[Finding]) -> Level {
    decide(&Evidence { signals: signals.to_vec(), similarity_found: false }).level
}

#[test]
fn the_table_decides_and_its_highest_row_counts() {
    let pasted = |percent| found(Signal::ExternalPaste, percent, 100);
    let plain = |signal| found(signal, 0, 0);
    for (signals, want) in [
        (vec![], Level::None),
        (vec![pasted(19)], Level::None),
        (vec![pasted(20)], Level::Note),
        (vec![pasted(59)], Level::Note),
        (vec![pasted(60)], Level::Review),
        (vec![found(Signal::ExternalPaste, 0, 0)], Level::None),
        (vec![plain(Signal::StatementCopied)], Level::Note),
        (vec![plain(Signal::StatementCopied), pasted(29)], Level::Note),
        (vec![plain(Signal::StatementCopied), pasted(30)], Level::Review),
        (vec![plain(Signal::SolvedEarly)], Level::Note),
        (vec![plain(Signal::SolvedEarly), pasted(30)], Level::Review),
        (vec![plain(Signal::Burst)], Level::Note),
        (vec![plain(Signal::Burst), plain(Signal::StatementCopied)], Level::Review),
        (vec![plain(Signal::TypedLinearly)], Level::Note),
        (vec![plain(Signal::TypedLinearly), plain(Signal::StatementCopied)], Level::Review),
        (vec![found(Signal::FocusLost, 119, 0)], Level::None),
        (vec![found(Signal::FocusLost, 120, 0)], Level::Note),
        (vec![found(Signal::FocusLost, 9000, 0)], Level::Note),
        (vec![plain(Signal::SecondSession)], Level::Note),
        (vec![plain(Signal::NetworkChanged)], Level::Note),
        (vec![plain(Signal::CountryChanged), plain(Signal::NetworkChanged)], Level::Note),
        (vec![plain(Signal::CountriesAtOnce)], Level::Review),
        (vec![plain(Signal::SecondSession), found(Signal::FocusLost, 600, 0)], Level::Note),
    ] {
        assert_eq!(level(&signals), want, "{signals:?}");
    }
}

#[test]
fn a_similar_submission_is_reviewed_and_listed_with_the_signals() {
    let evidence = Evidence { signals: Vec::new(), similarity_found: true };
    let outcome = decide(&evidence);
    assert_eq!((outcome.level, outcome.rules.as_slice()), (Level::Review, &["similar"][..]));
    assert_eq!(evidence.findings()[0].signal, Signal::Similarity);
}

#[test]
fn every_row_has_a_name_of_its_own_and_every_signal_is_in_a_row() {
    let names: BTreeSet<&str> = RULES.iter().map(|rule| rule.name).collect();
    assert_eq!(names.len(), RULES.len());
    assert!(RULES.iter().all(|rule| rule.level != Level::None && !rule.all.is_empty()));
    for signal in Signal::ALL {
        let named = |condition: &Condition| condition.signal() == signal;
        assert!(RULES.iter().any(|rule| rule.all.iter().any(named)), "{signal:?}");
        assert!(!signal.benign().is_empty() && !signal.measured().is_empty());
    }
}

#[test]
fn rows_about_countries_are_told_from_all_others() {
    let needing: Vec<&str> =
        RULES.iter().filter(|rule| rule.needs_countries()).map(|rule| rule.name).collect();
    assert_eq!(needing, ["countries_at_once", "country_changed"]);
}

#[test]
fn the_printed_row_names_what_it_compares() {
    let of = |name| RULES.iter().find(|rule| rule.name == name).unwrap().text();
    assert_eq!(
        of("copied_and_pasted"),
        "Statement copied; and: 30% or more of the final code of a task pasted from outside the editor"
    );
    assert!(of("away_long").contains("120 seconds"));
}
