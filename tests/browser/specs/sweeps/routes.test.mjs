// A sweep over every path of the application's list, at both widths: where it leads, the page has one heading
// and no grave accessibility finding, also in the theme that it does not have, and fits.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { findings, findingsInOtherTheme } from '../../lib/page/axe.mjs'
import { arrive, closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { returning } from '../../lib/people.mjs'
import { sampled } from '../../lib/sample.mjs'
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

test('the list is that of the application', () => assert.ok(patterns.length > 80, patterns.length))

for (const [turn, [label, size]] of Object.entries(widths).entries()) {
  for (const who of [null, ...personas.map(([name]) => name)]) {
    test(`every page of ${who ?? 'a visitor'} on a ${label} is accessible and fits`, async () => {
      const person = who ? await returning(who, { size }) : await visitor({ size })
      // What the addresses name does not exist.
      expects(person.page, 404, /\/(a-[a-z]+|ABCDE23456)(\/|$)/)
      expects(person.page, 400, /\/set-referral-code$/)
      const wrong = []
      for (const pattern of sampled(patterns.filter((one) => whoSees(one) === who), 2 * turn)) {
        const { page } = person
        await page.goto(address(pattern))
        await arrive(page)
        await page.locator('#root h1').first().waitFor()
        const there = new URL(page.url()).pathname
        if (there !== (leads[pattern] ?? address(pattern))) wrong.push(`${pattern} leads to ${there}`)
        const found = [...(await findings(page)), ...(await findingsInOtherTheme(page))]
        for (const finding of found) wrong.push(`${pattern}: ${finding}`)
        // A prompt in front of the page hides it from roles, not from the document.
        const headings = await page.locator('#root h1').count()
        if (headings !== 1) wrong.push(`${pattern}: ${headings} first headings`)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        if (wide > size.width) wrong.push(`${pattern}: ${wide} px wide on ${size.width} px`)
      }
      assert.deepEqual(wrong, [])
      assert.deepEqual(person.problems, [])
      await person.close()
    })
  }
}
