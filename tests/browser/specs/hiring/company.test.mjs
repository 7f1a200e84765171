// A company writes a role, sends it, takes it back and ends it; says what it is, shows its logo, and gets a colleague;
// everybody sees its page.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fillInRole } from '../../lib/acts/hiring.mjs'
import { openedCompany } from '../../lib/acts/inquiry.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { settlesAt } from '../../lib/page/waits.mjs'
import { arrivesAt, newAddress, ownPassword } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** A red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGM4IScHAAK2AQU0pnWqAAAAAElFTkSuQmCC',
  'base64',
)
const NAME = `Quillhaven ${process.pid}`

/** At no page that matters, with no role yet. */
let company

before(async () => (company = await openedCompany(NAME, ['profile_completed'])))

test('a role is begun, sent with what is missing named at its fields, completed, sent and taken back', async () => {
  const { page, problems } = company
  expects(page, 400, /^\/api\/roles\/[^/]+\/submit$/)
  await page.goto('/client-dashboard/create-jobs')
  await page.getByText('Describe one role. You can keep it as a draft.').waitFor()
  await assertAccessible(page, 'no roles')
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByRole('heading', { level: 1, name: 'Untitled role' }).waitFor()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByText('Enter a title.').waitFor()
  await page.getByText('15 fields need attention').waitFor()
  await assertAccessible(page, 'a role with fields that are missing')
  await fillInRole(page)
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await page.getByLabel('Town or city').waitFor()
  assert.equal(await page.getByLabel('Town or city').inputValue(), 'Lisbon')

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'As candidates see it' })
  await preview.getByText('€1,200 – €1,500 per month').waitFor()
  await preview.getByText('Hybrid, Lisbon, Portugal').waitFor()
  await assertAccessible(page, 'preview of a role')
  await preview.getByRole('button', { name: 'Back to the role' }).click()

  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByText('This role is in review. Withdraw it to change it.').waitFor()
  await page.getByRole('button', { name: 'Actions for Software intern' }).click()
  await page.getByRole('menuitem', { name: 'Withdraw' }).click()
  await page.getByRole('button', { name: 'Submit for review' }).waitFor()

  await page.getByRole('link', { name: 'All roles' }).click()
  await page.getByRole('row', { name: /Software intern Draft/ }).waitFor()
  await assertAccessible(page, 'a list of roles')
  await page.getByRole('button', { name: 'Actions for Software intern' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.waitForURL(/\/create-jobs\/./)
  // The list has such a menu too, and stands until the page of the copy is there.
  await page.getByRole('button', { name: 'Submit for review' }).waitFor()
  await page.getByRole('button', { name: 'Actions for Software intern' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await arrivesAt(page, '/client-dashboard/create-jobs')
  await settlesAt(page.getByRole('row', { name: /Software intern/ }), 1, 'the roles')
  await page.getByRole('row', { name: /Software intern Draft/ }).waitFor()
  assert.deepEqual(problems, [])
})

test('of two windows the slower one is shown what has changed, and loses nothing', async () => {
  const { page, context, problems } = company
  expects(page, 409, /^\/api\/roles\/[^/]+$/)
  await page.goto('/client-dashboard/create-jobs')
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByRole('heading', { level: 1, name: 'Untitled role' }).waitFor()
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByLabel('Title', { exact: true }).fill('Welder')
  await second.getByText('Saved', { exact: true }).waitFor()
  await second.getByRole('heading', { level: 1, name: 'Welder' }).waitFor()
  await page.getByLabel('Title', { exact: true }).fill('Fitter')
  await page.getByText('Someone else has changed this role.').waitFor()
  await page.getByRole('definition').filter({ hasText: 'Welder' }).waitFor()
  assert.equal(await page.getByLabel('Title', { exact: true }).inputValue(), 'Fitter')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('heading', { level: 1, name: 'Fitter' }).waitFor()
  await second.close()
  assert.deepEqual(problems, [])
})

/** Chooses from a list. */
async function choose(page, list, option) {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function describe(page) {
  await page.getByLabel('Website').fill('https://quillhaven.example')
  await choose(page, 'Industry', 'Software')
  await choose(page, 'Size', '11–50 people')
  await page.getByLabel('City of the headquarters').fill('Leeds')
  await choose(page, 'Country', 'United Kingdom')
  await page.getByLabel('About').fill('We build **tools** for fitters.')
  await page.getByRole('button', { name: 'Save details' }).click()
  await page.getByText('We’re verifying your domain.').waitFor()
}

/** Nothing of the page is wider than the window. */
async function assertFits(page, where) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(width <= page.viewportSize().width, `${where} is ${width} px wide`)
}

test('a company describes itself, shows a logo, and a colleague joins it by the link of the mail', async () => {
  const { page, problems, close } = company
  await page.goto('/client-dashboard/profile')
  await page.getByText('Missing: Website, Industry').waitFor()
  await describe(page)
  expects(page, 400, /^\/api\/companies\/me\/logo$/)
  const file = page.locator('input[type=file]')
  const text = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') }
  await file.setInputFiles(text)
  await page.getByText('A logo is a PNG, JPEG or WebP picture.').waitFor()
  await file.setInputFiles({ ...text, buffer: PNG })
  await page.getByText('Logo saved').waitFor()
  await assertAccessible(page, 'company profile')

  await page.getByRole('link', { name: 'Open the public page' }).click()
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  const logo = page.getByRole('img', { name: `Logo of ${NAME}` })
  await logo.waitFor()
  assert.ok(await logo.evaluate((image) => image.complete && image.naturalWidth > 0))
  await page.getByText('Leeds, United Kingdom').waitFor()
  await assertAccessible(page, 'a company')

  await page.goBack()
  const leave = page.getByRole('button', { name: 'Leave' })
  await leave.waitFor()
  assert.equal(await leave.getAttribute('aria-disabled'), 'true')
  const email = newAddress()
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await assertAccessible(page, 'inviting a colleague')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText(`The invitation to ${email} is on its way`).waitFor()

  const { pathname, search } = linkIn(await mailTo(email, /^Join the team/), /^\/join-team$/)
  const colleague = await visitor({ size: widths.phone })
  await colleague.page.goto(pathname + search)
  await colleague.page.getByText(`You are invited to the team of ${NAME}.`).waitFor()
  await assertAccessible(colleague.page, 'joining a team')
  await colleague.page.getByLabel('Your name').fill('Eve Holt')
  await colleague.page.getByLabel('Password', { exact: true }).fill(ownPassword)
  await colleague.page.getByRole('button', { name: 'Create the account and join' }).click()
  await arrivesAt(colleague.page, '/client-dashboard/home')
  await colleague.page.goto('/client-dashboard/profile')
  await colleague.page.getByText('Only an owner of your company can change this.').waitFor()
  const team = colleague.page.getByRole('region', { name: 'Members of your company' })
  await team.getByText('Eve Holt').waitFor()
  await assertFits(colleague.page, 'the profile')
  await assertAccessible(colleague.page, 'the profile of a colleague')

  // The link has confirmed her address: she can send what she writes.
  await colleague.page.setViewportSize(widths.desktop)
  await colleague.page.goto('/client-dashboard/create-jobs')
  await colleague.page.getByRole('button', { name: 'New role' }).click()
  await colleague.page.getByRole('heading', { level: 1, name: 'Untitled role' }).waitFor()
  await fillInRole(colleague.page)
  await colleague.page.getByRole('button', { name: 'Submit for review' }).click()
  await colleague.page.getByText('This role is in review.').waitFor()

  await page.goto('/client-dashboard/create-jobs')
  await page.getByRole('row', { name: /Software intern In review/ }).waitFor()
  await page.goto('/client-dashboard/profile')
  await page.getByRole('combobox', { name: 'Role of Eve Holt' }).waitFor()
  await choose(page, 'Role of Eve Holt', 'Owner')
  await page.getByText('Eve Holt is now: Owner').waitFor()
  await page.getByRole('combobox', { name: 'Role of Lena Marsh' }).waitFor()
  assert.deepEqual([...problems, ...colleague.problems], [])
  await colleague.close()
  await close()
})

test('everybody finds a company by how its name begins, on a phone too', async () => {
  const { page, problems, close } = await visitor({ size: widths.phone })
  await page.goto('/companies')
  await page.getByRole('textbox', { name: 'Search companies' }).fill(NAME.toLowerCase())
  const found = page.getByRole('link', { name: new RegExp(NAME) })
  await found.waitFor()
  await assertFits(page, 'the list of companies')
  await assertAccessible(page, 'companies')
  await found.click()
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  await assertFits(page, 'a company')
  expects(page, 404, /^(\/api)?\/companies\/[^/]+$/)
  await page.goto('/companies/0192a0de-1111-7abc-8def-0123456789ab')
  await page.getByRole('heading', { level: 1, name: 'Company not found' }).waitFor()
  assert.deepEqual(problems, [])
  await close()
})
