// A hiring team, from the first proposal of an interview to an offer. The candidate answers by the server's own calls: their
// side of it is walked on a phone, in phone.test.mjs.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { releaseSlate } from '../../lib/acts/admin.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { candidate as newCandidate } from '../../lib/acts/joining.mjs'
import { publishedRole } from '../../lib/acts/roles.mjs'
import { applyFor, takeSteps } from '../../lib/acts/selection.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { known } from '../../lib/people.mjs'

after(closeBrowser)

const DAY_MS = 24 * 60 * 60 * 1000

/** Somebody has applied for a role, and its company was shown the application and wants to know more. */
async function shortlisted() {
  const { id: role, email: company } = await publishedRole('Pellworth Chooses', 'Fitter')
  const candidate = await newCandidate()
  const { id } = await applyFor(role, candidate)
  await releaseSlate(role)
  await takeSteps(company, id, ['shortlist'])
  return { company, candidate, id, path: `/client-dashboard/talent-selection/${role}/${id}` }
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

/** The candidate picks the second of the times. */
async function pickTime(candidate, application) {
  const { items } = await callAs(candidate, 'GET', `/api/users/applications/${application}/meetings`)
  const [{ id, version }] = items
  await callAs(candidate, 'POST', `/api/users/meetings/${id}/answer`, { version, slot: 1, note: null })
}

/** The calendar entry that a button hands out. */
async function assertEntry(page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'interview.ics')
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
  await dialog.getByLabel('Pay from').fill('1300')
  await dialog.getByLabel('Pay to').fill('')
  await dialog.getByLabel('Terms').fill('Forty hours a week, **in Lisbon**.')
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await dialog.getByText('Say when the internship ends.').waitFor()
  await dialog.getByLabel('Weeks').fill('12')
  await assertAccessible(page, 'making an offer')
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a team proposes an interview, writes what it saw and makes an offer', async () => {
  const { company, candidate, id, path } = await shortlisted()
  const { page, problems, close } = await known(company)
  expects(page, 400, /^\/api\/applications\/[^/]+\/(meetings|offers)$/)
  await page.goto(path)
  await page.getByRole('button', { name: 'Propose times' }).click()
  await proposeTimes(page)
  await page.getByText('Waiting for an answer').waitFor()
  await assertAccessible(page, 'a candidate with an interview')

  await pickTime(candidate, id)
  await mailTo(candidate, /^Interview with Pellworth Chooses$/)
  await mailTo(company, /^Interview with Ada Novak$/)
  await takeSteps(company, id, ['select'])
  await page.reload()
  await page.getByText('Set', { exact: true }).waitFor()
  await assertEntry(page)
  await writeScorecard(page)
  await page.getByLabel('Note', { exact: true }).fill('Offer before Friday.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Offer before Friday.' }).waitFor()

  await makeOffer(page)
  await page.getByText('1,300 EUR a month').waitFor()
  await assertAccessible(page, 'a candidate with an offer')
  const { items } = await callAs(candidate, 'GET', `/api/users/applications/${id}/offers`)
  await callAs(candidate, 'POST', `/api/users/offers/${items[0].id}/answer`, {
    version: items[0].version,
    accept: true,
    reason: null,
  })
  await page.reload()
  await page.getByText('Accepted', { exact: true }).first().waitFor()
  assert.deepEqual(problems, [])
  await close()
})
