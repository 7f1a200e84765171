// A company decides on a result from its notice, draws a cut-off and filters by it; a candidate who cools down shares the
// result that they have; two reviewers say what they saw in it before they read each other; and the candidate shows it to
// people without an account, by a link and by a mail that a scanner opens first, and takes it back.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { asCompany, graded, takenBy, triedAssessment } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { candidate, joinTeam } from '../../lib/acts/joining.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { known, newAddress, returning } from '../../lib/people.mjs'
import { baseUrl, widths } from '../../lib/settings.mjs'

after(closeBrowser)

const { phone } = widths
const accepted = new URL('../../../../problems/fifocost/submissions/accepted/solution.py', import.meta.url)
const program = readFileSync(accepted, 'utf8')
const settings = {
  window_days: 14,
  retake_attempts: 1,
  retake_days: 90,
  accommodation_percent: 0,
}

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** The demo company's calls, its assessment, and two candidates who took it: one submitted a correct program, one nothing. */
const title = `Divided ${process.pid} ${Date.now()}`
let call
let assessment
let better
let other

async function taken(answer) {
  const email = await candidate()
  const attempt = await takenBy(email, call, assessment, answer)
  await graded(email, attempt)
  return { email, attempt }
}

before(async () => {
  call = await asCompany()
  assessment = await triedAssessment(call, title, settings)
  better = await taken({ source: program })
  other = await taken()
})

/** Somebody new in the team of the demo company, who reviews. */
async function reviewer(name) {
  const email = newAddress()
  await call('POST', '/api/companies/me/team/invitations', { email, role: 'reviewer' })
  return joinTeam(email, name)
}

test('a result is decided on in three presses from its notice, by keys from one to the next, and a decline is taken back', async () => {
  const { page, problems, close } = await returning('company')
  await page.goto('/client-dashboard/home')
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  const notices = page.getByRole('dialog', { name: 'Notifications' })
  await notices.getByRole('link', { name: new RegExp(`A result to decide on: ${title}`) }).first().click()
  const review = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your review' }) })
  await review.getByText('Nobody has decided on this result yet.').waitFor()
  await assertAccessible(page, 'a result that waits')
  await review.getByRole('button', { name: 'Hold' }).click()
  await review.getByText(/ put this result on hold\./).waitFor()
  await review.getByText('The candidate is not notified of a hold.').waitFor()

  await page.goto(`/client-dashboard/assessment/${assessment}?tab=results`)
  await page.getByRole('button', { name: 'Waiting (1)' }).click()
  const results = page.getByRole('table', { name: 'Results' })
  await results.getByRole('link', { name: /./ }).first().click()
  await review.getByText('Nobody has decided on this result yet.').waitFor()
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: /^Decline / })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByText('Choose a reason.').waitFor()
  await dialog.getByRole('radio', { name: 'The openings are filled' }).check()
  await dialog.getByRole('textbox', { name: 'Your words to the candidate' }).fill('Thank you for your time.')
  await assertAccessible(page, 'a decline')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await review.getByText(/ declined this candidate\./).waitFor()
  await review.getByText(/^The candidate is notified at /).waitFor()
  await page.reload()
  await review.getByText('Thank you for your time.').waitFor()
  await review.getByRole('button', { name: 'Take back' }).click()
  await review.getByText('Nobody has decided on this result yet.').waitFor()
  await page.setViewportSize(phone)
  await fits(page)
  await assertAccessible(page, 'a result that waits, on a phone')
  await page.keyboard.press('a')
  await review.getByText(/ advanced this candidate\./).waitFor()
  assert.deepEqual(problems, [])
  await close()
})

test('a cut-off is previewed before it is saved, and the results are filtered by it', async () => {
  const { page, problems, close } = await returning('company')
  await page.goto(`/client-dashboard/assessment/${assessment}?tab=results`)
  const results = page.getByRole('table', { name: 'Results' })
  await results.getByText(better.email).waitFor()
  await page.getByRole('textbox', { name: 'Cut-off (fineness)' }).fill('1001')
  await page.getByText('Enter a whole number from 0 to 1000, or leave it empty.').waitFor()
  await page.getByRole('textbox', { name: 'Cut-off (fineness)' }).fill('500')
  const preview = page.getByRole('region', { name: 'At 500' })
  await preview.getByText('1 of 2 results').waitFor()
  await preview.getByText('50.0%').waitFor()
  await preview.getByText(/^SEM not yet estimated: it takes 50 attempts/).waitFor()
  await preview.getByText(/^Not counted yet/).waitFor()
  await page.getByRole('slider', { name: 'Cut-off, as a slider' }).press('End')
  await page.getByRole('region', { name: 'At 1000' }).waitFor()
  await page.getByRole('textbox', { name: 'Cut-off (fineness)' }).fill('500')
  await assertAccessible(page, 'the cut-off editor')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await results.getByText(/^Cut-off 500:/).waitFor()

  await page.getByRole('combobox', { name: 'Show results' }).click()
  await page.getByRole('option', { name: 'At the cut-off or above' }).click()
  await results.getByText(other.email).waitFor({ state: 'detached' })
  await results.getByText(better.email).waitFor()
  await page.reload()
  await results.getByText(better.email).waitFor()
  // The address keeps the filter, which counts once the cut-off is loaded.
  await results.getByText(other.email).waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: 'Show results' }).click()
  await page.getByRole('option', { name: 'All', exact: true }).click()
  await page.getByRole('combobox', { name: 'Order' }).click()
  await page.getByRole('option', { name: 'Lowest score first' }).click()
  await results.getByRole('row').nth(1).getByText(other.email).waitFor()
  await results.getByText(/^Cut-off 500:/).waitFor({ state: 'detached' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  assert.equal(file.suggestedFilename(), 'results.csv')
  await page.setViewportSize(phone)
  await fits(page)
  await assertAccessible(page, 'results with a cut-off on a phone')
  assert.deepEqual(problems, [])
  await close()
})

