import { matchRoutes } from 'react-router-dom';
import type { User } from '@/api/words';
import { paths, to } from '@/facts/paths';

/** The guides, by the names of their files. */
export type GuideId =
  | 'account'
  | 'admin'
  | 'authors'
  | 'candidates'
  | 'companies'
  | 'errors'
  | 'operators'
  | 'partners';

/** A section of a guide: `companies#send-an-assessment`. */
export type Anchor = `${GuideId}#${string}`;

type Reader = Pick<User, 'is_company' | 'is_admin'> | null;

/** Where a screen is described; screens of several kinds of people say for whom. */
type Place = Anchor | ((reader: Reader) => Anchor);

const forCompany =
  (company: Anchor, other: Anchor): Place =>
  (reader) =>
    reader?.is_company === true ? company : other;

/** The section that describes each screen. Paths that only send on have none, and neither have pages that explain themselves. */
export const places: Readonly<Partial<Record<keyof typeof paths, Place | null>>> = {
  // Signing up and in.
  roleSelection: 'account#sign-up',
  login: 'account#log-in',
  candidateAuth: 'candidates#create-an-account',
  candidateAuthStep: 'candidates#create-an-account',
  candidateAuthCodeStep: 'candidates#create-an-account',
  companyAuth: 'companies#create-the-account',
  companySignup: 'companies#create-the-account',
  companyActivation: 'companies#wait-for-the-review',
  setCompanyPassword: 'companies#wait-for-the-review',
  setupPassword: 'companies#wait-for-the-review',
  registerCompany: 'companies#create-the-account',
  joinTeam: 'companies#invite-a-colleague',
  partnerAuth: 'partners#apply',
  completeProfile: 'account#complete-your-profile',
  confirmEmail: 'account#confirm-your-e-mail-address',
  resetPassword: 'account#log-in',
  unsubscribe: 'account#choose-what-you-are-notified-about',
  stopInvitations: 'candidates#stop-invitations',
  stopPartnerInvitations: 'candidates#stop-invitations',
  // What everybody may read.
  aiAssessment: 'candidates#open-an-invitation',
  interview: 'candidates#read-interview-stories',
  viewInterviews: 'candidates#read-interview-stories',
  interviewById: 'candidates#read-interview-stories',
  interviewCanonical: 'candidates#read-interview-stories',
  submitInterview: 'candidates#share-an-interview',
  submitInterviewAi: 'candidates#share-an-interview',
  submitInterviewManual: 'candidates#share-an-interview',
  talentPool: 'candidates#join-the-talent-pool',
  talentForm: 'candidates#join-the-talent-pool',
  openRoles: 'candidates#find-a-role',
  companies: 'candidates#find-a-role',
  company: 'candidates#find-a-role',
  openRole: 'candidates#find-a-role',
  applyForRole: 'candidates#apply-for-a-role',
  codebrain: 'candidates#practise-a-problem',
  codebrainProblem: 'candidates#practise-a-problem',
  codebrainMultiTask: 'candidates#practise-a-scenario',
  puzzles: 'candidates#solve-puzzles',
  puzzle: 'candidates#solve-puzzles',
  grid2arr: 'authors#draw-a-grid',
  report: forCompany('companies#read-a-report', 'candidates#read-your-report'),
  sharedReport: 'candidates#open-a-report-that-was-shared-with-you',
  magicLink: 'candidates#open-a-report-that-was-shared-with-you',
  // An attempt records that its window is left.
  attempt: null,
  attemptReferred: null,
  // Authors.
  problemBuilder: 'authors#begin-a-problem',
  problemDraft: 'authors#work-through-the-checklist',
  problemReport: 'authors#read-how-a-problem-went',
  // Candidates.
  dashboard: 'candidates#find-your-way-on-the-dashboard',
  applications: 'candidates#follow-an-application',
  application: 'candidates#follow-an-application',
  ownAssessments: 'candidates#open-an-invitation',
  ownReports: 'candidates#read-your-report',
  ownInternship: 'candidates#do-an-internship',
  ownQuestion: 'candidates#answer-a-question-about-an-attempt',
  ownGithubReport: 'candidates#consent-to-a-github-report',
  githubReturn: 'candidates#consent-to-a-github-report',
  partnerSeat: 'candidates#take-a-partners-assessment',
  // Companies.
  clientHome: 'companies#find-your-way-on-the-dashboard',
  recruitTalent: 'companies#write-to-recommended-candidates',
  createJobs: 'companies#write-a-role',
  role: 'companies#write-a-role',
  talentSelection: 'companies#move-applicants',
  selectionBoard: 'companies#move-applicants',
  selectionCompare: 'companies#compare-applicants',
  selectionCandidate: 'companies#read-an-applicant',
  myInterns: 'companies#look-after-an-internship',
  internship: 'companies#look-after-an-internship',
  assessment: 'companies#build-an-assessment',
  assessmentNew: 'companies#build-an-assessment',
  assessmentReview: 'companies#decide-an-integrity-case',
  assessmentEdit: 'companies#change-an-assessment',
  assessmentDetail: 'companies#follow-invitations',
  companySendAssessment: 'companies#send-an-assessment',
  debugAssessment: 'companies#open-a-locked-tab',
  clientProfile: 'companies#complete-the-company-profile',
  clientInvoice: 'companies#pay-an-invoice',
  githubReports: 'companies#ask-for-a-github-report',
  githubReport: 'companies#ask-for-a-github-report',
  companyDashboard: 'companies#find-your-way-on-the-dashboard',
  talentPoolBrowse: 'companies#find-candidates-in-the-talent-pool',
  // Partners.
  partnerOverview: 'partners#share-your-link',
  partnerStudents: 'partners#see-your-students',
  partnerInvite: 'partners#invite-students',
  partnerCompanies: 'partners#see-your-companies',
  partnerStatements: 'partners#read-a-statement',
  partnerStatement: 'partners#read-a-statement',
  partnerAssessments: 'partners#run-an-assessment',
  partnerAssessmentNew: 'partners#run-an-assessment',
  partnerAssessment: 'partners#follow-an-assessment',
  // The admin, and staff.
  adminHome: 'admin#see-what-waits',
  adminNetwork: 'admin#read-the-network',
  adminPartners: 'admin#decide-an-application',
  adminPartner: 'admin#set-a-partners-terms',
  adminInterns: 'admin#look-after-a-candidate',
  adminCompanies: 'admin#look-after-a-company',
  adminOnboardCompanies: 'admin#decide-an-inquiry',
  adminInterviews: 'admin#moderate-a-story',
  adminIntegrity: 'admin#decide-an-integrity-case',
  adminUnpublishedRoles: 'admin#review-a-role',
  adminPreviewApplicants: 'admin#release-applicants',
  adminOnboarding: 'admin#prepare-an-internship',
  adminPayingCompanies: 'admin#follow-paying-companies',
  adminSettings: 'admin#change-a-setting',
  adminAudit: 'admin#read-the-audit-trail',
  adminInvitationReports: 'admin#settle-a-reported-invitation',
  adminSupportChat: 'admin#answer-in-the-support-chat',
  adminPresence: 'admin#see-who-is-online',
  internProfile: (reader) =>
    reader?.is_company === true
      ? 'companies#read-an-applicant'
      : reader?.is_admin === true
        ? 'admin#look-after-a-candidate'
        : 'candidates#join-the-talent-pool',
  billingDashboard: 'admin#find-an-invoice',
  invoiceNew: 'admin#write-an-invoice',
  invoice: 'admin#record-a-payment',
  invoiceEdit: 'admin#write-an-invoice',
  partnerPayouts: 'admin#pay-a-partner',
  // One's own account.
  accountProfile: 'account#complete-your-profile',
  accountSecurity: 'account#sign-out-everywhere',
  accountNotifications: 'account#choose-what-you-are-notified-about',
  accountAppearance: 'account#choose-light-or-dark',
  accountPrivacy: 'account#download-or-erase-your-data',
};

const described = Object.keys(places).map((name) => ({
  id: name,
  path: paths[name as keyof typeof paths],
}));

/** The address of a section in the help. */
export function helpAddress(anchor: Anchor): string {
  const [guide = '', id = ''] = anchor.split('#');
  return `${to(paths.helpGuide, { guide })}#${id}`;
}

/** Where the help describes the screen at an address; all guides where it has no section, null where nothing is offered. */
export function helpPath(pathname: string, reader: Reader): string | null {
  const name = matchRoutes(described, pathname)?.at(-1)?.route.id as keyof typeof paths | undefined;
  const place = name === undefined ? undefined : places[name];
  if (place === undefined) return paths.help;
  if (place === null) return null;
  return helpAddress(typeof place === 'function' ? place(reader) : place);
}
