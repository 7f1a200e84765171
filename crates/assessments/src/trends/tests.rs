//! Trends by table.

use kernel::AttemptId;
use kernel::Instant;

use super::rules::{Graded, trends};
use crate::scores::{Label, Skill};

fn at(day: u32) -> Instant {
    format!("2026-11-{day:02}T12:00:00Z").parse().unwrap()
}

fn graded(day: u32, skills: &[(&str, i32)]) -> Graded {
    let skill = |&(name, percent_tenths): &(&str, i32)| Skill {
        name: name.to_owned(),
        percent_tenths,
        label: Label::Advanced,
    };
    let skills = skills.iter().map(skill).collect();
    Graded { attempt: AttemptId::new(), at: at(day), skills }
}

#[test]
fn an_area_has_a_trend_once_two_results_measure_it() {
    assert_eq!(trends(vec![]).trends, []);
    let one = trends(vec![graded(1, &[("Search", 500)])]);
    assert_eq!((one.results, one.short, one.trends.len()), (1, 1, 0), "one result is no trend");
    let apart = trends(vec![graded(1, &[("Search", 500)]), graded(2, &[("Parsing", 700)])]);
    assert_eq!((apart.results, apart.short, apart.trends.len()), (2, 2, 0));
}

#[test]
fn points_stand_oldest_first_and_what_most_results_measure_first() {
    let found = trends(vec![
        graded(3, &[("Search", 900), ("Parsing", 400)]),
        graded(1, &[("Search", 500), ("Alpha", 100)]),
        graded(2, &[("Search", 700), ("Parsing", 300), ("Alpha", 200), ("Once", 1000)]),
    ]);
    let shown: Vec<(&str, Vec<i32>)> = found
        .trends
        .iter()
        .map(|one| (one.skill.as_str(), one.points.iter().map(|p| p.percent_tenths).collect()))
        .collect();
    assert_eq!(
        shown,
        [("Search", vec![500, 700, 900]), ("Alpha", vec![100, 200]), ("Parsing", vec![300, 400])]
    );
    assert_eq!((found.results, found.short), (3, 1));
}
