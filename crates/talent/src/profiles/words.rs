//! What can be said of a candidate: closed lists, so that many say the same. Pure.

use kernel::words;

words! {
    /// Something that somebody can do.
    pub enum Skill as "TalentSkill" {
        Accessibility = "accessibility", Algorithms = "algorithms", Android = "android",
        Aws = "aws", Azure = "azure", C = "c", Cpp = "cpp", Csharp = "csharp", Css = "css",
        DataAnalysis = "data_analysis", DataEngineering = "data_engineering", Docker = "docker",
        Elixir = "elixir", Embedded = "embedded", Go = "go", GoogleCloud = "google_cloud",
        Graphql = "graphql", Haskell = "haskell", Ios = "ios", Java = "java",
        Javascript = "javascript", Kotlin = "kotlin", Kubernetes = "kubernetes", Linux = "linux",
        MachineLearning = "machine_learning", Networking = "networking", Nodejs = "nodejs",
        Php = "php", Postgresql = "postgresql", ProductDesign = "product_design",
        Python = "python", Pytorch = "pytorch", R = "r", React = "react", Ruby = "ruby",
        Rust = "rust", Scala = "scala", Security = "security", Sql = "sql",
        Statistics = "statistics", Swift = "swift", Terraform = "terraform",
        Testing = "testing", Typescript = "typescript", Vue = "vue",
    }
}

words! {
    /// When somebody could begin.
    pub enum Availability as "TalentAvailability" {
        Now = "now",
        WithinThreeMonths = "within_three_months",
        Later = "later",
    }
}

words! {
    /// Where somebody would work.
    pub enum Place as "TalentPlace" {
        Remote = "remote",
        UkAndIreland = "uk_and_ireland",
        WesternEurope = "western_europe",
        NorthernEurope = "northern_europe",
        SouthernEurope = "southern_europe",
        EasternEurope = "eastern_europe",
        NorthAmerica = "north_america",
        LatinAmerica = "latin_america",
        MiddleEastAndAfrica = "middle_east_and_africa",
        SouthAsia = "south_asia",
        EastAsiaAndPacific = "east_asia_and_pacific",
    }
}

words! {
    /// What kind of work somebody looks for.
    pub enum Employment as "TalentEmployment" {
        Internship = "internship",
        FullTime = "full_time",
        PartTime = "part_time",
    }
}

words! {
    /// Where somebody says that they may work without a sponsor.
    pub enum Authorisation as "TalentAuthorisation" {
        Uk = "uk",
        /// The European Union, the European Economic Area and Switzerland.
        Eu = "eu",
        UnitedStates = "united_states",
        Canada = "canada",
        LatinAmerica = "latin_america",
        India = "india",
        Singapore = "singapore",
        Japan = "japan",
        Australia = "australia",
        SouthAfrica = "south_africa",
    }
}

words! {
    /// What the best of the verified results that somebody shows reaches. Each says all before it; the
    /// deck knows them in this order too.
    pub enum Score as "TalentScore" {
        /// There is one.
        Any = "any",
        /// It has a fineness of 500 or more.
        From500 = "from_500",
        /// It has a fineness of 800 or more.
        From800 = "from_800",
    }
}

impl Score {
    /// What a verified result of this fineness, 0 to 1000, reaches.
    #[must_use]
    pub fn of(fineness: i32) -> Self {
        match fineness {
            800.. => Self::From800,
            500.. => Self::From500,
            _ => Self::Any,
        }
    }
}

words! {
    /// How much companies see of somebody.
    pub enum Visibility as "TalentVisibility" {
        /// Nothing.
        Hidden = "hidden",
        /// What others share with them.
        Anonymous = "anonymous",
        /// Their name too.
        Named = "named",
    }
}

words! {
    /// What pay is for.
    pub enum PayPeriod as "TalentPayPeriod" { Hour = "hour", Month = "month", Year = "year" }
}
