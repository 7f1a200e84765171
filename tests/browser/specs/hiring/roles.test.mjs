// A company writes a role, sends it, takes it back and ends it.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { approve } from '../../lib/acts/admin.mjs'
import { companyInReview, confirmAddress } from '../../lib/acts/companies.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { arrivesAt, logIn, newAddress, ownPassword } from '../../lib/people.mjs'

after(closeBrowser)

const DAY_MS = 24 * 60 * 60 * 1000

/** A company that may hire, at its list of roles. */
async function hiring(name) {
  const email = newAddress()
  await companyInReview({ name, email })
  await confirmAddress(email)
  await approve(email, ['profile_completed'])
  const mail = await mailTo(email, /is approved$/)
  const { pathname, search } = linkIn(mail, /^\/company-activation$/)
  const person = await visitor()
  await person.page.goto(pathname + search)
  await person.page.getByRole('button', { name: 'Open the account' }).click()
  await person.page.getByRole('link', { name: 'Log in to it' }).click()
  await logIn(person.page, email, ownPassword)
  await person.page.goto('/client-dashboard/create-jobs')
  await person.page.getByRole('heading', { level: 1, name: 'Create Roles' }).waitFor()
  return person
}

const tab = (page, name) => page.getByRole('tab', { name }).click()

/** Chooses from a list. */
async function choose(page, list, option) {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function fillIn(page) {
  await page.getByLabel('Title', { exact: true }).fill('Software intern')
  await choose(page, 'Employment', 'Internship')
  await choose(page, 'Who it is for', 'Students')
  await page.getByLabel('Openings').fill('2')
  await tab(page, /^Description/)
  await page.getByLabel('Description', { exact: true }).fill('You build **tools** for fitters.')
  await page.getByLabel('Must-haves').fill('You have written a program')
  await tab(page, /^Skills/)
  await page.getByLabel('Skills', { exact: true }).fill('Rust\nSQL')
  await tab(page, /^Logistics/)
  await choose(page, 'Workplace', 'Hybrid')
  await page.getByLabel('Town or city').fill('Lisbon')
  await choose(page, 'Country', 'Portugal')
  await page.getByLabel('Duration in weeks').fill('12')
  await page.getByLabel('Hours per week').fill('40')
  await page.getByLabel('Pay from').fill('1200')
  await page.getByLabel('Pay to').fill('1500')
  await choose(page, 'Currency', 'EUR')
  await choose(page, 'For', 'per month')
  const deadline = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
  await page.getByLabel('Apply by').fill(deadline)
}

test('a role is begun, sent with what is missing named at its fields, completed, sent and taken back', async () => {
  const { page, problems, close } = await hiring('Pellworth Hires')
  expects(page, 400, /^\/api\/roles\/[^/]+\/submit$/)
  await page.getByText('Describe one role. You can keep it as a draft.').waitFor()
  await assertAccessible(page, 'no roles')
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByRole('heading', { level: 1, name: 'Untitled role' }).waitFor()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByText('What is the role called?').waitFor()
  await page.getByText('15 fields need another look').waitFor()
  await assertAccessible(page, 'a role with fields that are missing')
  await fillIn(page)
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await page.getByLabel('Town or city').waitFor()
  assert.equal(await page.getByLabel('Town or city').inputValue(), 'Lisbon')

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'As candidates see it' })
  await preview.getByText('€1,200 – €1,500 per month').waitFor()
  await preview.getByText('Hybrid, Lisbon, Portugal').waitFor()
  await assertAccessible(page, 'preview of a role')
  await preview.getByRole('button', { name: 'Back to the role' }).click()

  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByText('This role is in review. Withdraw it to change it.').waitFor()
  await page.getByRole('button', { name: 'Actions for Software intern' }).click()
  await page.getByRole('menuitem', { name: 'Withdraw' }).click()
  await page.getByRole('button', { name: 'Submit for review' }).waitFor()

  await page.getByRole('link', { name: 'All roles' }).click()
  await page.getByRole('row', { name: /Software intern Draft/ }).waitFor()
  await assertAccessible(page, 'a list of roles')
  await page.getByRole('button', { name: 'Actions for Software intern' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.waitForURL(/\/create-jobs\/./)
  await page.getByRole('button', { name: 'Actions for Software intern' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await arrivesAt(page, '/client-dashboard/create-jobs')
  await page.getByRole('row', { name: /Software intern Draft/ }).waitFor()
  assert.equal(await page.getByRole('row', { name: /Software intern/ }).count(), 1)
  assert.deepEqual(problems, [])
  await close()
})

test('of two windows the slower one is shown what has changed, and loses nothing', async () => {
  const { page, context, problems, close } = await hiring('Pellworth Twice')
  expects(page, 409, /^\/api\/roles\/[^/]+$/)
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByRole('heading', { level: 1, name: 'Untitled role' }).waitFor()
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByLabel('Title', { exact: true }).fill('Welder')
  await second.getByText('Saved', { exact: true }).waitFor()
  await second.getByRole('heading', { level: 1, name: 'Welder' }).waitFor()
  await page.getByLabel('Title', { exact: true }).fill('Fitter')
  await page.getByText('Somebody else has changed this role.').waitFor()
  await page.getByRole('definition').filter({ hasText: 'Welder' }).waitFor()
  assert.equal(await page.getByLabel('Title', { exact: true }).inputValue(), 'Fitter')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('heading', { level: 1, name: 'Fitter' }).waitFor()
  assert.deepEqual(problems, [])
  await close()
})
