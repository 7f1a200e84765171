// People who apply for a role, and what its company does with them, by the server's own calls.
import { newAddress, ownPassword } from '../people.mjs'
import { baseUrl, emulatorUrl } from '../settings.mjs'
import { callAs, confirmAddress } from './companies.mjs'

const DAY_MS = 24 * 60 * 60 * 1000

async function answer(response) {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

const sent = (url, body, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).then(answer)

/** A candidate of this name applies for the role of these specs; answers their address. */
export async function applicant(role, name, note = '') {
  const email = newAddress()
  const signUp = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`
  const { idToken, localId } = await sent(signUp, { email, password: ownPassword, returnSecureToken: true })
  const account = { firebase_uid: localId, email, display_name: name, is_company: false, phone: null }
  await sent(`${baseUrl}/api/auth/register`, account, { authorization: `Bearer ${idToken}` })
  await confirmAddress(email)
  await callAs(email, 'PUT', '/api/users/profile', {
    display_name: name,
    phone: null,
    headline: 'I build tools that people use',
    education: 'Porto University',
    skills: ['Rust', 'SQL'],
    available_from: null,
    version: (await callAs(email, 'GET', '/api/users/profile')).version,
  })
  await callAs(email, 'POST', `/api/open-roles/${role}/application`, {
    answers: [
      { question: 'Why us?', answer: 'Your tools.' },
      { question: 'May you work in Portugal?', answer: 'yes' },
    ],
    note,
  })
  return email
}

async function versionOf(company, application) {
  return (await callAs(company, 'GET', `/api/applications/${application}`)).version
}

/** The company takes these steps with an application, one after the other. */
export async function takeSteps(company, application, acts) {
  for (const act of acts) {
    const body = { act, version: await versionOf(company, application), reason: null, code: null }
    await callAs(company, 'POST', `/api/applications/${application}/step`, body)
  }
}

/** The company proposes three times for an interview, of which the first is tomorrow. */
export async function proposeInterview(company, application) {
  const { user } = await callAs(company, 'GET', '/api/auth/user')
  await callAs(company, 'POST', `/api/applications/${application}/meetings`, {
    version: await versionOf(company, application),
    slots: [1, 2, 3].map((days) => new Date(Date.now() + days * DAY_MS).toISOString()),
    zone: 'Europe/Lisbon',
    minutes: 45,
    place: 'Rua do Tear 1, Lisbon',
    message: 'Bring your questions.',
    people: [user.id],
  })
}

/** The company offers an internship of twelve weeks that begins today. */
export async function makeOffer(company, application) {
  await callAs(company, 'POST', `/api/applications/${application}/offers`, {
    version: await versionOf(company, application),
    starts_on: new Date().toISOString().slice(0, 10),
    ends_on: null,
    weeks: 12,
    pay: { min: 1300, max: 1300, currency: 'EUR', period: 'month' },
    terms: 'Forty hours a week.',
    days: 7,
  })
}
