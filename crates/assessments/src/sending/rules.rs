//! Who is to be invited, and which of the lines can be read. Pure.

use std::collections::BTreeSet;

use kernel::{AssessmentId, CompanyId, Email, Instant, UserId};

use crate::definitions;
use crate::invitations::Terms;

/// The most recipients of one batch. Source: product.md §30.
pub const MAX_RECIPIENTS: usize = 500;

/// People to be invited together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Batch {
    /// Whose assessment it is.
    pub company: CompanyId,
    /// The assessment.
    pub assessment: AssessmentId,
    /// Who invites.
    pub by: UserId,
    /// What applies to all of them.
    pub terms: Terms,
    /// 1 to [`MAX_RECIPIENTS`].
    pub recipients: Vec<Recipient>,
}

/// One line, as it was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recipient {
    /// Should be an address.
    pub email: String,
    /// How to address them.
    pub name: Option<String>,
    /// Extra time in hundredths of the duration, where it is not that of the batch.
    pub accommodation_percent: Option<i32>,
}

/// What becomes of one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// They are invited.
    Invited,
    /// They have an invitation to this assessment that is not over.
    AlreadyInvited,
    /// They have taken it too often, and can be invited from then on.
    CoolingDown(Instant),
    /// They want no invitations from this company.
    OptedOut,
    /// Their address takes no mail.
    Undeliverable,
    /// An earlier line has the same address.
    Repeated,
    /// The company has no invitation left for them.
    OverQuota,
    /// The line cannot be read, and why.
    Invalid(&'static str),
}

/// One line, and what becomes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Planned {
    /// As it was given.
    pub email: String,
    /// The address, where it is one.
    pub to: Option<Email>,
    /// How to address them.
    pub name: Option<String>,
    /// Extra time, where the line says so.
    pub accommodation_percent: Option<i32>,
    /// What becomes of it.
    pub outcome: Outcome,
}

/// The lines, each found readable, repeated or not readable.
pub(super) fn read(recipients: &[Recipient]) -> Vec<Planned> {
    let mut seen = BTreeSet::new();
    recipients
        .iter()
        .map(|line| {
            let (to, mut outcome) = match check(line) {
                Ok(to) => (Some(to), Outcome::Invited),
                Err(why) => (None, Outcome::Invalid(why)),
            };
            if to.as_ref().is_some_and(|to| !seen.insert(to.as_str().to_owned())) {
                outcome = Outcome::Repeated;
            }
            Planned {
                email: line.email.clone(),
                to,
                name: line.name.clone(),
                accommodation_percent: line.accommodation_percent,
                outcome,
            }
        })
        .collect()
}

/// The first of those who can be invited are, as many as there is room for; the others are over the quota.
pub(super) fn keep_within(rows: &mut [Planned], room: i64) {
    let room = usize::try_from(room).unwrap_or(0);
    let able = rows.iter_mut().filter(|row| row.outcome == Outcome::Invited);
    able.skip(room).for_each(|row| row.outcome = Outcome::OverQuota);
}

/// What a spreadsheet would calculate rather than show.
fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@'])
}

fn check(line: &Recipient) -> Result<Email, &'static str> {
    let name = line.name.as_deref().unwrap_or_default();
    if is_formula(&line.email) || is_formula(name) {
        return Err("It begins like a formula of a spreadsheet.");
    }
    if !name.is_empty() && !definitions::is_line(name) {
        return Err("A name is one line of 1 to 120 characters that can be seen.");
    }
    if !line.accommodation_percent.is_none_or(definitions::is_accommodation) {
        return Err("Extra time is 0, or 10 to 300 percent.");
    }
    line.email.parse().map_err(|_| "This is not an e-mail address.")
}
