//! Identifiers: one type for each kind of thing, so that one cannot be passed for another.

use std::fmt;
use std::str::FromStr;

use diesel_derive_newtype::DieselNewType;
use serde::{Deserialize, Deserializer, Serialize};
use uuid::Uuid;

/// The text is not an identifier in its canonical form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not an identifier")]
pub struct BadId;

/// Reads the canonical form only: 36 characters, lower case, hyphens.
fn parse(text: &str) -> Result<Uuid, BadId> {
    let id = Uuid::try_parse(text).map_err(|_| BadId)?;
    if id.as_hyphenated().encode_lower(&mut Uuid::encode_buffer()) == text {
        Ok(id)
    } else {
        Err(BadId)
    }
}

macro_rules! id {
    ($name:ident, $what:literal) => {
        #[doc = concat!("Identifies ", $what, ".")]
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, DieselNewType,
        )]
        #[serde(transparent)]
        pub struct $name(pub Uuid);

        impl $name {
            /// A fresh identifier that sorts after those made earlier.
            #[expect(clippy::new_without_default, reason = "two defaults would differ")]
            pub fn new() -> Self {
                Self(Uuid::now_v7())
            }
        }

        impl From<$name> for Uuid {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = BadId;
            fn from_str(text: &str) -> Result<Self, BadId> {
                parse(text).map(Self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

id!(UserId, "an account");
id!(ViewAsId, "a permission of the admin to look as another account");
id!(CompanyId, "a company");
id!(AssessmentId, "an assessment");
id!(TaskId, "one task of an assessment");
id!(InvitationId, "an invitation to an assessment");
id!(AccommodationId, "somebody's request for extra time");
id!(AttemptId, "one candidate's attempt at an assessment, and its report");
id!(IntegrityCaseId, "a question about an attempt, and what became of it");
id!(WritingId, "the right of one tab to write an attempt");
id!(AssistantQuestionId, "a question that a candidate asks the assistant in an attempt");
id!(ReportLinkId, "a link to a report");
id!(ReportViewId, "one opening of a link to a report");
id!(ProblemId, "one version of a problem");
id!(SubmissionId, "a submission to the judge");
id!(JobId, "a job in the queue");
id!(LeaseToken, "one claim of a job");
id!(MailId, "a message in the outbox");
id!(WorkerId, "a worker process");
id!(InquiryId, "a company's inquiry");
id!(ActivationId, "an activation link");
id!(CodeId, "a one-time code");
id!(AddressChangeId, "a change of an account's address that both mailboxes have confirmed");
id!(PartnerApplicationId, "an application to become a partner");
id!(ErasureId, "an erasing that was asked for");
id!(NoticeId, "a notice on somebody's list");
id!(StoryId, "a story of an interview, and its author's manuscript");
id!(ApiKeyId, "a key of a company's programs");
id!(WebhookId, "an address that a company's events are sent to");
id!(WebhookEventId, "an event that is sent to webhooks");
id!(DeliveryId, "one event on its way to one webhook");
id!(AtsConnectionId, "a company's connection to an applicant tracking system");
id!(AtsStartId, "an assessment that an applicant tracking system has started");
id!(AtsExchangeId, "a message between an applicant tracking system and us");
id!(TeamInvitationId, "an invitation to the team of a company");
id!(RoleId, "a role that a company hires for");
id!(ApplicationId, "somebody's application for a role");
id!(RoleAlertId, "what a candidate is alerted of among the open roles");
id!(RoleProposalId, "a role that the admin proposes to a candidate");
id!(ResumeId, "a résumé that somebody has sent in");
id!(TalentProfileId, "a candidate's place in the talent pool");
id!(TalentPickId, "a candidate on the list that the admin makes for one company");
id!(SavedFilterId, "a filter of a list that the admin has saved");
id!(TalentProspectId, "a card of the talent pool that a company keeps for a role");
id!(TalentSearchId, "a saved search of the talent pool");
id!(GithubReportId, "a report on what a candidate does on GitHub, or the request for it");
id!(IntroductionId, "a company's request to be introduced to a candidate");
id!(IntroductionMessageId, "a message between the two sides of an introduction");
id!(PuzzleId, "a grid puzzle");
id!(PuzzleTryId, "what somebody drew for a grid puzzle");
id!(OfferId, "what a company offers somebody it has chosen");
id!(MeetingId, "an interview with somebody who has applied");
id!(ReportReviewId, "what one member of a company has seen in a report");
id!(ScorecardId, "what one member of a hiring team has seen in a candidate");
id!(NoteId, "a note of a hiring team about an application");
id!(InternshipId, "an internship");
id!(InternshipItemId, "an item on the checklist of an internship");
id!(ExtensionId, "a proposal to extend an internship");
id!(InvoiceId, "an invoice to a company");
id!(PaymentId, "a payment on an invoice");
id!(CreditNoteId, "a credit note about an invoice");
id!(PlanVersionId, "one version of a plan");
id!(SubscriptionId, "a company's subscription to a plan");
id!(InvitationCreditId, "invitations that the admin has granted a company");
id!(CheckoutId, "an invoice on its way to be paid online");
id!(PartnerTermsId, "what a partner was promised from a day on");
id!(PartnerCommissionId, "something a partner has earned");
id!(MatchId, "a match between two submitted programs");
id!(ProblemDraftId, "a version of a problem that is or was being written");
id!(ProblemCheckId, "what the judge finds of a problem that is being written");
id!(PartnerInvitationId, "somebody whom a partner invites to sign up");
id!(PartnerStatementId, "a partner's statement of a month");
id!(SupportConversationId, "a conversation with support");
id!(SupportNoteId, "a note of support about a conversation");
id!(SupportAttachmentId, "a file of a message to or from support");

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, accepted: bool) {
        assert_eq!(text.parse::<UserId>().is_ok(), accepted, "{text}");
        let json = serde_json::to_string(text).unwrap();
        assert_eq!(serde_json::from_str::<UserId>(&json).is_ok(), accepted, "{text}");
    }

    #[test]
    fn only_the_canonical_form_is_read() {
        check("0192a0de-1111-7abc-8def-0123456789ab", true);
        check("0192A0DE-1111-7abc-8def-0123456789ab", false);
        check("0192a0de11117abc8def0123456789ab", false);
        check("{0192a0de-1111-7abc-8def-0123456789ab}", false);
        check("urn:uuid:0192a0de-1111-7abc-8def-0123456789ab", false);
        check("", false);
    }

    #[test]
    fn what_is_written_is_read_back() {
        let id = AttemptId::new();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(serde_json::to_string(&id).unwrap(), format!("\"{id}\""));
    }
}
