// Two companies and six candidates in one story: Ada works with extra time, without a network and in two tabs; Ben meets
// an assistant and a server that stands still, and his attempt is voided; Cy shares a report; Dee cools down and reuses a
// result; Eve and Fay send programs that are alike, and Fay is asked, answers, and appeals.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { after, before, test } from 'node:test'
import {
  asCompany,
  codeIn,
  editor,
  finishButton,
  graded,
  saved,
  takenBy,
  triedAssessment,
  write,
} from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { openCompany } from '../../lib/acts/inquiry.mjs'
import { candidates, joinTeam } from '../../lib/acts/joining.mjs'
import { languageModel } from '../../lib/doubles/model.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { known, newAddress, returning } from '../../lib/people.mjs'
import { baseUrl, widths } from '../../lib/settings.mjs'

after(closeBrowser)

const stamp = `${process.pid} ${Date.now()}`
/** Judging, grading, comparing and examining come one after the other. */
const LONG = { withinMs: 120_000, everyMs: 1_000 }
const SETTINGS = { window_days: 14, retake_attempts: 1, retake_days: 90, accommodation_percent: 0 }
/** With it, writing is recorded; without, an examination waits for no recording. */
const ASSISTED = { ...SETTINGS, records_typing: true, ai_policy: 'allowed' }
const UNRECORDED = { ...SETTINGS, records_typing: false }

const solution = (slug) =>
  readFileSync(
    new URL(`../../../../problems/${slug}/submissions/accepted/solution.py`, import.meta.url),
    'utf8',
  )
const program = solution('installorder')
const renamed = program.replace(/\b(stack|found|work|other|low|needs)\b/g, 'my_$1')

/** What a browser itself reports of each call that finds no network. */
const ownProblems = (problems) =>
  problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed/.test(problem))

const as = (email) => (method, path, body) => callAs(email, method, path, body)
const invite = async (company, assessment, email) =>
  (await company('POST', `/api/assessments/${assessment}/invitations`, { email })).code

/** The story: companies, assessments, people; what is taken without a screen is promised as `taken`. */
const story = {}

/** A candidate takes the assessment by calls; answers the attempt once it is graded. */
async function take(company, assessment, email, program) {
  const attempt = await takenBy(email, company, assessment, program)
  await graded(email, attempt)
  return attempt
}

/** Cy and Dee take the first company's assessment; Eve and, once her program is compared, Fay the second's. */
async function takeAll() {
  const { first, second, ours, alike, people } = story
  const one = { source: solution('fifocost'), task: 0 }
  const [cy, dee, eve] = await Promise.all([
    take(first, ours, people.cy, one),
    take(first, ours, people.dee, one),
    take(second, alike, people.eve, { source: program, task: 1 }),
  ])
  const isCompared = async () => {
    const { tasks } = await second('GET', `/api/reports/${eve}/similarity`)
    return tasks.some(({ compared }) => compared !== null)
  }
  await eventually('the comparison of the first program', isCompared, LONG)
  const fay = await take(second, alike, people.fay, { source: renamed, task: 1 })
  return { cy, dee, eve, fay }
}

before(async () => {
  assert.notEqual(renamed, program)
  story.title = `Fitters ${stamp}`
  story.first = await asCompany()
  story.secondEmail = await openCompany(`Saltmarsh ${stamp}`, ['payment', 'assessment_access'])
  story.second = as(story.secondEmail)
  const names = ['ada', 'ben', 'cy', 'dee', 'eve', 'fay']
  const addresses = await candidates(names.map(() => undefined))
  story.people = Object.fromEntries(names.map((name, at) => [name, addresses[at]]))
  story.ours = await triedAssessment(story.first, story.title, ASSISTED)
  story.theirs = await triedAssessment(story.second, `Same tasks ${stamp}`, ASSISTED)
  story.alike = await triedAssessment(story.second, `Alike ${stamp}`, UNRECORDED)
  story.taken = takeAll()
  // Each test that needs it waits for it and fails with it.
  story.taken.catch(() => {})
})

/** One of the candidates in a browser, at this path. */
async function at(path, email, options) {
  const person = await known(email, options)
  await person.page.goto(path)
  return person
}

async function leave(...people) {
  for (const { problems, close } of people) {
    assert.deepEqual(ownProblems(problems), [])
    await close()
  }
}

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

const shows = (page, code) => eventually(`the code ${code}`, async () => (await codeIn(page)) === code)

