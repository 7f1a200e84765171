// Two candidates of one company send programs that differ in their names only, one of them in one piece from outside the
// editor. The company compares the programs; the candidate is asked, answers on a phone, appeals to the admin, and is believed.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { asCompany, chooseLanguage, editor, finishButton, saved, takenBy, triedAssessment } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { candidates, joinTeam } from '../../lib/acts/joining.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { known, newAddress, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** Judging, grading, comparing and examining come one after the other. */
const LONG = { withinMs: 120_000, everyMs: 500 }
const SETTINGS = { window_days: 14, retake_attempts: 1, retake_days: 90, accommodation_percent: 0, records_typing: true }

const accepted = new URL('../../../../problems/fifocost/submissions/accepted/solution.py', import.meta.url)
const program = readFileSync(accepted, 'utf8')
const renamed = program.replace(/\b(lots|units|worth|entry|taken|cost)\b/g, 'my_$1')

/** The demo company's calls, the attempts of Eve and Fay with the programs, and Fay in her browser. */
const story = {}

/** Fay works in the browser: her whole answer comes from outside the editor. Answers the attempt. */
async function pastedBy({ page }, code) {
  const kept = []
  page.on('response', (response) => {
    if (/\/recording$/.test(new URL(response.url()).pathname) && response.request().method() === 'POST')
      kept.push(response.request().postData())
  })
  await page.goto(`/codebrainv2/${code}`)
  await page.getByRole('checkbox', { name: /I have read what is recorded/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await finishButton(page).waitFor()
  const language = page.getByRole('combobox', { name: 'Language' })
  if (!(await language.textContent()).startsWith('Python')) await chooseLanguage(page, /^Python/)
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await editor(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, renamed)
  await saved(page).waitFor()
  const submitted = page.waitForResponse((response) => /\/submissions$/.test(new URL(response.url()).pathname))
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  const attempt = new URL((await submitted).url()).pathname.split('/')[3]
  await eventually('the recording of the submission', () => kept.some((body) => body?.includes('submit')))
  await finishButton(page).click()
  await page.getByRole('button', { name: 'Finish assessment' }).click()
  await page.getByRole('button', { name: 'Finish now' }).click()
  await page.getByRole('heading', { level: 1, name: 'You have finished' }).waitFor()
  return attempt
}

before(async () => {
  assert.notEqual(renamed, program)
  const company = await asCompany()
  const assessment = await triedAssessment(company, `Alike ${process.pid} ${Date.now()}`, SETTINGS)
  const [eve, fay] = await candidates([undefined, undefined])
  const first = await takenBy(eve, company, assessment, { source: program })
  const isCompared = async () => {
    const { tasks } = await company('GET', `/api/reports/${first}/similarity`)
    return tasks.some(({ compared }) => compared !== null)
  }
  await eventually('the first comparison', isCompared, LONG)
  const { code } = await company('POST', `/api/assessments/${assessment}/invitations`, { email: fay })
  const visit = await known(fay)
  const copy = await pastedBy(visit, code)
  Object.assign(story, { company, first, copy, fay: { ...visit, email: fay } })
})

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

const REVIEW = '/client-dashboard/assessment/review?queue=undecided'

/** Opens the newest case of a queue. */
async function openCase(page, path) {
  await page.goto(path)
  await page.getByRole('table', { name: 'Cases' }).getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: 'Findings' }).waitFor()
}

test('a company compares two programs side by side, on a phone and by keyboard', async () => {
  const { company, first, copy } = story
  // Others may have sent the same before.
  const match = await eventually('the match', async () => {
    const { tasks } = await company('GET', `/api/reports/${copy}/similarity`)
    const found = tasks.flatMap(({ compared }) => compared?.findings ?? [])
    return found.find((one) => one.other_report === first)
  }, LONG)

  story.sender = await returning('company', { size: widths.phone })
  const { page, problems } = story.sender
  await page.goto(`/report/${copy}`)
  const name = /^Compare side by side: .*, 100% alike$/
  const open = page.getByRole('link', { name }).and(page.locator(`[href$="match=${match.id}"]`))
  await open.waitFor()
  await page.getByText('100% alike with the program of Ada Novak', { exact: false }).first().waitFor()
  await page.getByText('The other program was sent first.', { exact: false }).first().waitFor()
  await assertAccessible(page, 'report with a match')

  await open.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /: two programs$/ }).waitFor()
  await page.getByText('my_lots', { exact: false }).first().waitFor()
  const other = page.getByRole('region', { name: 'The other program' })
  await other.getByText('lots = deque()', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Piece 1', exact: true }).focus()
  await page.keyboard.press('Enter')
  await other.getByText('Piece 1: ', { exact: false }).first().waitFor()
  await assertAccessible(page, 'two programs')
  await fits(page)
  await page.getByRole('link', { name: 'Open the other report' }).click()
  await page.waitForURL(`**/report/${first}`)
  assert.deepEqual(problems, [])
})

