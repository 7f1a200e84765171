// The assistant of an attempt: the policy, a conversation in the workspace, and the transcript in both reports.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { asCompany, finishButton, startedByHand, triedAssessment } from '../../lib/acts/attempt.mjs'
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
async function invited(options) {
  const title = `Assisted ${process.pid} ${Date.now()}`
  const call = await asCompany()
  const id = await triedAssessment(call, title, SETTINGS)
  await call('POST', `/api/assessments/${id}/invitations`, { email: emails.candidate })
  const path = linkIn(await mailTo(emails.candidate, new RegExp(title)), /^\/codebrainv2\//).pathname
  const person = await returning('candidate', options)
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

async function readsTranscript(page, attempt) {
  await page.goto(`/report/${attempt}`)
  await page
    .getByRole('navigation', { name: 'Sections of the report' })
    .getByRole('link', { name: 'Assistant' })
    .click()
  await page.getByText('How do I read a number?').waitFor()
  await page.getByText('That is all.').first().waitFor()
  await assertAccessible(page, 'a conversation in a report')
}

test('the assistant answers in the workspace, and candidate and company read the same conversation', async (t) => {
  const model = await languageModel({ question: ANSWER, fields: {} })
  t.after(() => model.close())
  const { page, problems, close } = await invited()
  await page.getByText('AI assistant: Required').waitFor()
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

  model.broken = true
  await ask(page, 'And a second one?')
  await panel.getByText('The language model cannot be reached at the moment.').waitFor()
  model.broken = false
  await panel.getByRole('button', { name: 'Ask again' }).click()
  await panel.getByText('38 of 40 questions left').waitFor()
  await page.getByRole('button', { name: 'Close the assistant' }).click()
  await page.getByRole('button', { name: 'Open the assistant' }).click()
  await panel.getByText('38 of 40 questions left').waitFor()

  const attempt = await finish(page)
  await readsTranscript(page, attempt)
  assert.deepEqual(problems, [])
  await close()
  const company = await returning('company')
  await readsTranscript(company.page, attempt)
  await company.page.goto(`/report/${attempt}`)
  await company.page.getByText('AI policy', { exact: true }).waitFor()
  assert.deepEqual(company.problems, [])
  await company.close()
})

test('on a phone the assistant is a tab of its own', async (t) => {
  const model = await languageModel({ question: ANSWER, fields: {} })
  t.after(() => model.close())
  const { page, problems, close } = await invited({ size: widths.phone })
  await start(page)
  await page
    .getByRole('group', { name: 'Parts of the workspace' })
    .getByRole('button', { name: 'Assistant' })
    .click()
  await ask(page, 'How do I read a number?')
  await page.getByText('That is all.').waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(width <= widths.phone.width, `${width}`)
  await assertAccessible(page, 'the assistant on a phone')
  assert.deepEqual(problems, [])
  await close()
})

test('where the policy is off there is no panel', async () => {
  const { page, problems, close } = await startedByHand()
  assert.equal(await page.getByRole('region', { name: 'Assistant' }).count(), 0)
  assert.equal(await page.getByRole('button', { name: 'Open the assistant' }).count(), 0)
  assert.deepEqual(problems, [])
  await close()
})
