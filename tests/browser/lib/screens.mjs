// Every screen that is built, who may see it and how to get there. The accessibility spec and
// `cargo xtask shots` both walk this list, so that a new screen is covered by one line.

/** Goes there; a guard that sends somewhere else is a failure, not another screen. */
function at(path) {
  const open = async (page) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const { pathname, search, searchParams } = new URL(page.url())
    const asked = new URL(path, page.url())
    // A queue opens its first item by itself, which its address then names too.
    const kept = [...asked.searchParams].every(([name, value]) => searchParams.get(name) === value)
    if (pathname !== asked.pathname || !kept) throw new Error(`${path} led to ${pathname}${search}`)
  }
  return Object.assign(open, { path })
}

/** The form of a story: a new one, or the draft that another spec of this candidate has left. */
async function openStory(page) {
  await page.goto('/submit/interview/manual')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByLabel('Role', { exact: true }).waitFor()
  const { pathname } = new URL(page.url())
  if (pathname !== '/submit/interview/manual') throw new Error(`the form of a story led to ${pathname}`)
}

/** The candidate's dashboard with the panel of notifications open. */
async function openBell(page) {
  await at('/dashboard')(page)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor()
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
}

/** The support chat, opened from the bar. */
async function openSupport(page) {
  await page.goto('/account/profile')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByRole('button', { name: /^Support chat/ }).click()
  const chat = page.getByRole('dialog', { name: 'Support chat' })
  await chat.getByRole('textbox', { name: 'Message' }).waitFor()
  await chat.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
}

/** The dashboard of the company that the persona belongs to. */
async function openDashboard(page) {
  await at('/client-dashboard/home')(page)
  await page.getByRole('link', { name: 'Company dashboard' }).click()
  await page.getByRole('heading', { level: 1, name: / dashboard$/ }).waitFor()
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' })
}

async function openAssessment(page) {
  await at('/client-dashboard/assessment')(page)
  await page.getByRole('link', { name: 'Backend foundations' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Backend foundations' }).waitFor()
}

/** How a problem went, from its preview. */
async function openPerformance(page) {
  await page.goto('/codebrainv2/fifocost')
  await page.getByRole('link', { name: 'Performance report' }).click()
  await page.getByRole('heading', { level: 1, name: /: performance report$/ }).waitFor()
}

/** The first partner of the list. */
async function openPartner(page) {
  await at('/admin-dashboard/partners')(page)
  await page.getByRole('table', { name: 'Partners' }).getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: 'Terms' }).waitFor()
}

/** The results of an assessment, with its cut-off. */
async function openResults(page) {
  await openAssessment(page)
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByRole('heading', { name: 'Cut-off' }).waitFor()
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' })
}

