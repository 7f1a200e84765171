// The real Auth emulator of firebase-tools, without its command line, hub, UI or analytics, and
// with only the routes we call. Settings come from the environment:
//   HOST   loopback address (127.0.0.1)        PORT   0 picks a free one
//   STATE  directory for accounts.json; without it accounts live in memory only
//   DEMO   a file like demo-accounts.json; empty for none
//   WATCH_STDIN=1  end when standard input closes, which it does when the parent dies
// Prints one line `ready {"host":…,"port":…,"accounts":…}` when it answers.
'use strict'

const http = require('node:http')
const path = require('node:path')
const fs = require('node:fs')
const { prune } = require('./lib/routes.cjs')
const accounts = require('./lib/accounts.cjs')

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

function settings(env) {
  const host = env.HOST || '127.0.0.1'
  if (!LOOPBACK.has(host)) throw new Error(`HOST=${host}: the emulator listens on loopback only`)
  const port = Number(env.PORT ?? 0)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT=${env.PORT} is no port`)
  const demo = env.DEMO ?? path.join(__dirname, 'demo-accounts.json')
  const project = env.PROJECT || 'demo-assay'
  if (!project.startsWith('demo-')) throw new Error(`PROJECT=${project}: its name must start with demo-`)
  return { host, port, project, demo, file: env.STATE ? path.join(env.STATE, 'accounts.json') : null }
}

function load(name) {
  try {
    return require(`firebase-tools/lib/emulator/${name}`)
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error
    throw new Error('firebase-tools is not installed here: run `npm ci --ignore-scripts` in tests/emulator')
  }
}

async function start({ host, port, project, demo, file }) {
  prune(load('auth/apiSpec').default)
  const { createApp } = load('auth/server')
  const { AgentProjectState } = load('auth/state')
  const { EmulatorRegistry } = load('registry')

  const state = new AgentProjectState(project)
  const saved = file && accounts.read(file)
  if (saved) accounts.restore(state, saved)
  if (demo) accounts.addDemo(state, JSON.parse(fs.readFileSync(demo, 'utf8')))
  const saver = file && new accounts.Saver(file, state)
  saver?.save()

  const app = await createApp(project, 0, new Map([[project, state]]))
  const server = http.createServer((request, response) => {
    if (saver && !READS.has(request.method)) saveFirst(response, saver)
    app(request, response)
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const address = { host, port: server.address().port }
  // The links in the emulator's mails are made from what it finds in this registry.
  EmulatorRegistry.set('auth', { getName: () => 'auth', getInfo: () => ({ name: 'auth', ...address }) })
  process.stdout.write(`ready ${JSON.stringify({ ...address, accounts: state.users.size })}\n`)
}

/** The state is complete when the head of an answer is written, and not yet known to the caller. */
function saveFirst(response, saver) {
  const writeHead = response.writeHead
  response.writeHead = function (...head) {
    try {
      saver.save()
    } catch (error) {
      process.stderr.write(`accounts could not be saved: ${error.message}\n`)
      response.destroy(error)
      return response
    }
    return writeHead.apply(response, head)
  }
}

if (process.env.WATCH_STDIN === '1') process.stdin.on('end', () => process.exit(0)).resume()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))

Promise.resolve(process.env)
  .then(settings)
  .then(start)
  .catch((error) => {
    process.stderr.write(`auth emulator: ${error.message}\n`)
    process.exit(1)
  })
