// The small public pages.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { after, test } from 'node:test'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { signedIn } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

test('all logos come as one archive that another program can read', async () => {
  const { page, problems, close } = await visitor()
  await page.goto('/logo-export')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything (ZIP)' }).click()
  const file = await download
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
  assert.deepEqual(problems, [])
  await close()
})

test('one picture of a logo has the height that its button says', async () => {
  const { page, close } = await visitor()
  await page.goto('/logo-export')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PNG 512: Mark', exact: true }).click()
  const file = await download
  assert.equal(file.suggestedFilename(), 'assay-mark-512.png')
  await close()
})

for (const [path, title] of [
  ['/privacy-policy', 'Privacy policy'],
  ['/terms', 'Terms'],
]) {
  test(`${path} says its version, its date and what changed`, async () => {
    const { page, problems, close } = await visitor()
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(/^Version \d+\.\d+, in effect since \d+ \w+ \d{4}$/).waitFor()
    await page.getByRole('heading', { name: 'What changed' }).waitFor()
    await page.getByText('The first edition of this text.').waitFor()
    assert.deepEqual(problems, [])
    await close()
  })
}

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
  const { page, problems, close } = await signedIn('candidate')
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
