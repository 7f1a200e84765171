//! What a reader of a role is to look at before it is published. Nothing here decides. Pure.

use chrono::NaiveDate;
use kernel::words;

use crate::roles::form::{Form, Workplace};

words! {
    /// Something that is looked at.
    pub enum Check as "RoleCheck" {
        /// The pay is named.
        Pay = "pay",
        /// The place is named, and the countries where the work is done remotely.
        Place = "place",
        /// People can still apply.
        Deadline = "deadline",
        /// No word asks for an age, a gender or a nationality.
        Wording = "wording",
        /// The company advertises nothing else under the same title.
        Duplicate = "duplicate",
        /// The description says enough.
        Length = "length",
        /// Every link is encrypted and shows where it leads.
        Links = "links",
    }
}

/// What came of a check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// What was looked at.
    pub check: Check,
    /// Whether nothing was found.
    pub passed: bool,
    /// What was found, in the words of the role.
    pub found: Vec<String>,
}

/// A description that is shorter than this says too little, in characters. Ours.
const SHORT: usize = 200;

/// Words that ask for an age, a gender or a nationality, or are read so. Lower case. Ours; the admin can set
/// others.
pub const TERMS: [&str; 38] = [
    "young",
    "youthful",
    "digital native",
    "fresh blood",
    "under 25",
    "under 30",
    "under 35",
    "over 50",
    "mature",
    "elderly",
    "energetic young",
    "recent school leaver",
    "his or her",
    "he/she",
    "salesman",
    "saleswoman",
    "chairman",
    "foreman",
    "craftsman",
    "handyman",
    "waitress",
    "hostess",
    "manpower",
    "man-hours",
    "guys",
    "girls",
    "ladies",
    "gentlemen",
    "male",
    "female",
    "native speaker",
    "mother tongue",
    "nationals only",
    "citizens only",
    "no foreigners",
    "locals only",
    "nationality",
    "accent-free",
];

/// Hosts that hide where a link leads. Ours.
const SHORTENERS: [&str; 8] =
    ["bit.ly", "t.co", "goo.gl", "tinyurl.com", "ow.ly", "is.gd", "buff.ly", "cutt.ly"];

/// Looks at a text, beside the titles of what else the company advertises, on this day.
pub(super) fn of(
    form: &Form,
    others: &[String],
    words: &[String],
    today: NaiveDate,
) -> Vec<Checked> {
    let look = |check| match check {
        Check::Pay => (form.pay_min.is_some() && !form.currency.is_empty(), Vec::new()),
        Check::Place => (is_placed(form), Vec::new()),
        Check::Deadline => (form.deadline.is_some_and(|deadline| deadline > today), Vec::new()),
        Check::Wording => nothing(terms(form, words)),
        Check::Duplicate => nothing(same(&form.title, others)),
        Check::Length => (form.description.chars().count() >= SHORT, Vec::new()),
        Check::Links => nothing(bad_links(&form.description)),
    };
    let checked = |check| {
        let (passed, found) = look(check);
        Checked { check, passed, found }
    };
    Check::ALL.map(checked).into()
}

fn nothing(found: Vec<String>) -> (bool, Vec<String>) {
    (found.is_empty(), found)
}

fn is_placed(form: &Form) -> bool {
    let named = form.workplace == Some(Workplace::Remote) || !form.location.is_empty();
    form.workplace.is_some() && named && !form.countries.is_empty()
}

/// The words that stand in the text as whole words.
fn terms(form: &Form, words: &[String]) -> Vec<String> {
    let lists = form.must_haves.iter().chain(&form.nice_to_haves).chain(&form.skills);
    let mut said = vec![form.title.to_lowercase(), form.description.to_lowercase()];
    said.extend(lists.map(|line| line.to_lowercase()));
    words.iter().filter(|word| said.iter().any(|text| has_word(text, word))).cloned().collect()
}

fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// The titles that read the same.
fn same(title: &str, others: &[String]) -> Vec<String> {
    let plain = |title: &str| {
        let words: Vec<_> = title.split(|c: char| !c.is_alphanumeric()).collect();
        words.concat().to_lowercase()
    };
    let own = plain(title);
    others.iter().filter(|other| plain(other) == own).cloned().collect()
}

