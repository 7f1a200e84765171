// The personas, each signed in the way a person does it: through the log-in page.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { visitor } from './page/browser.mjs'
import { expectsNewAccount } from './page/refusals.mjs'
import { dataDir, password } from './settings.mjs'

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

/** How long a sign-in is handed on: acts that ask for a fresh one (five minutes) work with it for as long again. */
const HANDED_ON_MS = 150_000

/** Where what a browser keeps of each persona stands for the specs that come after, beside the stack's own files. */
const keptOf = (who) => path.join(dataDir, 'dev', `signed-in-${who}.json`)

/** What a browser keeps of `who`, if somebody has signed in as them a short time ago. */
async function handedOn(who) {
  try {
    const { at, state } = JSON.parse(await readFile(keptOf(who), 'utf8'))
    return Date.now() - at < HANDED_ON_MS ? state : undefined
  } catch {
    // Nobody has signed in as them yet.
    return undefined
  }
}

/** Signs in and keeps what a browser keeps. Only one spec file at a time uses a stack. */
async function signInAndKeep(who, options) {
  const at = Date.now()
  const first = await signedIn(who, options)
  const state = await first.context.storageState({ indexedDB: true })
  await first.close()
  await mkdir(path.dirname(keptOf(who)), { recursive: true })
  await writeFile(keptOf(who), JSON.stringify({ at, state }))
  return state
}

/**
 * A visitor whose browser still knows `who`, at no page yet. Only now and then does one fill in the log-in page, so for
 * a spec that is not about signing in this is the cheaper way to be somebody: it spares two pages.
 */
export async function returning(who, options) {
  const storageState = (await handedOn(who)) ?? (await signInAndKeep(who, options))
  return visitor({ ...options, storageState })
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
