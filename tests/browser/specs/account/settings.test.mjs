// Settings: a limit is previewed, set, refuses, and is taken back from its history.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const NAME = 'Usernames looked up, by one account'

const row = (page) => page.getByRole('listitem').filter({ hasText: NAME })

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** Asks whether a username is free, with the token that the page itself sends. */
async function lookUp(page, token) {
  const path = '/api/auth/username-availability?username=somebody_else'
  const answer = await page.request.get(new URL(path, page.url()).href, { headers: { authorization: token } })
  return answer.status()
}

/** The admin of both tests. */
let admin

test('a limit that the admin sets refuses, shows its history and is taken back', async () => {
  admin = await returning('admin', { size: widths.desktop })
  const { page, problems } = admin
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/admin/settings')
  await page.goto('/admin-dashboard/settings')
  const token = await (await sent).headerValue('authorization')
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('usernames looked up')
  await row(page).getByText('Default', { exact: true }).waitFor()
  await row(page).getByRole('button', { name: `Change: ${NAME}` }).click()
  const dialog = page.getByRole('dialog')
  const value = dialog.getByLabel('Value')
  await value.fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText(/^Enter a whole number from 1 to/).waitFor()
  await dialog.getByText('Enter a reason.').waitFor()
  await value.fill('2')
  const preview = dialog.getByRole('region', { name: 'What changes' })
  await preview.getByText('60 per minute → 2 per minute.').waitFor()
  await preview.getByText('No one has reached the new number.').waitFor()
  await assertAccessible(page, 'a setting that is changed')
  await dialog.getByLabel('Reason').fill('A quiet week.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await row(page).getByText('2 per minute').waitFor()
  await row(page).getByText('Changed', { exact: true }).waitFor()
  assert.deepEqual([await lookUp(page, token), await lookUp(page, token), await lookUp(page, token)], [200, 200, 429])

  await row(page).getByRole('button', { name: `History: ${NAME}` }).click()
  await dialog.getByText('A quiet week.').waitFor()
  await dialog.getByText('In effect', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Go back to this' }).click()
  await dialog.getByLabel('Reason').fill('The week is over.')
  await dialog.getByRole('button', { name: 'Go back to this' }).click()
  await page.getByText('Setting changed back').waitFor()
  await dialog.getByText('The week is over.').waitFor()
  await page.keyboard.press('Escape')
  await row(page).getByText('60 per minute').waitFor()
  assert.equal(await lookUp(page, token), 200)
  assert.deepEqual(problems, [])
})

test('the settings fit a phone', async () => {
  const { page, problems, close } = admin
  await page.setViewportSize(widths.phone)
  await page.goto('/admin-dashboard/settings?group=retention')
  await page.getByRole('list', { name: 'Retention' }).waitFor()
  await fits(page)
  await assertAccessible(page, 'the settings on a phone')
  assert.deepEqual(problems, [])
  await close()
})
