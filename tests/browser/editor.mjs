// `cargo xtask bench editor`: how long a key takes in the editor of an attempt, in a file of 2,000 lines whose writing is
// recorded. From a trace of Chromium: what the page's thread does between the key and the frame that shows it, and the
// time that passes meanwhile, which has the wait for that frame in it.
import { finishButton, saved, startedByHand, write } from './lib/acts/attempt.mjs'
import { closeBrowser } from './lib/page/browser.mjs'

const LINES = 2000
const KEYS = Number(process.argv[2] ?? 300)
const GOAL_MS = 16
/** A quick typist: twelve keys a second. */
const BETWEEN_MS = 80
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

const print = (line) => process.stdout.write(`${line}\n`)
const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]
const ms = (value) => `${value.toFixed(1)} ms`

const FILE = Array.from({ length: LINES }, (_, n) =>
  n % 8 === 0 ? `def step_${n}(rows):` : `    rows[${n}] = rows[${n - 1}] * 3 + ${n}  # of ${n}`,
).join('\n')

/** What each key cost, in milliseconds: the work of the page's thread, and the time until the frame was handed over. */
function costs(events) {
  const isKey = ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown'
  const { pid, tid } = events.find(isKey)
  const own = events.filter((event) => event.pid === pid && event.tid === tid).toSorted((a, b) => a.ts - b.ts)
  const keys = own.filter(isKey)
  const inputs = own.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'input')
  const frames = own.filter(({ name }) => name === 'Commit')
  const tasks = own.filter(({ name }) => name === 'RunTask')
  return keys.flatMap(({ ts: from }, key) => {
    const input = inputs.find(({ ts }) => ts >= from)
    const frame = frames.find(({ ts }) => input !== undefined && ts >= input.ts)
    if (frame === undefined) return []
    const until = frame.ts + (frame.dur ?? 0)
    // A key that comes before the frame of the one before it would count twice.
    if (keys[key + 1]?.ts < until) return []
    const inside = ({ ts, dur = 0 }) => Math.max(0, Math.min(until, ts + dur) - Math.max(from, ts))
    const work = tasks.reduce((sum, task) => sum + inside(task), 0)
    return [{ work: work / 1000, passed: (until - from) / 1000 }]
  })
}

const { page, context, close } = await startedByHand()
let batches = 0
page.on('request', (request) => {
  if (request.method() === 'POST' && /\/recording$/.test(new URL(request.url()).pathname)) batches += 1
})
await write(page, FILE)
await saved(page).waitFor()
await page.keyboard.press('ControlOrMeta+Home')
for (let line = 0; line < 40; line += 1) await page.keyboard.press('ArrowDown')
await page.keyboard.press('End')

const browser = context.browser()
await browser.startTracing(page, { categories: CATEGORIES })
for (let key = 0; key < KEYS; key += 1) {
  await page.keyboard.press('abcdefghij'[key % 10])
  await page.waitForTimeout(BETWEEN_MS)
}
const { traceEvents } = JSON.parse(await browser.stopTracing())
const found = costs(traceEvents)
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
