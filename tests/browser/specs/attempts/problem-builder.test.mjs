// A company builds a problem from nothing, the judge verifies it, the admin publishes it, and a member solves it.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { asCompany } from '../../lib/acts/attempt.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { signedIn } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const name = `sums-${process.pid}`
const title = `Two sums ${process.pid}`

const statement = `Add two numbers.

## Input

Two integers $a$ and $b$ with a space between them.

## Output

Their sum.

## Examples

In the first example the sum of 1 and 2 is 3.
`

/** The tests of a group as files: pairs of numbers and their sum. */
const filesOf = (pairs) =>
  pairs.flatMap(([a, b], at) => [
    {
      name: `${at + 1}.in`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`${a} ${b}\n`),
    },
    {
      name: `${at + 1}.ans`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`${a + b}\n`),
    },
  ])

const tests = {
  sample: [
    [1, 2],
    [3, 4],
  ],
  core: [
    [1, 1],
    [2, 2],
    [10, 20],
    [7, 8],
    [100, 1],
  ],
  edge: [
    [-1, 1],
    [-5, -6],
    [0, -3],
    [-9, 4],
    [-100, 100],
  ],
}

const solutions = [
  ['Accepted', 'sum.py', 'print(sum(map(int, input().split())))'],
  [
    'Accepted',
    'sum.c',
    '#include <stdio.h>\nint main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); }',
  ],
  ['Wrong answer', 'positive.py', 'print(sum(abs(int(x)) for x in input().split()))'],
  ['Too slow', 'counts.py', 'while True: pass'],
]

const expectations = `accepted/*:
  score: 100
wrong_answer/positive.py:
  secret/core:
    permitted: [AC]
  secret/edge:
    permitted: [AC, WA]
    required: [WA]
`

const tab = (page, label) => page.getByRole('tab', { name: label, exact: true }).click()

/** Puts a text into the code editor of a file. */
async function fill(page, file, text) {
  const editor = page.getByRole('textbox', { name: `Text of ${file}` })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text.endsWith('\n') ? text : `${text}\n`)
}

async function addFile(page, kind, file, folder, text) {
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: kind, exact: true }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(file)
  await page.getByRole('button', { name: 'Add file' }).click()
  await fill(page, `${folder}/${file}`, text)
}

async function build(page) {
  await page.goto('/problem-builder-v2')
  await page.getByRole('button', { name: 'New problem' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('textbox', { name: 'Statement in Markdown' }).fill(statement)
  await page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Input' }).waitFor()

  await tab(page, 'Tests')
  for (const [at, group] of Object.values(tests).entries())
    await page.locator('input[type=file]').nth(at).setInputFiles(filesOf(group))

  await tab(page, 'Solutions')
  const folders = {
    Accepted: 'accepted',
    'Wrong answer': 'wrong_answer',
    'Too slow': 'time_limit_exceeded',
  }
  for (const [kind, file, text] of solutions) await addFile(page, kind, file, `submissions/${folders[kind]}`, text)
  await page.getByRole('button', { name: 'submissions.yaml' }).click()
  await fill(page, 'submissions/submissions.yaml', expectations)

  await tab(page, 'Skills & difficulty')
  await page.getByRole('textbox', { name: 'Skills' }).fill('arithmetic')
  await page.getByRole('textbox', { name: 'Authors' }).fill('Ada Novak')
  await page.getByRole('combobox', { name: 'Licence' }).click()
  await page.getByRole('option', { name: 'permission' }).click()
}

/** A member takes the problem in an assessment of their own and hands the solution in; answers the verdict. */
async function solve(call) {
  const { items } = await call('GET', '/api/problems?limit=100')
  const problem = items.find((one) => one.title === title)
  const { id } = await call('POST', '/api/assessments', {
    title,
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

test('a problem is built, verified on the judge, published and solved', async () => {
  const author = await signedIn('company')
  const { page } = author
  await build(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await assertAccessible(page, 'problem-editor')
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Everything is as expected').waitFor({ timeout: 120_000 })
  const log = page.getByRole('list', { name: 'Log' })
  await log.getByText('submissions/wrong_answer/positive.py').waitFor()
  await log.getByText('edge WA').waitFor()
  await page.getByText('10 of 10').waitFor()
  await assertAccessible(page, 'problem-verified')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByText('In review').first().waitFor()

  const admin = await signedIn('admin', { size: widths.phone })
  await admin.page.goto('/problem-builder-v2')
  const waiting = admin.page.getByRole('region', { name: 'Waiting for review' }).first()
  await waiting.getByRole('link', { name: title }).click()
  await admin.page.getByRole('heading', { level: 1, name: title }).waitFor()
  await admin.page.getByRole('button', { name: 'Publish' }).click()
  await admin.page.getByText('Published').first().waitFor()
  assert.deepEqual(admin.problems, [])
  await admin.close()

  await page.reload()
  await page.getByText('Published').first().waitFor()
  await tab(page, 'History')
  await page.getByRole('link', { name: 'Preview as candidates see it' }).click()
  await page.getByText('Add two numbers.').waitFor()
  const { points } = await solve(await asCompany())
  assert.equal(points, 100)
  assert.deepEqual(author.problems, [])
  await author.close()
})
