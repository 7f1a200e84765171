// A role goes from its company to the admin and back, is published, and is changed beside its text.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { fillInRole, hiring } from '../../lib/acts/hiring.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { signedIn } from '../../lib/people.mjs'

after(closeBrowser)

/** The admin, at the roles that wait. */
async function atTheDesk() {
  const admin = await signedIn('admin')
  await admin.page.goto('/admin-dashboard/unpublished-roles')
  await admin.page.getByRole('heading', { level: 1, name: 'Unpublished roles' }).waitFor()
  return admin
}

test('a role is sent back with a comment, published, and changed while its text stays', async () => {
  const name = `Publishes ${process.pid} ${Date.now()}`
  const company = await hiring(name)
  const { page } = company
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByRole('heading', { level: 1, name: 'Untitled role' }).waitFor()
  await fillInRole(page)
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByText('This role is in review.').waitFor()

  const admin = await atTheDesk()
  const desk = admin.page
  await desk.getByRole('link', { name: new RegExp(name) }).click()
  await desk.getByRole('heading', { level: 2, name: 'Software intern' }).first().waitFor()
  await desk.getByText('It has fewer than 200 characters.').waitFor()
  await assertAccessible(desk, 'a role that waits for the admin')
  await desk.keyboard.press('c')
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await dialog.getByText('Say why, in a sentence.').waitFor()
  await dialog.getByLabel('What the company reads').fill('Nearly there.')
  await dialog.getByRole('button', { name: 'Comment on a field' }).click()
  await dialog.getByLabel('Comment: Title').fill('Which team is it?')
  await assertAccessible(desk, 'a request for changes')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  await mailTo(company.email, /Software intern needs a change/)

  await page.reload()
  await page.getByText('Nearly there.').waitFor()
  await page.getByRole('button', { name: 'Title' }).click()
  const title = page.getByLabel('Title', { exact: true })
  await title.waitFor()
  await title.fill('Software intern, payments')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByText('This role is in review.').waitFor()

  await desk.reload()
  await desk.getByRole('heading', { level: 2, name: 'Software intern, payments' }).first().waitFor()
  await desk.keyboard.press('p')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.waitFor({ state: 'detached' })
  await mailTo(company.email, /payments is published/)

  await page.reload()
  await page.getByRole('button', { name: 'Change the role' }).click()
  await page.getByText('It stays as it is until we approve your changes.').waitFor()
  await title.fill('Software intern, refunds')
  await page.getByText('Saved', { exact: true }).waitFor()
  await assertAccessible(page, 'changes to a published role')
  await page.getByRole('button', { name: 'Submit changes' }).click()
  await page.getByText('Your changes are in review.').waitFor()

  await desk.goto('/admin-dashboard/unpublished-roles')
  await desk.getByRole('link', { name: new RegExp(name) }).click()
  await desk.getByText('What changes').waitFor()
  await desk.getByText('Software intern, refunds').first().waitFor()
  await assertAccessible(desk, 'changes to a role that wait for the admin')
  await desk.keyboard.press('p')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.waitFor({ state: 'detached' })
  await mailTo(company.email, /Your changes to Software intern, refunds are published/)

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Software intern, refunds' }).waitFor()
  assert.equal(await page.getByText('Your changes are in review.').count(), 0)
  assert.deepEqual([...company.problems, ...admin.problems], [])
  await admin.close()
  await company.close()
})
