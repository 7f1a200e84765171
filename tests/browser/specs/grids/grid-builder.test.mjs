// A grid puzzle is written: imported with a fault first, drawn to its end, tried in the player, published and found.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'

after(closeBrowser)

const title = `Swapped ${process.pid}`

const task = (answer) => ({
  train: [
    { input: [[1, 2]], output: [[2, 1]] },
    { input: [[2, 2]], output: [[1, 1]] },
  ],
  test: [{ input: [[1, 1]], ...answer }],
})

const file = (name, value) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
})

const tab = (page, label) => page.getByRole('tab', { name: label, exact: true }).click()

async function begin(page) {
  await page.goto('/problem-builder-v2')
  await page.getByRole('button', { name: 'New problem' }).click()
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Grid puzzle (ARC)' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Draws 2 and 2 into the output that begins as its input, by keyboard. */
async function drawOutput(page) {
  await page.getByRole('button', { name: 'Test 1, no output yet' }).click()
  await page.getByRole('radiogroup', { name: 'Grid', exact: true }).getByRole('radio', { name: 'Output' }).click()
  await page.getByText('This pair has no output yet.').waitFor()
  await page.getByRole('button', { name: 'Begin with the input' }).click()
  await draw(page)
  await page.getByRole('button', { name: 'Test 1', exact: true }).waitFor()
}

async function draw(page) {
  const grid = page.getByRole('grid')
  await grid.focus()
  await page.keyboard.press('b')
  await page.keyboard.press('2')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.getByRole('gridcell', { name: 'Row 1, column 2: 2, red' }).waitFor()
}

test('a puzzle is drawn, verified, tried in the player, published and found in the list', async () => {
  const author = await returning('company')
  const { page } = author
  await begin(page)
  const chosen = page.locator('input[type=file]')
  await chosen.setInputFiles(file('ragged.json', task({ output: [[1, 2], [3]] })))
  const refused = 'ragged.json was not imported: test[0].output row 2 has 1 cell, expected 2.'
  await page.getByRole('alert').getByText(refused).waitFor()
  await chosen.setInputFiles(file('task.json', task({})))
  await drawOutput(page)
  await assertAccessible(page, 'grid-builder')
  await tab(page, 'Preview')
  await page.getByRole('heading', { name: 'Your turn' }).waitFor()
  await draw(page)
  await page.getByRole('button', { name: /^Check answer/ }).click()
  await page.getByText('Rows, columns and every cell are as expected.').waitFor()
  await assertAccessible(page, 'grid-preview')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.getByText('Everything is as expected').waitFor({ timeout: 60_000 })
  await page.getByRole('list', { name: 'Log' }).getByText('test[0]').waitFor()
  await page.getByText('4 of 4').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published').first().waitFor()
  await tab(page, 'History')
  await page.getByRole('link', { name: 'Open the puzzle' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/codebrainv1/arc/'))
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await draw(page)
  await page.getByText('2 of 2 tries left').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Finished: 1 of 1 solved').waitFor()
  assert.deepEqual(author.problems, [])
  await author.close()
})
