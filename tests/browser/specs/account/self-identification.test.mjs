// A candidate says on a phone who they are, for statistics, and takes it back; a company reads when the
// selection rates of its closed role are counted.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { publishedRole } from '../../lib/acts/roles.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { known, newcomer } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** Chooses from a list by keyboard. */
async function choose(page, list, option) {
  await page.getByRole('combobox', { name: list }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: option, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test('on a phone a candidate says who they are, changes it and deletes it', async () => {
  const { page, problems, close } = await newcomer({ size: widths.phone })
  await page.goto('/account/privacy#self-identification')
  await page.getByText('No company and no administrator reads your answers.').waitFor()
  await choose(page, 'Gender', 'Woman')
  await choose(page, 'Veteran status', 'Prefer not to say')
  await page.getByRole('button', { name: 'Save answers' }).click()
  await page.getByRole('button', { name: 'Delete answers' }).waitFor()
  await page.reload()
  const gender = page.getByRole('combobox', { name: 'Gender' })
  await gender.waitFor()
  assert.equal(await gender.textContent(), 'Woman')
  assert.equal(await page.getByRole('combobox', { name: 'Disability' }).textContent(), 'No answer')
  await fits(page)
  await assertAccessible(page, 'self-identification')
  await page.getByRole('button', { name: 'Delete answers' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete answers' }).click()
  await page.getByRole('button', { name: 'Delete answers' }).waitFor({ state: 'detached' })
  assert.equal(await gender.textContent(), 'No answer')
  assert.deepEqual(problems, [])
  await close()
})

test('a company reads on its closed role when the selection rates are counted', async () => {
  const { id, email, act } = await publishedRole('Pellworth Counts', 'Fitter')
  const { page, problems, close } = await known(email, { size: widths.phone })
  await page.goto(`/client-dashboard/create-jobs/${id}`)
  await page.getByRole('heading', { level: 1, name: 'Fitter' }).waitFor()
  assert.equal(await page.getByRole('heading', { name: 'Selection rates' }).count(), 0)
  await act('close')
  await page.reload()
  await page.getByRole('heading', { name: 'Selection rates' }).waitFor()
  await page.getByText(/^The rates are counted once, after .*, when every application is decided\.$/).waitFor()
  await fits(page)
  await assertAccessible(page, 'a closed role')
  assert.deepEqual(problems, [])
  await close()
})
