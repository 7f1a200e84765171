//! Every closed list that the document names.

use super::Word;

/// An alias for each list's word, called as the list is.
macro_rules! lists {
    ($($alias:ident = $list:ty;)+) => {
        $(pub(crate) type $alias = Word<$list>;)+

        #[cfg(test)]
        const NAMES: &[(&str, &str)] =
            &[$((stringify!($alias), <$list as kernel::Words>::NAME)),+];
    };
}

lists! {
    AccountKind = auth::users::Kind;
    ActivationNext = crate::routes::activation::Next;
    CompanyFlag = companies::grants::Flag;
    InquiryAct = crate::routes::review::Act;
    InquiryColumn = companies::review::Column;
    InquiryOrigin = companies::inquiries::Origin;
    InquirySignalCode = companies::review::Signal;
    InquiryState = companies::inquiries::State;
    MailState = queue::outbox::State;
    AttemptState = assessments::attempts::State;
    HappeningKind = assessments::overview::Kind;
    InvitationStanding = assessments::invitations::Standing;
    InvitationState = assessments::invitations::State;
    InviteViewer = crate::routes::codebrain::Looker;
    ReportMode = assessments::reports::Mode;
    ResolutionKind = crate::routes::codebrain::Meaning;
    SkillLabel = assessments::grading::Label;
    Difficulty = challenges::problems::Difficulty;
    SubmissionKind = challenges::submissions::Kind;
    SubmissionPhase = challenges::submissions::Phase;
    SubmissionState = challenges::submissions::State;
    TestTag = challenges::problems::Tag;
    Verdict = challenges::submissions::Verdict;
    ModerationAct = interviews::moderation::Decision;
    ModerationKind = interviews::moderation::Kind;
    ModerationQueue = interviews::moderation::Queue;
    ReasonCode = interviews::moderation::Reason;
    OwnAction = interviews::manuscripts::Act;
    StoryProof = interviews::manuscripts::Proof;
    StoryState = interviews::machine::State;
    StoryWay = interviews::manuscripts::Way;
    GuideMode = crate::routes::guided::Mode;
    GuideStepName = interviews::guided::Step;
    ReplyState = interviews::replies::State;
    RoundFormat = interviews::Format;
    RoundKind = interviews::RoundKind;
    StoryExperience = interviews::Experience;
    StoryLevel = interviews::Level;
    StoryOutcome = interviews::Outcome;
    StoryReportReason = interviews::reports::Why;
    StorySort = interviews::stories::Sort;
    StorySource = interviews::Source;
    WarningCode = interviews::checks::Code;
}

#[cfg(test)]
mod tests {
    use super::NAMES;

    /// Two lists of one name would be one schema, and one of them would lose its words.
    #[test]
    fn each_list_is_called_as_its_alias_is() {
        for (alias, name) in NAMES {
            assert_eq!(alias, name);
        }
    }

    #[test]
    fn the_document_has_the_words_of_every_list() {
        let document = serde_json::to_value(crate::openapi::document()).unwrap();
        for (name, _) in NAMES {
            let schema = &document["components"]["schemas"][name];
            assert!(schema["enum"].is_array(), "{name} is another schema, or nobody's");
        }
    }
}
