import { generatePath } from 'react-router-dom';

/** Every path of the specification, §2, in its order; nested paths are written whole. */
export const paths = {
  home: '/',
  signup: '/signup',
  login: '/login',
  roleSelection: '/role-selection',
  candidateSignup: '/candidate-signup/:referralCode?',
  studentSignup: '/student-signup/:referralCode?',
  candidateAuth: '/candidate-auth/:referralCode?',
  candidateAuthStep: '/candidate-auth/step/:stepNumber',
  candidateAuthCodeStep: '/candidate-auth/:referralCode/step/:stepNumber',
  studentAuth: '/student-auth/*',
  companyAuth: '/company-auth',
  partnerAuth: '/partner-auth',
  companySignup: '/company-signup/:referralCodeOrEmail?',
  companyActivation: '/company-activation',
  setCompanyPassword: '/set-company-password/:email',
  setupPassword: '/setup-password/:firebaseUid',
  registerCompany: '/register-company',
  completeProfile: '/complete-profile',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  aiAssessment: '/ai-assessment',
  aiAssessmentCode: '/ai-assessment/:code',
  interview: '/interview',
  viewInterviews: '/view-interviews',
  interviewById: '/interview/:id',
  interviewCanonical: '/interviews/:companyName/:position/:year/:id',
  submitInterview: '/submit/interview',
  submitInterviewAi: '/submit/interview/ai',
  submitInterviewManual: '/submit/interview/manual',
  talentPool: '/talent-pool',
  talentPoolBrowse: '/talent-pool/browse',
  talentForm: '/talent-form',
  openRoles: '/roles',
  companies: '/companies',
  company: '/companies/:id',
  openRole: '/companies/:id/roles/:roleId',
  applyForRole: '/companies/:id/roles/:roleId/apply',
  companyDashboard: '/companies/:id/dashboard',
  companySendAssessment: '/companies/:id/send-assessment',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  about: '/about',
  logoExport: '/logo-export',
  grid2arr: '/grid2arr',
  problemBuilder: '/problem-builder-v2',
  problemDraft: '/problem-builder-v2/:draftId',
  report: '/report/:reportId',
  sharedReport: '/shared/report/:reportId',
  magicLink: '/magic-link/:token',
  githubReports: '/client-dashboard/github-reports',
  githubReport: '/client-dashboard/github-reports/:reportId',
  ownGithubReport: '/dashboard/github-reports/:reportId',
  githubReturn: '/dashboard/github-return',
  billingDashboard: '/billing-dashboard',
  partnerPayouts: '/billing-dashboard/partner-statements',
  invoiceNew: '/billing-dashboard/new',
  invoice: '/billing-dashboard/invoices/:invoiceId',
  invoiceEdit: '/billing-dashboard/invoices/:invoiceId/edit',
  codebrain: '/codebrainv1',
  codebrainProblem: '/codebrainv1/:problemId',
  codebrainMultiTask: '/codebrainv1/multi_task/:problemId',
  codebrainAerial: '/codebrainv1/aerial_planning',
  codebrainMultiTaskAerial: '/codebrainv1/multi_task/aerial_planning',
  puzzles: '/codebrainv1/arc',
  puzzle: '/codebrainv1/arc/:puzzleId',
  // The code of an invitation, or the name and id of a problem: the server decides which.
  attempt: '/codebrainv2/:first',
  attemptReferred: '/codebrainv2/:first/:second',
  problemReport: '/codebrainv2/:problemName/:problemId/report',
  dashboard: '/dashboard',
  applications: '/dashboard/applications',
  application: '/dashboard/applications/:applicationId',
  ownAssessments: '/dashboard/assessments',
  ownReports: '/dashboard/reports',
  ownInternship: '/dashboard/internships/:internshipId',
  ownQuestion: '/dashboard/questions/:caseId',
  clientDashboard: '/client-dashboard',
  clientHome: '/client-dashboard/home',
  recruitTalent: '/client-dashboard/recruit-talent',
  createJobs: '/client-dashboard/create-jobs',
  role: '/client-dashboard/create-jobs/:roleId',
  talentSelection: '/client-dashboard/talent-selection',
  selectionBoard: '/client-dashboard/talent-selection/:roleId',
  selectionCompare: '/client-dashboard/talent-selection/:roleId/compare',
  selectionCandidate: '/client-dashboard/talent-selection/:roleId/:applicationId',
  myInterns: '/client-dashboard/my-interns',
  internship: '/client-dashboard/my-interns/:internshipId',
  assessment: '/client-dashboard/assessment',
  assessmentNew: '/client-dashboard/assessment/new',
  assessmentReview: '/client-dashboard/assessment/review',
  assessmentEdit: '/client-dashboard/assessment/:assessmentId/edit',
  assessmentDetail: '/client-dashboard/assessment/:assessmentId',
  debugAssessment: '/client-dashboard/debug-assessment',
  clientProfile: '/client-dashboard/profile',
  clientInvoice: '/client-dashboard/invoices/:invoiceId',
  partnerDashboard: '/partner-dashboard',
  partnerOverview: '/partner-dashboard/overview',
  partnerStudents: '/partner-dashboard/students',
  partnerInvite: '/partner-dashboard/students/invite',
  partnerCompanies: '/partner-dashboard/companies',
  partnerStatements: '/partner-dashboard/statements',
  partnerStatement: '/partner-dashboard/statements/:statementId',
  partnerAssessments: '/partner-dashboard/assessments',
  partnerAssessmentNew: '/partner-dashboard/assessments/new',
  partnerAssessment: '/partner-dashboard/assessments/:assessmentId',
  partnerSeat: '/partner-assessments/:code',
  adminDashboard: '/admin-dashboard',
  adminHome: '/admin-dashboard/home',
  adminNetwork: '/admin-dashboard/network-graph',
  adminPartners: '/admin-dashboard/partners',
  adminPartner: '/admin-dashboard/partners/:partnerId',
  adminInterns: '/admin-dashboard/manage-interns',
  adminCompanies: '/admin-dashboard/manage-companies',
  adminOnboardCompanies: '/admin-dashboard/onboard-companies',
  adminInterviews: '/admin-dashboard/interviews',
  adminIntegrity: '/admin-dashboard/integrity',
  adminUnpublishedRoles: '/admin-dashboard/unpublished-roles',
  adminPreviewApplicants: '/admin-dashboard/preview-applicants',
  adminOnboarding: '/admin-dashboard/manage-onboarding',
  adminPayingCompanies: '/admin-dashboard/paying-companies',
  adminSettings: '/admin-dashboard/settings',
  adminAudit: '/admin-dashboard/audit',
  adminInvitationReports: '/admin-dashboard/invitation-reports',
  adminSupportChat: '/admin-dashboard/support-chat',
  adminPresence: '/admin-dashboard/presence',
  internProfile: '/admin-dashboard/intern-profile/:internId',
  account: '/account',
  accountProfile: '/account/profile',
  accountSecurity: '/account/security',
  accountNotifications: '/account/notifications',
  accountAppearance: '/account/appearance',
  accountPrivacy: '/account/privacy',
  joinTeam: '/join-team',
  howScored: '/how-scored',
  sampleReport: '/sample-report',
  help: '/help',
  helpGuide: '/help/:guide',
  unsubscribe: '/unsubscribe',
  stopInvitations: '/stop-invitations/:code',
  stopPartnerInvitations: '/stop-partner-invitations/:token',
  devMail: '/dev/mail',
} as const;

