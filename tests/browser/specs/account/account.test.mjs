// The person's own account: profile, username, notifications and the sign-in.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { newAddress, newcomer, ownPassword } from '../../lib/people.mjs'
import { ageSignIn } from '../../lib/page/tokens.mjs'

after(closeBrowser)

/** The account's owner, until all sign-ins are ended. */
let person

before(async () => {
  person = await newcomer()
})

test('a profile is saved, counts as complete, and is there after a reload', async () => {
  const { page, problems } = person
  await page.goto('/account/profile')
  await page.getByLabel('Headline').fill('Backend engineer')
  await page.getByLabel('Skills').fill('Rust')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText('Your profile is complete.').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Remove Rust' }).waitFor()
  assert.equal(await page.getByLabel('Headline').inputValue(), 'Backend engineer')
  assert.deepEqual(problems, [])
})

test('what was typed survives that another window saved first, and can be saved over it', async () => {
  const { page, context } = person
  await page.goto('/account/profile')
  await page.getByLabel('Phone').fill('11 11 11')
  expects(page, 409, /\/users\/profile$/)
  const other = await context.newPage()
  await other.goto('/account/profile')
  await other.getByLabel('Headline').fill('Said elsewhere')
  await other.getByRole('button', { name: 'Save profile' }).click()
  await other.getByText('Your profile is complete.').waitFor()

  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText('It differs in: Phone, Headline.').waitFor()
  assert.equal(await page.getByLabel('Phone').inputValue(), '11 11 11')
  await page.getByRole('button', { name: 'Save mine' }).click()
  await page.getByText('It differs in').waitFor({ state: 'detached' })
  await other.reload()
  await other.getByLabel('Phone').waitFor()
  assert.equal(await other.getByLabel('Phone').inputValue(), '11 11 11')
  await other.close()
})

test('a notification that is switched off stays off', async () => {
  const { page, problems } = person
  await page.goto('/account/notifications')
  const byMail = page.getByRole('switch', { name: 'A result is ready: by e-mail' })
  await byMail.click()
  await page.locator('#announcer-polite', { hasText: 'Saved' }).waitFor({ state: 'attached' })
  await page.reload()
  await byMail.waitFor()
  assert.equal(await byMail.getAttribute('aria-checked'), 'false')
  const inApp = page.getByRole('switch', { name: 'A result is ready: in Assay' })
  assert.equal(await inApp.getAttribute('aria-checked'), 'true')
  assert.deepEqual(problems, [])
})

const second = () => Math.floor(Date.now() / 1000)

test('this sign-in is described, and ending all of them logs out here too', async () => {
  const { page, email, problems, close } = person
  await page.goto('/account/security')
  await page.getByText('E-mail and password', { exact: true }).waitFor()
  await page.getByText('Chrome on Linux').waitFor()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const ended = second()
  await page.goto('/account/security')
  await page.waitForURL('**/login?next=**')
  assert.deepEqual(problems, [])
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(ownPassword)
  // A sign-in is dated by its whole second: one in the second of the ending counts as before it.
  await eventually('the next second', () => second() > ended)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.waitForURL('**/account/security')
  await close()
})

/** The code in the newest mail to an address about changing one. */
async function codeTo(address) {
  const mail = await mailTo(address, /^Your code to change your address/)
  return /\b\d{6}\b/.exec(mail.text)[0]
}

test('the address is changed with a code from each mailbox, and logs in from then on', async () => {
  const { page, email, problems, close } = await newcomer()
  const added = newAddress()
  await page.goto('/account/security')
  await page.getByLabel('New e-mail address').fill(added)
  await page.getByRole('button', { name: 'Send the codes' }).click()
  await page.getByLabel(`Code sent to ${email}`).fill(await codeTo(email))
  await page.getByLabel(`Code sent to ${added}`).fill(await codeTo(added))
  await assertAccessible(page, 'the codes of both mailboxes')
  // Whatever is asked in the background from here on is of a sign-in that has ended.
  expects(page, 401, /^\//)
  expects(page, 400, /\/v1\/token$/)
  await page.getByRole('button', { name: 'Change the address' }).click()
  await page.getByText(`Your account’s address is now ${added}.`).waitFor()
  const ended = second()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/account/security')
  await page.waitForURL('**/login?next=**')
  await page.getByLabel('E-mail', { exact: true }).fill(added)
  await page.getByLabel('Password', { exact: true }).fill(ownPassword)
  // A sign-in is dated by its whole second: one in the second of the ending counts as before it.
  await eventually('the next second', () => second() > ended)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.waitForURL('**/account/security')
  await page.getByText(added, { exact: true }).first().waitFor()
  assert.deepEqual(problems, [])
  await close()
})

test('a second username is for a person who has just proved who they are, and is the last for 30 days', async () => {
  const { page, problems, close } = await newcomer()
  const name = `first_${process.pid}`
  await page.goto('/account/profile')
  await page.getByLabel('Username').fill(name)
  await page.getByText(`${name} is available.`).waitFor()
  await page.getByRole('button', { name: 'Use this name' }).click()
  await page.getByText(`Your username is ${name}.`).waitFor()

  expects(page, 403, /\/update-username$/)
  expects(page, 409, /\/update-username$/)
  const signIn = await ageSignIn(page, '/api/auth/update-username')
  await page.getByLabel('Username').fill(`second_${process.pid}`)
  await page.getByRole('button', { name: 'Change username' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  expects(page, 400, /accounts:signInWithPassword$/)
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('E-mail and password don’t match.').waitFor()
  await assertAccessible(page, 'sign in again')
  await dialog.getByLabel('Password', { exact: true }).fill(ownPassword)
  signIn.renewed()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByText(`Your username is second_${process.pid}.`).waitFor()
  await page.getByLabel('Username').fill(`third_${process.pid}`)
  await page.getByRole('button', { name: 'Change username' }).click()
  await page.getByText(/once in 30 days|30 days/).last().waitFor()
  assert.deepEqual(problems, [])
  await close()
})
