// A story's way: written by its author, judged by the moderator, read, answered, reported, withdrawn.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { approve } from '../../lib/acts/admin.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { mailedPath } from '../../lib/inbox.mjs'
import { companyInReview } from '../../lib/acts/inquiry.mjs'
import { languageModel } from '../../lib/doubles/model.mjs'
import { arrivesAt, newAddress, newcomer, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** Chooses one of a list. */
async function choose(page, label, option) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const chip = (page, group, name) => page.getByRole('group', { name: group }).getByRole('button', { name }).click()

/** A candidate without stories, who may send one. */
async function newCandidate() {
  const person = await newcomer()
  await person.page.goto(await mailedPath(person.email, 'VERIFY_EMAIL'))
  await arrivesAt(person.page, '/candidate-auth/step/3')
  return person
}

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

  const reader = await visitor()
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

  const critic = await returning('partner', { size: widths.phone })
  await critic.page.goto(path)
  await critic.page.getByRole('button', { name: 'Report this story' }).click()
  await critic.page.getByRole('radio', { name: 'It is not true' }).click()
  await critic.page.getByRole('button', { name: 'Send report' }).click()
  await critic.page.getByRole('dialog').waitFor({ state: 'detached' })

  await author.page.getByRole('link', { name: 'See your stories' }).click()
  await author.page.getByRole('button', { name: new RegExp(`^Withdraw ${position}`) }).click()
  await author.page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await author.page.getByRole('alertdialog').waitFor({ state: 'detached' })
  expects(reader.page, 404, /^\/(api\/)?interviews\//)
  await reader.page.goto(path)
  await reader.page.getByRole('heading', { level: 1, name: 'We can’t find this story' }).waitFor()
  for (const person of [author, admin, reader, company, critic]) {
    assert.deepEqual(person.problems, [])
    await person.close()
  }
})

test('a draft is opened again; a second story of the same interview says so and loses nothing', async () => {
  const position = `Quay Planner ${process.pid}`
  const { page, problems, close } = await newCandidate()
  await page.goto('/submit/interview/manual')
  await tell(page, { company: 'Orrery Freight', position })
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.waitForURL('**/submit/interview/manual?id=*')
  const draft = new URL(page.url()).search

  await page.goto('/submit/interview/manual')
  await page.waitForURL(`**/submit/interview/manual${draft}`)
  assert.equal(await page.getByLabel('Role', { exact: true }).inputValue(), position)
  await page.goto('/submit/interview')
  await page.getByRole('link', { name: `Continue ${position}, Orrery Freight, 2026` }).waitFor()
  await assertAccessible(page, 'the choice with a draft')

  expects(page, 409, /^\/api\/users\/interviews/)
  let refused = 0
  page.on('response', (answer) => (refused += Number(answer.status() === 409)))
  await page.goto('/submit/interview/manual?new')
  await tell(page, { company: 'Orrery Freight', position })
  await page.getByText('You already have a story about this company, role and year.').waitFor()
  assert.equal(await page.getByText('Your other story has the same company, role and year.').count(), 3)
  await page.getByText(/^Not saved/).waitFor()
  const summary = page.getByLabel('The interview in a few sentences', { exact: true })
  await summary.fill('Two calm talks, written a second time.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog')
  await preview.getByText('Two calm talks, written a second time.').waitFor()
  await preview.getByText('A calm talk about what I had built last, and why.').waitFor()
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await assertAccessible(page, 'a form that clashes')
  await page.getByRole('button', { name: 'Send for review' }).click()
  await page.waitForFunction(() => document.activeElement?.closest('[data-path]')?.getAttribute('data-path') === 'company_name')
  assert.equal(refused, 1, 'the server refused it once, and was not asked again')

  await page.getByRole('link', { name: 'Open that story' }).click()
  await page.waitForURL(`**/submit/interview/manual${draft}`)
  await page.goto('/submit/interview/manual')
  await page.getByText('We restored your unsaved changes.').waitFor()
  assert.equal(await summary.inputValue(), 'Two calm talks, written a second time.')
  await page.getByLabel('Role', { exact: true }).fill(`${position} II`)
  await page.getByText('Saved', { exact: true }).waitFor()
  assert.deepEqual(problems, [])
  await close()
})

