// Playwright and axe are development packages of the frontend; a second install would only make
// a second version.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(new URL('../../../../frontend/package.json', import.meta.url))

export const { chromium } = require('playwright-core')

/** The source of axe-core, to be evaluated in a page. */
export const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
