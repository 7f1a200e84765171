// The personas, each signed in the way a person does it: through the log-in page.
import { visitor } from './page/browser.mjs'
import { expectsNewAccount } from './page/refusals.mjs'
import { password } from './settings.mjs'

/** The password of people whom the specs sign up. */
export const ownPassword = 'a long password'

export const emails = {
  admin: 'admin@assay.example',
  company: 'company@assay.example',
  candidate: 'candidate@assay.example',
  partner: 'partner@assay.example',
  staff: 'staff1@assay.example',
}

/** Fills in the log-in page that is open and waits until it has let the person in. */
export async function logIn(page, email, secret = password) {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** A visitor who is signed in as `who`, at the page that follows. */
export async function signedIn(who, options) {
  const person = await visitor(options)
  await person.page.goto('/login')
  await logIn(person.page, emails[who])
  return person
}

/** What a browser keeps of each persona that has signed in. */
const kept = new Map()

/** A visitor whose browser still knows `who`, at no page yet; only the first of a process fills in the log-in page. */
export async function returning(who, options) {
  if (!kept.has(who)) {
    const first = await signedIn(who, options)
    kept.set(who, await first.context.storageState({ indexedDB: true }))
    await first.close()
  }
  return visitor({ ...options, storageState: kept.get(who) })
}

let count = 0

/** An address that nobody has used. */
export const newAddress = () => `person-${process.pid}-${Date.now()}-${(count += 1)}@assay.example`

/** Fills in the sign-up form of the page that is open. */
export async function signUp(page, email, { name = 'Ada Novak', button = 'Create account' } = {}) {
  expectsNewAccount(page)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel(/e-mail$/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(ownPassword)
  await page.getByRole('button', { name: button }).click()
}

/** Takes the first of the usernames that are offered. */
export async function takeUsername(page) {
  await page.getByRole('group', { name: 'Free names' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Use this name' }).click()
}

/** Waits until the address is exactly this path and its page has come, perhaps behind a question to a new account. */
export async function arrivesAt(page, path) {
  await page.waitForURL((url) => url.pathname === path)
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor()
}

/** A candidate who has just signed up, and has answered nothing yet. */
export async function newcomer(options) {
  const person = await visitor(options)
  const email = newAddress()
  await person.page.goto('/candidate-auth')
  await signUp(person.page, email)
  await arrivesAt(person.page, '/candidate-auth/step/2')
  return { ...person, email }
}
