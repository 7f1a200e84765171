// Grids to arrays and back: drawn with the keyboard and the mouse, read from text and files, shared by
// the address, and never sent anywhere.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { emails, logIn } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** The stranger of all of these tests. */
let stranger

async function opened(hash = '', size = widths.desktop) {
  stranger ??= await visitor()
  const { page } = stranger
  await page.setViewportSize(size)
  // Else the next address would differ in what follows its # only, and load nothing.
  await page.goto('about:blank')
  await page.goto(`/grid2arr${hash}`)
  await page.getByRole('heading', { level: 1, name: 'Grid to array' }).waitFor()
  const grid = page.getByRole('grid')
  await grid.waitFor()
  return { ...stranger, grid }
}

const field = (page, name) => page.getByRole('textbox', { name: `The grid as ${name}` })
/** Waits until the field holds the text. */
async function holds(page, name, text) {
  await page.waitForFunction(
    ([label, expected]) =>
      [...document.querySelectorAll('textarea')].some(
        (area) => area.labels?.[0]?.textContent === label && area.value === expected,
      ),
    [`The grid as ${name}`, text],
  )
}
const upload = (page, name, text) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

// First, with an empty profile: the page is counted once it has time, and that is the last call of its own.
test('the mouse draws over many cells, and nothing is ever sent', async () => {
  stranger = await visitor()
  const counted = stranger.page.waitForResponse(/\/api\/events\/pageview$/)
  const { page, grid, problems } = await opened('#i=10x10.0dw&as=digits')
  await counted
  const asked = []
  // The browser asks for the page's icon, and for the application's files, when it has time.
  const known = /^(blob|data):|\/assay-favicon\.svg$|\/assets\/[\w.-]+$/
  page.on('request', (request) => known.test(request.url()) || asked.push(request.url()))
  const box = await grid.boundingBox()
  const at = (row, column) => [box.x + (box.width * (column + 0.5)) / 10, box.y + (box.height * (row + 0.5)) / 10]
  await page.mouse.move(...at(0, 0))
  await page.mouse.down()
  await page.mouse.move(...at(9, 9))
  await page.mouse.up()
  const diagonal = Array.from({ length: 10 }, (_, i) => '0'.repeat(i) + '1' + '0'.repeat(9 - i)).join('\n')
  await holds(page, 'Digits', diagonal)
  await grid.focus()
  await page.keyboard.press('z')
  await holds(page, 'Digits', Array(10).fill('0'.repeat(10)).join('\n'))
  await field(page, 'Digits').fill('012\n345')
  await page.getByRole('grid', { name: 'Input, 2 by 3 cells' }).waitFor()
  await upload(page, 'grid.csv', '1,2\n3,4')
  await page.getByRole('grid', { name: 'Input, 2 by 2 cells' }).waitFor()
  for (const [tab, name] of [
    ['Rust', 'grid.rs'],
    ['C++', 'grid.cpp'],
  ]) {
    await page.getByRole('tab', { name: tab }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    assert.equal((await download).suggestedFilename(), name)
  }
  await page.getByRole('tab', { name: 'Picture' }).click()
  const png = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PNG' }).click()
  const picture = readFileSync(await (await png).path())
  assert.equal(picture.subarray(1, 4).toString(), 'PNG')
  assert.equal(picture.readUInt32BE(16), 41, 'two cells of 20 pixels and a line')
  const svg = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download SVG' }).click()
  assert.match(readFileSync(await (await svg).path(), 'utf8'), /^<svg .*\n<rect .*fill="#[0-9a-f]{6}"/)
  assert.deepEqual(asked, [])
  assert.deepEqual(problems, [])
})

test('a grid is drawn by keyboard alone, undone, copied and shared by its address', async () => {
  const { page, grid, context, problems } = await opened()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await holds(page, 'JSON', '[\n  [0, 0, 0],\n  [0, 0, 0],\n  [0, 0, 0]\n]')
  await grid.focus()
  for (const key of ['3', 'Space', 'Shift+ArrowRight', 'ArrowDown', '4', 'Space', 'z']) await page.keyboard.press(key)
  await holds(page, 'JSON', '[\n  [3, 3, 0],\n  [0, 0, 0],\n  [0, 0, 0]\n]')
  for (const key of ['y', 'f', '5', 'End', 'Space']) await page.keyboard.press(key)
  await holds(page, 'JSON', '[\n  [3, 3, 5],\n  [5, 4, 5],\n  [5, 5, 5]\n]')
  for (const key of ['s', 'Home', 'ArrowUp', 'Shift+ArrowRight', 'c', 'ArrowDown', 'ArrowDown', 'v']) {
    await page.keyboard.press(key)
  }
  await page.getByRole('tab', { name: 'Digits' }).click()
  await page.getByRole('button', { name: 'Copy', exact: true }).last().click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  assert.equal(copied, await field(page, 'Digits').inputValue())
  await page.waitForURL(/#i=3x3\..*as=digits$/)
  await page.reload()
  await holds(page, 'Digits', copied)
  assert.deepEqual(problems, [])
})

test('a text that is no grid says precisely why and keeps the last good grid', async () => {
  const { page, problems } = await opened('#i=2x2.0e')
  await field(page, 'JSON').fill('[[1, 2], [3, 4], [5]]')
  await page.getByText('Row 3 has 1 cell, expected 2. The grid was not changed.').waitFor()
  await page.getByRole('grid', { name: 'Input, 2 by 2 cells' }).waitFor()
  const pair = { input: [[1, 1]], output: [[2]] }
  await upload(page, 'task.json', JSON.stringify({ train: [pair, { ...pair, output: [[1, 2], [3, 10]] }], test: [] }))
  await page.getByText('train[1].output row 2, cell 2 is 10.').waitFor()
  await upload(page, 'large.json', ' '.repeat(1_048_577))
  await page.getByText('This file is larger than 1 MiB.').waitFor()
  await upload(page, 'task.json', JSON.stringify({ train: [pair], test: [{ input: [[7, 7, 7]], output: [[8]] }] }))
  await page.getByRole('grid', { name: 'Input, 1 by 2 cells' }).waitFor()
  await page.getByRole('combobox', { name: 'Pair of the task' }).click()
  await page.getByRole('option', { name: 'Test 1' }).click()
  await page.getByRole('grid', { name: 'Input, 1 by 3 cells' }).waitFor()
  await page.getByRole('radio', { name: 'Output' }).click()
  await page.getByRole('grid', { name: 'Output, 1 by 1 cells' }).waitFor()
  assert.deepEqual(problems, [])
})

test('thirty by thirty cells fit a phone and can be drawn on', async () => {
  const { page, grid, problems } = await opened('#i=30x30.0biq&as=digits', widths.phone)
  const box = await grid.boundingBox()
  assert.ok(box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box))
  await page.mouse.click(box.x + box.width - 3, box.y + 3)
  await page.getByRole('gridcell', { name: 'Row 1, column 30: 1, blue' }).waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(wide <= 390, `${wide}`)
  assert.deepEqual(problems, [])
})

test('what is drawn becomes the first example of a puzzle, after a log-in too', async () => {
  const { page, problems, close } = await opened('#i=2x2.1023&o=1x2.45')
  await page.getByRole('link', { name: 'Send to problem builder' }).click()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await logIn(page, emails.company)
  const dialog = page.getByRole('dialog', { name: 'New problem' })
  await dialog.getByText('Your drawing becomes its first example.').waitFor()
  await dialog.getByRole('combobox', { name: 'Kind' }).getByText('Grid puzzle (ARC)').waitFor()
  const title = `Sent ${process.pid}`
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('grid', { name: /, 2 by 2 cells$/ }).waitFor()
  await page.getByRole('gridcell', { name: 'Row 2, column 2: 3, green' }).waitFor()
  await page.reload()
  await page.getByRole('gridcell', { name: 'Row 2, column 1: 2, red' }).waitFor()
  assert.deepEqual(problems, [])
  await close()
})
