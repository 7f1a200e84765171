// A candidate joins the talent pool, a company asks for an introduction, and both learn who they are. Another is asked for a
// GitHub report, and one is recommended by the admin.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { candidates } from '../../lib/acts/joining.mjs'
import { introduce, liveRole, sayInPool, whoWasAsked } from '../../lib/acts/talent.mjs'
import { gitHub } from '../../lib/doubles/github.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { settlesAt } from '../../lib/page/waits.mjs'
import { pdf } from '../../lib/pdf.mjs'
import { known, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const MESSAGE =
  'You would build the tools that our fitters use every day, together with three engineers in Lisbon.'

/** Three skills that hardly anybody else has together, no matter who joined before. */
const SKILLS = ['Elixir', 'Scala', 'Haskell', 'Swift', 'Vue', 'PHP', 'Ruby', 'Kotlin', 'Terraform', 'Azure']
const skills = SKILLS.sort(() => Math.random() - 0.5).slice(0, 3)

/** Chooses from a list. */
async function choose(page, list, option) {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Somebody who has signed in, at this address. */
async function at(path, email, size) {
  const person = await known(email, { size })
  await person.page.goto(path)
  return person
}

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

const COMPANY = 'Pellworth Meets'

/** Changes the profile, and waits until it has saved itself. */
async function untilSaved(page, change) {
  const isSaved = (answer) =>
    answer.request().method() === 'PUT' && answer.url().endsWith('/api/talent-profile') && answer.ok()
  const saved = page.waitForResponse(isSaved)
  await change()
  await saved
  await page.getByText('Saved', { exact: true }).waitFor()
}

/** A company that pays and five candidates; the first joins the pool on the pages, and one comes to be met. */
let company
let people
let met

before(async () => {
  company = await liveRole(COMPANY, 'Software intern', ['profile_completed', 'payment', 'super_star_access'])
  people = await candidates(Array.from({ length: 5 }))
})

/** Of those whom the company has not met, the one so far from the last; each test takes another one. */
const notMet = (back) => people.filter((email) => email !== met).at(-1 - back)

test('a candidate joins on a phone, a company asks the anonymous card, and both meet', async () => {
  const [own, ...others] = people
  const ada = await at('/talent-pool', own, widths.phone)
  const { page } = ada
  await page.getByRole('heading', { level: 1, name: 'Talent pool' }).waitFor()
  await page.getByRole('link', { name: 'Join the talent pool' }).click()
  await page.getByRole('textbox', { name: 'Headline' }).fill('Tool builder')
  for (const skill of skills) await page.getByRole('button', { name: skill, exact: true }).click()
  await choose(page, 'When could you start?', 'Later')
  await page.getByRole('button', { name: 'South Asia', exact: true }).click()
  await page.getByRole('button', { name: 'Part-time', exact: true }).click()
  await page.getByRole('button', { name: 'Singapore', exact: true }).click()
  await page.getByLabel('GitHub page').fill('https://github.com/ada/tools')
  await page.getByRole('button', { name: 'Join the talent pool' }).click()
  await page.getByText('Enter the address of your own page, such as https://github.com/ada.').waitFor()
  await page.getByText('Tick the box to join.').waitFor()
  await assertAccessible(page, 'a profile with fields that are missing')
  await page.getByLabel('GitHub page').fill('https://github.com/ada-novak')
  await page.getByRole('checkbox', { name: /may find me/ }).check()
  await page.getByRole('button', { name: 'Join the talent pool' }).click()
  await page.getByRole('button', { name: 'Leave the pool' }).waitFor()

  // Four others say the same: what five share is shown.
  for (const email of others)
    await sayInPool(email, {
      skills: skills.map((skill) => skill.toLowerCase()),
      availability: 'later',
      places: ['south_asia'],
      employment: ['part_time'],
      authorised: ['singapore'],
    })
  const ruth = await at('/talent-pool/browse', company)
  for (const skill of skills) {
    await choose(ruth.page, 'Add a skill', skill)
    await ruth.page.getByRole('button', { name: `Remove ${skill}` }).waitFor()
  }
  await choose(ruth.page, 'Kind of work', 'Part-time')
  await choose(ruth.page, 'May work in', 'Singapore')
  await ruth.page.getByText('Search covers only candidates who show their name.').waitFor()
  const cards = ruth.page.getByRole('list', { name: 'Candidates' })
  const names = cards.getByRole('heading', { name: /^Candidate [2-9A-Z]{4}$/ })
  await settlesAt(names, 5, 'the candidates')
  assert.equal(await cards.getByText('Tool builder').count(), 0, 'a headline is not shown')
  assert.equal(await cards.getByText('github.com').count(), 0, 'nor is what goes with a name')
  await assertAccessible(ruth.page, 'candidates')
  await ruth.page.getByRole('button', { name: 'Save this search' }).click()
  const saving = ruth.page.getByRole('dialog', { name: 'Save this search' })
  await saving.getByLabel('Name').fill('Rare together')
  await saving.getByRole('button', { name: 'Save this search' }).click()
  await ruth.page.getByRole('link', { name: 'Rare together' }).waitFor()

  // Two of the cards are kept for the role; of one the company thinks better, the other it asks.
  const adding = ruth.page.getByRole('dialog', { name: /^Add Candidate/ })
  for (const [nth, note] of ['Asks about looms.', ''].entries()) {
    await ruth.page.getByRole('button', { name: /^Add as prospect: Candidate/ }).nth(nth).click()
    await adding.getByLabel('Note').fill(note)
    if (nth === 0) await assertAccessible(ruth.page, 'a card that is added to a role')
    await adding.getByRole('button', { name: 'Add', exact: true }).click()
    await adding.waitFor({ state: 'hidden' })
  }
  await ruth.page.getByRole('tab', { name: 'Prospects' }).click()
  const prospects = ruth.page.getByRole('list', { name: 'Prospects' })
  const kept = prospects.getByRole('heading', { name: /^Candidate [2-9A-Z]{4}$/ })
  await settlesAt(kept, 2, 'the prospects')
  await ruth.page.getByText('2 of at most 50 prospects').waitFor()
  await assertAccessible(ruth.page, 'the prospects of a role')
  await prospects.getByRole('button', { name: /^Remove from the prospects: Candidate/ }).first().click()
  await ruth.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await settlesAt(kept, 1, 'the prospects')
  await prospects.getByText('Asks about looms.').waitFor()
  await prospects.getByRole('button', { name: /^Request introduction: Candidate/ }).click()
  const asking = ruth.page.getByRole('dialog', { name: /^Request an introduction/ })
  await asking.getByLabel('Message').fill(MESSAGE)
  await asking.getByLabel('Pay from').fill('1200')
  await asking.getByLabel('Pay to').fill('1500')
  await asking.getByLabel('Currency').fill('EUR')
  await assertAccessible(ruth.page, 'a request for an introduction')
  await asking.getByRole('button', { name: 'Send the request' }).click()
  await ruth.page.getByText('Request sent').waitFor()
  await ruth.page.getByText('This role has no prospects.').waitFor()
  await ruth.page.getByRole('tab', { name: 'Introductions' }).click()
  await ruth.page.getByRole('heading', { name: 'A candidate' }).waitFor()
  await assertAccessible(ruth.page, 'whom a company has asked')

  // Whose card it was, the company could not know, and neither does this spec.
  const email = await whoWasAsked(people)
  met = email
  await mailTo(email, /asks for an introduction/)
  const asked = await at('/talent-form?tab=introductions', email, widths.phone)
  await asked.page.getByRole('heading', { name: 'Pellworth Meets would like to meet you' }).waitFor()
  await assertAccessible(asked.page, 'what companies have asked')
  await asked.page.getByRole('button', { name: 'Accept' }).click()
  await asked.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await asked.page.getByText('Your contact').waitFor()
  await ruth.page.reload()
  await ruth.page.getByRole('heading', { name: 'Ada Novak' }).waitFor()
  const write = ruth.page.getByRole('link', { name: 'Write an e-mail' })
  assert.equal(await write.getAttribute('href'), `mailto:${email}`)

  // The company writes, the candidate is notified and answers.
  await ruth.page.getByRole('button', { name: 'Messages with Ada Novak' }).click()
  await ruth.page.getByText('No messages yet.').waitFor()
  await assertAccessible(ruth.page, 'an introduction without messages')
  await ruth.page.getByRole('textbox', { name: 'Message', exact: true }).fill('When could we talk?')
  await ruth.page.getByRole('button', { name: 'Send', exact: true }).click()
  await ruth.page.getByRole('list', { name: 'Messages' }).getByText('When could we talk?').waitFor()
  await mailTo(email, /New message from Pellworth Meets/)
  await asked.page.reload()
  await asked.page.getByText('New message', { exact: true }).waitFor()
  await asked.page.getByRole('button', { name: /^Messages with/ }).click()
  await asked.page.getByRole('textbox', { name: 'Message', exact: true }).fill('On Monday at noon.')
  await assertAccessible(asked.page, 'the messages of an introduction')
  await asked.page.getByRole('button', { name: 'Send', exact: true }).click()
  await asked.page.getByRole('list', { name: 'Messages' }).getByText('On Monday at noon.').waitFor()
  await ruth.page.reload()
  await ruth.page.getByText('New message', { exact: true }).waitFor()
  for (const { problems, close } of [ada, ruth, asked]) {
    assert.deepEqual(problems, [])
    await close()
  }
})

test('a company that pays finds a named candidate by words, and reads the file that goes with the card', async () => {
  const word = `loom${Date.now()}`
  const own = notMet(0)
  const said = { skills: ['haskell'], availability: 'later', places: ['remote'] }
  await sayInPool(own, { ...said, visibility: 'named', headline: `Builder of ${word}` })
  const ada = await at('/talent-form', own, widths.phone)
  await ada.page.getByLabel('Résumé', { exact: true }).and(ada.page.locator('input')).setInputFiles({
    name: 'Ada Novak.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(),
  })
  await ada.page.getByText('Ada Novak.pdf').waitFor()
  await untilSaved(ada.page, () => ada.page.getByLabel('GitHub page').fill('https://github.com/ada-novak/'))
  await assertAccessible(ada.page, 'a profile with a résumé')

  const ruth = await at('/talent-pool/browse', company)
  const words = ruth.page.getByRole('textbox', { name: 'Search headlines' })
  await words.fill(`${word} nobody`)
  await words.press('Enter')
  await ruth.page.getByText('No candidate matches. Fewer filters find more.').waitFor()
  await words.fill(word)
  await words.press('Enter')
  await ruth.page.getByRole('heading', { name: 'Ada Novak' }).waitFor()
  const page = ruth.page.getByRole('link', { name: 'github.com/ada-novak' })
  assert.equal(await page.getAttribute('href'), 'https://github.com/ada-novak')
  await assertAccessible(ruth.page, 'a named card with what goes with it')
  const [download] = await Promise.all([
    ruth.page.waitForEvent('download'),
    ruth.page.getByRole('button', { name: 'Download' }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'Ada Novak.pdf')
  await choose(ruth.page, 'Kind of work', 'Internship')
  await ruth.page.getByText('Candidates match without one of these:').waitFor()
  await ruth.page.getByRole('button', { name: 'Without “Internship”' }).click()
  await ruth.page.getByRole('heading', { name: 'Ada Novak' }).waitFor()
  for (const { problems, close } of [ada, ruth]) {
    assert.deepEqual(problems, [])
    await close()
  }
})

const QUESTION = 'We would like to see how you work in public.'
const LOGIN = 'ada-codes'

test('a company asks, the candidate consents at GitHub, both read the report, and it is withdrawn', async (t) => {
  const github = await gitHub(LOGIN)
  t.after(() => github.close())
  const headline = `Tool builder ${Date.now()}`
  const email = notMet(1)
  await sayInPool(email, { visibility: 'named', skills: ['rust'], availability: 'now', places: ['remote'], headline })
  await introduce(company, email, headline)

  const ruth = await at('/client-dashboard/home', company)
  await ruth.page.getByRole('link', { name: 'GitHub reports' }).click()
  await ruth.page.waitForURL('**/client-dashboard/github-reports')
  await ruth.page.getByText('You haven’t asked for a report yet.').waitFor()
  await assertAccessible(ruth.page, 'no GitHub reports')
  await ruth.page.getByRole('button', { name: 'Ask for a report' }).click()
  const asking = ruth.page.getByRole('dialog', { name: 'Ask for a GitHub report' })
  await asking.getByRole('button', { name: 'Send the request' }).click()
  await asking.getByText('Write 20 to 1,000 characters.', { exact: true }).waitFor()
  await asking.getByLabel('E-mail address of the candidate').fill(email)
  await asking.getByLabel('Message').fill(QUESTION)
  await assertAccessible(ruth.page, 'asking for a GitHub report')
  await asking.getByRole('button', { name: 'Send the request' }).click()
  await asking.waitFor({ state: 'detached' })
  await ruth.page.getByText('Waiting for an answer').waitFor()

  await mailTo(email, /asks for a GitHub report$/)
  const ada = await at('/dashboard', email, widths.phone)
  await ada.page.getByRole('heading', { name: `${COMPANY} asks for a GitHub report` }).waitFor()
  await ada.page.getByText(QUESTION).waitFor()
  await assertAccessible(ada.page, 'a request for a GitHub report')
  await fits(ada.page)
  await ada.page.getByRole('button', { name: 'Consent with GitHub' }).click()
  await ada.page.getByRole('link', { name: 'Cancel' }).click()
  await ada.page.getByText('You didn’t give permission at GitHub. Nothing was read.').waitFor()
  await assertAccessible(ada.page, 'back from GitHub without a permission')
  await ada.page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await ada.page.getByRole('button', { name: 'Consent with GitHub' }).click()
  await ada.page.getByRole('link', { name: 'Authorize' }).click()
  await ada.page.waitForURL('**/dashboard#github-reports')
  await ada.page.getByRole('link', { name: `Read: Report for ${COMPANY}` }).click()
  await ada.page.getByRole('heading', { level: 1, name: `Report for ${COMPANY}` }).waitFor()
  await ada.page.getByRole('link', { name: LOGIN, exact: true }).waitFor()
  await ada.page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' })
  await assertAccessible(ada.page, 'a GitHub report on a phone')
  await fits(ada.page)
  assert.equal(github.tokens.size, 0, 'GitHub has forgotten the token')

  await mailTo(company, /is ready$/)
  await ruth.page.reload()
  await ruth.page.getByText('Ready', { exact: true }).waitFor()
  await assertAccessible(ruth.page, 'GitHub reports of a company')
  await ruth.page.getByRole('link', { name: /^Open the GitHub report of/ }).click()
  const activity = ruth.page.getByRole('table', { name: 'Activity' })
  const commits = activity.getByRole('row').filter({ hasText: 'Commits in own repositories' })
  assert.match(await commits.innerText(), /4/)
  const link = await commits.getByRole('link').getAttribute('href')
  assert.match(link, /search\?type=commits&q=author:ada-codes/)
  const queue = ruth.page.getByRole('row').filter({ hasText: `${LOGIN}/queue` })
  assert.match((await queue.innerText()).replace(/\s+/g, ' '), /3 Yes Yes Yes In a file/)
  await assertAccessible(ruth.page, 'a GitHub report')

  await ada.page.goto('/dashboard')
  await ada.page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const leaving = ada.page.getByRole('dialog', { name: `Withdraw the report for ${COMPANY}?` })
  await assertAccessible(ada.page, 'withdrawing a GitHub report')
  await leaving.getByRole('button', { name: 'Withdraw' }).click()
  await leaving.waitFor({ state: 'detached' })
  await ruth.page.reload()
  await ruth.page.getByText('The candidate has withdrawn the report, and its content is deleted.').waitFor()
  assert.equal(await ruth.page.getByText(LOGIN).count(), 0)
  for (const { problems, close } of [ruth, ada]) {
    assert.deepEqual(problems, [])
    await close()
  }
})

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
  const email = notMet(2)
  await sayInPool(email, { visibility: 'named', skills: ['rust'], availability: 'now', places: ['remote'] })
  const ruth = await at('/client-dashboard/recruit-talent', company)
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
  await writing.getByText('Write 80 to 2,000 characters.', { exact: true }).waitFor()
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
  const lists = ada.page.getByRole('checkbox', { name: 'Assay may recommend me to individual companies' })
  await untilSaved(ada.page, () => lists.click())
  await assertAccessible(ada.page, 'opting out of lists')
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
