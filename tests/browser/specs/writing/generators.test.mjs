// Tests that a program of the author makes: made when the problem is verified, and refused where it is not reproducible.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { drafted, fill, solutions, tab } from '../../lib/acts/builder.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'

after(closeBrowser)

const rules = `data:
  secret:
    data:
      core:
        data:
          numbers-1: numbers.py 2 {seed}
          numbers-2: numbers.py 2 {seed:2}
`

/** Two numbers are added; what a problem needs besides is written on the pages by problem-builder. */
const files = {
  'statement/problem.en.md': 'Add two numbers.\n\n## Input\n\nTwo integers.\n\n## Output\n\nTheir sum.\n',
  'data/sample/1.in': '1 2\n',
  'data/sample/1.ans': '3\n',
  'data/secret/core/1.in': '20 22\n',
  'data/secret/core/1.ans': '42\n',
  'submissions/accepted/sum.py': `${solutions[0][2]}\n`,
  'submissions/wrong_answer/zero.py': 'print(0)\n',
}

const generators = (page) => page.getByRole('region', { name: 'Generators' })
const choose = (page, file) => generators(page).getByRole('button', { name: file, exact: true }).click()

async function verified(page, outcome) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.getByText(outcome).waitFor({ timeout: 120_000 })
}

test('a generator makes tests that are answered, verified and stored with the version', async () => {
  const author = await returning('company')
  const { page } = author
  await page.goto(await drafted({ name: `made-${process.pid}`, title: `Made ${process.pid}` }, files))
  await tab(page, 'Tests')
  await page.getByRole('button', { name: 'Add a generator' }).click()
  await page.getByText('2 tests are generated when you verify.').waitFor()
  await choose(page, 'generators.yaml')
  await fill(page, 'generators/generators.yaml', rules)
  await verified(page, 'Everything is as expected')
  const log = page.getByRole('list', { name: 'Log' })
  await log.getByText(/^2 tests were made and answered by /).waitFor()
  await tab(page, 'Tests')
  await page.getByRole('button', { name: 'Edit numbers-1' }).waitFor()
  await page.getByText('generated').first().waitFor()
  await assertAccessible(page, 'problem-generators')

  await choose(page, 'numbers.py')
  await fill(page, 'generators/numbers.py', 'import os\nprint(os.urandom(1)[0], 1)\n')
  await verified(page, 'Something is not as expected')
  await log.getByText(/It made two different inputs from the same arguments and seed/).waitFor()
  assert.deepEqual(author.problems, [])
  await author.close()
})