/** Where any account confirms its e-mail address, and goes on to `next` afterwards. */
export const confirmPath = (next?: string) =>
  next === undefined
    ? paths.confirmEmail
    : `${paths.confirmEmail}?next=${encodeURIComponent(next)}`;

/** Fills the parameters of a path: `to(paths.report, { reportId })`. */
export const to = generatePath;

/** Codes whose cure is beside them wherever they are shown, or that are never shown. */
const WITHOUT_ENTRY: readonly string[] = ['aborted', 'network', 'timeout'];

/** The entry of an error's code; nothing where the code has none, and in an attempt, which records that its window is left. */
export const errorHelpPath = (code: string, pathname: string): string | null =>
  WITHOUT_ENTRY.includes(code) || /^\/codebrainv2\/[^/]+(?:\/[^/]+)?$/.test(pathname)
    ? null
    : `${paths.help}/errors#${code}`;

/**
 * A `next` parameter that may be followed: a path of this site, nothing else.
 * Anything that a browser could read as another origin gives null.
 */
export function safeNext(next: string | null): string | null {
  if (next === null || !/^\/(?![/\\])/.test(next)) return null;
  const path = onOurs(next);
  // Dots that are resolved may leave two slashes, which are an origin when they are read again.
  return path !== null && onOurs(path) === path ? path : null;
}

/** The path that an address leads to, seen from this site; null where it leads elsewhere. */
function onOurs(address: string): string | null {
  const own = 'https://assay.invalid';
  try {
    const url = new URL(address, own);
    return url.origin === own ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/** Where somebody makes a candidate's account and comes back to `here`. */
export const signUpPath = (here: string): string =>
  `/candidate-auth?next=${encodeURIComponent(here)}`;

/** The log-in page that comes back to `here`. */
export function loginPath(here: string): string {
  return here === '/' ? paths.login : `${paths.login}?next=${encodeURIComponent(here)}`;
}
