// The admin finds a candidate, saves the search and opens it after a reload, reads what is known and locks the
// account; the candidate is refused until it is opened again.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { callAs } from '../../lib/acts/companies.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { settlesAt, takesFocus } from '../../lib/page/waits.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { known, newcomer, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** The address of the candidate whom the admin finds. */
let email

test('the admin finds a candidate by the address, locks the account by key and opens it again', async () => {
  const candidate = await newcomer({ size: widths.phone })
  email = candidate.email
  const admin = await returning('admin')
  const { page } = admin
  await page.goto('/admin-dashboard/manage-interns')
  await page.getByRole('textbox', { name: 'Search candidates' }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type(email)
  await page.waitForURL('**search=**')
  const row = page.getByRole('list', { name: 'Candidates' }).getByRole('link')
  await row.filter({ hasText: email }).waitFor()
  await settlesAt(row, 1, 'the candidates')
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const lines = (await readFile(await table.path(), 'utf8')).trim().split('\n')
  assert.equal(lines.length, 2)
  assert.ok(lines[1].includes(email), lines[1])

  const saved = email.split('@')[0].slice(0, 60)
  const filters = page.getByRole('button', { name: 'Saved filters', exact: true })
  await filters.press('Enter')
  await page.getByRole('menuitem', { name: 'Save this filter' }).press('Enter')
  const naming = page.getByRole('dialog', { name: 'Save this filter' })
  await naming.getByLabel('Name').fill(saved)
  await naming.getByLabel('Name').press('Enter')
  await naming.waitFor({ state: 'detached' })
  await takesFocus(filters, 'the button of the saved filters')
  await page.goto('/admin-dashboard/manage-interns')
  await filters.press('Enter')
  await page.getByRole('menuitem', { name: saved }).press('Enter')
  await page.waitForURL('**search=**')
  await row.filter({ hasText: email }).waitFor()
  await settlesAt(row, 1, 'the candidates of the saved filter')
  await filters.press('Enter')
  await page.getByRole('menuitem', { name: 'Change saved filters' }).press('Enter')
  const list = page.getByRole('dialog', { name: 'Saved filters' })
  await list.getByRole('button', { name: `Remove ${saved}` }).waitFor()
  await assertAccessible(page, 'the saved filters')
  await list.getByRole('button', { name: `Remove ${saved}` }).press('Enter')
  await list.getByText('None yet.').waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })

  await row.click()
  await page.getByText('No assessment taken.').waitFor()
  await assertAccessible(page, 'a candidate, to the admin')
  await page.keyboard.press('l')
  const lock = page.getByRole('dialog', { name: /Lock the account/ })
  await lock.getByRole('button', { name: 'Lock' }).click()
  await lock.getByText('Say why, in a sentence.').waitFor()
  await lock.getByLabel('Reason').fill('Two accounts of one person.')
  await lock.getByRole('button', { name: 'Lock' }).click()
  await lock.waitFor({ state: 'detached' })
  await page.getByText('Two accounts of one person.').waitFor()

  expects(candidate.page, 403, /^\/api\//)
  await candidate.page.goto('/dashboard')
  await candidate.page.getByText('This account is locked.', { exact: false }).first().waitFor()

  await page.getByRole('button', { name: 'Unlock' }).click()
  const unlock = page.getByRole('dialog', { name: /Unlock the account/ })
  await unlock.getByLabel('Reason').fill('It was one account after all.')
  await unlock.getByRole('button', { name: 'Unlock' }).click()
  await unlock.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Lock', exact: true }).waitFor()
  assert.deepEqual(admin.problems, [])
  await admin.close()
  await candidate.close()
})

test('the page of a candidate who is not there says so, and their own page is theirs', async () => {
  const { page, problems, close } = await known(email)
  expects(page, 404, /^\/api\/intern-profiles\//)
  await page.goto('/admin-dashboard/intern-profile/00000000-0000-7000-8000-000000000001')
  await page.getByText('Candidate not found.').waitFor()
  const { user } = await callAs(email, 'GET', '/api/auth/user')
  await page.goto(`/admin-dashboard/intern-profile/${user.id}`)
  await page.getByText('Your page as companies see it.').waitFor()
  await assertAccessible(page, 'one’s own page')
  assert.deepEqual(problems, [])
  await close()
})
