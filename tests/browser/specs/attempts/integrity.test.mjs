// What a recording shows is put to the candidate, who answers on a phone, and a reviewer decides. two-companies appeals to
// the admin as well.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { asCompany, editor, finishButton, saved, startedByHand } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { joinTeam } from '../../lib/acts/joining.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { emails, newAddress, returning } from '../../lib/people.mjs'
import { password } from '../../lib/settings.mjs'

after(closeBrowser)

const phone = { width: 390, height: 844 }
const CODE = 'import sys\n\ndef solve(lines):\n    return sum(int(line) for line in lines)\n\nprint(solve(sys.stdin))\n'
const ANSWER = 'I wrote it in my own editor and pasted it.'

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** Somebody new in the team of the demo company, who reviews. */
async function reviewer() {
  const email = newAddress()
  const call = await asCompany()
  await call('POST', '/api/companies/me/team/invitations', { email, role: 'reviewer' })
  return joinTeam(email, 'Rae Holt')
}

/** An attempt whose whole answer comes from outside the editor; answers its id. */
async function pastedAttempt() {
  const { page, problems, close } = await startedByHand()
  const kept = []
  page.on('response', (response) => {
    if (/\/recording$/.test(new URL(response.url()).pathname) && response.request().method() === 'POST')
      kept.push(response.request().postData())
  })
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await editor(page).evaluate((element, code) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', code)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, CODE)
  await saved(page).waitFor()
  const submitted = page.waitForResponse((response) => /\/submissions$/.test(new URL(response.url()).pathname))
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  const attempt = new URL((await submitted).url()).pathname.split('/')[3]
  await eventually('the recording of the submission', () => kept.some((body) => body?.includes('submit')))
  await finishButton(page).click()
  await page.getByRole('button', { name: 'Finish assessment' }).click()
  await page.getByRole('button', { name: 'Finish now' }).click()
  await page.getByRole('heading', { level: 1, name: 'You have finished' }).waitFor()
  assert.deepEqual(problems, [])
  await close()
  return attempt
}

/** Opens the case that a list of the queue has for the candidate's newest attempt. */
async function openCase(page, path, queue) {
  await page.goto(`${path}?queue=${queue}`)
  await page.getByRole('table', { name: 'Cases' }).getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: 'Findings' }).waitFor()
}

async function decide(page, { act, outcome, reason }) {
  await page.getByRole('button', { name: act, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: outcome }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await assertAccessible(page, 'deciding a case')
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click()
  await page.getByText('Decided. The candidate is notified').waitFor()
}

test('a pasted answer is asked about, answered on a phone, and decided by somebody who did not send the invitation', async () => {
  const rae = await reviewer()
  const attempt = await pastedAttempt()

  const examined = () => callAs(emails.candidate, 'GET', `/api/reports/${attempt}/integrity`, undefined, password)
  await eventually('the question', async () => (await examined()).case_id, { withinMs: 120_000, everyMs: 500 })
  const ada = await returning('candidate', { size: phone })
  await ada.page.goto(`/report/${attempt}?section=integrity`)
  await ada.page.getByRole('heading', { name: /^Pasted from outside the editor/ }).first().waitFor()
  await ada.page.getByRole('link', { name: 'Answer, or read more' }).click()
  const kept = ada.page.waitForResponse((response) => /\/draft$/.test(new URL(response.url()).pathname))
  await ada.page.getByRole('textbox', { name: 'What happened?' }).fill(ANSWER)
  await kept
  await fits(ada.page)
  await assertAccessible(ada.page, 'a question about an attempt')
  await ada.page.getByRole('button', { name: 'Send answer' }).click()
  await ada.page.getByText('Your answer is sent').waitFor()

  const sender = await returning('company')
  await openCase(sender.page, '/client-dashboard/assessment/review', 'undecided')
  const locked = sender.page.getByRole('button', { name: 'Decide', exact: true })
  assert.equal(await locked.getAttribute('aria-disabled'), 'true')
  await locked.focus()
  const why = 'You sent this invitation, so another reviewer decides, or Assay.'
  await sender.page.getByText(why).filter({ visible: true }).first().waitFor()
  assert.deepEqual(sender.problems, [])
  await sender.close()

  await openCase(rae.page, '/client-dashboard/assessment/review', 'undecided')
  await rae.page.getByText(ANSWER).waitFor()
  await rae.page.getByRole('table', { name: 'Rules and their levels' }).waitFor()
  await assertAccessible(rae.page, 'a case')
  await decide(rae.page, { act: 'Decide', outcome: 'Breach', reason: 'The rules say: your own work.' })
  assert.deepEqual(rae.problems, [])
  await rae.close()

  assert.deepEqual(ada.problems, [])
  await ada.close()
})
