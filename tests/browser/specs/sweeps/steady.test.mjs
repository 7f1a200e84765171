// The pages that most people see stand still while they load, where what moves is not stilled: nothing moves away under
// somebody's finger. The sweep over the screens looks at all of them, stilled. A commit gets some of these pages.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { arrive, closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { loadingFaults, watchLoading } from '../../lib/page/loading.mjs'
import { returning } from '../../lib/people.mjs'
import { sampled } from '../../lib/sample.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

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
  for (const [path, who] of sampled(pages)) {
    test(`${path} stands still while it loads on a ${label}`, async () => {
      const page = await newPage(who, size)
      await watchLoading(page)
      await page.goto(path)
      await arrive(page)
      await page.locator('#root h1').first().waitFor()
      await page.waitForFunction(() => window.loading.asked.length > 0)
      assert.deepEqual(await loadingFaults(page), [])
      await page.close()
    })
  }
}
