// A GitHub where the server under test expects one: it asks people for consent on a page of its own. Nothing listens
// there while no spec wants it.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { modelPort } from '../settings.mjs'

const DAY_MS = 24 * 60 * 60 * 1000

async function read(request) {
  let text = ''
  for await (const piece of request) text += piece
  return text === '' ? {} : JSON.parse(text)
}

const ago = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** The repositories of the account, with paths and days of commits. */
const repos = [
  {
    name: 'queue',
    files: ['src/lib.rs', 'tests/all.rs', 'README.md', 'LICENSE', '.github/workflows/ci.yml'],
    commits: [2, 3, 40],
  },
  { name: 'notes', files: ['notes.py', 'vendor/x.c'], commits: [9] },
]

const page = (nodes) => ({ pageInfo: { hasNextPage: false, endCursor: null }, nodes })

function graph({ query, variables }, login) {
  if (query.includes('history(')) {
    const repo = repos.find(({ name }) => name === variables.name)
    const commit = (days) => ({
      author: { name: 'Ada', date: `${ago(days)}T21:15:00+01:00` },
      parents: { totalCount: 1 },
    })
    const target = { history: page(repo.commits.map(commit)) }
    return { repository: { defaultBranchRef: { target } } }
  }
  if (query.includes('pullRequests(')) {
    const repository = {
      nameWithOwner: 'pellworth/tools',
      url: 'https://github.example/pellworth/tools',
      isPrivate: false,
      owner: { login: 'pellworth' },
    }
    const files = { totalCount: 1, nodes: [{ path: 'a.rs', additions: 20, deletions: 2 }] }
    const pull = { url: `${repository.url}/pull/1`, createdAt: `${ago(5)}T10:00:00Z`, merged: true, repository, files }
    return { viewer: { pullRequests: page([pull]) } }
  }
  if (query.includes('contributionsCollection('))
    return {
      viewer: {
        contributionsCollection: { totalPullRequestReviewContributions: 4, totalIssueContributions: 1 },
      },
    }
  return { viewer: { login, id: 'U_1' } }
}

function rest(pathname, login) {
  const named = pathname.match(/^\/api\/repos\/[^/]+\/([^/]+)\//)
  if (named === null)
    return repos.map(({ name }) => ({
      full_name: `${login}/${name}`,
      html_url: `https://github.example/${login}/${name}`,
      private: false,
      fork: false,
      default_branch: 'main',
      license: null,
      pushed_at: `${ago(2)}T10:00:00Z`,
    }))
  const { files } = repos.find(({ name }) => name === named[1])
  return { tree: files.map((path) => ({ path, type: 'blob', size: 4000 })), truncated: false }
}

const escaped = (text) => text.replace(/[&"<]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** The page on which somebody agrees or not. */
function consentPage(query, code) {
  const back = (name, value) => {
    const url = new URL(query.get('redirect_uri'))
    url.searchParams.set('state', query.get('state'))
    url.searchParams.set(name, value)
    return escaped(url.href)
  }
  return `<!doctype html><html lang="en"><title>GitHub</title><h1>Authorize Assay</h1>
    <p><a href="${back('code', code)}">Authorize</a> <a href="${back('error', 'access_denied')}">Cancel</a></p>`
}

/** Answers for one account until it is closed. */
export async function gitHub(login) {
  const challenges = new Map()
  const tokens = new Set()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://github')
    const body = request.method === 'GET' ? {} : await read(request)
    const json = (value) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(value))
    }
    if (pathname === '/login/oauth/authorize') {
      const code = `code-${challenges.size}`
      challenges.set(code, searchParams.get('code_challenge'))
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(consentPage(searchParams, code))
    } else if (pathname === '/login/oauth/access_token') {
      const proof = createHash('sha256').update(body.code_verifier).digest('base64url')
      if (challenges.get(body.code) !== proof) return json({ error: 'bad_verification_code' })
      challenges.delete(body.code)
      const token = `gho_${proof}`
      tokens.add(token)
      json({ access_token: token, scope: '', token_type: 'bearer' })
    } else if (request.method === 'DELETE') {
      tokens.delete(body.access_token)
      response.writeHead(204).end()
    } else if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', ''))) {
      response.writeHead(401).end()
    } else if (pathname === '/api/graphql') json({ data: graph(body, login) })
    else json(rest(pathname, login))
  })
  server.listen(modelPort, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { close, tokens }
}
