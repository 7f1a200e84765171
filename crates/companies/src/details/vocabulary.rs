//! The closed lists of a company's details.

use kernel::words;

words! {
    /// What a company does.
    pub enum Industry as "CompanyIndustry" {
        Agriculture = "agriculture", Construction = "construction", Consulting = "consulting",
        Education = "education", Energy = "energy", Finance = "finance",
        Government = "government", Health = "health", Hospitality = "hospitality", Law = "law",
        Logistics = "logistics", Manufacturing = "manufacturing", Media = "media",
        Nonprofit = "nonprofit", Research = "research", Retail = "retail", Software = "software",
        Telecommunications = "telecommunications", Other = "other",
    }
}

words! {
    /// How many people work for a company.
    pub enum Size as "CompanySize" {
        UpTo10 = "1-10", UpTo50 = "11-50", UpTo200 = "51-200", UpTo500 = "201-500",
        UpTo1000 = "501-1000", UpTo5000 = "1001-5000", More = "5001+",
    }
}

words! {
    /// What the admin decided about a company's name and domain.
    pub enum Ruling as "DetailsRuling" {
        /// The domain is the company's.
        Approved = "approved",
        /// It is not, or nobody can tell.
        Rejected = "rejected",
    }
}

words! {
    /// How far a company's details are.
    pub enum Standing as "DetailsStanding" {
        /// Something is missing.
        Incomplete = "incomplete",
        /// The admin has not decided about this name and this domain.
        Waiting = "waiting",
        /// Complete, and the admin approved the domain.
        Approved = "approved",
        /// Complete, and the admin did not.
        Rejected = "rejected",
    }
}
