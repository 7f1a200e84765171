// People in the talent pool and a company that looks for them, by the server's own calls.
import { approve, publishRole } from './admin.mjs'
import { companyInReview, confirmAddress } from './companies.mjs'
import { linkIn, mailTo } from '../inbox.mjs'
import { newAddress, ownPassword } from '../people.mjs'
import { baseUrl, emulatorUrl } from '../settings.mjs'

const DAY_MS = 24 * 60 * 60 * 1000

async function answer(response) {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

/** An account of the identity provider, as it is right now. */
async function identity(what, email) {
  const url = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=demo`
  const body = JSON.stringify({ email, password: ownPassword, returnSecureToken: true })
  return answer(await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
}

/** A call as the account with this address. */
async function call(email, method, path, body) {
  const { idToken } = await identity('signInWithPassword', email)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${idToken}` }
  return answer(await fetch(baseUrl + path, { method, headers, body: body && JSON.stringify(body) }))
}

/** A candidate with a verified address and a username; the address. */
export async function candidate() {
  const email = newAddress()
  const { localId } = await identity('signUp', email)
  await call(email, 'POST', '/api/auth/register', {
    firebase_uid: localId,
    email,
    display_name: 'Ada Novak',
    is_company: false,
    phone: null,
  })
  await confirmAddress(email)
  const username = `p_${email.replace(/\D+/g, '_').slice(-26)}`.replace(/_+$/, '')
  await call(email, 'POST', '/api/auth/update-username', { username })
  return email
}

/** So many candidates join who say this; their addresses. */
export async function joinPool(people, said) {
  const joined = []
  for (let at = 0; at < people; at += 1) {
    const email = await candidate()
    await call(email, 'PUT', '/api/talent-profile', {
      version: 0,
      consent: true,
      visibility: 'anonymous',
      headline: 'Tool builder',
      pay: null,
      blocked: [],
      curated: true,
      shows_results: false,
      employment: [],
      authorised: [],
      github: null,
      results: [],
      ...said,
    })
    joined.push(email)
  }
  return joined
}

/** Which of these a company has asked for an introduction. */
export async function whoWasAsked(emails) {
  for (const email of emails) {
    const { items } = await call(email, 'GET', '/api/talent-profile/introductions')
    if (items.length > 0) return email
  }
  throw new Error('nobody was asked')
}

/** A company that is open and has these flags; its address. */
export async function openCompany(company, flags) {
  const email = newAddress()
  await companyInReview({ name: company, email })
  await approve(email, flags)
  const mail = await mailTo(email, /is approved$/)
  const token = linkIn(mail, /^\/company-activation$/).searchParams.get('token')
  await call(email, 'POST', '/api/companies/activate', { token })
  return email
}

/** The company asks the candidate who shows this headline for an introduction. */
export async function askToMeet(company, headline) {
  const { items: roles } = await call(company, 'GET', '/api/roles')
  const { items: cards } = await call(company, 'GET', '/api/talent-pool/cards?limit=100')
  const { handle } = cards.find(({ named }) => named?.headline === headline)
  const pay = { min: 1200, max: 1500, currency: 'EUR', period: 'month' }
  const message = 'You would build the tools that our fitters use every day, with three engineers in Lisbon.'
  await call(company, 'POST', '/api/introductions', { handle, role_id: roles[0].id, message, pay })
}

/** The same, and they accept. */
export async function introduce(company, email, headline) {
  await askToMeet(company, headline)
  const { items } = await call(email, 'GET', '/api/talent-profile/introductions')
  const [{ id, version }] = items
  await call(email, 'POST', `/api/talent-profile/introductions/${id}/accept`, { version })
}

/** A company whose role is published; its address. */
export async function liveRole(company, title, flags = ['profile_completed']) {
  const email = await openCompany(company, flags)
  const deadline = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
  const form = {
    title,
    kind: 'intern',
    openings: 2,
    level: 'student',
    description: 'You build the tools that our fitters use.',
    must_haves: ['You have written a program'],
    nice_to_haves: [],
    skills: ['Elixir'],
    assessment_id: null,
    cut_off: null,
    workplace: 'hybrid',
    location: 'Lisbon',
    countries: ['PT'],
    starts_on: null,
    duration_weeks: 12,
    hours_per_week: 40,
    pay_min: 1200,
    pay_max: 1500,
    currency: 'EUR',
    pay_period: 'month',
    deadline,
  }
  const draft = await call(email, 'POST', '/api/roles', { form })
  const sent = await call(email, 'POST', `/api/roles/${draft.id}/submit`, { version: draft.version })
  await publishRole(sent)
  return email
}
