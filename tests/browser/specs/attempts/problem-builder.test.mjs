// A company writes a problem of its own with a statement, two samples and a solution, publishes it, and a member solves it.
// For everybody, a problem has all that the bank asks for, and is reviewed.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { asCompany } from '../../lib/acts/attempt.mjs'
import { addFile, begin, publish, solutions, tab, writeOwn, writePackage } from '../../lib/acts/builder.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'

after(closeBrowser)

const name = `sums-${process.pid}`
const own = `Our sums ${process.pid}`
const title = `Two sums ${process.pid}`

/** A solution of several files. */
const parts = [
  ['main.py', 'from lib.sums import total\n\nprint(total(input()))'],
  ['lib/sums.py', 'def total(line):\n    return sum(map(int, line.split()))'],
]

/** A member takes the problem in an assessment of their own and hands the solution in; answers the verdict. */
async function solve(call, named) {
  const { items } = await call('GET', '/api/problems?limit=100')
  const problem = items.find((one) => one.title === named)
  const { id } = await call('POST', '/api/assessments', {
    title: named,
    duration_minutes: 60,
    languages: ['python'],
    tasks: [{ problem_id: problem.id, weight: 100 }],
  })
  const { code } = await call('POST', `/api/assessments/${id}/trial`)
  const { attempt_id: attempt } = await call('POST', `/api/codebrain/${code}/start`, { consent: true })
  const { tasks: given } = await call('GET', `/api/attempts/${attempt}`)
  const program = { language: 'python', source: solutions[0][2] }
  const path = `/api/attempts/${attempt}/tasks/${given[0].id}/submissions`
  const { id: submission } = await call('POST', path, program)
  const judged = await eventually('the judge has answered', async () => {
    const now = await call('GET', `/api/submissions/${submission}`)
    return now.state === 'judged' && now
  })
  await call('POST', `/api/attempts/${attempt}/finish`)
  return judged
}

async function saved(page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
}

test('a company writes a statement, two samples and a solution, publishes them, and solves the problem', async () => {
  const author = await returning('company')
  const { page } = author
  await page.goto('/client-dashboard/home')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await sections.getByRole('link', { name: 'Your problems' }).click()
  await page.getByRole('heading', { level: 1, name: 'Problem builder' }).waitFor()
  await sections.getByRole('link', { name: 'Find candidates' }).waitFor()
  await begin(page, { name: `our-${name}`, title: own })
  await assertAccessible(page, 'own-problem-empty')

  // A finding leads to its field.
  await page.getByRole('link', { name: 'Write it: Statement' }).click()
  await eventually('the statement has the focus', () =>
    page
      .getByRole('textbox', { name: 'Statement in Markdown' })
      .evaluate((field) => field === document.activeElement),
  )
  await writeOwn(page)
  await saved(page)
  await tab(page, 'Tests')
  await page.getByRole('button', { name: 'Fill in the answers from your solution', exact: true }).click()
  await page.getByText('8 of 8').waitFor({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Edit 2' }).click()
  const answer = page.getByRole('dialog').getByRole('textbox', { name: 'Answer' })
  assert.equal(await answer.inputValue(), '7\n')
  await page.keyboard.press('Escape')
  await assertAccessible(page, 'own-problem-verified')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published', { exact: true }).first().waitFor({ timeout: 60_000 })
  const { points } = await solve(await asCompany(), own)
  assert.equal(points, 100)
  assert.deepEqual(author.problems, [])
  await author.close()
})

test('a problem for everybody is built, verified on the judge, reviewed and published', async () => {
  const author = await returning('admin')
  const { page } = author
  await begin(page, { name, title })
  await writePackage(page)
  await tab(page, 'Solutions')
  for (const [file, source] of parts) await addFile(page, 'Accepted', `parts/${file}`, 'submissions/accepted', source)
  await saved(page)
  await assertAccessible(page, 'problem-editor')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.getByText('Everything is as expected').waitFor({ timeout: 120_000 })
  const log = page.getByRole('list', { name: 'Log' })
  await log.getByText('submissions/wrong_answer/positive.py').waitFor()
  await log.getByText('edge WA').waitFor()
  await log.getByText('submissions/accepted/parts', { exact: true }).waitFor()
  await page.getByText('11 of 11').waitFor()
  await assertAccessible(page, 'problem-verified')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByText('In review').first().waitFor()

  await publish(title)

  await page.reload()
  await page.getByText('Published', { exact: true }).first().waitFor({ timeout: 60_000 })
  await tab(page, 'History')
  await page.getByRole('link', { name: 'Preview as candidates see it' }).click()
  await page.getByText('Add two numbers.').waitFor()
  const { points } = await solve(await asCompany(), title)
  assert.equal(points, 100)
  assert.deepEqual(author.problems, [])
  await author.close()
})
