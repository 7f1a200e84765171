// A sweep over every screen at both widths: it stands still while it loads and asks for nothing twice, it has no grave
// accessibility finding, also in the theme that it does not have, one heading, nothing on the console, no violation of the
// content security policy, and no sideways scrolling, also on the narrowest phone and at twice the size.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { loadingFaults, watchLoading } from '../../lib/page/loading.mjs'
import { faultsByWidth } from '../../lib/page/looks.mjs'
import { returning } from '../../lib/people.mjs'
import { sampled } from '../../lib/sample.mjs'
import { screens } from '../../lib/screens.mjs'
import { widths } from '../../lib/settings.mjs'

/** A profile for each persona: each screen has a page of its own, and finds the files of those before it. */
const profiles = new Map()

after(async () => {
  for (const { close } of profiles.values()) await close()
  await closeBrowser()
})

async function profileOf(who) {
  const options = { size: widths.phone }
  if (!profiles.has(who)) profiles.set(who, who ? await returning(who, options) : await visitor(options))
  return profiles.get(who)
}

/** Opens a screen, and answers what is wrong with it at each width. */
async function lookAt({ who, open }) {
  const { context, problems } = await profileOf(who)
  const page = await context.newPage()
  const loads = {}
  const load = async (label) => {
    await open(page)
    loads[label] = await loadingFaults(page)
  }
  try {
    await watchLoading(page)
    await load('phone')
    const { phone, desktop } = await faultsByWidth(page, () => load('desktop'))
    return { phone: [...loads.phone, ...phone], desktop: [...loads.desktop, ...desktop], problems: [...problems] }
  } finally {
    await page.close()
    // What went wrong on one screen is not the next one's.
    problems.length = 0
  }
}

for (const screen of sampled(screens)) {
  const { name } = screen
  let looking
  for (const label of Object.keys(widths)) {
    test(`${name} on a ${label} is accessible, quiet and fits`, async () => {
      const { problems, ...faults } = await (looking ??= lookAt(screen))
      assert.deepEqual(faults[label], [])
      assert.deepEqual(problems, [])
    })
  }
}
