//! Every letter that there is, for the tests of what all of them have in common.

use super::Letter;
use crate::*;

pub(super) const URL: &str = "https://assay.example/codebrainv2/ABCDEFGHJK";

/// Those about invitations and results.
fn of_assessments(typed: &str) -> Vec<Letter> {
    vec![
        invitation(typed, typed, 90, (URL, "4 May 2027"), Added::default()),
        invitation(
            typed,
            typed,
            90,
            (URL, "4 May 2027"),
            Added {
                role: Some(typed),
                tasks: Some(3),
                code: Some("ABCDE FGHJK"),
                opens: Some("2 May 2027"),
                message: Some(typed),
                any_address: true,
                unverified: true,
            },
        ),
        deadline(typed, typed, 48, URL, "4 May 2027"),
        deadline(typed, typed, 4, URL, "4 May 2027"),
        extended(typed, typed, URL, "4 May 2027"),
        withdrawn(typed, typed, URL),
        more_time(typed, typed, 30, URL, "12:00 UTC"),
        outage(typed, 95, URL, "12:00 UTC"),
        extra_time_asked(typed, URL),
        extra_time_answered((typed, typed), Some(true), URL),
        extra_time_answered((typed, typed), Some(false), URL),
        extra_time_answered((typed, typed), None, URL),
        earlier_result(typed, typed, URL),
        result_ready(typed, typed, URL),
        result_to_decide(typed, URL),
        result_advanced(typed, typed, URL),
        result_declined(typed, typed, ("The openings are filled.", typed), URL),
        result_changed(typed, typed, (595, 650), URL),
    ]
}

/// Every letter, with what people may have typed in it.
pub(super) fn all(typed: &str) -> Vec<Letter> {
    let mut letters = of_assessments(typed);
    letters.extend([
        code("012345", 10),
        activation(typed, URL, 72),
        account_made(typed, URL, 72),
        partner_approval(typed, URL),
        partner_rejection(typed, typed),
        partner_invitation(typed, URL, false),
        partner_invitation(typed, URL, true),
        approval(typed, URL),
        rejection(typed, typed),
        question(typed, typed, URL),
        suspension(typed, typed),
        restoration(typed),
        story_published(typed, URL),
        story_changes(typed, typed, URL),
        story_turned_down(typed, typed),
        story_answered(typed, URL),
        story_about_you(typed, URL),
        application_received(typed, typed, "4 May 2027", URL),
        application_moved(typed, typed, ("Interview", "4 May 2027"), URL),
        application_waiting(typed, typed, ("Interview", "4 May 2027"), URL),
        application_closed(typed, typed, ("The openings are filled.", typed), URL),
        details_approved(typed, URL),
        tab_opened("assessment", URL),
        tab_opened("roles", URL),
        tab_opened("selection", URL),
        tab_opened("recruiting", URL),
        details_rejected(typed, typed, URL),
        team_invitation(typed, typed, URL, 7),
        team_joined(typed, typed, URL),
        team_role(typed, typed, URL),
        api_key_made(typed, typed, typed, URL),
        problem_published(typed, URL),
        problem_not_published(typed, URL),
        role_approved(typed, URL),
        role_published(typed, URL),
        role_changes(typed, typed, URL),
        role_rejected(typed, typed, URL),
        role_scheduled(typed, "4 May 2027, 09:00 UTC", URL),
        role_paused(typed, typed, URL),
        role_resumed(typed, URL),
        role_closed(typed, typed, URL),
        role_over(typed, URL),
        revision_published(typed, URL),
        revision_changes(typed, typed, URL),
        revision_rejected(typed, typed, URL),
        introduction_requested((typed, typed), false, "4 May 2027, 12:00 UTC", URL),
        direct_message(typed, "4 May 2027, 12:00 UTC", URL),
        introduction_reminder(typed, Some(typed), "4 May 2027, 12:00 UTC", URL),
        introduction_reminder(typed, None, "4 May 2027, 12:00 UTC", URL),
        introduction_accepted(typed, Some(typed), URL),
        introduction_accepted(typed, None, URL),
        introduction_declined(Some(typed), URL),
        introduction_declined(None, URL),
        introduction_expired(Some(typed), 7, URL),
        introduction_expired(None, 7, URL),
        introduction_message(typed, URL),
        talent_found(typed, URL),
        given_up("0192a0df", "0192a0de", typed, Remedy::Retried { hours: 6, times: 5 }),
        given_up("0192a0df", "0192a0de", typed, Remedy::None { times: 5 }),
        digest(&[(typed.to_owned(), URL.to_owned())], 1, URL)
            .stopped_at("https://assay.example/stop"),
    ]);
    letters.extend(about_github(typed).into_iter().chain(about_integrity(typed)));
    letters.extend(of_companies(typed));
    letters.extend(of_partners(typed));
    letters.extend(of_hiring(typed));
    letters.extend(of_invoices(typed));
    letters.extend(of_internships(typed));
    letters
}

