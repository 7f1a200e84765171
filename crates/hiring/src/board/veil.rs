//! What a company reads of an applicant before and after the shortlist. Pure: what is hidden never
//! leaves the server.

use chrono::NaiveDate;
use kernel::ResumeId;

use crate::applications::{Answer, Application};

/// What stands where a word is hidden.
pub const MARK: &str = "▮▮▮";

/// Whether a role's applicants are hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Veil {
    /// Until the company has put them on its shortlist.
    UntilShortlist,
    /// A member of the company had them shown, and said why.
    Off,
}

/// How much of an application is hidden.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Hidden {
    /// A name.
    pub name: bool,
    /// An address.
    pub email: bool,
    /// A school or what was learnt there.
    pub education: bool,
    /// A file.
    pub resume: bool,
    /// How many words of what the person wrote.
    pub words: usize,
}

/// What a company reads of an applicant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// What stands for the name where that is hidden: four characters, of this role only.
    pub code: String,
    /// Their name; `None` while it is hidden, and once the person is erased.
    pub name: Option<String>,
    /// Their address, likewise.
    pub email: Option<String>,
    /// What they say of themselves, at most 160 characters of theirs.
    pub headline: Option<String>,
    /// At most 400 characters; `None` while it is hidden.
    pub education: Option<String>,
    /// At most 20.
    pub skills: Vec<String>,
    /// From when they could begin.
    pub available_from: Option<NaiveDate>,
    /// In the order of the role's questions.
    pub answers: Vec<Answer>,
    /// What they say to the company.
    pub note: Option<String>,
    /// What they sent along; `None` while it is hidden.
    pub resume: Option<ResumeId>,
    /// What is hidden; `None` where nothing is.
    pub hidden: Option<Hidden>,
}

/// What a company may call an applicant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// What stands for the name where that is hidden: four characters, of this role only.
    pub code: String,
    /// Their name; `None` while it is hidden, and once the person is erased.
    pub name: Option<String>,
}

/// What a company reads of an application under a veil.
pub fn show(of: &Application, veil: Veil) -> Shown {
    if veil == Veil::UntilShortlist && of.shortlisted_at.is_none() { veiled(of) } else { plain(of) }
}

fn plain(of: &Application) -> Shown {
    let said = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
    let profile = &of.profile;
    Shown {
        code: of.code.clone(),
        name: said(&profile.name),
        email: said(&profile.email),
        headline: profile.headline.clone(),
        education: profile.education.clone(),
        skills: profile.skills.clone(),
        available_from: profile.available_from,
        answers: of.answers.clone(),
        note: of.note.clone(),
        resume: of.resume,
        hidden: None,
    }
}

fn veiled(of: &Application) -> Shown {
    let open = plain(of);
    let mut hider = Hider::of(&of.profile.name);
    let answers = open.answers.into_iter().map(|answer| {
        // What the role requires, the person has chosen from its own words.
        let fixed = answer.needs.is_some();
        let said = if fixed { answer.answer } else { hider.hide(&answer.answer) };
        Answer { answer: said, ..answer }
    });
    let answers = answers.collect();
    let headline = open.headline.as_deref().map(|text| hider.hide(text));
    let note = open.note.as_deref().map(|text| hider.hide(text));
    let skills = open.skills.iter().map(|text| hider.hide(text)).collect();
    let hidden = Hidden {
        name: open.name.is_some(),
        email: open.email.is_some(),
        education: open.education.is_some(),
        resume: open.resume.is_some(),
        words: hider.words,
    };
    let (name, email, education, resume) = (None, None, None, None);
    let hidden = Some(hidden);
    Shown { name, email, education, resume, answers, headline, note, skills, hidden, ..open }
}

/// Whether a text says by none of its words who somebody is, whatever their name.
pub(super) fn is_open(text: &str) -> bool {
    let mut hider = Hider::of("");
    hider.hide(text);
    hider.words == 0
}

/// Words that tell a person's gender.
const GENDERED: &[&str] = &[
    "he", "him", "his", "himself", "she", "her", "hers", "herself", "mr", "mrs", "ms", "miss",
    "mister", "madam", "sir", "herr", "frau", "señor", "señora", "monsieur", "madame", "man",
    "woman", "male", "female", "boy", "girl", "mother", "father", "husband", "wife",
];

/// Words that name a school, with the words around them that begin with a capital.
const SCHOOLS: &[&str] = &[
    "university",
    "college",
    "school",
    "institute",
    "academy",
    "polytechnic",
    "universität",
    "hochschule",
    "akademie",
    "gymnasium",
    "université",
    "école",
    "lycée",
    "universidad",
    "universidade",
    "università",
    "uniwersytet",
    "instituto",
    "escuela",
    "escola",
];