test('who cools down is refused another attempt, and shares the result they have, and takes it back', async () => {
  const { email, attempt } = better
  const { code } = await call('POST', `/api/assessments/${assessment}/invitations`, { email })
  await assert.rejects(
    callAs(email, 'POST', `/api/codebrain/${code}/start`, { consent: true }),
    /cooling_down/,
  )

  const path = `/codebrainv2/${code}`
  const ada = await known(email, { size: phone })
  await ada.page.goto(path)
  await ada.page.getByRole('heading', { name: 'You have taken this already' }).waitFor()
  await ada.page.getByText(/^You can take it again from/).waitFor()
  assert.equal(await ada.page.getByRole('button', { name: 'Start', exact: true }).count(), 0)
  await fits(ada.page)
  await assertAccessible(ada.page, 'an invitation during a cool-down')
  await ada.page
    .getByRole('checkbox', {
      name: 'I agree that the company may read this result.',
    })
    .click()
  await ada.page.getByRole('button', { name: 'Use that result' }).click()
  await ada.page.getByText('You have answered this invitation with an earlier result.').waitFor()
  await assertAccessible(ada.page, 'an invitation answered with an earlier result')

  const us = await returning('company')
  await us.page.goto(`/client-dashboard/assessment/${assessment}?tab=results`)
  await us.page.getByText('Earlier attempt, taken').filter({ visible: true }).waitFor()
  await us.page.goto(`/report/${attempt}`)
  await us.page.getByText(/^Result of an earlier attempt, taken .*, used at the candidate’s request\.$/).waitFor()

  await ada.page.getByRole('button', { name: 'Withdraw result' }).click()
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw result' }).click()
  await ada.page.getByText('You have withdrawn your result.', { exact: false }).waitFor()
  await us.page.goto(`/client-dashboard/assessment/${assessment}?tab=results`)
  await us.page.getByRole('table', { name: 'Results' }).waitFor()
  assert.equal(await us.page.getByText('Earlier attempt, taken').count(), 0)
  for (const { problems, close } of [ada, us]) {
    assert.deepEqual(problems, [])
    await close()
  }
})

/** Rates every item of the code review and submits it. */
async function review(page, said) {
  const sheet = page.getByRole('region', { name: 'Code review' })
  await sheet.getByRole('button', { name: 'Write yours' }).click()
  for (const item of await sheet.getByRole('group').filter({ hasText: 'Could not see it' }).all())
    await item.getByRole('radio').nth(2).check()
  await sheet.getByLabel('What you saw').fill(said)
  await assertAccessible(page, 'a code review')
  await sheet.getByRole('button', { name: 'Submit', exact: true }).click()
  await sheet.getByRole('heading', { name: 'Yours' }).waitFor()
  return sheet
}

test('two reviewers rate a report without reading each other, and then do', async () => {
  const { attempt } = better
  const [rae, sam] = [await reviewer('Rae Holt'), await reviewer('Sam Ito')]
  await rae.page.goto(`/report/${attempt}`)
  await rae.page.getByRole('link', { name: 'Team reviews' }).click()
  await rae.page.getByText(/^Open your program for task 1, /).waitFor()
  const first = await review(rae.page, 'Short and clear.')

  await sam.page.goto(`/report/${attempt}?section=reviews`)
  await sam.page.getByText('One colleague has submitted. You read it once yours is submitted.').waitFor()
  assert.equal(await sam.page.getByText('Short and clear.').count(), 0)
  const second = await review(sam.page, 'Good names.')
  await second.getByRole('heading', { name: 'Rae Holt' }).waitFor()
  await second.getByText('Short and clear.').waitFor()
  await rae.page.reload()
  await first.getByText('Good names.').waitFor()
  await rae.page.setViewportSize(phone)
  await fits(rae.page)
  await assertAccessible(rae.page, 'team reviews on a phone')
  for (const { problems, close } of [rae, sam]) {
    assert.deepEqual(problems, [])
    await close()
  }
})

