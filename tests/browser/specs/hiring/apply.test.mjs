// A candidate on a phone reads a role, applies with a PDF, sees it on the dashboard and withdraws. Another role closes.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openMailedLink } from '../../lib/acts/joining.mjs'
import { openCompany } from '../../lib/acts/inquiry.mjs'
import { publishedRoleOf } from '../../lib/acts/roles.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { pdf } from '../../lib/pdf.mjs'
import { arrivesAt, known, newAddress, signUp, takeUsername } from '../../lib/people.mjs'

after(closeBrowser)

const phone = { width: 390, height: 844 }

/** One company for both tests, and the candidate who joins in the first. */
let company
let candidate

before(async () => (company = await openCompany('Pellworth Applies', ['profile_completed'])))

const file = (name, buffer) => ({ name, mimeType: 'application/pdf', buffer })

/**
 * Joins on the way to the form, which the log-in page stands before: the form of the sign-up, the mail's link in another
 * tab, a username; answers the address and the tab, at the application.
 */
async function joinToApply(page, path) {
  const email = newAddress()
  await page.getByRole('link', { name: 'Sign Up', exact: true }).last().click()
  await page.getByRole('link', { name: 'Sign up as a candidate' }).click()
  await signUp(page, email)
  await arrivesAt(page, '/candidate-auth/step/2')
  const tab = await openMailedLink(page.context(), email)
  await page.close()
  await arrivesAt(tab, '/candidate-auth/step/3')
  await takeUsername(tab)
  await arrivesAt(tab, '/candidate-auth/step/4')
  await tab.getByRole('link', { name: 'Do this later' }).click()
  await arrivesAt(tab, `${path}/apply`)
  return { email, page: tab }
}

/** Types, and waits until the server has it. */
async function typeAndSave(page, label, text) {
  const isSave = (request) => request.method() === 'PUT' && request.url().includes('/api/open-roles/')
  const saved = page.waitForResponse((answer) => isSave(answer.request()) && answer.ok())
  await page.getByLabel(label).fill(text)
  await saved
}

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

test('on a phone a candidate reads a role, applies with a PDF, sees how far it is and withdraws', async () => {
  const { path } = await publishedRoleOf(company, 'Fitter')
  const { page: reading, problems, close } = await visitor({ size: phone })
  expects(reading, 400, /^\/api\/open-roles\/[^/]+\/application(\/resume)?$/)
  await reading.goto(path)
  await reading.getByRole('heading', { level: 1, name: 'Fitter' }).waitFor()
  await reading.getByText('€1,200 – €1,500 per month').waitFor()
  await reading.getByText('Required: Yes').waitFor()
  await fits(reading)
  await assertAccessible(reading, 'an open role')

  await reading.getByRole('link', { name: 'Apply' }).click()
  await reading.waitForURL((url) => url.pathname === '/login')
  const { email, page } = await joinToApply(reading, path)
  candidate = { page, problems, close }
  await page.getByText(email).waitFor()
  const chooser = page.getByLabel('Résumé', { exact: true })
  await chooser.setInputFiles(file('cv.pdf', Buffer.from('<html><script>alert(1)</script></html>')))
  await page.getByText('Choose a PDF file, or a file in the JSON Resume format.').waitFor()
  await chooser.setInputFiles(file('Ada Novak.pdf', pdf()))
  await page.getByText('Ada Novak.pdf').waitFor()
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.getByText('Answer in a few words.').waitFor()
  await page.getByRole('combobox', { name: 'May you work in Portugal?' }).click()
  await page.getByRole('option', { name: 'No', exact: true }).click()
  await page.getByText('a person decides, not the software').waitFor()
  await typeAndSave(page, 'Why us?', 'Your tools.')
  await fits(page)
  await assertAccessible(page, 'applying for a role')
  await page.reload()
  await page.getByLabel('Why us?').waitFor()
  assert.equal(await page.getByLabel('Why us?').inputValue(), 'Your tools.')
  await page.getByRole('button', { name: 'Send application' }).click()

  await page.waitForURL(/\/dashboard\/applications\//)
  await page.getByRole('heading', { level: 1, name: 'Fitter' }).waitFor()
  await page.getByText(/^Expect an update by/).waitFor()
  // Asked once, after it is sent, and in nobody's way.
  await page.getByRole('link', { name: 'See the questions' }).waitFor()
  await fits(page)
  await assertAccessible(page, 'an application')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'Ada Novak.pdf')
  await mailTo(email, /Your application for Fitter has arrived/)

  await page.goto('/dashboard')
  await page.getByText(/^Expect an update by /).waitFor()
  await page.getByRole('link', { name: 'Open your application for Fitter' }).click()
  await page.waitForURL(/\/dashboard\/applications\//)
  await page.getByText(/^Expect an update by/).waitFor()
  await page.getByRole('button', { name: 'Withdraw' }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'See the questions' }).count(), 0)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const ask = page.getByRole('alertdialog')
  await ask.getByText('You can’t apply for this role again.').waitFor()
  await ask.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('This application has ended.').waitFor()
  await page.goto(`${path}/apply`)
  await page.getByRole('heading', { level: 1, name: 'You have applied for this role.' }).waitFor()
  assert.deepEqual(problems, [])
})

test('a role that closes while somebody applies keeps what they filled in and says so, and its company reads when its selection rates are counted', async () => {
  const { id, path, act } = await publishedRoleOf(company, 'Welder')
  const us = await known(company, { size: phone })
  await us.page.goto(`/client-dashboard/create-jobs/${id}`)
  await us.page.getByRole('heading', { level: 1, name: 'Welder' }).waitFor()
  assert.equal(await us.page.getByRole('heading', { name: 'Selection rates' }).count(), 0)
  const { page, problems, close } = candidate
  expects(page, 404, /^\/(api\/open-roles|companies)\//)
  await page.goto(`${path}/apply`)
  await page.getByLabel('Why us?').waitFor()
  await typeAndSave(page, 'Why us?', 'Your forge.')
  await act('close')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'This role is closed' }).waitFor()
  await page.getByText('Your answers are kept and will be here if the role reopens.').waitFor()
  await page.getByText('Your forge.').waitFor()
  await assertAccessible(page, 'a role that has closed')
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: 'This role is closed' }).waitFor()
  await page.goto(`${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`)
  await page.getByRole('heading', { level: 1, name: 'Role not found' }).waitFor()
  assert.deepEqual(problems, [])
  await close()

  await us.page.reload()
  await us.page.getByRole('heading', { name: 'Selection rates' }).waitFor()
  await us.page.getByText(/^The rates are counted once, after .*, when every application is decided\.$/).waitFor()
  await fits(us.page)
  await assertAccessible(us.page, 'a closed role')
  assert.deepEqual(us.problems, [])
  await us.close()
})
