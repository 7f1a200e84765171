// Staff write an invoice, issue it, record its payment and credit it; a tab of the company opens and closes with it, and
// opens again when the company pays another one at the provider's page.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { issueInvoice } from '../../lib/acts/companies.mjs'
import { openedCompany } from '../../lib/acts/inquiry.mjs'
import { stripe } from '../../lib/doubles/stripe.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** A company that may use assessments as soon as it pays. */
const company = (name) => openedCompany(name, ['assessment_access'])

const assessmentOpens = async (page) => {
  await page.goto('/client-dashboard/assessment')
  await page.getByRole('link', { name: 'New assessment' }).first().waitFor()
}

const assessmentIsLocked = async (page) => {
  await page.goto('/client-dashboard/assessment')
  await page.getByText('Assessments open once you have a plan.').first().waitFor()
  assert.equal(await page.getByRole('link', { name: 'New assessment' }).count(), 0)
}

async function act(page, name, fill = async () => {}) {
  await page.getByRole('button', { name, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** The company, somebody of staff, and the place where invoices are paid. */
let owner
let staff
let provider
after(() => provider?.close())

test('an invoice is written, issued, paid and credited, and a tab of the company opens and closes with it', async () => {
  const name = `Pellworth Pays ${Date.now()}`
  owner = await company(name)
  // A page that was open before still believes that the tab is open when it asks; the server says no.
  expects(owner.page, 403, /^\/api\/assessments$/)
  await assessmentIsLocked(owner.page)

  staff = await returning('staff', { size: widths.desktop })
  const { page } = staff
  await page.goto('/billing-dashboard')
  await page.getByRole('link', { name: 'Create an invoice' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'New invoice' }).waitFor()
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await page.getByText('Choose a company from the list.').waitFor()
  await page.getByRole('combobox', { name: 'Company' }).fill(name)
  await page.getByRole('option', { name }).click()
  await page.getByLabel('Description', { exact: true }).fill('Seats')
  await page.getByLabel('Unit price').fill('100.00')
  await page.getByText('119.00 EUR').waitFor()
  await assertAccessible(page, 'invoice-editor')
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await page.getByRole('heading', { level: 1, name: 'Draft' }).waitFor()
  await act(page, 'Issue')
  const number = await page.getByRole('heading', { level: 1, name: /^A-\d{4}-\d{6}$/ }).textContent()
  await assertAccessible(page, 'invoice')
  await mailTo(owner.email, new RegExp(`Invoice ${number}`))

  await act(page, 'Record a payment', async (dialog) => {
    assert.equal(await dialog.getByLabel('Amount in EUR').inputValue(), '119.00')
    await dialog.getByLabel('Amount in EUR').fill('120.00')
  })
  await page.getByText('1.00 EUR was overpaid', { exact: false }).waitFor()
  await assessmentOpens(owner.page)

  await owner.page.goto('/client-dashboard/profile')
  const mine = owner.page.getByRole('list', { name: 'Invoices to your company' })
  await mine.getByText('Paid').waitFor()
  await owner.page.getByText(/^Paid through /).waitFor()
  await mine.getByRole('link', { name: number }).click()
  await owner.page.getByRole('heading', { level: 1, name: number }).waitFor()
  await owner.page.getByText('119.00 EUR').first().waitFor()
  await assertAccessible(owner.page, 'own-invoice')
  await owner.page.setViewportSize(widths.phone)
  await fits(owner.page)
  await owner.page.setViewportSize(widths.desktop)

  await act(page, 'Credit', (dialog) => dialog.getByLabel('Reason').fill('Cancelled before it began.'))
  await page.getByText('Credited').first().waitFor()
  await page.getByText(/^C-\d{4}-\d{6}$/).waitFor()
  await assessmentIsLocked(owner.page)

  await page.goto('/billing-dashboard')
  await page.getByRole('textbox', { name: 'Search by company or number' }).fill(number)
  await page.getByText('1 invoice', { exact: true }).waitFor()
  await assertAccessible(page, 'billing-dashboard')
  await page.setViewportSize(widths.phone)
  await fits(page)
  assert.deepEqual([...staff.problems, ...owner.problems], [])
})

test('an invoice is paid at the page of the provider, and the tab Assessment opens with it', async () => {
  provider = await stripe()
  const invoice = await issueInvoice(owner.email)
  await staff.page.setViewportSize(widths.desktop)
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
  await assessmentOpens(page)
  assert.deepEqual(owner.problems, [])
  await owner.close()
})
