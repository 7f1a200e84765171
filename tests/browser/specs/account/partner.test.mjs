// Becoming a partner: a candidate applies and takes it back, and the admin decides.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { linkIn, mailTo, providerCode } from '../../lib/inbox.mjs'
import { arrivesAt, newAddress, signedIn, signUp } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** Somebody who came to apply, made an account on the way, and has verified its address. */
async function applicant(options) {
  const email = newAddress()
  const person = await visitor(options)
  const { page } = person
  await page.goto('/partner-auth')
  await page.getByRole('link', { name: 'Sign up to apply' }).click()
  await signUp(page, email)
  const { oobCode } = await providerCode(email, 'VERIFY_EMAIL')
  await page.goto(`/reset-password?mode=verifyEmail&oobCode=${oobCode}`)
  await arrivesAt(page, '/candidate-auth/step/3')
  await page.goto('/partner-auth')
  return { ...person, email }
}

async function apply(page, organisation) {
  await page.getByRole('combobox', { name: 'You are' }).click()
  await page.getByRole('option', { name: 'A university or school' }).click()
  await page.getByLabel('Organisation').fill(organisation)
  await page.getByLabel('Why do you want to be a partner?').fill('Our students look for work.')
  await page.getByRole('button', { name: 'Send the application' }).click()
  await page.getByText('Your application is with us.', { exact: false }).waitFor()
}

/** The admin with the application open. */
async function opened(organisation, options) {
  const admin = await signedIn('admin', options)
  await admin.page.goto('/admin-dashboard/partners?state=applied')
  await admin.page.getByRole('link', { name: new RegExp(organisation) }).click()
  await admin.page.getByRole('heading', { level: 2, name: organisation }).waitFor()
  return admin
}

test('a candidate applies on a phone, takes it back, applies again and becomes a partner', async () => {
  const organisation = `Leeds ${process.pid} ${Date.now()}`
  const { page, email, problems, close } = await applicant({ size: widths.phone })
  await page.getByRole('button', { name: 'Send the application' }).click()
  await page.getByText('Choose the one that fits best.').waitFor()
  await assertAccessible(page, 'an application that is not whole')
  await apply(page, 'Leeds, mistyped')
  await assertAccessible(page, 'an application that waits')
  await page.getByRole('button', { name: 'Withdraw the application' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the application' }).click()
  await page.getByText('You can apply again.', { exact: false }).waitFor()
  await apply(page, organisation)

  const admin = await opened(organisation)
  await assertAccessible(admin.page, 'an application to be decided')
  await admin.page.keyboard.press('a')
  const dialog = admin.page.getByRole('dialog', { name: `Approve ${organisation}?` })
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.deepEqual(admin.problems, [])
  await admin.close()

  linkIn(await mailTo(email, /You are a partner now/), /^\/partner-dashboard/)
  await page.goto('/partner-auth')
  await page.getByRole('link', { name: 'Go to the partner dashboard' }).click()
  await page.waitForURL('**/partner-dashboard/overview')
  assert.deepEqual(problems, [])
  await close()
})

test('a rejection carries the admin’s words, on a phone', async () => {
  const organisation = `York ${process.pid} ${Date.now()}`
  const { page, email, close } = await applicant()
  await apply(page, organisation)
  const admin = await opened(organisation, { size: widths.phone })
  await admin.page.getByRole('button', { name: 'Reject' }).click()
  const dialog = admin.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByText('Say why, in a sentence.').waitFor()
  await dialog.getByLabel('Reason').fill('We know of no such school.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await dialog.waitFor({ state: 'detached' })
  await assertAccessible(admin.page, 'a rejected application on a phone')
  assert.deepEqual(admin.problems, [])
  await admin.close()
  assert.match((await mailTo(email, /application/i)).text, /We know of no such school\./)
  await page.reload()
  await page.getByText('We know of no such school.', { exact: false }).waitFor()
  await close()
})
