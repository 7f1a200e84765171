//! What a role still needs before it is sent.

use chrono::{NaiveDate, TimeDelta};
use kernel::text;

use super::{Form, Kind, Problem, Workplace};

/// How far ahead a deadline may lie, in days.
pub const MAX_DAYS_OPEN: i64 = 180;

impl Form {
    /// Everything that is missing or wrong on this day, by field; nothing where the role can be sent.
    pub fn missing(&self, today: NaiveDate) -> Vec<Problem> {
        let mut missing = self.faults();
        let mut need = |absent: bool, field: &str, detail| {
            if absent {
                missing.push(Problem::new(field, "required", detail));
            }
        };
        let blank = |text: &str| text::trimmed(text).is_empty();
        need(blank(&self.title), "title", "Enter a title.");
        need(self.kind.is_none(), "kind", "Choose the kind of employment.");
        need(self.openings.is_none(), "openings", "Enter the number of openings.");
        need(self.level.is_none(), "level", "Who is it for?");
        need(blank(&self.description), "description", "Describe the work.");
        need(self.must_haves.is_empty(), "must_haves", "Add at least one must-have.");
        need(self.skills.is_empty(), "skills", "Add at least one skill.");
        need(self.workplace.is_none(), "workplace", "Choose a workplace.");
        let placed = matches!(self.workplace, Some(Workplace::Onsite | Workplace::Hybrid));
        need(placed && blank(&self.location), "location", "Name the place.");
        need(self.countries.is_empty(), "countries", "Name the country.");
        let ends = self.kind == Some(Kind::Intern);
        let weeks = "Enter how many weeks the internship lasts.";
        need(ends && self.duration_weeks.is_none(), "duration_weeks", weeks);
        need(self.hours_per_week.is_none(), "hours_per_week", "Enter the weekly hours.");
        need(self.pay_min.is_none(), "pay_min", "Enter the minimum pay.");
        need(self.pay_max.is_none(), "pay_max", "Enter the maximum pay.");
        need(self.currency.is_empty(), "currency", "Choose a currency.");
        need(self.pay_period.is_none(), "pay_period", "Choose a pay period.");
        need(self.deadline.is_none(), "deadline", "Choose a deadline.");
        missing.extend(self.question_gaps());
        missing.extend(self.misfits(today));
        missing
    }

    /// What does not fit the day, or the rest of the form.
    fn misfits(&self, today: NaiveDate) -> Vec<Problem> {
        let mut misfits = Vec::new();
        let mut check = |wrong: bool, field: &str, detail| {
            if wrong {
                misfits.push(Problem::new(field, "range", detail));
            }
        };
        let last = today + TimeDelta::days(MAX_DAYS_OPEN);
        let passed = self.deadline.is_some_and(|deadline| deadline <= today);
        check(passed, "deadline", "The deadline must be tomorrow or later.");
        let far = self.deadline.is_some_and(|deadline| deadline > last);
        check(far, "deadline", "The deadline can be at most 180 days ahead.");
        let started = self.starts_on.is_some_and(|day| day <= today);
        check(started, "starts_on", "The first day must be tomorrow or later.");
        let early = self.starts_on.zip(self.deadline).is_some_and(|(first, last)| first <= last);
        check(early && !started, "starts_on", "The first day must be after the deadline.");
        let placed = matches!(self.workplace, Some(Workplace::Onsite | Workplace::Hybrid));
        let several = placed && self.countries.len() > 1;
        check(several, "countries", "A place is in one country.");
        let alone = self.cut_off.is_some() && self.assessment.is_none();
        check(alone, "cut_off", "A cut-off belongs to an assessment.");
        misfits
    }
}
