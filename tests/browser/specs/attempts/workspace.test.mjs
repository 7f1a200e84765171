// The candidate's workspace: two tabs and two devices, moving between tasks, results, a phone.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  chooseLanguage,
  codeIn,
  editor,
  finishButton,
  saved,
  startedAttempt,
  startedByHand,
  write,
} from '../../lib/acts/attempt.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { takesFocus } from '../../lib/page/waits.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const takeOver = (page) => page.getByRole('button', { name: 'Take over here' })
const isEditable = (page) => editor(page).evaluate((element) => element.isContentEditable)
const shows = (page, code) => eventually(`the code ${code}`, async () => (await codeIn(page)) === code)
const unusable = (button) => button.getAttribute('aria-disabled')
const inView = async (page, locator) => {
  const box = await locator.boundingBox()
  const { height } = page.viewportSize()
  return box !== null && box.height > 0 && box.y >= 0 && box.y + box.height <= height
}

/** The attempt that is opened in a second tab first, and then on a second device. */
let opened

test('a second tab is read-only at once, and a take-over brings the newest text along', async () => {
  opened = await startedAttempt()
  const { context, page, address, problems } = opened
  await write(page, 'print(1)')
  await saved(page).waitFor()

  const second = await context.newPage()
  await second.goto(address)
  const notice = second.getByRole('alert').filter({ hasText: 'open in another tab' })
  await notice.waitFor()
  assert.match(await notice.innerText(), /what you write then replaces the text of the other tab/)
  assert.equal(await isEditable(second), false)
  assert.equal(await isEditable(page), true)
  assert.equal(await codeIn(second), 'print(1)')
  for (const button of [
    finishButton(second),
    second.getByRole('button', { name: 'Submit', exact: true }),
    second.getByRole('button', { name: /^Run samples/ }),
  ]) {
    assert.equal(await unusable(button), 'true')
  }
  await assertAccessible(second, 'the workspace of a second tab')

  await write(page, 'print(2)')
  await takeOver(second).click()
  await shows(second, 'print(2)')
  await notice.waitFor({ state: 'detached' })
  assert.equal(await isEditable(second), true)
  await takeOver(page).waitFor()
  assert.equal(await isEditable(page), false)

  await write(second, 'print(3)')
  await saved(second).waitFor()
  await second.close()
  await takeOver(page).click()
  await shows(page, 'print(3)')
  assert.equal(await isEditable(page), true)
  assert.deepEqual(problems, [])
})

test('a second device reads until it takes over, and the first is read-only at once and keeps its text', async () => {
  const { page, address, problems, close } = opened
  const elsewhere = 'open in another tab or on another device'
  await write(page, 'print(1)')
  await saved(page).waitFor()

  const other = await returning('candidate')
  await other.page.goto(address)
  await other.page.getByText(elsewhere).waitFor()
  assert.equal(await isEditable(other.page), false)
  assert.equal(await codeIn(other.page), 'print(1)')

  expects(page, 409, /\/draft$/)
  await takeOver(other.page).click()
  await takeOver(other.page).waitFor({ state: 'detached' })
  // The socket says so: nobody touches the first.
  await page.getByText(elsewhere).waitFor()
  assert.equal(await isEditable(page), false)
  assert.equal(await codeIn(page), 'print(1)', 'its text can still be read and copied')
  await write(other.page, 'print(2)')
  await saved(other.page).waitFor()

  await takeOver(page).click()
  await shows(page, 'print(2)')
  assert.equal(await isEditable(page), true)
  await other.page.getByText(elsewhere).waitFor()
  await page.reload()
  await finishButton(page).waitFor()
  // What this browser has taken over is its own, once the page before has let it go.
  await takeOver(page).waitFor({ state: 'detached' })
  assert.deepEqual([...problems, ...other.problems], [])
  await other.close()
  await close()
})

/** The attempt in which the rest is done, from its start to its end. */
let attempt

test('another task opens at its statement, and a chosen language is there after a reload', async () => {
  attempt = await startedByHand()
  const { page, problems } = attempt
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await page.getByRole('tab', { name: /^Submissions/ }).click()
  await page.getByRole('tab', { name: 'Console' }).click()
  await chooseLanguage(page, /^C\+\+/)
  await page.getByRole('navigation', { name: 'Tasks' }).getByRole('button').nth(1).click()
  await page.getByRole('tab', { name: 'Statement', selected: true }).waitFor()
  await page.getByRole('tab', { name: 'Results', selected: true }).waitFor()

  await page.getByRole('navigation', { name: 'Tasks' }).getByRole('button').nth(0).click()
  await page.reload()
  await page.getByText('main.cpp', { exact: true }).waitFor()
  const timer = await page.getByRole('timer').boundingBox()
  const middle = timer.x + timer.width / 2
  assert.ok(Math.abs(middle - widths.desktop.width / 2) < 40, `the timer is at ${middle}`)
  assert.deepEqual(problems, [])
})

