// What an act costs the page, read from a trace of Chromium.

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

/** The events of a trace of the page while something is done. */
export async function traced(page, act) {
  const browser = page.context().browser()
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  return JSON.parse(await browser.stopTracing()).traceEvents
}

/**
 * What each event of this type cost, in milliseconds: the work of the page's thread, and the time until the frame was
 * handed over. `via` names the event that the frame has to follow, where that is another one.
 */
export function costs(events, type, via = type) {
  const is = (wanted) => (event) => event.name === 'EventDispatch' && event.args.data?.type === wanted
  const { pid, tid } = events.find(is(type))
  const own = events.filter((event) => event.pid === pid && event.tid === tid).toSorted((a, b) => a.ts - b.ts)
  const acts = own.filter(is(type))
  const inputs = own.filter(is(via))
  const frames = own.filter(({ name }) => name === 'Commit')
  const tasks = own.filter(({ name }) => name === 'RunTask')
  return acts.flatMap(({ ts: from }, at) => {
    const input = inputs.find(({ ts }) => ts >= from)
    const frame = frames.find(({ ts }) => input !== undefined && ts >= input.ts)
    if (frame === undefined) return []
    const until = frame.ts + (frame.dur ?? 0)
    // One that comes before the frame of the one before it would count twice.
    if (acts[at + 1]?.ts < until) return []
    const inside = ({ ts, dur = 0 }) => Math.max(0, Math.min(until, ts + dur) - Math.max(from, ts))
    const work = tasks.reduce((sum, task) => sum + inside(task), 0)
    return [{ work: work / 1000, passed: (until - from) / 1000 }]
  })
}

/** From now on the page notes how long each of its frames takes. */
export const noteFrames = (page) =>
  page.evaluate(() => {
    globalThis.frames = []
    let last = performance.now()
    const frame = (now) => {
      globalThis.frames.push(now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })

/** The frames since then, in milliseconds. */
export const notedFrames = (page) => page.evaluate(() => globalThis.frames)

/** So many of a hundred are at most this. */
export const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]

export const print = (line) => process.stdout.write(`${line}\n`)

/** Prints each goal, `[what, value, most, unit]`, and answers whether all are met. */
export function judged(goals) {
  for (const [what, value, most, unit] of goals)
    print(`${value <= most ? 'met ' : 'MISS'} ${what}: ${value.toFixed(1)} ${unit}, goal ${most}`)
  return goals.every(([, value, most]) => value <= most)
}
