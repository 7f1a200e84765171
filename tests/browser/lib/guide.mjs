// docs/guide/tasks.md, read and walked: each step finds what it names on the page that is open, by its label.
import { readFileSync } from 'node:fs'
import { eventually } from './eventually.mjs'

const text = readFileSync(new URL('../../../docs/guide/tasks.md', import.meta.url), 'utf8')

/** More presses than these need a reason. */
export const MOST = 6

/** What is pressed, and what takes words. */
const PRESSED = ['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'switch', 'tab']
const TYPED = ['combobox', 'searchbox', 'spinbutton', 'textbox']
/** What may hold what is pressed. */
const PLACES = ['dialog', 'group', 'list', 'navigation', 'region', 'table']

const STEP = /^\d+\. (Press|Type|Choose|See) "(.+?)"(?: in "(.+)")?\.$/
const NEEDS_PLACE = { Press: false, Type: true, Choose: true, See: false }

/** The steps of a task; a line that no walker knows is a mistake of the guide. */
function stepsOf(title, lines) {
  return lines.map((line) => {
    const found = STEP.exec(line)
    if (!found) throw new Error(`“${title}”: ${line} is no step`)
    const [, verb, label, place] = found
    if (NEEDS_PLACE[verb] && place === undefined) throw new Error(`“${title}”: ${line} does not say where`)
    return { line, verb, label, place }
  })
}

function taskOf(part, who, at) {
  const [title] = part.split('\n')
  const [, most, why] = /^At most (\d+) press(?:es)?(?:: (.+))?\.$/m.exec(part) ?? []
  if (most === undefined) throw new Error(`“${title}” does not say how many presses it has at most`)
  const steps = stepsOf(title, part.match(/^\d+\..+$/gm) ?? [])
  if (steps.at(-1)?.verb !== 'See') throw new Error(`“${title}” does not end with what is seen`)
  return { title, who, at, most: Number(most), why, steps }
}

/** Every task of the guide: whose it is, where they begin, and how many presses it may have. */
export const tasks = text.split(/^## /m).slice(1).flatMap((section) => {
  const [who] = section.split('\n')
  const [, at] = /^Signed in at `(\/\S*)`\.$/m.exec(section) ?? []
  if (at === undefined) throw new Error(`“${who}” does not say where they begin`)
  return section.split(/^### /m).slice(1).map((part) => taskOf(part, who, at))
})

const escaped = (label) => label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The label as the screen has it. How much waits behind a section is beside its name, and belongs to it when it is heard. */
const pattern = (label) =>
  label.endsWith('…')
    ? new RegExp(`^${escaped(label.slice(0, -1))}(?!\\p{L})`, 'u')
    : new RegExp(`^${escaped(label)}(?: [\\d,]+ waiting)?$`)

const anyOf = (locators) => locators.reduce((all, one) => all.or(one))
/** Those of these roles that are called so. */
const byRole = (scope, roles, name) => anyOf(roles.map((role) => scope.getByRole(role, { name }))).filter({ visible: true })
/** The same, and those in which it is written: a row may say something else before its title, a field has examples. */
const labelled = (scope, roles, name) =>
  anyOf([
    byRole(scope, roles, name),
    byRole(scope, roles, undefined).filter({ has: scope.getByText(name) }),
    scope.getByPlaceholder(name).filter({ visible: true }),
  ])

/** The part of the page with this name or heading. */
function placed(page, place) {
  if (place === undefined) return page
  const name = pattern(place)
  const titled = page.locator('section').filter({ has: page.getByRole('heading', { name }) })
  return byRole(page, PLACES, name).or(titled).first()
}

/** The one thing of these roles with this label. Two are one where both lead to the same address. */
function one(scope, roles, label) {
  return eventually(`one “${label}”`, async () => {
    const all = labelled(scope, roles, pattern(label))
    const ways = await all.evaluateAll((found) => found.map((each) => each.getAttribute('href')))
    const isOne = ways.length === 1 || (ways.length > 1 && ways.every((way) => way !== null && way === ways[0]))
    return isOne && all.first()
  })
}

const acts = {
  async Press(page, { label, place }) {
    await (await one(placed(page, place), PRESSED, label)).click()
    return 1
  },
  async Type(page, { label, place }) {
    // The hint of a field that may stay empty is part of what it is called.
    await (await one(page, TYPED, `${place}…`)).fill(label)
    return 0
  },
  async Choose(page, { label, place }) {
    await (await one(page, ['combobox'], place)).click()
    await (await one(page, ['option'], label)).click()
    return 2
  },
  async See(page, { label }) {
    await page.getByText(pattern(label)).filter({ visible: true }).first().waitFor()
    return 0
  },
}

/** Walks a task on the page, which is where it begins; answers how many presses that took. */
export async function walk(page, { title, steps }) {
  let presses = 0
  for (const step of steps) {
    try {
      presses += await acts[step.verb](page, step)
    } catch (error) {
      throw new Error(`“${title}”, ${step.line} at ${new URL(page.url()).pathname}: ${error.message}`)
    }
  }
  return presses
}
