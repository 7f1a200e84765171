// The whole of hiring: ten apply, the slate is released, one is moved to an offer, accepts it on a phone, and is an intern.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { releaseSlate } from '../../lib/acts/admin.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { publishedRole } from '../../lib/acts/roles.mjs'
import { applicants } from '../../lib/acts/selection.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { known } from '../../lib/people.mjs'

after(closeBrowser)

const APPLICANTS = 10
const DAY_MS = 24 * 60 * 60 * 1000
const phone = { width: 390, height: 844 }
const column = (page, name, count) => page.getByRole('region', { name: `${name}, ${count}`, exact: true })

async function opened(path, email, size) {
  const person = await known(email, { size })
  await person.page.goto(path)
  return person
}

/** Moves the first card of a column, which is then in the next one alone. */
async function move(page, [from, count], to) {
  await column(page, from, count).getByRole('button', { name: /^Move / }).first().click()
  await page.getByRole('menuitem', { name: to, exact: true }).click()
  await column(page, to, 1).getByRole('link').first().waitFor()
}

async function makeOffer(page) {
  await page.getByRole('button', { name: 'Make an offer' }).click()
  const dialog = page.getByRole('dialog')
  const first = new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10)
  await dialog.getByLabel('First day').fill(first)
  await dialog.getByLabel('Pay, or the least of a range').fill('1300')
  await dialog.getByLabel('Weeks').fill('12')
  await dialog.getByLabel('Terms').fill('Forty hours a week, **in Lisbon**.')
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('of ten who apply one is moved on the board to an offer, accepts it on a phone and is an intern', async () => {
  const { id: role, email: company } = await publishedRole('Pellworth Hires', 'First fitter')
  const names = Array.from({ length: APPLICANTS }, (_, n) => `Fitter Number${n + 1}`)
  const emails = await applicants(role, names)
  const addresses = new Map(names.map((name, at) => [name, emails[at]]))
  await releaseSlate(role)

  const us = await opened(`/client-dashboard/talent-selection/${role}`, company)
  await column(us.page, 'Released', APPLICANTS).getByRole('link').first().waitFor()
  await move(us.page, ['Released', APPLICANTS], 'Shortlisted')
  await move(us.page, ['Shortlisted', 1], 'Interview')
  await move(us.page, ['Interview', 1], 'Selected')
  const card = column(us.page, 'Selected', 1).getByRole('link').first()
  const name = (await card.textContent())?.trim() ?? ''
  assert.ok(addresses.has(name), `${name} has applied`)
  await card.click()
  await us.page.getByRole('heading', { level: 1, name }).waitFor()
  await makeOffer(us.page)

  const candidate = addresses.get(name)
  await mailTo(candidate, /Pellworth Hires/)
  const { items } = await callAs(candidate, 'GET', '/api/users/applications')
  const they = await opened(`/dashboard/applications/${items[0].id}`, candidate, phone)
  await they.page.getByRole('button', { name: 'Accept offer' }).click()
  await they.page.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click()
  await they.page.getByText('Accepted', { exact: true }).waitFor()
  await mailTo(company, new RegExp(`^${name} has accepted your offer$`))

  await us.page.goto('/client-dashboard/my-interns')
  await us.page.getByRole('heading', { level: 1, name: 'My interns' }).waitFor()
  await us.page.getByText(name).first().waitFor()
  await assertAccessible(us.page, 'the first intern')
  for (const { problems, close } of [us, they]) {
    assert.deepEqual(problems, [])
    await close()
  }
})
