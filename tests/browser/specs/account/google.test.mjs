// Google: the window in a browser of one's own, the page inside other apps and where windows are blocked.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { continueWithGoogle, googleVisitor, makeUpAccount } from '../../lib/page/google.mjs'
import { arrivesAt, takeUsername } from '../../lib/people.mjs'

after(closeBrowser)

const IN_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.30'

test('a Google account signs in through a window of 500 by 600', async () => {
  const { page, context, problems, close } = await googleVisitor()
  await context.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...given) => {
      window.__features = given[2]
      return open(...given)
    }
  })
  await page.goto('/candidate-auth')
  await continueWithGoogle(page)
  await arrivesAt(page, '/candidate-auth/step/3')
  const features = await page.evaluate(() => window.__features)
  assert.match(features, /width=500(,|$)/)
  assert.match(features, /height=600(,|$)/)
  await takeUsername(page)
  await page.waitForURL((url) => !url.pathname.endsWith('/step/3'))
  assert.deepEqual(problems, [])
  await close()
})

test('a window that is closed again is no error', async () => {
  const { page, close } = await googleVisitor()
  await page.goto('/login')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const window = await opened
  await window.locator('#add-account-button').waitFor()
  await window.close()
  const closed = Date.now()
  const button = page.getByRole('button', { name: 'Continue with Google' })
  await button.and(page.locator(':not([aria-busy])')).waitFor()
  await page.getByRole('status').filter({ hasText: 'You closed Google’s window' }).waitFor()
  // The SDK looks every two seconds, and then leaves a window that answers late eight more.
  const noticed = Date.now() - closed
  assert.ok(noticed > 7_500 && noticed < 20_000, `noticed after ${noticed} ms`)
  assert.equal(await page.getByRole('main').getByRole('alert').count(), 0)
  await close()
})

test('where windows are blocked, Google’s page is offered in place', async () => {
  const { page, context, close } = await googleVisitor()
  await context.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/candidate-auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByText('Your browser blocked the window. Continue here instead.').waitFor()
  await page.getByRole('button', { name: 'Continue here instead' }).click()
  await makeUpAccount(page)
  await arrivesAt(page, '/candidate-auth/step/3')
  await close()
})

test('inside another app Google’s page opens in place and its answer is read at the start', async () => {
  const { page, problems, close } = await googleVisitor({ userAgent: IN_APP })
  await page.goto('/candidate-auth')
  await page.getByText('Google opens here and brings you back.').waitFor()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await makeUpAccount(page)
  await arrivesAt(page, '/candidate-auth/step/3')
  assert.deepEqual(problems, [])
  await close()
})

test('a company that comes back from Google’s page is registered as a company', async () => {
  const { page, close } = await googleVisitor({ userAgent: IN_APP })
  await page.goto('/company-auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await makeUpAccount(page)
  await page.waitForURL((url) => /^\/(client-dashboard|company-signup)/.test(url.pathname))
  await close()
})
