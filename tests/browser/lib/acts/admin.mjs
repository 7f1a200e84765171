// The admin's acts, for specs that are about the other side: decisions by the server's own calls, accounts on the page.
import { emails } from '../people.mjs'
import { baseUrl, emulatorUrl, password } from '../settings.mjs'

async function answer(response) {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

async function call(method, path, body) {
  const signIn = await fetch(`${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emails.admin, password, returnSecureToken: true }),
  })
  const { idToken } = await answer(signIn)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${idToken}` }
  return answer(await fetch(baseUrl + path, { method, headers, body: body && JSON.stringify(body) }))
}

/** The inquiry of the account with this address, newest first. */
async function inquiryOf(email) {
  let cursor = ''
  for (;;) {
    const page = await call('GET', `/api/admin/inquiries?state=in_review&limit=100${cursor}`)
    const found = page.items.find((item) => item.email === email)
    if (found) return found
    if (page.next_cursor === null) throw new Error(`no inquiry of ${email} is in review`)
    cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`
  }
}

/** Lets the company in, with these flags; the mail with the link is then on its way. */
export async function approve(email, flags = []) {
  const { id, version } = await inquiryOf(email)
  await call('POST', `/api/admin/inquiries/${id}/approve`, { version, flags, note: null })
}

/** Makes an account on a company's behalf at the admin's list of inquiries; the mail with the link is then on its way. */
export async function makeAccount(page, email, companyName) {
  await page.goto('/admin-dashboard/onboard-companies')
  await page.getByRole('button', { name: 'Create account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create an account for a company' })
  await dialog.getByLabel('Company').fill(companyName)
  await dialog.getByLabel('Work e-mail').fill(email)
  await dialog.getByLabel('First name').fill('Otto')
  await dialog.getByLabel('Last name').fill('Lind')
  await dialog.getByRole('button', { name: 'Create and send link' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Shows a role that was sent to everybody. */
export async function publishRole({ id, version }) {
  const decision = { version, decision: 'publish', note: null, comments: [], publish_at: null }
  await call('POST', `/api/admin/roles/${id}/decision`, decision)
}

/** Sends a role back to its company, which reads why. */
export async function returnRole({ id, version }, note) {
  const decision = { version, decision: 'request_changes', note, comments: [], publish_at: null }
  await call('POST', `/api/admin/roles/${id}/decision`, decision)
}

/** Shows a role's company everybody who has applied. */
export async function releaseSlate(role) {
  const { version } = await call('GET', `/api/admin/roles/${role}`)
  await call('POST', `/api/admin/slates/${role}/release`, { version, applications: null })
}
