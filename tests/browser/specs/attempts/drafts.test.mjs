// What a browser keeps of drafts: over a restart, for one person only, and not after they have logged out.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { chooseLanguage, codeIn, editor, keptDrafts, saved, write } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { closeBrowser, ownBrowser } from '../../lib/page/browser.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { emails, logIn, returning } from '../../lib/people.mjs'
import { baseUrl, password } from '../../lib/settings.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'assay-drafts-'))

after(async () => {
  await closeBrowser()
  rmSync(folder, { recursive: true, force: true })
})

const PROBLEM = '/codebrainv1/overlays'

const shows = (page, code) => eventually(`the code ${code}`, async () => (await codeIn(page)) === code)
const kept = (page, count) =>
  eventually('the kept drafts', async () => (await keptDrafts(page)).length === count)

/** What a browser itself reports of each call that finds no network. */
const ownProblems = (problems) =>
  problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed/.test(problem))

async function logOut(page) {
  await page.goto('/dashboard')
  await page
    .getByRole('button', { name: /Logout|Log out/ })
    .first()
    .click()
}

test('what is typed without a network outlives a restart of the browser and is delivered afterwards', async () => {
  const first = await ownBrowser(folder)
  await first.page.goto('/login')
  await logIn(first.page, emails.candidate)
  await first.page.goto(PROBLEM)
  await chooseLanguage(first.page, /^Python/)
  await write(first.page, 'print("on the way")')
  await saved(first.page).waitFor()
  await first.context.setOffline(true)
  await write(first.page, 'print("without a network")')
  await first.page.getByRole('banner').getByText('Offline, still saving here').waitFor()
  await kept(first.page, 1)
  assert.deepEqual(ownProblems(first.problems), [])
  await first.context.close()

  const second = await ownBrowser(folder)
  await second.page.goto(PROBLEM)
  await editor(second.page).waitFor()
  await chooseLanguage(second.page, /^Python/)
  await shows(second.page, 'print("without a network")')
  await saved(second.page).waitFor()
  assert.deepEqual(second.problems, [])
  await second.context.close()

  const { own } = await callAs(emails.candidate, 'GET', '/api/practice/problems/overlays', undefined, password)
  assert.deepEqual(
    own.drafts.map(({ source }) => source),
    ['print("without a network")'],
    'the server has it',
  )
})

test('who logs out leaves no draft behind, and is asked where the server lacks some of it', async () => {
  const { context, page, problems, close } = await returning('candidate')
  await page.goto('/codebrainv1/shards')
  await chooseLanguage(page, /^Python/)
  await write(page, 'print("mine")')
  await saved(page).waitFor()
  await kept(page, 1)

  // A save that finds no server leaves text that only this browser has.
  await context.route('**/api/practice/problems/*/draft', (route) => route.abort('internetdisconnected'))
  await write(page, 'print("mine alone")')
  await page.getByRole('banner').getByText('Offline, still saving here').waitFor()
  await logOut(page)
  const question = page.getByRole('alertdialog')
  await question.getByText('Some of what you wrote is not saved').waitFor()
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'detached' })
  await kept(page, 1)
  await logOut(page)
  await question.getByRole('button', { name: 'Log out and delete it' }).click()
  await page.waitForURL(`${baseUrl}/`)
  await kept(page, 0)

  await context.unroute('**/api/practice/problems/*/draft')
  await page.goto('/login')
  await logIn(page, emails.company)
  await page.goto('/codebrainv1/shards')
  await editor(page).waitFor()
  await chooseLanguage(page, /^Python/)
  assert.ok(!(await codeIn(page)).includes('mine'), 'nobody else sees it')
  assert.deepEqual(ownProblems(problems), [])
  await close()
})
