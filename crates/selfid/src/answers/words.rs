//! What can be said of oneself. Race and ethnicity are the categories of the form EEO-1. Pure.

use kernel::words;

words! {
    /// Gender.
    pub enum Gender as "SelfIdGender" {
        Woman = "woman",
        Man = "man",
        /// Neither, or both.
        Nonbinary = "nonbinary",
        /// The person prefers not to say.
        Undisclosed = "undisclosed",
    }
}

words! {
    /// Race or ethnicity.
    pub enum Race as "SelfIdRace" {
        HispanicOrLatino = "hispanic_or_latino",
        White = "white",
        Black = "black",
        Asian = "asian",
        NativeAmerican = "native_american",
        PacificIslander = "pacific_islander",
        TwoOrMore = "two_or_more",
        /// The person prefers not to say.
        Undisclosed = "undisclosed",
    }
}

words! {
    /// Whether somebody has, or has had, a disability.
    pub enum Disability as "SelfIdDisability" {
        Disability = "disability",
        NoDisability = "no_disability",
        /// The person prefers not to say.
        Undisclosed = "undisclosed",
    }
}

words! {
    /// Whether somebody is a protected veteran.
    pub enum Veteran as "SelfIdVeteran" {
        Veteran = "veteran",
        NoVeteran = "no_veteran",
        /// The person prefers not to say.
        Undisclosed = "undisclosed",
    }
}
