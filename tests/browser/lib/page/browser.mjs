// One browser a process, one context a person, and a record of everything that went wrong in it.
import assert from 'node:assert/strict'
import { chromium } from './packages.mjs'
import { isExpected, refusalIn } from './refusals.mjs'
import { baseUrl, chromiumPath, widths } from '../settings.mjs'

/** As root in a container Chromium's own sandbox cannot start; it visits only our own server. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same, where WebGL is drawn by the processor. */
export const DRAWING = [
  ...FLAGS.filter((flag) => flag !== '--disable-gpu'),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

let launching

/** The browser of this process, one also where several people come at once. */
const launched = () => (launching ??= chromium.launch({ executablePath: chromiumPath, args: FLAGS }))

/** Closes it; a spec file calls this at its end. */
export async function closeBrowser() {
  await (await launching)?.close()
  launching = undefined
}

/**
 * A person with a browser profile of their own, and with `touch` a screen that takes taps.
 * `problems` fills with what no visitor may ever cause: console errors, refusals that the spec does not
 * expect, uncaught exceptions, violations of the content security policy, and requests to other hosts.
 * `close()` fails where a refusal is left in it.
 *
 * The browser knows no service workers and its user asks for less motion, unless the visitor is `realistic`: a worker
 * loads each file of each new profile once more, and what pulses is drawn sixty times a second.
 */
export async function visitor({ size = widths.desktop, touch = false, scripting = true, realistic = false, ...more } = {}) {
  const reducedMotion = realistic ? 'no-preference' : 'reduce'
  const own = { viewport: size, hasTouch: touch, javaScriptEnabled: scripting, reducedMotion }
  const context = await (await launched()).newContext({ ...own, baseURL: baseUrl, locale: 'en-GB', ...more })
  if (!realistic) await context.addInitScript(() => delete Navigator.prototype.serviceWorker)
  return watched(context, await context.newPage())
}

/** The same with a browser of their own, whose profile is in this folder and outlives it. */
export async function ownBrowser(folder, { size = widths.desktop, flags = FLAGS } = {}) {
  const options = {
    viewport: size,
    baseURL: baseUrl,
    locale: 'en-GB',
    executablePath: chromiumPath,
    args: flags,
  }
  const context = await chromium.launchPersistentContext(folder, options)
  return watched(context, context.pages()[0] ?? (await context.newPage()))
}

/** From now on the profile takes no file from its HTTP cache: what is there without a network was kept on purpose. */
export async function withoutHttpCache(context) {
  await context.route(/^nowhere:/, (route) => route.continue())
}

async function watched(context, page) {
  const problems = []
  await collectPolicyViolations(context, problems)
  context.on('page', (opened) => watch(opened, problems))
  watch(page, problems)
  const close = async () => {
    await context.close()
    assert.deepEqual(
      problems.filter((problem) => problem.startsWith('answered ')),
      [],
    )
  }
  return { context, page, problems, close }
}

/** Somebody is at the page: the home page starts its application then. */
export async function arrive(page) {
  await page.mouse.move(9, 9)
  await page.mouse.move(10, 10)
}

function watch(page, problems) {
  page.on('pageerror', (error) => {
    if (page.url().startsWith(baseUrl)) problems.push(`uncaught: ${error.message}`)
  })
  page.on('console', (message) => {
    if (message.type() !== 'error' || !page.url().startsWith(baseUrl)) return
    if (isExpected(page, message)) return
    const { url } = message.location()
    const status = refusalIn(message)
    problems.push(status ? `answered ${status}: ${url}` : `console: ${message.text()} (${url})`)
  })
  page.on('request', (request) => {
    if (isOurPage(request) && isOutside(request.url()) && !GOOGLE_FRAMES.test(request.url())) {
      problems.push(`request to another host: ${request.url()}`)
    }
  })
}

/** Asked for by the identity SDK when somebody signs in with Google, and at no other time. */
const GOOGLE_FRAMES = /^https:\/\/apis\.google\.com\/js\/api\.js/

/** The emulator's window has pages of its own, with parts from elsewhere. */
function isOurPage(request) {
  return request.isNavigationRequest() || request.frame().url().startsWith(baseUrl)
}

function isOutside(url) {
  const { protocol, hostname } = new URL(url)
  return protocol.startsWith('http') && hostname !== '127.0.0.1' && hostname !== 'localhost'
}

async function collectPolicyViolations(context, problems) {
  await context.exposeFunction('__policyViolation', (text) => problems.push(`content policy: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.__policyViolation(`${event.violatedDirective} blocked ${event.blockedURI || 'inline'}`)
    })
  })
}