/// Words between a school's word and the rest of its name.
const BETWEEN: &[&str] = &["of", "for", "at", "de", "di", "da", "do", "der", "für", "the", "and"];

/// Hides words, and counts them.
struct Hider {
    /// The parts of the person's name, in lower case.
    names: Vec<String>,
    words: usize,
}

impl Hider {
    fn of(name: &str) -> Self {
        let parts = name.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
        Self { names: parts.filter(|part| part.chars().count() > 1).collect(), words: 0 }
    }

    /// The text with a mark for each word that says who somebody is. What stands between the words stays.
    fn hide(&mut self, text: &str) -> String {
        let pieces: Vec<&str> = text.split_inclusive(char::is_whitespace).collect();
        let cores: Vec<&str> = pieces.iter().map(|piece| core(piece)).collect();
        let mut hidden: Vec<bool> = cores.iter().map(|core| self.tells(core)).collect();
        for (place, word) in cores.iter().enumerate() {
            if is_one_of(SCHOOLS, word) {
                hide_school(&cores, &mut hidden, place);
            }
        }
        let mut out = String::with_capacity(text.len());
        for ((piece, core), is_hidden) in pieces.iter().zip(&cores).zip(&hidden) {
            if *is_hidden && !core.is_empty() {
                self.words += 1;
                out.push_str(&piece.replacen(core, MARK, 1));
            } else {
                out.push_str(piece);
            }
        }
        out
    }

    /// Whether a word says by itself who somebody is.
    fn tells(&self, word: &str) -> bool {
        let lower = word.to_lowercase();
        let is_address = lower.contains('@') || lower.contains("://") || lower.contains("www.");
        let is_place = lower.split_once('/').is_some_and(|(host, _)| host.contains('.'));
        let is_number = lower.chars().filter(char::is_ascii_digit).count() >= 7;
        let mut parts = lower.split(|c: char| !c.is_alphanumeric());
        let named =
            |part: &str| GENDERED.contains(&part) || self.names.iter().any(|name| name == part);
        is_address || is_place || is_number || parts.any(named)
    }
}

/// A word without what stands around it.
fn core(piece: &str) -> &str {
    piece.trim_matches(|c: char| !c.is_alphanumeric() && c != '@')
}

fn is_one_of(list: &[&str], word: &str) -> bool {
    list.contains(&word.to_lowercase().as_str())
}

fn is_capital(word: &str) -> bool {
    word.chars().next().is_some_and(char::is_uppercase)
}

/// Hides the word of a school with the words of its name before and after it.
fn hide_school(cores: &[&str], hidden: &mut [bool], place: usize) {
    let before = cores.iter().take(place).rev().take_while(|word| is_capital(word)).count();
    let mut last = place;
    for (at, word) in cores.iter().enumerate().skip(place + 1) {
        if is_capital(word) {
            last = at;
        } else if !is_one_of(BETWEEN, word) {
            break;
        }
    }
    let words = cores.iter().zip(hidden).enumerate();
    for (at, (word, hidden)) in words.skip(place - before).take(last + 1 + before - place) {
        *hidden |= at == place || is_capital(word);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, want: &str, words: usize) {
        let mut hider = Hider::of("Ada King-Noel");
        assert_eq!(hider.hide(text).replace(MARK, "#"), want);
        assert_eq!(hider.words, words, "{text}");
    }

    #[test]
    fn words_that_say_who_somebody_is_are_hidden_and_the_rest_stays() {
        check("", "", 0);
        check(
            "I like theory and the hero.\n Shell too.",
            "I like theory and the hero.\n Shell too.",
            0,
        );
        check("She said: “He’s done, Mrs. Doe!”", "# said: “# done, #. Doe!”", 3);
        check("her/his work", "# work", 1);
        check("I am Ada (KING-NOEL).", "I am # (#).", 2);
        check("Write to ada.k@example.com, or +49-170-1234567.", "Write to #, or +#.", 2);
        check("See github.com/ada and https://ada.example!", "See # and #!", 2);
        check(
            "In 2024 I shipped 3 services on port 8080.",
            "In 2024 I shipped 3 services on port 8080.",
            0,
        );
        check(
            "I study at Porto University of Fine Arts since 2020.",
            "I study at # # of # # since 2020.",
            4,
        );
        check("a school of thought", "a # of thought", 1);
    }
}
