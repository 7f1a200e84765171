// Accessibility: axe-core on the page as it stands.
import assert from 'node:assert/strict'
import { axeSource } from './packages.mjs'

const GRAVE = new Set(['serious', 'critical'])

/** The serious and critical findings on this page, one line each. */
export async function findings(page) {
  const violations = await page.evaluate(async (source) => {
    if (!window.axe) (0, eval)(source)
    const { violations } = await window.axe.run(document)
    return violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact,
      help,
      where: nodes.map((node) => node.target.join(' ')).slice(0, 3),
    }))
  }, axeSource)
  return violations
    .filter(({ impact }) => GRAVE.has(impact))
    .map(({ id, impact, help, where }) => `${impact} ${id}: ${help} (${where.join(' | ')})`)
}

/** Fails with every grave finding. */
export async function assertAccessible(page, screen) {
  assert.deepEqual(await findings(page), [], `axe on ${screen}`)
}
