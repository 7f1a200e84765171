// A company pays an invoice at the provider's page, and a tab opens with it; staff have a link to such a page.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { callAs } from '../../lib/acts/companies.mjs'
import { openedCompany } from '../../lib/acts/inquiry.mjs'
import { stripe } from '../../lib/doubles/stripe.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { emails, returning } from '../../lib/people.mjs'
import { password, widths } from '../../lib/settings.mjs'

after(closeBrowser)

const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** A company that may use assessments as soon as it pays. */
const company = (name) => openedCompany(name, ['assessment_access'])

test('an invoice is paid at the page of the provider, and the tab Assessment opens with it', async () => {
  const provider = await stripe()
  const owner = await company(`Pellworth Online ${Date.now()}`)
  const { user } = await callAs(owner.email, 'GET', '/api/auth/user')
  const line = {
    text: 'Seats',
    quantity_milli: 1000,
    unit_price: 10_000,
    tax_bp: 1900,
  }
  const form = {
    company_id: user.company.id,
    currency: 'EUR',
    terms_days: 14,
    period_from: day(0),
  }
  const call = (path, body) => callAs(emails.staff, 'POST', path, body, password)
  const { invoice } = await call('/api/billing/invoices', {
    ...form,
    period_to: day(29),
    po_reference: null,
    notes: null,
    lines: [line],
  })
  await call(`/api/billing/invoices/${invoice.id}/issue`, {
    version: invoice.version,
  })

  const staff = await returning('staff', { size: widths.desktop })
  await staff.page.goto(`/billing-dashboard/invoices/${invoice.id}`)
  await staff.page.getByRole('button', { name: 'Payment link' }).click()
  const link = await staff.page.getByLabel('Link to the page where it is paid').inputValue()
  assert.match(link, /\/pay\/cs_/)
  await assertAccessible(staff.page)
  assert.deepEqual(staff.problems, [])
  await staff.close()

  const { page } = owner
  await page.goto(`/client-dashboard/invoices/${invoice.id}`)
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Pay 119.00 EUR online' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/paid=online/)
  await page.getByText('Paid', { exact: true }).first().waitFor()
  assert.equal(await page.getByRole('button', { name: /online$/ }).count(), 0)
  await page.goto('/client-dashboard/assessment')
  await page.getByRole('link', { name: 'New assessment' }).first().waitFor()
  assert.deepEqual(owner.problems, [])
  await owner.close()
  await provider.close()
})
