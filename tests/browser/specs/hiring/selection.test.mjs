// The admin releases a slate; the company selects by keyboard alone, declines and undoes, and a colleague follows.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { releaseSlate } from '../../lib/acts/admin.mjs'
import { tryOut } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { publishedRole } from '../../lib/acts/roles.mjs'
import { applicants } from '../../lib/acts/selection.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { settlesAt } from '../../lib/page/waits.mjs'
import { known, returning } from '../../lib/people.mjs'

after(closeBrowser)

const phone = { width: 390, height: 844 }
const names = ['Ben Bright', 'Cas Clark', 'Dee Dunn']

/** A role with three applicants, and its company's owner. */
async function applied(company, title) {
  const role = await publishedRole(company, title)
  await applicants(role.id, names, (name) => `Hello, ${name} here.`)
  return role
}

async function release(title) {
  const admin = await returning('admin')
  const { page } = admin
  await page.goto('/admin-dashboard/preview-applicants')
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('link', { name: /^Candidate / }).first().waitFor()
  return admin
}

async function member(email, path, size) {
  const person = await known(email, { size })
  await person.page.goto(path)
  return person
}

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
  await page.getByRole('button', { name: `Move ${last}` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Put before' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: first }).press('Enter')
  await dialog.getByLabel('Why').fill('Sent again after an outage.')
  await assertAccessible(page, 'moving an applicant')
  await dialog.getByRole('button', { name: 'Move' }).press('Enter')
  await page.getByText('Moved: Sent again after an outage.').waitFor()
  await eventually('the new order', async () => (await names.allInnerTexts())[0] === last)
}

test('the admin previews a slate as the company will see it, excludes somebody for a while, and releases it', async () => {
  const { email } = await applied('Pellworth Previews', 'Slate fitter')
  const { page, problems, close } = await release('Slate fitter')
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
  await page.getByText('Nobody waits to be released.').waitFor()
  await page.setViewportSize(phone)
  await fits(page)
  await assertAccessible(page, 'a slate on a phone')
  assert.deepEqual(problems, [])
  await close()

  const company = await member(email, '/client-dashboard/talent-selection')
  await company.page.getByRole('row', { name: /Slate fitter/ }).waitFor()
  await assertAccessible(company.page, 'roles with applicants')
  assert.deepEqual(company.problems, [])
  await company.close()
})

test('a board is used by keyboard alone, a bulk decline is undone, and a colleague sees every move', async () => {
  const { id, email } = await applied('Pellworth Selects', 'Board fitter')
  const admin = await release('Board fitter')
  await admin.page.getByRole('button', { name: 'Release all 3' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await admin.page.getByText('3 applicants released').waitFor()
  await admin.close()

  const path = `/client-dashboard/talent-selection/${id}`
  const { page, problems, close } = await member(email, path)
  const colleague = await member(email, path)
  await column(colleague.page, 'Released', 3).getByRole('link').first().waitFor()
  const released = column(page, 'Released', 3)
  await released.getByRole('link').first().waitFor()
  assert.equal(await page.getByText('Ben Bright').count(), 0, 'nobody has a name yet')
  await assertAccessible(page, 'a board')
  // The cards arrive later than their number, so what follows is done to cards that are not loaded again.
  await page.route('**/applications?**', async (route) => {
    await new Promise((late) => setTimeout(late, 1500))
    await route.continue()
  })

  await released.getByRole('link').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await column(page, 'Shortlisted', 1).getByRole('link', { name: 'Ben Bright' }).waitFor()
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
  assert.match(await dialog.getByLabel('What the candidate reads').inputValue(), /openings for this role are filled/)
  await assertAccessible(page, 'a decline')
  await dialog.getByRole('button', { name: 'Decline' }).press('Enter')
  await column(page, 'Ended', 2).waitFor()
  await page.getByText('2 declined. The e-mails leave in an hour').first().waitFor()
  await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).press('Enter')
  await column(page, 'Ended', 0).waitFor()
  await column(colleague.page, 'Released', 3).waitFor()
  assert.deepEqual([problems, colleague.problems], [[], []])
  await Promise.all([close(), colleague.close()])
})

test('on a phone one column is seen at a time, a candidate is read, moved from a menu and compared', async () => {
  const { id, email } = await applied('Pellworth On The Way', 'Phone fitter')
  const admin = await release('Phone fitter')
  await admin.page.getByRole('button', { name: 'Release all 3' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await admin.page.getByText('3 applicants released').waitFor()
  await admin.close()

  const { page, problems, close } = await member(email, `/client-dashboard/talent-selection/${id}`, phone)
  const released = column(page, 'Released', 3)
  await released.getByRole('link').first().waitFor()
  await fits(page)
  await assertAccessible(page, 'a board on a phone')
  for (const box of (await released.getByRole('checkbox').all()).slice(0, 2)) await box.check()
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
  await page.getByRole('radiogroup', { name: 'View', exact: true }).getByRole('radio', { name: 'Table' }).click()
  await page.getByRole('row', { name: /Ben Bright Shortlisted/ }).waitFor()
  await fits(page)
  await assertAccessible(page, 'the table on a phone')
  assert.deepEqual(problems, [])
  await close()
})

test('somebody is found on the board, invited to an assessment from their card, and comes back with the result', async () => {
  const flags = ['profile_completed', 'payment', 'assessment_access']
  const { id, email } = await publishedRole('Pellworth Assesses', 'Assessed fitter', flags)
  const candidates = await applicants(id, names)
  await releaseSlate(id)
  const { items } = await callAs(email, 'GET', '/api/problems?limit=100')
  const call = (method, path, body) => callAs(email, method, path, body)
  const assessment = await call('POST', '/api/assessments', {
    title: 'Fitting in code',
    duration_minutes: 60,
    languages: ['javascript'],
    tasks: [{ problem_id: items.find(({ keywords }) => !keywords.includes('sql')).id, weight: 100 }],
  })
  await tryOut(assessment.id, call)

  const { page, problems, close } = await member(email, `/client-dashboard/talent-selection/${id}`)
  await column(page, 'Released', 3).getByRole('link').nth(2).waitFor()
  const search = page.getByRole('textbox', { name: 'Search the candidates' })
  await search.fill('bright')
  await page.getByRole('region', { name: 'Released, 0', exact: true }).getByText('Nobody found').waitFor()
  await search.press('Escape')
  const released = column(page, 'Released', 3)
  await released.getByRole('button', { name: /^Move Candidate/ }).first().click()
  await page.getByRole('menuitem', { name: 'Shortlisted' }).click()
  const shortlisted = column(page, 'Shortlisted', 1)
  await shortlisted.getByRole('link', { name: 'Ben Bright' }).waitFor()
  await search.fill('bright')
  await column(page, 'Released', 0).getByText('Nobody found').waitFor()
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

  const [ben] = candidates
  const mail = await mailTo(ben, /Fitting in code/)
  const code = linkIn(mail, /^\/codebrainv2\//).pathname.split('/')[2]
  const { attempt_id } = await callAs(ben, 'POST', `/api/codebrain/${code}/start`, { consent: true })
  await callAs(ben, 'POST', `/api/attempts/${attempt_id}/finish`)
  await column(page, 'Shortlisted', 1)
    .getByRole('img', { name: 'Fineness 0 of 1000' })
    .waitFor({ timeout: 60000 })
  await page.getByRole('link', { name: 'Ben Bright' }).click()
  await page.getByText('Standard error not yet estimated').waitFor()
  await assertAccessible(page, 'a candidate with a result')
  await page.setViewportSize(phone)
  await fits(page)
  await page.getByRole('link', { name: 'Open the report' }).click()
  await page.waitForURL((url) => url.pathname === `/report/${attempt_id}`)
  assert.deepEqual(problems, [])
  await close()
})
