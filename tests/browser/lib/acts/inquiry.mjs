// A company's inquiry, the way somebody makes it on the screens.
import { visitor } from '../page/browser.mjs'
import { mailTo } from '../inbox.mjs'
import { signUp } from '../people.mjs'

/** Waits for the screen of this name. */
export const heading = (page, name) => page.getByRole('heading', { level: 1, name }).waitFor()

/** A visitor who has just made a company account. */
export async function newCompany(email, path = '/company-signup', options) {
  const person = await visitor(options)
  await person.page.goto(path)
  await signUp(person.page, email, { name: 'Lena Marsh', button: 'Create company account' })
  return person
}

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
  await sendForm(person.page, companyName)
  await person.page.getByLabel('Six-digit code').fill(await codeFor(email))
  await heading(person.page, 'What happens next')
  return person
}