/// Links in Markdown or bare that are not encrypted, lead to a bare number or hide where they lead.
fn bad_links(text: &str) -> Vec<String> {
    let ends = |c: char| c.is_whitespace() || "()<>[]\"'`".contains(c);
    let links = text.split(ends).filter(|part| part.contains("://") || part.starts_with("www."));
    links.filter(|link| !is_plain(link)).map(str::to_owned).collect()
}

fn is_plain(link: &str) -> bool {
    let Some(rest) = link.strip_prefix("https://") else { return false };
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = authority.trim_end_matches(['.', ',', ';', ':', '!']).to_lowercase();
    let numbered = host.chars().all(|c| c.is_ascii_digit() || c == '.');
    host.contains('.')
        && !numbered
        && !host.contains(['@', ':'])
        && !SHORTENERS.contains(&host.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roles::form::tests::form;

    fn today() -> NaiveDate {
        "2026-11-23".parse().unwrap()
    }

    fn found(form: &Form, check: Check) -> (bool, Vec<String>) {
        let all = of(form, &["Fitter, night".to_owned()], &TERMS.map(str::to_owned), today());
        let one = all.into_iter().find(|checked| checked.check == check).unwrap();
        (one.passed, one.found)
    }

    #[test]
    fn a_role_that_says_everything_passes_what_does_not_hang_on_its_length() {
        let long = Form { description: "Work. ".repeat(40), ..form() };
        let all = of(&long, &[], &TERMS.map(str::to_owned), today());
        assert!(all.iter().all(|checked| checked.passed), "{all:?}");
        assert_eq!(all.len(), Check::ALL.len());
        let short = Form { description: "a".repeat(199), ..form() };
        assert!(!found(&short, Check::Length).0);
    }

    #[test]
    fn what_is_missing_or_over_is_named() {
        assert!(!found(&Form { pay_min: None, ..form() }, Check::Pay).0);
        assert!(!found(&Form { currency: String::new(), ..form() }, Check::Pay).0);
        assert!(!found(&Form { deadline: Some(today()), ..form() }, Check::Deadline).0);
        let remote = Form { workplace: Some(Workplace::Remote), location: String::new(), ..form() };
        assert!(found(&remote, Check::Place).0);
        assert!(!found(&Form { countries: Vec::new(), ..remote }, Check::Place).0);
        assert!(!found(&Form { location: String::new(), ..form() }, Check::Place).0);
    }

    #[test]
    fn words_are_found_whole_and_in_every_part_of_the_text() {
        let says = |text: &str| Form { description: text.to_owned(), ..form() };
        let (passed, words) =
            found(&says("A YOUNG team of salesmen and a salesman."), Check::Wording);
        assert_eq!((passed, words), (false, vec!["young".to_owned(), "salesman".to_owned()]));
        assert!(found(&says("The youngster premature females-to-be"), Check::Wording).1.is_empty());
        let listed = Form { must_haves: vec!["Native speaker of English".to_owned()], ..form() };
        assert_eq!(found(&listed, Check::Wording).1, ["native speaker"]);
    }

    #[test]
    fn the_same_title_is_found_however_it_is_spelt() {
        let titled = |title: &str| Form { title: title.to_owned(), ..form() };
        assert_eq!(found(&titled("fitter  NIGHT"), Check::Duplicate).1, ["Fitter, night"]);
        assert!(found(&titled("Fitter, day"), Check::Duplicate).0);
    }

    #[test]
    fn links_are_encrypted_and_show_where_they_lead() {
        let says = |text: &str| Form { description: text.to_owned(), ..form() };
        let good = "See https://pellworth.example/jobs, [us](https://www.pellworth.example).";
        assert!(found(&says(good), Check::Links).0);
        for bad in [
            "http://pellworth.example",
            "www.pellworth.example",
            "https://bit.ly/x",
            "https://10.0.0.1/",
            "https://a@b.example/",
            "javascript://alert",
        ] {
            assert_eq!(found(&says(&format!("Go [there]({bad}) now")), Check::Links).1, [bad]);
        }
    }
}
