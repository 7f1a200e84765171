// Roles that everybody sees: their company joins on the pages, the rest is the server's own calls.
import { publishRole } from './admin.mjs'
import { callAs } from './companies.mjs'
import { openCompany } from './inquiry.mjs'

const DAY_MS = 24 * 60 * 60 * 1000

/** A role that says everything, and asks one question with a rule and one without. */
export const roleForm = (title) => ({
  title,
  kind: 'intern',
  openings: 2,
  level: 'student',
  description: 'You build **tools** for fitters.',
  must_haves: ['You have written a program'],
  nice_to_haves: [],
  skills: ['Rust', 'SQL'],
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
  deadline: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
  questions: [
    { prompt: 'Why us?', kind: 'text', options: [], needs: null },
    { prompt: 'May you work in Portugal?', kind: 'yes_no', options: [], needs: 'yes' },
  ],
})

/**
 * A published role: its id, its page's path, the address of its company's owner, and acts of the company,
 * which has these flags.
 */
export async function publishedRole(company, title, flags = ['profile_completed']) {
  return publishedRoleOf(await openCompany(company, flags), title)
}

/** The same of a company that is there, by the address of its owner; `said` is said in place of what the form says. */
export async function publishedRoleOf(email, title, said = {}) {
  const draft = await callAs(email, 'POST', '/api/roles', { form: { ...roleForm(title), ...said } })
  const sent = await callAs(email, 'POST', `/api/roles/${draft.id}/submit`, { version: draft.version })
  await publishRole(sent)
  const open = await callAs(email, 'GET', `/api/open-roles/${sent.id}`)
  const act = async (name) => {
    const { version } = await callAs(email, 'GET', `/api/roles/${sent.id}`)
    await callAs(email, 'POST', `/api/roles/${sent.id}/${name}`, { version })
  }
  return { id: sent.id, email, path: `/companies/${open.company.id}/roles/${sent.id}`, act }
}
