// A company writes a role, sends it, takes it back and ends it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fillInRole, hiring } from '../../lib/acts/hiring.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { settlesAt } from '../../lib/page/waits.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { arrivesAt } from '../../lib/people.mjs'

after(closeBrowser)

/** At their list of roles, of which there is none yet. */
let company

before(async () => (company = await hiring('Pellworth Hires')))

test('a role is begun, sent with what is missing named at its fields, completed, sent and taken back', async () => {
  const { page, problems } = company
  expects(page, 400, /^\/api\/roles\/[^/]+\/submit$/)
  await page.getByText('Describe one role. You can keep it as a draft.').waitFor()
  await assertAccessible(page, 'no roles')
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByRole('heading', { level: 1, name: 'Untitled role' }).waitFor()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByText('What is the role called?').waitFor()
  await page.getByText('15 fields need attention').waitFor()
  await assertAccessible(page, 'a role with fields that are missing')
  await fillInRole(page)
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
  // The list has such a menu too, and stands until the page of the copy is there.
  await page.getByRole('button', { name: 'Submit for review' }).waitFor()
  await page.getByRole('button', { name: 'Actions for Software intern' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await arrivesAt(page, '/client-dashboard/create-jobs')
  await settlesAt(page.getByRole('row', { name: /Software intern/ }), 1, 'the roles')
  await page.getByRole('row', { name: /Software intern Draft/ }).waitFor()
  assert.deepEqual(problems, [])
})

test('of two windows the slower one is shown what has changed, and loses nothing', async () => {
  const { page, context, problems, close } = company
  expects(page, 409, /^\/api\/roles\/[^/]+$/)
  await page.goto('/client-dashboard/create-jobs')
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByRole('heading', { level: 1, name: 'Untitled role' }).waitFor()
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByLabel('Title', { exact: true }).fill('Welder')
  await second.getByText('Saved', { exact: true }).waitFor()
  await second.getByRole('heading', { level: 1, name: 'Welder' }).waitFor()
  await page.getByLabel('Title', { exact: true }).fill('Fitter')
  await page.getByText('Someone else has changed this role.').waitFor()
  await page.getByRole('definition').filter({ hasText: 'Welder' }).waitFor()
  assert.equal(await page.getByLabel('Title', { exact: true }).inputValue(), 'Fitter')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('heading', { level: 1, name: 'Fitter' }).waitFor()
  assert.deepEqual(problems, [])
  await close()
})
