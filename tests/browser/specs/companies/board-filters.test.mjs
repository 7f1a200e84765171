// A board is narrowed by what rows know of its candidates, kept in the address, and several are invited at once.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { releaseSlate } from '../../lib/acts/admin.mjs'
import { tryOut } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { publishedRole } from '../../lib/acts/roles.mjs'
import { applicants } from '../../lib/acts/selection.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { known } from '../../lib/people.mjs'

after(closeBrowser)

const phone = { width: 390, height: 844 }
const names = ['Ben Bright', 'Cas Clark', 'Dee Dunn']

const column = (page, name, count) => page.getByRole('region', { name: `${name}, ${count}`, exact: true })

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

async function opened(email, path, size) {
  const person = await known(email, { size })
  await person.page.goto(path)
  return person
}

/** A role with three applicants who are released, and an assessment of its company that the last is invited to. */
async function prepare() {
  const flags = ['profile_completed', 'payment', 'assessment_access']
  const { id, email } = await publishedRole('Pellworth Narrows', 'Filter fitter', flags)
  const candidates = await applicants(id, names)
  await releaseSlate(id)
  const call = (method, path, body) => callAs(email, method, path, body)
  const { items } = await call('GET', '/api/problems?limit=100')
  const assessment = await call('POST', '/api/assessments', {
    title: 'Fitting in code',
    duration_minutes: 60,
    languages: ['javascript'],
    tasks: [{ problem_id: items.find(({ keywords }) => !keywords.includes('sql')).id, weight: 100 }],
  })
  await tryOut(assessment.id, call)
  await call('POST', `/api/assessments/${assessment.id}/invitations`, { email: candidates.at(-1) })
  return { path: `/client-dashboard/talent-selection/${id}`, email, candidates }
}

let made
const prepared = () => (made ??= prepare())

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
  await page.getByRole('option', { name: 'Fitting in code' }).press('Enter')
  await dialog.getByRole('button', { name: 'Send invitation' }).press('Enter')
  const left = page.getByRole('dialog', { name: '2 of 3 invited' })
  await left.getByRole('listitem').filter({ hasText: 'Dee Dunn' }).getByText('Already invited').waitFor()
  assert.equal(await left.getByRole('listitem').count(), 1)
  await assertAccessible(page, 'who was not invited')
  await left.getByRole('button', { name: 'Close' }).first().press('Enter')
  await column(page, 'Shortlisted', 1).getByText('Dee Dunn').waitFor()
  await column(page, 'Assessment', 2).getByText('Cas Clark').waitFor()
}

test('a candidate sees what is open for practice, what a trend still needs, and where stories will stand', async () => {
  const { candidates: [email] } = await prepared()
  const { page, problems, close } = await opened(email, '/dashboard')
  await page.getByRole('heading', { name: 'Practice', exact: true }).waitFor()
  await page.getByText('Not yet. Trends appear after 2 graded reports').waitFor()
  await page.getByText('No stories about companies you applied to yet.').waitFor()
  await assertAccessible(page, 'the overview of a candidate')
  await page.setViewportSize(phone)
  await fits(page)
  assert.deepEqual(problems, [])
  await close()
})

test('a board is narrowed by key, the address keeps it, and several are invited with one call', async () => {
  const { path, email } = await prepared()
  const { page, problems, close } = await opened(email, path)
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
