// A candidate’s whole side of it on a phone, by touch: from the sign-up to the log-out. The company and the admin act
// between the screens, by the server’s own calls.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { releaseSlate } from '../../lib/acts/admin.mjs'
import { invitation } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { openMailedLink } from '../../lib/acts/joining.mjs'
import { publishedRole, publishedRoleOf } from '../../lib/acts/roles.mjs'
import { makeOffer, proposeInterview, takeSteps } from '../../lib/acts/selection.mjs'
import { askToMeet } from '../../lib/acts/talent.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { assertFitsPhone, assertInReach, choose, press } from '../../lib/page/phone.mjs'
import { settlesAt } from '../../lib/page/waits.mjs'
import { pdf } from '../../lib/pdf.mjs'
import { arrivesAt, newcomer } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'
import { fifthWeekOf } from '../../lib/time.mjs'

after(closeBrowser)

/** Of this run: the lists of a stack also have what ran before. */
const run = Date.now()
const COMPANY = `Pellworth ${run}`
const ROLE = 'Line fitter'
const ASSESSMENT = `Looms ${run}`
const HEADLINE = `Builder of looms ${run}`

const button = (within, name) => within.getByRole('button', { name, exact: true })
const link = (within, name) => within.getByRole('link', { name, exact: true })
const title = (page, name) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Presses what downloads a file; answers its name and its text. */
async function downloadBy(page, locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), press(locator)])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** Does something, and waits until the server has saved what came of it. */
async function untilSaved(page, path, act) {
  const isSaved = (answer) =>
    answer.request().method() === 'PUT' && path.test(new URL(answer.url()).pathname) && answer.ok()
  const saved = page.waitForResponse(isSaved)
  await act()
  await saved
}

const DRAFT = /^\/api\/open-roles\/[^/]+\/application$/
const typeAndSave = (page, label, text) =>
  untilSaved(page, DRAFT, () => page.getByLabel(label).fill(text))

/** Signs up, takes a username, and is asked for the profile that was put off. */
async function join() {
  const person = await newcomer({ size: widths.phone, touch: true, realistic: true })
  const { context, page, email } = person
  const opened = button(page, 'I have opened the link')
  await assertFitsPhone(page, 'the step that waits for the mail', opened)
  const tab = await openMailedLink(context, email)
  await arrivesAt(tab, '/candidate-auth/step/3')
  await tab.close()
  await press(opened)
  await arrivesAt(page, '/candidate-auth/step/3')
  await press(page.getByRole('group', { name: 'Suggestions' }).getByRole('button').first())
  await assertInReach(page, 'the choice of a username', button(page, 'Use this name'))
  await press(button(page, 'Use this name'))
  await arrivesAt(page, '/candidate-auth/step/4')
  await press(link(page, 'Do this later'))
  await arrivesAt(page, '/dashboard')
  const prompt = page.getByRole('complementary', { name: 'Profile incomplete' })
  await page.getByText('Roles you apply for appear here with their status.').waitFor()
  await assertFitsPhone(page, 'the dashboard of a newcomer', link(prompt, 'Fill it in'))
  await press(link(prompt, 'Fill it in'))
  await arrivesAt(page, '/complete-profile')
  await page.getByLabel('Headline').fill('I build tools that people use')
  await assertInReach(page, 'the profile', button(page, 'Save profile'))
  await press(button(page, 'Save profile'))
  await page.getByText('Your profile is complete.').waitFor()
  await press(link(page, 'Go to your dashboard'))
  await arrivesAt(page, '/dashboard')
  await prompt.waitFor({ state: 'detached' })
  return person
}

