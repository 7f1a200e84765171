// The wire's types that are used by name.
import type { components } from './schema';

type Schemas = components['schemas'];

// Stories
export type Conversation = Schemas['StoryConversation'];
export type CompanyCount = Schemas['ToldCompany'];
export type CompanyStories = Schemas['StoriesAboutUs'];
export type CompanyStory = Schemas['StoryAboutUs'];
export type GuideAnswerWire = Schemas['StoryAnswered'];
export type GuideEvent = Schemas['StoryAnswerEvent'];
export type GuideMode = Schemas['GuideMode'];
export type GuideStep = Schemas['StoryQuestion'];
export type GuideStepName = Schemas['GuideStepName'];
export type GuideTurn = Schemas['StoryTurn'];
export type HighlightPiece = Schemas['TextPart'];
export type LikeStatus = Schemas['LikeStatus'];
export type ModeratedStory = Schemas['ModeratedStory'];
export type ModerationAct = Schemas['ModerationAct'];
export type ModerationKind = Schemas['ModerationKind'];
export type ModerationQueue = Schemas['ModerationQueue'];
export type ModerationReason = Schemas['StoryReason'];
export type ModerationRow = Schemas['WaitingStory'];
export type OwnStoryWire = Schemas['OwnStory'];
export type ReasonCode = Schemas['ReasonCode'];
export type ReplyState = Schemas['ReplyState'];
export type RoundFormat = Schemas['RoundFormat'];
export type RoundKind = Schemas['RoundKind'];
export type Story = Schemas['Story'];
export type StoryCard = Schemas['StoryCard'];
export type StoryCompanyMatch = Schemas['ToldCompany'];
export type StoryExperience = Schemas['StoryExperience'];
export type StoryFormWire = Schemas['StoryForm'];
export type StoryLevel = Schemas['StoryLevel'];
export type StoryOutcome = Schemas['StoryOutcome'];
export type StoryReply = Schemas['StoryReply'];
export type StoryReportReason = Schemas['StoryReportReason'];
export type StoryRound = Schemas['StoryRound'];
export type StorySort = Schemas['StorySort'];
export type StorySource = Schemas['StorySource'];
export type StoryState = Schemas['StoryState'];
export type StoryStats = Schemas['StoryStats'];
export type StoryWarning = Schemas['StoryWarning'];
export type WarningCode = Schemas['WarningCode'];

// Selection
export type ApplicationState = Schemas['ApplicationState'];
export type Board = Schemas['Board'];
export type BoardColumn = Schemas['BoardColumn'];
export type BoardLine = Schemas['BoardLine'];
export type BoardMove = Schemas['BoardMove'];
export type Candidate = Schemas['Candidate'];
export type CandidateAssessment = Schemas['CandidateAssessment'];
export type CandidateCard = Schemas['CandidateCard'];
export type CandidateForCompany = Schemas['CandidateForCompany'];
export type CandidateMoved = Schemas['CandidateMoved'];
export type CandidateResume = Schemas['CandidateResume'];
export type CandidateStep = Schemas['CandidateStep'];
export type ExclusionCode = Schemas['ExclusionCode'];
export type SelectingRole = Schemas['SelectingRole'];
export type Slate = Schemas['Slate'];
export type SlateCandidate = Schemas['SlateCandidate'];
export type SlateCandidateDetail = Schemas['SlateCandidateDetail'];
export type SlateDetail = Schemas['SlateDetail'];
export type SlateLook = Schemas['SlateLook'];
export type SlateNote = Schemas['SlateNote'];
export type SlatePart = Schemas['SlatePart'];

// Accounts
export type Erasure = Schemas['Erasure'];
export type Company = Schemas['Company'];
export type Flags = Schemas['Flags'];
export type LiveMessage = Schemas['LiveMessage'];
export type LiveRequest = Schemas['LiveRequest'];
export type Notification = NotificationPage['items'][number];
export type NotificationItem = Schemas['NotificationSwitch'];
export type NotificationPage = Schemas['NotificationPage'];
export type NotificationSettings = Schemas['NotificationSettings'];
export type NotificationStanding = Schemas['NotificationStanding'];
export type Profile = Schemas['Profile'];
export type PublicConfig = Schemas['ClientConfig'];
export type Referrals = Schemas['Referrals'];
export type RegisterRequest = Schemas['Register'];
export type SaveProfileRequest = Schemas['SaveProfile'];
export type User = Schemas['User'];

