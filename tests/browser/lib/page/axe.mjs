// Accessibility: axe-core on the page as it stands.
import assert from 'node:assert/strict'
import { axeSource } from './packages.mjs'

const GRAVE = new Set(['serious', 'critical'])

/** The serious and critical findings on this page, one line each; `rules` may name the only ones to try. */
export async function findings(page, rules) {
  // What is as it should be is not described: on a long page that takes longer than the looking.
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  // Half a megabyte on its way into the page, unless that has it.
  const missing = (await page.evaluate(() => window.axe === undefined)) ? axeSource : ''
  const violations = await page.evaluate(async ([source, options, grave]) => {
    if (source) {
      (0, eval)(source)
      // A rule gives its own impact to all that it finds: of the others nothing would be reported.
      for (const rule of window.axe._audit.rules) rule.enabled &&= grave.includes(rule.impact)
    }
    // A colour on its way to another is neither.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
    const { violations } = await window.axe.run(document, options)
    return violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact,
      help,
      where: nodes.map((node) => node.target.join(' ')).slice(0, 3),
    }))
  }, [missing, options, [...GRAVE]])
  return violations
    .filter(({ impact }) => GRAVE.has(impact))
    .map(({ id, impact, help, where }) => `${impact} ${id}: ${help} (${where.join(' | ')})`)
}

/** Fails with every grave finding. */
export async function assertAccessible(page, screen) {
  assert.deepEqual(await findings(page), [], `axe on ${screen}`)
}

/** The findings in the theme that this page does not have; only its colours are another theme's matter. */
export async function findingsInOtherTheme(page) {
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
      // A colour on its way to another is neither. What moves without end, such as a skeleton, has no end to go to.
      for (const animation of document.getAnimations()) {
        if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish()
      }
    })
  await turn()
  const found = await findings(page, ['color-contrast'])
  await turn()
  return found.map((finding) => `in the other theme: ${finding}`)
}
