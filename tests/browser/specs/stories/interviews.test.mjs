// Interview stories as readers meet them: found, opened, liked.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { emails, known, logIn, returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'
import { publishedStory } from '../../lib/acts/stories.mjs'

after(closeBrowser)

const cards = (page) => page.getByRole('region', { name: 'Interview list' }).getByRole('listitem')

/** Waits until the address holds this query. */
const query = (page, wanted) =>
  page.waitForURL((url) => [...new URLSearchParams(wanted)].every(([name, value]) => url.searchParams.get(name) === value))

/** The visitor of this test and the next. */
let reader

test('stories are searched and filtered, the address keeps it, and the list stays beside the story', async () => {
  reader = await visitor()
  const { page, problems } = reader
  await page.goto('/view-interviews')
  await cards(page).first().waitFor()
  const title = await cards(page).first().getByRole('link').textContent()
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
  await assertAccessible(page, 'the stories')
  await page.keyboard.press('/')
  await page.keyboard.type('calm')
  await query(page, 'q=calm')
  await page.locator('mark').first().waitFor()
  await page.getByRole('button', { name: 'Year' }).click()
  await page.getByRole('checkbox', { name: '2026' }).click()
  await query(page, 'q=calm&year=2026')
  await page.keyboard.press('Escape')
  await cards(page).first().getByRole('link').click()
  await page.waitForURL('**/interviews/**')
  const { pathname: read } = new URL(page.url())
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
  await query(page, 'q=calm&year=2026')
  await cards(page).first().waitFor()
  assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1)
  await assertAccessible(page, 'a story')
  await page.getByRole('button', { name: 'Remove the filter 2026' }).click()
  await page.waitForURL((url) => !url.searchParams.has('year') && url.pathname === read)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await query(page, 'q=calm&year=2026')
  await page.reload()
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
  assert.deepEqual(problems, [])
})

test('an old or wrong address leads to the story’s own, and nothing found says what to do', async () => {
  const { page, problems, close } = reader
  await page.goto('/view-interviews')
  const path = await cards(page).first().getByRole('link').getAttribute('href')
  const id = path.split('/').at(-1)
  for (const other of [`/interview/${id}`, `/interviews/wrong/role/1999/${id}`]) {
    await page.goto(other)
    await page.waitForURL((url) => url.pathname === path)
  }
  await page.goto('/view-interviews?year=2001')
  await page.getByText('Nothing matches these filters.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await cards(page).first().waitFor()
  assert.deepEqual(problems, [])
  await close()
})

test('on a phone the list is the page, the story pushes, and the way back keeps the search', async () => {
  const { page, problems, close } = await visitor({ size: widths.phone })
  await page.goto('/view-interviews?q=calm')
  await cards(page).first().waitFor()
  await assertAccessible(page, 'the stories on a phone')
  await cards(page).first().getByRole('link').click()
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
  assert.equal(await cards(page).first().isVisible(), false)
  await assertAccessible(page, 'a story on a phone')
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), widths.phone.width)
  await page.getByRole('link', { name: 'All interviews' }).click()
  await query(page, 'q=calm')
  await cards(page).first().waitFor()
  assert.deepEqual(problems, [])
  await close()
})

test('a stranger’s like leads to the log-in and is there afterwards; it can be taken back', async () => {
  const { page, problems, close } = await visitor()
  await page.goto('/interview')
  await page.getByRole('link', { name: 'Read all stories' }).click()
  const heart = cards(page).first().getByRole('button', { name: /^Like/ })
  await heart.click()
  await page.waitForURL('**/login?next=*')
  await logIn(page, emails.candidate)
  await page.waitForURL('**/view-interviews')
  await cards(page).first().getByRole('button', { name: /^Like/, pressed: true }).waitFor()
  await page.reload()
  await cards(page).first().getByRole('button', { name: /^Like/, pressed: true }).click()
  await cards(page).first().getByRole('button', { name: /^Like/, pressed: false }).waitFor()
  assert.deepEqual(problems, [])
  await close()
})

/** What a browser would run if a text were ever taken for markup. */
const corpus = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</script><script>alert(1)</script>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">here</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style>',
  '<link rel=stylesheet href=//elsewhere.example/x.css>',
  '<meta http-equiv=refresh content="0;url=//elsewhere.example">',
]

test('markup in a story is text for readers, the moderator and the author', async () => {
  const all = corpus.join('\n')
  const { path, email } = await publishedStory({
    company_name: '<b onmouseover=alert(1)>Saltmarsh</b>',
    position: '<img src=x onerror=alert(1)>',
    summary: all,
    tips: all,
    rounds: [{ kind: 'technical', format: 'remote', description: all, questions: corpus }],
  })
  const id = path.split('/').at(-1)
  const looks = [
    // The list stays beside a story, so that both are on one page.
    [await visitor(), path],
    [await returning('admin'), `/admin-dashboard/interviews?queue=all&story=${id}`],
    [await known(email), `/submit/interview/manual?id=${id}`],
  ]
  for (const [{ page, problems, close }, address] of looks) {
    const dialogs = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      return dialog.dismiss()
    })
    await page.goto(address)
    if (address === path) await cards(page).getByText(/onerror=alert\(1\)/).first().waitFor()
    await page.locator('main').getByText(/onerror=alert\(1\)/).first().waitFor()
    await page.waitForLoadState('networkidle')
    assert.deepEqual(dialogs, [], address)
    assert.deepEqual(problems, [], address)
    await close()
  }
})
