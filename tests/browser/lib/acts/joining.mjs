// Candidates and colleagues who join, the way they do it: a form, the link of a mail, a username. No call makes, changes or
// confirms an account.
import { linkIn, mailedPath, mailTo } from '../inbox.mjs'
import { visitor } from '../page/browser.mjs'
import { arrivesAt, newcomer, ownPassword } from '../people.mjs'

/** Opens the link of the mail that confirms the address, in a tab of its own as a mail program does; answers the tab. */
export async function openMailedLink(context, email) {
  const tab = await context.newPage()
  await tab.goto(await mailedPath(email, 'VERIFY_EMAIL'))
  return tab
}

/** A candidate whose address is confirmed and who has a username, at the step that asks for a profile. */
export async function joined(options, name) {
  const person = await newcomer(options, name)
  const { page, email } = person
  await page.goto(await mailedPath(email, 'VERIFY_EMAIL'))
  await arrivesAt(page, '/candidate-auth/step/3')
  // Of those that are offered, others of this name may take the same at this moment.
  await page.getByLabel('Username').fill(`p_${email.replace(/\D+/g, '_').slice(-26)}`.replace(/_+$/, ''))
  await page.getByRole('button', { name: 'Use this name' }).click()
  await arrivesAt(page, '/candidate-auth/step/4')
  return person
}

/** Fills in the profile at that step, which leads to the dashboard. */
async function fillIn(page) {
  await page.getByLabel('Headline').fill('I build tools that people use')
  await page.getByLabel('Education').fill('Porto University')
  for (const skill of ['Rust', 'SQL']) {
    await page.getByLabel('Skills').fill(skill)
    await page.getByLabel('Skills').press('Enter')
  }
  await page.getByRole('button', { name: /^Save/ }).click()
  await arrivesAt(page, '/dashboard')
}

/** A candidate who has done all of the way in, at the dashboard. */
export async function joinedWhole(options, name) {
  const person = await joined(options, name)
  await fillIn(person.page)
  return person
}

/** The address of a candidate, who is at no page any more; `whole` means with a profile too. */
export async function candidate(name, { whole = false } = {}) {
  const { email, close } = await (whole ? joinedWhole : joined)({}, name)
  await close()
  return email
}

/** How many people sign up at once: the browser takes most of the processors. */
const AT_ONCE = 2

/** The addresses of a candidate for each of these names. */
export async function candidates(names, options) {
  const emails = []
  const waiting = [...names.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, name] = next
      emails[at] = await candidate(name, options)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return emails
}

/** A colleague who follows the invitation of the mail to a company's team, in a new profile, and stands at its home. */
export async function joinTeam(email, name, options) {
  const { pathname, search } = linkIn(await mailTo(email, /^Join the team/), /^\/join-team$/)
  const person = await visitor(options)
  await person.page.goto(pathname + search)
  await person.page.getByLabel('Your name').fill(name)
  await person.page.getByLabel('Password', { exact: true }).fill(ownPassword)
  await person.page.getByRole('button', { name: 'Create the account and join' }).click()
  await arrivesAt(person.page, '/client-dashboard/home')
  return person
}
