// The server's own calls in somebody's name: signing in by a call is allowed, making or changing an account by one is not.
import { randomUUID } from 'node:crypto'
import { ownPassword } from '../people.mjs'
import { baseUrl, emulatorUrl } from '../settings.mjs'

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
