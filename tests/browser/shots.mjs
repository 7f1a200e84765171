// `cargo xtask shots`: every screen at both widths as PNG files, and the pictures of the documents as WebP.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { walkMainJob } from './lib/acts/main-job.mjs'
import { closeBrowser, visitor } from './lib/page/browser.mjs'
import { signedIn } from './lib/people.mjs'
import { PICTURE, pictures } from './lib/pictures.mjs'
import { screens } from './lib/screens.mjs'
import { widths } from './lib/settings.mjs'

const { ASSAY_SHOTS: shots, ASSAY_PICTURES: documents, ASSAY_LOOK_ONLY: lookOnly, ASSAY_ONLY: only } = process.env
if (!documents) throw new Error('ASSAY_PICTURES is not set: run `cargo xtask shots`')

const names = only?.split(',')
const wanted = ({ name }) => names === undefined || names.includes(name)
/** How good a picture of a document is, of 100: letters have no seams from here on. */
const QUALITY = 90

let missed = 0

/** Opens a screen or a picture as its person and takes it; a page that fails is named and is missed. */
async function look({ name, who, open }, options, take) {
  let person
  try {
    person = who ? await signedIn(who, options) : await visitor(options)
    await open(person.page)
    await take(person.page)
    await person.close()
  } catch (error) {
    missed += 1
    process.stdout.write(`  ${name} at ${options.size.width}: ${error.message.split('\n')[0]}\n`)
    await person?.context.close()
  }
}

/** One picture of the whole page. Animations are finished first. */
async function takeScreen(page, name, size) {
  await page.evaluate(() => document.fonts.ready)
  const file = path.join(shots, `${name}-${widths[size].width}.png`)
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
  process.stdout.write(`  ${path.basename(file)}\n`)
}

/** What the window shows, once everything is loaded and nothing lies over it. */
async function takePicture(page, name) {
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' })
  await page.locator('.Toastify__toast').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  const { width, height } = page.viewportSize()
  // Counted from the upper end of the page, which may be scrolled.
  const y = await page.evaluate(() => window.scrollY)
  const clip = { x: 0, y, width, height, scale: PICTURE.width / width }
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })
  const file = path.join(documents, `${name}.webp`)
  writeFileSync(file, Buffer.from(data, 'base64'))
  process.stdout.write(`  ${path.basename(file)}\n`)
}

async function takeScreens() {
  mkdirSync(shots, { recursive: true })
  for (const size of Object.keys(widths)) {
    for (const screen of screens.filter(wanted)) {
      await look(screen, { size: widths[size] }, (page) => takeScreen(page, screen.name, size))
    }
    if (lookOnly || names !== undefined) continue
    await walkMainJob({ size, label: size, at: (page, name) => takeScreen(page, name, size) })
  }
}

async function takePictures() {
  mkdirSync(documents, { recursive: true })
  for (const picture of pictures.filter(wanted)) {
    const size = { width: picture.width, height: (picture.width * PICTURE.height) / PICTURE.width }
    await look(picture, { size, colorScheme: 'light' }, (page) => takePicture(page, picture.name))
  }
}

await takePictures()
if (shots) await takeScreens()
await closeBrowser()
process.exit(missed === 0 ? 0 : 1)
