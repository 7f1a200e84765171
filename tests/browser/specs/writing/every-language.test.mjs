// One assessment of every language and every kind of task: code, a program to debug, SQL. Each task offers its own
// languages, opens with its starter in each, and a run on the samples is answered in every language.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { asCompany, codeIn, editor, tryOut } from '../../lib/acts/attempt.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { takesFocus } from '../../lib/page/waits.mjs'
import { emails, returning } from '../../lib/people.mjs'

after(closeBrowser)

const stamp = `${process.pid} ${Date.now()}`

/** By the ending of a starter: the first word of its name in the list, its id, and a second file that compiles. */
const LANGUAGES = {
  c: ['C', 'c', ['extra.c', 'int extra;']],
  cpp: ['C++', 'cpp', ['extra.cpp', 'int extra;']],
  go: ['Go', 'go', ['extra.go', 'package main']],
  java: ['Java', 'java', ['Extra.java', 'class Extra {}']],
  js: ['JavaScript', 'javascript', ['extra.js', 'const extra = 1']],
  py: ['Python', 'python', ['extra.py', 'extra = 1']],
  rs: ['Rust', 'rust', ['extra.rs', '// extra']],
  sql: ['SQL', 'sql', null],
  ts: ['TypeScript', 'typescript', ['extra.ts', 'export const extra = 1']],
}
/** Code in eight languages, a program to debug in six, SQL. */
const TASKS = ['longestrun', 'alarms', 'firstreply']

const ids = (endings) => endings.map((ending) => LANGUAGES[ending][1])

/** The starters of a problem by their ending; it can be solved in these languages. */
function startersOf(slug) {
  const folder = new URL(`../../../../problems/${slug}/attachments/`, import.meta.url)
  const files = readdirSync(folder).filter((name) => name.startsWith('starter.'))
  return new Map(files.map((name) => [path.extname(name).slice(1), readFileSync(new URL(name, folder), 'utf8')]))
}

/** The company's assessment of all tasks in these languages; answers the path of the candidate's invitation. */
async function invited(title, languages) {
  const call = await asCompany()
  const { items } = await call('GET', '/api/problems?limit=100')
  const idOf = (slug) => items.find((problem) => problem.slug === slug).id
  const weights = [34, 33, 33]
  const { id } = await call('POST', '/api/assessments', {
    title,
    duration_minutes: 60,
    languages,
    tasks: TASKS.map((slug, at) => ({ problem_id: idOf(slug), weight: weights[at] })),
  })
  await tryOut(id, call)
  await call('POST', `/api/assessments/${id}/invitations`, { email: emails.candidate })
  return linkIn(await mailTo(emails.candidate, new RegExp(title)), /^\/codebrainv2\//).pathname
}

/** The candidate in the workspace of this invitation. */
async function begun(invitation) {
  const person = await returning('candidate')
  const { page } = person
  await page.goto(invitation)
  await page.getByRole('checkbox', { name: /I have read what is recorded/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Finish', exact: true }).waitFor()
  return person
}

const task = (page, at) => page.getByRole('navigation', { name: 'Tasks' }).getByRole('button').nth(at)
const chooser = (page) => page.getByRole('combobox', { name: 'Language' })
const wordOf = (name) => name.trim().split(/\s/)[0]

/** Waits until the list holds these languages and no other. */
async function offers(page, endings) {
  await chooser(page).click()
  await page.getByRole('option').first().waitFor()
  const words = (await page.getByRole('option').allInnerTexts()).map(wordOf)
  assert.deepEqual(words.toSorted(), endings.map((ending) => LANGUAGES[ending][0]).toSorted())
  await page.keyboard.press('Escape')
}

async function choose(page, ending) {
  await chooser(page).click()
  await page.getByRole('option').first().waitFor()
  const words = (await page.getByRole('option').allInnerTexts()).map(wordOf)
  await page.getByRole('option').nth(words.indexOf(LANGUAGES[ending][0])).click()
}

const trimmed = (text) => text.split('\n').map((line) => line.trim()).filter((line) => line !== '')

/** Waits until the editor begins as the starter does; lines further down may not be drawn. */
const showsStarter = (page, starter, what) =>
  eventually(`the starter of ${what}`, async () => {
    const [shown, wanted] = [trimmed(await codeIn(page)), trimmed(starter)].map((lines) => lines.slice(0, 4))
    return shown.join('\n') === wanted.join('\n')
  })

/** Adds a second file to the program. */
async function addFile(page, [name, text]) {
  await page.getByRole('button', { name: 'New file' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Add file' }).click()
  await dialog.waitFor({ state: 'detached' })
  await takesFocus(editor(page), 'the editor')
  await page.keyboard.insertText(text)
}

/** Runs what stands there on the samples, and waits until the page says how many passed. */
async function runs(page, what) {
  const sent = page.waitForResponse((answer) => /\/runs$/.test(new URL(answer.url()).pathname))
  await page.getByRole('button', { name: /^Run samples/ }).click()
  assert.equal((await sent).status(), 201, `a run of ${what}`)
  const answers = page.getByRole('list', { name: /^Samples \d+ of \d+ passed/ })
  await eventually(`an answer to the run of ${what}`, () => answers.isVisible(), { withinMs: 60_000 })
}

test('every task opens in each of its languages with its starter, and a run on the samples is answered in each', async () => {
  const { page, problems, close } = await begun(await invited(`Every language ${stamp}`, ids(Object.keys(LANGUAGES))))
  const sent = new Set()
  for (const [at, slug] of TASKS.entries()) {
    await task(page, at).click()
    const starters = startersOf(slug)
    await offers(page, [...starters.keys()])
    for (const [ending, starter] of starters) {
      const what = `${slug} in ${LANGUAGES[ending][1]}`
      await choose(page, ending)
      await showsStarter(page, starter, what)
      if (at === 0) await addFile(page, LANGUAGES[ending][2])
      // Each language is run once. What debugging problems begin with is judged with the bank, as what must fail.
      if (!sent.has(ending)) await runs(page, what)
      sent.add(ending)
    }
  }
  assert.deepEqual(problems, [])
  await close()
})
