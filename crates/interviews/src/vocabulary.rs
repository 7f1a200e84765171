//! The words a story is told in: every closed list of answers. Pure.

/// An enum whose variants have one name in the database and on the wire.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord,
            serde::Serialize, serde::Deserialize,
        )]
        pub enum $name {
            $(
                #[doc = concat!("`", $text, "`")]
                #[serde(rename = $text)]
                $variant,
            )+
        }

        impl $name {
            /// Every one of them.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The name in the database and on the wire.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            /// The one of this name.
            pub fn parse(text: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|word| word.as_str() == text)
            }
        }
    };
}
pub(crate) use words;

words! {
    /// How senior the position was.
    Level {
        Intern = "intern", Graduate = "graduate", Junior = "junior", Mid = "mid",
        Senior = "senior", Lead = "lead", Other = "other",
    }
}

words! {
    /// How somebody came to the interview.
    Source {
        Applied = "applied", Referral = "referral", Recruiter = "recruiter", Campus = "campus",
        Assay = "assay", Other = "other",
    }
}

words! {
    /// How it felt.
    Experience { Positive = "positive", Neutral = "neutral", Negative = "negative" }
}

words! {
    /// How it ended.
    Outcome {
        OfferAccepted = "offer_accepted", OfferDeclined = "offer_declined", NoOffer = "no_offer",
        Waiting = "waiting", Withdrew = "withdrew", NotSaid = "not_said",
    }
}

words! {
    /// What a round was.
    RoundKind {
        Phone = "phone", OnlineTest = "online_test", TakeHome = "take_home",
        Technical = "technical", SystemDesign = "system_design", Behavioural = "behavioural",
        Case = "case", Hr = "hr", Other = "other",
    }
}

words! {
    /// Where a round took place.
    Format {
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