// The talent pool
export type Introduction = Schemas['Introduction'];
export type IntroductionPay = Schemas['IntroductionPay'];
export type IntroductionState = Schemas['IntroductionState'];
export type IntroductionToMe = Schemas['IntroductionToMe'];
export type RequestIntroduction = Schemas['RequestIntroduction'];
export type SaveTalentProfile = Schemas['SaveTalentProfile'];
export type SaveTalentSearch = Schemas['SaveTalentSearch'];
export type TalentAvailability = Schemas['TalentAvailability'];
export type TalentCard = Schemas['TalentCard'];
export type TalentFacts = Schemas['TalentFacts'];
export type TalentPayPeriod = Schemas['TalentPayPeriod'];
export type TalentPlace = Schemas['TalentPlace'];
export type TalentPool = Schemas['TalentPool'];
export type TalentProfile = Schemas['TalentProfile'];
export type TalentSearch = Schemas['TalentSearch'];
export type TalentSkill = Schemas['TalentSkill'];
export type TalentVisibility = Schemas['TalentVisibility'];

// Companies and their inquiries
export type Activated = Schemas['Activated'];
export type ActivationLink = Schemas['ActivationLink'];
export type AdminInquiry = Schemas['AdminInquiry'];
export type AdminInquiryDetail = Schemas['AdminInquiryDetail'];
export type ClosingAssessment = Schemas['Closing'];
export type CompanyDetails = Schemas['CompanyDetails'];
export type CompanyIndustry = Schemas['CompanyIndustry'];
export type CompanyOverview = Schemas['CompanyOverview'];
export type CompanyRole = Schemas['CompanyRole'];
export type CompanySize = Schemas['CompanySize'];
export type DetailsForm = Schemas['DetailsForm'];
export type DetailsStanding = Schemas['DetailsStanding'];
export type FollowedInvitation = Schemas['FollowedInvitation'];
export type GrantedFlag = Schemas['CompanyFlag'];
export type HistoryStep = Schemas['HistoryStep'];
export type Inquiry = Schemas['Inquiry'];
export type InquiryAct = Schemas['InquiryAct'];
export type InquiryColumn = Schemas['InquiryColumn'];
export type InquiryState = Schemas['InquiryState'];
export type LatestEvent = Schemas['Happening'];
export type ListedCompany = Schemas['ListedCompany'];
export type NewCompany = Schemas['NewCompany'];
export type NewPartnerApplication = Schemas['NewPartnerApplication'];
export type PartnerApplication = Schemas['PartnerApplication'];
export type PartnerApplicationState = Schemas['PartnerApplicationState'];
export type PartnerKind = Schemas['PartnerKind'];
export type AdminPartnerApplication = Schemas['AdminPartnerApplication'];
export type AdminPartnerApplicationDetail = Schemas['AdminPartnerApplicationDetail'];
export type PublicCompany = Schemas['PublicCompany'];
export type Team = Schemas['Team'];
export type TeamInvitation = Schemas['TeamInvitation'];
export type TeamMember = Schemas['TeamMember'];
export type NewInquiry = Schemas['NewInquiry'];

// Applications for roles
export type ApplicantProfile = Schemas['ApplicantProfile'];
export type ApplicationDraft = Schemas['ApplicationDraft'];
export type ApplicationStart = Schemas['ApplicationStart'];
export type DeclineCode = Schemas['DeclineCode'];
export type MyApplication = Schemas['MyApplication'];
export type MyApplicationDetail = Schemas['MyApplicationDetail'];
export type Resume = Schemas['Resume'];
export type SaidToQuestion = Schemas['SaidToQuestion'];

