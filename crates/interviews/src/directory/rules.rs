//! What a company's stories say together. Pure.

use std::collections::BTreeMap;

use kernel::CompanyId;

/// A company with stories about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// As its first story spelt it.
    pub name: String,
    /// Its part of an address.
    pub slug: String,
    /// How many stories are about it.
    pub stories: i32,
    /// The company's own account here, where it has one.
    pub company: Option<CompanyId>,
}

/// The numbers of the landing page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// All published stories.
    pub stories: i64,
    /// Those of the last seven days.
    pub new_this_week: i64,
    /// The companies with most stories.
    pub top_companies: Vec<Known>,
}

/// How many stories say one thing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    /// What is counted, as the database names it.
    pub figure: String,
    /// What they say.
    pub value: String,
    /// How many.
    pub stories: i32,
}

/// What the stories of one company say together.
#[derive(Debug, Clone, PartialEq)]
pub struct Stats {
    /// How many there are.
    pub stories: i32,
    /// 1 to 5.
    pub difficulty_mean: f64,
    /// The standard error of that mean.
    pub difficulty_spread: f64,
    /// How many ended how.
    pub outcomes: BTreeMap<String, i32>,
    /// How many felt how.
    pub experience: BTreeMap<String, i32>,
    /// Where at least one says so.
    pub median_days_to_decision: Option<f64>,
    /// How many rounds there usually are.
    pub median_rounds: f64,
}

impl Stats {
    /// `None` where nothing is counted.
    pub fn of(counted: &[Counted]) -> Option<Self> {
        let words = |figure: &str| -> BTreeMap<String, i32> {
            let rows = counted.iter().filter(|row| row.figure == figure && row.stories > 0);
            rows.map(|row| (row.value.clone(), row.stories)).collect()
        };
        let numbers = |figure: &str| -> BTreeMap<i32, i32> {
            let rows = words(figure);
            rows.into_iter().filter_map(|(value, n)| Some((value.parse().ok()?, n))).collect()
        };
        let difficulty = numbers("difficulty");
        let stories: i32 = difficulty.values().sum();
        let n = f64::from(stories);
        let sum: f64 = difficulty.iter().map(|(v, n)| f64::from(*v) * f64::from(*n)).sum();
        let mean = sum / n;
        let squares: f64 =
            difficulty.iter().map(|(v, n)| (f64::from(*v) - mean).powi(2) * f64::from(*n)).sum();
        let variance = if stories > 1 { squares / (n - 1.0) } else { 0.0 };
        Some(Self {
            stories,
            difficulty_mean: mean,
            difficulty_spread: (variance / n).sqrt(),
            outcomes: words("outcome"),
            experience: words("experience"),
            median_days_to_decision: median(&numbers("days")),
            median_rounds: median(&numbers("rounds"))?,
        })
    }
}

/// The middle of counted values, or the middle between the two in the middle.
fn median(counted: &BTreeMap<i32, i32>) -> Option<f64> {
    let total: i32 = counted.values().sum();
    let at = |place: i32| {
        let mut seen = 0;
        counted.iter().find_map(|(value, n)| {
            seen += n;
            (seen > place).then(|| f64::from(*value))
        })
    };
    Some(f64::midpoint(at((total - 1) / 2)?, at(total / 2)?))
}
