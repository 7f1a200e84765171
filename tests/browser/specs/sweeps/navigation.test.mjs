// A sweep over the bars, sidebars and footers: every link they offer leads to a page that works.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { arrive, closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { arrivesAt, returning, signedIn } from '../../lib/people.mjs'
import { sampled } from '../../lib/sample.mjs'

after(closeBrowser)

const BUILDING = 'still being built and is not part of this release'

/** Where each kind of person looks for a way on. */
const starts = {
  visitor: ['/', '/view-interviews', '/about'],
  candidate: ['/', '/about', '/dashboard'],
  company: ['/about', '/client-dashboard/home'],
  partner: ['/about', '/partner-dashboard/overview'],
  admin: ['/about', '/admin-dashboard/home'],
}

/** The addresses of all links around a page. */
async function linksAround(page, start) {
  await page.goto(start)
  await arrive(page)
  await page.locator('#root h1').first().waitFor()
  return page.locator('#root :is(nav, aside, header, footer) a[href^="/"]').evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
}

for (const [who, paths] of Object.entries(starts)) {
  test(`no bar, sidebar or footer sends a ${who} to a part that is being built`, async () => {
    const { page, close } = who === 'visitor' ? await visitor() : await returning(who)
    const offered = new Set()
    for (const path of paths) for (const link of await linksAround(page, path)) offered.add(link)
    assert.ok(offered.size > 5, [...offered].join(' '))
    const dead = []
    for (const path of sampled([...offered])) {
      await page.goto(path)
      await arrive(page)
      await page.locator('#root h1').first().waitFor()
      if (await page.getByText(BUILDING).count()) dead.push(path)
    }
    assert.deepEqual(dead, [])
    await close()
  })
}

test('a partner lands on their link and how many signed up with it', async () => {
  const { page, problems, close } = await signedIn('partner')
  await arrivesAt(page, '/partner-dashboard/overview')
  const link = page.getByRole('textbox', { name: 'Your link' })
  assert.match(await link.inputValue(), /^http.*\/role-selection\?tab=signup&ref=[a-z0-9-]+$/)
  const code = await page.getByRole('textbox', { name: 'Code', exact: true }).inputValue()
  assert.ok((await link.inputValue()).endsWith(`=${code}`))
  await page.getByText('Signed up', { exact: true }).waitFor()
  assert.deepEqual(problems, [])
  await close()
})

test('the admin lands on a tab that works', async () => {
  const { page, problems, close } = await signedIn('admin')
  await arrivesAt(page, '/admin-dashboard/home')
  assert.deepEqual(problems, [])
  await close()
})
