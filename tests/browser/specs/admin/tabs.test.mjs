// Every tab of the admin's dashboard by keyboard, at both widths: its heading, its list or why that is empty, and no
// more width than the screen has.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { eventually } from '../../lib/eventually.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { takesFocus } from '../../lib/page/waits.mjs'
import { returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** In the order of the navigation: the name, which is the heading too, the last part of the address, the list, and
 * what is said where there is none. */
const tabs = [
  ['Home', 'home', 'Waiting for you', 'You’re all caught up.'],
  ['Onboard companies', 'onboard-companies', 'Inquiries', 'Nothing is waiting here.'],
  ['Unpublished roles', 'unpublished-roles', 'Roles', 'No roles waiting.'],
  ['Preview applicants', 'preview-applicants', 'Published roles', 'No role has been published yet.'],
  ['Interviews', 'interviews', 'Waiting stories', /^(Nothing is waiting for you|No story has been sent yet)\.$/],
  ['Integrity cases', 'integrity', 'Cases', 'Nothing is waiting here.'],
  ['Onboarding', 'manage-onboarding', 'Internships', 'No internships in onboarding.'],
  ['Reported invitations', 'invitation-reports', 'Reported invitations, oldest first', 'No open reports.'],
  ['Support chat', 'support-chat', 'Conversations', 'No conversations.'],
  ['Candidates', 'manage-interns', 'Candidates', 'No candidates.'],
  ['Companies', 'manage-companies', 'Companies, newest first', 'There are no companies yet.'],
  ['Partners', 'partners', 'Partners', 'There are no partners yet. Approve an application first.'],
  ['Presence', 'presence', 'People, latest first', 'Nobody is online.'],
  ['Network', 'network-graph', /^(Top referrers|Edges of the network)$/, 'No referrals in this period'],
  [
    'Paying companies',
    'paying-companies',
    'Companies that have been sent an invoice, newest first',
    'No invoices sent yet.',
  ],
  ['Settings', 'settings', 'Limits', 'No setting matches.'],
  ['Audit trail', 'audit', 'Audit trail, newest first', 'The audit trail is empty.'],
]

/** What a tab is called, with or without how much waits behind it. */
const called = (name) => new RegExp(`^${name}( [\\d,]+ waiting)?$`)

let admin

/** The admin of both tests, at a tab that neither begins with. */
async function adminAt(size) {
  admin ??= await returning('admin')
  await admin.page.setViewportSize(size)
  await admin.page.goto('/admin-dashboard/presence')
  return admin
}

const names = tabs.map(([name]) => name)

/** The list of a tab, or the sentence in its place. */
function shown(page, list, empty) {
  const roles = ['table', 'list', ...(list instanceof RegExp ? ['region'] : [])]
  const places = roles.map((role) => page.getByRole(role, { name: list, exact: true }))
  return places.reduce((all, one) => all.or(one), page.getByText(empty, { exact: true })).first()
}

/** The tab has come, all of it in the width of the screen. */
async function comes(page, [name, address, list, empty], width) {
  await page.waitForURL((url) => url.pathname === `/admin-dashboard/${address}`)
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await shown(page, list, empty).waitFor()
  const content = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(content <= width, `${name}: ${content} px in a window of ${width} px`)
}

test('the admin goes through every tab by the keys of the sidebar', async () => {
  const { page, problems } = await adminAt(widths.desktop)
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await links.first().waitFor()
  const shownNames = (await links.allTextContents()).map((words) => words.replace(/ [\d,]+ waiting.*$/, ''))
  assert.deepEqual(shownNames, names)
  await links.first().focus()
  for (const [at, name] of names.entries()) {
    if (at > 0) await page.keyboard.press('Tab')
    await takesFocus(links.nth(at), name)
  }
  for (const [at, tab] of tabs.entries()) {
    await links.nth(at).focus()
    await page.keyboard.press('Enter')
    await comes(page, tab, widths.desktop.width)
    assert.equal(await links.nth(at).getAttribute('aria-current'), 'page')
  }
  assert.deepEqual(problems, [])
})

test('the admin goes through every tab by the keys of the menu on a phone', async () => {
  const { page, problems } = await adminAt(widths.phone)
  const more = page.getByRole('button', { name: 'More', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const tab of tabs) {
    const [name] = tab
    await more.focus()
    await page.keyboard.press('Enter')
    const link = menu.getByRole('link', { name: called(name) })
    await link.waitFor()
    await eventually('the focus in the menu', () =>
      menu.evaluate((element) => element.contains(document.activeElement)),
    )
    await link.focus()
    await takesFocus(link, name)
    await page.keyboard.press('Enter')
    await menu.waitFor({ state: 'detached' })
    await comes(page, tab, widths.phone.width)
  }
  assert.deepEqual(problems, [])
})
