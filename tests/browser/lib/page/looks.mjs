// What the sweeps look at on each page. It is loaded once, on a phone, and widened: the layout follows the width.
import { widths } from '../settings.mjs'
import { findings, findingsInOtherTheme } from './axe.mjs'

const BUILDING = 'still being built and is not part of this release'

/** The narrowest phone, and the desktop's window at twice the size: half as many pixels of CSS. */
const narrow = { phone: { width: 320, height: 640 }, desktop: { width: 720, height: 450 } }

/**
 * What is wrong with the page that is open on a phone, by width: accessibility in both themes, headings, a part that
 * is being built, sideways scrolling, also where there is less room. `again` opens it once more at the other width.
 */
export async function faultsByWidth(page, again = async () => {}) {
  const faults = {}
  for (const label of ['phone', 'desktop']) {
    await page.setViewportSize(widths[label])
    if (label === 'desktop') await again(page)
    await drawn(page)
    faults[label] = [...(await faultsOf(page)), ...(await wider(page, widths[label]))]
    await page.setViewportSize(narrow[label])
    await drawn(page)
    faults[label].push(...(await wider(page, narrow[label])))
  }
  return faults
}

/** What a page draws for another width, it draws in the next frame. */
const drawn = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** The window, or the part of a dashboard that scrolls in it, where it can be scrolled sideways. */
async function wider(page, { width }) {
  const found = await page.evaluate(() =>
    [document.documentElement, document.querySelector('main')]
      .filter((part) => part !== null && part.scrollWidth > part.clientWidth)
      .map(({ nodeName, scrollWidth, clientWidth }) => `${nodeName} ${scrollWidth} px wide in ${clientWidth}`),
  )
  return found.map((fault) => `${fault}, on ${width} px`)
}

async function faultsOf(page) {
  const faults = [...(await findings(page)), ...(await findingsInOtherTheme(page))]
  // A prompt in front of the page hides it from roles, not from the document.
  const headings = await page.locator(':is(#root, #prerendered) h1').count()
  if (headings !== 1) faults.push(`${headings} first headings`)
  if (await page.getByText(BUILDING).count()) faults.push('still being built')
  return faults
}
