// A server that stands still in the middle of an attempt, and the attempt that the admin then voids.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { after, test } from 'node:test'
import { asCompany, finishButton, saved, triedAssessment, write } from '../../lib/acts/attempt.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { emails, returning } from '../../lib/people.mjs'
import { baseUrl } from '../../lib/settings.mjs'

after(closeBrowser)

const title = `Fitters ${process.pid} ${Date.now()}`
/** Anyone who has taken it waits for ninety days. */
const SETTINGS = { window_days: 14, retake_attempts: 1, retake_days: 90, accommodation_percent: 0 }

async function start(page) {
  await page.getByRole('checkbox', { name: /I have read what is recorded/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await finishButton(page).waitFor()
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

/** A silence of the server that is longer than an outage. Source: crates/assessments/src/outages. */
const SILENCE_MS = 40_000

async function silence(meanwhile) {
  const server = serverProcess()
  process.kill(server, 'SIGSTOP')
  const stopped = Date.now()
  try {
    await meanwhile()
    const isOutage = () => Date.now() - stopped > SILENCE_MS
    await eventually('an outage', isOutage, { withinMs: 2 * SILENCE_MS, everyMs: 1_000 })
  } finally {
    process.kill(server, 'SIGCONT')
  }
}

const FAULT = 'The server stood still.'

/** The admin voids the candidate's attempt, and says why. */
async function voids(page) {
  await page.goto(`/admin-dashboard/manage-interns?search=${encodeURIComponent(emails.candidate)}`)
  const people = page.getByRole('list', { name: 'Candidates' }).getByRole('link')
  await people.filter({ hasText: emails.candidate }).click()
  await page.getByRole('button', { name: `Void: ${title}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Void the attempt' }).click()
  await dialog.getByText('Say why, in a sentence.').waitFor()
  await dialog.getByLabel('What went wrong').fill(FAULT)
  await dialog.getByRole('button', { name: 'Void the attempt' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Voided', { exact: true }).first().waitFor()
}

test('an attempt gets back the time in which the server stood still, keeps what was typed, and is taken again once it is voided', async () => {
  const call = await asCompany()
  const assessment = await triedAssessment(call, title, SETTINGS)
  const { code } = await call('POST', `/api/assessments/${assessment}/invitations`, { email: emails.candidate })
  const ada = await returning('candidate')
  const { page } = ada
  await page.goto(`/codebrainv2/${code}`)
  await start(page)
  await write(page, 'before = 1\n')
  await saved(page).waitFor()
  await silence(() => write(page, 'meanwhile = 2\n'))
  await page.getByText(/^\d min \d+ s added for an outage of the site$/).waitFor({ timeout: 60_000 })
  await saved(page).waitFor({ timeout: 60_000 })
  await page.reload()
  await page.getByText('meanwhile = 2', { exact: false }).first().waitFor()
  const attempt = await finish(page)

  const admin = await returning('admin')
  await voids(admin.page)
  const again = linkIn(await mailTo(emails.candidate, new RegExp(`^You can take ${title} again$`)), /^\/codebrainv2\//)
  await page.goto(`/report/${attempt}`)
  await page.getByText(`Voided: ${FAULT}`, { exact: false }).waitFor()
  await page.goto(again.pathname)
  await start(page)
  const company = await returning('company')
  await company.page.goto(`/client-dashboard/assessment/${assessment}?tab=results`)
  const row = company.page.getByRole('table', { name: 'Results' }).getByRole('row')
  await row.filter({ hasText: emails.candidate }).getByText('Voided').filter({ visible: true }).waitFor()
  for (const { problems, close } of [ada, admin, company]) {
    // What a browser itself reports of a call that found no server.
    assert.deepEqual(
      problems.filter((problem) => !/ERR_|failed/.test(problem)),
      [],
    )
    await close()
  }
})
