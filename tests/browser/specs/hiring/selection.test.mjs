// The admin releases a slate; the company selects by keyboard alone, declines and undoes, a colleague follows, one of those
// who have applied becomes an intern, and a board is narrowed by what is known of its candidates.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { releaseSlate } from '../../lib/acts/admin.mjs'
import { tryOut } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { openCompany } from '../../lib/acts/inquiry.mjs'
import { candidates } from '../../lib/acts/joining.mjs'
import { publishedRoleOf } from '../../lib/acts/roles.mjs'
import { applyFor, takeSteps } from '../../lib/acts/selection.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { settlesAt } from '../../lib/page/waits.mjs'
import { known, returning } from '../../lib/people.mjs'

after(closeBrowser)

const phone = { width: 390, height: 844 }
const names = ['Ben Bright', 'Cas Clark', 'Dee Dunn']
const DAY_MS = 24 * 60 * 60 * 1000

/** One company and three people for all tests: for each they apply for another role. */
let company
let people

before(async () => {
  company = await openCompany('Pellworth Selects', ['profile_completed', 'payment', 'assessment_access'])
  people = await candidates(names, { whole: true })
})

/** A role of the company for which the three have applied; answers its id. */
async function applied(title) {
  const { id } = await publishedRoleOf(company, title)
  for (const [at, email] of people.entries()) await applyFor(id, email, `Hello, ${names[at]} here.`)
  return id
}

/** The same, and the company is shown them. */
async function released(title) {
  const id = await applied(title)
  await releaseSlate(id)
  return id
}

/** An assessment of the company to which people can be invited; answers its id. */
async function tried(title) {
  const call = (method, path, body) => callAs(company, method, path, body)
  const { items } = await call('GET', '/api/problems?limit=100')
  const assessment = await call('POST', '/api/assessments', {
    title,
    duration_minutes: 60,
    languages: ['javascript'],
    tasks: [{ problem_id: items.find(({ keywords }) => !keywords.includes('sql')).id, weight: 100 }],
  })
  await tryOut(assessment.id, call)
  return assessment.id
}

async function opened(email, path, size) {
  const person = await known(email, { size })
  await person.page.goto(path)
  return person
}

const member = (path, size) => opened(company, path, size)

