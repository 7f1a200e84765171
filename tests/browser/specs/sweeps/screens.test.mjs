// A sweep over every screen at both widths: no grave accessibility finding, nothing on the console, no
// violation of the content security policy, and no sideways scrolling.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'
import { sampled } from '../../lib/sample.mjs'
import { screens } from '../../lib/screens.mjs'
import { widths } from '../../lib/settings.mjs'

/** A profile for each persona and width: each screen has a page of its own, and finds the files of those before it. */
const profiles = new Map()

after(async () => {
  for (const { close } of profiles.values()) await close()
  await closeBrowser()
})

async function profileOf(who, label) {
  const name = `${who ?? 'a visitor'} on a ${label}`
  const size = widths[label]
  if (!profiles.has(name)) profiles.set(name, who ? await returning(who, { size }) : await visitor({ size }))
  return profiles.get(name)
}

for (const [turn, label] of Object.keys(widths).entries()) {
  for (const { name, who, open } of sampled(screens, 2 * turn)) {
    test(`${name} on a ${label} is accessible, quiet and fits`, async () => {
      const { context, problems } = await profileOf(who, label)
      const page = await context.newPage()
      try {
        await open(page)
        await assertAccessible(page, name)
        const { width } = widths[label]
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        assert.ok(wide <= width, `${wide} px wide on a screen of ${width} px`)
        assert.deepEqual(problems, [])
      } finally {
        await page.close()
        // What went wrong on one screen is not the next one's.
        problems.length = 0
      }
    })
  }
}
