// The main job, whole, at both widths: real server, real database, real sandbox, real emulator.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { signedIn } from '../../lib/people.mjs'
import { walkMainJob } from '../../lib/acts/main-job.mjs'

after(closeBrowser)

let report

for (const size of ['desktop', 'phone']) {
  test(`company and candidate do the main job on a ${size}, and every screen is accessible`, async () => {
    const walked = await walkMainJob({ size, label: size, at: assertAccessible })
    report = walked.reportPath

    const between = walked.states.filter((state) => !/points/.test(state))
    assert.ok(between.length >= 2, `only these states were seen: ${walked.states.join(', ')}`)
    for (const seen of [walked.own, walked.theirs]) {
      // One of two tasks of equal weight.
      assert.equal(seen.fineness, 'Fineness mark: 500 of 1000')
      assert.match(seen.tasks, /100 of 100/)
    }
    assert.deepEqual(walked.problems, [])
  })
}

test('a report does not exist for anybody else', async () => {
  const stranger = await visitor()
  await stranger.page.goto(report)
  await stranger.page.waitForURL('**/login?next=**')
  await stranger.close()

  const partner = await signedIn('partner')
  const isReport = (response) => new URL(response.url()).pathname.startsWith('/api/reports/')
  expects(partner.page, 404, /^\/api\/reports\//)
  const answered = partner.page.waitForResponse(isReport)
  await partner.page.goto(report)
  assert.equal((await answered).status(), 404)
  await partner.page.getByRole('heading', { name: 'There is no report here' }).waitFor()
  const text = await partner.page.locator('body').innerText()
  assert.doesNotMatch(text, /Platform engineer/)
  await partner.close()
})