const column = (page, name, count) => page.getByRole('region', { name: `${name}, ${count}`, exact: true })

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** By keyboard alone: the last of the slate is put before the first, with a reason that stands in the list. */
async function putFirst(page) {
  const names = page.getByRole('list', { name: 'Applicants' }).getByRole('link')
  await settlesAt(names, 3, 'the applicants of the slate')
  const [first, , last] = await names.allInnerTexts()
  await page.getByRole('button', { name: `Change position of ${last}` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Put before' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: first }).press('Enter')
  await dialog.getByLabel('Why').fill('Sent again after an outage.')
  await assertAccessible(page, 'moving an applicant')
  await dialog.getByRole('button', { name: 'Change position' }).press('Enter')
  await page.getByText('Moved: Sent again after an outage.').waitFor()
  await eventually('the new order', async () => (await names.allInnerTexts())[0] === last)
}

test('the admin previews a slate as the company will see it, excludes somebody for a while, and releases it', async () => {
  await applied('Slate fitter')
  const { page, problems, close } = await returning('admin')
  await page.goto('/admin-dashboard/preview-applicants')
  await page.getByRole('link', { name: 'Slate fitter' }).first().click()
  await page.getByRole('link', { name: /^Candidate / }).first().waitFor()
  await assertAccessible(page, 'a slate')
  assert.equal(await page.getByText('Ben Bright').count(), 0)
  await page.getByRole('radio', { name: 'Named' }).click()
  await page.getByRole('link', { name: 'Ben Bright' }).click()
  await page.getByRole('heading', { level: 2, name: 'Ben Bright' }).waitFor()
  await page.getByText('Hello, Ben Bright here.').waitFor()
  await assertAccessible(page, 'one applicant of a slate')
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Exclude' }).click()
  await dialog.getByText('Choose a reason.').waitFor()
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Ineligible' }).click()
  await dialog.getByLabel('Why').fill('May not work in Portugal.')
  await dialog.getByRole('button', { name: 'Exclude' }).click()
  await page.getByText('Excluded as ineligible').waitFor()
  await page.getByRole('heading', { name: 'Before the release' }).waitFor()
  await page.getByRole('button', { name: 'Put back' }).click()
  await page.getByRole('button', { name: 'Exclude' }).waitFor()
  await page.getByRole('link', { name: 'Back to the slate' }).click()
  await putFirst(page)
  await page.getByRole('button', { name: 'Release all 3' }).click()
  await page.getByText('This is the first release').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await page.getByText('3 applicants released').waitFor()
  await page.getByText('No applicants are waiting to be released.').waitFor()
  await page.setViewportSize(phone)
  await fits(page)
  assert.deepEqual(problems, [])
  await close()
})

test('a candidate sees what is open for practice, what a trend still needs, and where stories will stand', async () => {
  const { page, problems, close } = await opened(people[2], '/dashboard')
  await page.getByRole('heading', { name: 'Practice', exact: true }).waitFor()
  await page.getByText('Not yet. Trends appear after 2 graded reports').waitFor()
  await page.getByText('No stories about companies you applied to yet.').waitFor()
  await assertAccessible(page, 'the overview of a candidate')
  await page.setViewportSize(phone)
  await fits(page)
  assert.deepEqual(problems, [])
  await close()
})

test('a board is used by keyboard alone, a bulk decline is undone, and a colleague sees every move', async () => {
  const id = await released('Board fitter')
  const { page, problems, close } = await member('/client-dashboard/talent-selection')
  await page.getByRole('row', { name: /Board fitter/ }).waitFor()
  await assertAccessible(page, 'roles with applicants')
  await page.getByRole('link', { name: 'Board fitter' }).click()
  const colleague = await member(`/client-dashboard/talent-selection/${id}`)
  await column(colleague.page, 'Released', 3).getByRole('link').first().waitFor()
  const first = column(page, 'Released', 3).getByRole('link').first()
  await first.waitFor()
  assert.equal(await page.getByText('Ben Bright').count(), 0, 'nobody has a name yet')
  await assertAccessible(page, 'a board')
  // The cards arrive later than their number, so what follows is done to cards that are not loaded again.
  await page.route('**/applications?**', async (route) => {
    await new Promise((late) => setTimeout(late, 1500))
    await route.continue()
  })

  await first.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  const moved = column(page, 'Shortlisted', 1).getByRole('link', { name: 'Ben Bright' })
  await moved.waitFor()
  await eventually('the focus on the moved card', () => moved.evaluate((link) => link === document.activeElement))
  await column(colleague.page, 'Shortlisted', 1)
    .getByRole('link', { name: 'Ben Bright' })
    .waitFor({ timeout: 5000 })
  await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).press('Enter')
  await column(page, 'Released', 3).waitFor()

  await column(page, 'Released', 3).getByRole('link').first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await page.getByRole('group', { name: '2 chosen' }).getByRole('button', { name: 'Decline' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Decline 2 candidates' })
  await dialog.getByRole('combobox', { name: 'Reason' }).press('Enter')
  await page.getByRole('option', { name: 'The openings are filled' }).press('Enter')
  assert.match(await dialog.getByLabel('Message to the candidate').inputValue(), /openings for this role are filled/)
  await assertAccessible(page, 'a decline')
  await dialog.getByRole('button', { name: 'Decline' }).press('Enter')
  await column(page, 'Ended', 2).waitFor()
  await page.getByText('2 declined. The e-mails go out in an hour').first().waitFor()
  await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).press('Enter')
  await column(page, 'Ended', 0).waitFor()
  await column(colleague.page, 'Released', 3).waitFor()
  assert.deepEqual([problems, colleague.problems], [[], []])
  await Promise.all([close(), colleague.close()])
})

test('on a phone one column is seen at a time, a candidate is read, moved from a menu and compared', async () => {
  const id = await released('Phone fitter')
  const { page, problems, close } = await member(`/client-dashboard/talent-selection/${id}`, phone)
  const cards = column(page, 'Released', 3)
  await cards.getByRole('link').first().waitFor()
  await fits(page)
  await assertAccessible(page, 'a board on a phone')
  for (const box of (await cards.getByRole('checkbox').all()).slice(0, 2)) await box.check()
  await page.getByRole('link', { name: 'Compare' }).click()
  await page.getByRole('columnheader', { name: /^Candidate / }).nth(1).waitFor()
  await fits(page)
  await assertAccessible(page, 'two candidates compared')
  await page.getByRole('columnheader').getByRole('link').first().click()
  await page.getByText('Hidden until the shortlist').first().waitFor()
  await fits(page)
  await assertAccessible(page, 'a candidate who is hidden')
  await page.getByRole('button', { name: 'Shortlist' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ben Bright' }).waitFor()
  await page.getByText('Porto University').waitFor()
  await page.getByRole('link', { name: 'Back to the board' }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Show the table' }).click()
  await page.getByRole('row', { name: /Ben Bright Shortlisted/ }).waitFor()
  await fits(page)
  await assertAccessible(page, 'the table on a phone')
  assert.deepEqual(problems, [])
  await close()
})

/** By keyboard: the panel, a skill, and a day by which nobody said that they could begin. */
async function narrow(page) {
  const released = column(page, 'Released', 3)
  const card = released.getByRole('listitem').first()
  await card.getByText(/of 3 stated/).waitFor()
  await card.getByText(/Lists: Rust, SQL/).waitFor()
  await card.getByText('Direct').waitFor()
  await page.keyboard.press('f')
  const panel = page.getByRole('dialog', { name: 'Filter the candidates' })
  await panel.getByRole('button', { name: 'SQL' }).press('Enter')
  await page.getByText('3 of 3 found').waitFor()
  await panel.getByLabel('Could start by').fill('2027-01-01')
  await page.getByText('0 of 3 found').waitFor()
  await column(page, 'Released', 0).getByText('No matches').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove the filter: Could start by 2027-01-01' }).press('Enter')
  await page.getByText('3 of 3 found').waitFor()
  assert.equal(new URL(page.url()).searchParams.get('skills'), 'SQL')
  await page.reload()
  await page.getByText('3 of 3 found').waitFor()
  await page.getByRole('button', { name: 'Remove the filter: Lists SQL' }).waitFor()
}

/** By key: a fineness that nobody has yet, and a colleague who reviews nobody. */
async function narrowMore(page) {
  await page.keyboard.press('f')
  const panel = page.getByRole('dialog', { name: 'Filter the candidates' })
  const least = panel.getByLabel('Fineness at least')
  await least.fill('650')
  await least.press('Enter')
  await page.getByText('Fineness is at least 650 or none yet').waitFor()
  await page.getByText('3 of 3 found').waitFor()
  await panel.getByRole('combobox', { name: 'Reviewer' }).press('Enter')
  await page.getByRole('option').nth(1).press('Enter')
  await page.getByText(/^Reviewer is /).waitFor()
  await page.getByText('0 of 3 found').waitFor()
  await assertAccessible(page, 'the filter of a board')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Remove the filter: Reviewer is / }).press('Enter')
  await page.getByRole('button', { name: /^Remove the filter: Fineness is at least 650/ }).press('Enter')
  await page.getByRole('button', { name: 'Remove the filter: Lists SQL' }).waitFor()
  await page.getByText('3 of 3 found').waitFor()
}

/** All three of the shortlist are invited with one call; one has an invitation already, and the dialog says so. */
async function inviteAll(page) {
  const invite = page.getByRole('button', { name: 'Invite to assessment' })
  await invite.focus()
  assert.equal(await invite.getAttribute('aria-disabled'), 'true')
  const released = column(page, 'Released', 3)
  await released.getByRole('checkbox').nth(2).waitFor()
  for (const box of await released.getByRole('checkbox').all()) await box.check()
  await page.getByRole('group', { name: '3 chosen' }).getByRole('button', { name: 'Shortlist' }).press('Enter')
  const shortlisted = column(page, 'Shortlisted', 3)
  await shortlisted.getByRole('link', { name: 'Ben Bright' }).waitFor()
  for (const name of names) await shortlisted.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await invite.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Invite 3 candidates to an assessment' })
  await dialog.getByRole('combobox', { name: 'Assessment' }).press('Enter')
  await page.getByRole('option', { name: 'Filtering in code' }).press('Enter')
  await dialog.getByRole('button', { name: 'Send invitation' }).press('Enter')
  const left = page.getByRole('dialog', { name: '2 of 3 invited' })
  await left.getByRole('listitem').filter({ hasText: 'Dee Dunn' }).getByText('Already invited').waitFor()
  assert.equal(await left.getByRole('listitem').count(), 1)
  await assertAccessible(page, 'who was not invited')
  await left.getByRole('button', { name: 'Close' }).first().press('Enter')
  await column(page, 'Shortlisted', 1).getByText('Dee Dunn').waitFor()
  await column(page, 'Assessment', 2).getByText('Cas Clark').waitFor()
}

test('a board is narrowed by key, the address keeps it, and several are invited with one call', async () => {
  const path = `/client-dashboard/talent-selection/${await released('Filter fitter')}`
  const assessment = await tried('Filtering in code')
  await callAs(company, 'POST', `/api/assessments/${assessment}/invitations`, { email: people[2] })
  const { page, problems, close } = await member(path)
  await narrow(page)
  await narrowMore(page)
  await inviteAll(page)
  await page.goto(`${path}?progress=waiting&view=table`)
  await page.getByText('2 of 3 found').waitFor()
  await page.getByRole('row', { name: /Ben Bright/ }).waitFor()
  assert.equal(await page.getByRole('row').count(), 3, 'a head and two rows')
  await assertAccessible(page, 'a narrowed table')
  await page.setViewportSize(phone)
  await page.goto(`${path}?progress=waiting`)
  await page.getByText('2 of 3 found').waitFor()
  await page.getByRole('button', { name: 'Filter (1)' }).click()
  await page.getByRole('dialog', { name: 'Filter the candidates' }).waitFor()
  await fits(page)
  await assertAccessible(page, 'the filter of a board on a phone')
  assert.deepEqual(problems, [])
  await close()
})

test('somebody is found on the board, invited to an assessment from their card, and comes back with the result', async () => {
  const id = await released('Assessed fitter')
  await tried('Fitting in code')

  const { page, problems, close } = await member(`/client-dashboard/talent-selection/${id}`)
  await column(page, 'Released', 3).getByRole('link').nth(2).waitFor()
  const search = page.getByRole('textbox', { name: 'Search the candidates' })
  await search.fill('bright')
  await page.getByRole('region', { name: 'Released, 0', exact: true }).getByText('No matches').waitFor()
  await search.press('Escape')
  await column(page, 'Released', 3).getByRole('button', { name: /^Move Candidate/ }).first().click()
  await page.getByRole('menuitem', { name: 'Shortlisted' }).click()
  const shortlisted = column(page, 'Shortlisted', 1)
  await shortlisted.getByRole('link', { name: 'Ben Bright' }).waitFor()
  await search.fill('bright')
  await column(page, 'Released', 0).getByText('No matches').waitFor()
  await shortlisted.getByRole('link', { name: 'Ben Bright' }).waitFor()
  await assertAccessible(page, 'a searched board')

  await shortlisted.getByRole('button', { name: 'Move Ben Bright' }).click()
  await page.getByRole('menuitem', { name: 'Invite to assessment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite Ben Bright to an assessment' })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText('Choose an assessment.').waitFor()
  await dialog.getByRole('combobox', { name: 'Assessment' }).click()
  await page.getByRole('option', { name: 'Fitting in code' }).click()
  await assertAccessible(page, 'an invitation from the board')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('Invitation sent to Ben Bright').waitFor()
  const assessed = column(page, 'Assessment', 1)
  await assessed.getByText('Invited').waitFor()

  const [ben] = people
  const mail = await mailTo(ben, /Fitting in code/)
  const code = linkIn(mail, /^\/codebrainv2\//).pathname.split('/')[2]
  const { attempt_id } = await callAs(ben, 'POST', `/api/codebrain/${code}/start`, { consent: true })
  await callAs(ben, 'POST', `/api/attempts/${attempt_id}/finish`)
  await column(page, 'Shortlisted', 1)
    .getByRole('img', { name: 'Fineness 0 of 1000' })
    .waitFor({ timeout: 60000 })
  await page.getByRole('link', { name: 'Ben Bright' }).click()
  const panel = page.getByRole('complementary', { name: 'Ben Bright' })
  await panel.getByText('Standard error not yet estimated').waitFor()
  await assertAccessible(page, 'a candidate with a result beside the board')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Ben Bright' }).press('Enter')
  await panel.getByRole('link', { name: 'Open page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ben Bright' }).waitFor()
  await page.setViewportSize(phone)
  await fits(page)
  await page.getByRole('link', { name: 'Open the report' }).click()
  await page.waitForURL((url) => url.pathname === `/report/${attempt_id}`)
  assert.deepEqual(problems, [])
  await close()
})

/** One of the three was shortlisted for a role of their own. */
async function shortlisted() {
  const { id: role } = await publishedRoleOf(company, 'Chosen fitter')
  const [candidate] = people
  const { id } = await applyFor(role, candidate)
  await releaseSlate(role)
  await takeSteps(company, id, ['shortlist'])
  return { candidate, id, path: `/client-dashboard/talent-selection/${role}/${id}` }
}

/** What a field for date and time takes, so many days from now at ten. */
function day(ahead) {
  return `${new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)}T10:00`
}

async function proposeTimes(page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
  await dialog.getByText('Choose a time that is ahead, within half a year.').first().waitFor()
  for (const n of [1, 2, 3]) await dialog.getByLabel(`Time ${n}`).fill(day(n + 2))
  await dialog.getByLabel('Place or link').fill('https://meet.example/fitter')
  await dialog.getByRole('checkbox', { name: 'Lena Marsh' }).check()
  await dialog.getByLabel('Message').fill('Bring something that you have built.')
  await assertAccessible(page, 'proposing an interview')
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The candidate picks the second of the times. */
async function pickTime(candidate, application) {
  const { items } = await callAs(candidate, 'GET', `/api/users/applications/${application}/meetings`)
  const [{ id, version }] = items
  await callAs(candidate, 'POST', `/api/users/meetings/${id}/answer`, { version, slot: 1, note: null })
}

/** The calendar entry that a button hands out. */
async function assertEntry(page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'interview.ics')
}

async function writeScorecard(page) {
  await page.getByRole('button', { name: 'Write yours' }).click()
  for (const item of await page.getByRole('group').filter({ hasText: 'Could not see it' }).all())
    await item.getByRole('radio').nth(2).check()
  await page.getByLabel('What you saw').fill('Took the press apart and put it together.')
  await assertAccessible(page, 'a scorecard')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('heading', { name: 'Yours' }).waitFor()
}

test('a team proposes an interview, and writes what it saw and a note', async () => {
  const { candidate, id, path } = await shortlisted()
  const { page, problems, close } = await member(path)
  expects(page, 400, /^\/api\/applications\/[^/]+\/meetings$/)
  await page.getByRole('button', { name: 'Propose times' }).click()
  await proposeTimes(page)
  await page.getByText('Waiting for an answer').waitFor()
  await assertAccessible(page, 'a candidate with an interview')

  await pickTime(candidate, id)
  await mailTo(candidate, /^Interview with Pellworth Selects$/)
  await mailTo(company, /^Interview with Ben Bright$/)
  await takeSteps(company, id, ['select'])
  await page.reload()
  await page.getByText('Set', { exact: true }).waitFor()
  await assertEntry(page)
  await writeScorecard(page)
  await page.getByLabel('Note', { exact: true }).fill('Offer before Friday.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Offer before Friday.' }).waitFor()

  assert.deepEqual(problems, [])
  await close()
})

/** Moves the first card of a column, which is then in the next one alone. */
async function move(page, [from, count], to) {
  await column(page, from, count).getByRole('button', { name: /^Move / }).first().click()
  await page.getByRole('menuitem', { name: to, exact: true }).click()
  await column(page, to, 1).getByRole('link').first().waitFor()
}

async function makeOffer(page) {
  await page.getByRole('button', { name: 'Make an offer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First day').fill(day(40).slice(0, 10))
  assert.equal(await dialog.getByLabel('Weeks').inputValue(), '12', 'as the role says')
  await dialog.getByLabel('Weeks').fill('')
  await dialog.getByLabel('Pay from').fill('1300')
  await dialog.getByLabel('Pay to').fill('')
  await dialog.getByLabel('Terms').fill('Forty hours a week, **in Lisbon**.')
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await dialog.getByText('Say when the internship ends.').waitFor()
  await dialog.getByLabel('Weeks').fill('12')
  await assertAccessible(page, 'making an offer')
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('of three who apply one is moved on the board to an offer, accepts it on a phone and is an intern', async () => {
  const id = await released('First fitter')
  const us = await member(`/client-dashboard/talent-selection/${id}`)
  await column(us.page, 'Released', 3).getByRole('link').first().waitFor()
  await move(us.page, ['Released', 3], 'Shortlisted')
  await move(us.page, ['Shortlisted', 1], 'Interview')
  await move(us.page, ['Interview', 1], 'Selected')
  const card = column(us.page, 'Selected', 1).getByRole('link').first()
  const name = (await card.textContent())?.trim() ?? ''
  assert.ok(names.includes(name), `${name} has applied`)
  await card.click()
  await us.page.getByRole('complementary', { name }).getByRole('link', { name: 'Open page' }).click()
  await us.page.getByRole('heading', { level: 1, name }).waitFor()
  expects(us.page, 400, /^\/api\/applications\/[^/]+\/offers$/)
  await makeOffer(us.page)
  await us.page.getByText('1,300 EUR a month').waitFor()
  await assertAccessible(us.page, 'a candidate with an offer')

  const candidate = people[names.indexOf(name)]
  await mailTo(candidate, /^Pellworth Selects makes you an offer$/)
  const application = new URL(us.page.url()).pathname.split('/').at(-1)
  const they = await opened(candidate, `/dashboard/applications/${application}`, phone)
  await they.page.getByRole('button', { name: 'Accept offer' }).click()
  await they.page.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click()
  await they.page.getByText('Accepted', { exact: true }).waitFor()
  await mailTo(company, new RegExp(`^${name} has accepted your offer$`))

  await us.page.goto('/client-dashboard/my-interns')
  await us.page.getByRole('heading', { level: 1, name: 'My interns' }).waitFor()
  await us.page.getByText(name).first().waitFor()
  for (const { problems, close } of [us, they]) {
    assert.deepEqual(problems, [])
    await close()
  }
})
