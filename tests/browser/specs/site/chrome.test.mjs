// What stands around every page: bars and theme by path, the banner in browsers inside other apps,
// toasts, the palette, what a screen reader hears.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { arrive, closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { takesFocus } from '../../lib/page/waits.mjs'
import { returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP3A; wv) AppleWebKit/537.36 (KHTML, like Gecko)'

/** Two of the user agents that `in-app.test.ts` knows, and the name by which the banner calls the app. */
const inApps = [
  [`${iPhone} Mobile/15E148 [LinkedInApp]/9.30.1212`, 'LinkedIn'],
  [`${android} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36`, 'another app'],
]

const banner = (page) => page.getByRole('complementary', { name: 'About this browser' })

for (const [userAgent, app] of inApps) {
  test(`inside ${app} every page begins with the banner`, async () => {
    const { page, problems, close } = await visitor({ size: widths.phone, userAgent })
    for (const path of ['/', '/login', '/how-scored']) {
      await page.goto(path)
      await page.locator('#root main').waitFor()
      const text = await banner(page).innerText()
      assert.match(text, /secure sign-in is not supported/)
      assert.ok(text.includes(app), text)
      const box = await banner(page).boundingBox()
      assert.deepEqual([box.x, box.y, box.width], [0, 0, widths.phone.width], path)
    }
    assert.deepEqual(problems, [])
    await close()
  })
}

test('the banner begins the pages of a signed-in person too, whatever bar they have', async () => {
  const { page, problems, close } = await returning('candidate', { size: widths.phone, userAgent: inApps[0][0] })
  for (const path of ['/dashboard', '/account/profile', '/view-interviews', '/codebrainv1', '/nowhere']) {
    await page.goto(path)
    await arrive(page)
    await page.locator('#root main').first().waitFor()
    const box = await banner(page).boundingBox()
    assert.deepEqual([box.x, box.y, box.width], [0, 0, widths.phone.width], path)
  }
  assert.deepEqual(problems, [])
  await close()
})

test('the banner copies the link, says so for two seconds, and stays away once dismissed', async () => {
  const [userAgent] = inApps[0]
  const { context, page, problems, close } = await visitor({ size: widths.phone, userAgent })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/how-scored')
  await page.clock.install()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url())
  await page.clock.runFor(2000)
  await page.getByRole('button', { name: 'Copy Link' }).waitFor()
  await assertAccessible(page, 'the banner')

  await page.getByRole('button', { name: 'Dismiss' }).click()
  await banner(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.equal(await banner(page).count(), 0)
  assert.deepEqual(problems, [])
  await close()
})

let shared

/** The visitor of the tests below, at this page; each goes on where the one before has ended. */
async function visitorAt(path) {
  shared ??= await visitor()
  const { page } = shared
  if (new URL(page.url()).pathname !== path) await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return shared
}

/** Opens the palette of the page that is open. */
async function openPalette(page) {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Jump to a page' })
  await field.waitFor()
  return field
}

test('challenge pages are dark and all others light', async () => {
  for (const [path, theme] of [
    ['/codebrainv1', 'dark'],
    ['/problem-builder-v2', 'dark'],
    ['/how-scored', 'light'],
  ]) {
    const { page } = await visitorAt(path)
    assert.equal(await page.locator('html').getAttribute('data-theme'), theme, path)
  }
})

test('a theme that was chosen is there before the application is', async () => {
  const { page } = await visitorAt('/how-scored')
  await openPalette(page)
  await page.keyboard.type('theme dark')
  await page.getByRole('option', { name: /^Theme: dark/ }).click()
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
  // The home page starts nothing before somebody touches it.
  await page.goto('/')
  assert.equal(await page.locator('#root > *').count(), 0)
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark')
  await page.evaluate(() => localStorage.removeItem('assay.theme'))
})

test('a screen reader hears the name of each page, and the focus goes to its heading', async () => {
  const { page, problems } = await visitorAt('/how-scored')
  assert.ok(await page.evaluate(() => document.activeElement === document.body), 'the first page keeps it')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Logo and press' }).click()
  await page.getByRole('heading', { level: 1, name: 'Logo and press' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await page.waitForFunction(
    () => document.getElementById('announcer-polite')?.textContent === document.title,
  )
  assert.match(await page.title(), /^Logo and press/)
  assert.deepEqual(problems, [])
})

test('a toast stands at the top right above everything, in the colour of its kind', async () => {
  const { page, problems } = await visitorAt('/logo-export')
  await page.route('**/*.svg', (route) => route.abort())
  await page.getByRole('button', { name: 'Download everything (ZIP)' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'The archive could not be created' })
  await toast.waitFor()
  await page.unroute('**/*.svg')
  const container = page.locator('.Toastify__toast-container')
  assert.match(await container.getAttribute('class'), /--top-right/)
  assert.equal(await container.evaluate((element) => getComputedStyle(element).zIndex), '10001')
  assert.match(await page.locator('.Toastify__toast').getAttribute('class'), /theme--colored/)
  await assertAccessible(page, 'a toast')
  await toast.click()
  await toast.waitFor({ state: 'detached' })
  // The picture that did not come is this test's own.
  problems.length = 0
})

test('“?” shows the keys of the page, but not while somebody types', async () => {
  const { page, problems } = await visitorAt('/view-interviews')
  await page.keyboard.press('/')
  await page.keyboard.type('?')
  assert.equal(await page.getByRole('dialog').count(), 0)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys' })
  await help.getByText('Next in the list').waitFor()
  await assertAccessible(page, 'the keys')
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  assert.deepEqual(problems, [])
})

test('the palette finds an interview by its role', async () => {
  const { page, problems } = await visitorAt('/view-interviews')
  const story = page.getByRole('region', { name: 'Interview list' }).getByRole('listitem').first().getByRole('link')
  const role = await story.textContent()
  const path = await story.getAttribute('href')
  await openPalette(page)
  await page.keyboard.type(role)
  const found = page.getByRole('group', { name: 'Interviews' }).getByRole('option').first()
  await found.waitFor()
  await assertAccessible(page, 'the palette with what it found')
  await found.click()
  await page.waitForURL('**/interviews/**')
  assert.ok(path.startsWith('/interviews/'))
  assert.deepEqual(problems, [])
})

test('the palette offers a visitor the way in and no dashboard', async () => {
  const { page, problems, close } = await visitorAt('/view-interviews')
  await openPalette(page)
  assert.equal(await page.getByRole('option', { name: /Dashboard/ }).count(), 0)
  await page.keyboard.type('log in')
  await page.getByRole('option', { name: 'Log In' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
  assert.deepEqual(problems, [])
  await close()
})

test('the palette opens by key, finds pages and assessments by typing, and leads to the heading of the page', async () => {
  const { page, problems, close } = await returning('company')
  await page.goto('/client-dashboard/home')
  const link = page.getByRole('link', { name: 'Home', exact: true }).first()
  await link.focus()
  const field = await openPalette(page)
  await assertAccessible(page, 'the palette')
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await takesFocus(link, 'the link, to which it returns')

  await openPalette(page)
  await page.keyboard.type('assessm')
  await page.getByRole('option', { name: /^Assessment/ }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/client-dashboard/assessment')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')

  await openPalette(page)
  await page.keyboard.type('backend found')
  await page.getByRole('option', { name: /^Backend foundations/ }).click()
  await page.waitForURL('**/client-dashboard/assessment/*')
  await page.getByRole('heading', { level: 1, name: 'Backend foundations' }).waitFor()
  assert.deepEqual(problems, [])
  await close()
})
