// The small public pages.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { after, test } from 'node:test'
import { closeBrowser, visitor } from '../lib/browser.mjs'

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
