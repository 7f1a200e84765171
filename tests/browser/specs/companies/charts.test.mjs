// What companies pay, as pictures and as tables; a plan without room for another role; a company that is handed on.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { callAs } from '../../lib/acts/companies.mjs'
import { openCompany } from '../../lib/acts/inquiry.mjs'
import { joinTeam } from '../../lib/acts/joining.mjs'
import { roleForm } from '../../lib/acts/roles.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { emails, known, newAddress, returning } from '../../lib/people.mjs'
import { password, widths } from '../../lib/settings.mjs'

after(closeBrowser)

const stamp = Date.now()
const asStaff = (method, path, body) => callAs(emails.staff, method, path, body, password)
const asAdmin = (method, path, body) => callAs(emails.admin, method, path, body, password)
const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** The company of these tests: its owner's address, its id, and calls in their name. */
async function company() {
  const email = await openCompany(`Room ${stamp}`, ['profile_completed'])
  const call = (method, path, body) => callAs(email, method, path, body)
  const { user } = await call('GET', '/api/auth/user')
  return { email, call, id: user.company.id }
}

let made
const theCompany = () => (made ??= company())

/** An invoice of 119.00 EUR for thirty days from today, issued, and paid as a whole or not at all. */
async function invoice(to, paid) {
  const line = { text: 'Seats', quantity_milli: 1000, unit_price: 10_000, tax_bp: 1900 }
  const form = { company_id: to, currency: 'EUR', terms_days: 14, period_from: day(0), period_to: day(29) }
  const { invoice: draft } = await asStaff('POST', '/api/billing/invoices', {
    ...form,
    lines: [line],
    po_reference: null,
    notes: null,
  })
  const { invoice: issued } = await asStaff('POST', `/api/billing/invoices/${draft.id}/issue`, {
    version: draft.version,
  })
  if (!paid) return
  const receipt = { amount: 11_900, received_on: day(0), method: 'card', reference: null }
  await asStaff('POST', `/api/billing/invoices/${draft.id}/payments`, { version: issued.version, ...receipt })
}

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** The numbers of a column of a chart's table, from the second on, the last of them the sum. */
async function column(page, title, number) {
  const rows = page.getByRole('table', { name: title }).getByRole('row')
  const cells = await rows.locator(`td:nth-child(${number})`).allTextContents()
  return cells.map((cell) => Number(cell.replaceAll(',', '')))
}

const asTable = (page, title) =>
  page
    .getByRole('radiogroup', { name: `View of ${title}` })
    .getByRole('radio', { name: 'Table' })
    .click()

test('what companies pay is a picture and a table, and both add up to the lists', async () => {
  const { id } = await theCompany()
  await invoice(id, true)
  await invoice(id, false)
  const admin = await returning('admin', { size: widths.desktop })
  const { page } = admin
  await page.goto('/admin-dashboard/paying-companies')
  const cohorts = 'Companies by first paid month'
  await page.getByRole('img', { name: /^Monthly recurring, EUR/ }).waitFor()
  const picture = page.getByRole('img', { name: new RegExp(`^${cohorts}`) })
  await picture.waitFor()
  assert.ok((await picture.locator('rect').count()) > 0)
  await assertAccessible(page, 'charts')
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await assertAccessible(page, 'charts in forced colours')
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' })
  await asTable(page, cohorts)
  const began = await column(page, cohorts, 2)
  assert.equal(
    began.slice(0, -1).reduce((sum, count) => sum + count, 0),
    began.at(-1),
  )
  await asTable(page, 'Monthly recurring, EUR')
  const months = await column(page, 'Monthly recurring, EUR', 2)
  const { figures } = await asStaff('GET', '/api/billing/figures')
  const euros = figures.find(({ currency }) => currency === 'EUR')
  assert.equal(months.length, 12)
  assert.equal(Math.round(months.at(-1) * 100), euros.mrr)
  await assertAccessible(page, 'charts as tables')
  assert.deepEqual(admin.problems, [])
  await admin.close()

  const staff = await returning('staff', { size: widths.phone })
  await staff.page.goto('/billing-dashboard')
  const ageing = 'Outstanding by days overdue'
  await staff.page
    .getByRole('img', { name: new RegExp(`^${ageing}`) })
    .first()
    .waitFor()
  await fits(staff.page)
  const first = staff.page.getByRole('radiogroup', { name: `View of ${ageing}` }).first()
  // The figures may come again and with them the chart, which takes the focus away.
  await eventually('the table by keyboard', async () => {
    await first.getByRole('radio', { name: 'Chart' }).focus()
    await staff.page.keyboard.press('ArrowRight')
    await staff.page.keyboard.press('Enter')
    return (await staff.page.getByRole('table', { name: ageing }).count()) > 0
  })
  await fits(staff.page)
  assert.deepEqual(staff.problems, [])
  await staff.close()
})

/** A plan that costs nothing and has room for one role, and the company subscribed to it. */
async function smallPlan(id) {
  const room = { invitations: 10, seats: 5, live_roles: 1, own_problems: 1 }
  const form = { name: `Small ${stamp}`, currency: 'EUR', price: 0, tax_bp: 0, every: 'month', offered: true }
  await asAdmin('PUT', '/api/admin/plans', { slug: `small-${stamp}`, version: 0, form: { ...form, ...room } })
  await asAdmin('POST', `/api/admin/companies/${id}/subscription`, { plan: `small-${stamp}` })
}

test('a plan without room for another role says so, and a company is handed on to a colleague', async () => {
  const { email, call, id } = await theCompany()
  await smallPlan(id)
  const one = await call('POST', '/api/roles', { form: roleForm('First') })
  const other = await call('POST', '/api/roles', { form: roleForm('Second') })
  await call('POST', `/api/roles/${one.id}/submit`, { version: one.version })
  await assert.rejects(call('POST', `/api/roles/${other.id}/submit`, { version: other.version }), /roles_taken/)

  const owner = await known(email, { size: widths.desktop })
  await owner.page.goto('/client-dashboard/create-jobs')
  await owner.page.getByText(`The Small ${stamp} plan limits roles in review or live to 1; you have 1.`).waitFor()
  await assertAccessible(owner.page, 'a plan without room')
  assert.deepEqual(owner.problems, [])
  await owner.close()

  const heir = newAddress()
  await call('POST', '/api/companies/me/team/invitations', { email: heir, role: 'recruiter' })
  const colleague = await joinTeam(heir, 'Tess Marsh')
  await colleague.close()

  const admin = await returning('admin', { size: widths.desktop })
  const { page } = admin
  await page.goto(`/admin-dashboard/manage-companies?company=${id}`)
  await page.getByText('1 of 1 roles in review or live, 0 of 1 problems of its own').waitFor()
  await page.getByRole('button', { name: 'Transfer ownership' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
  await dialog.getByText('Choose a person.').waitFor()
  await assertAccessible(page, 'handing a company on')
  await dialog.getByRole('combobox', { name: 'New owner' }).click()
  await page.getByRole('option', { name: /^Tess Marsh/ }).click()
  await dialog.getByLabel('Reason').fill('Lena left the company.')
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
  await dialog.waitFor({ state: 'detached' })
  const team = page.getByRole('list', { name: 'Team' })
  await team.getByRole('listitem').filter({ hasText: 'Tess Marsh' }).getByText('Owner', { exact: true }).waitFor()
  await team.getByRole('listitem').filter({ hasText: email }).getByText('Recruiter', { exact: true }).waitFor()
  await page.getByText('Lena left the company.').waitFor()
  assert.deepEqual(admin.problems, [])
  await admin.close()
})
