// A scenario: read without an account, then its tasks one after the other, with a program that forgets the first task.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { chooseLanguage, write } from '../../lib/acts/attempt.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { emails, logIn } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const SCENARIO = '/codebrainv1/multi_task/aerial_planning'
const solution = readFileSync(
  new URL('../../../../scenarios/aerial_planning/aerial-fleet/submissions/accepted/solution.py', import.meta.url),
  'utf8',
)

const task = (page, name) => page.getByRole('navigation', { name: 'Tasks' }).getByRole('button', { name })

/** Submits what is in the editor and waits for what comes of it. */
async function submitted(page, verdict) {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText(verdict).first().waitFor({ timeout: 120_000 })
}

test('a scenario is read without an account, and its tasks are solved one after the other with the earlier tests run again', async () => {
  // Its short address leads to it, on a phone, which it fits.
  const { page, problems, close } = await visitor({ size: widths.phone })
  await page.goto('/codebrainv1/aerial_planning')
  await page.waitForURL((url) => url.pathname === SCENARIO)
  await page.getByRole('heading', { level: 2, name: 'Read the map' }).waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  assert.ok(wide <= 0, `${wide} px too wide`)

  await page.setViewportSize(widths.desktop)
  await page.getByRole('heading', { level: 1, name: 'Aerial planning' }).waitFor()
  assert.equal(await task(page, /The cheapest way/).getAttribute('aria-disabled'), 'true')
  await assertAccessible(page, 'a scenario, signed out')
  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, emails.candidate)
  await page.waitForURL((url) => url.pathname === SCENARIO)

  await chooseLanguage(page, /^Python/)
  await write(page, solution)
  await submitted(page, /100 of 100 points/)
  await task(page, /Read the map Accepted, 15 of 15/).waitFor()
  await page.getByText('15 of 100 points').waitFor()

  await task(page, /The cheapest way/).click()
  await page.getByRole('heading', { level: 2, name: 'The cheapest way' }).waitFor()
  await page.getByRole('button', { name: /^Run samples/ }).click()
  await page.getByText('2 of 2 passed').first().waitFor({ timeout: 60_000 })
  await page.getByRole('tab', { name: 'Flight' }).click()
  await page.getByText('Minute 0 of 7').waitFor()
  await page.getByRole('button', { name: 'One move forward' }).click()
  await page.getByText('Minute 2 of 7').waitFor()
  await page.getByText('Table of the moves').click()
  await page.getByRole('cell', { name: 'south' }).waitFor()
  await assertAccessible(page, 'a flight')

  await write(page, solution.replace('"map": solve_map, ', ''))
  await submitted(page, /100 of 100 points/)
  await page.getByRole('tab', { name: 'Regression' }).click()
  const again = page.getByRole('list', { name: 'Regression' })
  await again.getByText('Read the map').waitFor()
  await again.getByText('0 of 100 points').waitFor({ timeout: 120_000 })
  await task(page, /Read the map Accepted, 15 of 15/).waitFor()
  await task(page, /The cheapest way Accepted, 25 of 25/).waitFor()
  await page.getByText('40 of 100 points').waitFor()

  await task(page, /Survey every cell/).click()
  await page.getByRole('button', { name: 'Skip (keep points so far)' }).click()
  await page.getByRole('heading', { level: 2, name: 'A fleet without collisions' }).waitFor()
  await task(page, /Survey every cell Skipped/).waitFor()
  await page.getByRole('tab', { name: 'Submissions' }).click()
  await page.getByText('Nothing has been submitted for this task yet.').waitFor()
  assert.deepEqual(problems, [])
  await close()
})
