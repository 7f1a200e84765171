// What the sweeps look at on each page. It is loaded once, on a phone, and widened: the layout follows the width.
import { widths } from '../settings.mjs'
import { findings, findingsInOtherTheme } from './axe.mjs'

const BUILDING = 'still being built and is not part of this release'

/**
 * What is wrong with the page that is open on a phone, by width: accessibility in both themes, headings, a part that
 * is being built, sideways scrolling. `again` opens it once more at the other width, if what was opened on it might
 * close.
 */
export async function faultsByWidth(page, again = async () => {}) {
  const faults = {}
  for (const label of ['phone', 'desktop']) {
    await page.setViewportSize(widths[label])
    if (label === 'desktop') await again(page)
    // What a page draws for another width, it draws in the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    faults[label] = await faultsOf(page, widths[label].width)
  }
  return faults
}

async function faultsOf(page, width) {
  const faults = [...(await findings(page)), ...(await findingsInOtherTheme(page))]
  // A prompt in front of the page hides it from roles, not from the document.
  const headings = await page.locator(':is(#root, #prerendered) h1').count()
  if (headings !== 1) faults.push(`${headings} first headings`)
  if (await page.getByText(BUILDING).count()) faults.push('still being built')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  if (wide > width) faults.push(`${wide} px wide on ${width} px`)
  return faults
}
