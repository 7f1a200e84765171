// A candidate shows their report to people without an account, by a link and by mail, and takes it back.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { asCompany, graded, takenBy, triedAssessment } from '../../lib/acts/attempt.mjs'
import { candidate } from '../../lib/acts/joining.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { known, newAddress } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const accepted = new URL('../../../../problems/fifocost/submissions/accepted/solution.py', import.meta.url)
const solution = readFileSync(accepted, 'utf8')

/** A new candidate takes an assessment of the demo company; answers their address and the attempt. */
async function taken() {
  const company = await asCompany()
  const assessment = await triedAssessment(company, `Shared ${process.pid} ${Date.now()}`)
  const email = await candidate()
  const attempt = await takenBy(email, company, assessment, { source: solution })
  await graded(email, attempt)
  return { email, attempt }
}

test('a report is shared by a link and by mail, read without an account, and taken back', async () => {
  const { email, attempt } = await taken()
  const owner = await known(email, { size: widths.phone })
  const { page } = owner
  await page.goto(`/report/${attempt}`)
  await page.getByRole('button', { name: 'Create a link' }).click()
  await assertAccessible(page, 'share-dialog')
  await page.getByLabel('Passcode').fill('open sesame')
  await page.getByRole('button', { name: 'Create the link' }).click()
  const address = await page.getByRole('textbox', { name: 'Link to the report' }).inputValue()
  assert.match(address, /\/shared\/report\/[0-9a-f-]{36}#[\w-]{43}$/)
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await page.getByRole('list', { name: 'Links to this report' }).getByText('Active').waitFor()

  const reader = await visitor({ size: widths.desktop })
  expects(reader.page, 403, /^\/api\/shared-reports\//)
  const asked = []
  reader.page.on('request', (request) => asked.push(request.url()))
  await reader.page.goto(address)
  await reader.page.getByRole('heading', { name: 'This report has a passcode' }).waitFor()
  await assertAccessible(reader.page, 'shared-passcode')
  await reader.page.getByLabel('Passcode').fill('open barley')
  await reader.page.getByRole('button', { name: 'Open the report' }).click()
  await reader.page.getByText('That passcode is incorrect.').waitFor()
  await reader.page.getByLabel('Passcode').fill('open sesame')
  await reader.page.getByRole('button', { name: 'Open the report' }).click()
  await reader.page.getByText(/^Shared view\. Created by .+\. Expires /).waitFor()
  await assertAccessible(reader.page, 'shared-report')
  await reader.page.getByText(/^Fineness is the share of all points/).waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download grade' }).click()
  const grade = readFileSync(await (await saving).path(), 'utf8')
  const chosen = (text) => ({ name: 'assay-grade.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const signed = reader.page.getByLabel('Signed grade', { exact: true })
  await signed.setInputFiles(chosen(grade))
  await reader.page.getByText(/^Genuine\. Assay signed this grade/).waitFor()
  await signed.setInputFiles(chosen(grade.replace(/("fineness":\s*)\d+/, '$1999')))
  await reader.page.getByText(/^Not genuine\. The file was changed/).waitFor()
  await reader.page
    .getByRole('navigation', { name: 'Sections of the report' })
    .getByRole('link', { name: /Tasks/ })
    .click()
  await reader.page.getByRole('navigation', { name: 'Choose a task' }).getByRole('link', { name: /^1/ }).click()
  await reader.page.getByText('The link does not include the code.').first().waitFor()
  assert.ok(reader.page.url().includes('#'), 'the address still opens the report')
  const secret = address.split('#')[1]
  assert.ok(
    asked.every((url) => !url.includes(secret)),
    'the secret is in no address that is asked for',
  )

  const to = newAddress()
  await page.getByRole('button', { name: 'Send by e-mail' }).click()
  await page.getByLabel('E-mail address').fill(to)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const link = linkIn(await mailTo(to, /sends you a report/), /^\/magic-link\//)
  const guest = await visitor({ size: widths.phone })
  await guest.page.goto(link.pathname)
  await guest.page.getByRole('heading', { name: 'A report for you' }).waitFor()
  await assertAccessible(guest.page, 'magic-link')
  await guest.page.getByRole('button', { name: 'Open the report' }).click()
  await guest.page.getByText(/^Shared view\./).waitFor()
  await guest.page.reload()
  await guest.page.getByText(/^Shared view\./).waitFor()
  const other = await visitor()
  expects(other.page, 409, /^\/api\/magic-links\/redeem$/)
  await other.page.goto(link.pathname)
  await other.page.getByRole('button', { name: 'Open the report' }).click()
  await other.page.getByRole('button', { name: 'Send me a new link' }).click()
  await other.page.getByRole('heading', { name: 'A new link is on its way' }).waitFor()

  await page.getByRole('button', { name: 'Who opened it' }).click()
  await page
    .getByRole('list', { name: 'Openings, latest first' })
    .getByText(/Chrome on/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByRole('button', { name: 'Revoke: Link' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByText('Revoked', { exact: true }).waitFor()
  const late = await visitor()
  expects(late.page, 404, /^\/api\/shared-reports\//)
  await late.page.goto(address)
  await late.page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor()
  await assertAccessible(late.page, 'link-invalid')
  for (const person of [owner, reader, guest, other, late]) {
    assert.deepEqual(person.problems, [])
    await person.close()
  }
})