test('the moderator asks for changes; the author reads why and sends it again', async () => {
  const position = `Harbour Engineer ${process.pid}`
  const author = await returning('candidate', { size: widths.phone })
  await author.page.goto('/submit/interview/manual?new')
  await tell(author.page, { company: 'Orrery Freight', position })
  await author.page.getByRole('button', { name: 'Send for review' }).click()
  await author.page.getByRole('heading', { level: 1, name: 'In review' }).waitFor()
  const admin = await judging('all', position)
  await admin.page.keyboard.press('c')
  await choose(admin.page, 'Reason', 'It cannot be understood')
  await admin.page.getByLabel('In your words', { exact: true }).fill('Which round was the call?')
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Ask for changes' }).click()
  await admin.page.getByRole('dialog').waitFor({ state: 'detached' })
  await author.page.goto('/dashboard')
  await author.page.getByText('Which round was the call?').waitFor()
  await assertAccessible(author.page, 'one’s own stories')
  await author.page.getByRole('link', { name: new RegExp(`^Edit ${position}`) }).click()
  await author.page.getByLabel(/^What would you tell a friend/).fill('Ask which round it is.')
  await author.page.getByRole('button', { name: 'Send for review' }).click()
  await author.page.getByRole('heading', { level: 1, name: 'In review' }).waitFor()
  for (const person of [author, admin]) {
    assert.deepEqual(person.problems, [])
    await person.close()
  }
})

test('a model words the next question and fills in fields; when it fails the questions go on', async (t) => {
  const question = 'Good to know! And which role did you talk about?'
  const model = await languageModel({ question, fields: { company_name: 'Ninefold Health', pay: '1', summary: 'Bad' } })
  t.after(() => model.close())
  const { page, problems, close } = await returning('candidate')
  await page.goto('/submit/interview/ai')
  await page.getByRole('button', { name: 'Begin' }).click()
  const wording = page.getByRole('switch', { name: 'Let a language model word the questions' })
  await wording.waitFor()
  assert.equal(await wording.isChecked(), true)
  await page.getByText(/^A language model, at an address/).waitFor()
  await assertAccessible(page, 'a conversation with a model')
  const box = page.getByLabel('Your answer', { exact: true })
  await box.fill('I talked to Ninefold Health in May')
  await box.press('Enter')
  await page.getByText(question).waitFor()
  await page.getByText('Filled in: Company', { exact: true }).waitFor()
  assert.equal(await page.getByLabel('Company', { exact: true }).inputValue(), 'Ninefold Health')
  assert.equal(await page.getByLabel('The interview in a few sentences', { exact: true }).inputValue(), '')
  assert.equal(model.asked, 2)

  model.broken = true
  await box.fill('Frontend engineer')
  await box.press('Enter')
  await page.getByText('Guided mode: the language model did not answer', { exact: false }).waitFor()
  await page.getByText('How senior was the position?').waitFor()
  assert.equal(await page.getByLabel('Role', { exact: true }).inputValue(), 'Frontend engineer')
  assert.equal(model.asked, 3)

  await wording.click()
  await page.getByText(/^Guided mode: the questions are fixed/).waitFor()
  await page.getByRole('button', { name: 'Junior', exact: true }).click()
  await page.getByText('When was it? The month and the year are enough.').waitFor()
  assert.equal(model.asked, 3)
  await page.reload()
  await wording.waitFor()
  assert.equal(await wording.isChecked(), false)

  await page.getByRole('button', { name: 'Switch to form' }).click()
  await page.waitForURL('**/submit/interview/manual?id=*')
  await page.getByText('Confirm the fields that were filled in for you.').waitFor()
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
