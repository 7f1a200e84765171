//! Whom a partner brought. Pure.

use kernel::{Instant, UserId, fold_search, words};

words! {
    /// Whether somebody should look at a referral.
    pub enum Flag as "ReferralFlag" {
        /// Nothing speaks against it.
        None = "none",
        /// Both have an address at the same domain, which is no provider of free mail.
        SameDomain = "same_domain",
        /// The admin has looked at it and found nothing.
        Cleared = "cleared",
    }
}

words! {
    /// How far somebody who was brought has come.
    pub enum Stage as "ReferralStage" {
        /// They have an account.
        SignedUp = "signed_up",
        /// Their profile is complete.
        Activated = "activated",
        /// An internship of theirs has begun.
        Placed = "placed",
        /// Their company has paid an invoice.
        Paid = "paid",
    }
}

/// Somebody who signed up with a partner's code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attribution {
    /// Who.
    pub user: UserId,
    /// Whose code they named.
    pub partner: UserId,
    /// Identifies the person to the partner while their name is hidden; counts from 1.
    pub number: i32,
    /// The code as they entered it.
    pub code: String,
    /// When.
    pub brought_at: Instant,
    /// Until when what they do earns a commission; `None` where it never does.
    pub credit_until: Option<Instant>,
    /// Whether somebody should look at it.
    pub flag: Flag,
    /// Whether the partner sees their name.
    pub shows_name: bool,
    /// Grows with every change.
    pub version: i32,
}

impl Attribution {
    /// Whether what they do at this moment earns something.
    pub fn earns(&self, now: Instant) -> bool {
        self.credit_until.is_some_and(|until| now <= until)
    }
}

/// A referral to be recorded.
#[derive(Debug, Clone, Copy)]
pub struct New<'a> {
    /// Who was brought.
    pub user: UserId,
    /// By whom.
    pub partner: UserId,
    /// The code that they named.
    pub code: &'a str,
    /// When.
    pub at: Instant,
    /// Whether both have an address at one domain, which is no provider of free mail.
    pub same_domain: bool,
}

/// Somebody who was brought, with how far they have come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Who, by whom.
    pub of: Attribution,
    /// What their account calls itself: not for the partner, unless `shows_name` is set.
    pub name: String,
    /// The company, where they hire for one.
    pub company: Option<String>,
    /// How far they have come.
    pub stage: Stage,
    /// When their company first paid an invoice.
    pub first_paid_at: Option<Instant>,
}

/// What a partner looks for among those they brought. A name is looked for only where its person shows it to them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Search {
    /// A part of a name, folded.
    pub(super) name: String,
    /// A number, as in `Student 14`.
    pub(super) number: Option<i32>,
}

impl Search {
    /// What was typed; `None` where that is nothing.
    pub fn typed(text: &str) -> Option<Self> {
        let name = fold_search(text);
        let number = name.rsplit(' ').next().and_then(|last| last.parse().ok());
        (!name.is_empty()).then_some(Self { name, number })
    }
}

/// Which of those who were brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Of {
    /// People who look for work.
    Students,
    /// Those who hire.
    Companies,
    /// All of them.
    Everybody,
}

/// How many have come how far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Funnel {
    /// Signed up with a code.
    pub signed_up: i64,
    /// Completed their profile, or came further.
    pub activated: i64,
    /// Began an internship.
    pub placed: i64,
    /// Belong to a company that has paid.
    pub paid: i64,
}

impl Funnel {
    /// How many links were opened, given how many openings were counted: at least one for each sign-up. A code can be
    /// typed, a browser can withhold the count, and a link may have been opened before the period began.
    pub fn clicks(&self, counted: i64) -> i64 {
        counted.max(self.signed_up)
    }
}

/// The furthest stage.
pub(super) fn stage(activated: bool, placed: bool, paid: bool) -> Stage {
    match (paid, placed, activated) {
        (true, ..) => Stage::Paid,
        (_, true, _) => Stage::Placed,
        (.., true) => Stage::Activated,
        _ => Stage::SignedUp,
    }
}
