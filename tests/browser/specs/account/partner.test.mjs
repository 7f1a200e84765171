// Becoming a partner: a candidate applies and takes it back, and the admin decides; and what a partner runs for the
// students they brought.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { takesFocus } from '../../lib/page/waits.mjs'
import { linkIn, mailedPath, mailTo } from '../../lib/inbox.mjs'
import { arrivesAt, newAddress, returning, signUp, takeUsername } from '../../lib/people.mjs'
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
  await page.goto(await mailedPath(email, 'VERIFY_EMAIL'))
  await arrivesAt(page, '/candidate-auth/step/3')
  // The code of a partner is made from it.
  await takeUsername(page)
  await arrivesAt(page, '/candidate-auth/step/4')
  await page.goto('/partner-auth')
  return { ...person, email }
}

async function apply(page, organisation) {
  await page.getByRole('combobox', { name: 'You are' }).click()
  await page.getByRole('option', { name: 'A university or school' }).click()
  await page.getByLabel('Organisation').fill(organisation)
  await page.getByLabel('Why do you want to be a partner?').fill('Our students look for work.')
  await page.getByRole('button', { name: 'Send the application' }).click()
  await page.getByText('We’ve received your application.', { exact: false }).waitFor()
}

/** The admin with the application open. */
async function opened(organisation) {
  const admin = await returning('admin')
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

  await page.goto(linkIn(await mailTo(email, /You are now a partner/), /^\/partner-dashboard/).pathname)
  await page.waitForURL('**/partner-dashboard/overview')
  assert.match(await page.getByRole('textbox', { name: 'Your link' }).inputValue(), /\/role-selection\?tab=signup&ref=/)
  await page.getByRole('img', { name: 'QR code of your link' }).waitFor()
  assert.deepEqual(problems, [])
  await close()
})

// Both are easy, can be solved in the same languages and are open for practice.
const [OWN, VARIANT] = ['Questions about a log', 'Secrets in logs']