/** Somebody new in the team of the demo company, who reviews. */
async function reviewer() {
  const email = newAddress()
  await story.company('POST', '/api/companies/me/team/invitations', { email, role: 'reviewer' })
  return joinTeam(email, 'Rae Holt')
}

/** Decides the newest case of a queue. */
async function decide(page, path, { act, outcome, reason, reads }) {
  await openCase(page, path)
  await page.getByText(reads).first().waitFor()
  await page.getByRole('table', { name: 'Rules and their levels' }).waitFor()
  await assertAccessible(page, 'a case')
  await page.getByRole('button', { name: act, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: outcome }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await assertAccessible(page, act)
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click()
  await page.getByText('Decided. The candidate is notified').waitFor()
}

const ANSWER = 'We both follow the same textbook.'
const APPEAL = 'The textbook has this program on page 12.'

test('Fay is asked why her program is like Eve’s, answers, appeals to the admin, and is believed', async () => {
  const { copy, fay, sender } = story
  const { page } = fay
  // She is asked about the paste first, where the examination ends before the comparison.
  await eventually('the question', async () => {
    const examined = await callAs(fay.email, 'GET', `/api/reports/${copy}/integrity`)
    return examined.case_id && JSON.stringify(examined).includes('Similar submission')
  }, LONG)
  await page.setViewportSize(widths.phone)
  await page.goto(`/report/${copy}?section=integrity`)
  for (const name of [/^Similar submission/, /^Pasted from outside the editor/])
    await page.getByRole('heading', { name }).first().waitFor()
  await page.getByRole('link', { name: 'Answer, or read more' }).click()
  const kept = page.waitForResponse((response) => /\/draft$/.test(new URL(response.url()).pathname))
  await page.getByRole('textbox', { name: 'What happened?' }).fill(ANSWER)
  await kept
  await fits(page)
  await assertAccessible(page, 'a question about an attempt')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByText('Your answer is sent').waitFor()

  await sender.page.setViewportSize(widths.desktop)
  await openCase(sender.page, REVIEW)
  const locked = sender.page.getByRole('button', { name: 'Decide', exact: true })
  assert.equal(await locked.getAttribute('aria-disabled'), 'true')
  await locked.focus()
  const why = 'You sent this invitation, so another reviewer or Assay decides.'
  await sender.page.getByText(why).filter({ visible: true }).first().waitFor()

  const rae = await reviewer()
  const breach = { act: 'Decide', outcome: 'Breach', reason: 'It is the program of another candidate.' }
  await decide(rae.page, REVIEW, { ...breach, reads: ANSWER })

  await page.goto(`/report/${copy}`)
  await page.getByText('Not verified', { exact: true }).waitFor()
  await page.goto('/dashboard')
  await page
    .getByRole('link', { name: /^Open the question about / })
    .first()
    .click()
  await page.getByText(breach.reason).waitFor()
  await page.getByRole('textbox', { name: 'Why do you disagree?' }).fill(APPEAL)
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await page.getByText('Your appeal is sent').waitFor()

  const admin = await returning('admin')
  const believed = { act: 'Decide the appeal', outcome: 'Explained', reason: 'It is on page 12.' }
  await decide(admin.page, '/admin-dashboard/integrity?queue=appeals', { ...believed, reads: APPEAL })
  await page.reload()
  await page.getByText(believed.reason).waitFor()
  await page.goto(`/report/${copy}`)
  await page.getByText('Verified', { exact: true }).waitFor()
  const mail = await mailTo(fay.email, /^Your appeal is decided/)
  assert.match(mail.text, /This decision is final\./)
  for (const { problems, close } of [fay, sender, rae, admin]) {
    assert.deepEqual(problems, [])
    await close()
  }
})
