//! When support is there. Pure.

use chrono_tz::Tz;
use kernel::Instant;
use kernel::chrono::{Datelike, Days, NaiveTime, TimeZone, Utc};

const DAYS: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/// Days of the week with the time from which until which support is there, by the clocks of a time zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfficeHours {
    /// As they were written.
    pub text: String,
    /// The first and the last day, Monday being 0; the week goes round.
    days: (u32, u32),
    from: NaiveTime,
    until: NaiveTime,
    zone: Tz,
}

impl OfficeHours {
    pub(super) const FORM: &str =
        "days, times and a time zone, such as Mon-Fri 09:00-17:00 Europe/Lisbon";

    /// Reads `Mon-Fri 09:00-17:00 Europe/Lisbon`.
    pub fn parse(text: &str) -> Option<Self> {
        let [days, times, zone] = text.split(' ').collect::<Vec<_>>().try_into().ok()?;
        let day = |name: &str| {
            DAYS.iter().position(|day| *day == name).and_then(|at| u32::try_from(at).ok())
        };
        let (first, last) = days.split_once('-').unwrap_or((days, days));
        let time = |text: &str| NaiveTime::parse_from_str(text, "%H:%M").ok();
        let (from, until) = times.split_once('-')?;
        let (from, until) = (time(from)?, time(until)?);
        let days = (day(first)?, day(last)?);
        let zone = zone.parse().ok()?;
        (from < until).then(|| Self { text: text.to_owned(), days, from, until, zone })
    }

    fn is_day(&self, day: u32) -> bool {
        let (first, last) = self.days;
        if first <= last { (first..=last).contains(&day) } else { day >= first || day <= last }
    }

    /// Whether support is there.
    pub fn is_open(&self, at: Instant) -> bool {
        let there = at.with_timezone(&self.zone);
        let time = there.time();
        self.is_day(there.weekday().num_days_from_monday())
            && (self.from..self.until).contains(&time)
    }

    /// When support is there next, where it is not.
    pub fn opens_at(&self, at: Instant) -> Option<Instant> {
        if self.is_open(at) {
            return None;
        }
        let today = at.with_timezone(&self.zone).date_naive();
        let days = (0..=7).filter_map(|more| today.checked_add_days(Days::new(more)));
        let work = days.filter(|day| self.is_day(day.weekday().num_days_from_monday()));
        let mut opens = work
            .filter_map(|day| self.zone.from_local_datetime(&day.and_time(self.from)).earliest());
        opens.find(|opens| *opens > at).map(|opens| opens.with_timezone(&Utc))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Instant {
        text.parse().unwrap()
    }

    #[test]
    fn what_is_no_days_times_and_zone_is_refused() {
        for bad in [
            "",
            "Mon-Fri 09:00-17:00",
            "Mon-Fri 09:00-17:00 Mars/Base",
            "Mo-Fr 09:00-17:00 Europe/Lisbon",
            "Mon-Fri 17:00-09:00 Europe/Lisbon",
            "Mon-Fri 09:00 Europe/Lisbon",
            "Mon-Fri  09:00-17:00 Europe/Lisbon",
            "Mon-Fri 25:00-26:00 Europe/Lisbon",
        ] {
            assert_eq!(OfficeHours::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn support_is_there_by_the_clocks_of_its_zone_and_says_when_it_is_next() {
        let hours = OfficeHours::parse("Mon-Fri 09:00-17:00 Europe/Lisbon").unwrap();
        // The last Sunday of March moves the clocks.
        for (now, opens) in [
            ("2027-03-26T09:00:00Z", None),
            ("2027-03-26T16:59:59Z", None),
            ("2027-03-26T08:59:59Z", Some("2027-03-26T09:00:00Z")),
            ("2027-03-26T17:00:00Z", Some("2027-03-29T08:00:00Z")),
            ("2027-03-28T12:00:00Z", Some("2027-03-29T08:00:00Z")),
            ("2027-03-29T08:00:00Z", None),
        ] {
            assert_eq!(hours.is_open(at(now)), opens.is_none(), "{now}");
            assert_eq!(hours.opens_at(at(now)), opens.map(at), "{now}");
        }
    }

    #[test]
    fn one_day_and_days_over_the_end_of_the_week_count() {
        let one = OfficeHours::parse("Wed 10:00-12:00 UTC").unwrap();
        assert_eq!(one.opens_at(at("2027-03-31T12:00:00Z")), Some(at("2027-04-07T10:00:00Z")));
        let round = OfficeHours::parse("Sat-Mon 10:00-12:00 UTC").unwrap();
        assert!(
            round.is_open(at("2027-03-28T11:00:00Z")) && round.is_open(at("2027-03-29T11:00:00Z"))
        );
        assert!(!round.is_open(at("2027-03-30T11:00:00Z")));
    }
}
