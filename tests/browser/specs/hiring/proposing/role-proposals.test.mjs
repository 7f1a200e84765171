// The admin proposes a role to a candidate, who applies by accepting it on a phone; the slate then has them.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { candidate } from '../../../lib/acts/joining.mjs'
import { publishedRole } from '../../../lib/acts/roles.mjs'
import { mailTo } from '../../../lib/inbox.mjs'
import { assertAccessible } from '../../../lib/page/axe.mjs'
import { closeBrowser } from '../../../lib/page/browser.mjs'
import { known, returning } from '../../../lib/people.mjs'
import { widths } from '../../../lib/settings.mjs'

after(closeBrowser)

const COMPANY = 'Pellworth Proposals'
const ROLE = 'Fitter of calm tools'
const WHY = 'You have built what their fitters use every day.'

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** The admin opens the candidate and says which role fits, and why. */
async function propose(page, email) {
  await page.goto(`/admin-dashboard/manage-interns?search=${encodeURIComponent(email)}`)
  await page.getByRole('list', { name: 'Candidates' }).getByRole('link').filter({ hasText: email }).click()
  await page.getByText('No role proposed.').waitFor()
  await page.getByRole('button', { name: 'Propose a role' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose a role to Ada Novak' })
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
  const role = await publishedRole(COMPANY, ROLE)
  const email = await candidate()
  const admin = await returning('admin')
  await propose(admin.page, email)

  await mailTo(email, new RegExp(`${ROLE}$`))
  const ada = await known(email, { size: widths.phone })
  await ada.page.goto('/dashboard')
  await ada.page.getByRole('heading', { name: 'Roles proposed to you' }).waitFor()
  await ada.page.getByText(WHY).waitFor()
  await fits(ada.page)
  await assertAccessible(ada.page, 'a proposed role')
  await ada.page.getByRole('button', { name: `Apply: ${ROLE}` }).click()
  const asking = ada.page.getByRole('dialog', { name: `Apply for ${ROLE}?` })
  await assertAccessible(ada.page, 'accepting a proposed role')
  await asking.getByRole('button', { name: 'Apply' }).click()
  await asking.waitFor({ state: 'detached' })
  await ada.page.getByRole('heading', { name: 'Roles proposed to you' }).waitFor({ state: 'detached' })
  await ada.page.getByText(ROLE, { exact: true }).first().waitFor()

  await admin.page.reload()
  await admin.page.getByText('Accepted', { exact: true }).waitFor()
  await admin.page.goto(`/admin-dashboard/preview-applicants?role=${role.id}`)
  await admin.page.getByRole('link', { name: /^Candidate / }).first().waitFor()
  for (const { problems, close } of [ada, admin]) {
    assert.deepEqual(problems, [])
    await close()
  }
})
