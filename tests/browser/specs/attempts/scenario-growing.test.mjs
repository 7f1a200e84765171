// The scenario of an API: a second task that breaks the first, runs as a table, by keyboard and on a phone.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { chooseLanguage, write } from '../../lib/acts/attempt.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const address = (slug) => `/codebrainv1/multi_task/${slug}`
const SCENARIO = address('growing_api')
const program = (slug, task) =>
  readFileSync(
    new URL(`../../../../scenarios/${slug}/${task}/submissions/accepted/solution.py`, import.meta.url),
    'utf8',
  )
const solution = program('growing_api', 'api-versions')
const CRUD = '    "crud": lambda lines: solve_in_order(lines, 1),\n'

const task = (page, name) => page.getByRole('navigation', { name: 'Tasks' }).getByRole('button', { name })

async function submitted(page) {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('100 of 100 points').first().waitFor({ timeout: 120_000 })
}

const part = (page, name) =>
  page.getByRole('group', { name: 'Parts of the workspace' }).getByRole('button', { name })

async function fits(page, what) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  assert.ok(wide <= 0, `${what} is ${wide} px too wide`)
}

/** The table of a run, in which this row stands, on a phone. */
async function tableFits(page, row) {
  await part(page, 'Tests').click()
  await page.getByRole('row', { name: row }).waitFor()
  await fits(page, 'the table')
  await assertAccessible(page, 'a run as a table, on a phone')
}

test('a submit for the second task that breaks the first shows it, and the best of each is kept', async () => {
  const { page, problems, close } = await returning('candidate')
  await page.goto('/codebrainv1?type=multi_task')
  for (const name of [/Aerial planning/, /Late events/]) await page.getByRole('link', { name }).waitFor()
  await page.getByRole('link', { name: /An API that grows/ }).click()
  await page.waitForURL((url) => url.pathname === SCENARIO)
  await chooseLanguage(page, /^Python/)
  assert.ok(solution.includes(CRUD))
  await write(page, solution)
  await submitted(page)
  await task(page, /Parts Accepted, 20 of 20/).waitFor()

  // To the second task and to the table by keyboard alone.
  await task(page, /Pages and versions of parts/).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Pages and versions of parts' }).waitFor()
  await page.getByRole('button', { name: /^Run samples/ }).click()
  await page.getByText('2 of 2 passed').first().waitFor({ timeout: 60_000 })
  const tab = page.getByRole('tab', { name: 'Run as a table' })
  await tab.focus()
  await page.keyboard.press('Enter')
  const table = page.getByRole('region', { name: 'The program’s output as a table' })
  await table.getByRole('row', { name: /GET \/parts\?limit=2 200/ }).waitFor()
  await table.getByText('next: /parts?limit=2&after=2').waitFor()
  await assertAccessible(page, 'a run as a table')
  await page.setViewportSize(widths.phone)
  await tableFits(page, /GET \/parts\?limit=2 200/)
  await page.setViewportSize(widths.desktop)

  await write(page, solution.replace(CRUD, ''))
  await submitted(page)
  await page.getByRole('tab', { name: 'Regression' }).click()
  const again = page.getByRole('list', { name: 'Regression' })
  await again.getByText('Parts').waitFor()
  await again.getByText('0 of 100 points').waitFor({ timeout: 120_000 })
  await task(page, /Parts Accepted, 20 of 20/).waitFor()
  await task(page, /Pages and versions of parts Accepted, 25 of 25/).waitFor()
  await page.getByText('45 of 100 points').waitFor()
  assert.deepEqual(problems, [])
  await close()
})

test('the scenario late_events fits a phone with its table', async () => {
  const { page, problems, close } = await returning('candidate', { size: widths.phone })
  await page.goto(address('late_events'))
  await page.getByRole('heading', { level: 2, name: 'Read the events' }).waitFor()
  await fits(page, 'the statement')
  await part(page, 'Code').click()
  await chooseLanguage(page, /^Python/)
  await write(page, program('late_events', 'late-restart'))
  await page.getByRole('button', { name: /^Run samples/ }).click()
  await page.getByText('2 of 2 passed').first().waitFor({ timeout: 60_000 })
  await page.getByRole('tab', { name: 'Run as a table' }).click()
  await tableFits(page, /id=a17/)
  assert.deepEqual(problems, [])
  await close()
})
