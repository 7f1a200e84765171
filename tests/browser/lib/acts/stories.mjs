// Interview stories by the server's own calls, for specs that are about reading them.
import { providerCode } from '../inbox.mjs'
import { emails, newAddress, ownPassword } from '../people.mjs'
import { baseUrl, emulatorUrl, password } from '../settings.mjs'

async function answer(response) {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

const identity = (what, body) =>
  fetch(`${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(answer)

const signIn = async (email, secret) =>
  (await identity('signInWithPassword', { email, password: secret, returnSecureToken: true })).idToken

async function call(token, method, path, body) {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': crypto.randomUUID(),
  }
  return answer(await fetch(baseUrl + path, { method, headers, body: JSON.stringify(body) }))
}

/** A candidate with a verified address without stories: the day's limit is each author's own. */
async function newAuthor() {
  const email = newAddress()
  const { idToken, localId } = await identity('signUp', { email, password: ownPassword, returnSecureToken: true })
  await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  const { oobCode } = await providerCode(email, 'VERIFY_EMAIL')
  await identity('update', { oobCode })
  const token = await signIn(email, ownPassword)
  const person = { firebase_uid: localId, email, display_name: 'Ada Novak', is_company: false, phone: null }
  await call(token, 'POST', '/api/auth/register', person)
  return { email, token }
}

const whole = {
  company_name: 'Saltmarsh Grid',
  position: 'Backend Intern',
  level: 'intern',
  year: 2026,
  source: 'applied',
  rounds: [{ kind: 'phone', format: 'phone', minutes: 30, description: 'With a recruiter who had read my letter.', questions: [] }],
  difficulty: 3,
  experience: 'positive',
  outcome: 'no_offer',
  summary: 'Two calm rounds after a short call, and an answer within a week.',
  tips: 'Read your own code the night before.',
  no_confidential: true,
}

/** A story of a new author that waits for the moderator: its id, the author's e-mail, and its publishing by the demo admin. */
export async function sentStory(parts) {
  const { email, token } = await newAuthor()
  const form = { ...whole, ...parts }
  const { interview: draft } = await call(token, 'POST', '/api/users/interviews', { form, way: 'manual' })
  const { interview: sent } = await call(token, 'POST', `/api/users/interviews/${draft.id}/submit`, { version: draft.version })
  const publish = async () => {
    const admin = await signIn(emails.admin, password)
    await call(admin, 'POST', `/api/admin/interviews/${draft.id}/publish`, { version: sent.version })
    const { story } = await answer(await fetch(`${baseUrl}/api/interviews/${draft.id}`))
    return story.path
  }
  return { id: draft.id, email, publish }
}

/** A story of a new author that the demo admin has published: its address, and the author's e-mail. */
export async function publishedStory(parts) {
  const { email, publish } = await sentStory(parts)
  return { path: await publish(), email }
}
