// A hiring team and a candidate on a phone, from the first proposal of an interview to an accepted offer.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { releaseSlate } from '../../lib/acts/admin.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { candidate as newCandidate } from '../../lib/acts/joining.mjs'
import { publishedRole } from '../../lib/acts/roles.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { known } from '../../lib/people.mjs'

after(closeBrowser)

const phone = { width: 390, height: 844 }
const DAY_MS = 24 * 60 * 60 * 1000

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** Somebody has applied for a role, and its company was shown the application and wants to know more. */
async function shortlisted() {
  const { id: role, email: company } = await publishedRole('Pellworth Chooses', 'Fitter')
  const candidate = await newCandidate()
  const answers = [
    { question: 'Why us?', answer: 'Your tools.' },
    { question: 'May you work in Portugal?', answer: 'yes' },
  ]
  const sent = await callAs(candidate, 'POST', `/api/open-roles/${role}/application`, { answers, note: '' })
  await releaseSlate(role)
  const step = async (act) => {
    const { version } = await callAs(company, 'GET', `/api/applications/${sent.id}`)
    await callAs(company, 'POST', `/api/applications/${sent.id}/step`, { act, version, reason: null, code: null })
  }
  await step('shortlist')
  const theirs = `/client-dashboard/talent-selection/${role}/${sent.id}`
  return { company, candidate, step, theirs, own: `/dashboard/applications/${sent.id}` }
}

async function opened(path, email, size) {
  const person = await known(email, { size })
  await person.page.goto(path)
  return person
}

/** What a field for date and time takes, so many days from now at ten. */
function day(ahead) {
  return `${new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)}T10:00`
}

async function proposeTimes(page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
  await dialog.getByText('Choose a time that is ahead, within half a year.').first().waitFor()
  for (const n of [1, 2, 3]) await dialog.getByLabel(`Time ${n}`).fill(day(n + 2))
  await dialog.getByLabel('Place or link').fill('https://meet.example/fitter')
  await dialog.getByRole('checkbox', { name: 'Lena Marsh' }).click()
  await dialog.getByLabel('Message').fill('Bring something that you have built.')
  await assertAccessible(page, 'proposing an interview')
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The calendar entry that a button hands out. */
async function entryOf(page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'interview.ics')
  return readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '')
}

async function writeScorecard(page) {
  await page.getByRole('button', { name: 'Write yours' }).click()
  for (const item of await page.getByRole('group').filter({ hasText: 'Could not see it' }).all())
    await item.getByRole('radio').nth(2).check()
  await page.getByLabel('What you saw').fill('Took the press apart and put it together.')
  await assertAccessible(page, 'a scorecard')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('heading', { name: 'Yours' }).waitFor()
}

async function makeOffer(page) {
  await page.getByRole('button', { name: 'Make an offer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First day').fill(day(40).slice(0, 10))
  assert.equal(await dialog.getByLabel('Weeks').inputValue(), '12', 'as the role says')
  await dialog.getByLabel('Weeks').fill('')
  await dialog.getByLabel('Pay, or the least of a range').fill('1300')
  await dialog.getByLabel('The most').fill('')
  await dialog.getByLabel('Terms').fill('Forty hours a week, **in Lisbon**.')
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await dialog.getByText('Say when the internship ends.').waitFor()
  await dialog.getByLabel('Weeks').fill('12')
  await assertAccessible(page, 'making an offer')
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a team proposes an interview, writes what it saw and makes an offer; the candidate answers on a phone', async () => {
  const { company, candidate, step, theirs, own } = await shortlisted()
  const us = await opened(theirs, company)
  const wrong = /^\/api\/applications\/[^/]+\/(meetings|offers)$/
  expects(us.page, 400, wrong)
  expects(us.page, 400, wrong)
  await us.page.getByRole('button', { name: 'Propose times' }).click()
  await proposeTimes(us.page)
  await us.page.getByText('Waiting for an answer').waitFor()
  await assertAccessible(us.page, 'a candidate with an interview')

  const they = await opened(own, candidate, phone)
  await they.page.getByText('Bring something that you have built.').waitFor()
  await they.page.getByText(/^Times are in your zone: /).waitFor()
  await fits(they.page)
  await assertAccessible(they.page, 'picking a time on a phone')
  await they.page.getByRole('button', { name: /^Pick / }).nth(1).click()
  await they.page.getByText('Set', { exact: true }).waitFor()
  await mailTo(candidate, /^Interview with Pellworth Chooses$/)
  await mailTo(company, /^Interview with Ada Novak$/)
  const entry = await entryOf(they.page)
  assert.match(entry, /METHOD:REQUEST/)
  assert.match(entry, new RegExp(`mailto:${candidate}`))

  await us.page.reload()
  await us.page.getByText('Set', { exact: true }).waitFor()
  assert.equal(await entryOf(us.page), entry)
  await writeScorecard(us.page)
  await us.page.getByLabel('Note', { exact: true }).fill('Offer before Friday.')
  await us.page.getByRole('button', { name: 'Add note' }).click()
  await us.page.getByRole('listitem').filter({ hasText: 'Offer before Friday.' }).waitFor()

  await step('select')
  await us.page.reload()
  await makeOffer(us.page)
  await us.page.getByText('1,300 EUR a month').waitFor()
  await assertAccessible(us.page, 'a candidate with an offer')

  await they.page.reload()
  await they.page.getByText('1,300 EUR a month').waitFor()
  await fits(they.page)
  await assertAccessible(they.page, 'an offer on a phone')
  await they.page.getByRole('button', { name: 'Accept offer' }).click()
  await they.page.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click()
  await they.page.getByText('Accepted', { exact: true }).waitFor()
  await mailTo(company, /^Ada Novak has accepted your offer$/)
  await us.page.reload()
  await us.page.getByText('Accepted', { exact: true }).first().waitFor()
  for (const { problems, close } of [us, they]) {
    assert.deepEqual(problems, [])
    await close()
  }
})
