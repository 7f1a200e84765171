// The small public pages.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

test('all logos come as one archive that another program can read', async () => {
  const { page, problems, close } = await visitor()
  await page.goto('/logo-export')
  const saved = async (button) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button, exact: true }).click()
    return download
  }
  const file = await saved('Download everything (ZIP)')
  assert.equal(file.suggestedFilename(), 'assay-logos.zip')
  const script = [
    'import sys, zipfile',
    'archive = zipfile.ZipFile(sys.argv[1])',
    'assert archive.testzip() is None',
    'for name in archive.namelist():',
    '    print(name, archive.read(name)[:8].hex())',
  ].join('\n')
  const listed = execFileSync('python3', ['-c', script, await file.path()], { encoding: 'utf8' })
  const pictures = listed.match(/^png\/\S+ 89504e470d0a1a0a$/gm) ?? []
  assert.equal(pictures.length, 6 * 4, listed)
  assert.equal(listed.match(/^svg\//gm)?.length, 6)
  assert.match(listed, /^README\.txt /m)

  const one = await saved('PNG 512: Mark')
  assert.equal(one.suggestedFilename(), 'assay-mark-512.png')
  // The height of a PNG stands in its twenty-first to twenty-fourth byte.
  assert.equal((await readFile(await one.path())).readUInt32BE(20), 512)
  assert.deepEqual(problems, [])
  await close()
})

/** The visitor of the legal texts. */
let reader

for (const [path, title] of [
  ['/privacy-policy', 'Privacy policy'],
  ['/terms', 'Terms'],
]) {
  test(`${path} says its version, its date and what changed`, async () => {
    reader ??= await visitor()
    const { page, problems } = reader
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(/^Version \d+\.\d+, in effect since \d+ \w+ \d{4}$/).waitFor()
    await page.getByRole('heading', { name: 'What changed' }).waitFor()
    await page.getByText('The first edition of this text.').waitFor()
    assert.deepEqual(problems, [])
  })
}

test('a page that is opened in the same tab begins at its top, and stays where it was over a reload', async () => {
  const { page, problems, close } = reader
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const open = async (path, title) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
  await open('/privacy-policy', 'Privacy policy')
  await page.mouse.wheel(0, 1500)
  await page.waitForFunction(() => scrollY > 1000)
  const left = await scrolled()
  await open('/terms', 'Terms')
  assert.equal(await scrolled(), 0, 'another address')
  await open('/privacy-policy', 'Privacy policy')
  assert.equal(await scrolled(), 0, 'the same address, opened again')
  await page.mouse.wheel(0, 1500)
  await page.waitForFunction((at) => Math.round(scrollY) === at, left)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()
  await page.waitForFunction((at) => Math.round(scrollY) === at, left)
  assert.deepEqual(problems, [])
  await close()
})

for (const [label, size] of Object.entries(widths)) {
  test(`a visitor who does not move finds the way in on a ${label} before the application starts`, async () => {
    const { page, problems, close } = await visitor({ size })
    await page.goto('/')
    const bar = page.locator('#prerendered [data-account]')
    await bar.getByRole('link', { name: 'Sign Up' }).waitFor()
    if (size === widths.phone) await bar.getByRole('button', { name: 'Menu' }).waitFor()
    else await bar.getByRole('link', { name: 'Log In' }).waitFor()
    assert.equal(await page.locator('#root > *').count(), 0, 'the application has not started')
    await bar.getByRole('link', { name: 'Sign Up' }).click()
    await page.waitForURL('**/role-selection?tab=signup')
    assert.deepEqual(problems, [])
    await close()
  })
}

test('somebody signed in is never shown Log In on the home page', async () => {
  const { page, problems, close } = await returning('candidate')
  await page.addInitScript(() => {
    window.seen = []
    const look = () => {
      const link = document.querySelector('[data-account] a[href="/login"]')
      if (link?.checkVisibility({ visibilityProperty: true })) window.seen.push(link.textContent)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await page.locator('#root').getByRole('button', { name: /^Account/ }).waitFor()
  assert.deepEqual(await page.evaluate(() => window.seen), [])
  assert.deepEqual(problems, [])
  await close()
})

test('a stranger takes a challenge from the home page without an account', async () => {
  const { page, problems, close } = await visitor({ size: widths.desktop })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Practice', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Take a challenge' }).click()
  await page.getByRole('heading', { level: 1, name: 'Warm-up: total of a receipt' }).waitFor()
  await page.getByRole('link', { name: 'All problems' }).click()
  await page.waitForURL((url) => url.pathname === '/codebrainv1')
  assert.deepEqual(problems, [])
  await close()
})

/** Who sees which pages: the bar of a company is the same on all, so that it has one page of each kind of bar and theme. */
const narrow = {
  candidate: [
    ...['/', '/ai-assessment', '/roles', '/companies', '/interview', '/codebrainv1', '/codebrainv1/arc', '/how-scored'],
    ...['/about', '/help', '/talent-pool', '/terms'],
  ],
  company: ['/', '/codebrainv1', '/talent-pool'],
}

for (const [kind, paths] of Object.entries(narrow)) {
  test(`public pages do not scroll sideways at 320 pixels for a signed-in ${kind}`, async () => {
    const { page, problems, close } = await returning(kind, { size: { width: 320, height: 640 } })
    for (const path of paths) {
      await page.goto(path)
      await page.locator('#root [data-account], #root header').getByRole('button', { name: /^Account/ }).waitFor()
      await page.locator('#main h1').first().waitFor()
      await page.locator('#root').getByRole('button', { name: /^Notifications/ }).waitFor()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.ok(wide <= 320, `${path} is ${wide} pixels wide`)
    }
    assert.deepEqual(problems, [])
    await close()
  })
}
