// Waits for what comes a moment after something is shown: the focus, and the last of a list's rows.
import { eventually } from '../eventually.mjs'

/** Waits until this element has the focus. */
export function takesFocus(locator, what) {
  return eventually(`the focus on ${what}`, () => locator.evaluate((element) => element === document.activeElement))
}

/** Waits until there are so many of these; those of the list before may still stand there. */
export function settlesAt(locator, count, what) {
  return eventually(`${count} of ${what}`, async () => (await locator.count()) === count)
}

/** Notes what a page asks from now on; the function that is answered waits until all of it has come. */
export function answersOf(page) {
  const open = new Set()
  page.on('request', (request) => open.add(request))
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request))
  return () => eventually('every answer', () => open.size === 0)
}
