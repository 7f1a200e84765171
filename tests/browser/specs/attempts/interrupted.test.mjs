// A link that a scanner of mail opens first, and a server that stands still in the middle of an attempt.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { after, test } from 'node:test'
import { asCompany, startedByHand, triedAssessment, write, saved } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { emails, newAddress, returning } from '../../lib/people.mjs'
import { baseUrl, password, widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** Judging, grading, comparing and examining come one after the other. */
const LONG = { withinMs: 120_000, everyMs: 1_000 }
const accepted = new URL('../../../../problems/fifocost/submissions/accepted/solution.py', import.meta.url)
const program = readFileSync(accepted, 'utf8')
const settings = { window_days: 14, retake_attempts: 1, retake_days: 90, accommodation_percent: 0 }

const asCandidate = (method, path, body) => callAs(emails.candidate, method, path, body, password)

/** The candidate takes the assessment with this program until it is graded; answers the attempt. */
async function taken(company, assessment, source) {
  const { candidate: email } = emails
  const { code } = await company('POST', `/api/assessments/${assessment}/invitations`, { email })
  const { consent_edition: edition } = await asCandidate('GET', `/api/codebrain/${code}`)
  const started = await asCandidate('POST', `/api/codebrain/${code}/start`, { consent: true, edition })
  const attempt = started.attempt_id
  const { tasks } = await asCandidate('GET', `/api/attempts/${attempt}`)
  const sending = { language: 'python', source }
  await asCandidate('POST', `/api/attempts/${attempt}/tasks/${tasks[0].id}/submissions`, sending)
  await asCandidate('POST', `/api/attempts/${attempt}/finish`)
  const graded = async () => (await asCandidate('GET', `/api/reports/${attempt}`)).state === 'graded'
  await eventually('the grade', graded, LONG)
  return attempt
}

test('a scanner that opens the link of a mail uses nothing up, and its reader then opens the report', async () => {
  const company = await asCompany()
  const assessment = await triedAssessment(company, `Scanned ${process.pid} ${Date.now()}`, settings)
  const attempt = await taken(company, assessment, program)
  const ada = await returning('candidate')
  await ada.page.goto(`/report/${attempt}`)
  const to = newAddress()
  await ada.page.getByRole('button', { name: 'Send by e-mail' }).click()
  await ada.page.getByLabel('E-mail address').fill(to)
  await ada.page.getByRole('button', { name: 'Send the link' }).click()
  const link = linkIn(await mailTo(to, /sends you a report/), /^\/magic-link\//)
  for (let visit = 0; visit < 3; visit += 1) {
    const response = await fetch(baseUrl + link.pathname)
    assert.equal(response.status, 200)
  }
  const redeem = await fetch(`${baseUrl}/api/magic-links/redeem`)
  assert.equal(redeem.status, 405, 'only a press of the button redeems it')

  const reader = await visitor({ size: widths.phone })
  await reader.page.goto(link.pathname)
  await reader.page.getByRole('button', { name: 'Open the report' }).click()
  await reader.page.getByText(/^Shared view\./).waitFor()
  for (const person of [ada, reader]) {
    assert.deepEqual(person.problems, [])
    await person.close()
  }
})

/** The process of the server under test. */
function serverProcess() {
  const port = new URL(baseUrl).port
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isServer = /\/assay$/.test(readlinkSync(`/proc/${pid}/exe`))
      const said = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
      if (isServer && said[1] === 'serve' && environment.includes(`ASSAY_BIND=127.0.0.1:${port}\0`))
        return Number(pid)
    } catch {
      // It has ended meanwhile, or is another account's.
    }
  }
  throw new Error(`no server listens at ${baseUrl}`)
}

/** A silence of the server that is longer than this is an outage. Source: crates/assessments/src/outages. */
const OUTAGE_MS = 30_000
const BEAT_MS = 10_000

test('an attempt gets back the time in which the server stood still, and keeps what was typed meanwhile', async () => {
  const { page, close } = await startedByHand()
  await write(page, 'before = 1\n')
  await saved(page).waitFor()
  const server = serverProcess()
  process.kill(server, 'SIGSTOP')
  const stopped = Date.now()
  try {
    await write(page, 'meanwhile = 2\n')
    const isOutage = () => Date.now() - stopped > OUTAGE_MS + BEAT_MS
    await eventually('an outage', isOutage, { withinMs: 2 * OUTAGE_MS, everyMs: 1_000 })
  } finally {
    process.kill(server, 'SIGCONT')
  }
  await page.getByText(/^\d min \d+ s added for an outage of the site$/).waitFor({ timeout: 60_000 })
  await saved(page).waitFor({ timeout: 60_000 })
  await page.reload()
  await page.getByText('meanwhile = 2', { exact: false }).first().waitFor()
  await close()
})
