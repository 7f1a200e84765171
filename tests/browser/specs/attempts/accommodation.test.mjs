// Extra time: asked for on the invite card, granted by the company, there before and after the start. And two short ways
// through an invitation: a member tries a problem alone, and a candidate does not take part.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { asCompany, finishButton, triedAssessment } from '../../lib/acts/attempt.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { emails, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const { phone } = widths
const title = `Extra time ${process.pid}`

/** The demo candidate and the demo company, at a screen of whatever size the last test has left. */
let candidate
let company

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

test('a candidate asks for half as much time again, the company grants it, and the attempt has it', async () => {
  const call = await asCompany()
  const id = await triedAssessment(call, title)
  await call('POST', `/api/assessments/${id}/invitations`, { email: emails.candidate })
  const path = linkIn(await mailTo(emails.candidate, new RegExp(title)), /^\/codebrainv2\//).pathname

  candidate = await returning('candidate')
  const { page } = candidate
  await page.goto(path)
  await page.getByText('60 minutes', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Ask for extra time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for extra time' })
  await dialog.getByLabel('Extra time in percent').fill('5')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await dialog.getByText('Enter a whole number from 10 to 300.').waitFor()
  await dialog.getByLabel('Extra time in percent').fill('50')
  await dialog.getByText('60 minutes become 90 minutes.').waitFor()
  await dialog.getByLabel(/What should they know/).fill('I use a screen reader.')
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('You have asked for 50% extra time.').waitFor()

  await page.getByRole('button', { name: 'Run the check' }).click()
  const results = page.getByRole('list', { name: 'Results of the check' })
  await results.getByText('a copy of your code can be kept here').waitFor()
  await results.getByText('A live connection opened.').waitFor()
  await results.getByText(/^It can run .*Python/).waitFor()
  await page.getByLabel(/^Keyboard/).fill('{}[]();<>')
  await page.getByText('Your keyboard types all of them.').waitFor()
  await page.setViewportSize(phone)
  await assertAccessible(page)

  company = await returning('company')
  await company.page.goto(`/client-dashboard/assessment/${id}?tab=requests`)
  await company.page.getByText('I use a screen reader.').waitFor()
  await assertAccessible(company.page)
  await company.page.getByRole('button', { name: 'Grant', exact: true }).click()
  const answer = company.page.getByRole('dialog')
  await answer.getByRole('button', { name: 'Grant', exact: true }).click()
  await company.page.getByText('Granted: 50%').waitFor()
  await company.page.setViewportSize(phone)
  await assertAccessible(company.page)

  await page.reload()
  await page.getByText('50% extra time granted.').waitFor()
  await page.getByText('90 minutes', { exact: true }).waitFor()
  await page.getByRole('checkbox', { name: /I have read what is recorded/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await finishButton(page).waitFor()
  const left = await page.getByRole('timer').innerText()
  assert.match(left, /^1:(29|30):|^1 h|^(89|90)/, left)

  await company.page.reload()
  await company.page.getByText('Already started').waitFor()
  assert.deepEqual([...candidate.problems, ...company.problems], [])
})

test('a member tries a problem from its preview, and comes back to it', async () => {
  const { page, problems } = company
  await page.setViewportSize(widths.desktop)
  await page.goto('/codebrainv2/fifocost')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('region', { name: 'How it went in assessments' }).waitFor()
  await page.setViewportSize(phone)
  await fits(page)
  await assertAccessible(page, 'the preview of a problem on a phone')
  await page.getByRole('button', { name: 'Try as candidate' }).click()
  await page.getByText(/^This is your own trial\./).waitFor()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('checkbox', { name: /I have read what is recorded/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await finishButton(page).waitFor()
  await finishButton(page).click()
  await page.getByRole('button', { name: 'Finish assessment' }).click()
  await page.getByRole('button', { name: 'Finish now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your trial is finished' }).waitFor()
  await assertAccessible(page, 'after the trial of a problem')
  await page.getByRole('link', { name: 'Back to the problem' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  assert.deepEqual(problems, [])
})

test('an invited person declines, and the company sees it', async () => {
  const call = await asCompany()
  const id = await triedAssessment(call, `Declined ${process.pid}`)
  await call('POST', `/api/assessments/${id}/invitations`, { email: emails.candidate })
  const path = linkIn(await mailTo(emails.candidate, new RegExp(`Declined ${process.pid}`)), /^\/codebrainv2\//).pathname
  const { page } = candidate
  await page.setViewportSize(phone)
  await page.goto(path)
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Decline this invitation?' })
  await dialog.waitFor()
  await assertAccessible(page, 'declining an invitation')
  await dialog.getByRole('button', { name: 'Decline the invitation' }).click()
  await page.getByText('You have declined this invitation.').waitFor()
  await fits(page)

  await company.page.goto(`/client-dashboard/assessment/${id}`)
  const row = company.page.getByRole('row', { name: emails.candidate })
  await row.getByText('Declined', { exact: true }).filter({ visible: true }).waitFor()
  assert.deepEqual([...candidate.problems, ...company.problems], [])
  await candidate.close()
  await company.close()
})
