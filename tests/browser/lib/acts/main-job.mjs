// The main job, the way two people do it: a company builds an assessment and invites, a candidate
// solves it in the browser, both read the same report. `at(page, name)` is called on every screen
// on the way, so that the specs and the pictures walk the same path.
import { readFileSync } from 'node:fs'
import { linkIn, mailTo } from '../inbox.mjs'
import { emails, signedIn } from '../people.mjs'
import { widths } from '../settings.mjs'

const SOLVED = { slug: 'fifocost', title: 'Cost of goods sold' }
const LEFT = { slug: 'installorder' }
const bank = new URL('../../../../problems/', import.meta.url)

const solution = () => readFileSync(new URL(`${SOLVED.slug}/submissions/accepted/solution.js`, bank), 'utf8')
const titleOf = (slug) =>
  /^name: (.+)$/m.exec(readFileSync(new URL(`${slug}/problem.yaml`, bank), 'utf8'))[1].replace(/^["']|["']$/g, '')

const persona = async (options) => ({ ...(await signedIn('candidate', options)), email: emails.candidate })

/**
 * Walks all of it at one width. `join` brings the candidate, who else is the persona.
 * Answers the report's path, the candidate's address, the states they saw while the submission was judged, and
 * what went wrong in either browser.
 */
export async function walkMainJob({ size, label, join = persona, at = async () => {} }) {
  const options = { size: widths[size], realistic: true }
  const title = `Platform engineer, ${label}`
  const company = await signedIn('company', options)
  const candidate = await join(options)
  try {
    await buildAssessment(company.page, title, at)
    await takeTrial(company.page, title, at)
    const invitation = await invite(company.page, candidate.email, title, at)
    await seeOnDashboard(candidate.page, title)
    await start(candidate.page, invitation, at)
    await solve(candidate.page, size, at)
    const states = await submit(candidate.page, size, at)
    const reportPath = await finish(candidate.page, at)
    const own = await readReport(candidate.page, reportPath, 'report-candidate', at)
    const theirs = await readReport(company.page, reportPath, 'report-company', at)
    const { email } = candidate
    return { reportPath, email, states, own, theirs, problems: [...company.problems, ...candidate.problems] }
  } finally {
    await company.close()
    await candidate.close()
  }
}

/** A company builds an assessment of two tasks, and stands at it. */
async function buildAssessment(page, title, at = async () => {}) {
  await page.goto('/client-dashboard/assessment')
  await page.getByRole('link', { name: 'New assessment' }).first().click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Duration in minutes').fill('60')
  const language = page.getByRole('checkbox', { name: /^JavaScript/ })
  if (!(await language.isChecked())) await language.click()
  for (const problem of [SOLVED.title, titleOf(LEFT.slug)]) {
    await page.getByRole('button', { name: `Add ${problem}`, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Split evenly' }).click()
  await at(page, 'assessment-builder')
  await page.getByRole('button', { name: 'Create assessment' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Somebody of the company takes it as a candidate does, before the first invitation. */
async function takeTrial(page, title, at = async () => {}) {
  await page.getByRole('heading', { name: 'Look at it first' }).waitFor()
  await at(page, 'assessment-trial')
  await page.getByRole('button', { name: 'Take it yourself' }).click()
  await page.getByRole('checkbox', { name: /I have read what is recorded/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await page.getByRole('button', { name: 'Finish assessment' }).click()
  await page.getByRole('button', { name: 'Finish now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your trial is finished' }).waitFor()
  await at(page, 'trial-finished')
  await page.getByRole('link', { name: 'Back to the assessment' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** The path of the link in the mail that the candidate gets. */
export async function invite(page, address, title, at = async () => {}) {
  await page.getByLabel('E-mail', { exact: true }).fill(address)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByRole('cell', { name: new RegExp(address) }).first().waitFor()
  await at(page, 'assessment-people')
  const mail = await mailTo(address, new RegExp(title))
  return linkIn(mail, /^\/codebrainv2\//).pathname
}

/** The invitation stands open on the candidate's own page too. */
async function seeOnDashboard(page, title) {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: `Open ${title}` }).waitFor()
}

async function start(page, invitation, at) {
  await page.goto(invitation)
  const begin = page.getByRole('button', { name: 'Start', exact: true })
  await begin.waitFor()
  await at(page, 'invitation')
  await page.getByRole('checkbox', { name: /I have read what is recorded/ }).click()
  await begin.click()
  await page.getByRole('button', { name: 'Finish' }).waitFor()
}

/** On a phone the workspace shows one part at a time. */
async function show(page, size, part) {
  if (size !== 'phone') return
  const parts = page.getByRole('group', { name: 'Parts of the workspace' })
  await parts.getByRole('button', { name: part }).click()
}

async function solve(page, size, at) {
  await at(page, 'workspace-problem')
  await show(page, size, 'Code')
  await chooseLanguage(page, 'JavaScript')
  const editor = page.getByRole('textbox', { name: new RegExp(`JavaScript.* code for ${SOLVED.title}`) })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(solution())
  await page.getByText('Saved', { exact: false }).first().waitFor()
  await at(page, 'workspace-code')
  await show(page, size, 'Tests')
  await page.getByRole('button', { name: /^Run samples/ }).click()
  await page.getByText(/^(\d+) of \1 passed$/).first().waitFor({ timeout: 60_000 })
  await at(page, 'workspace-samples')
}

async function chooseLanguage(page, name) {
  const chooser = page.getByRole('combobox', { name: 'Language' })
  if ((await chooser.textContent())?.startsWith(name)) return
  await chooser.click()
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
}

/** Submits and answers, in order, every different state that stood on the screen. */
async function submit(page, size, at) {
  await page.evaluate(() => {
    const standing = /^(Queued.*|Compiling|Running.*|\d+ of 100 points.*)$/
    window.__states = []
    const look = () => {
      for (const element of document.querySelectorAll('span')) {
        const text = element.childElementCount === 0 ? element.textContent.trim() : ''
        if (standing.test(text) && window.__states.at(-1) !== text) window.__states.push(text)
      }
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText(/^100 of 100 points/).first().waitFor({ timeout: 90_000 })
  await at(page, 'workspace-judged')
  return page.evaluate(() => window.__states)
}

/** Finishes in two steps and answers the path of the report. */
async function finish(page, at) {
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await at(page, 'finish-dialog')
  await page.getByRole('button', { name: 'Finish assessment' }).click()
  await page.getByRole('button', { name: 'Finish now' }).click()
  await page.getByRole('heading', { level: 1, name: 'You have finished' }).waitFor()
  const report = page.getByRole('link', { name: 'Open your report' })
  await report.waitFor({ timeout: 60_000 })
  await at(page, 'finished')
  return new URL(await report.getAttribute('href'), page.url()).pathname
}

/** What a reader of the report sees: the name of its fineness mark, and the text of its second section. */
async function readReport(page, path, name, at) {
  await page.goto(path)
  await page.getByText('Graded', { exact: true }).first().waitFor()
  await at(page, name)
  const fineness = await page.getByRole('img', { name: /^Fineness mark/ }).getAttribute('aria-label')
  await page.goto(`${path}?section=tasks&task=1`)
  await page.getByRole('heading', { name: 'Code of the best submission' }).first().waitFor()
  await at(page, `${name}-tasks`)
  const tasks = await page.getByRole('main').innerText()
  return { fineness, tasks }
}
