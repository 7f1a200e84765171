//! Every closed list of answers in a story. Pure.

use kernel::words;

words! {
    /// How senior the position was.
    pub enum Level as "StoryLevel" {
        Intern = "intern", Graduate = "graduate", Junior = "junior", Mid = "mid",
        Senior = "senior", Lead = "lead", Other = "other",
    }
}

words! {
    /// How somebody came to the interview.
    pub enum Source as "StorySource" {
        Applied = "applied", Referral = "referral", Recruiter = "recruiter", Campus = "campus",
        Assay = "assay", Other = "other",
    }
}

words! {
    /// How it felt.
    pub enum Experience as "StoryExperience" { Positive = "positive", Neutral = "neutral", Negative = "negative" }
}

words! {
    /// How it ended.
    pub enum Outcome as "StoryOutcome" {
        OfferAccepted = "offer_accepted", OfferDeclined = "offer_declined", NoOffer = "no_offer",
        Waiting = "waiting", Withdrew = "withdrew", NotSaid = "not_said",
    }
}

words! {
    /// What a round was.
    pub enum RoundKind {
        Phone = "phone", OnlineTest = "online_test", TakeHome = "take_home",
        Technical = "technical", SystemDesign = "system_design", Behavioural = "behavioural",
        Case = "case", Hr = "hr", Other = "other",
    }
}

words! {
    /// Where a round took place.
    pub enum Format as "RoundFormat" {
        Remote = "remote", Onsite = "onsite", Phone = "phone", Written = "written",
        Other = "other",
    }
}

impl Level {
    /// The level in front of a position, for a reader: “Software intern, 2025”.
    pub fn shown(self) -> Option<&'static str> {
        match self {
            Self::Intern => Some("intern"),
            Self::Graduate => Some("graduate"),
            Self::Junior => Some("junior"),
            Self::Mid => Some("mid-level"),
            Self::Senior => Some("senior"),
            Self::Lead => Some("lead"),
            Self::Other => None,
        }
    }
}
