// When something goes wrong in the browser, and what it reports: stale files, uncaught
// errors, earlier service workers, page views, what the first picture needs.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { arrive, closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { takesFocus } from '../../lib/page/waits.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const LAZY = '**/assets/HowScored-*.js'
/** The only cache there is. */
const OURS = 'assay-offline-1'

/** Opens the home page and waits until the application has taken it over. */
async function openHome(page) {
  await page.goto('/')
  await arrive(page)
  await page.locator('#prerendered').waitFor({ state: 'detached' })
}

const toHowScored = (page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'How scores are made' }).click()

/** How often the page has been loaded as a whole. */
function loads(page) {
  const seen = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.push(request.url())
  })
  return seen
}

test('a lazy file that is gone reloads the page once, with a new version in the address', async () => {
  const { context, page, close } = await visitor()
  await openHome(page)
  const seen = loads(page)
  // However often the page that is open asks for it, it is gone.
  await context.route(LAZY, (route) => (seen.length === 0 ? route.abort() : route.continue()))
  await toHowScored(page)
  await page.getByRole('heading', { level: 1, name: 'How the score is made' }).waitFor()
  assert.equal(seen.length, 1, seen.join(' '))
  assert.match(new URL(page.url()).searchParams.get('v') ?? '', /^\d{13}$/)
  await close()
})

test('a file that stays away reloads no second time: the fallback says what happened', async () => {
  const { context, page, close } = await visitor()
  await openHome(page)
  const seen = loads(page)
  await context.route(LAZY, (route) => route.abort())
  await toHowScored(page)
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor()
  assert.equal(seen.length, 1, seen.join(' '))
  await close()
})

test('a file that a page asks for while it is open reloads it once, and leaves it open where it stays away', async () => {
  const { context, page, close } = await visitor()
  const asked = []
  await context.route('**/assets/firebase-*.js', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const seen = loads(page)
  await page.goto('/login')
  await eventually('the reload', () => seen.length === 2)
  await eventually('the second try', () => asked.length >= 2)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  assert.equal(seen.length, 2, seen.join(' '))
  assert.match(new URL(page.url()).searchParams.get('v') ?? '', /^\d{13}$/)
  await close()
})

test('an uncaught error shows the fallback, is reported without naming anybody, and Refresh loads again', async () => {
  const { context, page, close } = await visitor()
  await openHome(page)
  const broken = 'export default function Broken() { throw new Error("broken for ada@example.com"); }'
  await context.route(LAZY, (route) => route.fulfill({ contentType: 'text/javascript', body: broken }))
  const sent = page.waitForRequest('**/api/events/client-error')
  await toHowScored(page)
  const heading = page.getByRole('heading', { level: 1, name: 'Something went wrong' })
  await heading.waitFor()
  await takesFocus(heading, 'the heading')
  await page.getByText('broken for ada@example.com').waitFor()
  const report = (await sent).postDataJSON()
  assert.equal(report.message, 'Error: broken for [e-mail]')
  assert.match(report.release, /^index-/)
  assert.equal((await (await sent).response()).status(), 204)

  await context.unroute(LAZY)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('heading', { level: 1, name: 'How the score is made' }).waitFor()
  await close()
})

/** A page of the site that starts nothing: no application, no worker. */
const PLAIN = '/sw.js'

/** Every worker that the browser has for this site, by scope: the newest script of each. */
const workers = (page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return all.map(({ scope, installing, waiting, active }) => {
      // One that is just begun has no script yet.
      const script = (installing ?? waiting ?? active)?.scriptURL ?? ''
      return [new URL(scope).pathname, script.slice(location.origin.length)].join(' ')
    })
  })

test('every earlier service worker goes, and ours comes', async () => {
  const { page, problems, close } = await visitor({ realistic: true })
  await page.goto(PLAIN)
  await page.evaluate(async () => {
    const register = async (script, scope) => {
      const { installing } = await navigator.serviceWorker.register(script, { scope })
      await new Promise((done) => {
        installing.addEventListener('statechange', () => installing.state === 'activated' && done())
      })
    }
    await register('/sw.js?old', '/')
    await register('/sw.js?older', '/old/')
    await (await caches.open('old')).put('/kept', new Response('kept'))
  })
  assert.deepEqual((await workers(page)).sort(), ['/ /sw.js?old', '/old/ /sw.js?older'])
  await page.goto('/login')
  // When it takes over from one that is busy is the browser's to say.
  await eventually('the new worker', async () => (await workers(page)).join() === '/ /sw.js')
  const kept = () => page.evaluate(() => caches.keys())
  await eventually('only what ours keeps', async () => (await kept()).join() === OURS)
  assert.deepEqual(problems, [])
  await close()
})

test('each change of the path is counted by its pattern, and a reload of the same is one more', async () => {
  const { page, problems, close } = await visitor()
  const routes = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events/pageview')) routes.push(request.postDataJSON().route)
  })
  const first = page.waitForResponse('**/api/events/pageview')
  await page.goto('/candidate-auth/emeka-osei')
  assert.equal((await first).status(), 204)
  await page.getByRole('link', { name: 'Assay, home' }).click()
  await eventually('the second view', () => routes.length === 2)
  assert.deepEqual(routes, ['/candidate-auth/:referralCode?', '/'])
  assert.deepEqual(problems, [])
  await close()
})

