// Two candidates of one company send programs that differ in their names only.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { asCompany, takenBy, triedAssessment } from '../../lib/acts/attempt.mjs'
import { candidate } from '../../lib/acts/joining.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** Judging, grading and comparing come one after the other. */
const LONG = { withinMs: 60_000, everyMs: 500 }

const accepted = new URL('../../../../problems/fifocost/submissions/accepted/solution.py', import.meta.url)
const program = readFileSync(accepted, 'utf8')
const renamed = program.replace(/\b(lots|units|worth|entry|taken|cost)\b/g, 'my_$1')

/** Somebody new takes the assessment with this program; answers the attempt. */
const taken = async (company, assessment, source) => takenBy(await candidate(), company, assessment, { source })

test('a company compares two programs side by side, on a phone and by keyboard', async () => {
  assert.notEqual(renamed, program)
  const company = await asCompany()
  const assessment = await triedAssessment(company, `Alike ${process.pid} ${Date.now()}`)
  const first = await taken(company, assessment, program)
  const isCompared = async () => {
    const { tasks } = await company('GET', `/api/reports/${first}/similarity`)
    return tasks.some(({ compared }) => compared !== null)
  }
  await eventually('the first comparison', isCompared, LONG)
  const copy = await taken(company, assessment, renamed)

  // Others may have sent the same before.
  const match = await eventually('the match', async () => {
    const { tasks } = await company('GET', `/api/reports/${copy}/similarity`)
    const found = tasks.flatMap(({ compared }) => compared?.findings ?? [])
    return found.find((one) => one.other_report === first)
  }, LONG)

  const { page, problems, close } = await returning('company', { size: widths.phone })
  await page.goto(`/report/${copy}`)
  const name = /^Compare side by side: .*, 100% alike$/
  const open = page.getByRole('link', { name }).and(page.locator(`[href$="match=${match.id}"]`))
  await open.waitFor()
  await page.getByText('100% alike with the program of Ada Novak', { exact: false }).first().waitFor()
  await page.getByText('The other program was sent first.', { exact: false }).first().waitFor()
  await assertAccessible(page, 'report with a match')

  await open.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /: two programs$/ }).waitFor()
  await page.getByText('my_lots', { exact: false }).first().waitFor()
  const other = page.getByRole('region', { name: 'The other program' })
  await other.getByText('lots = deque()', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Piece 1', exact: true }).focus()
  await page.keyboard.press('Enter')
  await other.getByText('Piece 1: ', { exact: false }).first().waitFor()
  await assertAccessible(page, 'two programs')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  assert.equal(wide, false, 'the page is no wider than the phone')

  await page.getByRole('link', { name: 'Open the other report' }).click()
  await page.waitForURL(`**/report/${first}`)
  assert.deepEqual(problems, [])
  await close()
})
