//! What names an account, and can come to another one; and the tables of this crate.

use kernel::words;

use super::Table;

words! {
    /// A table that names an account, by the table's name; `signed` is everything that says who did something.
    pub enum AccountItem as "AccountMergerItem" {
        /// Accounts that were merged into this one before.
        Accounts = "users",
        Profiles = "profiles",
        Codes = "otp_challenges",
        /// Editions of the terms of use and the privacy policy.
        Agreements = "agreements",
        Erasures = "erasures",
        ViewAs = "view_as_grants",
        Repeated = "idempotency_keys",
        /// Gender, race, disability, veteran status.
        SelfIdentification = "self_identification",
        Notifications = "notifications",
        Digest = "digest_entries",
        NotificationSettings = "notification_settings",
        CalendarFeeds = "calendar_feeds",
        Referrals = "referral_accounts",
        ReferralClicks = "referral_clicks",
        ReferralCodes = "referral_past_codes",
        PartnerApplications = "partner_applications",
        Partners = "partners",
        PartnerReferrals = "partner_attributions",
        Members = "company_members",
        Inquiries = "inquiries",
        Invitations = "invitations",
        Attempts = "attempts",
        CohortMembers = "cohort_members",
        Submissions = "submissions",
        PracticeDrafts = "practice_drafts",
        SkippedTasks = "scenario_skips",
        Compared = "similarity_sources",
        PuzzleTries = "puzzle_tries",
        Resumes = "resumes",
        Applications = "applications",
        ApplicationDrafts = "application_drafts",
        RoleProposals = "role_proposals",
        RoleAlerts = "role_alerts",
        Internships = "internships",
        CheckIns = "internship_check_ins",
        Extensions = "internship_extensions",
        TalentProfiles = "talent_profiles",
        Introductions = "introductions",
        IntroductionMessages = "introduction_messages",
        GithubReports = "github_reports",
        Stories = "interview_drafts",
        Likes = "interview_likes",
        StoryReports = "interview_reports",
        StoryAnswers = "interview_replies",
        Conversations = "support_conversations",
        Messages = "support_messages",
        Attachments = "support_attachments",
        Presence = "presences",
        /// What the account did or decided, in whatever table.
        Signed = "signed",
    }
}

/// The tables of this crate. Answers that are repeated are gone in two days; the log never changes.
pub const PERSONS: &[Table<AccountItem>] =
    &[Table::of_account(AccountItem::Repeated, &[]), Table::signed("audit_log", "actor_id")];
