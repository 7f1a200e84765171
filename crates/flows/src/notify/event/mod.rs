//! What people are notified of, in names and ids. Pure. The text is made where it is shown or sent.

use mail::Letter;
use notices::settings::Kind;
use serde::{Deserialize, Serialize};
use serde_json::Value;

mod applications;
mod assessments;
mod billing;
mod companies;
mod github_reports;
mod hiring;
mod integrity;
mod internships;
mod partners;
mod referrals;
mod roles;
mod stories;
mod support;
mod talent;

pub use applications::ApplicationEvent;
pub use assessments::AssessmentEvent;
pub use billing::{Bill, BillingEvent};
pub use companies::CompanyEvent;
pub use github_reports::GithubReportEvent;
pub use hiring::HiringEvent;
pub use integrity::IntegrityEvent;
pub use internships::{InternshipEvent, News};
pub use partners::{PartnerEvent, Payout};
pub use referrals::ReferralEvent;
pub use roles::RoleEvent;
pub use stories::StoryEvent;
pub use support::SupportEvent;
pub use talent::TalentEvent;

/// What one area tells people of.
trait About {
    /// The switch that decides whether somebody is notified of it.
    fn switch(&self) -> Kind;

    /// Its words; `url` is where the link leads.
    fn letter(&self, url: &str) -> Letter;
}