/** What a field for a date and a time takes, so many days from now. */
function localTime(days) {
  const at = new Date(Date.now() + days * 86_400_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The partner makes an assessment of one problem with a variant; answers the path of its link. */
async function runAssessment(page, title) {
  await page.goto('/partner-dashboard/assessments')
  await page.getByRole('link', { name: 'New assessment' }).first().click()
  await page.getByRole('button', { name: 'Run assessment' }).click()
  await page.getByText('Enter a title.').waitFor()
  await assertAccessible(page, 'an assessment of a partner that is not whole')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Closes').fill(localTime(7))
  const problems = page.getByRole('combobox', { name: 'Add a problem' })
  await problems.fill(OWN)
  await page.getByRole('option', { name: OWN }).click()
  await page.getByText('The weights sum to 100 of 100.').waitFor()
  await page.getByText('Variants: off', { exact: true }).waitFor()
  const choose = page.getByRole('button', { name: `Choose variants of ${OWN}` })
  await choose.click()
  const variants = page.getByRole('combobox', { name: `Add a variant of ${OWN}` })
  await takesFocus(variants, 'the field that finds variants')
  await variants.fill(VARIANT)
  await page.getByRole('option', { name: VARIANT }).click()
  await page.getByText('1 of 2 is drawn', { exact: true }).waitFor()
  await assertAccessible(page, 'an assessment of a partner with a variant')
  await page.getByRole('button', { name: 'Done with variants' }).click()
  await takesFocus(choose, 'the task whose variants were chosen')
  await page.getByRole('button', { name: 'Run assessment' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText(`Variants: ${VARIANT}. 1 of 2 is drawn.`).waitFor()
  await page.getByText('Appears after five results', { exact: false }).waitFor()
  return new URL(await page.getByRole('textbox', { name: 'Link' }).inputValue()).pathname
}

/** Somebody who follows the link of the demo partner, signs up, and confirms the address. */
async function student(options) {
  const email = newAddress()
  const person = await visitor(options)
  await person.page.goto('/role-selection?tab=signup&ref=jonas-weber')
  await person.page.getByRole('link', { name: 'Sign up as a candidate' }).click()
  await person.page.getByText(/^Invited with /).waitFor()
  await signUp(person.page, email)
  await person.page.goto(await mailedPath(email, 'VERIFY_EMAIL'))
  await arrivesAt(person.page, '/candidate-auth/step/3')
  return { ...person, email }
}

test('a partner runs an assessment, a student joins and shows the result, and the partner sees no more than that', async () => {
  const title = `Week ${process.pid} ${Date.now()}`
  const partner = await returning('partner')
  const link = await runAssessment(partner.page, title)
  const { page, problems, email, close } = await student({
    size: widths.phone,
  })
  await partner.page.getByRole('button', { name: 'Send by e-mail' }).click()
  const dialog = partner.page.getByRole('dialog')
  await dialog.getByLabel('E-mail addresses').fill(`${email}\nnobody@assay.example`)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const mailed = linkIn(await mailTo(email, new RegExp(title)), /^\/partner-assessments/)
  assert.equal(new URL(mailed).pathname, link)

  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText('What the partner sees').waitFor()
  await assertAccessible(page, 'an assessment of a partner, before joining')
  await page.getByRole('checkbox', { name: 'I have read this and agree to it.' }).click()
  await page.getByRole('button', { name: 'Join' }).click()
  const begin = page.getByRole('button', { name: 'Start', exact: true })
  await begin.waitFor()
  assert.equal(await page.getByText('Extra time').count(), 0)
  await page.getByRole('checkbox', { name: /I have read what is recorded/ }).click()
  await begin.click()
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await page.getByRole('button', { name: 'Finish assessment' }).click()
  await page.getByRole('button', { name: 'Finish now' }).click()
  await page.getByRole('heading', { level: 1, name: 'You have finished' }).waitFor()
  await page.getByText('Only you can read the report.').waitFor()

  await partner.page.reload()
  await partner.page
    .getByText('No student has shared their name and score with you.', {
      exact: false,
    })
    .waitFor()
  await page.goto(link)
  const kept = page.waitForResponse((response) => response.url().endsWith('/result'))
  await page.getByRole('switch', { name: /my name and my score$/ }).click()
  assert.equal((await kept).status(), 200)
  await partner.page.reload()
  const results = partner.page.getByRole('table', {
    name: 'Students who share their result with you',
  })
  await results.getByRole('cell', { name: 'Ada Novak' }).waitFor()
  await assertAccessible(partner.page, 'an assessment of a partner')

  await partner.page.getByRole('button', { name: 'Close now' }).click()
  await partner.page.getByRole('alertdialog').getByRole('button', { name: 'Close now' }).click()
  await partner.page.getByText('It is closed.', { exact: false }).waitFor()
  assert.deepEqual([problems, partner.problems], [[], []])
  await close()
  await partner.close()
})

test('a partner invites by mail, one reader comes to the sign-up with the code and another stops such mail', async () => {
  const partner = await returning('partner')
  const { page } = partner
  const [invited, stranger] = [newAddress(), newAddress()]
  await page.goto('/partner-dashboard/students')
  await page.getByRole('link', { name: 'Invite students' }).click()
  const list = page.getByLabel('Who would you like to invite?')
  await list.fill(`${invited}, Ada\n${stranger}\nno address`)
  await page.getByRole('button', { name: 'Invite 2 people' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('2 people invited.', { exact: false }).waitFor()
  assert.equal(await list.inputValue(), 'no address')
  await assertAccessible(page, 'students who were invited')

  const about = /invites you to Assay/
  const reader = await visitor({ size: widths.phone })
  const link = linkIn(await mailTo(invited, about), /^\/role-selection/)
  await reader.page.goto(link.pathname + link.search)
  await reader.page.getByRole('link', { name: 'Sign up as a candidate' }).click()
  await reader.page.getByText(/^Invited with /).waitFor()
  const stop = linkIn(await mailTo(stranger, about), /^\/stop-partner-invitations\//)
  await reader.page.goto(stop.pathname)
  await reader.page.getByRole('button', { name: 'Stop invitations' }).click()
  await reader.page.getByText(/^Stopped\./).waitFor()
  await assertAccessible(reader.page, 'invitations of partners, stopped')

  await page.reload()
  const shown = page.getByRole('table', { name: 'People you invited' })
  await shown.getByRole('row', { name: new RegExp(`${stranger}.*Stopped`) }).waitFor()
  await shown.getByRole('row', { name: new RegExp(`${invited}.*Invited`) }).waitFor()
  assert.deepEqual([partner.problems, reader.problems], [[], []])
  await reader.close()
  await partner.close()
})
