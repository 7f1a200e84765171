#![doc = include_str!("../README.md")]

mod clock;
mod countries;
mod email;
pub mod files;
mod ids;
mod language;
mod machine;
pub mod money;
mod page;
mod revision;
mod seen;
pub mod text;
#[doc(hidden)]
pub mod words;

pub use chrono;
#[doc(hidden)]
pub use diesel;
#[doc(hidden)]
pub use serde;
pub use uuid;

pub use clock::{Clock, SystemClock, last_night};
pub use countries::{BadCountries, Countries, Country};
pub use email::{BadEmail, Email, ascii_domain, own_spelling, unicode_domain};
pub use ids::{
    AccommodationId, ActivationId, AddressChangeId, ApiKeyId, ApplicationId, AssessmentId,
    AssistantQuestionId, AtsConnectionId, AtsExchangeId, AtsStartId, AttemptId, BadId, CheckoutId,
    CodeId, CompanyId, CreditNoteId, DeliveryId, ErasureId, ExtensionId, GithubReportId, InquiryId,
    IntegrityCaseId, InternshipId, InternshipItemId, IntroductionId, IntroductionMessageId,
    InvitationCreditId, InvitationId, InvoiceId, JobId, LeaseToken, MailId, MatchId, MeetingId,
    NoteId, NoticeId, OfferId, PartnerApplicationId, PartnerCommissionId, PartnerInvitationId,
    PartnerStatementId, PartnerTermsId, PaymentId, PlanVersionId, ProblemCheckId, ProblemDraftId,
    ProblemId, PuzzleId, PuzzleTryId, ReportLinkId, ReportReviewId, ReportViewId, ResumeId,
    RoleAlertId, RoleId, RoleProposalId, SavedFilterId, ScorecardId, StoryId, SubmissionId,
    SubscriptionId, SupportAttachmentId, SupportConversationId, SupportNoteId, TalentPickId,
    TalentProfileId, TalentProspectId, TalentSearchId, TaskId, TeamInvitationId, UserId, ViewAsId,
    WebhookEventId, WebhookId, WorkerId, WritingId,
};
pub use language::Language;
pub use machine::{Line, Machine, Refused};
pub use page::{BadCursor, Cursor, Limit, Page, Paging};
pub use revision::next_revision;
pub use seen::Seen;
pub use text::fold::{fold, fold_search, fold_words, is_apostrophe, search_words};
pub use words::{BadWord, Words};

/// An instant in UTC, to the microsecond PostgreSQL keeps.
pub type Instant = chrono::DateTime<chrono::Utc>;
