// A company that registers without an inquiry: it waits, the admin approves it, and it may act.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { newCompany } from '../../lib/acts/inquiry.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { arrivesAt, newDomainAddress, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

test('a company that registered by itself waits for the review, on a phone, and is approved', async () => {
  const email = newDomainAddress()
  const company = await newCompany(email, '/register-company', { size: widths.phone })
  await arrivesAt(company.page, '/complete-profile')
  await company.page.goto('/client-dashboard/home')
  const waits = company.page.getByText('Reviewing your company', { exact: true })
  await waits.waitFor()
  const since = company.page.getByText(/^With us since .+, usually one business day$/)
  await since.waitFor()
  await company.page.getByRole('link', { name: 'Send an inquiry' }).waitFor()
  await assertAccessible(company.page, 'a dashboard that waits for the review')
  // The page's data is asked for beside its code, before it is known who looks.
  expects(company.page, 403, /^\/api\/assessments$/)
  await company.page.goto('/client-dashboard/assessment')
  await company.page.getByText('Confirm your e-mail to start a 14-day trial with 10 invitations.').waitFor()
  await company.page.getByRole('link', { name: 'Confirm your e-mail' }).waitFor()
  expects(company.page, 403, /^\/api\/roles$/)
  await company.page.goto('/client-dashboard/create-jobs')
  await company.page.getByText('This opens once your company is approved.', { exact: false }).waitFor()
  await since.waitFor()
  await assertAccessible(company.page, 'a tab that waits for the review')

  const admin = await returning('admin')
  await admin.page.goto('/admin-dashboard/onboard-companies')
  await admin.page.getByRole('link', { name: new RegExp(email) }).click()
  const main = admin.page.getByRole('main')
  await main.getByText('its own registration; no inquiry was sent').waitFor()
  await main.getByText('No inquiry was sent. The name is that of the account').waitFor()
  await assertAccessible(admin.page, 'a company without an inquiry')
  await admin.page.keyboard.press('a')
  const dialog = admin.page.getByRole('dialog', { name: 'Approve Lena Marsh?' })
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await main.getByText('Account ready', { exact: true }).filter({ visible: true }).first().waitFor()
  assert.deepEqual(admin.problems, [])
  await admin.close()

  linkIn(await mailTo(email, /is approved/), /^\/client-dashboard/)
  await company.page.goto('/client-dashboard/home')
  await company.page.getByText('Set up your company').waitFor()
  assert.equal(await waits.count(), 0)
  assert.deepEqual(company.problems, [])
  await company.close()
})
