//! Every closed list that the document names.

use super::Word;

/// An alias for each list's word, called as the list is.
macro_rules! lists {
    ($($alias:ident = $list:ty;)+) => {
        $(pub(crate) type $alias = Word<$list>;)+

        /// The alias of each, and what the list is called in the document.
        pub const LISTS: &[(&str, &str)] =
            &[$((stringify!($alias), <$list as kernel::Words>::NAME)),+];
    };
}

lists! {
    AccountKind = auth::users::Kind;
    CandidateStanding = auth::directory::Standing;
    ActivationNext = super::words::Next;
    ApiScope = companies::keys::Scope;
    Environment = config::Environment;
    CompanyFlag = companies::grants::Flag;
    CompanyIndustry = companies::details::Industry;
    CompanyRole = companies::profiles::Role;
    CompanySize = companies::details::Size;
    CompanyState = companies::profiles::State;
    CompanyReviewSubject = companies::review::Subject;
    Theme = auth::users::Theme;
    InvitationReportReason = assessments::invitation_reports::Reason;
    AccountMergerItem = db::mergers::AccountItem;
    AccountMergerObstacle = flows::accounts::merger::Obstacle;
    AccountLikeness = auth::directory::Likeness;
    MergerFate = db::mergers::Fate;
    MergerItem = db::mergers::Item;
    MergerObstacle = flows::companies::merger::Obstacle;
    DetailsRuling = companies::details::Ruling;
    DetailsStanding = companies::details::Standing;
    InquiryAct = super::words::Act;
    InquiryColumn = companies::review::Column;
    InquiryOrigin = companies::inquiries::Origin;
    InquirySignalCode = companies::review::Signal;
    InquiryState = companies::inquiries::State;
    MailState = queue::outbox::State;
    PartnerApplicationState = partners::applications::State;
    NetworkAlertKind = referral::network::AlertKind;
    NetworkEdgeKind = referral::network::EdgeKind;
    NetworkGrouping = referral::network::Grouping;
    NetworkNodeKind = referral::network::NodeKind;
    PresenceArea = presence::online::Area;
    PresenceDevice = presence::online::Device;
    PresenceRole = presence::Role;
    PresenceState = presence::online::State;
    ViewAsArea = auth::view_as::Area;
    SavedFilterList = settings::filters::List;
    ServerSection = config::Section;
    SettingGroup = flows::settings::Group;
    SettingUnit = flows::numbers::Unit;
    PartnerKind = partners::applications::Kind;
    PartnerState = partners::accounts::State;
    StudentInvitationOutcome = partners::invitations::Outcome;
    StudentInvitationStanding = partners::invitations::Standing;
    ReferralFlag = partners::attributions::Flag;
    ReferralStage = partners::attributions::Stage;
    CommissionBasis = partners::terms::Basis;
    CommissionKind = partners::commissions::Kind;
    CommissionState = partners::commissions::State;
    StatementState = partners::statements::State;
    ActivityKind = flows::home::Activity;
    NeedKind = flows::home::NeedKind;
    WaitingKind = flows::desk::WaitingKind;
    AccommodationAnswer = super::words::Answered;
    AccommodationState = assessments::accommodations::State;
    AiPolicy = assessments::definitions::AiPolicy;
    AssistantFailure = assessments::assistance::Failure;
    AssistantQuestionState = assessments::assistance::State;
    AssistantUse = assessments::assistance::Assistant;
    CohortPhase = assessments::cohorts::Phase;
    AttemptEnd = assessments::attempts::ClosedBy;
    AttemptState = assessments::attempts::State;
    AttemptVerification = assessments::verification::Standing;
    IntegrityCaseState = integrity::cases::State;
    IntegrityDecider = integrity::cases::DecidedAs;
    IntegrityLevel = integrity::levels::Level;
    IntegrityOutcome = integrity::cases::Outcome;
    IntegrityQueue = integrity::cases::Queue;
    IntegritySignal = integrity::signals::Signal;
    IntegrityStanding = flows::integrity::Standing;
    InvitationChange = super::words::Changed;
    SendOutcomeWord = super::words::SendOutcome;
    InvitationStanding = assessments::invitations::Standing;
    InvitationState = assessments::invitations::State;
    StatisticsRemark = assessments::statistics::Remark;
    InviteViewer = super::words::Looker;
    PerformanceScope = super::words::Whom;
    PlaybackGap = assessments::recordings::Gap;
    PlaybackMarker = assessments::recordings::Marker;
    PlaybackStanding = flows::playback::Standing;
    PlaybackStepKind = super::words::Shown;
    ReportLinkKind = assessments::links::Kind;
    ReportLinkState = assessments::links::State;
    SimilarityCounterpart = super::words::Counterpart;
    SimilarityOrder = similarity::findings::Order;
    SimilarityOutcome = similarity::index::Outcome;
    ReportMode = assessments::reports::Mode;
    ReportSection = assessments::links::Section;
    ResolutionKind = super::words::Meaning;
    SkillLabel = assessments::scores::Label;
    LanguageId = kernel::Language;
    Difficulty = challenges::problems::Difficulty;
    ProblemBuilderTab = authoring::checklist::Tab;
    ProblemCheckLineKind = authoring::checks::Kind;
    ProblemCheckState = authoring::checks::State;
    ProblemChecklistItem = authoring::checklist::Item;
    ProblemDraftKind = authoring::drafts::Kind;
    ProblemDraftState = authoring::drafts::State;
    ProblemWithholding = authoring::drafts::Withholding;
    ProblemType = challenges::problems::ProblemType;
    ScenarioTaskState = challenges::scenarios::TaskState;
    PracticeSort = challenges::practice::Sort;
    PracticeStatus = challenges::practice::Status;
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
    GuideMode = super::words::Mode;
    GuideStepName = interviews::guided::Step;
    ReplyState = interviews::replies::State;
    ApplicationState = hiring::applications::State;
    ApplicationStage = hiring::applications::Stage;
    BoardColumn = hiring::board::Column;
    BoardMove = hiring::board::Move;
    CandidateProgress = hiring::facts::Progress;
    CandidateSource = hiring::facts::Source;
    RoleProposalState = hiring::proposals::State;
    RequirementKind = hiring::board::RequirementKind;
    CandidateStepBy = super::words::StepBy;
    ExclusionCode = hiring::slates::ExclusionCode;
    SlateLikeness = hiring::slates::Likeness;
    MeetingState = hiring::meetings::State;
    OfferState = hiring::offers::State;
    ScorecardState = hiring::scorecards::State;
    CutOffSilence = selfid::impact::Silence;
    EarlierResultState = super::words::Usable;
    ResultDecision = assessments::decisions::State;
    ResultDecisionEvent = assessments::decisions::Event;
    ResultDeclineCode = assessments::decisions::Reason;
    ResultOrder = assessments::results::Order;
    ResultSide = assessments::results::Side;
    ReviewSheet = assessments::reviews::Sheet;
    ReviewState = assessments::reviews::State;
    DeclineCode = hiring::applications::DeclineCode;
    PayPeriod = hiring::roles::form::PayPeriod;
    QuestionKind = hiring::roles::form::QuestionKind;
    ResumeKind = hiring::resumes::Kind;
    RoleAct = hiring::roles::Act;
    RoleCheck = hiring::review::Check;
    RoleDecision = hiring::review::Decision;
    RoleKind = hiring::roles::form::Kind;
    RoleLevel = hiring::roles::form::Level;
    RoleQueue = hiring::review::Queue;
    RoleRevisionState = hiring::roles::RevisionState;
    RoleStage = hiring::roles::Stage;
    RoleState = hiring::roles::State;
    RoleWorkplace = hiring::roles::form::Workplace;
    RoundFormat = interviews::Format;
    RoundKind = interviews::RoundKind;
    StoryExperience = interviews::Experience;
    StoryLevel = interviews::Level;
    StoryOutcome = interviews::Outcome;
    StoryReportReason = interviews::reports::Why;
    StorySort = interviews::stories::Sort;
    SelectionRatesState = super::words::Counting;
    SelfIdDisability = selfid::answers::Disability;
    SelfIdGender = selfid::answers::Gender;
    SelfIdGroup = selfid::impact::Group;
    SelfIdQuestion = selfid::impact::Question;
    SelfIdRace = selfid::answers::Race;
    SelfIdVeteran = selfid::answers::Veteran;
    SlateLook = super::words::SlateLook;
    SlatePart = hiring::slates::Part;
    StorySource = interviews::Source;
    ChecklistItemState = internships::checklists::State;
    ChecklistOwner = internships::checklists::Owner;
    ExtensionEvent = internships::extensions::Event;
    ExtensionState = internships::extensions::State;
    InternshipAct = internships::placements::Act;
    InternshipActor = internships::placements::By;
    InternshipSide = internships::placements::Side;
    InternshipState = internships::placements::State;
    OnboardingColumn = internships::onboarding::Column;
    GithubReportFailure = contributions::reports::Failure;
    GithubReportState = contributions::reports::State;
    IntroductionParty = talent::messages::Party;
    IntroductionState = talent::introductions::State;
    TalentAuthorisation = talent::profiles::Authorisation;
    TalentAvailability = talent::profiles::Availability;
    TalentEmployment = talent::profiles::Employment;
    TalentPayPeriod = talent::profiles::PayPeriod;
    TalentPlace = talent::profiles::Place;
    TalentScore = talent::profiles::Score;
    TalentSkill = talent::profiles::Skill;
    TalentVisibility = talent::profiles::Visibility;
    SupportFileKind = support::attachments::Kind;
    SupportPriority = support::conversations::Priority;
    SupportSide = support::conversations::Side;
    SupportState = support::conversations::State;
    InvoiceCurrency = billing::money::Currency;
    InvoiceTaxBy = billing::money::TaxBy;
    InvoiceFilter = billing::listing::By;
    InvoiceReminder = flows::billing::Reminder;
    InvoiceState = billing::invoices::State;
    AllowanceLevel = billing::allowance::Level;
    PlanPeriod = billing::plans::Every;
    PaymentMethod = billing::ledger::Method;
    PaymentState = billing::ledger::PaymentState;
    AtsConnectionState = ats::connections::State;
    AtsExchangeState = ats::exchanges::State;
    AtsOperation = ats::exchanges::Operation;
    AtsSystem = ats::connections::System;
    DeliveryState = webhooks::deliveries::State;
    WebhookEvent = webhooks::EventKind;
    WebhookState = webhooks::endpoints::State;
    WebhookTrouble = webhooks::sending::Trouble;
    GridTool = puzzles::tries::Tool;
    PuzzleDifficulty = puzzles::bank::Difficulty;
    WarningCode = interviews::checks::Code;
}

#[cfg(test)]
mod tests {
    use super::LISTS;

    /// Two lists of one name would be one schema, and one of them would lose its words.
    #[test]
    fn each_list_is_called_as_its_alias_is() {
        for (alias, name) in LISTS {
            assert_eq!(alias, name);
        }
    }
}
