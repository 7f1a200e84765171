// A company's inquiry, the way somebody makes it on the screens.
import { visitor } from '../page/browser.mjs'
import { linkIn, mailTo } from '../inbox.mjs'
import { newAddress, signUp } from '../people.mjs'
import { approve } from './admin.mjs'

/** Waits for the screen of this name. */
export const heading = (page, name) => page.getByRole('heading', { level: 1, name }).waitFor()

/** A visitor who has just made a company account. */
export async function newCompany(email, path = '/company-signup', options) {
  const person = await visitor(options)
  await person.page.goto(path)
  await signUpCompany(person.page, email)
  return person
}

/** Makes the company account on the page that is open. */
export const signUpCompany = (page, email) =>
  signUp(page, email, { name: 'Lena Marsh', button: 'Create company account' })

/** Fills the inquiry in and sends it. */
export async function sendForm(page, companyName) {
  await heading(page, 'About you and your company')
  await page.getByLabel('Company', { exact: true }).fill(companyName)
  await page.getByLabel('Phone').fill('+44 20 7946 0018')
  await page.getByRole('combobox', { name: 'What kind of company is it?' }).click()
  await page.getByRole('option', { name: 'Start-up' }).click()
  await page.getByRole('button', { name: 'Assess candidates' }).click()
  await page.getByRole('button', { name: 'Send the inquiry' }).click()
  await heading(page, 'Confirm your e-mail')
}

/** The six digits of the newest mail with a code. */
export async function codeFor(email) {
  const mail = await mailTo(email, /code/i)
  return /\b\d{6}\b/.exec(mail.text)[0]
}

/** A company whose inquiry is in review; the visitor stands at the state of it. */
export async function companyInReview(email, companyName) {
  const person = await newCompany(email)
  await inquire(person.page, email, companyName)
  return person
}

/** Makes the inquiry on the page that is open, with the code of the mail. */
export async function inquire(page, email, companyName) {
  await sendForm(page, companyName)
  await page.getByLabel('Six-digit code').fill(await codeFor(email))
  await heading(page, 'What happens next')
}

/**
 * A company that the admin has let in with these flags, and that has opened its account by the link of the mail; the
 * visitor stands at the page that says so.
 */
export async function openedCompany(companyName, flags = []) {
  const email = newAddress()
  const person = await companyInReview(email, companyName)
  await approve(email, flags)
  const { pathname, search } = linkIn(await mailTo(email, /is approved$/), /^\/company-activation$/)
  await person.page.goto(pathname + search)
  await person.page.getByRole('button', { name: 'Open the account' }).click()
  await person.page.getByText(`The account of ${companyName} is open.`).waitFor()
  return { ...person, email }
}

/** The address of such a company's owner, who is at no page any more. */
export async function openCompany(companyName, flags) {
  const { email, close } = await openedCompany(companyName, flags)
  await close()
  return email
}
