// People in the talent pool and a company that looks for them: they join on the pages, the rest is the server's own calls.
import { publishRole } from './admin.mjs'
import { callAs } from './companies.mjs'
import { openCompany } from './inquiry.mjs'

const DAY_MS = 24 * 60 * 60 * 1000

/** A candidate who is there says this in the pool, instead of what they have said before. */
export async function sayInPool(email, said) {
  const { profile } = await callAs(email, 'GET', '/api/talent-profile')
  await callAs(email, 'PUT', '/api/talent-profile', {
    version: profile?.version ?? 0,
    consent: true,
    visibility: 'anonymous',
    headline: 'Tool builder',
    pay: null,
    blocked: [],
    curated: true,
    shows_results: false,
    employment: [],
    authorised: [],
    github: null,
    results: [],
    ...said,
  })
}

/** Which of these a company has asked for an introduction. */
export async function whoWasAsked(emails) {
  for (const email of emails) {
    const { items } = await callAs(email, 'GET', '/api/talent-profile/introductions')
    if (items.length > 0) return email
  }
  throw new Error('nobody was asked')
}

/** The company asks the candidate who shows this headline for an introduction. */
export async function askToMeet(company, headline) {
  const { items: roles } = await callAs(company, 'GET', '/api/roles')
  const { items: cards } = await callAs(company, 'GET', '/api/talent-pool/cards?limit=100')
  const { handle } = cards.find(({ named }) => named?.headline === headline)
  const pay = { min: 1200, max: 1500, currency: 'EUR', period: 'month' }
  const message = 'You would build the tools that our fitters use every day, with three engineers in Lisbon.'
  await callAs(company, 'POST', '/api/introductions', { handle, role_id: roles[0].id, message, pay })
}

/** The same, and they accept. */
export async function introduce(company, email, headline) {
  await askToMeet(company, headline)
  const { items } = await callAs(email, 'GET', '/api/talent-profile/introductions')
  const [{ id, version }] = items
  await callAs(email, 'POST', `/api/talent-profile/introductions/${id}/accept`, { version })
}

/** A company whose role is published; its address. */
export async function liveRole(company, title, flags = ['profile_completed']) {
  const email = await openCompany(company, flags)
  const deadline = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
  const form = {
    title,
    kind: 'intern',
    openings: 2,
    level: 'student',
    description: 'You build the tools that our fitters use.',
    must_haves: ['You have written a program'],
    nice_to_haves: [],
    skills: ['Elixir'],
    assessment_id: null,
    cut_off: null,
    workplace: 'hybrid',
    location: 'Lisbon',
    countries: ['PT'],
    starts_on: null,
    duration_weeks: 12,
    hours_per_week: 40,
    pay_min: 1200,
    pay_max: 1500,
    currency: 'EUR',
    pay_period: 'month',
    deadline,
  }
  const draft = await callAs(email, 'POST', '/api/roles', { form })
  const sent = await callAs(email, 'POST', `/api/roles/${draft.id}/submit`, { version: draft.version })
  await publishRole(sent)
  return email
}
