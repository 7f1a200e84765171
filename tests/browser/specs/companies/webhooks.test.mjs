// An owner adds a webhook, tries it out against a real receiver, reads the log and sends an event again.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { returning } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

const got = []
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    got.push({ headers: request.headers, body })
    response.end('taken')
  })
})

after(() => {
  receiver.close()
  return closeBrowser()
})

const signedBy = (secret, { headers, body }) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

test('an owner adds a webhook, sees a test event delivered and sends it again', async () => {
  await new Promise((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${receiver.address().port}/hooks`
  const owner = await returning('company', { size: widths.phone })
  const { page } = owner
  await page.goto('/client-dashboard/profile')
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await page.getByRole('button', { name: 'Add the webhook' }).click()
  await page.getByText('Choose at least one event.').waitFor()
  await assertAccessible(page, 'webhook-dialog')
  await page.getByLabel('Address', { exact: true }).fill(address)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('button', { name: 'Add the webhook' }).click()
  const secret = await page.getByRole('textbox', { name: 'Signing secret' }).inputValue()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  const actions = page.getByRole('group', { name: `Actions for ${address}` })
  await actions.getByRole('button', { name: 'Send test event' }).click()
  const log = page.getByRole('list', { name: 'Deliveries of the webhook' })
  await log.getByText('Delivered').waitFor()
  await log.getByText('answered 200').waitFor()
  await assertAccessible(page, 'webhook-deliveries')
  const [first] = got
  assert.equal(JSON.parse(first.body).type, 'webhook.test')
  assert.equal(first.headers['webhook-signature'], signedBy(secret, first))
  await log.getByRole('button', { name: 'Send again: webhook.test' }).click()
  await eventually('the event arrives again', () => Promise.resolve(got[1]))
  assert.equal(got[1].headers['webhook-id'], first.headers['webhook-id'])
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await actions.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Paused', { exact: true }).waitFor()
  await actions.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await actions.waitFor({ state: 'detached' })
  assert.deepEqual(owner.problems, [])
  await owner.close()
})
