// Each dashboard with one of its calls failing: the card says so, the others are there, and Retry brings it back. The
// admin's home has one card only (`WaitingCard.test.tsx`).
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { returning } from '../../lib/people.mjs'

after(closeBrowser)

const at = (path) => (page) => page.goto(path)

/** The company's own dashboard, by the link on its home. */
async function ofCompany(page) {
  await page.goto('/client-dashboard/home')
  await page.getByRole('link', { name: 'Company dashboard' }).click()
  await page.getByRole('heading', { level: 1, name: / dashboard$/ }).waitFor()
}

const dashboards = [
  {
    name: 'the candidate’s dashboard',
    who: 'candidate',
    open: at('/dashboard'),
    failing: /^\/api\/users\/applications$/,
    others: ['Your reports', 'Practice'],
  },
  {
    name: 'the company’s home',
    who: 'company',
    open: at('/client-dashboard/home'),
    failing: /^\/api\/companies\/me\/needs$/,
    others: ['Activity'],
  },
  {
    name: 'the company’s own dashboard',
    who: 'company',
    open: ofCompany,
    failing: /^\/api\/companies\/[^/]+\/dashboard\/reviews$/,
    others: ['Applicants by role'],
  },
  {
    name: 'the partner’s dashboard',
    who: 'partner',
    open: at('/partner-dashboard/overview'),
    failing: /^\/api\/partners\/me$/,
    others: ['Latest commissions'],
  },
  {
    name: 'the billing dashboard',
    who: 'staff',
    open: at('/billing-dashboard'),
    failing: /^\/api\/billing\/figures$/,
    others: ['Invoices'],
  },
]

/** A profile for each persona: a dashboard finds the files of those before it. */
const profiles = new Map()

async function newPage(who) {
  if (!profiles.has(who)) profiles.set(who, await returning(who))
  const { context, problems } = profiles.get(who)
  return { page: await context.newPage(), problems }
}

for (const { name, who, open, failing, others } of dashboards)
  test(`${name} keeps every other card where one call fails, and asks again on Retry`, async () => {
    const { page, problems } = await newPage(who)
    let [fails, asked] = [true, 0]
    expects(page, 409, failing)
    await page.route(
      ({ pathname }) => failing.test(pathname),
      (route) => {
        asked += 1
        return fails ? route.fulfill({ status: 409, json: { code: 'conflict', detail: '' } }) : route.continue()
      },
    )
    await open(page)
    const alert = page.getByRole('main').getByRole('alert')
    await alert.waitFor()
    for (const other of others) await page.getByRole('heading', { name: other, exact: true }).waitFor()
    // Once before the page has arrived, and once by the page itself.
    assert.ok(asked <= 2, `asked ${asked} times`)
    fails = false
    await alert.getByRole('button', { name: 'Retry' }).click()
    await alert.waitFor({ state: 'detached' })
    for (const other of others) assert.ok(await page.getByRole('heading', { name: other, exact: true }).isVisible(), other)
    assert.ok(asked <= 3, `asked ${asked} times`)
    assert.deepEqual(problems, [])
    await page.close()
  })
