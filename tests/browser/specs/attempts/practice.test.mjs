// Practice: read without an account, log in with the draft kept, a wrong answer first, history, difference, filters.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { chooseLanguage, codeIn, invitation, saved, write } from '../../lib/acts/attempt.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { emails, logIn, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const PROBLEM = '/codebrainv1/maskedlog'
const solution = (name, problem = 'maskedlog') =>
  readFileSync(new URL(`../../../../problems/${problem}/submissions/accepted/${name}`, import.meta.url), 'utf8')

const submit = (page) => page.getByRole('button', { name: 'Submit', exact: true })
const shows = (page, code) => eventually(`the code ${code}`, async () => (await codeIn(page)) === code)

/** Submits what is in the editor and waits for the verdict. */
async function submitted(page, verdict) {
  await submit(page).click()
  await page.getByText(verdict).first().waitFor({ timeout: 60_000 })
}

test('a problem is read, written and run on its samples without an account, and solved after the log-in with the draft still there', async () => {
  const { page: reader, problems, close } = await visitor({ size: widths.desktop })
  await reader.goto('/codebrainv1?q=secrets')
  await reader.getByRole('link', { name: /Secrets in logs/ }).click()
  await reader.getByRole('heading', { level: 1, name: 'Secrets in logs' }).waitFor()
  await reader.getByText('kept in this browser only').waitFor()
  await assertAccessible(reader, 'a problem of practice, signed out')
  await chooseLanguage(reader, /^Python/)
  await write(reader, solution('solution.py'))
  await reader.getByRole('button', { name: /^Run samples/ }).click()
  await reader.getByText('2 of 2 passed').filter({ visible: true }).first().waitFor({ timeout: 60_000 })
  await write(reader, 'print("no such line")')
  await submit(reader).click()
  const ask = reader.getByRole('alertdialog')
  await ask.getByText('Log in to submit').waitFor()
  await ask.getByRole('button', { name: 'Log in' }).click()
  await reader.waitForURL((url) => url.pathname === '/login')
  await logIn(reader, emails.candidate)
  await reader.waitForURL((url) => url.pathname === PROBLEM)
  await shows(reader, 'print("no such line")')
  await saved(reader).waitFor()

  await submitted(reader, /0 of 100 points/)
  assert.equal(await reader.getByRole('tab', { name: 'Model solution' }).count(), 0)
  await write(reader, solution('solution.py'))
  await submitted(reader, /100 of 100 points/)
  await reader.getByText(/Accepted at submission 2/).waitFor()
  await reader.getByRole('link', { name: 'Next problem' }).waitFor()
  await reader.getByRole('tab', { name: 'Model solution' }).click()
  await reader.getByText('How the author solved it.').waitFor()
  await assertAccessible(reader, 'a model solution')

  await reader.getByRole('tab', { name: 'Submissions' }).click()
  await reader.getByText('Best: 100 of 100').waitFor()
  await reader.getByRole('button', { name: 'Compare two' }).click()
  const dialog = reader.getByRole('dialog', { name: 'Compare two submissions' })
  await dialog.getByText('removed: ').first().waitFor()
  await dialog.getByText('print("no such line")').waitFor()
  await assertAccessible(reader, 'the difference of two submissions')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await reader.goto('/codebrainv1?status=solved')
  const list = reader.getByRole('list', { name: 'Problems to practise' })
  await list.getByText('Your best: 100 of 100').waitFor()
  assert.equal(await list.getByRole('listitem').count(), 1)
  assert.deepEqual(problems, [])
  await close()
})

