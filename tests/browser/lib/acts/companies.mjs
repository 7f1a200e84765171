// Companies that want in, brought by the server's own calls as far as the admin's queue.
import { mailTo, providerCode } from '../inbox.mjs'
import { ownPassword } from '../people.mjs'
import { baseUrl, emulatorUrl } from '../settings.mjs'

async function answer(response) {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** A call of the identity provider. */
async function identity(what, asked) {
  const url = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=demo`
  const headers = { 'content-type': 'application/json' }
  return answer(await fetch(url, { method: 'POST', headers, body: JSON.stringify(asked) }))
}

/** Shows the provider that the address is its owner's. */
export async function confirmAddress(email) {
  const owner = { email, password: ownPassword, returnSecureToken: true }
  const { idToken } = await identity('signInWithPassword', owner)
  await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  const { oobCode } = await providerCode(email, 'VERIFY_EMAIL')
  await identity('update', { oobCode })
}

/** A company whose inquiry is in review: registered, form sent, the mailed code typed. */
export async function companyInReview({ name, email, referralCode }) {
  const { idToken, localId } = await identity('signUp', {
    email,
    password: ownPassword,
    returnSecureToken: true,
  })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${idToken}` }
  const post = async (path, body) =>
    answer(await fetch(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) }))
  await post('/api/auth/register', {
    firebase_uid: localId,
    email,
    display_name: 'Ada Novak',
    is_company: true,
    phone: null,
    ...(referralCode === undefined ? {} : { referral_code: referralCode }),
  })
  await post('/api/auth/inquiry', {
    companyName: name,
    firstName: 'Ada',
    lastName: 'Novak',
    title: 'Head of talent',
    companyType: 'Startup',
    interests: ['Assessments'],
    heardAbout: 'A friend',
    phone: '+49 30 1234560',
  })
  const mail = await mailTo(email, /code/i)
  const [code] = /\b\d{6}\b/.exec(mail.text)
  await post('/api/auth/verify-otp', { code, purpose: 'client_inquiry' })
}

/** A call of the server's in the name of the account with this address. */
export async function callAs(email, method, path, body, secret = ownPassword) {
  const owner = { email, password: secret, returnSecureToken: true }
  const { idToken } = await identity('signInWithPassword', owner)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${idToken}` }
  return answer(await fetch(baseUrl + path, { method, headers, body: body && JSON.stringify(body) }))
}
