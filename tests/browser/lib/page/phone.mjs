// What a phone asks of a page: that it is as wide as the screen, and that a thumb hits what is to be pressed.
import assert from 'node:assert/strict'
import { assertAccessible } from './axe.mjs'
import { eventually } from '../eventually.mjs'

/** Half of the 24 px that a target has at least (WCAG 2.2, 2.5.8), less a pixel where two may meet. */
const REACH_PX = 11

/**
 * Scrolls there, and says whether a press in the middle, or so many pixels beside it, hits the element or its label.
 * Runs in the page.
 */
function isHit(element, reach) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const around = [[0, 0], [-reach, 0], [reach, 0], [0, -reach], [0, reach]]
  return around.every(([right, down]) => {
    const hit = document.elementFromPoint(left + width / 2 + right, top + height / 2 + down)
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  })
}

/** Waits until nothing covers it, and fails where it is too small. */
const reaches = (locator) =>
  eventually(`24 px to press at ${locator}`, () => locator.evaluate(isHit, REACH_PX))

/** Taps it, where a thumb can. */
export async function press(locator) {
  await reaches(locator)
  await locator.tap()
}

/** Chooses from a list. */
export async function choose(page, list, option) {
  await press(page.getByRole('combobox', { name: list }))
  await press(page.getByRole('option', { name: option, exact: true }))
}

/** The act that the screen is for is in reach, and nothing is scrolled sideways. */
export async function assertInReach(page, screen, act) {
  await reaches(act)
  const { width } = page.viewportSize()
  const content = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(content <= width, `${screen}: ${content} px on a screen of ${width}`)
}

/** The same, and axe has no grave finding: for a screen, or a state of one, that no other spec shows to axe. */
export async function assertFitsPhone(page, screen, act) {
  await assertInReach(page, screen, act)
  await assertAccessible(page, screen)
}
