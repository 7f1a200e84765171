// The main job, whole, at both widths: real server, real database, real sandbox, real emulator.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { signedIn } from '../../lib/people.mjs'
import { walkMainJob } from '../../lib/acts/main-job.mjs'
import { baseUrl } from '../../lib/settings.mjs'

after(closeBrowser)

let report

for (const size of ['desktop', 'phone']) {
  test(`company and candidate do the main job on a ${size}, and every screen is accessible`, async () => {
    const walked = await walkMainJob({ size, label: size, at: assertAccessible })
    report = walked.reportPath

    const between = walked.states.filter((state) => !/points/.test(state))
    assert.ok(between.length >= 2, `only these states were seen: ${walked.states.join(', ')}`)
    for (const seen of [walked.own, walked.theirs]) {
      assert.match(seen.summary, /500/, 'one of two tasks of equal weight is 500 of 1000')
      assert.match(seen.tasks, /100 of 100/)
    }
    assert.deepEqual(walked.problems, [])
  })
}

test('a report does not exist for anybody else', async () => {
  for (const person of [await visitor(), await signedIn('partner')]) {
    const answers = []
    person.page.on('response', (response) => {
      if (response.url().startsWith(`${baseUrl}/api/reports/`)) answers.push(response.status())
    })
    await person.page.goto(report)
    await person.page.waitForLoadState('networkidle')
    const text = await person.page.locator('body').innerText()
    assert.doesNotMatch(text, /Platform engineer/)
    assert.ok(answers.every((status) => status === 404 || status === 401), answers.join(', '))
    await person.close()
  }
})
