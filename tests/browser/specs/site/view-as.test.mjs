// Viewing as someone else: under a banner, read only, stopped by hand and by the clock, on the trail.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { answersOf } from '../../lib/page/waits.mjs'
import { arrivesAt, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** Whose dashboard it is, the button says. */
const START = /^View as (owner|partner)$/

const WHY = 'They cannot find a role.'

const banner = (page) => page.getByRole('region', { name: 'Viewing as someone else' })

/** Asks to view the dashboard whose page is open. */
async function begin(page) {
  await page.getByRole('button', { name: START }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('short')
  await dialog.getByRole('button', { name: START }).click()
  await dialog.getByText('A reason has at least 10 characters.').waitFor()
  await assertAccessible(page, 'the question why')
  await dialog.getByLabel('Reason').fill(WHY)
  await dialog.getByRole('button', { name: START }).click()
}

/** The page of the demo company, for the admin; answers its address. */
async function openCompany(page) {
  await page.goto('/admin-dashboard/manage-companies')
  await page.getByRole('textbox', { name: 'Search by name or domain' }).fill('Pellworth')
  await page.getByRole('link', { name: 'Pellworth', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Flags' }).waitFor()
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** What the server answers to a call of the page's own, with what the page shows it. */
const call = (page, method, path) =>
  page.evaluate(
    async ([method, path]) => {
      const { secret } = JSON.parse(sessionStorage.getItem('assay.viewAs'))
      const answer = await fetch(path, {
        method,
        headers: { 'assay-view-as': secret },
      })
      return `${answer.status} ${(await answer.json()).code}`
    },
    [method, path],
  )

test('the admin views a company’s dashboard as its owner, changes nothing and stops', async () => {
  const { page, problems, close } = await returning('admin', {
    size: widths.desktop,
  })
  const back = await openCompany(page)
  // What is the owner's only is refused.
  expects(page, 403, /^\/api\//)
  await begin(page)
  await arrivesAt(page, '/client-dashboard/home')
  await banner(page).getByText('You are viewing as Ruth Okafor (Pellworth), read only.').waitFor()
  assert.equal(await page.getByRole('button', { name: /^Notifications/ }).count(), 0)
  await assertAccessible(page, 'a dashboard that is viewed as its owner')
  await page.getByRole('link', { name: 'Create Roles' }).click()
  await banner(page).waitFor()
  // Another page than the dashboard's is not shown.
  await page.goto('/account/profile')
  await arrivesAt(page, '/client-dashboard/home')
  assert.equal(await call(page, 'POST', '/api/roles'), '403 view_as_read_only')
  assert.equal(await call(page, 'GET', '/api/talent-profile/introductions'), '403 view_as_refused')
  // Another tab knows nothing of it.
  const second = await page.context().newPage()
  await second.goto('/admin-dashboard/onboard-companies')
  await second.getByRole('heading', { level: 1, name: 'Onboard companies' }).waitFor()
  assert.equal(await banner(second).count(), 0)
  await second.close()

  await banner(page).getByRole('button', { name: 'Stop' }).click()
  await page.waitForURL((url) => url.pathname + url.search === back)
  await page.getByText('Started viewing as its owner').first().waitFor()
  await page.getByText('Ended viewing as its owner').first().waitFor()
  await page.getByText(WHY).first().waitFor()
  assert.equal(await banner(page).count(), 0)
  assert.deepEqual(problems, [])
  await close()
})

test('viewing as a partner ends by itself when its time is over', async () => {
  const { page, problems, close } = await returning('admin', {
    size: widths.phone,
  })
  await page.goto('/admin-dashboard/partners')
  await page.getByRole('table', { name: 'Partners' }).getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: 'Terms' }).waitFor()
  const back = new URL(page.url()).pathname
  await page.clock.install()
  const answered = answersOf(page)
  await begin(page)
  await arrivesAt(page, '/partner-dashboard/overview')
  await banner(page).waitFor()
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
  // A page gives up an answer that takes long by this clock, too.
  await answered()
  await page.clock.fastForward('31:00')
  await page.waitForURL((url) => url.pathname === back)
  await page.getByRole('tab', { name: 'Audit' }).click()
  await page.getByText('Ended viewing as this partner').first().waitFor()
  assert.equal(await banner(page).count(), 0)
  assert.deepEqual(problems, [])
  await close()
})
