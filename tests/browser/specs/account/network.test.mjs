// The network: who brought whom, through the graph's list by keyboard, and through the table.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { newAddress, returning, signUp } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const CODE = 'jonas-weber'

const name = `Nora ${process.pid} ${Date.now()}`

/** A candidate signs up with the partner's code. */
before(async () => {
  const person = await visitor()
  await person.page.goto(`/role-selection?tab=signup&ref=${CODE}`)
  await person.page.getByRole('heading', { level: 1 }).waitFor()
  await person.page.goto(`/candidate-auth/${CODE}`)
  // The code goes with the registration, or in a call of its own where that came first.
  const named = person.page.waitForResponse((answer) => /\/api\/auth\/register$/.test(answer.url()))
  await signUp(person.page, newAddress(), { name })
  assert.ok((await named).ok())
  await person.close()
})

/** The text of the file that a button saves. */
async function saved(page, button) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFile(await (await download).path(), 'utf8')
}

async function fits(page) {
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(content <= width, `${content} px in a window of ${width}`)
}

test('the admin goes through the network by keyboard, by its list and by its table', async () => {
  const { page, problems, close } = await returning('admin', { size: widths.desktop })
  await page.goto('/admin-dashboard/network-graph')
  await page.getByRole('heading', { level: 1, name: 'Network' }).waitFor()
  const list = page.getByRole('region', { name: 'Top referrers' })
  await list.getByRole('button').first().waitFor()

  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await page.getByRole('region', { name: 'Found' }).getByRole('button', { name }).waitFor()
  await page.keyboard.press('Tab')
  await page.evaluate(() => document.activeElement?.blur())
  await page.keyboard.press('j')
  await page.getByRole('heading', { level: 2, name }).waitFor()
  assert.match(page.url(), /open=user/)
  await page.getByRole('button', { name: 'Focus' }).click()
  await page.getByText(`Near ${name}`).waitFor()
  await assertAccessible(page, 'a node of the network')
  await page.reload()
  await page.getByText(`Near ${name}`).waitFor()
  const link = page.getByRole('link', { name: 'Open candidate' })
  assert.match(await link.getAttribute('href'), /manage-interns\?candidate=/)

  await page.getByRole('radio', { name: 'Table' }).click()
  const table = page.getByRole('table', { name: 'Edges of the network' })
  const row = table.getByRole('row', { name: new RegExp(name) })
  await row.getByText('Referred').waitFor()
  assert.equal(await table.getByRole('row').count(), 2, 'one edge is near, below the headings')
  assert.match(await saved(page, 'Export CSV'), new RegExp(`referral,.*${name}`))
  assert.match(await saved(page, 'Export GraphML'), new RegExp(`<data key="label">${name}</data>`))

  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await page.getByText(`Near ${name}`).waitFor({ state: 'detached' })
  assert.deepEqual(problems, [])
  await close()
})

test('the graph is drawn where WebGL is there, and the last answer stays when a refresh fails', async () => {
  const { page, close } = await returning('admin', { size: widths.desktop })
  await page.goto('/admin-dashboard/network-graph?view=graph')
  const drawn = page.getByRole('group', { name: 'Network graph' })
  const instead = page.getByText('WebGL is not available', { exact: false })
  await drawn.or(instead).waitFor()
  if (await drawn.isVisible()) {
    await page.getByText('Placing the nodes…').waitFor({ state: 'detached' })
    assert.ok((await drawn.locator('canvas').count()) > 0)
  } else {
    await page.getByRole('table', { name: 'Edges of the network' }).waitFor()
  }
  expects(page, 429, /^\/api\/admin\/network/)
  await page.route(/\/api\/admin\/network\?/, (route) => route.fulfill({ status: 429, json: { code: 'rate_limited', detail: '' } }))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByText('Not up to date').waitFor()
  await page.getByRole('region', { name: 'Top referrers' }).getByRole('button').first().waitFor()
  await close()
})

test('on a phone the table comes first and nothing is wider than the window', async () => {
  const { page, problems, close } = await returning('admin', { size: widths.phone })
  await page.goto('/admin-dashboard/network-graph')
  await page.getByRole('list', { name: 'Edges of the network' }).waitFor()
  await fits(page)
  await assertAccessible(page, 'the network on a phone')
  assert.deepEqual(problems, [])
  await close()
})