/** Finds the role by its company, reads it and opens the form. */
async function findRole(page, path) {
  await page.goto('/companies')
  await page.getByRole('textbox', { name: 'Search companies' }).fill(COMPANY)
  const companies = page.getByRole('list', { name: 'Companies by name' }).getByRole('link')
  await settlesAt(companies.filter({ hasText: COMPANY }), 1, 'the companies of this name')
  await settlesAt(companies, 1, 'the companies')
  await assertInReach(page, 'the companies', companies)
  await press(companies)
  await title(page, COMPANY)
  const role = page.getByRole('list', { name: 'Open roles' }).getByRole('link').filter({ hasText: ROLE })
  await assertFitsPhone(page, 'a company', role)
  await press(role)
  await arrivesAt(page, path)
  await title(page, ROLE)
  await page.getByText('€1,200 – €1,500 per month').waitFor()
  await assertInReach(page, 'an open role', link(page, 'Apply'))
  await press(link(page, 'Apply'))
  await arrivesAt(page, `${path}/apply`)
}

/** Leaves a draft, finds it again, and sends it with a file and answers. */
async function apply(page, path) {
  await typeAndSave(page, 'Why us?', 'Your tools.')
  await press(link(page, 'Back to the role'))
  await title(page, ROLE)
  await press(link(page, 'Apply'))
  await arrivesAt(page, `${path}/apply`)
  await page.getByLabel('Why us?').waitFor()
  assert.equal(await page.getByLabel('Why us?').inputValue(), 'Your tools.')
  const file = { name: 'Ada Novak.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await page.getByLabel('Résumé', { exact: true }).setInputFiles(file)
  await page.getByText('Ada Novak.pdf').waitFor()
  await choose(page, 'May you work in Portugal?', 'Yes')
  await typeAndSave(page, 'Note to the company', 'I can start at once.')
  await assertInReach(page, 'an application that is filled in', button(page, 'Send application'))
  await press(button(page, 'Send application'))
  await page.waitForURL(/\/dashboard\/applications\//)
  await title(page, ROLE)
  await page.getByText(/^Expect an update by/).waitFor()
  await assertInReach(page, 'an application that is sent', link(page, 'See the questions'))
}

const openApplication = (page) => link(page, `Open your application for ${ROLE}`)

/** The dashboard says how far it is in the candidate's words, and until when there is news. */
async function seeStage(page, stage) {
  await page.goto('/dashboard')
  const card = page.getByRole('listitem').filter({ has: openApplication(page) })
  await card.getByText(stage, { exact: true }).waitFor()
  await card.getByText(/^Expect an update by /).waitFor()
  await assertInReach(page, `the dashboard at “${stage}”`, openApplication(page))
}

/** Picks the second of three times, and takes its entry for the calendar along. */
async function pickTime(page) {
  await press(openApplication(page))
  await page.getByRole('heading', { name: `Interview with ${COMPANY}` }).waitFor()
  await page.getByText('Bring your questions.').waitFor()
  await page.getByText(/^Times are in your zone: /).waitFor()
  const times = page.getByRole('button', { name: /^Pick / })
  await settlesAt(times, 3, 'the times')
  await assertFitsPhone(page, 'three times to pick from', times.nth(1))
  await press(times.nth(1))
  await settlesAt(times, 0, 'the times')
  const entry = await downloadBy(page, button(page, 'Calendar file'))
  assert.equal(entry.name, 'interview.ics')
  assert.match(entry.text, /^BEGIN:VCALENDAR/)
  await assertFitsPhone(page, 'an interview that is set', button(page, 'Calendar file'))
}

/** The offer stands first on the dashboard that is open, and an invitation of another company after it. */
async function seeInvitation(page) {
  await page.getByText('2 things need your attention.').waitFor()
  const next = page.getByRole('region', { name: 'Next step' })
  await next.getByText(`${COMPANY} made you an offer`).waitFor()
  await assertFitsPhone(page, 'an offer that waits', link(next, 'See the offer'))
  await press(button(next, 'and 1 more'))
  const other = next.getByRole('link', { name: new RegExp(`^${ASSESSMENT}`) })
  await assertFitsPhone(page, 'an invitation after it', other)
  await link(page, `Open ${ASSESSMENT}`).waitFor()
}

async function acceptOffer(page) {
  await press(openApplication(page))
  await page.getByRole('heading', { name: `Offer from ${COMPANY}` }).waitFor()
  await page.getByText('1,300 EUR a month').waitFor()
  await page.getByText('Forty hours a week.').waitFor()
  await assertFitsPhone(page, 'an offer', button(page, 'Accept offer'))
  await press(button(page, 'Accept offer'))
  const dialog = page.getByRole('dialog', { name: 'Accept this offer?' })
  await assertFitsPhone(page, 'the question before an answer', button(dialog, 'Accept offer'))
  await press(button(dialog, 'Accept offer'))
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Accepted', { exact: true }).waitFor()
}

/** Submits an item of the checklist before the first day. */
async function submitItem(page) {
  await page.goto('/dashboard')
  await press(link(page, `Open the internship ${ROLE}`))
  await title(page, ROLE)
  const submit = button(page, 'Answer: Sign the internship agreement')
  await assertInReach(page, 'a checklist', submit)
  await press(submit)
  const dialog = page.getByRole('dialog', { name: 'Sign the internship agreement' })
  await press(dialog.getByRole('radio', { name: 'Yes', exact: true }))
  await dialog.getByLabel('Note').fill('Signed on Monday.')
  await assertFitsPhone(page, 'an item to submit', button(dialog, 'Answer'))
  await press(button(dialog, 'Answer'))
  await dialog.waitFor({ state: 'detached' })
  await submit.waitFor({ state: 'detached' })
}

/** What the company says in the fifth week, of it and of the first thirty days. */
async function companyLooksBack(company, internship) {
  const week = { week: 5, work: 5, support: 4, learning: 4, text: 'A month of good seams.' }
  await callAs(company, 'POST', `/api/internships/${internship}/check-ins`, week)
  const marks = { quality: 5, reliability: 4, initiative: 4, teamwork: 5, growth: 5 }
  const rating = { day: 30, ...marks, text: 'We would take you again.' }
  await callAs(company, 'POST', `/api/internships/${internship}/ratings`, rating)
}

/** Checks in for the week, reads what the company wrote then, and its rating. */
async function checkIn(page) {
  await page.reload()
  const open = button(page, 'Check in for week 5')
  await assertInReach(page, 'the weeks of an internship', open)
  assert.equal(await page.getByText('A month of good seams.').count(), 0)
  await press(open)
  const dialog = page.getByRole('dialog', { name: 'Check in for week 5' })
  const fours = dialog.getByRole('radio', { name: '4', exact: true })
  await settlesAt(fours, 3, 'the questions')
  for (const four of await fours.all()) await press(four)
  await dialog.getByLabel('Anything else').fill('I learned a lot.')
  await assertFitsPhone(page, 'a check-in', button(dialog, 'Check in'))
  await press(button(dialog, 'Check in'))
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('A month of good seams.').waitFor()
  await page.getByRole('heading', { name: 'After 30 days' }).waitFor()
  await page.getByText('We would take you again.').waitFor()
}

/** Opens the notifications, reads one, which is then marked, and switches a kind of them off. */
async function readNotice(page) {
  await page.goto('/dashboard')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await press(bell)
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const line = panel.getByRole('link', { name: `Your application for ${ROLE} has arrived` })
  await line.getByText('Unread.').waitFor({ state: 'attached' })
  await assertInReach(page, 'the notifications', line)
  await press(line)
  await page.waitForURL(/\/dashboard\/applications\//)
  await panel.waitFor({ state: 'detached' })
  await press(bell)
  await line.waitFor()
  await eventually('that it is read', async () => (await line.getByText('Unread.').count()) === 0)
  await press(link(panel, 'Notification settings'))
  await page.waitForURL('**/account/notifications')
  const byMail = page.getByRole('switch', { name: 'Application updates: by e-mail' })
  await assertInReach(page, 'the switches of notifications', byMail)
  await untilSaved(page, /\/notification-settings$/, () => press(byMail))
  await page.reload()
  await byMail.waitFor()
  assert.equal(await byMail.getAttribute('aria-checked'), 'false')
}

/** Joins the talent pool with the name. */
async function joinPool(page) {
  await page.goto('/talent-form')
  await page.getByRole('textbox', { name: 'Headline' }).fill(HEADLINE)
  await press(page.getByRole('radio', { name: /^Named/ }))
  for (const chip of ['Rust', 'Remote', 'Internship']) await press(button(page, chip))
  await choose(page, 'When could you start?', 'Available now')
  await press(page.getByRole('checkbox', { name: /may find me/ }))
  await assertInReach(page, 'the talent pool’s form', button(page, 'Join the talent pool'))
  await press(button(page, 'Join the talent pool'))
  await button(page, 'Leave the pool').waitFor()
}

/** A company asks for another role, and learns whom when the candidate says yes on the dashboard. */
async function acceptIntroduction(page, company) {
  await askToMeet(company, HEADLINE)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: `${COMPANY} would like to meet you` }).waitFor()
  await assertFitsPhone(page, 'a request to be introduced', button(page, 'Accept'))
  await press(button(page, 'Accept'))
  const dialog = page.getByRole('dialog', { name: `Accept the introduction to ${COMPANY}?` })
  await press(button(dialog, 'Accept'))
  await dialog.waitFor({ state: 'detached' })
  await link(page, 'Open your application for Weaver').waitFor()
}

/** Says who they are, for statistics, and takes their own data along. */
async function lookAfterData(page, email) {
  await press(link(page, 'Self-identification'))
  await page.waitForURL('**/account/privacy#self-identification')
  await choose(page, 'Gender', 'Woman')
  await assertInReach(page, 'self-identification', button(page, 'Save answers'))
  await press(button(page, 'Save answers'))
  await button(page, 'Delete answers').waitFor()
  const data = await downloadBy(page, button(page, 'Download'))
  assert.match(data.name, /^assay-.*\.json$/)
  assert.ok(JSON.stringify(JSON.parse(data.text)).includes(email))
}

async function logOut(page) {
  await press(page.getByRole('button', { name: /^Account/ }))
  await press(page.getByRole('menuitem', { name: 'Logout' }))
  await page.waitForURL((url) => url.pathname === '/')
  await link(page, 'Sign Up').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.goto('/dashboard')
  await page.waitForURL('**/login?next=**')
  await assertInReach(page, 'the log-in', button(page, 'Log In'))
}

test('a candidate’s whole side of it works on a phone, from the sign-up to the log-out', async () => {
  const role = await publishedRole(COMPANY, ROLE, ['profile_completed', 'payment'])
  const company = role.email
  const { page, email, problems, close } = await join()
  await findRole(page, role.path)
  await apply(page, role.path)
  await seeStage(page, 'Applied')

  const { items: applications } = await callAs(email, 'GET', '/api/users/applications')
  const { id: application } = applications[0]
  await releaseSlate(role.id)
  await seeStage(page, 'In review')
  await takeSteps(company, application, ['shortlist'])
  await proposeInterview(company, application)
  await seeStage(page, 'Interview')
  await pickTime(page)
  await invitation(ASSESSMENT, email)
  await takeSteps(company, application, ['select'])
  await makeOffer(company, application)
  await seeStage(page, 'Offer')
  await seeInvitation(page)
  await acceptOffer(page)

  const { items: internships } = await callAs(email, 'GET', '/api/users/internships')
  const { id: internship } = internships[0]
  await submitItem(page)
  await fifthWeekOf(internship)
  await companyLooksBack(company, internship)
  await checkIn(page)

  await readNotice(page)
  await joinPool(page)
  await publishedRoleOf(company, 'Weaver')
  await acceptIntroduction(page, company)
  await lookAfterData(page, email)
  await logOut(page)
  assert.deepEqual(problems, [])
  await close()
})
