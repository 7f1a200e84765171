// An attempt under way: the company's part by the server's own calls, the candidate's in the browser.
import { randomUUID } from 'node:crypto'
import { eventually } from '../eventually.mjs'
import { linkIn, mailTo } from '../inbox.mjs'
import { emails, returning } from '../people.mjs'
import { baseUrl, emulatorUrl, password } from '../settings.mjs'
import { callAs } from './companies.mjs'

async function answer(response) {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

async function tokenOf(email) {
  const url = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
  const body = JSON.stringify({ email, password, returnSecureToken: true })
  const headers = { 'content-type': 'application/json' }
  return (await answer(await fetch(url, { method: 'POST', headers, body }))).idToken
}

/** The company takes the assessment as a trial, without which nobody can be invited to it; answers its code. */
export async function tryOut(id, call) {
  const { code } = await call('POST', `/api/assessments/${id}/trial`)
  const { attempt_id } = await call('POST', `/api/codebrain/${code}/start`, { consent: true })
  await call('POST', `/api/attempts/${attempt_id}/finish`)
  return code
}

/** The server's own calls in the name of the demo company. */
export async function asCompany() {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await tokenOf(emails.company)}`,
  }
  return async (method, path, body) =>
    answer(
      await fetch(baseUrl + path, {
        method,
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: body && JSON.stringify(body),
      }),
    )
}

/** An assessment of two tasks in Python and C++ that people can be invited to; answers its id. */
export async function triedAssessment(call, title, settings) {
  const { items } = await call('GET', '/api/problems?limit=100')
  const idOf = (slug) => items.find((problem) => problem.slug === slug).id
  const { id } = await call('POST', '/api/assessments', {
    title,
    duration_minutes: 60,
    languages: ['python', 'cpp'],
    tasks: ['fifocost', 'installorder'].map((slug) => ({
      problem_id: idOf(slug),
      weight: 50,
    })),
    settings,
  })
  await tryOut(id, call)
  return id
}

/**
 * A candidate takes a company's assessment by calls and submits this Python program for one of its tasks, or nothing;
 * answers the attempt.
 */
export async function takenBy(email, company, assessment, { source, task = 0 } = {}) {
  const call = (method, path, body) => callAs(email, method, path, body)
  const { code } = await company('POST', `/api/assessments/${assessment}/invitations`, { email })
  const { consent_edition: edition } = await call('GET', `/api/codebrain/${code}`)
  const { attempt_id: attempt } = await call('POST', `/api/codebrain/${code}/start`, { consent: true, edition })
  if (source !== undefined) {
    const { tasks } = await call('GET', `/api/attempts/${attempt}`)
    const sending = { language: 'python', source }
    await call('POST', `/api/attempts/${attempt}/tasks/${tasks[task].id}/submissions`, sending)
  }
  await call('POST', `/api/attempts/${attempt}/finish`)
  return attempt
}

/** Waits until an attempt of this candidate is graded. Judging and grading come one after the other. */
export const graded = (email, attempt) =>
  eventually(
    'the grade',
    async () => (await callAs(email, 'GET', `/api/reports/${attempt}`)).state === 'graded',
    { withinMs: 120_000, everyMs: 1_000 },
  )

/** The demo company invites somebody, else the demo candidate; answers the path of the invitation. */
export async function invitation(title = newTitle(), email = emails.candidate) {
  const call = await asCompany()
  const id = await triedAssessment(call, title)
  await call('POST', `/api/assessments/${id}/invitations`, { email })
  return linkIn(await mailTo(email, new RegExp(title)), /^\/codebrainv2\//).pathname
}

let count = 0
const newTitle = () => `Attempt ${process.pid} ${Date.now()} ${(count += 1)}`

/** The candidate has pressed Start on the page of the invitation. */
export async function startedByHand(options) {
  const path = await invitation(newTitle())
  const person = await returning('candidate', options)
  await person.page.goto(path)
  await person.page.getByRole('checkbox', { name: /I have read what is recorded/ }).click()
  await person.page.getByRole('button', { name: 'Start', exact: true }).click()
  await finishButton(person.page).waitFor()
  return person
}

/** The candidate in the workspace of a new attempt, and the attempt's address. */
export async function startedAttempt(options) {
  const path = await invitation(newTitle())
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await tokenOf(emails.candidate)}`,
    'idempotency-key': randomUUID(),
  }
  const body = JSON.stringify({ consent: true })
  const start = `${baseUrl}/api/codebrain/${path.split('/')[2]}/start`
  await answer(await fetch(start, { method: 'POST', headers, body }))
  const person = await returning('candidate', options)
  const address = `${path}?task=1`
  await person.page.goto(address)
  await finishButton(person.page).waitFor()
  return { ...person, path, address }
}

export const finishButton = (page) => page.getByRole('button', { name: 'Finish', exact: true })
export const editor = (page) => page.getByRole('textbox', { name: / code for / })

/** Replaces the code in the editor. */
export async function write(page, code) {
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}

/** The code as the editor shows it; a page may draw only what is in view, so keep it short. */
export const codeIn = (page) => editor(page).evaluate((element) => element.innerText.trimEnd())

/** The word in the bar that says where the text is. */
export const saved = (page) => page.getByRole('banner').getByText('Saved', { exact: true })

/** Chooses one of the languages of the attempt. */
export async function chooseLanguage(page, name) {
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name }).click()
}

/** The names of the drafts that this browser keeps, of whomever. */
export const keptDrafts = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('assay.drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const { result: database } = opening
          const names = [...database.objectStoreNames]
          if (names.length === 0) return resolve([])
          const reading = database.transaction(names).objectStore('texts').getAllKeys()
          reading.onsuccess = () => {
            database.close()
            resolve(reading.result.map(([, name]) => name))
          }
        }
      }),
  )

/** Empties the browser's database of drafts, as somebody does who clears it. */
export const forgetDrafts = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('assay.drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const act = opening.result.transaction('texts', 'readwrite')
          act.objectStore('texts').clear()
          act.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