test('Ada works with 150 % extra time, goes on without a network, and takes over from another tab', async () => {
  const { first, ours, people } = story
  const path = `/codebrainv2/${await invite(first, ours, people.ada)}`
  const ada = await at(path, people.ada)
  const { context, page } = ada
  await page.getByRole('button', { name: 'Ask for extra time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for extra time' })
  await dialog.getByLabel('Extra time in percent').fill('150')
  await dialog.getByText('60 minutes become 150 minutes.').waitFor()
  await dialog.getByLabel(/What should they know/).fill('I type with one hand.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('You have asked for 150 % extra time.').waitFor()

  const company = await returning('company')
  await company.page.goto(`/client-dashboard/assessment/${ours}?tab=requests`)
  await company.page.getByText('I type with one hand.').waitFor()
  await company.page.getByRole('button', { name: 'Grant', exact: true }).click()
  await company.page.getByRole('dialog').getByRole('button', { name: 'Grant', exact: true }).click()
  await company.page.getByText('Granted: 150 %').waitFor()

  await page.reload()
  await page.getByText('150 minutes', { exact: true }).waitFor()
  await start(page)
  assert.match(await page.getByRole('timer').innerText(), /^2:(29|30):|^2 h|^(149|150)/)
  await write(page, 'print(1)')
  await saved(page).waitFor()
  await context.setOffline(true)
  await write(page, 'print(2)')
  await page.getByRole('banner').getByText('Offline, still saving here').waitFor()
  await context.setOffline(false)
  const call = as(people.ada)
  const { attempt_id: attempt } = await call('GET', path.replace('/codebrainv2/', '/api/codebrain/'))
  const arrived = async () => JSON.stringify(await call('GET', `/api/attempts/${attempt}`)).includes('print(2)')
  await eventually('what was typed without a network', arrived)
  await saved(page).waitFor()

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('alert').filter({ hasText: 'open in another tab' }).waitFor()
  await shows(other, 'print(2)')
  await other.getByRole('button', { name: 'Take over here' }).click()
  await eventually('a text that can be changed', () => editor(other).evaluate((code) => code.isContentEditable))
  await page.getByRole('button', { name: 'Take over here' }).waitFor()
  await write(other, 'print(3)')
  await saved(other).waitFor()
  await other.close()
  await page.getByRole('button', { name: 'Take over here' }).click()
  await shows(page, 'print(3)')
  await finish(page)
  await leave(ada, company)
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

test('Ben asks the assistant, gets time back after an outage, and takes it again once the admin voids it', async (t) => {
  const { first, ours, people, title } = story
  await story.taken
  const model = await languageModel({ question: 'Read one line at a time.', fields: {} })
  t.after(() => model.close())
  const ben = await at(`/codebrainv2/${await invite(first, ours, people.ben)}`, people.ben)
  const { page } = ben
  await start(page)
  const panel = page.getByRole('region', { name: 'Assistant' })
  await page.getByLabel('Your question', { exact: true }).fill('How do I read lines?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await panel.getByText('Read one line at a time.').waitFor()
  await write(page, 'before = 1\n')
  await saved(page).waitFor()
  await silence(() => write(page, 'meanwhile = 2\n'))
  await page.getByText(/^\d min \d+ s added for an outage of the site$/).waitFor({ timeout: 60_000 })
  await saved(page).waitFor({ timeout: 60_000 })
  const attempt = await finish(page)

  const admin = await returning('admin')
  await admin.page.goto(`/admin-dashboard/manage-interns?search=${encodeURIComponent(people.ben)}`)
  await admin.page
    .getByRole('list', { name: 'Candidates' })
    .getByRole('link')
    .filter({ hasText: people.ben })
    .click()
  await admin.page.getByRole('button', { name: `Void: ${title}` }).click()
  const dialog = admin.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Void the attempt' }).click()
  await dialog.getByText('Say why, in a sentence.').waitFor()
  await dialog.getByLabel('What went wrong').fill(FAULT)
  await dialog.getByRole('button', { name: 'Void the attempt' }).click()
  await dialog.waitFor({ state: 'detached' })
  await admin.page.getByText('Voided', { exact: true }).waitFor()

  const again = linkIn(await mailTo(people.ben, /^You can take .* again$/), /^\/codebrainv2\//).pathname
  await page.goto(`/report/${attempt}`)
  await page.getByText(`Voided: ${FAULT}`, { exact: false }).waitFor()
  await page.goto(again)
  // Others who have taken it wait for ninety days.
  await start(page)
  const company = await returning('company')
  await company.page.goto(`/client-dashboard/assessment/${ours}?tab=results`)
  const row = company.page.getByRole('table', { name: 'Results' }).getByRole('row')
  await row.filter({ hasText: people.ben }).getByText('Voided').filter({ visible: true }).waitFor()
  await leave(ben, admin, company)
})

test('Cy shares a report by a link with a passcode and by a mail that a scanner opens first', async () => {
  const { cy: attempt } = await story.taken
  const cy = await at(`/report/${attempt}`, story.people.cy)
  await cy.page.getByRole('button', { name: 'Create a link' }).click()
  await cy.page.getByLabel('Passcode').fill('open sesame')
  await cy.page.getByRole('button', { name: 'Create the link' }).click()
  const address = await cy.page.getByRole('textbox', { name: 'Link to the report' }).inputValue()
  await cy.page.getByRole('button', { name: 'I have copied it' }).click()

  const reader = await visitor({ size: widths.phone })
  expects(reader.page, 403, /^\/api\/shared-reports\//)
  await reader.page.goto(address)
  await reader.page.getByRole('heading', { name: 'This report has a passcode' }).waitFor()
  await reader.page.getByLabel('Passcode').fill('open sesame')
  await reader.page.getByRole('button', { name: 'Open the report' }).click()
  await reader.page.getByText(/^Shared view\./).waitFor()

  const to = newAddress()
  await cy.page.getByRole('button', { name: 'Send by e-mail' }).click()
  await cy.page.getByLabel('E-mail address').fill(to)
  await cy.page.getByRole('button', { name: 'Send the link' }).click()
  const link = linkIn(await mailTo(to, /sends you a report/), /^\/magic-link\//)
  const scanned = await fetch(baseUrl + link.pathname)
  assert.equal(scanned.status, 200)
  const guest = await visitor({ size: widths.phone })
  await guest.page.goto(link.pathname)
  await guest.page.getByRole('button', { name: 'Open the report' }).click()
  await guest.page.getByText(/^Shared view\./).waitFor()
  await leave(cy, reader, guest)
})

test('Dee is refused another attempt by one company, and gives the other the result that she has', async () => {
  const { first, second, ours, theirs, people, secondEmail } = story
  await story.taken
  const dee = await at(`/codebrainv2/${await invite(first, ours, people.dee)}`, people.dee)
  const { page } = dee
  await page.getByRole('heading', { name: 'You have taken this already' }).waitFor()
  await page.getByText(/^You can take it again from/).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Start', exact: true }).count(), 0)

  await page.goto(`/codebrainv2/${await invite(second, theirs, people.dee)}`)
  await page.getByRole('checkbox', { name: 'I agree that the company reads this result.' }).click()
  await page.getByRole('button', { name: 'Use that result' }).click()
  await page.getByText('You have answered this invitation with an earlier result.').waitFor()
  const company = await at(`/client-dashboard/assessment/${theirs}?tab=results`, secondEmail)
  await company.page.getByText('Earlier attempt, taken').filter({ visible: true }).waitFor()
  await leave(dee, company)
})

/** Somebody new in the team of the second company, who reviews. */
async function reviewer() {
  const email = newAddress()
  await story.second('POST', '/api/companies/me/team/invitations', { email, role: 'reviewer' })
  return joinTeam(email, 'Rae Holt')
}

/** Opens the newest case of a queue and decides it. */
async function decide(page, path, { act, outcome, reason, reads }) {
  await page.goto(path)
  await page.getByRole('table', { name: 'Cases' }).getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: 'Findings' }).waitFor()
  await page.getByText(reads).first().waitFor()
  await page.getByRole('button', { name: act, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: outcome }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click()
  await page.getByText('Decided. The candidate is notified').waitFor()
}

const ANSWER = 'We both follow the same textbook.'
const APPEAL = 'The textbook has this program on page 12.'

test('Fay is asked why her program is like Eve’s, answers, appeals to the admin, and is believed', async () => {
  const { fay: attempt } = await story.taken
  const fay = await at(`/report/${attempt}?section=integrity`, story.people.fay, { size: widths.phone })
  const { page } = fay
  const answer = page.getByRole('link', { name: 'Answer, or read more' })
  const isAsked = async () => {
    await page.goto(`/report/${attempt}?section=integrity`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    return (await answer.count()) > 0
  }
  await eventually('the question', isAsked, { ...LONG, everyMs: 2_000 })
  await answer.click()
  const kept = page.waitForResponse((response) => /\/draft$/.test(new URL(response.url()).pathname))
  await page.getByRole('textbox', { name: 'What happened?' }).fill(ANSWER)
  await kept
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByText('Your answer is sent').waitFor()

  const rae = await reviewer()
  const breach = { act: 'Decide', outcome: 'Breach', reason: 'It is the program of another candidate.' }
  const queue = '/client-dashboard/assessment/review?queue=undecided'
  await decide(rae.page, queue, { ...breach, reads: ANSWER })

  await page.goto(`/report/${attempt}`)
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
  await page.goto(`/report/${attempt}`)
  await page.getByText('Verified', { exact: true }).waitFor()
  const mail = await mailTo(story.people.fay, /^Your appeal is decided/)
  assert.match(mail.text, /This decision is final\./)
  await leave(fay, rae, admin)
})
