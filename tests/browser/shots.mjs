// `cargo xtask shots`: every screen at both widths, as PNG files.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { closeBrowser, visitor } from './lib/page/browser.mjs'
import { signedIn } from './lib/people.mjs'
import { screens } from './lib/screens.mjs'
import { walkMainJob } from './lib/acts/main-job.mjs'
import { widths } from './lib/settings.mjs'

const folder = process.env.ASSAY_SHOTS
if (!folder) throw new Error('ASSAY_SHOTS is not set: run `cargo xtask shots`')
mkdirSync(folder, { recursive: true })

/** One picture of the whole page. Animations are finished first. */
async function take(page, name, size) {
  await page.evaluate(() => document.fonts.ready)
  const file = path.join(folder, `${name}-${widths[size].width}.png`)
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
  process.stdout.write(`  ${path.basename(file)}\n`)
}

let missed = 0
for (const size of Object.keys(widths)) {
  for (const { name, who, open } of screens) {
    const options = { size: widths[size] }
    const person = who ? await signedIn(who, options) : await visitor(options)
    try {
      await open(person.page)
      await take(person.page, name, size)
    } catch (error) {
      missed += 1
      process.stdout.write(`  ${name} at ${widths[size].width}: ${error.message.split('\n')[0]}\n`)
    }
    await person.close()
  }
  await walkMainJob({ size, label: size, at: (page, name) => take(page, name, size) })
}
await closeBrowser()
process.exit(missed === 0 ? 0 : 1)
