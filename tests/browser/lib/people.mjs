// The personas, each signed in the way a person does it: through the log-in page.
import { visitor } from './browser.mjs'
import { password } from './settings.mjs'

export const emails = {
  admin: 'admin@assay.example',
  company: 'company@assay.example',
  candidate: 'candidate@assay.example',
  partner: 'partner@assay.example',
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
