// A company lets another problem stand in for the one of a task; a candidate is given one of the two, and the report says
// which. That others are given the other one is for the tests of the server.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { asCompany, tryOut } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { takesFocus } from '../../lib/page/waits.mjs'
import { emails, returning } from '../../lib/people.mjs'
import { password, widths } from '../../lib/settings.mjs'

after(closeBrowser)

// Both can be solved in Python, C, C++ and JavaScript.
const [OWN, VARIANT] = ['Cost of goods sold', 'On-call coverage']
// It can be solved in SQL only.
const UNLIKE = 'First replies'

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** Builds an assessment of one task with one variant; answers its id. */
async function built(page) {
  await page.goto('/client-dashboard/assessment/new')
  await page.getByLabel('Title', { exact: true }).fill(`Variants ${process.pid}`)
  await page.getByRole('checkbox', { name: /^Python/ }).click()
  await page.getByRole('button', { name: `Add ${OWN}`, exact: true }).click()
  await page.getByText('Variants: off', { exact: true }).waitFor()
  const choose = page.getByRole('button', { name: `Choose variants of ${OWN}` })
  await choose.click()
  const done = page.getByRole('button', { name: 'Done', exact: true })
  await takesFocus(done, 'the way back from the variants')
  const add = page.getByRole('button', { name: `Add ${VARIANT} as a variant of ${OWN}` })
  await add.waitFor()
  // It is hard, and the task is easy.
  assert.equal(await page.getByText('Install order', { exact: true }).count(), 0)
  const unlike = page.getByRole('button', { name: `Add ${UNLIKE} as a variant of ${OWN}` })
  assert.equal(await unlike.getAttribute('aria-disabled'), 'true')
  const described = await unlike.getAttribute('aria-describedby')
  const why = await page.locator(`[id="${described}"]`).textContent()
  assert.equal(why, 'It can only be solved in SQL (SQLite), which this assessment doesn’t allow.')
  const sql = page.getByRole('checkbox', { name: /^SQL/ })
  await sql.click()
  await unlike.click()
  const create = page.getByRole('button', { name: 'Create assessment' })
  expects(page, 400, /^\/api\/assessments$/)
  await create.click()
  await page.getByText('differs from the problem of the task in its languages', { exact: false }).waitFor()
  await page.getByRole('button', { name: `Remove ${UNLIKE} from the variants of ${OWN}` }).click()
  await sql.click()
  await add.click()
  await page.getByText('1 of 2 is drawn', { exact: true }).waitFor()
  await assertAccessible(page, 'choosing variants')
  await page.setViewportSize(widths.phone)
  await fits(page)
  await assertAccessible(page, 'choosing variants on a phone')
  await page.setViewportSize(widths.desktop)
  await done.click()
  await takesFocus(choose, 'the task whose variants were chosen')
  await create.click()
  await page.getByRole('heading', { level: 1, name: `Variants ${process.pid}` }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1)
}

/** The candidate takes the assessment and submits nothing; answers the attempt, and the title of the problem that was drawn. */
async function taken(call, assessment) {
  const { code } = await call('POST', `/api/assessments/${assessment}/invitations`, { email: emails.candidate })
  const as = (method, path, body) => callAs(emails.candidate, method, path, body, password)
  const { attempt_id: attempt } = await as('POST', `/api/codebrain/${code}/start`, { consent: true })
  const { tasks } = await as('GET', `/api/attempts/${attempt}`)
  await as('POST', `/api/attempts/${attempt}/finish`)
  return { attempt, title: tasks[0].title }
}

test('a task has a variant, a candidate is given one of the two, and the report names it', async () => {
  const { page, problems, close } = await returning('company')
  const id = await built(page)
  await page.getByRole('tab', { name: 'Set' }).click()
  await page.getByRole('link', { name: VARIANT, exact: true }).waitFor()
  await page.getByText('1 of 2 is drawn', { exact: true }).waitFor()
  await fits(page)
  await assertAccessible(page, 'a set with variants')

  await page.getByRole('link', { name: VARIANT, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: VARIANT }).waitFor()
  const others = page.getByRole('navigation', { name: 'Problems one of which is drawn' })
  await fits(page)
  await assertAccessible(page, 'the preview of a variant')
  await others.getByRole('link', { name: OWN, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: OWN }).waitFor()
  assert.equal(await others.getByRole('link', { name: OWN }).getAttribute('aria-current'), 'page')

  const call = await asCompany()
  await page.goto(`/codebrainv2/${await tryOut(id, call)}`)
  await page.getByRole('heading', { level: 1, name: 'Your trial is finished' }).waitFor()
  await page.getByText(new RegExp(`^Task 1: (${OWN}|${VARIANT}), one of 2 problems$`)).waitFor()
  await fits(page)
  await assertAccessible(page, 'what was drawn for a trial')
  const { attempt, title } = await taken(call, id)
  assert.ok([OWN, VARIANT].includes(title), title)
  await page.goto(`/report/${attempt}`)
  const row = page.getByRole('table', { name: 'Tasks and their points' }).getByRole('row', { name: title })
  await row.getByText('Drawn from 2 problems', { exact: true }).waitFor()
  await fits(page)
  assert.deepEqual(problems, [])
  await close()
})
