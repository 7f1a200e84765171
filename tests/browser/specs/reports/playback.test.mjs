// How an answer is written is recorded, also without a network, and played back in the report.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { editor, finishButton, saved, startedByHand, write } from '../../lib/acts/attempt.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { returning } from '../../lib/people.mjs'

after(closeBrowser)

const FINAL = 'n = int(input())\nprint(n * 2)  # 😀'

/** How many batches wait in the browser. */
const waiting = (page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('assay.recordings')) return 0
    const db = await new Promise((resolve, reject) => {
      const request = indexedDB.open('assay.recordings')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const count = await new Promise((resolve) => {
      const request = db.transaction('batches').objectStore('batches').count()
      request.onsuccess = () => resolve(request.result)
    })
    db.close()
    return count
  })

/** What a browser itself reports of each call that finds no network. */
const ownProblems = (problems) =>
  problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed/.test(problem))

test('what is typed in two sittings, one of them offline, is played back to what was submitted', async () => {
  const { context, page, problems, close } = await startedByHand()
  const sent = []
  page.on('response', (response) => {
    if (/\/recording$/.test(new URL(response.url()).pathname) && response.request().method() === 'POST')
      sent.push(response.status())
  })
  await write(page, 'n = 0')
  await saved(page).waitFor()
  await eventually('the first batches', () => sent.length > 0)

  await context.setOffline(true)
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('n = int(input())', { delay: 20 })
  await eventually('batches that wait', async () => (await waiting(page)) > 0)
  await context.setOffline(false)
  await eventually('batches that were sent', async () => (await waiting(page)) === 0)

  await page.reload()
  await finishButton(page).waitFor()
  await write(page, FINAL)
  await saved(page).waitFor()
  const { pathname } = new URL(page.url())
  const submitted = page.waitForResponse((response) =>
    /\/submissions$/.test(new URL(response.url()).pathname),
  )
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  const attempt = new URL((await submitted).url()).pathname.split('/')[3]
  await eventually('the last batches', async () => (await waiting(page)) === 0)
  await finishButton(page).click()
  await page.getByRole('button', { name: 'Finish assessment' }).click()
  await page.getByRole('button', { name: 'Finish now' }).click()
  await page.getByRole('heading', { level: 1, name: 'You have finished' }).waitFor()
  assert.ok(
    sent.every((status) => status === 200),
    `${sent}`,
  )
  assert.ok(pathname.startsWith('/codebrainv2/'))
  assert.deepEqual(ownProblems(problems), [])
  await close()

  const company = await returning('company')
  await company.page.goto(`/report/${attempt}`)
  const calls = []
  company.page.on('request', (request) => /\/playback$/.test(request.url()) && calls.push(request.url()))
  await company.page.getByRole('heading', { level: 1 }).first().waitFor()
  assert.deepEqual(calls, [], 'it is not fetched with the report')
  await company.page
    .getByRole('navigation', { name: 'Sections of the report' })
    .getByRole('link', { name: 'Playback' })
    .click()
  const player = company.page.getByRole('group', { name: 'Player' })
  await player.waitFor()
  await company.page.getByText('Recorded without a gap').waitFor()
  const slider = player.getByRole('slider', { name: 'Time' })
  await slider.focus()
  await company.page.keyboard.press('End')
  const code = player.getByRole('textbox', { name: /^Code of / })
  await eventually('the text that was submitted', async () => {
    const lines = await code.evaluate((element) => element.innerText.trimEnd())
    return lines === FINAL
  })
  assert.match(await slider.getAttribute('aria-valuetext'), /second/)
  await company.page.keyboard.press('Home')
  await company.page.keyboard.press('l')
  assert.ok(Number(await slider.inputValue()) > 0, 'it has jumped to the submission')
  await player.getByRole('button', { name: /submitted/ }).waitFor()
  assert.match(company.page.url(), /section=playback/)

  await player.getByRole('button', { name: 'Compare from here' }).click()
  await slider.focus()
  await company.page.keyboard.press('Home')
  await player.getByRole('region', { name: /^Changes between / }).waitFor()
  await player.getByRole('button', { name: 'Stop comparing' }).click()
  await player.getByRole('button', { name: 'Play', exact: true }).click()
  await eventually('the playback moves on', async () => Number(await slider.inputValue()) > 100)
  await player.getByRole('button', { name: 'Pause', exact: true }).click()
  await assertAccessible(company.page, 'playback')
  assert.deepEqual(company.problems, [])
  await company.close()
})
