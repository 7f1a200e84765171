// The server's own calls in somebody's name: signing in by a call is allowed, making or changing an account by one is not.
import { randomUUID } from 'node:crypto'
import { emails, ownPassword } from '../people.mjs'
import { baseUrl, emulatorUrl, password } from '../settings.mjs'

async function answer(response) {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** A call of the server's in the name of the account with this address. */
export async function callAs(email, method, path, body, secret = ownPassword) {
  const json = { 'content-type': 'application/json' }
  const url = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
  const owner = JSON.stringify({ email, password: secret, returnSecureToken: true })
  const { idToken } = await answer(await fetch(url, { method: 'POST', headers: json, body: owner }))
  const headers = { ...json, authorization: `Bearer ${idToken}`, 'idempotency-key': randomUUID() }
  return answer(await fetch(baseUrl + path, { method, headers, body: body && JSON.stringify(body) }))
}

const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const asStaff = (path, body) => callAs(emails.staff, 'POST', `/api/billing/invoices${path}`, body, password)

/** Staff issue an invoice of 119.00 EUR with tax to the company of this owner; answers it. */
export async function issueInvoice(owner) {
  const { user } = await callAs(owner, 'GET', '/api/auth/user')
  const { invoice } = await asStaff('', {
    company_id: user.company.id,
    currency: 'EUR',
    terms_days: 14,
    period_from: day(0),
    period_to: day(29),
    po_reference: null,
    notes: null,
    lines: [{ text: 'Seats', quantity_milli: 1000, unit_price: 10_000, tax_bp: 1900 }],
  })
  return (await asStaff(`/${invoice.id}/issue`, { version: invoice.version })).invoice
}

/** Staff record that such an invoice is paid. */
export const payInvoice = ({ id, version }) =>
  asStaff(`/${id}/payments`, { version, amount: 11_900, received_on: day(0), method: 'bank_transfer', reference: null })
