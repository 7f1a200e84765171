// One long line and large text in every editor: what sends the code, and its language, stay within the window.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { chooseLanguage, editor, startedAttempt, write } from '../../lib/acts/attempt.mjs'
import { drafted, fill, addFile as addSolution, tab } from '../../lib/acts/builder.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'

after(closeBrowser)

const LINE = `x = "${'long '.repeat(120)}"`
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

const button = (name) => (page) => page.getByRole('button', { name, exact: typeof name === 'string' })
const language = (page) => page.getByRole('combobox', { name: 'Language' })
const SENDING = { Run: button(/^Run samples/), Submit: button('Submit'), Language: language }

/** The largest text that the settings of the editor have. */
const largeInEditor = (page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('assay.editor') ?? '{"state":{},"version":0}')
    kept.state.fontSize = 24
    localStorage.setItem('assay.editor', JSON.stringify(kept))
  })

/** What a browser does whose own text is set to this size. Our policy refuses style elements, not the object model. */
const largeText = (page, size) =>
  page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`, 'important'), size)

/** On a narrow screen the code is a part of its own. */
async function showCode(page) {
  const parts = page.getByRole('group', { name: 'Parts of the workspace' })
  if (await parts.isVisible()) await parts.getByRole('button', { name: 'Code' }).click()
}

/** How far an element stands out of the window, in px. */
async function outside(page, locator) {
  const box = await locator.boundingBox()
  if (box === null) return Infinity
  const { width, height } = page.viewportSize()
  return Math.max(-box.x, -box.y, box.x + box.width - width, box.y + box.height - height, 0)
}

/** How far the page is wider than the window, in px, and the outermost elements that make it so; empty where it fits. */
async function widening(page) {
  const { wide, by } = await page.evaluate(() => {
    const edge = window.innerWidth
    const isOut = (one) => one.getBoundingClientRect().right > edge + 1
    const scrolls = (one) => one.closest('[id=root]') !== one && getComputedStyle(one).overflowX !== 'visible'
    const held = (one) => one.parentElement !== null && (scrolls(one.parentElement) || held(one.parentElement))
    const out = [...document.querySelectorAll('#root *')].filter((one) => isOut(one) && !held(one))
    const outer = out.filter((one) => !isOut(one.parentElement))
    return {
      wide: document.documentElement.scrollWidth - edge,
      by: outer.slice(0, 5).map((one) => `${one.nodeName} “${one.textContent?.slice(0, 30)}” ${one.className}`),
    }
  })
  return wide <= 0 ? '' : `${wide} px too wide: ${by.join('; ')}`
}

async function fits(page, what, parts) {
  for (const [name, of] of Object.entries(parts))
    await eventually(`${name} stands within the window, ${what}`, async () => (await outside(page, of(page).first())) <= 1)
  assert.equal(await widening(page), '', what)
}

/** At every size, with the text as it is and larger. */
async function fitsEverywhere(page, name) {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await showCode(page)
    await fits(page, `${name} at ${size.width}`, SENDING)
  }
  await largeInEditor(page)
  await page.reload()
  await largeText(page, 24)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await showCode(page)
    await editor(page).waitFor()
    await fits(page, `${name} at ${size.width} with 24 px`, SENDING)
  }
}

test('a problem that is practised, with one file and with several', async () => {
  const { page, problems, close } = await visitor()
  await page.goto('/codebrainv1/maskedlog')
  await page.getByRole('heading', { level: 1, name: 'Secrets in logs' }).waitFor()
  await chooseLanguage(page, /^Python/)
  await write(page, LINE)
  await page.getByRole('button', { name: 'New file' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('masking.py')
  await dialog.getByRole('button', { name: 'Add file' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.insertText(LINE)
  await fitsEverywhere(page, 'practice')
  assert.deepEqual(problems, [])
  await close()
})

test('an attempt', async () => {
  const { page, problems, close } = await startedAttempt()
  await write(page, LINE)
  await fitsEverywhere(page, 'an attempt')
  assert.deepEqual(problems, [])
  await close()
})

test('a scenario', async () => {
  const { page, problems, close } = await visitor()
  await page.goto('/codebrainv1/multi_task/aerial_planning')
  await page.getByRole('heading', { level: 2, name: 'Read the map' }).waitFor()
  await chooseLanguage(page, /^Python/)
  await write(page, LINE)
  await fitsEverywhere(page, 'a scenario')
  assert.deepEqual(problems, [])
  await close()
})

test('the editor of a problem of one’s own', async () => {
  const { page, problems, close } = await returning('company')
  const stamp = `${process.pid}-${Date.now()}`
  await page.goto(await drafted({ name: `wide-${stamp}`, title: `Wide lines ${stamp}` }))
  await page.getByRole('textbox', { name: 'Statement in Markdown' }).fill(LINE)
  await tab(page, 'Solutions')
  await addSolution(page, 'Accepted', 'sum.py', 'submissions/accepted', LINE)
  await fill(page, 'submissions/accepted/sum.py', LINE)
  const wrong = []
  for (const size of SIZES)
    for (const text of [16, 24]) {
      await page.setViewportSize(size)
      await largeText(page, text)
      const where = `at ${size.width} with ${text} px`
      const wide = await widening(page)
      if (wide !== '') wrong.push(`${where}, ${wide}`)
      for (const name of ['Save', 'Verify']) {
        const box = await page.getByRole('button', { name, exact: true }).boundingBox()
        if (box.x < 0 || box.x + box.width > size.width) wrong.push(`${where}, ${name} stands out`)
      }
    }
  assert.deepEqual(wrong, [])
  assert.deepEqual(problems, [])
  await close()
})
