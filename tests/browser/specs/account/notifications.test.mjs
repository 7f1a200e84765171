// The bell: what a moderator decides reaches the author's open page, and is read there.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { takesFocus } from '../../lib/page/waits.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { known } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'
import { sentStory } from '../../lib/acts/stories.mjs'

after(closeBrowser)

/** The author of a story that waits, at a page where the socket has said that nothing is unread. */
async function authorOf(story) {
  const author = await known(story.email)
  let counted = false
  author.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (counted ||= String(payload).includes('"type":"notifications"'))),
  )
  await author.page.goto('/view-interviews')
  await author.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await eventually('how the notifications stand', () => counted)
  return author
}

const unread = (page) => page.getByRole('button', { name: 'Notifications, 1 unread' })

/** The author of both stories. */
let author

test('a published story reaches its author as a dot and a toast, and is read from the keyboard', async () => {
  const company = `Bell Tide ${process.pid}`
  const story = await sentStory({ company_name: company })
  author = { ...(await authorOf(story)), email: story.email }
  const { page, problems } = author
  const path = await story.publish()
  await unread(page).waitFor()
  const title = `Your story about ${company} is published`
  const toast = page.getByRole('alert').filter({ hasText: title })
  await toast.waitFor()
  assert.equal(await toast.count(), 1)
  const box = await toast.boundingBox()
  assert.ok(box.x > widths.desktop.width / 2 && box.y < widths.desktop.height / 4, JSON.stringify(box))

  await unread(page).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const line = panel.getByRole('link', { name: title })
  await line.waitFor()
  await assertAccessible(page, 'the panel of notifications')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await takesFocus(unread(page), 'the bell, to which it returns')

  await page.keyboard.press('Enter')
  await line.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === path)
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: title }).waitFor()
  assert.equal(await page.getByRole('dialog').getByText('Unread.').count(), 0)
  await page.keyboard.press('Escape')
  assert.deepEqual(problems, [])
})

test('on a phone the panel is a page of its own, and everything is marked as read at once', async () => {
  const { email, page, problems, close } = author
  await page.setViewportSize(widths.phone)
  const company = `Bell Quay ${process.pid}`
  const story = await sentStory({ company_name: company }, email)
  await story.publish()
  await unread(page).waitFor()
  await unread(page).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('link', { name: `Your story about ${company} is published` }).waitFor()
  await assertAccessible(page, 'the notifications on a phone')
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), widths.phone.width)
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await panel.getByText('Unread.').waitFor({ state: 'detached' })
  await panel.getByRole('link', { name: 'Notification settings' }).click()
  await page.waitForURL('**/account/notifications')
  await panel.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  assert.deepEqual(problems, [])
  await close()
})
