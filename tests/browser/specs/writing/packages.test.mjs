// A package that another program has made is imported, exported, and imported again to the same bytes; a bomb is refused.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const name = `elsewhere-${process.pid}`
const title = `Sums from elsewhere ${process.pid}`

/** A package as older tools lay it out. */
const files = {
  'problem.yaml': `name: ${title}\nauthor: Ada Novak\nlicense: cc by\nvalidation: default\n`,
  'problem_statement/problem.en.md': 'Add two numbers.\n\n## Input\n\nTwo integers.\n\n## Output\n\nTheir sum.\n',
  'input_format_validators/numbers.py': 'import sys\na, b = map(int, input().split())\nsys.exit(42)\n',
  'data/sample/1.in': '1 2\n',
  'data/sample/1.ans': '3\n',
  'data/secret/small.in': '20 22\n',
  'data/secret/small.ans': '42\n',
  'submissions/accepted/sum.py': 'print(sum(map(int, input().split())))\n',
  'submissions/wrong_answer/zero.py': 'print(0)\n',
}

const python = (script, input) => execFileSync('python3', ['-c', script], { input, maxBuffer: 64 * 1024 * 1024 })

/** An archive of these files, as Python makes one. */
const archive = (of) =>
  python(
    [
      'import io, json, sys, zipfile',
      'out = io.BytesIO()',
      "with zipfile.ZipFile(out, 'w', zipfile.ZIP_DEFLATED) as archive:",
      '    for name, text in json.load(sys.stdin).items():',
      '        archive.writestr(name, text)',
      'sys.stdout.buffer.write(out.getvalue())',
    ].join('\n'),
    JSON.stringify(of),
  )

/** The files of an archive by their paths, as Python reads them. */
const contents = (bytes) =>
  JSON.parse(
    python(
      [
        'import io, json, sys, zipfile',
        'archive = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))',
        'assert archive.testzip() is None',
        'files = [one for one in archive.infolist() if not one.is_dir()]',
        'print(json.dumps({one.filename: archive.read(one).decode() for one in files}))',
      ].join('\n'),
      bytes,
    ),
  )

const inFolder = (of) => Object.fromEntries(Object.entries(of).map(([path, text]) => [`${name}/${path}`, text]))

const dialog = (page) => page.getByRole('dialog', { name: 'Import a package' })

async function choose(page, buffer) {
  const file = { name: `${name}.zip`, mimeType: 'application/zip', buffer }
  await dialog(page).getByLabel('Package', { exact: true }).setInputFiles(file)
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
}

/** Imports an archive where the problems are listed, and waits for the problem's page. */
async function importing(page, buffer) {
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await choose(page, buffer)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** The bytes that Export saves. */
async function exported(page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  return readFileSync(await download.path())
}

async function deleteDraft(page) {
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/problem-builder-v2')
}

/** Who imports all of them. */
let author

test('a package that was made elsewhere comes in, and what goes out comes in again to the same bytes', async () => {
  author = await returning('company')
  const { page, problems } = author
  await page.goto('/problem-builder-v2')
  await importing(page, archive(inFolder(files)))
  const first = await exported(page)
  assert.deepEqual(contents(first), inFolder(files))
  await deleteDraft(page)
  await importing(page, first)
  assert.ok(first.equals(await exported(page)), 'the same package makes the same bytes')
  await deleteDraft(page)
  assert.deepEqual(problems, [])
})

/** The example packages of problemtools, each as an archive, fetched once; none where its sources cannot be had. */
const examples = () =>
  JSON.parse(
    python(
      [
        'import base64, io, json, pathlib, subprocess, sys, tarfile, zipfile',
        'folder = pathlib.Path(sys.stdin.read())',
        'folder.mkdir(parents=True, exist_ok=True)',
        "sources = lambda: list(folder.glob('problemtools-*.tar.gz'))",
        'if not sources():',
        "    pip = [sys.executable, '-m', 'pip', 'download', '--quiet', '--no-deps', '--no-binary', ':all:']",
        '    try:',
        "        subprocess.run([*pip, '--dest', str(folder), 'problemtools==1.20260907'], timeout=240, capture_output=True)",
        '    except (OSError, subprocess.TimeoutExpired):',
        '        pass',
        'packages = {}',
        'for source in sources():',
        '    with tarfile.open(source) as tar:',
        '        for member in tar.getmembers():',
        "            path = member.name.split('/')",
        "            if member.isfile() and len(path) > 3 and path[1] == 'examples':",
        "                packages.setdefault(path[2], {})['/'.join(path[2:])] = tar.extractfile(member).read()",
        'archives = {}',
        'for name, files in packages.items():',
        '    out = io.BytesIO()',
        "    with zipfile.ZipFile(out, 'w', zipfile.ZIP_DEFLATED) as archive:",
        '        for path, content in files.items():',
        '            archive.writestr(path, content)',
        '    archives[name] = base64.b64encode(out.getvalue()).decode()',
        'print(json.dumps(archives))',
      ].join('\n'),
      fileURLToPath(new URL('../../../../target/elsewhere', import.meta.url)),
    ),
  )

/** Imports an archive whose title is not known here, and answers the bytes that Export saves. */
async function through(page, buffer) {
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await choose(page, buffer)
  await page.waitForURL((url) => /^\/problem-builder-v2\/.+/.test(url.pathname))
  const bytes = await exported(page)
  await deleteDraft(page)
  return bytes
}

test('the examples of problemtools come in and go out as the same bytes, where they can be had', async () => {
  const { page, problems } = author
  const found = Object.entries(examples())
  console.log(`${found.length} example packages of problemtools`)
  for (const [example, archived] of found) {
    const first = await through(page, Buffer.from(archived, 'base64'))
    assert.ok(first.equals(await through(page, first)), example)
  }
  assert.deepEqual(problems, [])
})

test('on a phone a package that would fill the disk is refused with the place, and nothing is kept', async () => {
  const { page, problems, close } = author
  await page.setViewportSize(widths.phone)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await assertAccessible(page, 'importing a package')
  expects(page, 400, /^\/api\/problem-drafts\/import$/)
  await choose(page, archive(inFolder({ 'problem.yaml': files['problem.yaml'], 'data/bomb': '0'.repeat(8 << 20) })))
  await dialog(page).getByText('100 times its size', { exact: false }).waitFor()
  await assertAccessible(page, 'a package that was refused')
  await choose(page, Buffer.from('no archive at all'))
  await dialog(page).getByText('This is no archive', { exact: false }).waitFor()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  assert.equal(await page.getByText(title).count(), 0)
  assert.deepEqual(problems, [])
  await close()
})
