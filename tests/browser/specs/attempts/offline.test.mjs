// Without a network: the page stays, the workspace comes back after a reload, nothing is lost.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  codeIn,
  editor,
  finishButton,
  forgetDrafts,
  saved,
  startedAttempt,
  write,
} from '../../lib/acts/attempt.mjs'
import { closeBrowser, withoutHttpCache } from '../../lib/page/browser.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { returning } from '../../lib/people.mjs'
import { baseUrl } from '../../lib/settings.mjs'

after(closeBrowser)

/** Every address that is kept in this browser's caches. */
const keptIn = (page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })

/** Waits until the worker keeps the empty page and every file that the page has loaded. */
const readyForOffline = (page) =>
  eventually('the kept files', async () => {
    const kept = await keptIn(page)
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    const files = loaded.filter((path) => path.startsWith('/assets/'))
    return kept.includes('/shell') && files.every((path) => kept.includes(path))
  })

const nonceOf = (page) => page.locator('meta[name="csp-nonce"]').getAttribute('content')

/** What a browser itself reports of each call that finds no network. */
const ownProblems = (problems) =>
  problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed/.test(problem))

test('a section that is not loaded yet keeps the page, says so, and opens when the network is back', async () => {
  const { context, page, problems, close } = await returning('candidate', { realistic: true })
  await withoutHttpCache(context)
  await page.goto('/dashboard')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  await readyForOffline(page)
  const before = await heading.innerText()
  const loads = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))

  await context.setOffline(true)
  const strip = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await strip.waitFor()
  await page.getByRole('link', { name: 'Account settings' }).first().click()
  await strip.getByText('opens as soon as the connection is back').waitFor()
  assert.equal(await heading.innerText(), before)
  await strip.getByRole('button', { name: 'Retry' }).click()
  await strip.getByRole('button', { name: 'Retry' }).waitFor()
  assert.equal(await heading.innerText(), before)

  await context.setOffline(false)
  await page.waitForURL((url) => url.pathname.startsWith('/account/'))
  await strip.waitFor({ state: 'detached' })
  // Chromium 148 remembers a module that it could not fetch until the page is loaded again, which the page then does itself.
  assert.ok(loads.length <= 1, `the page is loaded as a whole once at most: ${loads}`)
  assert.deepEqual(ownProblems(problems), [])
  await close()
})

test('an attempt comes back after a reload without a network, and what is typed there is saved later', async () => {
  const { context, page, address, problems, close } = await startedAttempt({ realistic: true })
  await withoutHttpCache(context)
  await page.goto(address)
  await finishButton(page).waitFor()
  await write(page, 'print(1)')
  await saved(page).waitFor()
  await readyForOffline(page)

  await context.setOffline(true)
  await write(page, 'print(2)')
  await page.getByRole('banner').getByText('Offline, still saving here').waitFor()
  page.on('dialog', (dialog) => dialog.accept())
  const response = await page.reload()
  await finishButton(page).waitFor()
  assert.equal(response.fromServiceWorker(), true)
  const policy = (await response.allHeaders())['content-security-policy']
  assert.ok(policy.includes(`'nonce-${await nonceOf(page)}'`), 'the kept policy names the kept nonce')
  assert.equal(await codeIn(page), 'print(2)')
  await write(page, 'print(3)')
  assert.ok(await page.getByRole('timer').isVisible())
  await page.getByRole('banner').getByText('Offline, still saving here').waitFor()
  await page.reload()
  await finishButton(page).waitFor()
  assert.equal(await codeIn(page), 'print(3)', 'also after a second reload')

  await context.setOffline(false)
  await page.getByText('Delivered: your offline changes are saved.').waitFor()
  await saved(page).waitFor()
  await forgetDrafts(page)
  await page.reload()
  await page.getByRole('button', { name: 'Take over here' }).click()
  await editor(page).waitFor()
  assert.equal(await codeIn(page), 'print(3)', 'the server has it')
  assert.deepEqual(ownProblems(problems), [])
  await close()
})

/** Somebody at their dashboard, who then logs out. */
let leaving

test('while the server answers, every page comes from it, and nothing of a person is kept in a cache', async () => {
  leaving = await returning('candidate', { realistic: true })
  const { page, problems } = leaving
  await page.goto('/dashboard')
  await readyForOffline(page)
  const nonces = []
  for (let load = 0; load < 2; load += 1) {
    await page.reload()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    nonces.push(await nonceOf(page))
  }
  assert.equal(new Set(nonces).size, 2, 'each answer has a nonce of its own')
  const shell = await page.evaluate(async () => (await caches.match('/shell')).text())
  assert.ok(nonces.every((nonce) => !shell.includes(nonce)))
  const kept = await keptIn(page)
  assert.deepEqual(
    kept.filter((path) => path !== '/shell' && !path.startsWith('/assets/')),
    [],
  )
  assert.deepEqual(problems, [])
})

test('what was kept for a person goes when that person logs out', async () => {
  const { page, problems, close } = leaving
  const names = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('assay.kept.')))
  assert.equal((await names()).length, 1)
  await page
    .getByRole('button', { name: /Logout|Log out/ })
    .first()
    .click()
  await page.waitForURL(`${baseUrl}/`)
  assert.deepEqual(await names(), [])
  assert.deepEqual(problems, [])
  await close()
})
