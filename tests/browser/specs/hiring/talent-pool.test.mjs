// A candidate joins the talent pool, a company asks for an introduction, and both learn who they are.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { candidate, joinPool, liveRole, whoWasAsked } from '../../lib/acts/talent.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { settlesAt } from '../../lib/page/waits.mjs'
import { logIn, ownPassword } from '../../lib/people.mjs'
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
  const person = await visitor({ size })
  await person.page.goto('/login')
  await logIn(person.page, email, ownPassword)
  await person.page.goto(path)
  return person
}

test('a candidate joins on a phone, a company asks the anonymous card, and both meet', async () => {
  const own = await candidate()
  const ada = await at('/talent-pool', own, widths.phone)
  const { page } = ada
  await page.getByRole('heading', { level: 1, name: 'Talent pool' }).waitFor()
  await assertAccessible(page, 'the talent pool')
  await page.getByRole('link', { name: 'Join the talent pool' }).click()
  await page.getByRole('button', { name: 'Join the talent pool' }).waitFor()
  await page.getByRole('button', { name: 'Join the talent pool' }).click()
  await page.getByText('Agree to being found before you join.').waitFor()
  await assertAccessible(page, 'a profile with fields that are missing')
  await page.getByRole('textbox', { name: 'Headline' }).fill('Tool builder')
  for (const skill of skills) await page.getByRole('button', { name: skill, exact: true }).click()
  await choose(page, 'When could you start?', 'Later')
  await page.getByRole('button', { name: 'South Asia', exact: true }).click()
  await page.getByRole('checkbox', { name: /may find me/ }).check()
  await page.getByRole('button', { name: 'Join the talent pool' }).click()
  await page.getByRole('button', { name: 'Leave the pool' }).waitFor()

  // Four others say the same: what five share is shown.
  const others = await joinPool(4, {
    skills: skills.map((skill) => skill.toLowerCase()),
    availability: 'later',
    places: ['south_asia'],
  })
  const ruth = await at('/talent-pool/browse', await liveRole('Pellworth Meets', 'Software intern'))
  for (const skill of skills) {
    await choose(ruth.page, 'Add a skill', skill)
    await ruth.page.getByRole('button', { name: `Remove ${skill}` }).waitFor()
  }
  const cards = ruth.page.getByRole('list', { name: 'Candidates' })
  const names = cards.getByRole('heading', { name: /^Candidate [2-9A-Z]{4}$/ })
  await settlesAt(names, 5, 'the candidates')
  assert.equal(await cards.getByText('Tool builder').count(), 0, 'a headline is not shown')
  await assertAccessible(ruth.page, 'candidates')
  await ruth.page.getByRole('button', { name: 'Save this search' }).click()
  const saving = ruth.page.getByRole('dialog', { name: 'Save this search' })
  await saving.getByLabel('Name').fill('Rare together')
  await saving.getByRole('button', { name: 'Save this search' }).click()
  await ruth.page.getByRole('link', { name: 'Rare together' }).waitFor()
  await ruth.page.getByRole('button', { name: /^Request introduction: Candidate/ }).first().click()
  const asking = ruth.page.getByRole('dialog', { name: /^Request an introduction/ })
  await asking.getByLabel('Message').fill(MESSAGE)
  await asking.getByLabel('Pay from').fill('1200')
  await asking.getByLabel('Pay to').fill('1500')
  await asking.getByLabel('Currency').fill('EUR')
  await assertAccessible(ruth.page, 'a request for an introduction')
  await asking.getByRole('button', { name: 'Send the request' }).click()
  await ruth.page.getByText('Request sent').waitFor()
  await ruth.page.getByRole('tab', { name: 'Introductions' }).click()
  await ruth.page.getByRole('heading', { name: 'A candidate' }).waitFor()
  await assertAccessible(ruth.page, 'whom a company has asked')

  // Whose card it was, the company could not know, and neither does this spec.
  const email = await whoWasAsked([own, ...others])
  await mailTo(email, /asks for an introduction/)
  const asked = await at('/talent-form?tab=introductions', email, widths.phone)
  await asked.page.getByRole('heading', { name: 'Pellworth Meets would like to meet you' }).waitFor()
  await assertAccessible(asked.page, 'what companies have asked')
  await asked.page.getByRole('button', { name: 'Accept' }).click()
  await asked.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await asked.page.getByText('Your contact').waitFor()
  await ruth.page.reload()
  await ruth.page.getByRole('heading', { name: 'Ada Novak' }).waitFor()
  const write = ruth.page.getByRole('link', { name: 'Write to them' })
  assert.equal(await write.getAttribute('href'), `mailto:${email}`)
  for (const { problems, close } of [ada, ruth, asked]) {
    assert.deepEqual(problems, [])
    await close()
  }
})
