// A sweep over every path of the application's list that is no screen of `screens.mjs`, at both widths: where it leads,
// the page has one heading and no grave accessibility finding, also in the theme that it does not have, and fits.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { arrive, closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { faultsByWidth } from '../../lib/page/looks.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { returning } from '../../lib/people.mjs'
import { sampled } from '../../lib/sample.mjs'
import { screens } from '../../lib/screens.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const source = readFileSync(new URL('../../../../frontend/src/facts/paths.ts', import.meta.url), 'utf8')
const list = source.slice(source.indexOf('export const paths = {'), source.indexOf('} as const'))
const patterns = [...list.matchAll(/'(\/[^']*)'/g)].map((match) => match[1])

/** An address of a pattern; what it names does not exist. */
const address = (pattern) =>
  pattern
    .replaceAll(/:(code|first)\b\??/g, 'ABCDE23456')
    .replaceAll(/:(\w+)\??/g, (_, name) => `a-${name.toLowerCase()}`)
    .replace('/*', '')

/** Where the paths lead that only send on, or name a step that is none; every other stays as it is. */
const leads = {
  '/signup': '/role-selection',
  '/candidate-signup/:referralCode?': '/candidate-auth/a-referralcode',
  '/student-signup/:referralCode?': '/candidate-auth/a-referralcode',
  '/student-auth/*': '/candidate-auth',
  '/candidate-auth/step/:stepNumber': '/candidate-auth',
  '/candidate-auth/:referralCode/step/:stepNumber': '/candidate-auth/a-referralcode',
  // Who is signed out has no address to confirm.
  '/confirm-email': '/login',
  '/ai-assessment/:code': '/codebrainv1',
  '/codebrainv1/aerial_planning': '/codebrainv1/multi_task/aerial_planning',
  '/client-dashboard': '/client-dashboard/home',
  '/partner-dashboard': '/partner-dashboard/overview',
  '/admin-dashboard': '/admin-dashboard/home',
  '/account': '/account/profile',
}

const personas = [
  ['company', /^\/(client-dashboard|problem-builder-v2\/|companies\/(?!.*\/apply$))/],
  ['admin', /^\/admin-dashboard/],
  ['partner', /^\/partner-dashboard/],
  ['staff', /^\/billing-dashboard/],
  ['candidate', /^\/(dashboard|partner-assessments|account|complete-profile|report|codebrain|companies\/.*\/apply$)/],
]
const whoSees = (pattern) => personas.find(([, paths]) => paths.test(pattern))?.[0] ?? null

/**
 * The sweep over the screens opens this path for the same person, and looks at the same. The home page it sees before
 * the application has started.
 */
const isScreen = (pattern) =>
  pattern !== '/' && screens.some(({ who, open }) => open.path === pattern && who === whoSees(pattern))

test('the list is that of the application', () => assert.ok(patterns.length > 80, patterns.length))

/** Goes through the paths of this person, and answers what is wrong with their pages at each width. */
async function walk(who) {
  const options = { size: widths.phone }
  const { page, problems, close } = who ? await returning(who, options) : await visitor(options)
  // What the addresses name does not exist.
  expects(page, 404, /\/(a-[a-z]+|ABCDE23456)(\/|$)/)
  expects(page, 400, /\/set-referral-code$/)
  const wrong = { phone: [], desktop: [] }
  for (const pattern of sampled(patterns.filter((one) => whoSees(one) === who && !isScreen(one)))) {
    await page.setViewportSize(widths.phone)
    await page.goto(address(pattern))
    await arrive(page)
    await page.locator('#root h1').first().waitFor()
    const there = new URL(page.url()).pathname
    const faults = await faultsByWidth(page)
    for (const [label, found] of Object.entries(faults)) {
      if (there !== (leads[pattern] ?? address(pattern))) wrong[label].push(`${pattern} leads to ${there}`)
      for (const fault of found) wrong[label].push(`${pattern}: ${fault}`)
    }
  }
  await close()
  return { ...wrong, problems }
}

for (const who of [null, ...personas.map(([name]) => name)]) {
  let walking
  for (const label of Object.keys(widths)) {
    test(`every page of ${who ?? 'a visitor'} on a ${label} is accessible and fits`, async () => {
      const { problems, ...wrong } = await (walking ??= walk(who))
      assert.deepEqual(wrong[label], [])
      assert.deepEqual(problems, [])
    })
  }
}
