// What a partner earns: a company signs up with the code, pays an invoice, and both the admin and the partner see it.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { approve } from '../../lib/acts/admin.mjs'
import { issueInvoice, payInvoice } from '../../lib/acts/companies.mjs'
import { inquire, signUpCompany } from '../../lib/acts/inquiry.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { newAddress, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const CODE = 'jonas-weber'
const PARTNER = 'Jonas Weber'

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** Opens a dialog by its button, fills it and sends it. */
async function act(page, name, fill, submit = name) {
  await page.getByRole('button', { name, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name: submit, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The text of the file that a button saves. */
async function saved(page, button) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFile(await (await download).path(), 'utf8')
}

/** The admin with the partner open. */
async function partnerOpened(admin) {
  await admin.page.goto('/admin-dashboard/partners')
  assert.match(await saved(admin.page, 'Download CSV'), new RegExp(CODE))
  await admin.page.getByRole('textbox', { name: 'Search partners' }).fill(CODE)
  // Others may be partners too, until the search is answered.
  await admin.page.getByRole('table', { name: 'Partners' }).getByRole('link', { name: PARTNER }).click()
  await admin.page.getByRole('heading', { level: 2, name: 'Terms' }).waitFor()
}

test('a company signs up with a partner’s code and pays, and the partner and the admin see the commission', async () => {
  const name = `Brought ${process.pid} ${Date.now()}`
  const email = newAddress()
  const admin = await returning('admin')
  await partnerOpened(admin)
  await assertAccessible(admin.page, 'a partner')
  await act(admin.page, 'Set terms', async (dialog) => {
    await dialog.getByLabel('Share (%)').fill('10')
  })
  await admin.page.getByText('10% of what companies pay before tax.', { exact: false }).first().waitFor()

  const stranger = await visitor()
  await stranger.page.goto(`/company-signup?ref=${CODE}`)
  await signUpCompany(stranger.page, email)
  await inquire(stranger.page, email, name)
  assert.deepEqual(stranger.problems, [])
  await stranger.close()
  await approve(email, [])

  // Both addresses are at one domain, so the admin looks at the referral before anything becomes due.
  await admin.page.reload()
  const referral = admin.page.getByRole('row', { name: new RegExp(name) })
  await referral.getByText('Same e-mail domain').waitFor()
  await referral.getByRole('button', { name: 'Clear flag' }).click()
  const dialog = admin.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Clear flag' }).click()
  await dialog.getByText('Enter a reason.').waitFor()
  await dialog.getByLabel('Reason').fill('Another company.')
  await dialog.getByRole('button', { name: 'Clear flag' }).click()
  await dialog.waitFor({ state: 'detached' })
  await referral.getByText('Cleared').waitFor()

  await payInvoice(await issueInvoice(email))
  await admin.page.getByRole('tab', { name: 'Ledger' }).click()
  await admin.page.getByRole('row', { name: new RegExp(name) }).getByText('10.00 EUR').waitFor()
  await act(admin.page, 'Adjust', async (open) => {
    await open.getByLabel('Amount').fill('25.00')
    await open.getByLabel('Reason').fill('Too short')
    await open.getByRole('button', { name: 'Adjust', exact: true }).click()
    await open.getByText('Write at least 20 characters.').waitFor()
    await open.getByLabel('Reason').fill('Agreed at the fair in Leeds')
  })
  expects(admin.page, 404, /^\/api\/admin\/partners\//)
  await admin.page.goto('/admin-dashboard/partners/00000000-0000-7000-8000-000000000000')
  await admin.page.getByText('Partner not found.').waitFor()
  await admin.page.getByRole('link', { name: 'All partners' }).click()
  await admin.page.getByRole('table', { name: 'Partners' }).waitFor()
  await admin.page.setViewportSize(widths.phone)
  await fits(admin.page)
  assert.deepEqual(admin.problems, [])
  await admin.close()

  const partner = await returning('partner', { size: widths.phone })
  await partner.page.goto('/partner-dashboard/companies')
  const row = partner.page.getByRole('row', { name: new RegExp(name) })
  await row.getByText('10.00 EUR').waitFor()
  await assertAccessible(partner.page, 'companies of a partner')
  await fits(partner.page)
  await partner.page.goto('/partner-dashboard/overview')
  await partner.page.getByRole('img', { name: 'QR code of your link' }).waitFor()
  await partner.page.getByText('Pending', { exact: true }).first().waitFor()
  await partner.page.getByText('Agreed at the fair in Leeds').first().waitFor()
  await assertAccessible(partner.page, 'the overview of a partner')
  await fits(partner.page)
  assert.deepEqual(partner.problems, [])
  await partner.close()
})
