// A company asks for a GitHub report, the candidate consents at GitHub, both read it, and the candidate withdraws.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { gitHub } from '../../lib/doubles/github.mjs'
import { introduce, joinPool, liveRole } from '../../lib/acts/talent.mjs'
import { mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { known } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const COMPANY = 'Pellworth Reads'
const MESSAGE = 'We would like to see how you work in public.'
const LIST = '/client-dashboard/github-reports'
const LOGIN = 'ada-codes'

async function at(path, email, size) {
  const person = await known(email, { size })
  await person.page.goto(path)
  return person
}

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

test('a company asks, the candidate consents at GitHub, both read the report, and it is withdrawn', async (t) => {
  const github = await gitHub(LOGIN)
  t.after(() => github.close())
  const headline = `Tool builder ${Date.now()}`
  const said = { visibility: 'named', skills: ['rust'], availability: 'now', places: ['remote'], headline }
  const [email] = await joinPool(1, said)
  const company = await liveRole(COMPANY, 'Engineer', ['profile_completed', 'payment'])
  await introduce(company, email, headline)

  const ruth = await at('/client-dashboard/home', company)
  await ruth.page.getByRole('link', { name: 'GitHub reports' }).click()
  await ruth.page.waitForURL(`**${LIST}`)
  await ruth.page.getByText('You have not asked for a report.').waitFor()
  await assertAccessible(ruth.page, 'no GitHub reports')
  await ruth.page.getByRole('button', { name: 'Ask for a report' }).click()
  const asking = ruth.page.getByRole('dialog', { name: 'Ask for a GitHub report' })
  await asking.getByRole('button', { name: 'Send the request' }).click()
  await asking.getByText('Write 20 to 1000 characters.', { exact: true }).waitFor()
  await asking.getByLabel('E-mail address of the candidate').fill(email)
  await asking.getByLabel('Message').fill(MESSAGE)
  await assertAccessible(ruth.page, 'asking for a GitHub report')
  await asking.getByRole('button', { name: 'Send the request' }).click()
  await asking.waitFor({ state: 'detached' })
  await ruth.page.getByText('Waiting for an answer').waitFor()

  await mailTo(email, /asks for a GitHub report$/)
  const ada = await at('/dashboard', email, widths.phone)
  await ada.page.getByRole('heading', { name: `${COMPANY} asks for a GitHub report` }).waitFor()
  await ada.page.getByText(MESSAGE).waitFor()
  await assertAccessible(ada.page, 'a request for a GitHub report')
  await fits(ada.page)
  await ada.page.getByRole('button', { name: 'Consent with GitHub' }).click()
  await ada.page.getByRole('link', { name: 'Cancel' }).click()
  await ada.page.getByText('You have not given permission at GitHub. Nothing was read.').waitFor()
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
