//! Which of a role's requirements an applicant states. Facts, and no order among people. Pure.

use kernel::words;

use super::veil::{Shown, is_open};
use crate::facts::normal;
use crate::roles::form::Form;

words! {
    /// What a role requires.
    pub enum RequirementKind {
        /// A skill.
        Skill = "skill",
        /// That the work begins on a day.
        Start = "start",
        /// An answer to a question.
        Answer = "answer",
    }
}

/// What a role requires, and whether an applicant states it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Requirement {
    /// Of which kind.
    pub kind: RequirementKind,
    /// The skill, the day as `YYYY-MM-DD`, or the question.
    pub name: String,
    /// Whether they state it: the skill, a day no later, the answer that is required.
    pub is_stated: bool,
}

/// The skills of a role that its applicants can be matched with and looked for by, each once. One with a
/// word that is hidden before the shortlist is none of them.
pub fn skills(form: &Form) -> Vec<String> {
    let mut known: Vec<String> = Vec::new();
    let fits = |skill: &&String| is_open(skill) && !normal(skill).is_empty();
    for skill in form.skills.iter().filter(fits) {
        if known.iter().all(|earlier| normal(earlier) != normal(skill)) {
            known.push(skill.clone());
        }
    }
    known
}

/// What the role requires, and what of that an applicant states as far as the company reads it.
pub fn requirements(form: &Form, shown: &Shown) -> Vec<Requirement> {
    use RequirementKind::{Answer, Skill, Start};
    let stated: Vec<String> = shown.skills.iter().map(|skill| normal(skill)).collect();
    let skills = skills(form).into_iter().map(|name| {
        let is_stated = stated.contains(&normal(&name));
        Requirement { kind: Skill, name, is_stated }
    });
    let start = form.starts_on.map(|day| {
        let is_stated = shown.available_from.is_some_and(|from| from <= day);
        Requirement { kind: Start, name: day.to_string(), is_stated }
    });
    let required = shown.answers.iter().filter(|answer| answer.needs.is_some());
    let answers = required.map(|answer| {
        let is_stated = !answer.misses();
        Requirement { kind: Answer, name: answer.question.clone(), is_stated }
    });
    skills.chain(start).chain(answers).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::applications::Answer;

    fn shown(skills: &[&str], available_from: Option<&str>) -> Shown {
        let answer = |said: &str, needs: Option<&str>| Answer {
            question: "May you work in Portugal?".to_owned(),
            answer: said.to_owned(),
            needs: needs.map(str::to_owned),
        };
        Shown {
            code: "AB23".to_owned(),
            name: None,
            email: None,
            headline: None,
            education: None,
            skills: skills.iter().map(|&skill| skill.to_owned()).collect(),
            available_from: available_from.map(|day| day.parse().unwrap()),
            answers: vec![answer("no", Some("yes")), answer("no", None)],
            note: None,
            resume: None,
            hidden: None,
        }
    }

    #[test]
    fn a_requirement_is_stated_or_not_and_nothing_else_is_said() {
        let form = Form {
            skills: ["Rust", " rust", "SQL", "Porto University", " "].map(str::to_owned).to_vec(),
            starts_on: Some("2027-03-01".parse().unwrap()),
            ..Form::default()
        };
        assert_eq!(skills(&form), ["Rust", "SQL"]);
        let stated = |shown: &Shown| -> Vec<(String, bool)> {
            let all = requirements(&form, shown);
            all.into_iter().map(|one| (one.name, one.is_stated)).collect()
        };
        let want = |skills: [bool; 2], start: bool| {
            [
                ("Rust", skills[0]),
                ("SQL", skills[1]),
                ("2027-03-01", start),
                ("May you work in Portugal?", false),
            ]
            .map(|(name, stated)| (name.to_owned(), stated))
            .to_vec()
        };
        assert_eq!(stated(&shown(&["RUST ", "Go"], Some("2027-03-01"))), want([true, false], true));
        assert_eq!(stated(&shown(&["▮▮▮", "sql"], Some("2027-03-02"))), want([false, true], false));
        assert_eq!(
            stated(&shown(&[], None)),
            want([false, false], false),
            "silence states nothing"
        );
    }
}
