//! What candidates say of themselves, in the pool and outside of it.

use std::collections::BTreeSet;

use anyhow::Result;
use auth::profiles::{self, Edit};
use flows::accounts;
use kernel::chrono::{Datelike, Months, TimeDelta};
use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use talent::profiles::{
    Authorisation, Availability, Employment, Form, Pay, PayPeriod, Place, Skill, Visibility,
};

use super::words::{Field, PROFILES, Profiles, field_of, filled, nth, number_of};
use crate::stage::World;
use crate::stage::cast::Person;

/// Has somebody who has just registered say something of themselves an hour later.
pub(crate) fn fill_in(world: &mut World, person: &Person) {
    let person = person.clone();
    world.after(TimeDelta::hours(1), "fill in a profile", move |world| save(world, &person));
}

fn save(world: &mut World, person: &Person) -> Result<()> {
    let Some(edit) = said_by(world, person) else { return Ok(()) };
    world.act(|conn| {
        let version = profiles::get(conn, person.user)?.version;
        accounts::save_profile(conn, person.user, &edit, version)
    })?;
    Ok(())
}

/// The words that fill the gaps of a headline.
fn gaps<'a>(
    field: &'a Field,
    degree: &'a str,
    (a, b): (&'a str, &'a str),
) -> [(&'a str, &'a str); 7] {
    [
        ("title", &field.title),
        ("field", &field.name),
        ("degree", degree),
        ("a", a),
        ("b", b),
        ("interest", &field.interest),
        ("project", &field.project),
    ]
}

fn two_skills(world: &mut World, field: &Field) -> (String, String) {
    let mut two = field.skills.choose_multiple(&mut world.chance, 2).cloned();
    (two.next().unwrap_or_default(), two.next().unwrap_or_default())
}

fn said_by(world: &mut World, person: &Person) -> Option<Edit> {
    let Profiles { students, graduates, degrees, schools, .. } = &*PROFILES;
    let kind = if (number_of(person) / 11).is_multiple_of(2) { students } else { graduates };
    let field = field_of(person)?;
    let degree = nth(degrees, number_of(person) / 7)?;
    let (a, b) = two_skills(world, field);
    let headline = kind.headlines.choose(&mut world.chance)?;
    let year = (world.now().year() - world.chance.random_range(0..5)).to_string();
    let course = kind.courses.choose(&mut world.chance)?;
    let at = world.chance.random_range(0..schools.len());
    let more = [
        ("degree", degree.as_str()),
        ("school", nth(schools, at)?),
        ("other", nth(schools, at + 5)?),
        ("year", year.as_str()),
    ];
    let mut skills = field.skills.clone();
    skills.shuffle(&mut world.chance);
    skills.truncate(world.chance.random_range(3..=6));
    // Some leave out what they are not asked for.
    let has_studied = world.chance.random_bool(0.9);
    let ahead = world.chance.random_range(0..8);
    let first = world.now().date_naive().with_day(1)? + Months::new(ahead + 1);
    Some(Edit {
        display_name: person.name.clone(),
        phone: None,
        headline: Some(filled(headline, &gaps(field, degree, (&a, &b)))),
        education: has_studied.then(|| filled(course, &more)),
        skills,
        available_from: (ahead < 6).then_some(first),
    })
}

/// How somebody shows themselves in the pool.
#[derive(Debug, Clone, Copy)]
pub(super) struct Showing {
    pub(super) visibility: Visibility,
    pub(super) curated: bool,
}

/// What somebody says in the pool.
pub(super) fn form(world: &mut World, person: &Person, showing: Showing) -> Option<Form> {
    let (field, home) = (field_of(person)?, nth(&PROFILES.places, number_of(person) / 3)?);
    let degree = nth(&PROFILES.degrees, number_of(person) / 7)?;
    let (a, b) = two_skills(world, field);
    let headline = PROFILES.pool_headlines.choose(&mut world.chance)?;
    let headline = filled(headline, &gaps(field, degree, (&a, &b)));
    let mut places = BTreeSet::from([Place::parse(&home.place)?]);
    if world.chance.random_bool(0.7) {
        places.insert(Place::Remote);
    }
    let availability = match world.chance.random_range(0..10) {
        0..5 => Availability::Now,
        5..8 => Availability::WithinThreeMonths,
        _ => Availability::Later,
    };
    let mut employment = BTreeSet::from([Employment::FullTime]);
    if world.chance.random_bool(0.6) {
        employment.insert(Employment::Internship);
    }
    if world.chance.random_bool(0.2) {
        employment.insert(Employment::PartTime);
    }
    let pay = pay(world, (&home.currency, home.year));
    let is_named = showing.visibility == Visibility::Named;
    let github = (is_named && world.chance.random_bool(0.3)).then(|| page_of(person));
    Some(Form {
        visibility: showing.visibility,
        headline: capital(&headline),
        skills: skills(world, field),
        availability,
        places,
        pay,
        blocked: BTreeSet::new(),
        curated: showing.curated,
        shows_results: showing.curated && world.chance.random_bool(0.6),
        employment,
        authorised: home.authorised.iter().filter_map(|word| Authorisation::parse(word)).collect(),
        github: github.flatten(),
        results: BTreeSet::new(),
        score: None,
    })
}

/// What everybody of a field can do, and some of the rest.
fn skills(world: &mut World, field: &Field) -> BTreeSet<Skill> {
    let (first, rest) = field.words.split_at(field.words.len().min(2));
    let some = world.chance.random_range(1..=4);
    let rest = rest.choose_multiple(&mut world.chance, some);
    first.iter().chain(rest).filter_map(|word| Skill::parse(word)).collect()
}

/// Every second says what they expect: around what is paid where they live, in round numbers.
fn pay(world: &mut World, (currency, year): (&str, i32)) -> Option<Pay> {
    let says = world.chance.random_bool(0.5);
    let percent = world.chance.random_range(80..=140);
    let amount = (year / 100 * percent) / 1000 * 1000;
    let pay = Pay { amount, currency: currency.to_owned(), period: PayPeriod::Year };
    says.then_some(pay)
}

/// A page that nobody has.
fn page_of(person: &Person) -> Option<String> {
    let name = person.email.as_str().split('@').next()?.replace('.', "-");
    let name: String = name.chars().take(30).collect();
    Some(format!("https://github.com/{}-example", name.trim_end_matches('-')))
}

/// A headline begins with a capital letter also where a field's name begins it.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