test('a place in a compiler message leads to the line in the editor', async () => {
  const { page, problems } = attempt
  await write(page, 'int main() {\n  return nothing;\n}\n')
  await page.getByRole('button', { name: /^Run samples/ }).click()
  await page
    .getByRole('button', { name: /^main\.cpp:2/ })
    .first()
    .click({ timeout: 60_000 })
  await page.getByText('Ln 2, Col 1').waitFor()
  await takesFocus(editor(page), 'the editor')
  assert.doesNotMatch(await page.getByLabel('Compiler message').innerText(), /\/box/)
  assert.deepEqual(problems, [])
})

test('a failing sample shows the difference before anything else, and only a submission is accepted', async () => {
  const { page, problems } = attempt
  await chooseLanguage(page, /^Python/)
  await write(page, 'print("no")')
  await page.getByRole('button', { name: /^Run samples/ }).click()
  await page.getByText(/^First difference on line \d+\.$/).waitFor({ timeout: 60_000 })
  for (const label of ['Expected', 'Yours']) {
    const block = page.getByRole('figure').filter({ has: page.getByText(label, { exact: true }) })
    assert.ok(await inView(page, block), `${label} is in view`)
  }
  const samples = page.getByRole('list', {
    name: /^Samples 0 of 2 passed not scored$/,
  })
  await samples.getByRole('button', { name: /Two purchases/ }).waitFor()
  await page.getByText(/Word 1: expected .+, got "no"/).waitFor()
  await assertAccessible(page, 'a failing sample')

  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page
    .getByRole('list', { name: /^Core 0 of \d+ passed 0 of \d+ points$/ })
    .waitFor({ timeout: 90_000 })
  assert.equal(await page.getByText('Accepted').count(), 0)
  assert.deepEqual(problems, [])
})

test('Finish submits what is typed, says so before, and the last page says what was sent', async () => {
  const { page, problems, close } = attempt
  // Finished at once: the last change has not been saved yet.
  await write(page, 'print(2)')
  await finishButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Review and finish' })
  await dialog.getByText(/^Finish submits your latest code of each task/).waitFor()
  await dialog.getByText('The code of one task will be submitted:').waitFor()
  await dialog.getByText('One task has nothing to submit:').waitFor()
  await assertAccessible(page, 'the dialog that finishes')
  await dialog.getByRole('button', { name: 'Finish assessment' }).click()
  await page.getByRole('button', { name: 'Finish now' }).click()
  await page.getByRole('heading', { level: 1, name: 'You have finished' }).waitFor()
  await page.getByText('You finished the attempt.').waitFor()
  await page.getByText('Your latest code was submitted when you finished.').waitFor()
  await page.getByText('Nothing was submitted.').waitFor()
  assert.deepEqual(problems, [])
  await close()
})

test('on a phone the bar is one row, a note can be closed, and Run and Submit are below every part', async () => {
  const { page, problems, close } = await startedAttempt({
    size: widths.phone,
  })
  const bar = await page.getByRole('banner').boundingBox()
  assert.ok(bar.height <= 56, `the bar is ${bar.height} px high`)
  const note = page.getByText(/A keyboard and a larger screen help/)
  await note.waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await note.waitFor({ state: 'detached' })
  await page.reload()
  await finishButton(page).waitFor()
  assert.equal(await note.count(), 0)
  const parts = page.getByRole('group', { name: 'Parts of the workspace' })
  for (const part of ['Problem', 'Code', 'Tests']) {
    await parts.getByRole('button', { name: part }).click()
    assert.ok(await inView(page, page.getByRole('button', { name: /^Run samples/ })), `Run on ${part}`)
    assert.ok(
      await inView(page, page.getByRole('button', { name: 'Submit', exact: true })),
      `Submit on ${part}`,
    )
  }
  await parts.getByRole('button', { name: 'Code' }).click()
  await write(page, 'print("no")')
  await page.getByRole('button', { name: /^Run samples/ }).click()
  await page.getByText('0 of 2 passed', { exact: true }).first().waitFor({ timeout: 60_000 })
  await parts.getByRole('button', { name: 'Tests', pressed: true }).waitFor()
  await page.getByText(/^First difference on line/).waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(wide <= widths.phone.width, `the page is ${wide} px wide`)
  await assertAccessible(page, 'the workspace on a phone')
  assert.deepEqual(problems, [])
  await close()
})
