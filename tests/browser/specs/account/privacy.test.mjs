// The person's data: taken along as a file, or erased; and what a candidate says on a phone of who they are, for statistics.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { newcomer, ownPassword } from '../../lib/people.mjs'
import { ageSignIn } from '../../lib/page/tokens.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** Somebody who has just signed up, for all tests. */
let person

before(async () => (person = await newcomer()))

test('an old sign-in is asked for the password, and then the download goes on by itself', async () => {
  const { page, email, problems } = person
  await page.goto('/account/privacy')
  expects(page, 403, /\/users\/export$/)
  expects(page, 400, /accounts:signInWithPassword$/)
  const signIn = await ageSignIn(page, '/api/users/export')
  await page.getByRole('button', { name: 'Download' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('E-mail and password don’t match.').waitFor()
  await assertAccessible(page, 'sign in again')
  await dialog.getByLabel('Password', { exact: true }).fill(ownPassword)
  const download = page.waitForEvent('download')
  signIn.renewed()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const file = await download
  assert.match(file.suggestedFilename(), /^assay-.*\.json$/)
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'))
  assert.ok(JSON.stringify(data).includes(email))
  await page.unroute('**/api/users/export')
  assert.deepEqual(problems, [])
})

test('an erasure is scheduled by typing one’s address, and called off', async () => {
  const { page, email, problems } = person
  await page.getByLabel(`Type ${email} to confirm`).fill('somebody@else.example')
  await page.getByRole('button', { name: 'Erase my account' }).click()
  await page.getByText('Type your e-mail address exactly.').waitFor()
  await page.getByLabel(`Type ${email} to confirm`).fill(email)
  await page.getByRole('button', { name: 'Erase my account' }).click()
  await page.getByText(/^Your account will be erased in (7|6) days\.$/).waitFor()
  await assertAccessible(page, 'erasure scheduled')
  await page.reload()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByLabel(`Type ${email} to confirm`).waitFor()
  assert.deepEqual(problems, [])
})

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** Chooses from a list by keyboard. */
async function choose(page, list, option) {
  await page.getByRole('combobox', { name: list }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: option, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test('on a phone a candidate says who they are, changes it and deletes it', async () => {
  const { page, problems, close } = person
  await page.setViewportSize(widths.phone)
  await page.goto('/account/privacy#self-identification')
  await page.getByText('No company and no administrator reads your answers.').waitFor()
  await choose(page, 'Gender', 'Woman')
  await choose(page, 'Veteran status', 'Prefer not to say')
  await page.getByRole('button', { name: 'Save answers' }).click()
  await page.getByRole('button', { name: 'Delete answers' }).waitFor()
  await page.reload()
  const gender = page.getByRole('combobox', { name: 'Gender' })
  await gender.waitFor()
  assert.equal(await gender.textContent(), 'Woman')
  assert.equal(await page.getByRole('combobox', { name: 'Disability' }).textContent(), 'No answer')
  await fits(page)
  await assertAccessible(page, 'self-identification')
  await page.getByRole('button', { name: 'Delete answers' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete answers' }).click()
  await page.getByRole('button', { name: 'Delete answers' }).waitFor({ state: 'detached' })
  assert.equal(await gender.textContent(), 'No answer')
  assert.deepEqual(problems, [])
  await close()
})