// Roles
export type OpenRole = Schemas['OpenRole'];
export type OpenRoleRow = Schemas['OpenRoleRow'];
export type PayPeriod = Schemas['PayPeriod'];
export type QuestionKind = Schemas['QuestionKind'];
export type Role = Schemas['Role'];
export type RoleAct = Schemas['RoleAct'];
export type RoleForm = Schemas['RoleForm'];
export type RoleQuestion = Schemas['RoleQuestion'];
export type RoleKind = Schemas['RoleKind'];
export type RoleLevel = Schemas['RoleLevel'];
export type RoleComment = Schemas['RoleComment'];
export type RoleDecision = Schemas['RoleDecision'];
export type RoleQueue = Schemas['RoleQueue'];
export type RoleRevisionState = Schemas['RoleRevisionState'];
export type AdminRole = Schemas['AdminRole'];
export type AdminRoleDetail = Schemas['AdminRoleDetail'];
export type RoleCheck = Schemas['RoleCheck'];
export type RoleChecked = Schemas['RoleChecked'];
export type RoleStage = Schemas['RoleStage'];
export type RoleState = Schemas['RoleState'];
export type RoleWorkplace = Schemas['RoleWorkplace'];

// The development pages
export type DevMail = Schemas['MailItem'];

// Problems, assessments and invitations
export type AssessmentDetail = Schemas['AssessmentDetail'];
export type AssessmentSummary = Schemas['Assessment'];
export type AssessmentTask = Schemas['Task'];
export type CreateAssessmentRequest = Schemas['NewAssessmentBody'];
export type GiveTimeRequest = Schemas['GiveTime'];
export type CreateInvitationRequest = Schemas['InviteBody'];
export type Difficulty = Schemas['Difficulty'];
export type Invitation = Schemas['Invitation'];
export type InvitationState = Schemas['InvitationState'];
export type InviteCard = Schemas['InviteCard'];
export type Language = Schemas['Language'];
export type LanguageId = Schemas['LanguageId'];
export type MyInvitation = Schemas['MyInvitation'];
export type ProblemDetail = Schemas['ProblemDetail'];
export type ProblemGroup = Schemas['Group'];
export type ProblemSummary = Schemas['Problem'];
export type Recorded = Schemas['Recorded'];
export type ResolvedCode = Schemas['Resolution'];
export type Sample = Schemas['Sample'];

// Attempts, submissions and reports
export type Attempt = Schemas['Attempt'];
export type AttemptTask = Schemas['AttemptTask'];
export type FinishResponse = Schemas['Finished'];
export type Report = Schemas['Report'];
export type ReportCohort = Schemas['ReportCohort'];
export type ReportGroup = Schemas['ReportGroup'];
export type ReportRow = Schemas['ReportRow'];
export type ReportTask = Schemas['ReportTask'];
export type ReportTest = Schemas['ReportTest'];
export type RunRequest = Schemas['RunBody'];
export type SaveDraftRequest = Schemas['DraftBody'];
export type Skill = Schemas['Skill'];
export type StartAttemptRequest = Schemas['StartBody'];
export type StartAttemptResponse = Schemas['Started'];
export type Submission = Schemas['Submission'];
export type SubmissionSummary = Schemas['SubmissionSummary'];
export type SubmitRequest = Schemas['SubmitBody'];
export type TestRow = Schemas['TestRow'];
export type TestTag = Schemas['TestTag'];
export type Verdict = Schemas['Verdict'];

// What a hiring team does with one candidate
export type ApplicationNote = Schemas['ApplicationNote'];
export type MakeOffer = Schemas['MakeOffer'];
export type Meeting = Schemas['Meeting'];
export type MeetingState = Schemas['MeetingState'];
export type Offer = Schemas['Offer'];
export type OfferState = Schemas['OfferState'];
export type ProposeMeeting = Schemas['ProposeMeeting'];
export type SaveScorecard = Schemas['SaveScorecard'];
export type Scorecard = Schemas['Scorecard'];
export type ScorecardItem = Schemas['ScorecardItem'];
export type Scorecards = Schemas['Scorecards'];
