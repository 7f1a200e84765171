// The scenario of an API: a second task that breaks the first, runs as a table, by keyboard and on a phone.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { chooseLanguage, write } from '../../lib/acts/attempt.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { emails, logIn } from '../../lib/people.mjs'
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

test('a submit for the second task that breaks the first shows it, and the best of each is kept', async () => {
  const { page, problems, close } = await visitor({ size: widths.desktop })
  await page.goto('/codebrainv1?type=multi_task')
  for (const name of [/Aerial planning/, /Late events/]) await page.getByRole('link', { name }).waitFor()
  await page.getByRole('link', { name: /An API that grows/ }).click()
  await page.waitForURL((url) => url.pathname === SCENARIO)
  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, emails.candidate)
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
  const table = page.getByRole('region', { name: 'What the program printed, as a table' })
  await table.getByRole('row', { name: /GET \/parts\?limit=2 200/ }).waitFor()
  await table.getByText('next: /parts?limit=2&after=2').waitFor()
  await assertAccessible(page, 'a run as a table')

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

for (const [slug, first, last, seen] of [
  ['growing_api', 'Parts', 'api-versions', /GET \/parts\/1 404/],
  ['late_events', 'Read the events', 'late-restart', /id=a17/],
]) {
  test(`the scenario ${slug} fits a phone with its table`, async () => {
    const { page, problems, close } = await visitor({ size: widths.phone })
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await page.goto(address(slug))
    await page.getByRole('heading', { level: 2, name: first }).waitFor()
    assert.ok((await wide()) <= 0, 'the statement is too wide')
    await page.getByRole('link', { name: 'Log in' }).click()
    await logIn(page, emails.partner)
    await page.waitForURL((url) => url.pathname === address(slug))
    const parts = page.getByRole('group', { name: 'Parts of the workspace' })
    await parts.getByRole('button', { name: 'Code' }).click()
    await chooseLanguage(page, /^Python/)
    await write(page, program(slug, last))
    await page.getByRole('button', { name: /^Run samples/ }).click()
    await page.getByText('2 of 2 passed').first().waitFor({ timeout: 60_000 })
    await parts.getByRole('button', { name: 'Tests' }).click()
    await page.getByRole('tab', { name: 'Run as a table' }).click()
    await page.getByRole('row', { name: seen }).waitFor()
    assert.ok((await wide()) <= 0, 'the table is too wide')
    await assertAccessible(page, 'a run as a table, on a phone')
    assert.deepEqual(problems, [])
    await close()
  })
}
