#![doc = include_str!("../README.md")]

mod addresses;
mod applications;
mod assessments;
mod billing;
pub mod calendar;
mod companies;
mod github_reports;
mod hiring;
pub mod incoming;
mod integrity;
mod internships;
mod letter;
mod onboarding;
mod partners;
mod roles;
mod sender;
mod stories;
mod support;
mod talent;
mod upkeep;

pub use addresses::{address_changed, address_comes, address_in_use, address_kept, address_leaves};
pub use applications::{
    application_closed, application_moved, application_received, application_waiting,
};
pub use assessments::{
    Added, attempt_voided, deadline, earlier_result, extended, extra_time_answered,
    extra_time_asked, invitation, more_time, outage, partner_assessment, report_link,
    report_shared, result_advanced, result_changed, result_declined, result_ready,
    result_to_decide, withdrawn,
};
pub use billing::{
    Bill, invoice_credited, invoice_due, invoice_issued, invoice_paid, invoice_reminder,
    invoice_voided, payment_ending,
};
pub use companies::{
    api_key_made, company_merged, details_approved, details_rejected, problem_not_published,
    problem_published, tab_opened, team_invitation, team_joined, team_left, team_role,
    webhook_disabled,
};
pub use github_reports::{github_report_declined, github_report_ready, github_report_requested};
pub use hiring::{
    Date, meeting_cancelled, meeting_moved, meeting_proposed, meeting_set, meeting_unfit,
    note_mention, offer_accepted, offer_declined, offer_expired, offer_made, offer_withdrawn,
    role_alert, role_asked, role_proposed, role_reminder,
};
pub use integrity::{
    integrity_appealed, integrity_asked, integrity_concluded, integrity_decided,
    integrity_undecided,
};
pub use internships::{
    Internship, check_in_due, check_in_written, extension_agreed, extension_declined,
    extension_proposed, extension_withdrawn, internship_began, internship_cancelled,
    internship_completed, internship_converted, internship_end_due, internship_ended,
    internship_ready, internship_started, item_approved, item_due, item_rejected, rating_due,
    rating_given,
};
pub use letter::{Letter, Reader, Text, Unwritten};
pub use onboarding::{
    account_made, activation, approval, code, question, rejection, restoration, suspension,
};
pub use partners::{
    partner_adjusted, partner_approval, partner_invitation, partner_rejection, partner_statement,
    partner_statement_paid,
};
pub use roles::{
    applicants_arrived, revision_changes, revision_published, revision_rejected, role_approved,
    role_changes, role_closed, role_filled, role_over, role_paused, role_published, role_rejected,
    role_resumed, role_scheduled, slate_released,
};
pub use sender::{Error, Parcel, Sender, shown_sender};
pub use stories::{
    story_about_you, story_answered, story_changes, story_published, story_turned_down,
};
pub use support::support_answered;
pub use talent::{
    direct_message, introduction_accepted, introduction_declined, introduction_expired,
    introduction_message, introduction_reminder, introduction_requested, talent_found,
};
pub use upkeep::{
    Remedy, account_absorbed, account_locked, account_merged, account_unlocked, data_exported,
    digest, erasure_requested, erasure_scheduled, given_up, referral_joined, trial_mail,
    verify_address,
};
