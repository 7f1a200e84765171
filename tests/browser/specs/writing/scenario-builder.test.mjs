// A company writes a scenario of two tasks, the judge verifies it, the company publishes it, and a member solves it.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { chooseLanguage, write } from '../../lib/acts/attempt.mjs'
import { begin, solutions, tab, writeOwn } from '../../lib/acts/builder.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'

after(closeBrowser)

const name = `steps-${process.pid}`
const title = `Two steps ${process.pid}`
const program = solutions[0][2]

/** Adds a task and leaves the dialog once it stands in the list. */
async function add(page, { open, title: own, name: address, submit = 'Add' }) {
  await page.getByRole('button', { name: open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill(own)
  await dialog.getByRole('textbox', { name: 'Name' }).fill(address)
  await dialog.getByRole('button', { name: submit, exact: true }).click()
  await page.getByRole('link', { name: `Edit ${own}`, exact: true }).waitFor()
}

const order = (page) => page.getByRole('list', { name: 'Tasks' }).getByRole('link').allTextContents()

async function build(page) {
  await begin(page, { name, title, kind: 'Scenario of several tasks' })
  await page.getByText('No tasks yet. A scenario has 2 to 6.').waitFor()
  await assertAccessible(page, 'scenario-empty')
  await add(page, { open: 'Add task', title: 'Second sum', name: `second-${process.pid}` })
  await page.getByRole('link', { name: 'Edit Second sum' }).click()
  await page.getByRole('heading', { level: 2, name: 'Task 1: Second sum' }).waitFor()
  await writeOwn(page)
  await page.getByRole('link', { name: 'All tasks', exact: true }).click()
  await add(page, { open: 'Duplicate Second sum', title: 'First sum', name: `first-${process.pid}` })

  // The order is changed by keyboard.
  const up = page.getByRole('button', { name: 'Move First sum up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.getByText('First sum is task 1 now.').first().waitFor()
  assert.deepEqual(await order(page), ['First sum', 'Second sum'])
  const again = page.getByRole('group', { name: 'Runs again with Second sum' })
  assert.equal(await again.getByRole('checkbox', { name: 'First sum' }).isChecked(), true)
  await page.getByRole('button', { name: 'Split evenly' }).click()
  await page.getByText('100 of 100', { exact: true }).waitFor()

  // A task that is added by mistake goes again, with its files, after a question.
  await add(page, { open: 'Add task', title: 'Third sum', name: `third-${process.pid}` })
  await page.getByRole('button', { name: 'Remove Third sum' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('link', { name: 'Edit Third sum' }).waitFor({ state: 'detached' })

  await tab(page, 'Statement')
  await page
    .getByRole('textbox', { name: 'Introduction in Markdown' })
    .fill('One program adds numbers twice.')
}

/** Submits what is in the editor for the task that is open. */
async function submitted(page) {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page
    .getByText(/100 of 100 points/)
    .first()
    .waitFor({ timeout: 120_000 })
}

const task = (page, named) =>
  page.getByRole('navigation', { name: 'Tasks' }).getByRole('button', { name: named })

test('a scenario of two tasks is built, verified on the judge, published and solved by a member', async () => {
  const author = await returning('company')
  const { page } = author
  await build(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await tab(page, 'Verify')
  // The answers of both tasks are their own solutions'.
  await page.getByRole('button', { name: /^Fill in the answers from your solution: / }).first().click()
  await page.getByText('Everything is as expected').waitFor({ timeout: 240_000 })
  const log = page.getByRole('list', { name: 'Log' })
  await log
    .getByText(/AC on the tests of first-/)
    .first()
    .waitFor()
  await page.getByText('23 of 23').waitFor()
  await assertAccessible(page, 'scenario-verified')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published').first().waitFor()
  await tab(page, 'History')
  await page.getByRole('link', { name: 'Open the scenario' }).click()
  await page.getByRole('heading', { level: 2, name: 'First sum' }).waitFor()
  await chooseLanguage(page, /^Python/)
  await write(page, program)
  await submitted(page)
  await task(page, /First sum Accepted, 50 of 50/).waitFor()
  await task(page, /Second sum/).click()
  await page.getByRole('heading', { level: 2, name: 'Second sum' }).waitFor()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await task(page, /Second sum Accepted, 50 of 50/).waitFor({ timeout: 120_000 })
  await page.getByRole('tab', { name: 'Regression' }).click()
  await page.getByRole('list', { name: 'Regression' }).getByText('First sum').waitFor()
  assert.deepEqual(author.problems, [])
  await author.close()
})
