// People who apply for a role, brought there by the server's own calls.
import { newAddress, ownPassword } from '../people.mjs'
import { baseUrl, emulatorUrl } from '../settings.mjs'
import { callAs, confirmAddress } from './companies.mjs'

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
