// The personas and other people: signed in through the log-in page, or known to their browser from before.
import { visitor } from './page/browser.mjs'
import { expectsNewAccount } from './page/refusals.mjs'
import { baseUrl, emulatorUrl, password } from './settings.mjs'

/** The password of people whom the specs sign up. */
export const ownPassword = 'a long password'

export const emails = {
  admin: 'admin@assay.example',
  company: 'company@assay.example',
  newcomer: 'lena@harrowgate.example',
  reviewer: 'reviewer@assay.example',
  candidate: 'candidate@assay.example',
  intern: 'intern@assay.example',
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

/** The record that the identity SDK keeps of an account that has signed in, under the name that it looks for. */
function recordOf(email, { localId, idToken, refreshToken, expiresIn }) {
  const stsTokenManager = {
    accessToken: idToken,
    refreshToken,
    expirationTime: Date.now() + 1000 * Number(expiresIn),
  }
  // What else there is to know of the account, the SDK asks for when it finds this.
  const value = { uid: localId, email, emailVerified: false, isAnonymous: false, providerData: [], stsTokenManager }
  return { fbase_key: 'firebase:authUser:demo:[DEFAULT]', value }
}

/** What a browser keeps of the account with this address, which signs in at this moment. */
async function keptOf(email, secret) {
  const url = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
  const body = JSON.stringify({ email, password: secret, returnSecureToken: true })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!response.ok) throw new Error(`signing in as ${email} answered ${response.status}`)
  const records = [{ value: recordOf(email, await response.json()) }]
  const store = { name: 'firebaseLocalStorage', keyPath: 'fbase_key', autoIncrement: false, indexes: [], records }
  const indexedDB = [{ name: 'firebaseLocalStorageDb', version: 1, stores: [store] }]
  const localStorage = [{ name: 'assay.signedIn', value: '1' }]
  return { cookies: [], origins: [{ origin: baseUrl, localStorage, indexedDB }] }
}

/**
 * A visitor whose browser knows the account with this address, at no page yet. For a spec that is not about signing in
 * this is the cheaper way to be somebody: it spares the log-in page and the one that follows.
 */
export async function known(email, options, secret = ownPassword) {
  return visitor({ ...options, storageState: await keptOf(email, secret) })
}

/** The same for a persona. */
export const returning = (who, options) => known(emails[who], options, password)

let count = 0

/** An address that nobody has used. */
export const newAddress = () => `person-${process.pid}-${Date.now()}-${(count += 1)}@assay.example`

/** An address at a domain of its own, which has had no free trial. */
export const newDomainAddress = () => `lena@c-${process.pid}-${Date.now()}-${(count += 1)}.example`

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
  await page.getByRole('group', { name: 'Suggestions' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Use this name' }).click()
}

/** Waits until the address is exactly this path and its page has come, perhaps behind a question to a new account. */
export async function arrivesAt(page, path) {
  await page.waitForURL((url) => url.pathname === path)
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor()
}

/** A candidate who has just signed up, and has answered nothing yet. */
export async function newcomer(options, name) {
  const person = await visitor(options)
  const email = newAddress()
  await person.page.goto('/candidate-auth')
  // A page that is left before this answer forgets that it asked, and the next one asks too soon.
  const mailed = person.page.waitForResponse((answer) => answer.url().endsWith('/send-email-verification'))
  await signUp(person.page, email, { name })
  await arrivesAt(person.page, '/candidate-auth/step/2')
  await mailed
  return { ...person, email }
}
