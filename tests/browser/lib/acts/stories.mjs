// Interview stories by the server's own calls, for specs that are about reading them. Their authors join on the pages.
import { emails } from '../people.mjs'
import { password } from '../settings.mjs'
import { callAs } from './companies.mjs'
import { candidate } from './joining.mjs'

const whole = {
  company_name: 'Saltmarsh Grid',
  position: 'Backend Intern',
  level: 'intern',
  year: 2026,
  source: 'applied',
  rounds: [{ kind: 'phone', format: 'phone', minutes: 30, description: 'With a recruiter who had read my letter.', questions: [] }],
  difficulty: 3,
  experience: 'positive',
  outcome: 'no_offer',
  summary: 'Two calm rounds after a short call, and an answer within a week.',
  tips: 'Read your own code the night before.',
  no_confidential: true,
}

/**
 * A story that waits for the moderator: its id, the author's e-mail, and its publishing by the demo admin. Its author is
 * new, unless there is one; the day's limit is each author's own.
 */
export async function sentStory(parts, author) {
  const email = author ?? (await candidate())
  const form = { ...whole, ...parts }
  const { interview: draft } = await callAs(email, 'POST', '/api/users/interviews', { form, way: 'manual' })
  const { interview: sent } = await callAs(email, 'POST', `/api/users/interviews/${draft.id}/submit`, { version: draft.version })
  const publish = async () => {
    const decision = { version: sent.version }
    await callAs(emails.admin, 'POST', `/api/admin/interviews/${draft.id}/publish`, decision, password)
    const { story } = await callAs(email, 'GET', `/api/interviews/${draft.id}`)
    return story.path
  }
  return { id: draft.id, email, publish }
}

/** A story of a new author that the demo admin has published: its address, and the author's e-mail. */
export async function publishedStory(parts) {
  const { email, publish } = await sentStory(parts)
  return { path: await publish(), email }
}
