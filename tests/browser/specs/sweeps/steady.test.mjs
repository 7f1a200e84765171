// Pages stand still while they load: nothing moves away under somebody's finger.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { arrive, closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** The most that may move, as the browser counts it. */
const BUDGET = 0.05

/**
 * Answers come late, as over a slow line: what waits for them must not move when they come. They are held back in the
 * page, for a `route` would take the files of every page from the server again.
 */
async function slowly(page) {
  await page.addInitScript(() => {
    const { fetch } = window
    window.answers = { late: 0, missing: 0 }
    window.fetch = async (...asked) => {
      const { pathname } = new URL(asked[0].url ?? asked[0], location.href)
      if (!pathname.startsWith('/api/')) return fetch(...asked)
      window.answers.late += 1
      window.answers.missing += 1
      await new Promise((resolve) => setTimeout(resolve, 100 + 60 * (window.answers.late % 4)))
      return fetch(...asked).finally(() => (window.answers.missing -= 1))
    }
  })
}

/** Adds up what moved by itself in the page that is open; the sources say which elements did. */
async function countShifts(page) {
  await page.addInitScript(() => {
    window.shifts = { sum: 0, moved: [] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.hadRecentInput) continue
        window.shifts.sum += entry.value
        for (const { node } of entry.sources)
          window.shifts.moved.push(`${entry.value.toFixed(3)} ${node?.nodeName} ${node?.className ?? ''}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const pages = [
  ['/dashboard', 'candidate'],
  ['/account/profile', 'candidate'],
  ['/view-interviews', null],
  ['/partner-dashboard/overview', 'partner'],
  ['/account/notifications', 'candidate'],
  ['/talent-form', 'candidate'],
  ['/codebrainv1', null],
  ['/codebrainv1/arc', null],
  ['/roles', null],
]

/** A profile for each person, at both widths: each page is a new one there. */
const profiles = new Map()

async function newPage(who, size) {
  const options = { reducedMotion: 'no-preference' }
  if (!profiles.has(who)) profiles.set(who, who === null ? await visitor(options) : await returning(who, options))
  const page = await profiles.get(who).context.newPage()
  await page.setViewportSize(size)
  return page
}

for (const [label, size] of Object.entries(widths)) {
  for (const [path, who] of pages) {
    test(`${path} stands still while it loads on a ${label}`, async () => {
      const page = await newPage(who, size)
      await countShifts(page)
      await slowly(page)
      await page.goto(path)
      await arrive(page)
      await page.locator('#root h1').first().waitFor()
      await page.waitForFunction(() => window.answers.late > 0 && window.answers.missing === 0)
      await page.waitForLoadState('networkidle')
      await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' })
      const { sum, moved } = await page.evaluate(() => window.shifts)
      assert.ok(sum < BUDGET, `${sum.toFixed(3)} moved: ${moved.join('; ')}`)
      await page.close()
    })
  }
}
