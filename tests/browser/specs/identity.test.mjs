// Coming in and going out: sign-up, verification, sessions, wrong passwords, Google.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { closeBrowser, visitor } from '../lib/browser.mjs'
import { continueWithGoogle } from '../lib/google.mjs'
import { providerCode } from '../lib/inbox.mjs'
import { emails, logIn, signedIn } from '../lib/people.mjs'

after(closeBrowser)

let count = 0
const newAddress = () => `person-${process.pid}-${(count += 1)}@assay.example`

/** Fills in the sign-up form of the page that is open. */
async function signUp(page, email) {
  await page.getByLabel('Your name').fill('Ada Novak')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('a candidate signs up, verifies the address by the link, and is still signed in after a reload', async () => {
  const { page, problems, close } = await visitor()
  const email = newAddress()
  await page.goto('/candidate-auth')
  await signUp(page, email)
  await page.waitForURL('**/candidate-auth/step/2**')

  const { oobLink } = await providerCode(email, 'VERIFY_EMAIL')
  assert.equal((await fetch(oobLink)).status, 200)
  await page.getByRole('button', { name: 'I have opened the link' }).click()
  await page.waitForURL('**/dashboard')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/dashboard')
  assert.deepEqual(problems, [])
  await close()
})

test('an address that has an account is told so, in the words of the specification', async () => {
  const { page, close } = await visitor()
  await page.goto('/candidate-auth')
  await signUp(page, emails.candidate)
  await page.getByText('This email already has an account. Please log in instead.').waitFor()
  await close()
})

test('a wrong password stays on the page and says nothing about the account', async () => {
  const { page, close } = await visitor()
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill(emails.company)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.getByText('E-mail and password do not match.').waitFor()
  assert.equal(new URL(page.url()).pathname, '/login')
  await close()
})

test('a page that needs an account sends to the log-in page and back', async () => {
  const { page, problems, close } = await visitor()
  await page.goto('/client-dashboard/assessment')
  await page.waitForURL('**/login?next=**')
  await logIn(page, emails.company)
  await page.waitForURL('**/client-dashboard/assessment')
  assert.deepEqual(problems, [])
  await close()
})

test('somebody of another kind lands on their own dashboard', async () => {
  const { page, close } = await signedIn('candidate')
  await page.goto('/client-dashboard/home')
  await page.waitForURL('**/dashboard')
  assert.equal(new URL(page.url()).pathname, '/dashboard')
  await close()
})

test('a Google account signs in through the provider’s window', async () => {
  const { page, problems, close } = await visitor()
  await page.goto('/candidate-auth')
  await continueWithGoogle(page)
  await page.waitForURL('**/dashboard')
  assert.deepEqual(problems, [])
  await close()
})
