//! Which kind of person is there. Pure.

use kernel::words;

words! {
    /// What an account is to Assay.
    pub enum Role as "PresenceRole" {
        Candidate = "candidate",
        Company = "company",
        Partner = "partner",
        Admin = "admin",
    }
}
