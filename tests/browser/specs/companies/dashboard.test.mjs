// A company looks at its home and its dashboard, makes an API key that a program uses, and revokes it; others see none
// of it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { returnRole } from '../../lib/acts/admin.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { openCompany } from '../../lib/acts/inquiry.mjs'
import { publishedRole, roleForm } from '../../lib/acts/roles.mjs'
import { applicants } from '../../lib/acts/selection.mjs'
import { assertAccessible, findingsInOtherTheme } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { known, returning } from '../../lib/people.mjs'
import { baseUrl, widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** Nothing of the page is wider than the window. */
async function assertFits(page, where) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(width <= page.viewportSize().width, `${where} is ${width} px wide`)
}

async function member(email, path) {
  const person = await known(email)
  await person.page.goto(path)
  return person
}

async function releaseAll(title) {
  const { page, problems, close } = await returning('admin')
  await page.goto('/admin-dashboard/preview-applicants')
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('button', { name: 'Release all 2' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await page.getByText('2 applicants released').waitFor()
  assert.deepEqual(problems, [])
  await close()
}

/** What a program is answered. */
const call = (key, path) => fetch(baseUrl + path, { headers: { authorization: `Bearer ${key}` } })

const title = `Dashboard fitter ${process.pid}`
const name = `Pellworth Looks ${process.pid}`

/** The company that looks, with one published role: the role's id and the address of its owner. */
let looking

before(async () => (looking = await publishedRole(name, title)))

test('members and the admin see how far applicants of a company are, and nobody else does', async () => {
  const { id, email } = looking
  await applicants(id, ['Ben Bright', 'Cas Clark'])
  const { page, problems, close } = await member(email, '/client-dashboard/home')
  await page.getByRole('link', { name: 'Company dashboard' }).click()
  await page.getByRole('heading', { level: 1, name: `${name} dashboard` }).waitFor()
  await page.getByText('No applicants have been released to this company yet.').waitFor()
  await page.getByText('No applicants are waiting for a review.').waitFor()
  await page.getByText('No assessment was sent, started or finished in this time.').waitFor()
  await assertAccessible(page, 'an empty dashboard')
  await releaseAll(title)
  await page.reload()
  const row = page.getByRole('row', { name: new RegExp(title) })
  await row.waitFor()
  assert.match(await row.innerText(), /2/)
  await assertAccessible(page, 'a dashboard')
  const { pathname } = new URL(page.url())
  await page.setViewportSize(widths.phone)
  await page.getByText('Released 2').waitFor()
  await assertFits(page, 'a dashboard')
  await assertAccessible(page, 'a dashboard on a phone')
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL((url) => url.pathname === `/client-dashboard/talent-selection/${id}`)
  assert.deepEqual(problems, [])
  await close()

  const admin = await returning('admin')
  await admin.page.goto(pathname)
  await admin.page.getByText('As the members of this company see it.').waitFor()
  assert.equal(await admin.page.getByRole('link', { name: title }).count(), 0, 'the board is the company’s')
  assert.deepEqual(admin.problems, [])
  await admin.close()

  const stranger = await returning('company')
  expects(stranger.page, 404, /^\/api\/companies\/[^/]+\/dashboard$/)
  await stranger.page.goto(pathname)
  await stranger.page.getByRole('heading', { level: 1, name: 'Dashboard not found' }).waitFor()
  assert.deepEqual(stranger.problems, [])
  await stranger.close()
})

test('a company that has nothing sees its checklist alone, and what needs it once it has something', async () => {
  const title = `Home fitter ${process.pid}`
  const email = await openCompany(`Pellworth Home ${process.pid}`, ['profile_completed'])
  const { page, problems, close } = await member(email, '/client-dashboard/home')
  await page.getByRole('heading', { name: 'Set up your company' }).waitFor()
  await page.getByText('Applicants released to you').waitFor()
  const numbers = page.getByRole('list', { name: 'Company figures' })
  const needs = page.getByRole('list', { name: 'Needs you, longest first' })
  assert.equal(await page.getByRole('heading', { name: 'Needs you' }).count(), 0)
  assert.equal(await numbers.count(), 0)
  await assertAccessible(page, 'the home of a company that has nothing')

  const draft = await callAs(email, 'POST', '/api/roles', { form: roleForm(title) })
  const sent = await callAs(email, 'POST', `/api/roles/${draft.id}/submit`, { version: draft.version })
  await returnRole(sent, 'Say which tools.')
  await page.reload()
  const row = needs.getByRole('link', { name: new RegExp(title) })
  await row.getByText('Changes requested').waitFor()
  await numbers.getByRole('link', { name: /^Open roles/ }).waitFor()
  const activity = page.getByRole('list', { name: 'Activity in the last 30 days, newest first' })
  await activity.getByText('asked for changes to a role').waitFor()
  await activity.getByRole('link', { name: /submitted a role for review/ }).waitFor()
  await assertAccessible(page, 'the home of a company')
  assert.deepEqual(await findingsInOtherTheme(page), [])

  await page.setViewportSize(widths.phone)
  await assertFits(page, 'the home of a company')
  await assertAccessible(page, 'the home of a company on a phone')
  await row.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === `/client-dashboard/create-jobs/${sent.id}`)
  assert.deepEqual(problems, [])
  await close()
})

test('an owner makes an API key, a program reads with it, and once revoked it opens nothing', async () => {
  const { id, email } = looking
  const { page, problems, close } = await member(email, '/client-dashboard/profile')
  await page.getByText('No API key yet.').waitFor()
  await page.getByRole('button', { name: 'Create a key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create an API key' })
  await dialog.getByRole('button', { name: 'Create the key' }).click()
  await dialog.getByText('Enter a name of at most 60 characters.').waitFor()
  await dialog.getByText('Choose what the key may read.').waitFor()
  await dialog.getByLabel('Name').fill('Careers page')
  await dialog.getByRole('checkbox', { name: 'Read roles' }).click()
  await assertAccessible(page, 'making an API key')
  await dialog.getByRole('button', { name: 'Create the key' }).click()
  const made = page.getByRole('dialog', { name: 'Copy your key now' })
  const key = await made.getByLabel('API key', { exact: true }).inputValue()
  assert.match(key, /^assay_k_[\w-]{43}$/)
  await assertAccessible(page, 'an API key')
  await made.getByRole('button', { name: 'I have copied it' }).click()
  const keys = page.getByRole('list', { name: 'API keys of your company' })
  await keys.getByText('Careers page').waitFor()
  await keys.getByText(`${key.slice(0, 14)}…`).waitFor()
  assert.ok(!(await page.content()).includes(key), 'the key is shown once')

  const roles = await call(key, '/api/v1/roles')
  assert.equal(roles.status, 200)
  assert.deepEqual((await roles.json()).items.map((role) => role.title), [title])
  assert.equal((await call(key, `/api/v1/roles/${id}/applications`)).status, 403)
  assert.equal((await call(key, '/api/auth/user')).status, 401)

  await page.setViewportSize(widths.phone)
  await page.reload()
  await keys.getByText(/last used on/).waitFor()
  await assertFits(page, 'the profile with a key')
  await assertAccessible(page, 'API keys on a phone')
  await page.getByRole('button', { name: 'Revoke Careers page' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Revoke Careers page?' })
  await asked.getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('No API key yet.').waitFor()
  assert.equal((await call(key, '/api/v1/roles')).status, 401)
  assert.deepEqual(problems, [])
  await close()
})
