// `cargo xtask bench graph`: a network of two thousand nodes in Chromium, drawn by the processor. From the server's answer to
// the first picture, and the frames while the picture is dragged. The nodes are made here, in the form that the server answers.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DRAWING, ownBrowser } from './lib/page/browser.mjs'
import { at, judged, noteFrames, notedFrames, print } from './lib/page/trace.mjs'
import { emails, logIn } from './lib/people.mjs'

const NODES = 2000
const LINKS = 4000
const PARTNERS = 40
const DRAG_MS = 5000
const FIRST_MS = 1000
const FRAMES = 30

const id = (n) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Partners and those whom they brought, some of whom brought others. */
function network(of) {
  const when = new Date().toISOString()
  const nodes = Array.from({ length: NODES }, (_, n) => {
    const kind = n < PARTNERS ? 'partner' : 'user'
    const counts = { members: 1, arriving: 1, brought: 1, applied: 1, placed: 0 }
    return { ...of.nodes[0], ...counts, id: `${kind}:${id(n)}`, of: id(n), kind, name: `Person ${n}`, partner: null, month: null }
  })
  const links = Array.from({ length: LINKS }, (_, n) => {
    const to = PARTNERS + (n % (NODES - PARTNERS))
    const from = n < NODES ? n % PARTNERS : (n * 7919) % NODES
    return { kind: 'referral', from: nodes[from].id, to: nodes[to].id, count: 1, first_at: when, last_at: when }
  })
  return { ...of, nodes, links, grouping: 'none', all_nodes: NODES, all_edges: LINKS, alerts: [], all_alerts: 0 }
}

const folder = await mkdtemp(join(tmpdir(), 'assay-graph-'))
const { page, close } = await ownBrowser(folder, { flags: DRAWING })
await page.goto('/login')
await logIn(page, emails.admin)
await page.route(/\/api\/admin\/network\?/, async (route) => {
  const answer = await (await route.fetch()).json()
  await route.fulfill({ json: network(answer) })
})
await page.addInitScript(() => {
  // A picture is there when WebGL has drawn into a canvas that is shown.
  const draw = WebGL2RenderingContext.prototype.drawArraysInstanced
  WebGL2RenderingContext.prototype.drawArraysInstanced = function drawn(...how) {
    globalThis.firstDrawn ??= performance.now()
    return draw.apply(this, how)
  }
  for (const name of ['drawArrays', 'drawElements']) {
    const plain = WebGL2RenderingContext.prototype[name]
    WebGL2RenderingContext.prototype[name] = function drawn(...how) {
      globalThis.firstDrawn ??= performance.now()
      return plain.apply(this, how)
    }
  }
})
await page.goto('/admin-dashboard/network-graph?view=graph')
const graph = page.getByRole('group', { name: 'Network graph' })
await graph.waitFor()
await page.waitForFunction(() => globalThis.firstDrawn !== undefined)
await graph.getByRole('status').waitFor({ state: 'detached' })
const first = await page.evaluate(() => {
  const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/admin/network?'))
  return globalThis.firstDrawn - answer.responseEnd
})

await noteFrames(page)
const { x, y, width, height } = await graph.boundingBox()
await page.mouse.move(x + width / 2, y + height - 40)
await page.mouse.down()
const began = Date.now()
for (let step = 0; Date.now() - began < DRAG_MS; step += 1) {
  await page.mouse.move(x + width / 2 + 200 * Math.sin(step / 20), y + height - 40 - 100 * Math.sin(step / 31))
  await page.waitForTimeout(8)
}
const frames = await notedFrames(page)
await page.mouse.up()

const rate = (1000 * frames.length) / frames.reduce((sum, frame) => sum + frame, 0)
print(`${NODES} nodes, ${LINKS} links; frames while dragging: median ${at(frames, 0.5).toFixed(0)} ms, 95th ${at(frames, 0.95).toFixed(0)} ms`)
const isMet = judged([
  ['from the answer to the first picture', first, FIRST_MS, 'ms'],
  ['a frame while dragging, on the average', 1000 / rate, 1000 / FRAMES, 'ms'],
])
await page.unrouteAll({ behavior: 'wait' })
await close()
await rm(folder, { recursive: true, force: true })
process.exit(isMet ? 0 : 1)
