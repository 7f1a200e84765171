// People who apply for a role, and what its company does with them: they join on the pages, the rest is the server's own
// calls.
import { callAs } from './companies.mjs'
import { candidates } from './joining.mjs'

const DAY_MS = 24 * 60 * 60 * 1000

/** Candidates of these names join and apply for the role of these specs; answers their addresses in that order. */
export async function applicants(role, names) {
  const emails = await candidates(names, { whole: true })
  for (const email of emails) await applyFor(role, email)
  return emails
}

/** A candidate who is there applies for the role of these specs; answers the application. */
export const applyFor = (role, email, note = '') =>
  callAs(email, 'POST', `/api/open-roles/${role}/application`, {
    answers: [
      { question: 'Why us?', answer: 'Your tools.' },
      { question: 'May you work in Portugal?', answer: 'yes' },
    ],
    note,
  })

async function versionOf(company, application) {
  return (await callAs(company, 'GET', `/api/applications/${application}`)).version
}

/** The company takes these steps with an application, one after the other. */
export async function takeSteps(company, application, acts) {
  for (const act of acts) {
    const body = { act, version: await versionOf(company, application), reason: null, code: null }
    await callAs(company, 'POST', `/api/applications/${application}/step`, body)
  }
}

/** The company proposes three times for an interview, of which the first is tomorrow. */
export async function proposeInterview(company, application) {
  const { user } = await callAs(company, 'GET', '/api/auth/user')
  await callAs(company, 'POST', `/api/applications/${application}/meetings`, {
    version: await versionOf(company, application),
    slots: [1, 2, 3].map((days) => new Date(Date.now() + days * DAY_MS).toISOString()),
    zone: 'Europe/Lisbon',
    minutes: 45,
    place: 'Rua do Tear 1, Lisbon',
    message: 'Bring your questions.',
    people: [user.id],
  })
}

/** The company offers an internship of twelve weeks that begins today. */
export async function makeOffer(company, application) {
  await callAs(company, 'POST', `/api/applications/${application}/offers`, {
    version: await versionOf(company, application),
    starts_on: new Date().toISOString().slice(0, 10),
    ends_on: null,
    weeks: 12,
    pay: { min: 1300, max: 1300, currency: 'EUR', period: 'month' },
    terms: 'Forty hours a week.',
    days: 7,
  })
}
