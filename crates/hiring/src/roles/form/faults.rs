//! What can never be right in a role, filled in or not.

use kernel::{money, text};

use super::{Form, Problem};

const UNREADABLE: &str = "Write this without characters that cannot be seen.";
/// The most that pay can be, in whole units of the currency.
pub const MOST_PAY: i32 = 100_000_000;

/// A list of short lines.
struct Lines<'a> {
    field: &'static str,
    items: &'a [String],
    most: usize,
    length: usize,
    too_many: &'static str,
    too_long: &'static str,
}

impl Lines<'_> {
    fn faults(&self) -> Vec<Problem> {
        let mut faults = Vec::new();
        if self.items.len() > self.most {
            faults.push(Problem::new(self.field, "count", self.too_many));
        }
        for (at, item) in self.items.iter().enumerate() {
            let field = format!("{}[{at}]", self.field);
            if item.chars().count() > self.length {
                faults.push(Problem::new(field, "length", self.too_long));
            } else if text::trimmed(item).is_empty() || !text::is_line(item) {
                faults.push(Problem::new(field, "format", "This is one line of text."));
            }
        }
        faults
    }
}

fn is_code(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|b| b.is_ascii_uppercase())
}

impl Form {
    /// What can never be right, filled in or not.
    pub fn faults(&self) -> Vec<Problem> {
        let mut faults = self.texts();
        for lines in self.lists() {
            faults.extend(lines.faults());
        }
        faults.extend(self.numbers());
        faults.extend(self.question_faults());
        faults
    }

    fn texts(&self) -> Vec<Problem> {
        let mut faults = Vec::new();
        let mut check = |wrong: bool, field: &str, code, detail| {
            if wrong {
                faults.push(Problem::new(field, code, detail));
            }
        };
        let longer = |text: &str, most: usize| text.chars().count() > most;
        check(longer(&self.title, 80), "title", "length", "A title has at most 80 characters.");
        check(!text::is_line(&self.title), "title", "format", "This is one line of text.");
        let long = longer(&self.description, 8000);
        check(long, "description", "length", "A description has at most 8000 characters.");
        check(!text::is_prose(&self.description), "description", "format", UNREADABLE);
        let long = longer(&self.location, 120);
        check(long, "location", "length", "A place has at most 120 characters.");
        check(!text::is_line(&self.location), "location", "format", "This is one line of text.");
        let currency = self.currency.is_empty() || money::is_currency(&self.currency);
        check(!currency, "currency", "format", money::NO_CURRENCY);
        faults
    }

    fn lists(&self) -> [Lines<'_>; 3] {
        let needs = |field, items| Lines {
            field,
            items,
            most: 10,
            length: 200,
            too_many: "Name at most ten.",
            too_long: "This has at most 200 characters.",
        };
        let skills = Lines {
            field: "skills",
            items: &self.skills,
            most: 15,
            length: 40,
            too_many: "Name at most 15 skills.",
            too_long: "A skill has at most 40 characters.",
        };
        [needs("must_haves", &self.must_haves), needs("nice_to_haves", &self.nice_to_haves), skills]
    }

    fn numbers(&self) -> Vec<Problem> {
        let mut faults = Vec::new();
        let mut range = |given: Option<i32>, least: i32, most: i32, field: &str, detail| {
            if given.is_some_and(|number| !(least..=most).contains(&number)) {
                faults.push(Problem::new(field, "range", detail));
            }
        };
        range(self.openings, 1, 50, "openings", "A role has 1 to 50 openings.");
        range(self.cut_off, 0, 1000, "cut_off", "A cut-off is 0 to 1000.");
        range(self.duration_weeks, 1, 104, "duration_weeks", "Enter 1 to 104 weeks.");
        range(self.hours_per_week, 1, 60, "hours_per_week", "Enter 1 to 60 hours.");
        let pay = "Enter 1 to 100,000,000, in whole units.";
        range(self.pay_min, 1, MOST_PAY, "pay_min", pay);
        range(self.pay_max, 1, MOST_PAY, "pay_max", pay);
        let mut check = |wrong: bool, field: String, code, detail| {
            if wrong {
                faults.push(Problem::new(field, code, detail));
            }
        };
        let falls = matches!((self.pay_min, self.pay_max), (Some(min), Some(max)) if max < min);
        let detail = "The maximum must be at least the minimum.";
        check(falls, "pay_max".to_owned(), "range", detail);
        let many = self.countries.len() > 30;
        check(many, "countries".to_owned(), "count", "Name at most 30 countries.");
        for (at, country) in self.countries.iter().enumerate() {
            let field = format!("countries[{at}]");
            check(!is_code(country, 2), field, "format", "A country has two capital letters.");
        }
        faults
    }
}
