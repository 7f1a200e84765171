//! What everybody sees of a role. Pure.

use chrono::NaiveDate;
use kernel::{CompanyId, Instant, RoleId, fold};

use crate::roles::State;
use crate::roles::form::{Form, Kind, Level, Workplace};

/// Which open roles are looked for. Each part that is there narrows them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Search {
    /// Those of one company.
    pub company: Option<CompanyId>,
    /// Each of these words stands in the title, the company's name, the place or the skills; folded.
    pub words: Vec<String>,
    /// The kind of employment.
    pub kind: Option<Kind>,
    /// How much somebody has done before.
    pub level: Option<Level>,
    /// Where the work is done.
    pub workplace: Option<Workplace>,
    /// Two capital letters: a country that the role names.
    pub country: Option<String>,
    /// Only those that say what they pay.
    pub says_pay: bool,
    /// Only those that begin on this day or earlier, or when it is agreed upon.
    pub starts_by: Option<NaiveDate>,
    /// Only those published after the first of these and no later than the second.
    pub published: Option<(Instant, Instant)>,
}

/// The most words of a search.
const MAX_WORDS: usize = 8;

impl Search {
    /// The words of what somebody typed, folded.
    pub fn words_of(typed: &str) -> Vec<String> {
        fold(typed).split_whitespace().take(MAX_WORDS).map(str::to_owned).collect()
    }
}

/// A role that is or was open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenRole {
    /// The role.
    pub id: RoleId,
    /// Whose it is.
    pub company: CompanyId,
    /// What that is called.
    pub company_name: String,
    /// How far the role has come.
    pub state: State,
    /// What it says, without what is the company's own.
    pub form: Form,
    /// Whether an assessment is part of applying.
    pub assessed: bool,
    /// Since when everybody sees it.
    pub published_at: Instant,
    /// When its text last changed, or its state.
    pub changed_at: Instant,
}

impl OpenRole {
    /// Its one address on the site.
    pub fn path(&self) -> String {
        path(self.company, self.id)
    }

    /// Whether somebody can apply on this day.
    pub fn takes_applications(&self, today: NaiveDate) -> bool {
        self.state.is_live() && self.form.deadline.is_some_and(|last| last >= today)
    }
}

/// A row of a list of open roles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The role.
    pub id: RoleId,
    /// Whose it is.
    pub company: CompanyId,
    /// What that is called.
    pub company_name: String,
    /// What the role is called.
    pub title: String,
    /// What kind of employment.
    pub kind: Option<Kind>,
    /// Who it is for.
    pub level: Option<Level>,
    /// Where the work is done.
    pub workplace: Option<Workplace>,
    /// The place.
    pub location: String,
    /// Two capital letters each.
    pub countries: Vec<String>,
    /// The last day on which somebody can apply, in UTC.
    pub deadline: Option<NaiveDate>,
    /// Since when everybody sees it.
    pub published_at: Instant,
}

/// Where a role is, for the map of the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The role.
    pub id: RoleId,
    /// Whose it is.
    pub company: CompanyId,
    /// When its text last changed, or its state.
    pub changed_at: Instant,
}

impl Place {
    /// Its one address on the site.
    pub fn path(&self) -> String {
        path(self.company, self.id)
    }
}

fn path(company: CompanyId, role: RoleId) -> String {
    format!("/companies/{company}/roles/{role}")
}
