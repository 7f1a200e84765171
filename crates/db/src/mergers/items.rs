//! The tables that name a company, and what can become of their rows. Pure.

use kernel::words;

words! {
    /// A table that names a company, by the table's name.
    pub enum Item as "MergerItem" {
        Members = "company_members",
        TeamInvitations = "team_invitations",
        Grants = "company_grants",
        FreeTrials = "free_trials",
        Inquiries = "inquiries",
        Details = "company_details",
        Logos = "company_logos",
        /// Companies that were merged into this one before.
        Companies = "companies",
        Roles = "roles",
        Internships = "internships",
        Checklists = "checklist_templates",
        Assessments = "assessments",
        ReportReviews = "report_reviews",
        InvitationStops = "invitation_stops",
        ProblemDrafts = "problem_drafts",
        Problems = "problems",
        Puzzles = "puzzles",
        TalentSearches = "talent_searches",
        TalentPicks = "talent_picks",
        TalentBlocks = "talent_blocks",
        Introductions = "introductions",
        GithubReports = "github_reports",
        InterviewNames = "interview_companies",
        InterviewReplies = "interview_replies",
        Subscriptions = "subscriptions",
        InvitationCredits = "invitation_credits",
        Grace = "grace_extensions",
        Invoices = "invoices",
        ApiKeys = "api_keys",
        Webhooks = "webhooks",
        AtsConnections = "ats_connections",
        ViewAs = "view_as_grants",
    }
}

words! {
    /// What becomes of rows of a company that is merged into another.
    pub enum Fate as "MergerFate" {
        /// They belong to the other company.
        Moved = "moved",
        /// The other company has a copy.
        Copied = "copied",
        /// They were worth more than what the other company had, and replaced that.
        Replaced = "replaced",
        /// They count no longer.
        Ended = "ended",
        /// The other company has the same, so they are gone.
        Dropped = "dropped",
        /// They stay with the company that is merged.
        Kept = "kept",
    }
}
