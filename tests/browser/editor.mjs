// `cargo xtask bench editor`: how long a key takes in the editor of an attempt, in a file of 2,000 lines whose writing is
// recorded. From a trace of Chromium: what the page's thread does between the key and the frame that shows it, and the
// time that passes meanwhile, which has the wait for that frame in it.
import { finishButton, saved, startedByHand, write } from './lib/acts/attempt.mjs'
import { closeBrowser } from './lib/page/browser.mjs'
import { at, costs, print, traced } from './lib/page/trace.mjs'

const LINES = 2000
const KEYS = Number(process.argv[2] ?? 300)
const GOAL_MS = 16
/** A quick typist: twelve keys a second. */
const BETWEEN_MS = 80

const ms = (value) => `${value.toFixed(1)} ms`

const FILE = Array.from({ length: LINES }, (_, n) =>
  n % 8 === 0 ? `def step_${n}(rows):` : `    rows[${n}] = rows[${n - 1}] * 3 + ${n}  # of ${n}`,
).join('\n')

const { page, close } = await startedByHand({ realistic: true })
let batches = 0
page.on('request', (request) => {
  if (request.method() === 'POST' && /\/recording$/.test(new URL(request.url()).pathname)) batches += 1
})
await write(page, FILE)
await saved(page).waitFor()
await page.keyboard.press('ControlOrMeta+Home')
for (let line = 0; line < 40; line += 1) await page.keyboard.press('ArrowDown')
await page.keyboard.press('End')

const events = await traced(page, async () => {
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('abcdefghij'[key % 10])
    await page.waitForTimeout(BETWEEN_MS)
  }
})
const found = costs(events, 'keydown', 'input')
const [work, passed] = [found.map((one) => one.work), found.map((one) => one.passed)]

print(`${KEYS} keys in ${LINES} lines (${FILE.length} characters), ${found.length} measured, ${batches} batches recorded`)
print(`     key to its frame, with the wait for it: median ${ms(at(passed, 0.5))}, 95th ${ms(at(passed, 0.95))}`)
const p95 = at(work, 0.95)
const isWhole = found.length >= KEYS * 0.9 && batches > 0
const isMet = isWhole && p95 <= GOAL_MS
print(`${isMet ? 'met ' : 'MISS'} work between key and frame, 95th (median ${ms(at(work, 0.5))}, longest ${ms(Math.max(...work))}): ${ms(p95)}, goal ${GOAL_MS} ms`)
await finishButton(page).waitFor()
await close()
await closeBrowser()
process.exit(isMet ? 0 : 1)
