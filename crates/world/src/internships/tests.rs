//! What is written in internships is as long as it may be, and every course is taken.

use std::collections::BTreeSet;

use internships::checklists;
use kernel::text;

use super::words::{WORDS, Words, nth};
use super::{Course, course};

#[track_caller]
fn fits(of: &[String], most: usize) {
    assert!(!of.is_empty());
    for text in of.iter().filter(|text| !text.is_empty()) {
        assert!(text.chars().count() <= most && text::is_prose(text), "{text}");
        assert_eq!(text::trimmed(text), text);
        assert!(!text.replace("{work}", "").contains(['{', '}']), "{text}");
    }
}

#[test]
fn every_text_can_be_sent() {
    let Words { submissions, rejections, projects, did, well, hard, next, company, .. } = &*WORDS;
    submissions.values().for_each(|texts| fits(texts, 500));
    for texts in [rejections, well, hard, next, company, &WORDS.early, &WORDS.cancelled] {
        fits(texts, 2000);
    }
    fits(did, 400);
    assert!(did.iter().all(|text| text.contains("{work}")));
    assert!(projects.len() >= 6 && projects.iter().all(|weeks| weeks.len() == 12));
    projects.iter().for_each(|weeks| fits(weeks, 200));
    let all: BTreeSet<&String> = projects.iter().flatten().collect();
    assert_eq!(all.len(), projects.iter().map(Vec::len).sum::<usize>());
    for day in internships::ratings::DAYS {
        fits(&WORDS.ratings[&day], 2000);
    }
    for side in ["candidate", "company"] {
        fits(&WORDS.extensions[side], 2000);
    }
}

#[test]
fn every_item_that_each_checklist_has_is_sent_in_with_words_of_its_own() {
    for task in checklists::built_in() {
        let title = task.title.to_lowercase();
        let known = WORDS.submissions.keys().filter(|part| !part.is_empty());
        assert!(known.into_iter().any(|part| title.contains(part.as_str())), "{title}");
    }
    assert!(!WORDS.submissions[""].is_empty());
}

#[test]
fn every_course_is_taken_and_one_in_four_is_extended() {
    let all: Vec<Course> = (0..12).map(course).collect();
    let count = |of: Course| all.iter().filter(|one| **one == of).count();
    assert_eq!([count(Course::EndsEarly), count(Course::Cancelled)], [1, 1]);
    assert!(count(Course::Extended) >= 2 && count(Course::Converted) >= 2);
    assert!(count(Course::Planned) >= 3);
    assert_eq!(nth::<u8>(&[], 3), None);
}
