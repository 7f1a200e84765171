// Problems solved in Python, C++, Java and SQL by somebody who has just signed up; the first without a mouse.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { chooseLanguage, editor, write } from '../../lib/acts/attempt.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { takesFocus } from '../../lib/page/waits.mjs'
import { newcomer } from '../../lib/people.mjs'

after(closeBrowser)

const solution = (problem, name) =>
  readFileSync(new URL(`../../../../problems/${problem}/submissions/accepted/${name}`, import.meta.url), 'utf8')

const hasFocus = (locator) => locator.evaluate((element) => element === document.activeElement)

/** Presses Tab until this has the focus. */
async function tabTo(page, locator, what) {
  await locator.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(locator)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`eighty times Tab do not lead to ${what}`)
}

/** Waits until the submission has all points. */
const solved = (page) =>
  page
    .getByText(/\b100 of 100 points/)
    .first()
    .waitFor({ timeout: 120_000 })

/** Who solves all of them. */
let person

test('a problem is solved in Python by keyboard alone', async () => {
  person = await newcomer()
  const { page, problems } = person
  await page.goto('/codebrainv1/longestrun')
  await page.getByRole('heading', { level: 1, name: 'Longest stretch within a budget' }).waitFor()
  const language = page.getByRole('combobox', { name: 'Language' })
  await tabTo(page, language, 'the languages')
  await page.keyboard.press('Enter')
  const python = page.getByRole('option', { name: /^Python/ })
  await python.waitFor()
  await page.keyboard.type('Python')
  await takesFocus(python, 'Python')
  await page.keyboard.press('Enter')
  await takesFocus(language, 'the languages')
  await tabTo(page, editor(page), 'the editor')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(solution('longestrun', 'solution.py'))
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await solved(page)
  assert.deepEqual(problems, [])
})

test('problems are solved in C++, in Java and in SQL, and the catalogue says so', async () => {
  const { page, problems, close } = person
  for (const [problem, language, name] of [
    ['longestrun', /^C\+\+/, 'solution.cpp'],
    ['linkcuts', /^Java(?!Script)/, 'solution.java'],
    ['firstreply', /^SQL/, 'solution.sql'],
  ]) {
    await page.goto(`/codebrainv1/${problem}`)
    await chooseLanguage(page, language)
    await write(page, solution(problem, name))
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await solved(page)
  }
  await page.goto('/codebrainv1?status=solved')
  const list = page.getByRole('list', { name: 'Problems to practise' })
  await list.getByText('Your best: 100 of 100').nth(2).waitFor()
  assert.equal(await list.getByRole('listitem').count(), 3)
  assert.deepEqual(problems, [])
  await close()
})
