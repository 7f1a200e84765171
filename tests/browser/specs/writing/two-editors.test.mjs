// Two people write the same problem: the later one is asked whose text stays, and nothing of either is lost.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { drafted } from '../../lib/acts/builder.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { emails, returning } from '../../lib/people.mjs'

after(closeBrowser)

const FILES = /^\/api\/problem-drafts\/[^/]+\/files$/

const statement = (page) => page.getByRole('textbox', { name: 'Statement in Markdown' })
const shows = (page, text) =>
  eventually(`the statement ${text}`, async () => (await statement(page).inputValue()) === text)
const saving = (page, status) =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' &&
      FILES.test(new URL(answer.url()).pathname) &&
      answer.status() === status,
  )

async function save(page) {
  const saved = saving(page, 200)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved
  await page.getByText('Saved', { exact: true }).waitFor()
}

/** One types and the other one saves first, which the save of what was typed meets. */
async function meet(first, second, [one, other]) {
  expects(second.page, 409, FILES)
  const refused = saving(second.page, 409)
  await statement(second.page).fill(other)
  await statement(first.page).fill(one)
  await save(first.page)
  await second.page.getByRole('button', { name: 'Save', exact: true }).click()
  await refused
  const dialog = second.page.getByRole('dialog', { name: 'Changed in the meantime' })
  await dialog.getByText('You both changed:').waitFor()
  await dialog.getByText(`statement/problem.en.md, by ${emails.company}`).waitFor()
  return dialog
}

test('of two who write a problem the later one chooses whose text stays, and the first one reads it', async () => {
  const ada = await returning('company')
  const begun = { name: `two-${process.pid}`, title: `Two editors ${process.pid}` }
  const address = await drafted(begun, { 'statement/problem.en.md': 'Add two numbers.' })
  await ada.page.goto(address)
  await shows(ada.page, 'Add two numbers.')
  const ben = await returning('company')
  await ben.page.goto(address)
  await shows(ben.page, 'Add two numbers.')

  const mine = await meet(ada, ben, ['Add three numbers.', 'Add four numbers.'])
  await assertAccessible(ben.page, 'two-editors')
  await mine.getByRole('button', { name: 'Merge, my text where both changed' }).click()
  await mine.waitFor({ state: 'detached' })
  await shows(ben.page, 'Add four numbers.')
  await save(ben.page)

  await ada.page.reload()
  await shows(ada.page, 'Add four numbers.')
  const theirs = await meet(ada, ben, ['Add five numbers.', 'Add six numbers.'])
  await theirs.getByRole('button', { name: 'Merge, their text where both changed' }).click()
  await theirs.waitFor({ state: 'detached' })
  await shows(ben.page, 'Add five numbers.')

  assert.deepEqual([ada.problems, ben.problems], [[], []])
  await ben.close()
  await ada.close()
})
