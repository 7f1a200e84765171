// What holds a session: the token, the guards, the start.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { arrive, closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { arrivesAt, emails, logIn, returning } from '../../lib/people.mjs'

after(closeBrowser)

const refusal = { status: 401, contentType: 'application/problem+json', json: { status: 401, code: 'invalid_token' } }
const OVERVIEW = '**/api/companies/me/overview'

test('a token that is refused is replaced once, for all calls that wait, and nobody notices', async () => {
  const { page, context, problems, close } = await returning('company')
  const tokens = []
  let refreshes = 0
  expects(page, 401, /\/overview$/)
  await context.route(/\/v1\/token/, (route) => {
    refreshes += 1
    return route.continue()
  })
  await context.route(OVERVIEW, (route) => {
    tokens.push(route.request().headers().authorization)
    return tokens.length === 1 ? route.fulfill(refusal) : route.continue()
  })
  await page.goto('/client-dashboard/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await eventually('the call again', () => tokens.length === 2)
  await page.waitForLoadState('networkidle')
  // Two tokens of one second are alike in the emulator, so it is the refresh that is counted.
  assert.equal(tokens.length, 2)
  assert.equal(refreshes, 1)
  assert.equal(new URL(page.url()).pathname, '/client-dashboard/home')
  assert.deepEqual(problems, [])
  await close()
})

test('a token that cannot be replaced leads to the log-in page, from where one comes back', async () => {
  const { page, context, close } = await returning('company')
  const expired = {
    status: 400,
    headers: { 'access-control-allow-origin': '*' },
    json: { error: { code: 400, message: 'TOKEN_EXPIRED' } },
  }
  expects(page, 401, /\/overview$/)
  expects(page, 400, /\/v1\/token$/)
  await context.route(OVERVIEW, (route) => route.fulfill(refusal))
  await context.route(/\/v1\/token/, (route) => route.fulfill(expired))
  // The page may leave before it has loaded.
  await page.goto('/client-dashboard/home', { waitUntil: 'commit' })
  await page.waitForURL('**/login?next=**')
  await page.getByRole('button', { name: 'Log In', exact: true }).waitFor()
  await context.unroute(OVERVIEW)
  await context.unroute(/\/v1\/token/)
  await logIn(page, emails.company)
  await arrivesAt(page, '/client-dashboard/home')
  await close()
})

test('a token that cannot be replaced while the provider is away does not make the log-in page reload for ever', async () => {
  const { page, context, close } = await returning('company')
  let loads = 0
  expects(page, 401, /^\/api\/(auth\/user|companies)/)
  page.on('load', () => (loads += 1))
  await context.route(/\/api\/(auth\/user|companies)/, (route) => route.fulfill(refusal))
  await context.route(/\/v1\/token/, (route) => route.abort())
  // The page may leave before it has loaded.
  await page.goto('/client-dashboard/home', { waitUntil: 'commit' })
  await page.waitForURL('**/login?next=**')
  await page.getByRole('button', { name: 'Log In', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  assert.ok(loads <= 3, `the page was loaded ${loads} times`)
  await close()
})

test('a page that needs an account sends to the log-in page and back', async () => {
  const { page, problems, close } = await visitor()
  await page.goto('/client-dashboard/assessment')
  await page.waitForURL('**/login?next=**')
  await logIn(page, emails.company)
  await arrivesAt(page, '/client-dashboard/assessment')
  assert.deepEqual(problems, [])
  await close()
})

test('a first visit fetches nothing of the identity service', async () => {
  const { page, context, close } = await visitor()
  const asked = []
  context.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await arrive(page)
  await page.locator('#root').getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const identity = asked.filter((url) => /firebase|identitytoolkit|securetoken|apis\.google/.test(url))
  assert.deepEqual(identity, [])
  await close()
})

/** Where each is sent, from a page that is others' and from the log-in page. Each at each: frontend/src/app/routes/walk.test.ts. */
const SENT = {
  candidate: { '/client-dashboard/home': '/dashboard', '/admin-dashboard/settings': '/dashboard', '/login': '/dashboard', '/nowhere': '/' },
  company: { '/dashboard': '/client-dashboard/home', '/admin-dashboard/settings': '/client-dashboard/home' },
  partner: { '/client-dashboard/home': '/partner-dashboard/overview', '/admin-dashboard/settings': '/partner-dashboard/overview', '/dashboard': '/dashboard' },
  admin: { '/dashboard': '/admin-dashboard/home', '/client-dashboard/home': '/admin-dashboard/home' },
}

for (const [who, sent] of Object.entries(SENT)) {
  test(`every dashboard sends the ${who} where the ${who} belongs`, async () => {
    const { page, problems, close } = await returning(who)
    for (const [path, leads] of Object.entries(sent)) {
      await page.goto(path)
      await arrivesAt(page, leads)
      // What the page asks for must have been answered, or a refusal is not seen.
      await page.waitForLoadState('networkidle')
    }
    assert.deepEqual(problems, [])
    await close()
  })
}
