// The admin merges a company that is registered twice; its members are at the other one, with its roles.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { callAs } from '../../lib/acts/companies.mjs'
import { openCompany } from '../../lib/acts/inquiry.mjs'
import { publishedRoleOf } from '../../lib/acts/roles.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { known, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** A company that may hire: its owner's address, its name and its id. */
async function company(name) {
  const email = await openCompany(name, ['profile_completed'])
  const { user } = await callAs(email, 'GET', '/api/auth/user')
  return { email, name, id: user.company.id }
}

test('the admin merges a company into another, and its members go on there with its roles', async () => {
  const stamp = `${process.pid}-${Date.now()}`
  const title = `Merged fitter ${stamp}`
  const [twice, once] = await Promise.all([`Twice ${stamp}`, `Once ${stamp}`].map(company))
  await publishedRoleOf(twice.email, title)

  const admin = await returning('admin', { size: widths.phone })
  const { page } = admin
  await page.goto(`/admin-dashboard/manage-companies?company=${twice.id}`)
  await page.getByRole('button', { name: 'Merge into another company…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Merge permanently' }).click()
  await dialog.getByText('Choose a company.').waitFor()
  await dialog.getByRole('combobox', { name: 'Merge into' }).fill(once.name)
  const option = dialog.getByRole('option', { name: once.name })
  await option.waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const table = dialog.getByRole('table', {
    name: `What happens to ${twice.name} when it is merged into ${once.name}`,
  })
  await table.getByRole('row', { name: /^Roles, with their applications Moves 1$/ }).waitFor()
  await table.getByRole('row', { name: /^Members Moves 1$/ }).waitFor()
  await fits(page)
  await assertAccessible(page, 'merging a company')
  await dialog.getByLabel('Name of the company that is merged').fill(once.name)
  await dialog.getByLabel('Reason').fill('Registered twice.')
  await dialog.getByRole('button', { name: 'Merge permanently' }).click()
  await dialog.getByText('The name doesn’t match.').waitFor()
  await dialog.getByLabel('Name of the company that is merged').fill(twice.name)
  await dialog.getByRole('button', { name: 'Merge permanently' }).click()
  await page.getByText('This company was merged into another one.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await fits(page)
  await assertAccessible(page, 'a merged company')
  await page.getByRole('link', { name: `Go to ${once.name}` }).click()
  const team = page.getByRole('list', { name: 'Team' })
  await team.getByRole('listitem').filter({ hasText: twice.email }).getByText('Owner', { exact: true }).waitFor()
  assert.deepEqual(admin.problems, [])
  await admin.close()

  const member = await known(twice.email, { size: widths.desktop })
  const dashboard = `/companies/${once.id}/dashboard`
  await member.page.goto(dashboard)
  await member.page.waitForURL((url) => url.pathname === dashboard)
  await member.page.getByRole('heading', { level: 1, name: new RegExp(once.name) }).waitFor()
  await member.page.goto(`/companies/${twice.id}`)
  await member.page.waitForURL((url) => url.pathname === `/companies/${once.id}`)
  await member.page.getByRole('heading', { level: 1, name: once.name }).waitFor()
  await member.page.getByText(title).first().waitFor()
  assert.deepEqual(member.problems, [])
  await member.close()
})