test('the address holds the filters of the catalogue, and an unknown problem leads back to it', async () => {
  const { page, problems, close } = await visitor({ size: widths.phone })
  await page.goto('/codebrainv1?difficulty=hard&language=python&sort=acceptance')
  const list = page.getByRole('list', { name: 'Problems to practise' })
  await list.getByText('Hard').first().waitFor()
  assert.equal(await list.getByText('Easy', { exact: true }).count(), 0)
  await page.getByRole('button', { name: 'Filter (2)' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
  await sheet.getByRole('combobox', { name: 'Difficulty' }).click()
  await page.getByRole('option', { name: 'Easy' }).click()
  await page.waitForURL((url) => url.searchParams.get('difficulty') === 'easy')
  await assertAccessible(page, 'the filters on a phone')
  await sheet.getByRole('button', { name: 'Show problems' }).click()
  await list.getByText('Easy').first().waitFor()
  await page.getByRole('button', { name: 'Filter (2)' }).click()
  await sheet.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'ARC puzzles' }).click()
  await page.waitForURL((url) => url.pathname === '/codebrainv1/arc' && url.search === '?difficulty=easy')
  await page.getByRole('link', { name: 'Coding problems' }).click()
  await list.waitFor()
  await page.getByRole('textbox', { name: 'Search problems' }).fill('nothing-has-this-name')
  await page.getByText('Nothing matches these filters.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.waitForURL((url) => url.search === '')
  await assertAccessible(page, 'the catalogue on a phone')
  expects(page, 404, /^\/api\/practice\/problems\/no-such/)
  await page.goto('/codebrainv1/no-such-problem')
  await page.getByRole('heading', { level: 1, name: 'Problem not found' }).waitFor()
  await page.getByRole('link', { name: 'Browse all problems' }).click()
  await list.waitFor()
  assert.deepEqual(problems, [])
  await close()
})

test('a code that is typed or followed is said to be active or not, and practice goes on', async () => {
  const { page, problems, close } = await visitor({ size: widths.desktop })
  await page.goto('/ai-assessment')
  await page.getByRole('list').getByRole('link').first().waitFor()
  const previews = page.getByRole('tablist', { name: 'Problem previews' }).getByRole('tab')
  const second = await previews.nth(1).innerText()
  await previews.nth(1).click()
  await page.getByRole('region', { name: `${second}: statement and samples` }).waitFor()
  const code = page.getByLabel('Invitation code')
  await code.fill('ABC')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('A code has ten letters and digits').waitFor()
  await code.fill('abcde-fgh23')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('This code is not active.').waitFor()
  await assertAccessible(page, 'the page about AI and assessment')
  await page.goto('/ai-assessment/ABCDEFGH23')
  await page.waitForURL((url) => url.pathname === '/codebrainv1')
  await page.getByText('The code ABCDE FGH23 is not active.').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText('is not active').waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('list', { name: 'Problems to practise' }).waitFor()
  assert.equal(await page.getByText('is not active').count(), 0)
  assert.deepEqual(problems, [])
  await close()
})

test('an invited person warms up in the same editor with the same judge, and comes back to start', async () => {
  const path = await invitation()
  const { page, problems, close } = await returning('candidate')
  await page.goto(path)
  await page.getByRole('link', { name: 'Open the warm-up' }).click()
  await page.getByRole('heading', { level: 1, name: 'Warm-up: total of a receipt' }).waitFor()
  await chooseLanguage(page, /^Python/)
  await write(page, 'print(0)')
  await submitted(page, /0 of 100 points/)
  await page.getByRole('link', { name: 'Back to your invitation' }).click()
  await page.waitForURL((url) => url.pathname === path)
  await page.getByRole('checkbox', { name: /I have read what is recorded/ }).waitFor()
  assert.deepEqual(problems, [])
  await close()
})

/** Who is on duty, and then mends the other programs. */
let onDuty

test('the debug simulator shows a broken service first, which is mended by its log and accepted', async () => {
  onDuty = await returning('candidate')
  const { page, problems } = onDuty
  await page.goto('/debug-simulator')
  await page.getByRole('heading', { level: 2, name: 'On duty: profile service' }).waitFor()
  await assertAccessible(page, 'the debug simulator')
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/codebrainv1/onduty')
  await page.getByText('03:14:10 GET 7 15: 429').waitFor()
  await page.getByRole('columnheader', { name: 'hit rate' }).waitFor()
  await assertAccessible(page, 'a statement with a log and a table')
  await chooseLanguage(page, /^Python/)
  await eventually('the program with faults', async () => (await codeIn(page)).includes('class Limiter'))
  await submitted(page, /\b0 of 100 points/)
  await write(page, solution('solution.py', 'onduty'))
  await submitted(page, /\b100 of 100 points/)
  assert.deepEqual(problems, [])
})

test('the debug simulator leads to a program with faults, which is mended and accepted', async () => {
  const { page, problems, close } = onDuty
  await page.goto('/debug-simulator')
  await page.getByRole('heading', { level: 1, name: 'Debug simulator' }).waitFor()
  assert.equal(await page.locator('meta[name="robots"]').getAttribute('content'), 'noindex')
  const links = page.getByRole('list', { name: 'Problems to practise' }).getByRole('link')
  await links.first().waitFor()
  const all = await links.allInnerTexts()
  assert.ok(all.length >= 6 && all.every((one) => one.includes('Debugging')), all.join('\n'))
  assert.ok(!all.some((one) => one.includes('On duty')), all.join('\n'))
  await links.filter({ hasText: 'Load alarms' }).click()
  await page.waitForURL((url) => url.pathname === '/codebrainv1/alarms')
  await chooseLanguage(page, /^Python/)
  await eventually('the program with faults', async () => (await codeIn(page)).length > 200)
  await submitted(page, /\b(?!100 of)\d+ of 100 points/)
  await write(page, solution('solution.py', 'alarms'))
  await submitted(page, /\b100 of 100 points/)
  assert.deepEqual(problems, [])
  await close()
})
