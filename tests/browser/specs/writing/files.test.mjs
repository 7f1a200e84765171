// A program of several files: one is added and imported, judged, renamed, deleted and brought back.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { chooseLanguage, codeIn, editor, saved, write } from '../../lib/acts/attempt.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { takesFocus } from '../../lib/page/waits.mjs'
import { newcomer } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const accepted = readFileSync(
  new URL('../../../../problems/maskedlog/submissions/accepted/solution.py', import.meta.url),
  'utf8',
)

const files = (page) => page.getByRole('navigation', { name: 'Files' })
const fileNames = (page) => files(page).getByRole('button').allTextContents()

/** Answers the dialog for a name. */
async function name(page, typed, submit) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(typed)
  await dialog.getByRole('button', { name: submit }).click()
}

/** Adds a file and waits until what one types goes into it. */
async function addFile(page, typed) {
  await page.getByRole('button', { name: 'New file' }).click()
  await name(page, typed, 'Add file')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await files(page).getByRole('button', { name: typed, exact: true }).waitFor()
  await takesFocus(editor(page), 'the editor')
}

async function chooseAct(page, file, act) {
  await page.getByRole('button', { name: `Actions for ${file}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('a file is added, imported and judged, leads to its mistakes, and is renamed, deleted and brought back', async () => {
  const { page, problems, close } = await newcomer()
  await page.goto('/codebrainv1/maskedlog')
  await page.getByRole('heading', { level: 1, name: 'Secrets in logs' }).waitFor()
  await chooseLanguage(page, /^Python/)
  await write(page, 'import masking')

  await page.getByRole('button', { name: 'New file' }).click()
  await name(page, 'masking', 'Add file')
  await page.getByRole('alert').getByText('The name needs an ending of this language.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await addFile(page, 'masking.py')
  assert.deepEqual(await fileNames(page), ['main.py', 'masking.py'])

  // What is wrong in it leads to its line, which is counted from its own beginning.
  await page.keyboard.insertText('x = 1\nx = = 2')
  await page.getByRole('button', { name: /^Run samples/ }).click()
  await page.getByRole('button', { name: 'masking.py", line 2' }).click({ timeout: 60_000 })
  await page.getByText('Ln 2, Col 1').waitFor()

  // "Select all" is this file; the title above it stays.
  await write(page, accepted)
  await files(page).getByRole('button', { name: 'main.py' }).click()
  await eventually('both titles and the first line', async () => {
    const code = await codeIn(page)
    return ['main.py', 'import masking', 'masking.py', 'import re'].every((part) => code.includes(part))
  })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText(/\b100 of 100 points/).first().waitFor({ timeout: 60_000 })
  await assertAccessible(page, 'a program of two files')

  await saved(page).waitFor()
  await page.reload()
  await files(page).getByRole('button', { name: 'masking.py' }).click()
  await chooseAct(page, 'masking.py', 'Rename')
  await assertAccessible(page, 'the dialog for the name of a file')
  await name(page, 'lib/masking.py', 'Rename')
  await files(page).getByRole('button', { name: 'lib/masking.py' }).waitFor()

  await chooseAct(page, 'lib/masking.py', 'Delete')
  await page.getByRole('dialog', { name: 'Delete lib/masking.py?' }).getByRole('button', { name: 'Delete' }).click()
  await files(page).waitFor({ state: 'detached' })
  await takesFocus(editor(page), 'the editor')
  await eventually('one file', async () => (await codeIn(page)) === 'import masking')
  await page.keyboard.press('ControlOrMeta+z')
  await files(page).getByRole('button', { name: 'lib/masking.py' }).waitFor()

  // On a phone the files are a row that fits.
  await page.setViewportSize(widths.phone)
  await page.getByRole('group', { name: 'Parts of the workspace' }).getByRole('button', { name: 'Code' }).click()
  await addFile(page, 'lib/another.py')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(wide <= widths.phone.width, `the page is ${wide} px wide`)
  await assertAccessible(page, 'a program of three files on a phone')
  assert.deepEqual(problems, [])
  await close()
})
