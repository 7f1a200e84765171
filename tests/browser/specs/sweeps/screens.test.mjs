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

after(closeBrowser)

for (const [turn, [label, size]] of Object.entries(widths).entries()) {
  for (const { name, who, open } of sampled(screens, 2 * turn)) {
    test(`${name} on a ${label} is accessible, quiet and fits`, async () => {
      const person = who ? await returning(who, { size }) : await visitor({ size })
      try {
        await open(person.page)
        await assertAccessible(person.page, name)
        const wide = await person.page.evaluate(() => document.documentElement.scrollWidth)
        assert.ok(wide <= size.width, `${wide} px wide on a screen of ${size.width} px`)
        assert.deepEqual(person.problems, [])
      } finally {
        await person.close()
      }
    })
  }
}
