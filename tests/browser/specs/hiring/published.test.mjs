// A company goes from its inquiry to its first published role; and another role of it goes to the admin and back, is
// published, and is changed beside its text.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { triedAssessment } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { fillInRole } from '../../lib/acts/hiring.mjs'
import { companyInReview } from '../../lib/acts/inquiry.mjs'
import { invite } from '../../lib/acts/main-job.mjs'
import { roleForm } from '../../lib/acts/roles.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { logIn, newAddress, ownPassword, returning } from '../../lib/people.mjs'

after(closeBrowser)

const [name, email] = [`Begins ${process.pid} ${Date.now()}`, newAddress()]

/** The admin, and the company that the first test lets in. */
let admin
let company

/** The admin opens what waits of the company, which is one role or the changes to one. */
async function openAtTheDesk(desk) {
  await desk.goto('/admin-dashboard/unpublished-roles')
  await desk.getByRole('heading', { level: 1, name: 'Unpublished roles' }).waitFor()
  await desk.getByRole('link', { name: new RegExp(name) }).click()
}

/** Inquires on the screens, is approved by key, and opens its account by the link of the mail. */
async function letIn(desk) {
  const inquirer = await companyInReview(email, name)
  await inquirer.close()
  await desk.goto('/admin-dashboard/onboard-companies')
  await desk.getByRole('link', { name: new RegExp(name) }).click()
  await desk.getByRole('heading', { level: 2, name }).waitFor()
  await desk.keyboard.press('a')
  const dialog = desk.getByRole('dialog', { name: `Approve ${name}?` })
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const { pathname, search } = linkIn(await mailTo(email, /is approved$/), /^\/company-activation$/)
  const person = await visitor()
  await person.page.goto(pathname + search)
  await person.page.getByRole('button', { name: 'Open the account' }).click()
  await person.page.getByRole('link', { name: 'Log in to your account' }).click()
  await logIn(person.page, email, ownPassword)
  return person
}

async function choose(page, list, option) {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function describe(page) {
  await page.goto('/client-dashboard/profile')
  await page.getByLabel('Website').fill(`https://begins-${process.pid}.example`)
  await choose(page, 'Industry', 'Software')
  await choose(page, 'Size', '11–50 people')
  await page.getByLabel('City of the headquarters').fill('Leeds')
  await choose(page, 'Country', 'United Kingdom')
  await page.getByLabel('About').fill('We build tools for fitters.')
  await page.getByRole('button', { name: 'Save details' }).click()
  await page.getByText('We’re verifying your domain.').waitFor()
}

/** The admin grants this to the company that stands open. */
async function grant(desk, flag) {
  await desk.getByRole('button', { name: `Grant ${flag}` }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('An agreement by telephone.')
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a company with a password gets from its sign-up to a published role and a sent assessment', async () => {
  admin = await returning('admin')
  const desk = admin.page
  company = await letIn(desk)
  const { page } = company
  await describe(page)

  await desk.goto('/admin-dashboard/manage-companies')
  await desk.getByText('Details waiting for a decision').waitFor()
  await desk.getByRole('link', { name, exact: true }).first().click()
  await desk.getByRole('button', { name: 'Reject the domain' }).waitFor()
  await assertAccessible(desk, 'the details of a company that wait')
  await desk.getByRole('button', { name: 'Approve the domain' }).press('Enter')
  await desk.getByText('Domain approved').first().waitFor()
  await mailTo(email, /^The details of .* are approved$/)
  await grant(desk, 'Payment')
  await grant(desk, 'Assessment access')

  await page.goto('/client-dashboard/create-jobs')
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByRole('heading', { level: 1, name: 'Untitled role' }).waitFor()
  await fillInRole(page)
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByText('This role is in review.').waitFor()

  await openAtTheDesk(desk)
  await desk.getByRole('heading', { level: 2, name: 'Software intern' }).first().waitFor()
  await desk.keyboard.press('p')
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.waitFor({ state: 'detached' })
  await mailTo(email, /Software intern is published/)

  const { items } = await callAs(email, 'GET', '/api/roles')
  const { user } = await callAs(email, 'GET', '/api/auth/user')
  const reader = await visitor()
  await reader.page.goto(`/companies/${user.company.id}/roles/${items[0].id}`)
  await reader.page.getByRole('heading', { level: 1, name: 'Software intern' }).waitFor()
  await reader.page.getByText('€1,200 – €1,500 per month').waitFor()
  // Building one and taking it as a trial are walked in main-job.test.mjs.
  const title = `First set ${name}`
  const call = (method, path, body) => callAs(email, method, path, body)
  await page.goto(`/client-dashboard/assessment/${await triedAssessment(call, title)}`)
  assert.match(await invite(page, newAddress(), title), /^\/codebrainv2\//)
  assert.deepEqual([...company.problems, ...admin.problems, ...reader.problems], [])
  await reader.close()
})

test('a role is sent back with a comment, published, and changed while its text stays', async () => {
  const { page } = company
  const draft = await callAs(email, 'POST', '/api/roles', { form: roleForm('Platform intern') })
  await callAs(email, 'POST', `/api/roles/${draft.id}/submit`, { version: draft.version })
  const desk = admin.page
  await openAtTheDesk(desk)
  await desk.getByRole('heading', { level: 2, name: 'Platform intern' }).first().waitFor()
  await desk.getByText('It has fewer than 200 characters.').waitFor()
  await assertAccessible(desk, 'a role that waits for the admin')
  await desk.keyboard.press('c')
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await dialog.getByText('Say why, in a sentence.').waitFor()
  await dialog.getByLabel('Message to the company').fill('Nearly there.')
  await dialog.getByRole('button', { name: 'Comment on a field' }).click()
  await dialog.getByLabel('Comment: Title').fill('Which team is it?')
  await assertAccessible(desk, 'a request for changes')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  await mailTo(email, /Platform intern needs a change/)

  await page.goto(`/client-dashboard/create-jobs/${draft.id}`)
  await page.getByText('Nearly there.').waitFor()
  await page.getByRole('button', { name: 'Title' }).click()
  const title = page.getByLabel('Title', { exact: true })
  await title.waitFor()
  await title.fill('Platform intern, payments')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByText('This role is in review.').waitFor()

  await desk.reload()
  await desk.getByRole('heading', { level: 2, name: 'Platform intern, payments' }).first().waitFor()
  await desk.keyboard.press('p')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.waitFor({ state: 'detached' })
  await mailTo(email, /payments is published/)

  await page.reload()
  await page.getByRole('button', { name: 'Change the role' }).click()
  await page.getByText('It doesn’t change until we approve your changes.').waitFor()
  await title.fill('Platform intern, refunds')
  await page.getByText('Saved', { exact: true }).waitFor()
  await assertAccessible(page, 'changes to a published role')
  await page.getByRole('button', { name: 'Submit changes' }).click()
  await page.getByText('Your changes are in review.').waitFor()

  await openAtTheDesk(desk)
  await desk.getByText('What changes').waitFor()
  await desk.getByText('Platform intern, refunds').first().waitFor()
  await assertAccessible(desk, 'changes to a role that wait for the admin')
  await desk.keyboard.press('p')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.waitFor({ state: 'detached' })
  await mailTo(email, /Your changes to Platform intern, refunds are published/)

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Platform intern, refunds' }).waitFor()
  assert.equal(await page.getByText('Your changes are in review.').count(), 0)
  assert.deepEqual([...company.problems, ...admin.problems], [])
  await admin.close()
  await company.close()
})
