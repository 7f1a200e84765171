// Presence: two browsers. A candidate in an attempt is seen at work, leaves, and is offline at once.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { startedAttempt } from '../../lib/acts/attempt.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { emails, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** The candidate's line in the table of who is online. */
const line = (page) => page.getByRole('row').filter({ hasText: emails.candidate })

/** Chooses an answer of one of the filters. */
async function choose(page, filter, answer) {
  await page.getByRole('combobox', { name: filter }).click()
  await page.getByRole('option', { name: answer, exact: true }).click()
}

let admin

test('the admin sees a candidate at work, and that they have left', async () => {
  const person = await startedAttempt()
  admin = await returning('admin', { size: widths.desktop })
  await admin.page.goto('/admin-dashboard/presence?role=candidate')
  await admin.page.getByRole('heading', { level: 1, name: 'Presence' }).waitFor()
  const seen = line(admin.page)
  await seen.getByText('Active', { exact: true }).waitFor()
  await seen.getByText('In assessment', { exact: true }).waitFor()
  await seen.getByText('Assessment', { exact: true }).waitFor()
  await seen.getByText('Desktop', { exact: true }).waitFor()
  await admin.page
    .getByRole('list', { name: /^Attempts in progress/ })
    .getByText(/^\d+ min$/)
    .first()
    .waitFor()
  await assertAccessible(admin.page, 'who is online')
  const [table] = await Promise.all([
    admin.page.waitForEvent('download'),
    admin.page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const counted = (await readFile(await table.path(), 'utf8')).trim().split('\n')
  assert.ok(counted.some((one) => /^area,assessment,[1-9]/.test(one)), counted.join('\n'))
  assert.ok(!counted.some((one) => one.includes('@')), 'it names nobody')

  await person.page.goto('/account/profile')
  await seen.getByText('Account', { exact: true }).waitFor()

  // A page that is left says so at once.
  await person.page.goto('about:blank')
  await eventually('the candidate being offline', async () => (await seen.count()) === 0)
  await choose(admin.page, 'State', 'Offline')
  await seen.getByText('Offline', { exact: true }).waitFor()
  assert.deepEqual([...person.problems, ...admin.problems], [])
  await person.close()
})

test('who is online fits a phone, and a search that finds nobody says so', async () => {
  const { page, problems, close } = admin
  await page.setViewportSize(widths.phone)
  await page.goto('/admin-dashboard/presence?search=nobody-is-called-so')
  await page.getByText('Nobody matches these filters.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  const people = page.getByRole('list', { name: 'People, latest first' })
  await people.getByText(emails.admin).waitFor()
  await fits(page)
  await assertAccessible(page, 'who is online on a phone')
  assert.deepEqual(problems, [])
  await close()
})
