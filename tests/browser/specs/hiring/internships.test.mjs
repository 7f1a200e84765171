// An internship from the accepted offer on, worked on by its company, by the intern on a phone, and by the admin, who has
// proposed another role to the intern before.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { releaseSlate } from '../../lib/acts/admin.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { openCompany } from '../../lib/acts/inquiry.mjs'
import { candidate as newCandidate } from '../../lib/acts/joining.mjs'
import { publishedRoleOf } from '../../lib/acts/roles.mjs'
import { applyFor, takeSteps } from '../../lib/acts/selection.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { lastDayOf } from '../../lib/time.mjs'
import { known, returning } from '../../lib/people.mjs'

after(closeBrowser)

const phone = { width: 390, height: 844 }
const DAY_MS = 24 * 60 * 60 * 1000
const day = (ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

const COMPANY = 'Pellworth Interns'
const ROLE = 'Fitter of calm tools'
const WHY = 'You have built what their fitters use every day.'

/** One company and one candidate for all tests: each internship is of a role of its own. */
let company
let candidate

before(async () => {
  company = await openCompany(COMPANY, ['profile_completed'])
  candidate = await newCandidate('Ines Prado')
})

/** The admin opens the candidate and says which role fits, and why. */
async function propose(page, email) {
  await page.goto(`/admin-dashboard/manage-interns?search=${encodeURIComponent(email)}`)
  await page.getByRole('list', { name: 'Candidates' }).getByRole('link').filter({ hasText: email }).click()
  await page.getByText('No role proposed.').waitFor()
  await page.getByRole('button', { name: 'Propose a role' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose a role to Ines Prado' })
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await dialog.getByText('Pick a company from the list.').waitFor()
  await dialog.getByLabel('Company', { exact: true }).fill(COMPANY)
  await dialog.getByRole('option').filter({ hasText: COMPANY }).first().click()
  await dialog.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: ROLE }).click()
  await dialog.getByLabel('Why it fits').fill(WHY)
  await assertAccessible(page, 'proposing a role')
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Waiting for an answer').waitFor()
  await assertAccessible(page, 'the roles that were proposed to a candidate')
}

test('a candidate applies for a role that the admin has proposed by accepting it, on a phone', async () => {
  const role = await publishedRoleOf(company, ROLE)
  const admin = await returning('admin')
  await propose(admin.page, candidate)

  await mailTo(candidate, new RegExp(`${ROLE}$`))
  const ines = await known(candidate, { size: phone })
  await ines.page.goto('/dashboard')
  await ines.page.getByRole('heading', { name: 'Roles proposed to you' }).waitFor()
  await ines.page.getByText(WHY).waitFor()
  await fits(ines.page)
  await assertAccessible(ines.page, 'a proposed role')
  await ines.page.getByRole('button', { name: `Apply: ${ROLE}` }).click()
  const asking = ines.page.getByRole('dialog', { name: `Apply for ${ROLE}?` })
  await assertAccessible(ines.page, 'accepting a proposed role')
  await asking.getByRole('button', { name: 'Apply' }).click()
  await asking.waitFor({ state: 'detached' })
  await ines.page.getByRole('heading', { name: 'Roles proposed to you' }).waitFor({ state: 'detached' })
  await ines.page.getByText(ROLE, { exact: true }).first().waitFor()

  await admin.page.reload()
  await admin.page.getByText('Accepted', { exact: true }).waitFor()
  await admin.page.goto(`/admin-dashboard/preview-applicants?role=${role.id}`)
  await admin.page.getByRole('link', { name: /^Candidate / }).first().waitFor()
  for (const { problems, close } of [ines, admin]) {
    assert.deepEqual(problems, [])
    await close()
  }
})

/** The candidate has accepted an offer for an internship that starts today and lasts for two weeks; answers its id. */
async function accepted(title) {
  const { id: role } = await publishedRoleOf(company, title)
  const { id } = await applyFor(role, candidate)
  await releaseSlate(role)
  await takeSteps(company, id, ['shortlist', 'interview', 'select'])
  const { version } = await callAs(company, 'GET', `/api/applications/${id}`)
  const pay = { min: 1300, max: 1300, currency: 'EUR', period: 'month' }
  const terms = { starts_on: day(0), ends_on: null, weeks: 2, pay, terms: 'Forty hours a week.', days: 7 }
  const offer = await callAs(company, 'POST', `/api/applications/${id}/offers`, { version, ...terms })
  const answer = { version: offer.version, accept: true, reason: null }
  await callAs(candidate, 'POST', `/api/users/offers/${offer.id}/answer`, answer)
  const { items } = await callAs(candidate, 'GET', '/api/users/internships')
  return items.find((one) => one.role_title === title).id
}

async function opened(path, email, size) {
  const person = await known(email, { size })
  await person.page.goto(path)
  return person
}

/** Submits every item that waits for the reader. */
async function submitAll(page) {
  const buttons = page.getByRole('button', { name: /^(Mark as done|Answer): / })
  await buttons.first().waitFor()
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click()
    const dialog = page.getByRole('dialog')
    const yes = dialog.getByRole('radio', { name: 'Yes' })
    if (await yes.count()) await yes.click()
    await dialog.getByLabel('Note').fill('It is done.')
    await dialog.getByRole('button', { name: /^(Mark as done|Answer)$/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await eventually('one fewer', async () => (await buttons.count()) === left - 1)
  }
}

async function approveAll(page) {
  const buttons = page.getByRole('button', { name: /^Approve: / })
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click()
    await eventually('one fewer', async () => (await buttons.count()) === left - 1)
  }
}

async function checkIn(page, words) {
  await page.getByRole('button', { name: 'Check in for week 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Check in', exact: true }).click()
  await dialog.getByText('Choose 1 to 5.').first().waitFor()
  for (const scale of await dialog.getByRole('radio', { name: '4', exact: true }).all()) await scale.click()
  await dialog.getByLabel('Anything else').fill(words)
  await dialog.getByRole('button', { name: 'Check in', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('an internship runs from the accepted offer to an extension and its end, worked on by intern, company and admin', async () => {
  const id = await accepted('Fitter')
  const us = await opened('/client-dashboard/my-interns', company)
  await us.page.getByRole('heading', { level: 1, name: 'My interns' }).waitFor()
  await assertAccessible(us.page, 'the list of interns')
  await us.page.getByRole('link', { name: 'Ines Prado' }).click()
  await us.page.getByText('Getting ready').waitFor()
  await submitAll(us.page)
  await assertAccessible(us.page, 'an internship of the company')

  const they = await opened('/dashboard', candidate, phone)
  await they.page.getByRole('link', { name: 'Open the internship Fitter' }).click()
  await submitAll(they.page)
  await fits(they.page)
  await assertAccessible(they.page, 'an internship on a phone')

  const admin = await returning('admin')
  await admin.page.goto('/admin-dashboard/manage-onboarding?column=to_review')
  await admin.page.getByRole('link', { name: /Ines Prado/ }).click()
  await submitAll(admin.page)
  await admin.page.getByRole('button', { name: /^Reject: / }).first().click()
  const dialog = admin.page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Which letter?')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await assertAccessible(admin.page, 'an internship before its start')
  await us.page.reload()
  await us.page.getByText('Which letter?').waitFor()
  await submitAll(us.page)
  await admin.page.reload()
  await admin.page.getByRole('button', { name: /^Approve: / }).first().waitFor()
  await approveAll(admin.page)
  await admin.page.getByRole('button', { name: 'Mark ready' }).click()
  await admin.page.getByText('Ready to start').first().waitFor()
  await mailTo(candidate, /^Ready to start: Fitter$/)

  // The worker looks once a minute.
  const started = async () => (await callAs(company, 'GET', `/api/internships/${id}`)).state === 'active'
  await eventually('the first day', started, { withinMs: 120_000, everyMs: 1000 })
  await us.page.reload()
  await checkIn(us.page, 'A good first day.')
  await they.page.reload()
  await they.page.getByText('submitted; you’ll see it once you check in').waitFor()
  assert.equal(await they.page.getByText('A good first day.').count(), 0)
  await checkIn(they.page, 'I learned a lot.')
  await they.page.getByText('A good first day.').waitFor()
  await fits(they.page)
  await assertAccessible(they.page, 'check-ins on a phone')

  await us.page.reload()
  await us.page.getByText('I learned a lot.').waitFor()
  await us.page.getByRole('button', { name: 'Propose an extension' }).click()
  await us.page.getByLabel('New last day').fill(day(40))
  await us.page.getByRole('button', { name: 'Propose', exact: true }).click()
  await us.page.getByText('Waiting for an answer').waitFor()
  await they.page.reload()
  await they.page.getByRole('button', { name: 'Agree' }).click()
  await they.page.getByText('Agreed', { exact: true }).waitFor()
  await us.page.reload()
  await us.page.getByText('Agreed', { exact: true }).waitFor()
  await assertAccessible(us.page, 'an internship that runs')
  await us.page.getByRole('button', { name: 'End early' }).click()
  await us.page.getByLabel('Reason').fill('The project is over.')
  await us.page.getByRole('dialog').getByRole('button', { name: 'End early' }).click()
  await us.page.getByText('Ended early').first().waitFor()
  await they.page.goto(`/dashboard/internships/${id}`)
  await they.page.getByText('The project is over.').waitFor()
  for (const { problems, close } of [us, they, admin]) {
    assert.deepEqual(problems, [])
    await close()
  }
})

test('on the last day the company completes an internship and records that it hired the intern', async () => {
  const id = await accepted('Welder')
  await lastDayOf(id)
  const us = await opened(`/client-dashboard/my-interns/${id}`, company)
  for (const [act, ...asks] of [
    ['Complete', 'Complete this internship?', 'The internship is completed.', 'Completed'],
    ['Mark as hired', 'Have you hired this intern?', 'The hire is recorded.', 'Hired'],
  ]) {
    const [title, done, state] = asks
    await us.page.getByRole('button', { name: act, exact: true }).click()
    const dialog = us.page.getByRole('dialog', { name: title })
    await dialog.getByRole('button', { name: act, exact: true }).click()
    await us.page.getByText(done).first().waitFor()
    await us.page.getByText(state, { exact: true }).first().waitFor()
  }
  assert.equal(await us.page.getByRole('button', { name: 'End early' }).count(), 0)
  await assertAccessible(us.page, 'an internship that led to a hire')
  await mailTo(candidate, /hired/i)

  const they = await opened(`/dashboard/internships/${id}`, candidate, phone)
  await they.page.getByText('Hired', { exact: true }).first().waitFor()
  await fits(they.page)
  for (const { problems, close } of [us, they]) {
    assert.deepEqual(problems, [])
    await close()
  }
})

test('the admin saves a checklist as a new version for one company', async () => {
  const { user } = await callAs(company, 'GET', '/api/auth/user')
  const admin = await returning('admin')
  await admin.page.goto(`/admin-dashboard/manage-onboarding?template=${user.company.id}`)
  await admin.page.getByRole('heading', { level: 1, name: `Checklist of ${COMPANY}` }).waitFor()
  await admin.page.getByRole('button', { name: 'Add an item' }).click()
  await admin.page.getByLabel('Title').last().fill('Bring a bicycle')
  await admin.page.getByRole('button', { name: 'Move item 8 up' }).click()
  await assertAccessible(admin.page, 'a checklist that is edited')
  await admin.page.getByRole('button', { name: 'Save as a new version' }).click()
  await admin.page.getByText('Version 1', { exact: true }).waitFor()
  assert.equal(await admin.page.getByLabel('Title').nth(6).inputValue(), 'Bring a bicycle')
  assert.deepEqual(admin.problems, [])
  await admin.close()
})
