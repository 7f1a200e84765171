// The person's data: taken along as a file, or erased.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { newcomer, ownPassword } from '../../lib/people.mjs'
import { ageSignIn } from '../../lib/page/tokens.mjs'

after(closeBrowser)

test('an old sign-in is asked for the password, and then the download goes on by itself', async () => {
  const { page, email, problems, close } = await newcomer()
  await page.goto('/account/privacy')
  expects(page, 403, /\/users\/export$/)
  expects(page, 400, /accounts:signInWithPassword$/)
  const signIn = await ageSignIn(page, '/api/users/export')
  await page.getByRole('button', { name: 'Download' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('E-mail and password do not match.').waitFor()
  await assertAccessible(page, 'sign in again')
  await dialog.getByLabel('Password', { exact: true }).fill(ownPassword)
  const download = page.waitForEvent('download')
  signIn.renewed()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const file = await download
  assert.match(file.suggestedFilename(), /^assay-.*\.json$/)
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'))
  assert.ok(JSON.stringify(data).includes(email))
  assert.deepEqual(problems, [])
  await close()
})

test('an erasure is scheduled by typing one’s address, and called off', async () => {
  const { page, email, problems, close } = await newcomer()
  await page.goto('/account/privacy')
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
  await close()
})
