// The main job, whole: real server, real database, real sandbox, real emulator.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { known, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'
import { joinedWhole } from '../../lib/acts/joining.mjs'
import { walkMainJob } from '../../lib/acts/main-job.mjs'

after(closeBrowser)

/** What the walk left: its report, and who it is of. */
let report
let email

async function fitsPhone(page, screen) {
  await page.setViewportSize(widths.phone)
  await assertAccessible(page, `${screen} on a phone`)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(wide <= widths.phone.width, `${screen} is ${wide} px wide on a phone`)
}

/** Every screen of the walk is looked at on a phone too, where it stands. */
async function atBothWidths(page, screen) {
  await assertAccessible(page, screen)
  await fitsPhone(page, screen)
  await page.setViewportSize(widths.desktop)
}

test('company and candidate do the main job on a desktop, and every screen is accessible', async () => {
  const walked = await walkMainJob({ size: 'desktop', label: 'walked', join: joinedWhole, at: atBothWidths })
  report = walked.reportPath
  email = walked.email

  const between = walked.states.filter((state) => !/points/.test(state))
  assert.ok(between.length >= 2, `only these states were seen: ${walked.states.join(', ')}`)
  for (const seen of [walked.own, walked.theirs]) {
    // One of two tasks of equal weight.
    assert.equal(seen.fineness, 'Fineness mark: 500 of 1000')
    assert.match(seen.tasks, /100 of 100/)
  }
  assert.deepEqual(walked.problems, [])
})

/** The company reads in the report what the program was compared with. */
async function seesComparison(page) {
  await page.goto(report)
  await eventually('the comparison', async () => {
    await page.getByRole('heading', { name: 'Similarity', exact: true }).waitFor()
    if ((await page.getByText('No match', { exact: true }).count()) > 0) return true
    await page.reload()
    return false
  })
  await page.getByText(/^Compared with /).first().waitFor()
  await fitsPhone(page, 'report with similarity')
}

test('candidate and company read how the problem went, each what is theirs', async () => {
  const company = await returning('company')
  await company.page.goto('/codebrainv2/fifocost')
  await company.page.getByRole('link', { name: 'Performance report' }).click()
  await company.page.getByText('of the 5 people needed', { exact: false }).waitFor()
  await assertAccessible(company.page, 'performance of few')
  const path = new URL(company.page.url()).pathname
  await seesComparison(company.page)
  await company.close()

  const candidate = await known(email, { size: widths.phone })
  await candidate.page.goto(path)
  await candidate.page.getByRole('heading', { level: 1, name: /: performance report$/ }).waitFor()
  await assertAccessible(candidate.page, 'performance of a candidate')
  const own = candidate.page.getByRole('table', {
    name: 'Your attempts with this problem',
  })
  await own.getByRole('row', { name: /Platform engineer, walked.* 100 / }).waitFor()
  await own.getByRole('link', { name: 'Open the report of Platform engineer, walked' }).click()
  await candidate.page.waitForURL(`**${report}`)
  await candidate.page.getByText('Graded', { exact: true }).first().waitFor()
  // Of others, with whom their program was compared, a candidate sees nothing.
  assert.equal(await candidate.page.getByRole('heading', { name: 'Similarity', exact: true }).count(), 0)

  expects(candidate.page, 404, /\/api\/problems\/fifocost\/report$/)
  await candidate.page.goto('/codebrainv2/fifocost/any/report')
  await candidate.page.getByRole('heading', { level: 1, name: 'Report not found' }).waitFor()
  assert.deepEqual([...candidate.problems, ...company.problems], [])
  await candidate.close()
})

test('a report does not exist for anybody else', async () => {
  const stranger = await visitor()
  await stranger.page.goto(report)
  await stranger.page.waitForURL('**/login?next=**')
  await stranger.close()

  const partner = await returning('partner')
  const isReport = (response) => new URL(response.url()).pathname.startsWith('/api/reports/')
  expects(partner.page, 404, /^\/api\/reports\//)
  const answered = partner.page.waitForResponse(isReport)
  await partner.page.goto(report)
  assert.equal((await answered).status(), 404)
  await partner.page.getByRole('heading', { name: 'Report not found' }).waitFor()
  const text = await partner.page.locator('body').innerText()
  assert.doesNotMatch(text, /Platform engineer/)
  await partner.close()
})
