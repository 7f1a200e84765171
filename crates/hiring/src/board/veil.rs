//! What a company reads of an applicant before and after the shortlist. Pure: what is hidden never
//! leaves the server.

use chrono::NaiveDate;
use kernel::ResumeId;

use super::hider::Hider;
use crate::applications::{Answer, Application};

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
    let mut hider = Hider::of(&of.profile.name, &of.profile.email);
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
    let mut hider = Hider::of("", "");
    hider.hide(text);
    hider.words == 0
}
