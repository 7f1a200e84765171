// The admin merges two accounts of one person; what was in the one is in the other, and anyone who logs in to the merged
// one reads which address to use.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { callAs } from '../../lib/acts/companies.mjs'
import { candidates } from '../../lib/acts/joining.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { logIn, ownPassword, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

test('the admin merges two accounts of one person, and the person goes on in one of them', async () => {
  const [twice, once] = await candidates([undefined, undefined])
  const idOf = async (email) => (await callAs(email, 'GET', '/api/auth/user')).user.id
  const [from, into] = [await idOf(twice), await idOf(once)]

  const admin = await returning('admin', { size: widths.phone })
  const { page } = admin
  await page.goto(`/admin-dashboard/intern-profile/${from}`)
  await page.getByRole('button', { name: 'Merge into another account…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Merge permanently' }).click()
  await dialog.getByText('Choose an account.').waitFor()
  await dialog.getByRole('combobox', { name: 'Merge into' }).fill(once)
  await dialog.getByRole('option', { name: once }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const address = dialog.getByLabel('E-mail of the account to keep')
  await address.waitFor()
  await fits(page)
  await assertAccessible(page, 'merging an account')
  await address.fill(twice)
  await dialog.getByLabel('Reason').fill('Both answered from one telephone.')
  await dialog.getByRole('button', { name: 'Merge permanently' }).click()
  await dialog.getByText('The address doesn’t match.').waitFor()
  await address.fill(once)
  await dialog.getByRole('button', { name: 'Merge permanently' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('No one can log in to it.', { exact: false }).waitFor()
  await fits(page)
  await assertAccessible(page, 'a merged account')
  await page.getByRole('link', { name: 'Go to the account that was kept' }).click()
  await page.waitForURL(`**/intern-profile/${into}`)
  await page.getByText('Took over another account').waitFor()
  assert.deepEqual(admin.problems, [])
  await admin.close()

  const merged = await visitor({ size: widths.phone })
  expects(merged.page, 403, /^\/api\//)
  await merged.page.goto('/login?next=/dashboard')
  await merged.page.getByLabel('E-mail', { exact: true }).fill(twice)
  await merged.page.getByLabel('Password', { exact: true }).fill(ownPassword)
  await merged.page.getByRole('button', { name: 'Log In', exact: true }).click()
  await merged.page.getByText('Log in as p•••@assay.example.', { exact: false }).first().waitFor()
  await merged.close()

  const person = await visitor({ size: widths.desktop })
  await person.page.goto('/login?next=/account/privacy')
  await logIn(person.page, once, ownPassword)
  await person.page.getByRole('heading', { level: 1 }).first().waitFor()
  assert.deepEqual(person.problems, [])
  await person.close()
})
