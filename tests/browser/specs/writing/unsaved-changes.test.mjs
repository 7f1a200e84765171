// What an author has typed and not saved: over a page that is killed, without a network, and not for the next person.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { keptDrafts } from '../../lib/acts/attempt.mjs'
import { drafted } from '../../lib/acts/builder.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'

after(closeBrowser)

const statement = (page) => page.getByRole('textbox', { name: 'Statement in Markdown' })
const notice = (page) => page.getByText(/^Unsaved changes from .* were restored\.$/)
const saved = (page) => page.getByText('Saved', { exact: true })
const shows = (page, text) =>
  eventually(`the statement ${text}`, async () => (await statement(page).inputValue()) === text)
const kept = (page, count) =>
  eventually(
    `${count} kept files`,
    async () => (await keptDrafts(page)).filter((name) => name.startsWith('problem ')).length === count,
  )

/** What a browser itself reports of each call that finds no network. */
const ownProblems = (problems) =>
  problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed/.test(problem))

/** Closes the page before anything is saved, and opens the same problem in another one of the browser. */
async function killed(context, page) {
  const address = page.url()
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto(address)
  await statement(next).waitFor()
  return next
}

/** Who writes, and then logs out. */
let author

test('what was typed before a page is killed is there again, and kept or discarded as its author says', async () => {
  author = await returning('company')
  const { context, page, problems } = author
  await page.goto(await drafted({ name: `kept-${process.pid}`, title: `Kept ${process.pid}` }))
  await statement(page).fill('Add two numbers.')
  await kept(page, 1)

  const second = await killed(context, page)
  await notice(second).waitFor()
  await shows(second, 'Add two numbers.')
  await assertAccessible(second, 'unsaved-changes')
  await second.getByRole('button', { name: 'Keep' }).click()
  await notice(second).waitFor({ state: 'detached' })
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(second).waitFor()
  await kept(second, 0)

  await statement(second).fill('Add three numbers.')
  await kept(second, 1)
  const third = await killed(context, second)
  await notice(third).waitFor()
  await third.getByRole('button', { name: 'Discard' }).click()
  await shows(third, 'Add two numbers.')
  await kept(third, 0)

  await context.setOffline(true)
  await statement(third).fill('Add four numbers.')
  await third.getByText('Offline, still saving here').waitFor()
  await kept(third, 1)
  await context.setOffline(false)
  await saved(third).waitFor({ timeout: 60_000 })
  await kept(third, 0)
  await third.reload()
  await shows(third, 'Add four numbers.')
  assert.deepEqual(ownProblems(problems), [])
  author.page = third
})

test('an author who logs out is asked about unsaved changes, and none stays in the browser', async () => {
  const { page, problems, close } = author
  const address = await drafted({ name: `left-${process.pid}`, title: `Left ${process.pid}` })
  await page.goto(address)
  await statement(page).fill('Mine alone.')
  await kept(page, 1)
  // Within the application, so that what was typed waits in this browser alone.
  await page.getByRole('link', { name: 'All problems' }).click()
  await page.getByRole('button', { name: 'New problem' }).waitFor()
  await kept(page, 1)
  await page.goto(address)
  await notice(page).waitFor()
  await page.getByRole('button', { name: 'Keep' }).click()
  await page.goto('/client-dashboard')
  await page
    .getByRole('button', { name: /Logout|Log out/ })
    .first()
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Some of what you wrote is not saved').waitFor()
  await question.getByRole('button', { name: 'Log out and delete it' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await kept(page, 0)
  assert.deepEqual(ownProblems(problems), [])
  await close()
})
