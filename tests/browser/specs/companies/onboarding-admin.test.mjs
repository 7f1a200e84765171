// The admin's queue: an inquiry is read and decided, and the company gets its mail.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { companyInReview } from '../../lib/acts/inquiry.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

let admin

/** The admin of these tests, whose window has this size from now on. */
async function adminAt(size) {
  admin ??= await returning('admin')
  await admin.page.setViewportSize(size)
  return admin
}

let count = 0

/** Makes the inquiry of a company, which then is at no page any more. */
async function inReview({ name, email }) {
  const { close } = await companyInReview(email, name)
  await close()
}

/** A company in review, and the admin with its inquiry open. */
async function opened(size) {
  const number = `${process.pid}-${(count += 1)}`
  const company = { name: `Fenmoor Labs ${number}`, email: `ada@fenmoor-${number}.example` }
  await inReview(company)
  const { page, problems } = await adminAt(size)
  await page.goto('/admin-dashboard/onboard-companies')
  await page.getByRole('link', { name: new RegExp(company.name) }).click()
  await page.getByRole('heading', { level: 2, name: company.name }).waitFor()
  return { page, problems, company }
}

let noted

/** The inquiry that first gets a note and then is approved. */
const notedInquiry = () => (noted ??= opened(widths.desktop))

/** Waits until the inquiry stands in this state, wherever the width lets it be seen. */
const shownState = (page, state) =>
  page.getByRole('main').getByText(state, { exact: true }).filter({ visible: true }).first().waitFor()

test('an admin’s note stands in the history of an inquiry', async () => {
  const { page, problems } = await notedInquiry()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: /^Note on Fenmoor Labs/ })
  await dialog.getByLabel('Note').fill('Called back on Monday.')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Called back on Monday.').waitFor()
  assert.deepEqual(problems, [])
})

test('an admin approves an inquiry by key, and the company gets the link that activates it', async () => {
  const { page, company, problems } = await notedInquiry()
  await assertAccessible(page, 'an inquiry in review')
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: `Approve ${company.name}?` })
  await dialog.getByRole('checkbox', { name: 'Assessments' }).click()
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await shownState(page, 'Activation sent')
  const mail = await mailTo(company.email, /activat|approved|account/i)
  assert.ok(linkIn(mail, /^\/company-activation/).search.includes('token='))
  assert.deepEqual(problems, [])
})

test('a question and a rejection carry the admin’s words to the company', async () => {
  const { page, company, problems } = await opened(widths.phone)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('Which of your offices hires?')
  await page.getByRole('dialog').getByRole('button', { name: 'Ask a question' }).click()
  await shownState(page, 'Question asked')
  assert.match((await mailTo(company.email, /question/i)).text, /Which of your offices hires\?/)

  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await page.getByText('Say why, in a sentence.').waitFor()
  await page.getByLabel('Reason').fill('We could not find a company of this name.')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await shownState(page, 'Rejected')
  await assertAccessible(page, 'a rejected inquiry on a phone')
  await page.goto('/admin-dashboard/onboard-companies?column=closed')
  await page.getByRole('link', { name: new RegExp(company.name) }).waitFor()
  assert.deepEqual(problems, [])
})

test('two inquiries are rejected at once after a preview, and both companies read the reason', async () => {
  const companies = [1, 2].map((number) => ({
    name: `Saltmarsh ${number} ${process.pid}`,
    email: `ada@saltmarsh-${number}-${process.pid}.example`,
  }))
  await Promise.all(companies.map(inReview))
  const [first, second] = companies
  const { page, problems } = await adminAt(widths.desktop)
  await page.goto('/admin-dashboard/onboard-companies')
  await page.getByRole('checkbox', { name: `Select ${first.name}` }).click()
  await page.getByText('1 selected').waitFor()
  await page.getByRole('link', { name: new RegExp(second.name) }).click()
  await page.getByRole('heading', { level: 2, name: second.name }).waitFor()
  await page.keyboard.press('x')
  await page.getByText('2 selected').waitFor()
  await assertAccessible(page, 'two inquiries that are selected')

  const bar = page.getByRole('group', { name: 'Selected inquiries' })
  await bar.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('We hire in Europe only.')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Reject 2 of 2?' })
  await preview.getByText(first.email).click()
  await preview.getByText('We hire in Europe only.').filter({ visible: true }).waitFor()
  await assertAccessible(page, 'a preview of two rejections')
  await preview.getByRole('button', { name: 'Reject 2' }).click()
  await preview.waitFor({ state: 'detached' })
  for (const { email } of companies) {
    assert.match((await mailTo(email, /inquiry/i)).text, /We hire in Europe only\./)
  }
  await page.goto('/admin-dashboard/onboard-companies?column=closed')
  for (const { name } of companies) await page.getByRole('link', { name: new RegExp(name) }).waitFor()
  assert.deepEqual(problems, [])
})

test('nobody but the admin reaches the queue', async () => {
  const { page, close } = await returning('company')
  await page.goto('/admin-dashboard/onboard-companies')
  await page.waitForURL('**/client-dashboard/home')
  await close()
})