async function openEdit(page) {
  await openAssessment(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('heading', { level: 1, name: /^Edit / }).waitFor()
}

/** The first puzzle, with its grids. */
async function openPuzzle(page) {
  await at('/codebrainv1/arc')(page)
  await page.getByRole('list', { name: 'Puzzles' }).getByRole('link').first().click()
  await page.getByRole('grid').waitFor()
}

async function openSend(page) {
  await openAssessment(page)
  await page.getByRole('link', { name: 'Send assessment' }).click()
  await page.getByRole('textbox', { name: 'Who would you like to invite?' }).waitFor()
}

/**
 * `name` is also the picture's file name; `who` is a persona, or null for a stranger;
 * `open(page)` goes there and waits until the screen shows its heading; `open.path` is the address of one that is no
 * more than its path.
 */
export const screens = [
  { name: 'home', who: null, open: at('/') },
  { name: 'role-selection-signup', who: null, open: at('/role-selection?tab=signup') },
  { name: 'role-selection-login', who: null, open: at('/role-selection?tab=login') },
  { name: 'login', who: null, open: at('/login') },
  { name: 'login-link', who: null, open: at('/login?with=link') },
  { name: 'candidate-auth', who: null, open: at('/candidate-auth') },
  { name: 'company-auth', who: null, open: at('/company-auth') },
  { name: 'company-signup', who: null, open: at('/company-signup') },
  { name: 'open-roles', who: null, open: at('/roles') },
  { name: 'companies', who: null, open: at('/companies') },
  { name: 'register-company', who: null, open: at('/register-company') },
  { name: 'company-activation', who: null, open: at('/company-activation?token=example') },
  { name: 'company-inquiry', who: 'company', open: at('/company-signup') },
  { name: 'set-company-password', who: null, open: at('/set-company-password/lena@pellworth.example?token=example') },
  { name: 'setup-password', who: null, open: at('/setup-password/example') },
  { name: 'partner-auth', who: null, open: at('/partner-auth') },
  { name: 'partner-application', who: 'candidate', open: at('/partner-auth') },
  { name: 'complete-profile', who: 'candidate', open: at('/complete-profile') },
  { name: 'reset-password', who: null, open: at('/reset-password') },
  { name: 'shared-report-invalid', who: null, open: at('/shared/report/example') },
  { name: 'magic-link', who: null, open: at('/magic-link/example') },
  { name: 'sample-report', who: null, open: at('/sample-report') },
  { name: 'sample-report-tasks', who: null, open: at('/sample-report?section=tasks') },
  { name: 'unsubscribe', who: null, open: at('/unsubscribe?token=example') },
  { name: 'interview', who: null, open: at('/interview') },
  { name: 'view-interviews', who: null, open: at('/view-interviews') },
  { name: 'submit-interview', who: 'candidate', open: at('/submit/interview') },
  { name: 'submit-interview-ai', who: 'candidate', open: at('/submit/interview/ai') },
  { name: 'submit-interview-manual', who: 'candidate', open: openStory },
  { name: 'ai-assessment', who: null, open: at('/ai-assessment') },
  { name: 'practice', who: null, open: at('/codebrainv1') },
  { name: 'practice-mine', who: 'candidate', open: at('/codebrainv1') },
  { name: 'practice-problem', who: null, open: at('/codebrainv1/recalc') },
  { name: 'practice-work', who: 'candidate', open: at('/codebrainv1/recalc') },
  { name: 'how-scored', who: null, open: at('/how-scored') },
  { name: 'help', who: null, open: at('/help') },
  { name: 'help-companies', who: null, open: at('/help/companies') },
  { name: 'privacy-policy', who: null, open: at('/privacy-policy') },
  { name: 'terms', who: null, open: at('/terms') },
  { name: 'about', who: null, open: at('/about') },
  { name: 'dev-community', who: null, open: at('/dev-community') },
  { name: 'debug-simulator', who: null, open: at('/debug-simulator') },
  { name: 'talent-pool', who: null, open: at('/talent-pool') },
  { name: 'talent-form-stranger', who: null, open: at('/talent-form') },
  { name: 'talent-browse-stranger', who: null, open: at('/talent-pool/browse') },
  { name: 'talent-form', who: 'candidate', open: at('/talent-form') },
  { name: 'talent-introductions', who: 'candidate', open: at('/talent-form?tab=introductions') },
  { name: 'talent-browse', who: 'company', open: at('/talent-pool/browse') },
  { name: 'talent-prospects', who: 'company', open: at('/talent-pool/browse?tab=prospects') },
  { name: 'grid2arr', who: null, open: at('/grid2arr') },
  { name: 'problem-builder', who: 'company', open: at('/problem-builder-v2') },
  { name: 'problem-builder-admin', who: 'admin', open: at('/problem-builder-v2') },
  { name: 'problem-builder-stranger', who: null, open: at('/problem-builder-v2') },
  { name: 'scenario', who: null, open: at('/codebrainv1/multi_task/aerial_planning') },
  { name: 'scenario-flight', who: 'candidate', open: at('/codebrainv1/multi_task/aerial_planning?pane=flight&view=tests') },
  { name: 'scenario-late', who: null, open: at('/codebrainv1/multi_task/late_events') },
  { name: 'scenario-table', who: 'candidate', open: at('/codebrainv1/multi_task/growing_api?pane=table&view=tests') },
  { name: 'puzzles', who: null, open: at('/codebrainv1/arc') },
  { name: 'puzzle', who: null, open: openPuzzle },
  { name: 'puzzle-signed-in', who: 'candidate', open: openPuzzle },
  { name: 'logo-export', who: null, open: at('/logo-export') },
  { name: 'dev-mail', who: null, open: at('/dev/mail') },
  { name: 'candidate-dashboard', who: 'candidate', open: at('/dashboard') },
  { name: 'own-applications', who: 'candidate', open: at('/dashboard/applications') },
  { name: 'own-assessments', who: 'candidate', open: at('/dashboard/assessments') },
  { name: 'own-reports', who: 'candidate', open: at('/dashboard/reports') },
  { name: 'notifications', who: 'candidate', open: openBell },
  { name: 'account-profile', who: 'candidate', open: at('/account/profile') },
  { name: 'account-security', who: 'candidate', open: at('/account/security') },
  { name: 'account-notifications', who: 'candidate', open: at('/account/notifications') },
  { name: 'account-appearance', who: 'candidate', open: at('/account/appearance') },
  { name: 'account-privacy', who: 'candidate', open: at('/account/privacy') },
  { name: 'admin-home', who: 'admin', open: at('/admin-dashboard/home') },
  { name: 'onboard-companies', who: 'admin', open: at('/admin-dashboard/onboard-companies') },
  { name: 'moderate-interviews', who: 'admin', open: at('/admin-dashboard/interviews?queue=pending') },
  { name: 'admin-candidates', who: 'admin', open: at('/admin-dashboard/manage-interns') },
  { name: 'admin-partners', who: 'admin', open: at('/admin-dashboard/partners') },
  { name: 'support-inbox', who: 'admin', open: at('/admin-dashboard/support-chat') },
  { name: 'support-chat', who: 'candidate', open: openSupport },
  { name: 'support-chat-company', who: 'company', open: openSupport },
  { name: 'admin-partner-applications', who: 'admin', open: at('/admin-dashboard/partners?state=applied') },
  { name: 'admin-partner', who: 'admin', open: openPartner },
  { name: 'manage-companies', who: 'admin', open: at('/admin-dashboard/manage-companies') },
  { name: 'paying-companies', who: 'admin', open: at('/admin-dashboard/paying-companies') },
  { name: 'billing-dashboard', who: 'staff', open: at('/billing-dashboard') },
  { name: 'invoice-new', who: 'staff', open: at('/billing-dashboard/new') },
  { name: 'partner-overview', who: 'partner', open: at('/partner-dashboard/overview') },
  { name: 'partner-students', who: 'partner', open: at('/partner-dashboard/students') },
  { name: 'partner-invite', who: 'partner', open: at('/partner-dashboard/students/invite') },
  { name: 'partner-companies', who: 'partner', open: at('/partner-dashboard/companies') },
  { name: 'partner-assessments', who: 'partner', open: at('/partner-dashboard/assessments') },
  { name: 'partner-assessment-new', who: 'partner', open: at('/partner-dashboard/assessments/new') },
  { name: 'partner-statements', who: 'partner', open: at('/partner-dashboard/statements') },
  { name: 'partner-payouts', who: 'staff', open: at('/billing-dashboard/partner-statements') },
  { name: 'admin-network', who: 'admin', open: at('/admin-dashboard/network-graph') },
  { name: 'admin-network-table', who: 'admin', open: at('/admin-dashboard/network-graph?view=table') },
  { name: 'admin-settings', who: 'admin', open: at('/admin-dashboard/settings') },
  { name: 'admin-audit', who: 'admin', open: at('/admin-dashboard/audit') },
  { name: 'admin-presence', who: 'admin', open: at('/admin-dashboard/presence') },
  { name: 'client-profile', who: 'company', open: at('/client-dashboard/profile') },
  { name: 'client-dashboard', who: 'company', open: at('/client-dashboard/home') },
  { name: 'company-dashboard', who: 'company', open: openDashboard },
  { name: 'recruit-talent-locked', who: 'company', open: at('/client-dashboard/recruit-talent') },
  { name: 'github-reports', who: 'company', open: at('/client-dashboard/github-reports') },
  { name: 'github-return', who: 'candidate', open: at('/dashboard/github-return?error=access_denied') },
  { name: 'roles', who: 'company', open: at('/client-dashboard/create-jobs') },
  { name: 'onboarding-board', who: 'admin', open: at('/admin-dashboard/manage-onboarding') },
  { name: 'onboarding-companies', who: 'admin', open: at('/admin-dashboard/manage-onboarding?tab=companies') },
  { name: 'checklist-template', who: 'admin', open: at('/admin-dashboard/manage-onboarding?template=default') },
  { name: 'assessments', who: 'company', open: at('/client-dashboard/assessment') },
  { name: 'assessment-new', who: 'company', open: at('/client-dashboard/assessment/new') },
  { name: 'problem-report', who: 'company', open: openPerformance },
  { name: 'assessment-review', who: 'company', open: at('/client-dashboard/assessment/review') },
  { name: 'admin-integrity', who: 'admin', open: at('/admin-dashboard/integrity') },
  { name: 'assessments-archived', who: 'company', open: at('/client-dashboard/assessment?show=archived') },
  { name: 'assessment-results', who: 'company', open: openResults },
  { name: 'assessment-edit', who: 'company', open: openEdit },
  { name: 'send-assessment', who: 'company', open: openSend },
]
