// An owner connects Greenhouse, which starts an assessment; the log shows it. A candidate makes, uses and
// replaces the address of their calendar.
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, test } from 'node:test'
import { asCompany, triedAssessment } from '../../lib/acts/attempt.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { emails, returning } from '../../lib/people.mjs'
import { baseUrl, widths } from '../../lib/settings.mjs'

// Greenhouse, as far as it takes updates.
const greenhouse = createServer((request, response) => response.end())

after(() => {
  greenhouse.close()
  return closeBrowser()
})

const title = `Greenhouse ${process.pid}`

/** Calls Assay as Greenhouse does. */
const asGreenhouse = (address, key) => async (name, body) => {
  const response = await fetch(`${address}/${name}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

/** The candidate whom Greenhouse invites, and who then makes the address of a calendar. */
let candidate

test('an owner connects Greenhouse, which starts an assessment once, and reads the calls in the log', async () => {
  await new Promise((resolve) => greenhouse.listen(0, '127.0.0.1', resolve))
  await triedAssessment(await asCompany(), title)
  const owner = await returning('company', { size: widths.phone })
  const { page } = owner
  await page.goto('/client-dashboard/profile')
  await page.getByRole('button', { name: 'Connect an ATS' }).click()
  await assertAccessible(page, 'ats-connect')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const key = await page.getByRole('textbox', { name: 'Key for your ATS' }).inputValue()
  const address = await page.getByRole('textbox', { name: 'Address of Assay' }).inputValue()
  await assertAccessible(page, 'ats-key')
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await page.getByText('no call yet').waitFor()
  assert.equal(await page.getByText(key).count(), 0, 'the key is shown once')

  const call = asGreenhouse(baseUrl + new URL(address).pathname, key)
  const { body: tests } = await call('list_tests')
  const { partner_test_id } = tests.find((one) => one.partner_test_name === title)
  const sending = {
    partner_test_id,
    candidate: {
      first_name: 'Ada',
      last_name: 'Novak',
      email: emails.candidate,
    },
    url: `http://127.0.0.1:${greenhouse.address().port}/integrations/testing_partners/take_home_tests/1`,
  }
  const first = await call('send_test', sending)
  const again = await call('send_test', sending)
  assert.equal(first.status, 200)
  assert.deepEqual(again.body, first.body)
  const { pathname } = linkIn(await mailTo(emails.candidate, new RegExp(title)), /^\/codebrainv2\//)
  const refused = await asGreenhouse(baseUrl + new URL(address).pathname, `${key}x`)('list_tests')
  assert.equal(refused.status, 401)

  candidate = await returning('candidate', { size: widths.phone })
  await candidate.page.goto(pathname)
  await candidate.page.getByText(title).first().waitFor()

  await page.reload()
  const actions = page.getByRole('group', { name: /^Actions for Greenhouse/ })
  await actions.getByRole('button', { name: 'Log' }).click()
  const log = page.getByRole('list', { name: 'Log of the connection' })
  await log.getByText('Started an assessment').first().waitFor()
  assert.equal(await log.getByText('Started an assessment').count(), 2)
  await log.getByText('Assay answered 200').first().waitFor()
  await assertAccessible(page, 'ats-log')
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await actions.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Paused', { exact: true }).waitFor()
  const paused = await call('list_tests')
  assert.equal(paused.status, 409)
  assert.match(paused.body.errors[0].message, /paused in Assay/)
  await actions.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await actions.waitFor({ state: 'detached' })
  assert.equal((await call('list_tests')).status, 401)
  assert.deepEqual([...owner.problems, ...candidate.problems], [])
  await owner.close()
})

test('a candidate makes the address of a calendar, and the one that is replaced is dead', async () => {
  const { page } = candidate
  await page.goto('/account/notifications')
  const read = async () => {
    const url = await page.getByRole('textbox', { name: 'Calendar address' }).inputValue()
    return baseUrl + new URL(url).pathname
  }
  await page.getByRole('button', { name: 'Create an address' }).click()
  const first = await read()
  const calendar = await fetch(first)
  assert.equal(calendar.status, 200)
  assert.match(calendar.headers.get('content-type'), /^text\/calendar/)
  assert.match(await calendar.text(), /^BEGIN:VCALENDAR\r\n/)
  await assertAccessible(page, 'calendar')
  await page.getByRole('button', { name: 'Replace the address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace the address' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  const second = await read()
  assert.notEqual(first, second)
  assert.equal((await fetch(first)).status, 404)
  assert.equal((await fetch(second)).status, 200)
  await page.reload()
  await page.getByText(/last read on/).waitFor()
  assert.equal(await page.getByRole('textbox', { name: 'Calendar address' }).count(), 0)
  await page.getByRole('button', { name: 'Delete the address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the address' }).click()
  await page.getByText('You have no calendar address.').waitFor()
  assert.equal((await fetch(second)).status, 404)
  assert.deepEqual(candidate.problems, [])
  await candidate.close()
})
