//! What people say and write passes the checks of where it goes.

use std::collections::BTreeSet;

use auth::profiles::Edit;
use kernel::{Email, UserId, text};
use talent::profiles::{Authorisation, Place, Skill};

use super::asking::{Fate, fate, filter_of};
use super::pool::resume;
use super::words::{LETTERS, Letters, PROFILES, Party, Profiles, field_of, filled, nth};
use crate::stage::cast::Person;

/// The gaps that headlines and courses have.
const GAPS: [(&str, &str); 10] = [
    ("title", "Machine learning engineer"),
    ("field", "full stack"),
    ("degree", "Electrical Engineering"),
    ("a", "Experiment design"),
    ("b", "Experiment design"),
    ("interest", "features from the first sketch to the last fix"),
    ("project", "a scanner for misconfigured mail servers"),
    ("school", "Kestrel Bay Institute of Technology"),
    ("other", "Institute of Computing, Vellore Hills"),
    ("year", "2024"),
];

#[track_caller]
fn has_no_gap(text: &str) {
    assert!(!text.contains(['{', '}']), "{text}");
}

#[test]
fn every_field_and_home_is_of_words_that_the_pool_knows() {
    let Profiles { fields, places, .. } = &*PROFILES;
    assert!(fields.len() == 10 && places.len() >= 10);
    for field in fields {
        assert!(field.words.len() >= 6 && field.skills.len() >= 5, "{}", field.name);
        let known: BTreeSet<Skill> =
            field.words.iter().filter_map(|word| Skill::parse(word)).collect();
        assert_eq!(known.len(), field.words.len(), "{}", field.name);
        assert!(field.skills.iter().all(|skill| skill.len() <= 60 && text::is_line(skill)));
    }
    for home in places {
        assert!(Place::parse(&home.place).is_some(), "{}", home.place);
        assert!(home.authorised.iter().all(|word| Authorisation::parse(word).is_some()));
        assert!(kernel::money::is_currency(&home.currency) && home.year > 10_000);
    }
}

#[test]
fn what_people_say_of_themselves_is_as_long_as_it_may_be() {
    let Profiles { students, graduates, pool_headlines, schools, degrees, .. } = &*PROFILES;
    assert!(pool_headlines.len() >= 8);
    assert!(schools.len() >= 10 && degrees.len() >= 8);
    for (templates, most) in [
        (&students.headlines, 160),
        (&graduates.headlines, 160),
        (&students.courses, 400),
        (&graduates.courses, 400),
        (pool_headlines, 120),
    ] {
        assert!(templates.len() >= 5);
        for template in templates {
            let text = filled(template, &GAPS);
            has_no_gap(&text);
            assert!((1..=most).contains(&text.chars().count()), "{text}");
            assert!(text::is_prose(&text) && text::trimmed(&text) == text, "{text}");
        }
    }
    let lines = pool_headlines.iter().chain(&students.headlines).chain(&graduates.headlines);
    assert!(lines.into_iter().all(|text| text::is_line(text)));
}

#[test]
fn what_is_written_has_the_length_that_its_reader_is_promised() {
    let Letters { openings, reasons, closings, direct, declines, picks, notes, .. } = &*LETTERS;
    let names = [("name", ""), ("role", "QA")];
    for opening in openings {
        for (reason, closing) in reasons.iter().zip(closings.iter().cycle()) {
            let text = filled(&format!("{opening}\n\n{reason}\n\n{closing}"), &names);
            has_no_gap(&text);
            assert!((80..=2000).contains(&text.chars().count()) && text::is_prose(&text), "{text}");
        }
    }
    for (texts, least, most) in [
        (direct, 80, 2000),
        (declines, 1, 500),
        (picks, 1, 500),
        (notes, 1, 500),
        (&LETTERS.proposals, 20, 2000),
        (&LETTERS.asks, 20, 2000),
        (&LETTERS.unwanted, 1, 2000),
    ] {
        assert!(texts.len() >= 6);
        for text in texts {
            let text = filled(text, &[("name", "Al")]);
            has_no_gap(&text);
            assert!(
                (least..=most).contains(&text.chars().count()) && text::is_prose(&text),
                "{text}"
            );
        }
        let different: BTreeSet<&String> = texts.iter().collect();
        assert_eq!(different.len(), texts.len());
    }
}

#[test]
fn a_search_names_only_what_can_be_looked_for() {
    for search in &LETTERS.searches {
        let filter = filter_of(search);
        assert_eq!(filter.skills.len(), search.skills.len(), "{}", search.name);
        for (word, found) in [
            (&search.availability, filter.availability.is_some()),
            (&search.place, filter.place.is_some()),
            (&search.employment, filter.employment.is_some()),
            (&search.authorised, filter.authorised.is_some()),
            (&search.text, filter.text.is_some()),
        ] {
            assert_eq!(!word.is_empty(), found, "{} {word}", search.name);
        }
        assert!((1..=60).contains(&search.name.chars().count()) && text::is_line(&search.name));
    }
    assert!((10..=20).contains(&LETTERS.searches.len()));
}

#[test]
fn both_sides_write_in_a_conversation_and_no_gap_is_left() {
    assert!(LETTERS.threads.len() >= 14);
    for thread in &LETTERS.threads {
        for side in [Party::Company, Party::Candidate] {
            assert!(thread.iter().any(|(party, _)| *party == side), "{thread:?}");
        }
        for (_, text) in thread {
            let text = filled(text, &[("name", "Ada"), ("me", "Ben"), ("role", "Engineer")]);
            has_no_gap(&text);
            assert!((1..=4000).contains(&text.chars().count()) && text::is_prose(&text), "{text}");
        }
    }
}

fn person(number: usize) -> Person {
    let email: Email = format!("ada.{number}@people.example").parse().unwrap();
    Person { user: UserId::new(), name: "Ada King".to_owned(), email }
}

#[test]
fn a_file_can_be_read_whatever_its_person_has_left_out() {
    for education in [None, Some("BSc Physics, Northmoor\nMSc Physics, Northmoor".to_owned())] {
        let skills = vec!["Python".to_owned()];
        let said = Edit { headline: education.clone(), education, skills, ..Edit::default() };
        assert_eq!(resume(&person(1), &said).unwrap().name, "Ada_King.json");
    }
}

#[test]
fn requests_end_in_every_way_and_people_differ() {
    for want in [Fate::Accepted, Fate::Declined, Fate::Unanswered, Fate::Cancelled] {
        assert!((0..10).any(|turn| fate(turn) == want), "{want:?}");
    }
    let fields: BTreeSet<&str> =
        (0..60).filter_map(|n| Some(field_of(&person(n))?.name.as_str())).collect();
    assert!(fields.len() >= 8, "{fields:?}");
    assert_eq!(nth(&[1, 2, 3], 4), Some(&2));
    assert_eq!(nth::<i32>(&[], 4), None);
}
