//! What is compared: questions, and the groups that their answers make. Pure.

use kernel::words;

words! {
    /// What people are grouped by.
    pub enum Question as "SelfIdQuestion" {
        Gender = "gender",
        Race = "race",
        Disability = "disability",
        Veteran = "veteran",
    }
}

words! {
    /// A group, as its answer is called.
    pub enum Group as "SelfIdGroup" {
        Woman = "woman",
        Man = "man",
        Nonbinary = "nonbinary",
        HispanicOrLatino = "hispanic_or_latino",
        White = "white",
        Black = "black",
        Asian = "asian",
        NativeAmerican = "native_american",
        PacificIslander = "pacific_islander",
        TwoOrMore = "two_or_more",
        Disability = "disability",
        NoDisability = "no_disability",
        Veteran = "veteran",
        NoVeteran = "no_veteran",
        /// Those who preferred not to say, or said nothing.
        Unsaid = "unsaid",
    }
}
