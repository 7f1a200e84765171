// A story's way: written by its author, judged by the moderator, read, answered, reported, withdrawn.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { approve } from '../../lib/acts/admin.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { companyInReview } from '../../lib/acts/inquiry.mjs'
import { newAddress, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** Chooses one of a list. */
async function choose(page, label, option) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const chip = (page, group, name) => page.getByRole('group', { name: group }).getByRole('button', { name }).click()

/** Fills in the whole form. */
async function tell(page, { company, position }) {
  await page.getByLabel('Company', { exact: true }).fill(company)
  await page.getByLabel('Role', { exact: true }).fill(position)
  await choose(page, 'Level', 'Intern')
  await choose(page, 'How you got the interview', 'Applied')
  await choose(page, 'Year', '2026')
  await page.getByRole('button', { name: 'Add a round' }).click()
  await choose(page, 'Kind', 'Phone call')
  await choose(page, 'Where', 'By phone')
  await page.getByLabel('What happened?', { exact: true }).fill('A calm talk about what I had built last, and why.')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByLabel('Question 1', { exact: true }).fill('Which test would you write first?')
  await chip(page, 'How did it end?', 'No offer')
  await chip(page, 'How hard was it?', /^3/)
  await chip(page, 'How was it?', 'Positive')
  await page.getByLabel('The interview in a few sentences', { exact: true }).fill('One calm talk, and an honest answer after eight days.')
  await page.getByRole('checkbox', { name: /no confidential material/ }).click()
}

/** The admin's page with this story open, out of one queue. */
async function judging(queue, position) {
  const admin = await returning('admin')
  await admin.page.goto(`/admin-dashboard/interviews?queue=${queue}`)
  await admin.page.getByRole('link', { name: position }).first().click()
  await admin.page.getByRole('heading', { level: 2, name: new RegExp(position) }).waitFor()
  return admin
}

test('a story is written, judged, read, answered by its company, reported and withdrawn', async () => {
  const position = `Tide Analyst ${process.pid}`
  const email = newAddress()
  const name = `Harrow Tide ${process.pid}`
  const company = await companyInReview(email, name)
  await approve(email)

  const author = await returning('candidate')
  await author.page.goto('/submit/interview')
  await assertAccessible(author.page, 'the choice')
  await author.page.getByRole('link', { name: 'Open the form' }).click()
  await tell(author.page, { company: name, position })
  await author.page.getByText('Saved', { exact: true }).waitFor()
  await author.page.waitForURL('**/submit/interview/manual?id=*')
  await assertAccessible(author.page, 'the form')
  await author.page.reload()
  assert.equal(await author.page.getByLabel('Role', { exact: true }).inputValue(), position)
  await author.page.getByRole('button', { name: 'Preview' }).click()
  await author.page.getByRole('dialog').getByText('One calm talk, and an honest answer').waitFor()
  await author.page.getByRole('button', { name: 'Back to the form' }).click()
  await author.page.getByRole('button', { name: 'Send for review' }).click()
  await author.page.getByRole('heading', { level: 1, name: 'In review' }).waitFor()

  const admin = await judging('pending', position)
  await assertAccessible(admin.page, 'a story that is judged')
  await admin.page.keyboard.press('p')
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await admin.page.getByText('Published', { exact: true }).first().waitFor()

  const reader = await returning('partner', { size: widths.phone })
  await reader.page.goto(`/view-interviews?q=${encodeURIComponent(name)}`)
  const list = reader.page.getByRole('region', { name: 'Interview list' })
  await list.getByRole('link', { name: position }).click()
  await reader.page.getByRole('heading', { level: 1, name: position }).waitFor()
  const path = new URL(reader.page.url()).pathname

  await company.page.goto(path)
  await company.page.getByLabel('Your reply', { exact: true }).fill('Thank you for telling us. We answer within a week now.')
  await company.page.getByRole('button', { name: 'Send reply' }).click()
  await company.page.getByText('The reply is in review.').waitFor()
  await admin.page.goto('/admin-dashboard/interviews?queue=replies')
  await admin.page.getByRole('link', { name: position }).first().click()
  await admin.page.getByRole('button', { name: 'Publish reply' }).click()
  await admin.page.getByRole('button', { name: 'Publish reply' }).waitFor({ state: 'detached' })
  await reader.page.goto(path)
  await reader.page.getByText('We answer within a week now.').waitFor()

  await reader.page.getByRole('button', { name: 'Report this story' }).click()
  await reader.page.getByRole('radio', { name: 'It is not true' }).click()
  await reader.page.getByRole('button', { name: 'Send report' }).click()
  await reader.page.getByRole('dialog').waitFor({ state: 'detached' })

  await author.page.getByRole('link', { name: 'See your stories' }).click()
  await author.page.getByRole('button', { name: new RegExp(`^Withdraw ${position}`) }).click()
  await author.page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await author.page.getByRole('alertdialog').waitFor({ state: 'detached' })
  expects(reader.page, 404, /^\/(api\/)?interviews\//)
  await reader.page.goto(path)
  await reader.page.getByRole('heading', { level: 1, name: 'We can’t find this story' }).waitFor()
  for (const person of [author, admin, reader, company]) {
    assert.deepEqual(person.problems, [])
    await person.close()
  }
})

test('a conversation fills in the story; every filled field is confirmed in the form', async () => {
  const { page, problems, close } = await returning('candidate')
  await page.goto('/submit/interview/ai')
  await page.getByRole('button', { name: 'Begin' }).click()
  const box = page.getByLabel('Your answer', { exact: true })
  await box.waitFor()
  await assertAccessible(page, 'the conversation')
  await box.fill('Ninefold Health')
  await box.press('Enter')
  await page.getByText(/^Filled in: Company/).waitFor()
  assert.equal(await page.getByLabel('Company', { exact: true }).inputValue(), 'Ninefold Health')
  await box.fill('Frontend engineer')
  await box.press('Enter')
  await page.getByText(/^Filled in: Role/).waitFor()
  await page.getByRole('button', { name: 'Switch to form' }).click()
  await page.waitForURL('**/submit/interview/manual?id=*')
  assert.equal(await page.getByLabel('Role', { exact: true }).inputValue(), 'Frontend engineer')
  await page.getByRole('button', { name: 'Confirm: Company' }).click()
  // A field may be filled in while the others are confirmed.
  await eventually('the last confirmation', async () => {
    const next = page.getByRole('button', { name: /^Confirm: / }).first()
    if (await next.isVisible()) await next.click()
    return (await page.getByText('Confirm the fields that were filled in for you.').count()) === 0
  })
  assert.deepEqual(problems, [])
  await close()
})
