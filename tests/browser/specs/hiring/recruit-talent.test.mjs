// The admin recommends a candidate to a company, the company writes to them, and the candidate answers on a phone.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openCompany } from '../../lib/acts/inquiry.mjs'
import { joinPool } from '../../lib/acts/talent.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { known, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const MESSAGE =
  'You would build the tools that our fitters use every day, together with three engineers in Lisbon.'
const COMPANY = 'Pellworth Recruits'
const LIST = '/client-dashboard/recruit-talent'

async function at(path, email, size) {
  const person = await known(email, { size })
  await person.page.goto(path)
  return person
}

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

/** The admin finds the candidate by their address and says why. */
async function recommend(page, company, email) {
  await page.goto('/admin-dashboard/onboard-companies?column=activated')
  await page.getByRole('link').filter({ hasText: company }).first().click()
  await page.getByText('This company’s list is empty.').waitFor()
  await page.getByRole('button', { name: 'Add a candidate' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add to the list' }).click()
  await dialog.getByText('Choose a candidate from the list.').waitFor()
  await dialog.getByLabel('Candidate', { exact: true }).fill(email)
  await dialog.getByRole('option').filter({ hasText: email }).click()
  await dialog.getByLabel('Note for the company').fill('Builds calm tools.')
  await assertAccessible(page, 'adding a candidate to a list')
  await dialog.getByRole('button', { name: 'Add to the list' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Builds calm tools.').waitFor()
  await assertAccessible(page, 'the list of a company')
}

test('the admin recommends a candidate, a company writes to them, and both meet', async () => {
  const [email] = await joinPool(1, {
    visibility: 'named',
    skills: ['rust'],
    availability: 'now',
    places: ['remote'],
  })
  const company = await openCompany(COMPANY, ['super_star_access'])
  const ruth = await at(LIST, company)
  await ruth.page.getByText('Your list is being prepared').waitFor()
  await assertAccessible(ruth.page, 'a list that is being prepared')
  const admin = await returning('admin')
  await recommend(admin.page, COMPANY, email)

  await ruth.page.reload()
  await ruth.page.getByRole('heading', { name: 'Ada Novak' }).waitFor()
  await ruth.page.getByText('10 of 10 direct messages left this month.').waitFor()
  assert.equal(await ruth.page.getByText(email).count(), 0, 'the address is not shown')
  await assertAccessible(ruth.page, 'recommended candidates')
  await ruth.page.getByRole('button', { name: 'Write a message to Ada Novak' }).click()
  const writing = ruth.page.getByRole('dialog', { name: 'Write to Ada Novak' })
  await writing.getByRole('button', { name: 'Send the message' }).click()
  await writing.getByText('Write 80 to 2000 characters.', { exact: true }).waitFor()
  await writing.getByLabel('Message').fill(MESSAGE)
  await assertAccessible(ruth.page, 'a direct message')
  await writing.getByRole('button', { name: 'Send the message' }).click()
  await ruth.page.getByText('Waiting for an answer', { exact: true }).waitFor()
  await ruth.page.getByText('9 of 10 direct messages left this month.').waitFor()

  await mailTo(email, /has written to you$/)
  const ada = await at('/dashboard', email, widths.phone)
  await ada.page.getByRole('heading', { name: `${COMPANY} has written to you` }).waitFor()
  assert.equal(await ada.page.getByText(company).count(), 0, 'the address is not shown')
  await fits(ada.page)
  await ada.page.getByRole('button', { name: 'Accept' }).click()
  const accepting = ada.page.getByRole('dialog', { name: `Accept the message from ${COMPANY}?` })
  await assertAccessible(ada.page, 'accepting a direct message')
  await accepting.getByRole('button', { name: 'Accept' }).click()
  await accepting.waitFor({ state: 'detached' })
  await ada.page.goto('/talent-form?tab=introductions')
  await ada.page.getByRole('link', { name: company }).waitFor()
  await ruth.page.reload()
  const mail = ruth.page.getByRole('link', { name: 'Send an e-mail to Ada Novak' })
  assert.equal(await mail.getAttribute('href'), `mailto:${email}`)

  await ada.page.goto('/talent-form')
  await ada.page.getByRole('checkbox', { name: 'Assay may recommend me to individual companies' }).click()
  await assertAccessible(ada.page, 'opting out of lists')
  await ada.page.getByRole('button', { name: 'Save' }).click()
  await ada.page.getByText('Saved. Companies see it now').waitFor()
  await ruth.page.reload()
  await ruth.page.getByText('Your list is being prepared').waitFor()
  await admin.page.reload()
  await admin.page.getByText('Not shown now').waitFor()
  await admin.page.getByRole('button', { name: 'Remove Ada Novak' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await admin.page.getByText('This company’s list is empty.').waitFor()
  for (const { problems, close } of [ruth, admin, ada]) {
    assert.deepEqual(problems, [])
    await close()
  }
})