fn of_companies(typed: &str) -> Vec<Letter> {
    vec![
        report_link(typed, typed, URL, typed),
        attempt_voided(typed, typed, typed, URL, "4 May 2027"),
        account_locked(),
        erasure_scheduled("27 November 2026, UTC", URL),
        erasure_requested("27 November 2026, UTC", URL),
        data_exported(URL),
        trial_mail(URL),
        address_leaves("123456", 10, typed),
        address_comes("123456", 10),
        address_in_use(URL),
        address_changed(typed),
        address_kept(URL),
        report_shared(typed, typed, URL, "4 May 2027"),
        team_left(typed),
        referral_joined(URL),
        role_filled(typed, URL),
        support_answered(URL),
        support_answered(URL).with_answer(typed),
        account_unlocked(URL),
        verify_address(URL),
        account_merged(typed, URL),
        account_absorbed(typed, URL),
        slate_released(typed, 3, URL),
        applicants_arrived(typed, 1, URL),
        applicants_arrived(typed, 3, URL),
        webhook_disabled(typed, typed, typed, URL),
        company_merged(typed, typed, URL),
        github_report_requested(typed, "4 May 2027, 12:00 UTC", URL),
        github_report_ready(typed, URL),
        github_report_declined(typed, URL),
    ]
}

fn of_partners(typed: &str) -> Vec<Letter> {
    vec![
        partner_statement(typed, typed, [typed, typed], URL),
        partner_statement_paid(typed, typed, typed, URL),
        partner_adjusted(typed, typed, URL),
        partner_assessment(typed, typed, 60, URL, "4 May 2027"),
    ]
}

fn of_hiring(typed: &str) -> Vec<Letter> {
    let date =
        Date { with: typed, title: typed, at: "Monday, 4 May 2027, 12:00 (UTC)", place: typed };
    vec![
        introduction_requested((typed, typed), true, "4 May 2027, 12:00 UTC", URL),
        role_asked((typed, typed), typed, "4 May 2027, 12:00 UTC", URL),
        role_alert(&[(typed.to_owned(), typed.to_owned())], false, URL),
        role_alert(&[(typed.to_owned(), typed.to_owned()), ("A".into(), "B".into())], true, URL),
        role_proposed((typed, typed), typed, "4 May 2027, 12:00 UTC", URL),
        role_reminder(typed, typed, "4 May 2027, 12:00 UTC", URL),
        offer_made(typed, typed, "4 May 2027", URL),
        offer_withdrawn(typed, typed, typed, URL),
        offer_accepted(typed, typed, URL),
        offer_declined(typed, typed, URL),
        offer_expired(typed, typed, URL),
        meeting_proposed(typed, typed, typed, URL),
        meeting_unfit(typed, typed, typed, URL),
        meeting_set(date, URL),
        meeting_moved(date, URL),
        meeting_cancelled(typed, typed, typed, URL),
        note_mention(typed, typed, URL),
    ]
}

