// Two short ways through an invitation: a member tries a problem alone, and a candidate does not take part.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { asCompany, finishButton, triedAssessment } from '../../lib/acts/attempt.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { emails, returning } from '../../lib/people.mjs'

after(closeBrowser)

const phone = { width: 390, height: 844 }

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

test('a member tries a problem from its preview, and comes back to it', async () => {
  const { page, problems, close } = await returning('company')
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
  await close()
})

test('an invited person declines, and the company sees it', async () => {
  const call = await asCompany()
  const title = `Declined ${process.pid}`
  const id = await triedAssessment(call, title)
  await call('POST', `/api/assessments/${id}/invitations`, { email: emails.candidate })
  const path = linkIn(await mailTo(emails.candidate, new RegExp(title)), /^\/codebrainv2\//).pathname
  const candidate = await returning('candidate')
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

  const company = await returning('company')
  await company.page.goto(`/client-dashboard/assessment/${id}`)
  const row = company.page.getByRole('row', { name: emails.candidate })
  await row.getByText('Declined', { exact: true }).filter({ visible: true }).waitFor()
  assert.deepEqual([...candidate.problems, ...company.problems], [])
  await candidate.close()
  await company.close()
})
