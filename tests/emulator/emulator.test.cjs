'use strict'

const assert = require('node:assert/strict')
const { spawn } = require('node:child_process')
const { once } = require('node:events')
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')
const readline = require('node:readline')
const { after, test } = require('node:test')

const running = new Set()
after(() => running.forEach((child) => child.kill('SIGKILL')))

function launch(env, stdin = 'pipe') {
  const child = spawn(process.execPath, [path.join(__dirname, 'emulator.cjs')], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: [stdin, 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** An emulator that answers, and `call(method, body)` on its accounts. */
async function started(env) {
  const child = launch(env)
  const [line] = await once(readline.createInterface({ input: child.stdout }), 'line')
  const { port } = JSON.parse(line.replace(/^ready /, ''))
  const url = `http://127.0.0.1:${port}`
  const call = async (act, body) => {
    const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${act}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  return { child, url, call }
}

const scratch = () => fs.mkdtempSync(path.join(os.tmpdir(), 'assay-emulator-'))
const demo = JSON.parse(fs.readFileSync(path.join(__dirname, 'demo-accounts.json'), 'utf8'))

test('every demo account signs in with the one password and is verified', async () => {
  const { call, child } = await started({})
  for (const { email, uid } of demo.accounts) {
    const signedIn = await call('signInWithPassword', { email, password: demo.password, returnSecureToken: true })
    assert.equal(signedIn.body.localId, uid)
    const { body } = await call('lookup', { idToken: signedIn.body.idToken })
    assert.equal(body.users[0].emailVerified, true)
    assert.equal(body.users[0].providerUserInfo.length, 1)
  }
  child.kill('SIGKILL')
})

test('an account answered before kill -9 is there at the next start, and its session too', async () => {
  const STATE = scratch()
  const first = await started({ STATE })
  const who = { email: 'new@assay.example', password: 'a long one', returnSecureToken: true }
  const made = await first.call('signUp', who)
  assert.equal(made.status, 200)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')

  const second = await started({ STATE })
  const session = await second.call('lookup', { idToken: made.body.idToken })
  assert.equal(session.body.users[0].localId, made.body.localId)
  assert.equal((await second.call('signInWithPassword', who)).status, 200)
  const wrong = await second.call('signInWithPassword', { ...who, password: 'another' })
  assert.equal(wrong.body.error.message, 'INVALID_PASSWORD')
  second.child.kill('SIGKILL')
  fs.rmSync(STATE, { recursive: true })
})

test('a password changed by its user stays changed, and a deleted account stays deleted', async () => {
  const STATE = scratch()
  const first = await started({ STATE })
  const company = { email: 'company@assay.example', password: demo.password, returnSecureToken: true }
  const { body } = await first.call('signInWithPassword', company)
  await first.call('update', { idToken: body.idToken, password: 'changed-1' })
  const gone = { email: 'gone@assay.example', password: 'a long one', returnSecureToken: true }
  const made = await first.call('signUp', gone)
  await first.call('delete', { idToken: made.body.idToken })
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')

  const second = await started({ STATE })
  assert.equal((await second.call('signInWithPassword', { ...company, password: 'changed-1' })).status, 200)
  assert.equal((await second.call('signInWithPassword', gone)).body.error.message, 'EMAIL_NOT_FOUND')
  second.child.kill('SIGKILL')
  fs.rmSync(STATE, { recursive: true })
})

test('mails for an address carry links to this emulator', async () => {
  const { call, url, child } = await started({})
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'company@assay.example' })
  const codes = await (await fetch(`${url}/emulator/v1/projects/demo-assay/oobCodes`)).json()
  assert.equal(codes.oobCodes.length, 1)
  assert.ok(codes.oobCodes[0].oobLink.startsWith(`${url}/emulator/action?mode=resetPassword`))
  child.kill('SIGKILL')
})

test('what our server does as the administrator of the project is done', async () => {
  const { call, url, child } = await started({})
  const ask = async (act, body, token = 'owner') => {
    const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/projects/demo-assay/accounts${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const email = 'max@example.com'
  const made = await ask('', { localId: 'made-1', email, emailVerified: false, displayName: 'Max' })
  assert.equal(made.body.localId, 'made-1')
  const again = await ask('', { localId: 'made-2', email, emailVerified: false, displayName: 'Max' })
  assert.equal(again.body.error.message, 'EMAIL_EXISTS')
  const bare = (await ask(':lookup', { email: [email] })).body.users[0]
  assert.deepEqual(
    [bare.localId, bare.passwordHash, bare.emailLinkSignin ?? false, bare.providerUserInfo ?? []],
    ['made-1', undefined, false, []],
  )
  const short = await ask(':update', { localId: 'made-1', password: 'short', emailVerified: true })
  assert.match(short.body.error.message, /^WEAK_PASSWORD : /)
  const set = await ask(':update', { localId: 'made-1', password: 'long enough', emailVerified: true })
  assert.equal(set.status, 200)
  const who = { email, password: 'long enough', returnSecureToken: true }
  const signedIn = await call('signInWithPassword', who)
  const { body } = await call('lookup', { idToken: signedIn.body.idToken })
  assert.equal(body.users[0].emailVerified, true)
  const owned = (await ask(':lookup', { email: [email] })).body.users[0]
  assert.ok(owned.passwordHash, 'an account with a password differs from one without')
  assert.equal((await ask(':delete', { localId: 'made-1' })).status, 200)
  assert.equal((await ask(':delete', { localId: 'made-1' })).body.error.message, 'USER_NOT_FOUND')
  child.kill('SIGKILL')
})

test('an account gets another address, which then signs in in place of the one before', async () => {
  const { call, url, child } = await started({})
  const ask = async (act, body) => {
    const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/projects/demo-assay/accounts${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const logIn = (email) =>
    call('signInWithPassword', { email, password: 'long enough', returnSecureToken: true })
  await ask('', { localId: 'ada', email: 'ada@example.com', password: 'long enough' })
  await ask('', { localId: 'ben', email: 'ben@example.com', password: 'long enough' })
  const taken = await ask(':update', { localId: 'ada', email: 'ben@example.com', emailVerified: true })
  assert.equal(taken.body.error.message, 'EMAIL_EXISTS')
  for (const time of ['first', 'second']) {
    const moved = await ask(':update', { localId: 'ada', email: 'new@example.com', emailVerified: true })
    assert.equal(moved.status, 200, `the ${time} time`)
  }
  const known = (await ask(':lookup', { localId: ['ada'] })).body.users[0]
  assert.deepEqual([known.email, known.emailVerified], ['new@example.com', true])
  assert.ok(known.passwordHash)
  assert.equal((await logIn('ada@example.com')).status, 400)
  assert.equal((await logIn('new@example.com')).body.localId, 'ada')
  child.kill('SIGKILL')
})

test('it ends when the one who started it is gone', async () => {
  const { child } = await started({ WATCH_STDIN: '1' })
  child.stdin.end()
  const [code] = await once(child, 'exit')
  assert.equal(code, 0)
})

for (const [what, env, says] of [
  ['an address others can reach', { HOST: '0.0.0.0' }, /loopback only/],
  ['a project that may be a real one', { PROJECT: 'assay' }, /must start with demo-/],
  ['a port that is none', { PORT: '70000' }, /is no port/],
]) {
  test(`it refuses ${what}`, async () => {
    const child = launch(env)
    let text = ''
    child.stderr.on('data', (chunk) => (text += chunk))
    const [code] = await once(child, 'close')
    assert.equal(code, 1)
    assert.match(text, says)
  })
}

test('it refuses a damaged account file instead of starting without its accounts', async () => {
  const STATE = scratch()
  fs.writeFileSync(path.join(STATE, 'accounts.json'), '{"version":1,"users":[')
  const child = launch({ STATE })
  let text = ''
  child.stderr.on('data', (chunk) => (text += chunk))
  const [code] = await once(child, 'close')
  assert.equal(code, 1)
  assert.match(text, /--fresh/)
  fs.rmSync(STATE, { recursive: true })
})
