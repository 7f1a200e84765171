// The pictures that documents show, of the demo world. `cargo xtask shots` takes them into docs/pictures; `shots --check` reads
// this list by itself, so it imports nothing that needs a stack.
import { readFileSync } from 'node:fs'

/** Every file is as large, so that `/help` keeps its place (SIZE of frontend/src/features/help/pictures). */
export const PICTURE = { width: 1200, height: 750 }

const SOLUTION = new URL('../../../problems/ratelimit/submissions/accepted/solution.py', import.meta.url)

/** Where somebody of a company finds a role, and an assessment that many have taken. */
const ROLE = 'Backend intern, summer'
const ASSESSMENT = 'Backend foundations'

/** Goes there and waits until its heading, and what it loads, have come. */
async function go(page, path) {
  await page.goto(path)
  await arrived(page)
}

async function arrived(page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' })
}

/** Moves what scrolls so far that this is at the upper end, below the bar of the page. */
async function raise(locator) {
  await locator.waitFor()
  await locator.evaluate((element) => {
    element.style.scrollMarginTop = '5rem'
    element.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
}

async function openWorkspace(page) {
  await go(page, '/codebrainv1/ratelimit')
  const editor = page.getByRole('textbox', { name: /^Python.* code for / })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(readFileSync(SOLUTION, 'utf8'))
  await page.keyboard.press('ControlOrMeta+Home')
  await page.getByRole('button', { name: /^Run samples/ }).click()
  await page.getByText(/^(\d+) of \1 passed$/).first().waitFor({ timeout: 60_000 })
}

/** The report of the candidate who has several: that of the assessment with the most results. */
async function openReport(page, section) {
  await go(page, '/dashboard/reports')
  const report = page.getByRole('link', { name: new RegExp(ASSESSMENT) }).first()
  const path = await report.getAttribute('href')
  await go(page, `${path}?section=${section}`)
}

/** Of the newest results, the first whose candidate agreed to be recorded, some way into the writing. */
async function openPlayback(page) {
  await openResults(page)
  await page.waitForLoadState('networkidle')
  const links = await page.getByRole('main').locator('a[href^="/report/"]').evaluateAll((all) => all.map((one) => one.pathname))
  for (const path of new Set(links)) {
    await go(page, `${path}?section=playback`)
    await page.waitForLoadState('networkidle')
    const player = page.getByRole('group', { name: 'Player' })
    if ((await player.count()) === 0) continue
    await raise(player)
    const moment = page.getByRole('slider').first()
    for (let step = 0; step < 26; step += 1) await moment.press('ArrowRight')
    await moment.blur()
    return
  }
  throw new Error('no result of the list has a recording')
}

async function openBoard(page) {
  await go(page, '/client-dashboard/talent-selection')
  await page.getByRole('link', { name: ROLE }).first().click()
  await page.getByRole('heading', { level: 1, name: ROLE }).waitFor()
  await arrived(page)
}

async function openCompare(page) {
  await openBoard(page)
  // Who has come furthest has results and scorecards.
  await page.waitForLoadState('networkidle')
  const choices = page.getByRole('checkbox', { name: /^Choose / })
  const count = await choices.count()
  for (const back of [3, 2, 1]) await choices.nth(count - back).click()
  await page.getByRole('link', { name: 'Compare' }).click()
  await page.getByRole('cell', { name: 'Selected' }).first().waitFor()
}

async function openResults(page) {
  await go(page, '/client-dashboard/assessment')
  await page.getByRole('link', { name: ASSESSMENT }).first().click()
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByRole('heading', { name: 'Cut-off' }).waitFor()
}

/**
 * `name` is the file's name; `who` is a persona, or null for a stranger; `open(page)` goes there as a person would; `width` is
 * that of the window, whose whole content is the picture; `folders` hold the source that draws the screen: a commit there makes
 * the picture old.
 */
export const pictures = [
  {
    name: 'workspace',
    who: null,
    open: openWorkspace,
    width: 1320,
    folders: ['frontend/src/features/workspace', 'frontend/src/pages/codebrain/practice'],
  },
  {
    name: 'report',
    who: 'intern',
    open: (page) => openReport(page, 'summary'),
    width: 1200,
    folders: ['frontend/src/features/reports', 'frontend/src/pages/report'],
  },
  {
    name: 'playback',
    who: 'company',
    open: openPlayback,
    width: 1200,
    folders: ['frontend/src/features/playback', 'frontend/src/pages/report'],
  },
  {
    name: 'board',
    who: 'company',
    open: openBoard,
    width: 1440,
    folders: ['frontend/src/features/selection', 'frontend/src/pages/client-dashboard/selection'],
  },
  {
    name: 'compare',
    who: 'company',
    open: openCompare,
    width: 1280,
    folders: ['frontend/src/features/selection', 'frontend/src/pages/client-dashboard/selection'],
  },
  {
    name: 'network',
    who: 'admin',
    open: (page) => go(page, '/admin-dashboard/network-graph'),
    width: 1280,
    folders: ['frontend/src/features/network', 'frontend/src/pages/admin/oversight'],
  },
  {
    name: 'company-home',
    who: 'company',
    open: (page) => go(page, '/client-dashboard/home'),
    width: 1280,
    folders: ['frontend/src/features/needs-you', 'frontend/src/pages/client-dashboard'],
  },
  {
    name: 'results',
    who: 'company',
    open: async (page) => {
      await openResults(page)
      await raise(page.getByRole('heading', { name: 'Cut-off' }))
    },
    width: 1280,
    folders: ['frontend/src/features/cut-off', 'frontend/src/pages/client-dashboard/assessment'],
  },
  {
    name: 'talent-pool',
    who: 'company',
    open: (page) => go(page, '/talent-pool/browse'),
    width: 1280,
    folders: ['frontend/src/features/talent', 'frontend/src/pages/talent'],
  },
  {
    name: 'candidate-dashboard',
    who: 'candidate',
    open: (page) => go(page, '/dashboard'),
    width: 1280,
    folders: ['frontend/src/features/candidate', 'frontend/src/pages/dashboard'],
  },
  {
    name: 'partner-overview',
    who: 'partner',
    open: (page) => go(page, '/partner-dashboard/overview'),
    width: 1280,
    folders: ['frontend/src/features/partnership', 'frontend/src/pages/partner-dashboard/home'],
  },
  {
    name: 'admin-home',
    who: 'admin',
    open: (page) => go(page, '/admin-dashboard/home'),
    width: 1280,
    folders: ['frontend/src/features/desk', 'frontend/src/pages/admin/oversight'],
  },
]
