// A company with a small plan is warned, then refused; the admin grants more, and sending works again.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { triedAssessment } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { openedCompany } from '../../lib/acts/inquiry.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { newAddress, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const stamp = Date.now()
const plan = `Tiny ${stamp}`

/** A company that may use assessments. */
const company = (name) => openedCompany(name, ['payment', 'assessment_access'])

/** Adds a plan with two invitations a month that costs nothing. */
async function addPlan(page) {
  await page.goto('/admin-dashboard/paying-companies')
  await page.getByRole('button', { name: 'Add a plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Enter an amount, such as 199.00.').waitFor()
  await dialog.getByLabel('Short name').fill(`tiny-${stamp}`)
  await dialog.getByLabel('Name', { exact: true }).fill(plan)
  await dialog.getByLabel('Price in EUR, before tax').fill('0')
  await dialog.getByLabel('Invitations a month').fill('2')
  await dialog.getByLabel('Seats').fill('3')
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('list', { name: 'Plans' }).getByText(plan, { exact: true }).waitFor()
}

async function act(page, name, fill) {
  await page.getByRole('button', { name, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

const subscribe = (page) =>
  act(page, 'Subscribe', async (dialog) => {
    await dialog.getByRole('combobox', { name: 'Plan' }).click()
    await page.getByRole('option', { name: plan }).click()
  })

const grant = (page) =>
  act(page, 'Grant invitations', async (dialog) => {
    await dialog.getByLabel('Invitations', { exact: true }).fill('1')
    await dialog.getByLabel('Last day to use them').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
    await dialog.getByLabel('Reason').fill('An outage on Monday.')
  })

/** From the list of people to the last step. */
async function review(page, send, people) {
  await page.goto(send)
  if (people !== null) await page.getByRole('textbox', { name: 'Who would you like to invite?' }).fill(people.join('\n'))
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Continue' }).click()
}

const confirm = async (page, count) => {
  await page
    .getByRole('button', {
      name: `Send ${count} invitation${count === 1 ? '' : 's'}`,
    })
    .click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const done = count === 1 ? '1 person invited' : `${count} people invited`
  await page.getByRole('heading', { level: 1, name: done }).waitFor()
}

test('a quota is warned of and kept, and what the admin grants is sent', async () => {
  const owner = await company(`Quota ${stamp}`)
  const call = (method, path, body) => callAs(owner.email, method, path, body)
  const { user } = await call('GET', '/api/auth/user')
  const assessment = await triedAssessment(call, `Quota ${stamp}`)
  const send = `/companies/${user.company.id}/send-assessment?assessment=${assessment}`

  const admin = await returning('admin', { size: widths.desktop })
  await addPlan(admin.page)
  await admin.page.goto(`/admin-dashboard/manage-companies?company=${user.company.id}`)
  await subscribe(admin.page)
  await admin.page.getByText(/^0 of 2 invitations used until/).waitFor()
  await assertAccessible(admin.page)

  const { page } = owner
  const people = [newAddress(), newAddress(), newAddress()]
  await review(page, send, people)
  await page.getByRole('cell', { name: 'Over the quota' }).waitFor()
  await page.getByText('1 row is over the quota. It stays on your list.').waitFor()
  await confirm(page, 2)
  await page.goto('/client-dashboard/assessment')
  const banner = page.getByText(`The 2 monthly invitations of the ${plan} plan are used up until`)
  await banner.waitFor()
  await assertAccessible(page)
  await review(page, send, null)
  await page.getByText(/^Nothing can be sent: the 2 monthly invitations of/).waitFor()
  assert.equal(await page.getByRole('button', { name: /^Send \d/ }).count(), 0)
  await assertAccessible(page)

  await grant(admin.page)
  await admin.page.getByText(/^0 of 1 used, until .* An outage on Monday\.$/).waitFor()
  assert.deepEqual(admin.problems, [])
  await admin.close()

  await review(page, send, null)
  await confirm(page, 1)
  await mailTo(people[2], new RegExp(`Quota ${stamp}`))
  assert.deepEqual(owner.problems, [])
  await owner.close()
})
