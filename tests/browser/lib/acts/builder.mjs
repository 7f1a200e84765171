// Writing a problem in the problem builder: adding two numbers, with everything that the checklist asks for.
import assert from 'node:assert/strict'
import { returning } from '../people.mjs'
import { widths } from '../settings.mjs'
import { asCompany } from './attempt.mjs'

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

export const solutions = [
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

export const tab = (page, label) => page.getByRole('tab', { name: label, exact: true }).click()

/** Puts a text into the code editor of a file. */
export async function fill(page, file, text) {
  const editor = page.getByRole('textbox', { name: `Text of ${file}` })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text.endsWith('\n') ? text : `${text}\n`)
}

/** Adds a file of this kind, which lies in the folder; a name with a folder before it is of a program of several files. */
export async function addFile(page, kind, file, folder, text) {
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: kind, exact: true }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(file)
  await page.getByRole('button', { name: 'Add file' }).click()
  await fill(page, `${folder}/${file}`, text)
}

/** Begins a problem of a kind, or the first where there is none. */
export async function begin(page, { name, title, kind }) {
  await page.goto('/problem-builder-v2')
  await page.getByRole('button', { name: 'New problem' }).click()
  if (kind !== undefined) {
    await page.getByRole('combobox', { name: 'Kind' }).click()
    await page.getByRole('option', { name: kind }).click()
  }
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** A problem of the demo company that another spec would begin on the pages, with these files; answers its page's path. */
export async function drafted(begun, files = {}) {
  const call = await asCompany()
  const { id, version } = await call('POST', '/api/problem-drafts', begun)
  const changes = Object.entries(files).map(([path, text]) => ({ path, text }))
  if (changes.length > 0) await call('PUT', `/api/problem-drafts/${id}/files`, { version, changes })
  return `/problem-builder-v2/${id}`
}

/** Writes the statement that is open. */
async function writeStatement(page) {
  await page.getByRole('textbox', { name: 'Statement in Markdown' }).fill(statement)
  await page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Input' }).waitFor()
}

/** A company's own problem: a statement, the inputs of two samples, and a solution, which is to answer them. */
export async function writeOwn(page) {
  await writeStatement(page)
  await tab(page, 'Tests')
  const inputs = filesOf(tests.sample).filter(({ name }) => name.endsWith('.in'))
  await page.locator('input[type=file]').first().setInputFiles(inputs)
  await tab(page, 'Solutions')
  const [, file, text] = solutions[0]
  await addFile(page, 'Accepted', file, 'submissions/accepted', text)
}

/** Fills in the package whose statement is open, with everything that the bank asks for. */
export async function writePackage(page) {
  await writeStatement(page)
  await tab(page, 'Tests')
  for (const [at, group] of Object.values(tests).entries())
    await page.locator('input[type=file]').nth(at).setInputFiles(filesOf(group))

  await tab(page, 'Solutions')
  const folders = {
    Accepted: 'accepted',
    'Wrong answer': 'wrong_answer',
    'Too slow': 'time_limit_exceeded',
  }
  for (const [kind, file, text] of solutions)
    await addFile(page, kind, file, `submissions/${folders[kind]}`, text)
  await page.getByRole('button', { name: 'submissions.yaml', exact: true }).click()
  await fill(page, 'submissions/submissions.yaml', expectations)

  await writeHead(page)
}

/** Skills, authors and licence. */
export async function writeHead(page) {
  await tab(page, 'Skills & difficulty')
  await page.getByRole('textbox', { name: 'Skills' }).fill('arithmetic')
  await page.getByRole('textbox', { name: 'Authors' }).fill('Ada Novak')
  await page.getByRole('combobox', { name: 'Licence' }).click()
  await page.getByRole('option', { name: 'permission' }).click()
}

/** The admin publishes what waits, on a phone. */
export async function publish(title) {
  const admin = await returning('admin', { size: widths.phone })
  await admin.page.goto('/problem-builder-v2')
  const waiting = admin.page.getByRole('region', { name: 'Waiting for review' }).first()
  await waiting.getByRole('link', { name: title }).click()
  await admin.page.getByRole('heading', { level: 1, name: title }).waitFor()
  await admin.page.getByRole('button', { name: 'Publish' }).click()
  await admin.page.getByText('Published', { exact: true }).first().waitFor()
  assert.deepEqual(admin.problems, [])
  await admin.close()
}
