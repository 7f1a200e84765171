// Extra time: asked for on the invite card, granted by the company, there before and after the start.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { asCompany, finishButton, triedAssessment } from '../../lib/acts/attempt.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { emails, returning } from '../../lib/people.mjs'

after(closeBrowser)

const phone = { width: 390, height: 844 }
const title = `Extra time ${process.pid}`

test('a candidate asks for half as much time again, the company grants it, and the attempt has it', async () => {
  const call = await asCompany()
  const id = await triedAssessment(call, title)
  await call('POST', `/api/assessments/${id}/invitations`, { email: emails.candidate })
  const path = linkIn(await mailTo(emails.candidate, new RegExp(title)), /^\/codebrainv2\//).pathname

  const candidate = await returning('candidate')
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
  await page.getByText('You have asked for 50 % extra time.').waitFor()

  await page.getByRole('button', { name: 'Run the check' }).click()
  const results = page.getByRole('list', { name: 'Results of the check' })
  await results.getByText('a copy of your code can be kept here').waitFor()
  await results.getByText('A live connection opened.').waitFor()
  await results.getByText(/^It can run .*Python/).waitFor()
  await page.getByLabel(/^Keyboard/).fill('{}[]();<>')
  await page.getByText('Your keyboard types all of them.').waitFor()
  await page.setViewportSize(phone)
  await assertAccessible(page)

  const company = await returning('company')
  await company.page.goto(`/client-dashboard/assessment/${id}?tab=requests`)
  await company.page.getByText('I use a screen reader.').waitFor()
  await assertAccessible(company.page)
  await company.page.getByRole('button', { name: 'Grant', exact: true }).click()
  const answer = company.page.getByRole('dialog')
  await answer.getByRole('button', { name: 'Grant', exact: true }).click()
  await company.page.getByText('Granted: 50 %').waitFor()
  await company.page.setViewportSize(phone)
  await assertAccessible(company.page)

  await page.reload()
  await page.getByText('50 % extra time granted.').waitFor()
  await page.getByText('90 minutes', { exact: true }).waitFor()
  await page.getByRole('checkbox', { name: /I have read what is recorded/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await finishButton(page).waitFor()
  const left = await page.getByRole('timer').innerText()
  assert.match(left, /^1:(29|30):|^1 h|^(89|90)/, left)

  await company.page.reload()
  await company.page.getByText('Already started').waitFor()
  assert.deepEqual([...candidate.problems, ...company.problems], [])
  await candidate.close()
  await company.close()
})
