// The assistant of an attempt: the policy, a conversation in the workspace, and the transcript in both reports.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { asCompany, finishButton, invitation, triedAssessment } from '../../lib/acts/attempt.mjs'
import { languageModel } from '../../lib/doubles/model.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { emails, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const ANSWER = 'Read it like this:\n\n```python\nn = int(input())\n```\n\nThat is all.'

const SETTINGS = {
  window_days: 14,
  retake_attempts: 10,
  retake_days: 0,
  accommodation_percent: 0,
  records_typing: true,
  ai_policy: 'required',
}

/** The candidate on the card of an invitation to an assessment with an assistant. */
async function invited() {
  const title = `Assisted ${process.pid} ${Date.now()}`
  const call = await asCompany()
  const id = await triedAssessment(call, title, SETTINGS)
  await call('POST', `/api/assessments/${id}/invitations`, { email: emails.candidate })
  const path = linkIn(await mailTo(emails.candidate, new RegExp(title)), /^\/codebrainv2\//).pathname
  const person = await returning('candidate')
  await person.page.goto(path)
  return person
}

async function start(page) {
  await page.getByRole('checkbox', { name: /I have read what is recorded/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await finishButton(page).waitFor()
}

async function ask(page, question) {
  await page.getByLabel('Your question', { exact: true }).fill(question)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
}

/** Ends the attempt; answers its id. */
async function finish(page) {
  const ended = page.waitForResponse((response) => /\/finish$/.test(new URL(response.url()).pathname))
  await finishButton(page).click()
  await page.getByRole('button', { name: 'Finish assessment' }).click()
  await page.getByRole('button', { name: 'Finish now' }).click()
  await page.getByRole('heading', { level: 1, name: 'You have finished' }).waitFor()
  return new URL((await ended).url()).pathname.split('/')[3]
}

/** Reads the conversation in the report, whose first section has this text. */
async function readsTranscript(page, attempt, first = 'Graded') {
  await page.goto(`/report/${attempt}`)
  await page.getByText(first, { exact: true }).first().waitFor()
  await page
    .getByRole('navigation', { name: 'Sections of the report' })
    .getByRole('link', { name: 'Assistant' })
    .click()
  await page.getByText('How do I read a number?').waitFor()
  await page.getByText('That is all.').first().waitFor()
}

/** On a phone the assistant is a part of its own. */
async function askOnPhone(page) {
  await page.setViewportSize(widths.phone)
  const parts = page.getByRole('group', { name: 'Parts of the workspace' })
  await parts.getByRole('button', { name: 'Assistant' }).click()
  await ask(page, 'And on a phone?')
  await page.getByText('38 of 40 questions left').filter({ visible: true }).waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(width <= widths.phone.width, `${width}`)
  await assertAccessible(page, 'the assistant on a phone')
  await page.setViewportSize(widths.desktop)
}

/** The candidate of an attempt with an assistant, and then of one without. */
let candidate

test('the assistant answers in the workspace, and candidate and company read the same conversation', async (t) => {
  const model = await languageModel(ANSWER)
  t.after(() => model.close())
  candidate = await invited()
  const { page, problems } = candidate
  await page.getByText('AI assistant: Required').first().waitFor()
  await page.getByText('What you ask the assistant', { exact: true }).waitFor()
  await start(page)
  const panel = page.getByRole('region', { name: 'Assistant' })
  await panel.getByText('40 of 40 questions left').waitFor()
  assert.equal(await panel.getByRole('checkbox', { name: 'Send my code' }).isChecked(), true)
  await ask(page, 'How do I read a number?')
  await panel.getByText('That is all.').waitFor()
  await panel.getByText('39 of 40 questions left').waitFor()
  await panel.getByRole('button', { name: 'Copy code' }).waitFor()
  await assertAccessible(page, 'a workspace with an assistant')

  await askOnPhone(page)
  await page.getByRole('button', { name: 'Close the assistant' }).click()
  await page.getByRole('button', { name: 'Open the assistant' }).click()
  await panel.getByText('38 of 40 questions left').waitFor()

  const attempt = await finish(page)
  await readsTranscript(page, attempt)
  await assertAccessible(page, 'a conversation in a report')
  assert.deepEqual(problems, [])
  const company = await returning('company')
  await readsTranscript(company.page, attempt, 'AI policy')
  assert.deepEqual(company.problems, [])
  await company.close()
})

test('where the policy is off there is no panel', async () => {
  const { page, problems, close } = candidate
  await page.goto(await invitation())
  await start(page)
  assert.equal(await page.getByRole('region', { name: 'Assistant' }).count(), 0)
  assert.equal(await page.getByRole('button', { name: 'Open the assistant' }).count(), 0)
  assert.deepEqual(problems, [])
  await close()
})