/// The areas, each with its own events.
macro_rules! areas {
    ($($area:ident of $event:ident,)*) => {
        /// Something that happened to somebody.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(untagged)]
        pub enum Event {
            $(#[doc = concat!("Of ", stringify!($event), ".")] $area($event),)*
        }

        $(impl From<$event> for Event {
            fn from(event: $event) -> Self {
                Self::$area(event)
            }
        })*

        impl Event {
            fn about(&self) -> &dyn About {
                match self {
                    $(Self::$area(event) => event,)*
                }
            }
        }
    };
}

areas! {
    Assessment of AssessmentEvent,
    Story of StoryEvent,
    Application of ApplicationEvent,
    Company of CompanyEvent,
    Role of RoleEvent,
    Talent of TalentEvent,
    Hiring of HiringEvent,
    Internship of InternshipEvent,
    Billing of BillingEvent,
    Partner of PartnerEvent,
    Referral of ReferralEvent,
    Integrity of IntegrityEvent,
    Support of SupportEvent,
    GithubReport of GithubReportEvent,
}

/// An event as a notice holds it.
#[derive(Debug, Deserialize)]
pub(super) struct Parts {
    pub(super) kind: String,
    pub(super) params: Value,
}

impl Event {
    /// The switch that decides whether somebody is notified of it.
    pub fn switch(&self) -> Kind {
        self.about().switch()
    }

    /// Its words, in a mail and in its copy in the application; `url` is where the link leads.
    pub fn letter(&self, url: &str) -> Letter {
        self.about().letter(url)
    }

    /// Its kind and its parameters.
    pub(super) fn split(&self) -> Result<Parts, serde_json::Error> {
        serde_json::from_value(serde_json::to_value(self)?)
    }

    /// What [`Self::split`] was given.
    pub(super) fn join(kind: &str, params: Value) -> Result<Self, serde_json::Error> {
        serde_json::from_value(serde_json::json!({ "kind": kind, "params": params }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::kinds::KINDS;
    use super::*;

    #[test]
    fn every_event_has_a_switch_and_is_read_from_its_notice_as_it_was() {
        let text = || "Pellworth \" \\ €".to_owned();
        let events: [Event; 52] = [
            StoryEvent::Published { company: text() }.into(),
            StoryEvent::Changes { company: text(), note: text() }.into(),
            StoryEvent::TurnedDown { company: text(), note: text() }.into(),
            StoryEvent::Answered { company: text() }.into(),
            StoryEvent::AboutYou { company: text() }.into(),
            ApplicationEvent::Received { company: text(), title: text(), by: text() }.into(),
            ApplicationEvent::Moved { company: text(), title: text(), stage: text(), by: text() }
                .into(),
            ApplicationEvent::Waiting { company: text(), title: text(), stage: text(), by: text() }
                .into(),
            ApplicationEvent::Closed { company: text(), title: text(), why: text(), note: text() }
                .into(),
            CompanyEvent::DetailsApproved { company: text() }.into(),
            CompanyEvent::DetailsRejected { company: text(), note: text() }.into(),
            CompanyEvent::TeamJoined { company: text(), name: text() }.into(),
            CompanyEvent::TeamRole { company: text(), role: text() }.into(),
            CompanyEvent::TeamLeft { company: text() }.into(),
            CompanyEvent::Merged { company: text(), into: text() }.into(),
            CompanyEvent::ApiKeyMade { company: text(), key: text(), name: text() }.into(),
            CompanyEvent::WebhookDisabled { company: text(), url: text(), note: text() }.into(),
            RoleEvent::Approved { title: text() }.into(),
            RoleEvent::Published { title: text() }.into(),
            RoleEvent::Changes { title: text(), note: text() }.into(),
            RoleEvent::Rejected { title: text(), note: text() }.into(),
            RoleEvent::Scheduled { title: text(), at: text() }.into(),
            RoleEvent::Paused { title: text(), note: text() }.into(),
            RoleEvent::Resumed { title: text() }.into(),
            RoleEvent::Closed { title: text(), note: text() }.into(),
            RoleEvent::Over { title: text() }.into(),
            RoleEvent::Filled { title: text() }.into(),
            RoleEvent::RevisionPublished { title: text() }.into(),
            RoleEvent::RevisionChanges { title: text(), note: text() }.into(),
            RoleEvent::RevisionRejected { title: text(), note: text() }.into(),
            HiringEvent::RoleProposed {
                company: text(),
                title: text(),
                note: text(),
                until: text(),
            }
            .into(),
            HiringEvent::RoleReminder { company: text(), title: text(), until: text() }.into(),
            HiringEvent::RoleAlert { roles: vec![(text(), text())], more: true }.into(),
            HiringEvent::OfferMade { company: text(), title: text(), until: text() }.into(),
            HiringEvent::OfferWithdrawn { company: text(), title: text(), note: text() }.into(),
            HiringEvent::OfferAccepted { name: text(), title: text() }.into(),
            HiringEvent::OfferDeclined { name: text(), title: text() }.into(),
            HiringEvent::OfferExpired { name: text(), title: text() }.into(),
            HiringEvent::MeetingProposed { company: text(), title: text(), note: text() }.into(),
            HiringEvent::MeetingUnfit { name: text(), title: text(), note: text() }.into(),
            HiringEvent::MeetingSet { with: text(), title: text(), at: text(), place: text() }
                .into(),
            HiringEvent::MeetingMoved { with: text(), title: text(), at: text(), place: text() }
                .into(),
            HiringEvent::MeetingCancelled { with: text(), title: text(), note: text() }.into(),
            HiringEvent::NoteMention { by: text(), title: text() }.into(),
            TalentEvent::Requested {
                company: text(),
                role: text(),
                is_named: false,
                until: text(),
            }
            .into(),
            TalentEvent::Messaged { company: text(), until: text() }.into(),
            TalentEvent::Reminder { company: text(), role: Some(text()), until: text() }.into(),
            TalentEvent::Accepted { name: text(), role: Some(text()) }.into(),
            TalentEvent::Declined { role: Some(text()) }.into(),
            TalentEvent::Expired { role: Some(text()), days: 7 }.into(),
            TalentEvent::Wrote { from: text() }.into(),
            TalentEvent::Found { search: text() }.into(),
        ];
        events.iter().for_each(is_read_as_it_was);
        assert!(Event::join("gossip", serde_json::json!({})).is_err());
    }

    #[test]
    fn the_same_holds_of_assessments() {
        let (text, minutes) = (|| "Pellworth \" \\ €".to_owned(), 30);
        let events: [Event; 18] = [
            AssessmentEvent::Withdrawn { company: text(), title: text() }.into(),
            AssessmentEvent::ResultToDecide { title: text() }.into(),
            AssessmentEvent::ResultAdvanced { company: text(), title: text() }.into(),
            AssessmentEvent::ResultDeclined {
                company: text(),
                title: text(),
                why: text(),
                note: text(),
            }
            .into(),
            AssessmentEvent::EarlierResult { name: text(), title: text() }.into(),
            AssessmentEvent::Outage { title: text(), seconds: 95, until: text() }.into(),
            AssessmentEvent::TimeAsked { title: text() }.into(),
            AssessmentEvent::TimeAnswered { company: text(), title: text(), granted: Some(true) }
                .into(),
            AssessmentEvent::Invited {
                company: text(),
                title: text(),
                role: Some(text()),
                minutes: 90,
                tasks: Some(3),
                code: Some(text()),
                until: text(),
                opens: None,
                message: None,
                any_address: false,
                unverified: false,
            }
            .into(),
            AssessmentEvent::Invited {
                company: text(),
                title: text(),
                role: None,
                minutes: 90,
                tasks: None,
                code: None,
                until: text(),
                opens: Some(text()),
                message: Some(text()),
                any_address: true,
                unverified: true,
            }
            .into(),
            AssessmentEvent::Cohort { partner: text(), title: text(), minutes: 60, until: text() }
                .into(),
            AssessmentEvent::Deadline { company: text(), title: text(), hours: 48, until: text() }
                .into(),
            AssessmentEvent::Extended { company: text(), title: text(), until: text() }.into(),
            AssessmentEvent::MoreTime { company: text(), title: text(), minutes, until: text() }
                .into(),
            AssessmentEvent::Voided {
                company: text(),
                title: text(),
                reason: text(),
                until: text(),
            }
            .into(),
            AssessmentEvent::ResultReady { company: text(), title: text() }.into(),
            AssessmentEvent::SharedByCompany { company: text(), title: text(), until: text() }
                .into(),
            AssessmentEvent::ResultChanged {
                company: text(),
                title: text(),
                before: 595,
                now: 650,
            }
            .into(),
        ];
        events.iter().for_each(is_read_as_it_was);
    }

    #[test]
    fn the_same_holds_of_invoices() {
        let text = || "Pellworth \" \\ €".to_owned();
        let bill = || Bill { company: text(), number: text(), amount: text(), day: text() };
        let events: [Event; 9] = [
            BillingEvent::Issued(bill()).into(),
            BillingEvent::Due(bill()).into(),
            BillingEvent::Reminder(bill()).into(),
            BillingEvent::SecondReminder(bill()).into(),
            BillingEvent::LastReminder(bill()).into(),
            BillingEvent::Paid(bill()).into(),
            BillingEvent::Credited(bill()).into(),
            BillingEvent::Voided(bill()).into(),
            BillingEvent::Ending(bill()).into(),
        ];
        events.iter().for_each(is_read_as_it_was);
    }

    #[test]
    fn the_same_holds_of_partners() {
        let text = || "Pellworth \" \\ €".to_owned();
        let payout = || Payout {
            month: text(),
            amount: text(),
            review_until: text(),
            pay_on: text(),
            note: text(),
        };
        let events: [Event; 3] = [
            PartnerEvent::StatementIssued(payout()).into(),
            PartnerEvent::StatementPaid(payout()).into(),
            PartnerEvent::Adjusted { amount: text(), note: text() }.into(),
        ];
        events.iter().for_each(is_read_as_it_was);
    }

    #[test]
    fn the_same_holds_of_integrity_cases() {
        let text = || "Pellworth \" \\ €".to_owned();
        let (company, title, outcome, note) = (text(), text(), text(), text());
        let events: [Event; 6] = [
            IntegrityEvent::Asked {
                company: text(),
                title: text(),
                seen: vec![text(), text()],
                until: text(),
            }
            .into(),
            IntegrityEvent::Undecided { title: text(), answered: true }.into(),
            IntegrityEvent::Decided {
                company: text(),
                title: text(),
                outcome: text(),
                note: text(),
                until: Some(text()),
            }
            .into(),
            IntegrityEvent::Decided {
                company: text(),
                title: text(),
                outcome: text(),
                note: text(),
                until: None,
            }
            .into(),
            IntegrityEvent::Appealed { company: text(), title: text() }.into(),
            IntegrityEvent::Concluded { company, title, outcome, note }.into(),
        ];
        events.iter().for_each(is_read_as_it_was);
    }

    #[test]
    fn the_same_holds_of_what_is_said_in_a_word() {
        is_read_as_it_was(&CompanyEvent::TabOpened { tab: "roles".to_owned() }.into());
        is_read_as_it_was(&RoleEvent::ApplicantsArrived { title: "R".to_owned(), count: 2 }.into());
        is_read_as_it_was(&SupportEvent::Answered {}.into());
        is_read_as_it_was(&ReferralEvent::Joined {}.into());
    }

    #[test]
    fn the_same_holds_of_reports_on_github() {
        let text = || "Pellworth \" \\ €".to_owned();
        let events: [Event; 3] = [
            GithubReportEvent::Requested { company: text(), until: text() }.into(),
            GithubReportEvent::Ready { name: text() }.into(),
            GithubReportEvent::Declined { name: text() }.into(),
        ];
        events.iter().for_each(is_read_as_it_was);
    }

    fn is_read_as_it_was(event: &Event) {
        assert!(KINDS.contains(&event.switch()) && event.switch().sent, "{event:?}");
        let Parts { kind, params } = event.split().unwrap();
        assert_eq!(Event::join(&kind, params).unwrap(), *event);
    }

    #[test]
    fn the_same_holds_of_internships() {
        let text = || "Pellworth \" \\ €".to_owned();
        let news = || News { with: text(), title: text(), what: text(), day: text(), note: text() };
        let events: [Event; 19] = [
            InternshipEvent::Began(news()).into(),
            InternshipEvent::Ready(news()).into(),
            InternshipEvent::Started(news()).into(),
            InternshipEvent::Completed(news()).into(),
            InternshipEvent::Converted(news()).into(),
            InternshipEvent::Ended(news()).into(),
            InternshipEvent::Cancelled(news()).into(),
            InternshipEvent::ItemApproved(news()).into(),
            InternshipEvent::ItemRejected(news()).into(),
            InternshipEvent::CheckedIn(news()).into(),
            InternshipEvent::Rated(news()).into(),
            InternshipEvent::ExtensionProposed(news()).into(),
            InternshipEvent::ExtensionAgreed(news()).into(),
            InternshipEvent::ExtensionDeclined(news()).into(),
            InternshipEvent::ExtensionWithdrawn(news()).into(),
            InternshipEvent::ItemDue(news()).into(),
            InternshipEvent::CheckInDue(news()).into(),
            InternshipEvent::RatingDue(news()).into(),
            InternshipEvent::EndDue(news()).into(),
        ];
        events.iter().for_each(is_read_as_it_was);
    }
}
