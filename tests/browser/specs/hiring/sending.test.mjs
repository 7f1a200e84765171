// A company sends an assessment to a pasted list with one of each outcome; the candidate gets the mail and starts.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { asCompany, triedAssessment } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { candidate } from '../../lib/acts/joining.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { emails, newAddress, returning } from '../../lib/people.mjs'

after(closeBrowser)

const phone = { width: 390, height: 844 }
const title = `Sent to many ${process.pid}`

/** Somebody who has taken the assessment as often as its rule allows. */
async function cooledDown(call, id) {
  const email = await candidate()
  const { code } = await call('POST', `/api/assessments/${id}/invitations`, { email })
  const { attempt_id } = await callAs(email, 'POST', `/api/codebrain/${code}/start`, { consent: true })
  await callAs(email, 'POST', `/api/attempts/${attempt_id}/finish`)
  return email
}

/** Somebody who stops the invitations of the company by the link of the mail, without signing in. */
async function optedOut(call, id) {
  const email = newAddress()
  const made = await call('POST', `/api/assessments/${id}/invitations`, { email })
  const link = linkIn(await mailTo(email, new RegExp(title)), /^\/stop-invitations\//)
  const { page, problems, close } = await visitor({ size: phone })
  await page.goto(link.pathname)
  await page.getByRole('button', { name: /^Stop invitations from/ }).click()
  await page.getByText(/^Stopped\./).waitFor()
  await assertAccessible(page)
  assert.deepEqual(problems, [])
  await close()
  await call('POST', `/api/invitations/${made.id}/cancel`)
  return email
}

test('a list is sent with one of each outcome, and the invited person starts', async () => {
  const call = await asCompany()
  const settings = { window_days: 14, retake_attempts: 1, retake_days: 90, accommodation_percent: 0 }
  const id = await triedAssessment(call, title, settings)
  // They could share what they have instead.
  await call('PUT', `/api/assessments/${id}/cut-off`, { version: 0, cut_off: null, takes_earlier_results: false })
  const cooling = await cooledDown(call, id)
  const stopped = await optedOut(call, id)
  const known = newAddress()
  await call('POST', `/api/assessments/${id}/invitations`, { email: known })

  const { page, problems, close } = await returning('company')
  await page.goto(`/client-dashboard/assessment/${id}`)
  await page.getByRole('link', { name: 'Send assessment' }).click()
  const people = page.getByRole('textbox', { name: 'Who would you like to invite?' })
  await people.fill(
    [`Demo <${emails.candidate}>`, known, cooling, stopped, emails.candidate.toUpperCase(), 'nobody'].join('\n'),
  )
  await page.getByText('4 valid', { exact: true }).waitFor()
  await page.getByText('1 duplicate', { exact: true }).waitFor()
  await page.getByText('1 invalid', { exact: true }).waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: /^Extra time for everyone/ }).fill('50')
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const message = page.getByRole('textbox', { name: /^Your message/ })
  await message.fill('Hello {nobody}')
  await page.getByText(/There is no variable \{nobody\}/).waitFor()
  await message.fill('Hello {name}, we look forward to {assessment}.')
  await page.reload()
  assert.equal(await message.inputValue(), 'Hello {name}, we look forward to {assessment}.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.frameLocator('iframe').getByText('Hello Demo, we look forward to').waitFor()
  await assertAccessible(page)
  await page.setViewportSize(phone)
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Send 1 invitation' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '1 person invited' }).waitFor()
  const outcomes = ['Invited', 'Already invited', 'Cooling down', 'Stopped your invitations', 'Repeated', 'Invalid row']
  const rows = page.getByRole('row')
  for (const [index, outcome] of outcomes.entries()) {
    await rows.nth(index + 1).getByText(outcome, { exact: true }).waitFor()
  }
  assert.deepEqual(problems, [])
  await close()

  const mail = await mailTo(emails.candidate, new RegExp(title))
  assert.match(mail.text, /Hello Demo, we look forward to Sent to many/)
  const candidate = await returning('candidate')
  await candidate.page.goto(linkIn(mail, /^\/codebrainv2\//).pathname)
  await candidate.page.getByText('90 minutes', { exact: true }).waitFor()
  await candidate.page.getByRole('checkbox', { name: /I have read what is recorded/ }).click()
  await candidate.page.getByRole('button', { name: 'Start', exact: true }).click()
  await candidate.page.getByRole('button', { name: 'Finish', exact: true }).waitFor()
  assert.deepEqual(candidate.problems, [])
  await candidate.close()
})

test('several invitations are extended and cancelled at once', async () => {
  const call = await asCompany()
  const id = await triedAssessment(call, `${title} again`)
  const addresses = [newAddress(), newAddress()]
  for (const email of addresses) await call('POST', `/api/assessments/${id}/invitations`, { email })
  const { page, problems, close } = await returning('company')
  await page.goto(`/client-dashboard/assessment/${id}`)
  for (const email of addresses) await page.getByRole('checkbox', { name: `Select ${email}` }).check()
  const bar = page.getByRole('group', { name: 'Selected invitations' })
  await bar.getByText('2 selected').waitFor()
  await assertAccessible(page)
  await bar.getByRole('button', { name: 'Extend' }).click()
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16)
  await page.getByLabel('Closes').fill(until)
  await page.getByRole('dialog').getByRole('button', { name: 'Extend' }).click()
  await page.getByText('2 invitations changed.').waitFor()
  await page.getByRole('checkbox', { name: `Select ${addresses[0]}` }).check()
  await bar.getByRole('button', { name: 'Cancel invitation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel invitation' }).click()
  await page.getByText('1 invitation changed.').waitFor()
  await page.getByRole('cell', { name: 'Cancelled', exact: true }).waitFor()
  assert.deepEqual(problems, [])
  await close()
})
