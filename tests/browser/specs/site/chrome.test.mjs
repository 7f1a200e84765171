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

/** Real user agents, and the name by which the banner calls the app. */
const inApps = [
  [`${iPhone} Mobile/15E148 [LinkedInApp]/9.30.1212`, 'LinkedIn'],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.35.103;FBBV/645;FBDV/iPhone16,1]`, 'Facebook'],
  [`${android} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 350.0.0.45 Android`, 'Instagram'],
  [`${iPhone} Mobile/15E148 Twitter for iPhone/10.60`, 'Twitter'],
  [`${iPhone} Mobile/15E148 musical_ly_37.0.0 BytedanceWebview/d8a21c6`, 'TikTok'],
  [`${android} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 WhatsApp/2.24.23.78`, 'WhatsApp'],
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

test('where the link cannot be copied an alert asks to copy it by hand', async () => {
  const { page, close } = await visitor({ userAgent: inApps[0][0] })
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.goto('/login')
  const alerted = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: 'Copy Link' }).click()
  const dialog = await alerted
  assert.ok(dialog.message().includes(page.url()), dialog.message())
  await dialog.accept()
  await pressed
  await close()
})

test('challenge pages are dark and all others light', async () => {
  const { page, close } = await visitor()
  for (const [path, theme] of [
    ['/codebrainv1', 'dark'],
    ['/problem-builder-v2', 'dark'],
    ['/how-scored', 'light'],
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    assert.equal(await page.locator('html').getAttribute('data-theme'), theme, path)
  }
  await close()
})

test('a toast stands at the top right above everything, in the colour of its kind', async () => {
  const { page, close } = await visitor()
  await page.goto('/logo-export')
  await page.route('**/*.svg', (route) => route.abort())
  await page.getByRole('button', { name: 'Download everything (ZIP)' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'The archive could not be created' })
  await toast.waitFor()
  const container = page.locator('.Toastify__toast-container')
  assert.match(await container.getAttribute('class'), /--top-right/)
  assert.equal(await container.evaluate((element) => getComputedStyle(element).zIndex), '10001')
  assert.match(await page.locator('.Toastify__toast').getAttribute('class'), /theme--colored/)
  await assertAccessible(page, 'a toast')
  await toast.click()
  await toast.waitFor({ state: 'detached' })
  await close()
})

test('the palette opens by key, finds by typing, and leads to the heading of the page', async () => {
  const { page, problems, close } = await returning('company')
  await page.goto('/client-dashboard/home')
  const link = page.getByRole('link', { name: 'Home', exact: true }).first()
  await link.focus()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Jump to a page' })
  await field.waitFor()
  await assertAccessible(page, 'the palette')
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await takesFocus(link, 'the link, to which it returns')

  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.type('assessm')
  await page.getByRole('option', { name: /^Assessment/ }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/client-dashboard/assessment')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  assert.deepEqual(problems, [])
  await close()
})

test('the palette finds an assessment by its title and an interview by its role', async () => {
  const company = await returning('company')
  await company.page.goto('/client-dashboard/home')
  await company.page.getByRole('heading', { level: 1 }).waitFor()
  await company.page.keyboard.press('Control+k')
  await company.page.getByRole('combobox', { name: 'Jump to a page' }).waitFor()
  await company.page.keyboard.type('backend found')
  await company.page.getByRole('option', { name: /^Backend foundations/ }).click()
  await company.page.waitForURL('**/client-dashboard/assessment/*')
  await company.page.getByRole('heading', { level: 1, name: 'Backend foundations' }).waitFor()

  const reader = await visitor()
  await reader.page.goto('/view-interviews')
  const story = reader.page.getByRole('region', { name: 'Interview list' }).getByRole('listitem').first().getByRole('link')
  const role = await story.textContent()
  const path = await story.getAttribute('href')
  await reader.page.goto('/about')
  await reader.page.getByRole('heading', { level: 1 }).waitFor()
  await reader.page.keyboard.press('Control+k')
  await reader.page.getByRole('combobox', { name: 'Jump to a page' }).waitFor()
  await reader.page.keyboard.type(role)
  await reader.page.getByRole('group', { name: 'Interviews' }).getByRole('option').first().waitFor()
  await assertAccessible(reader.page, 'the palette with what it found')
  await reader.page.getByRole('group', { name: 'Interviews' }).getByRole('option').first().click()
  await reader.page.waitForURL('**/interviews/**')
  assert.ok(path.startsWith('/interviews/'))
  for (const person of [company, reader]) {
    assert.deepEqual(person.problems, [])
    await person.close()
  }
})

test('“?” shows the keys of the page, but not while somebody types', async () => {
  const { page, problems, close } = await visitor()
  await page.goto('/view-interviews')
  await page.getByRole('heading', { level: 1 }).waitFor()
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
  await close()
})

test('the palette offers a visitor the way in and no dashboard', async () => {
  const { page, close } = await visitor()
  await page.goto('/how-scored')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Jump to a page' }).waitFor()
  assert.equal(await page.getByRole('option', { name: /Dashboard/ }).count(), 0)
  await page.keyboard.type('log in')
  await page.getByRole('option', { name: 'Log In' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
  await close()
})

test('a screen reader hears the name of each page, and the focus goes to its heading', async () => {
  const { page, problems, close } = await visitor()
  await page.goto('/how-scored')
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.ok(await page.evaluate(() => document.activeElement === document.body), 'the first page keeps it')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Logo and press' }).click()
  await page.getByRole('heading', { level: 1, name: 'Logo and press' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await page.waitForFunction(
    () => document.getElementById('announcer-polite')?.textContent === document.title,
  )
  assert.match(await page.title(), /^Logo and press/)
  assert.deepEqual(problems, [])
  await close()
})