test('the home page can be read and left without any script', async () => {
  const { page, close } = await visitor({ scripting: false })
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Hire on evidence.' }).waitFor()
  const bar = page.locator('#prerendered [data-account]')
  assert.ok(await bar.getByRole('link', { name: 'Log In' }).isVisible())
  await bar.getByRole('link', { name: 'Sign Up' }).click()
  await page.waitForURL('**/role-selection?tab=signup')
  await close()
})

test('with scripting Sign Up and Log In appear once no stored session was found', async () => {
  const { context, page, problems, close } = await visitor()
  let arrives = () => undefined
  const arrived = new Promise((resolve) => (arrives = resolve))
  await context.route('**/*.js', async (route) => {
    // What sets the theme comes before the first picture.
    if (!route.request().url().includes('first-theme')) await arrived
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'How scores are made' }).first().waitFor()
  const bar = page.locator('#prerendered [data-account]')
  const [signUp, logIn] = ['/role-selection?tab=signup', '/login'].map((path) => bar.locator(`a[href="${path}"]`))
  assert.deepEqual([await signUp.isVisible(), await logIn.isVisible()], [false, false])
  arrives()
  await signUp.waitFor()
  await logIn.waitFor()
  assert.equal(await page.locator('#root > *').count(), 0, 'the application has not started')
  assert.deepEqual(problems, [])
  await close()
})

test('the home page is there before its application, which starts at a touch and counts no view twice', async () => {
  const { page, problems, close } = await visitor({ realistic: true })
  const requests = []
  const views = []
  page.on('request', (request) => {
    requests.push(new URL(request.url()).pathname)
    if (request.url().endsWith('/api/events/pageview')) views.push(request.postDataJSON().route)
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const early = await page.evaluate(() => {
    const picture = performance.getEntriesByName('first-contentful-paint')[0].startTime
    const files = performance.getEntriesByType('resource').filter((file) => file.startTime < picture)
    return files.map((file) => new URL(file.name).pathname)
  })
  const scripts = early.filter((path) => path.endsWith('.js'))
  assert.ok(scripts.every((path) => /\/(boot|first-theme)-[\w-]+\.js$/.test(path)), `before the picture: ${scripts.join(' ')}`)
  assert.ok(await page.locator('#prerendered').isVisible())
  assert.equal(await page.locator('#root > *').count(), 0)
  assert.ok(requests.some((path) => /^\/assets\/index-[\w-]+\.js$/.test(path)), 'it is fetched at once')
  await eventually('the view', () => views.length === 1)

  await page.keyboard.press('Tab')
  await page.locator('#prerendered').waitFor({ state: 'detached' })
  await page.locator('#root h1').waitFor()
  await page.waitForLoadState('networkidle')
  assert.deepEqual(requests.filter((path) => /firebase/i.test(path)), [], 'the SDK of the sign-in')
  await toHowScored(page)
  await eventually('the second view', () => views.length === 2)
  assert.equal(views[0], '/')
  assert.notEqual(views[1], '/')
  assert.deepEqual(problems, [])
  await close()
})

/** A home page whose application never comes, and what it sends. */
async function untouched({ signedIn = false, ...options } = {}) {
  const person = await visitor(options)
  const sent = []
  person.page.on('request', (request) => sent.push([new URL(request.url()).pathname, request.postData()]))
  // A session wants the application at once: what it waits for must be on its way, or the page reloads for it.
  const away = signedIn ? () => undefined : (route) => route.abort()
  await person.context.route(/\/assets\/index-[\w-]+\.js$/, away)
  if (signedIn) await person.page.addInitScript(() => localStorage.setItem('assay.signedIn', '1'))
  await person.page.goto('/')
  await person.page.getByRole('heading', { level: 1, name: 'Hire on evidence.' }).waitFor()
  return { ...person, bodies: (path) => sent.filter(([at]) => at === path).map(([, body]) => body) }
}

test('an untouched home page counts its view, reports what breaks and gets its worker, without the application', async () => {
  const { page, bodies, close } = await untouched({ realistic: true })
  await eventually('the view', () => bodies('/api/events/pageview').length === 1)
  assert.deepEqual(bodies('/api/events/pageview'), ['{"route":"/"}'])
  await eventually('the worker', async () => (await workers(page)).join() === '/ /sw.js')
  await page.evaluate(() => void setTimeout(() => { throw new Error('broken at home') }))
  await eventually('the report', () => bodies('/api/events/client-error').length === 1)
  assert.match(bodies('/api/events/client-error')[0], /broken at home.*"route":"\/"/)
  assert.equal(await page.locator('#root > *').count(), 0)
  await close()
})

test('the home page shows nothing that depends on who looks before that is known', async () => {
  const known = await untouched({ signedIn: true })
  assert.equal(await known.page.getByRole('link', { name: /^(Log In|Sign Up)$/ }).count(), 0)
  await known.close()
  const stranger = await untouched()
  await stranger.page.getByRole('link', { name: 'Sign Up', exact: true }).first().waitFor()
  await stranger.close()
})

test('a button of the home page that is pressed before the application starts does its work', async () => {
  const { page, problems, close } = await visitor({ size: widths.phone })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: /log in/i }).waitFor()
  assert.deepEqual(problems, [])
  await close()
})

test('a code in the address starts the application without a touch', async () => {
  const { page, close } = await visitor()
  await page.goto('/?ref=emeka-osei')
  await page.locator('#root h1').waitFor()
  assert.equal(await page.evaluate(() => localStorage.getItem('assay.referralCode')), 'emeka-osei')
  await close()
})
