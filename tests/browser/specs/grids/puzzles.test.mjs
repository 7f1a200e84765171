// The ARC challenge: a stranger draws, a candidate solves a puzzle without a mouse, and looks at it again.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const folder = fileURLToPath(new URL('../../../../puzzles/', import.meta.url))
const puzzles = readdirSync(folder).map((name) => JSON.parse(readFileSync(folder + name, 'utf8')))
const named = (name) => puzzles.find((puzzle) => puzzle.name === name)

/** Opens a puzzle of the list by its name; the list is long. */
async function open(page, name) {
  const link = page.getByRole('list', { name: 'Puzzles' }).getByRole('link', { name })
  await page.getByRole('list', { name: 'Puzzles' }).getByRole('link').first().waitFor()
  const more = page.getByRole('button', { name: 'Show more' })
  if ((await link.count()) === 0) await more.click()
  await link.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const grid = page.getByRole('grid')
  await grid.waitFor()
  return grid
}

/** Makes the grid as large as the answer, by keyboard alone. */
async function resize(page, grid, answer) {
  for (const [what, size] of [
    ['rows', answer.length],
    ['columns', answer[0].length],
  ]) {
    const attribute = what === 'rows' ? 'aria-rowcount' : 'aria-colcount'
    for (let now = Number(await grid.getAttribute(attribute)); now !== size; ) {
      const name = `${now < size ? 'One more' : 'One fewer'}: ${what}`
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
      now += now < size ? 1 : -1
      await page.locator(`[role=grid][${attribute}="${now}"]`).waitFor()
    }
  }
}

/** Draws these rows, the first ones of the grid, by keyboard alone. */
async function draw(page, grid, rows) {
  await grid.focus()
  await page.keyboard.press('b')
  const height = Number(await grid.getAttribute('aria-rowcount'))
  for (let row = 0; row < height; row += 1) await page.keyboard.press('ArrowUp')
  for (const row of rows) {
    await page.keyboard.press('Home')
    for (const symbol of row) {
      await page.keyboard.press(String(symbol))
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('ArrowDown')
  }
  await page.getByRole('gridcell', { name: new RegExp(`^Row ${rows.length}, column 1: ${rows.at(-1)[0]},`) }).waitFor()
}

test('a puzzle is solved by keyboard alone, and its steps are replayed', async () => {
  const { page, problems, close } = await returning('candidate')
  const { name, test: inputs } = named('Stair shift')
  const [{ output: answer }] = inputs
  await page.goto('/codebrainv1/arc')
  const grid = await open(page, name)
  await resize(page, grid, answer)
  await draw(page, grid, [answer[0].map((symbol) => (symbol + 1) % 10)])
  await page.getByText('2 of 2 tries left').waitFor()
  await page.getByRole('switch', { name: 'Outline changes' }).focus()
  await page.keyboard.press('Space')
  await page
    .getByRole('gridcell', { name: /, changed$/ })
    .first()
    .waitFor()
  await page.keyboard.press('Space')
  await page
    .getByRole('gridcell', { name: /, changed$/ })
    .first()
    .waitFor({ state: 'detached' })
  await grid.focus()
  await page.keyboard.press('Control+Enter')
  await page.getByText('One try is left. Check the grid size too.').waitFor()
  await page.getByText('1 of 2 tries left').waitFor()
  await page.keyboard.press('Control+z')
  await draw(page, grid, answer)
  await page.keyboard.press('Control+Enter')
  await page.getByText('Rows, columns and every cell are as expected.').waitFor()
  await page.getByText('Finished: 1 of 1 solved').waitFor()
  await page.getByRole('button', { name: 'Replay test 1, try 2' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Replay' })
  const rows = answer.map((row) => row.join(' ')).join('; ')
  await dialog.getByRole('img', { name: `Replayed grid, ${answer.length} by ${answer[0].length} cells. ${rows}` }).waitFor()
  await dialog.getByRole('slider', { name: 'Step' }).focus()
  await page.keyboard.press('Home')
  await dialog.getByText(/^Step 0 of \d+$/).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'All puzzles' }).click()
  await page.getByRole('link', { name: new RegExp(`${name}.*1 of 1 solved`) }).first().waitFor()
  assert.deepEqual(problems, [])
  await close()
})

test('a stranger draws on a phone, and the drawing is still there after a reload', async () => {
  const { page, problems, close } = await visitor({ size: widths.phone })
  // An address of no puzzle says so and leads to those there are.
  expects(page, 404, /^\/api\/puzzles\/0/)
  await page.goto('/codebrainv1/arc/00000000-0000-7000-8000-000000000000')
  await page.getByRole('heading', { level: 1, name: 'Puzzle not found' }).waitFor()
  await page.getByRole('link', { name: 'All puzzles' }).click()
  await page.getByRole('heading', { level: 1, name: 'ARC challenge' }).waitFor()
  await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor()
  const grid = await open(page, 'Dust')
  await grid.scrollIntoViewIfNeeded()
  const box = await grid.boundingBox()
  await page.mouse.click(box.x + 4, box.y + 4)
  const cell = page.getByRole('gridcell', { name: 'Row 1, column 1: 1, blue' })
  await cell.waitFor()
  await page.reload()
  await cell.waitFor()
  await page.getByRole('link', { name: 'Log in to check' }).click()
  await page.waitForURL(/\/login\?next=%2Fcodebrainv1%2Farc%2F/)
  assert.deepEqual(problems, [])
  await close()
})
