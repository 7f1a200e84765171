// The end of a company's way in: approved by the admin, opened by the link of the mail.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { approve, makeAccount } from '../../lib/acts/admin.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { companyInReview, heading } from '../../lib/acts/inquiry.mjs'
import { arrivesAt, logIn, newAddress, returning } from '../../lib/people.mjs'

after(closeBrowser)

const pathAndQuery = ({ pathname, search }) => pathname + search

/** A company that was let in, and the path of the link it was mailed. */
async function approvedCompany(name) {
  const email = newAddress()
  const company = await companyInReview(email, name)
  await approve(email)
  const mail = await mailTo(email, /is approved$/)
  return { ...company, email, link: pathAndQuery(linkIn(mail, /^\/company-activation$/)) }
}

test('a company that is approved opens its account by the link, completes its profile, and is ready', async () => {
  const { page, problems, close, link } = await approvedCompany('Pellworth Activated')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByText('Open the link in the e-mail we sent you').waitFor()
  await page.goto(link)
  await page.getByRole('button', { name: 'Open the account' }).click()
  await page.getByText('The account of Pellworth Activated is open.').waitFor()
  await assertAccessible(page, 'activated')
  await page.getByRole('link', { name: 'Complete your profile' }).click()
  await heading(page, 'Complete your profile')
  await assertAccessible(page, 'complete profile')
  // The number of the inquiry completes the profile.
  await page.getByLabel('Phone').waitFor()
  assert.equal(await page.getByLabel('Phone').inputValue(), '+44 20 7946 0018')
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await arrivesAt(page, '/client-dashboard/home')
  await page.goto('/company-activation')
  await page.getByText('Your account is open.').waitFor()
  assert.deepEqual(problems, [])
  await close()
})

test('the link works in another browser too, once, and looking at it uses nothing up', async () => {
  const { close, email, link } = await approvedCompany('Pellworth Elsewhere')
  await close()
  for (let visit = 0; visit < 2; visit += 1) {
    const looks = await visitor()
    await looks.page.goto(link)
    await looks.page.getByRole('button', { name: 'Open the account' }).waitFor()
    await looks.close()
  }
  const opens = await visitor()
  await opens.page.goto(link)
  await opens.page.getByRole('button', { name: 'Open the account' }).click()
  await opens.page.getByRole('link', { name: 'Log in to your account' }).click()
  await logIn(opens.page, email, 'a long password')
  await arrivesAt(opens.page, '/complete-profile')
  await opens.close()

  const late = await visitor()
  expects(late.page, 404, /\/companies\/activate$/)
  await late.page.goto(link)
  await late.page.getByRole('button', { name: 'Open the account' }).click()
  await late.page.getByText('This link has been used or has expired.').waitFor()
  await late.close()
})

test('an account that was made for somebody gets its password by the link and logs in with it', async () => {
  const email = newAddress()
  const admin = await returning('admin')
  await makeAccount(admin.page, email, 'Pellworth Made')
  await admin.close()
  const link = linkIn(await mailTo(email, /^Your account for/), /^\/(set-company-password|setup-password)\//)
  const { page, problems, close } = await visitor()
  await page.goto(pathAndQuery(link))
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set the password and log in' }).click()
  await page.getByText('Use at least 6 characters.').waitFor()
  await page.getByLabel('New password').fill('a long password')
  await page.getByRole('button', { name: 'Set the password and log in' }).click()
  await arrivesAt(page, '/complete-profile')
  assert.deepEqual(problems, [])
  await close()

  const again = await visitor()
  expects(again.page, 404, /\/companies\/set-password$/)
  await again.page.goto(pathAndQuery(link))
  await again.page.getByLabel('New password').fill('another password')
  await again.page.getByRole('button', { name: 'Set the password and log in' }).click()
  await again.page.getByText('This link has been used or has expired.').waitFor()
  await again.close()
})
