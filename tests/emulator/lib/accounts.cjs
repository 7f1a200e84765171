// Accounts on disk. The emulator keeps its accounts in memory only; here every answered change is
// in a file before the answer's first byte leaves, so accounts survive Ctrl-C and kill -9.
'use strict'

const fs = require('node:fs')
const path = require('node:path')

const VERSION = 1

/** Accounts and settings saved in `file`, or null where there is no file yet. */
function read(file) {
  let text
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
  let saved
  try {
    saved = JSON.parse(text)
  } catch {
    throw new Error(`${file} is not readable JSON; start with --fresh to begin again without it`)
  }
  if (saved.version !== VERSION || !Array.isArray(saved.users)) {
    throw new Error(`${file} is not an account file of this version; start with --fresh`)
  }
  return saved
}

/** Puts saved accounts back as they were: ids, passwords, providers, times of validity. */
function restore(state, saved) {
  for (const { localId, ...fields } of saved.users) {
    // The emulator derives these two itself and would list them twice.
    const derived = ['password', 'phone']
    const providerUserInfo = (fields.providerUserInfo ?? []).filter((p) => !derived.includes(p.providerId))
    state.overwriteUserWithLocalId(localId, { ...fields, providerUserInfo })
  }
  if (saved.config) Object.assign(state.config, saved.config)
}

/** Adds the demo accounts that are not there. One that its user has changed stays changed. */
function addDemo(state, { accounts, password }) {
  for (const { uid, email, display_name: displayName } of accounts) {
    if (state.getUserByLocalId(uid) || state.getUserByEmail(email)) continue
    const salt = `demo-${uid}`
    const now = Date.now()
    state.overwriteUserWithLocalId(uid, {
      email,
      displayName,
      emailVerified: true,
      salt,
      passwordHash: `fakeHash:salt=${salt}:password=${password}`,
      passwordUpdatedAt: now,
      validSince: String(Math.floor(now / 1000)),
      createdAt: String(now),
      providerUserInfo: [],
    })
  }
}

/** Saves the state into a file; a text equal to the last one is not written again. */
class Saver {
  constructor(file, state) {
    this.file = file
    this.state = state
    this.last = null
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  }

  save() {
    const { users, config } = this.state
    const text = JSON.stringify({ version: VERSION, users: [...users.values()], config })
    if (text === this.last) return
    const beside = `${this.file}.new`
    fs.writeFileSync(beside, text, { mode: 0o600 })
    fs.renameSync(beside, this.file)
    this.last = text
  }
}

module.exports = { read, restore, addDemo, Saver }
