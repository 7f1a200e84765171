// `cargo xtask bench puzzle`: the largest grid of the ARC challenge in Chromium. What the page's thread does from a press to
// the frame that shows a filled area, the same of undo, and the frames while an area is selected on a phone four times as slow.
import { closeBrowser, visitor } from './lib/page/browser.mjs'
import { at, costs, judged, noteFrames, notedFrames, print, traced } from './lib/page/trace.mjs'
import { widths } from './lib/settings.mjs'

const SIZE = 30
const ACTS = Number(process.argv[2] ?? 30)
const FRAME_MS = 1000 / 60
const DRAG_MS = 4000
const SLOWER = 4

/** A puzzle whose grid has as many rows and columns as any may have. */
async function largest(size) {
  const person = await visitor({ size, realistic: true })
  const { page } = person
  await page.goto('/codebrainv1/arc')
  await page.getByRole('list', { name: 'Puzzles' }).getByRole('link').first().click()
  const grid = page.getByRole('grid')
  await grid.waitFor()
  for (const what of ['rows', 'columns']) {
    const attribute = what === 'rows' ? 'aria-rowcount' : 'aria-colcount'
    for (let now = Number(await grid.getAttribute(attribute)); now < SIZE; now += 1)
      await page.getByRole('button', { name: `One more: ${what}` }).click()
    await page.locator(`[role=grid][${attribute}="${SIZE}"]`).waitFor()
  }
  await grid.scrollIntoViewIfNeeded()
  return { ...person, grid, box: await grid.boundingBox() }
}

const still = (page) => page.waitForTimeout(120)
const { page, grid, box, close } = await largest(widths.desktop)
await grid.focus()
await page.keyboard.press('f')
const fills = await traced(page, async () => {
  for (let act = 0; act < ACTS; act += 1) {
    await page.keyboard.press(String(1 + (act % 9)))
    await still(page)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await still(page)
  }
})
const undone = await traced(page, async () => {
  for (let act = 0; act < ACTS; act += 1) {
    await page.keyboard.press('ControlOrMeta+z')
    await still(page)
  }
})
await close()

const phone = await largest(widths.phone)
const protocol = await phone.context.newCDPSession(phone.page)
await phone.grid.focus()
await phone.page.keyboard.press('s')
await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
await phone.page.mouse.move(phone.box.x + 5, phone.box.y + 5)
await phone.page.mouse.down()
await noteFrames(phone.page)
const began = Date.now()
for (let step = 0; Date.now() - began < DRAG_MS; step += 1) {
  const share = 0.5 + 0.45 * Math.sin(step / 25)
  await phone.page.mouse.move(phone.box.x + phone.box.width * share, phone.box.y + phone.box.height * share)
  await phone.page.waitForTimeout(8)
}
const frames = await notedFrames(phone.page)
await phone.page.mouse.up()
await phone.close()

const work = (events, type) => costs(events, type).map((one) => one.work)
const [filled, undo] = [work(fills, 'pointerdown'), work(undone, 'keydown')]
print(`${SIZE} × ${SIZE} cells; ${filled.length} fills and ${undo.length} undos measured; ${frames.length} frames of the selection`)
const isMet = judged([
  ['work from the press to the filled area, median', at(filled, 0.5), FRAME_MS, 'ms'],
  ['work from the key to what is undone, median', at(undo, 0.5), FRAME_MS, 'ms'],
  ['a frame while selecting, 95th', at(frames, 0.95), FRAME_MS + 1, 'ms'],
])
await closeBrowser()
process.exit(isMet && filled.length > 0 && undo.length > 0 ? 0 : 1)