fn of_invoices(typed: &str) -> Vec<Letter> {
    let bill = Bill {
        company: typed,
        number: "2027-0001",
        amount: "EUR 119.00",
        day: "4 May 2027",
        url: URL,
    };
    let mut letters: Vec<Letter> = (0..3).map(|urgency| invoice_reminder(bill, urgency)).collect();
    let plain: [fn(Bill<'_>) -> Letter; 6] = [
        invoice_issued,
        invoice_due,
        invoice_paid,
        invoice_credited,
        invoice_voided,
        payment_ending,
    ];
    letters.extend(plain.map(|letter| letter(bill)));
    letters
}

fn of_internships(typed: &str) -> Vec<Letter> {
    let of = Internship {
        with: typed,
        title: typed,
        what: typed,
        day: "4 May 2027",
        note: typed,
        url: URL,
    };
    let letters: [fn(Internship<'_>) -> Letter; 19] = [
        internship_began,
        internship_ready,
        internship_started,
        internship_completed,
        internship_converted,
        internship_ended,
        internship_cancelled,
        item_approved,
        item_rejected,
        check_in_written,
        rating_given,
        extension_proposed,
        extension_agreed,
        extension_declined,
        extension_withdrawn,
        item_due,
        check_in_due,
        rating_due,
        internship_end_due,
    ];
    letters.map(|letter| letter(of)).into()
}

#[test]
fn no_letter_is_left_out() {
    const SOURCES: [(&str, &str); 16] = [
        ("addresses", include_str!("../addresses/mod.rs")),
        ("applications", include_str!("../applications.rs")),
        ("assessments", include_str!("../assessments.rs")),
        ("billing", include_str!("../billing/mod.rs")),
        ("companies", include_str!("../companies.rs")),
        ("github_reports", include_str!("../github_reports/mod.rs")),
        ("hiring", include_str!("../hiring/mod.rs")),
        ("integrity", include_str!("../integrity/mod.rs")),
        ("internships", include_str!("../internships/mod.rs")),
        ("onboarding", include_str!("../onboarding.rs")),
        ("partners", include_str!("../partners.rs")),
        ("roles", include_str!("../roles.rs")),
        ("stories", include_str!("../stories.rs")),
        ("support", include_str!("../support.rs")),
        ("talent", include_str!("../talent.rs")),
        ("upkeep", include_str!("../upkeep.rs")),
    ];
    let modules = include_str!("../lib.rs")
        .lines()
        .filter_map(|line| line.trim_start_matches("pub ").strip_prefix("mod ")?.strip_suffix(';'));
    let writes = |name: &&str| !["calendar", "incoming", "letter", "sender"].contains(name);
    assert!(modules.filter(writes).eq(SOURCES.map(|(name, _)| name)), "a module is not listed");
    let here = include_str!("every.rs");
    for (module, source) in SOURCES {
        for rest in source.split("\npub fn ").skip(1) {
            let name = rest.split(['(', '<']).next().unwrap_or_default();
            let makes = rest.split('{').next().is_some_and(|head| head.contains("-> Letter"));
            let named = here.contains(&format!(" {name}(")) || here.contains(&format!(" {name},"));
            assert!(named || !makes, "{module}: {name}");
        }
    }
}

fn about_github(typed: &str) -> [Letter; 3] {
    [
        github_report_requested(typed, "4 May 2027", URL),
        github_report_ready(typed, URL),
        github_report_declined(typed, URL),
    ]
}

fn about_integrity(typed: &str) -> Vec<Letter> {
    vec![
        integrity_asked(typed, typed, &[typed.to_owned()], "4 May 2027, 12:00 UTC", URL),
        integrity_undecided(typed, true, URL),
        integrity_undecided(typed, false, URL),
        integrity_decided([typed, typed], "breach", typed, Some("4 May 2027, 12:00 UTC"), URL),
        integrity_decided([typed, typed], "explained", typed, None, URL),
        integrity_appealed(typed, typed, URL),
        integrity_concluded([typed, typed], "unproven", typed, URL),
    ]
}