test('a report is shared by a link and by mail, read without an account, and taken back', async () => {
  const { email, attempt } = better
  const owner = await known(email, { size: phone })
  const { page } = owner
  await page.goto(`/report/${attempt}`)
  await page.getByRole('button', { name: 'Create a link' }).click()
  await assertAccessible(page, 'share-dialog')
  await page.getByLabel('Passcode').fill('open sesame')
  await page.getByRole('button', { name: 'Create the link' }).click()
  const address = await page.getByRole('textbox', { name: 'Link to the report' }).inputValue()
  assert.match(address, /\/shared\/report\/[0-9a-f-]{36}#[\w-]{43}$/)
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await page.getByRole('list', { name: 'Links to this report' }).getByText('Active').waitFor()

  const reader = await visitor({ size: widths.desktop })
  expects(reader.page, 403, /^\/api\/shared-reports\//)
  const asked = []
  reader.page.on('request', (request) => asked.push(request.url()))
  await reader.page.goto(address)
  await reader.page.getByRole('heading', { name: 'This report has a passcode' }).waitFor()
  await assertAccessible(reader.page, 'shared-passcode')
  await reader.page.getByLabel('Passcode').fill('open barley')
  await reader.page.getByRole('button', { name: 'Open the report' }).click()
  await reader.page.getByText('That passcode is incorrect.').waitFor()
  await reader.page.getByLabel('Passcode').fill('open sesame')
  await reader.page.getByRole('button', { name: 'Open the report' }).click()
  await reader.page.getByText(/^Shared view\. Created by .+\. Expires /).waitFor()
  await assertAccessible(reader.page, 'shared-report')
  await reader.page.getByText(/^Fineness is the share of all points/).waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download grade' }).click()
  const grade = readFileSync(await (await saving).path(), 'utf8')
  const chosen = (text) => ({ name: 'assay-grade.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const signed = reader.page.getByLabel('Signed grade', { exact: true })
  await signed.setInputFiles(chosen(grade))
  await reader.page.getByText(/^Genuine\. Assay signed this grade/).waitFor()
  await signed.setInputFiles(chosen(grade.replace(/("fineness":\s*)\d+/, '$1999')))
  await reader.page.getByText(/^Not genuine\. The file was changed/).waitFor()
  await reader.page
    .getByRole('navigation', { name: 'Sections of the report' })
    .getByRole('link', { name: /Tasks/ })
    .click()
  await reader.page.getByRole('navigation', { name: 'Choose a task' }).getByRole('link', { name: /^1/ }).click()
  await reader.page.getByText('The link doesn’t include the code.').first().waitFor()
  assert.ok(reader.page.url().includes('#'), 'the address still opens the report')
  const secret = address.split('#')[1]
  assert.ok(
    asked.every((url) => !url.includes(secret)),
    'the secret is in no address that is asked for',
  )

  const to = newAddress()
  await page.getByRole('button', { name: 'Send by e-mail' }).click()
  await page.getByLabel('E-mail address').fill(to)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const link = linkIn(await mailTo(to, /sends you a report/), /^\/magic-link\//)
  // A scanner that opens the link of a mail uses nothing up.
  for (let visit = 0; visit < 3; visit += 1) assert.equal((await fetch(baseUrl + link.pathname)).status, 200)
  const redeem = await fetch(`${baseUrl}/api/magic-links/redeem`)
  assert.equal(redeem.status, 405, 'only a press of the button redeems it')
  const guest = await visitor({ size: phone })
  await guest.page.goto(link.pathname)
  await guest.page.getByRole('heading', { name: 'A report for you' }).waitFor()
  await assertAccessible(guest.page, 'magic-link')
  await guest.page.getByRole('button', { name: 'Open the report' }).click()
  await guest.page.getByText(/^Shared view\./).waitFor()
  await guest.page.reload()
  await guest.page.getByText(/^Shared view\./).waitFor()
  const other = await visitor()
  expects(other.page, 409, /^\/api\/magic-links\/redeem$/)
  await other.page.goto(link.pathname)
  await other.page.getByRole('button', { name: 'Open the report' }).click()
  await other.page.getByRole('button', { name: 'Send me a new link' }).click()
  await other.page.getByRole('heading', { name: 'A new link is on its way' }).waitFor()

  await page.getByRole('button', { name: 'Who opened it' }).click()
  await page
    .getByRole('list', { name: 'Openings, latest first' })
    .getByText(/Chrome on/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByRole('button', { name: 'Revoke: Link' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByText('Revoked', { exact: true }).waitFor()
  const late = await visitor()
  expects(late.page, 404, /^\/api\/shared-reports\//)
  await late.page.goto(address)
  await late.page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor()
  await assertAccessible(late.page, 'link-invalid')
  for (const person of [owner, reader, guest, other, late]) {
    assert.deepEqual(person.problems, [])
    await person.close()
  }
})
