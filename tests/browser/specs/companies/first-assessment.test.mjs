// A stranger sends a first assessment alone, on a free trial: how many screens, fields and presses it takes.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { codeFor } from '../../lib/acts/inquiry.mjs'
import { linkIn, mailTo } from '../../lib/inbox.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { newAddress, newDomainAddress, ownPassword } from '../../lib/people.mjs'

after(closeBrowser)

/** What the issue that asked for the way allows. */
const CAPS = { screens: 12, fields: 16, presses: 30 }

/** Counts what a person does on a page. */
function counting(page) {
  const seen = new Set()
  const counts = { screens: 0, fields: 0, presses: 0 }
  return {
    counts,
    /** Waits for the screen with this first heading. */
    async screen(name) {
      await page.getByRole('heading', { level: 1, name }).waitFor()
      if (!seen.has(String(name))) counts.screens += 1
      seen.add(String(name))
    },
    async fill(field, value) {
      await field.fill(value)
      counts.fields += 1
    },
    async press(what) {
      await what.click()
      counts.presses += 1
    },
  }
}

test('a stranger builds, previews and sends a first assessment without waiting for a person', async () => {
  const email = newDomainAddress()
  const { page, problems, close } = await visitor()
  const { counts, screen, fill, press } = counting(page)
  const button = (name) => page.getByRole('button', { name, exact: true })
  const link = (name) => page.getByRole('link', { name, exact: true })

  await page.goto('/')
  counts.screens += 1
  await press(link('For companies').first())
  await screen('Create a company account')
  await fill(page.getByLabel('Your name'), 'Lena Marsh')
  await fill(page.getByLabel(/e-mail$/i), email)
  await fill(page.getByLabel('Password', { exact: true }), ownPassword)
  await press(button('Create company account'))

  await screen('About you and your company')
  await fill(page.getByLabel('Company', { exact: true }), 'Kestrel Works')
  await fill(page.getByLabel('Phone'), '+44 20 7946 0018')
  await press(page.getByRole('combobox', { name: 'What kind of company is it?' }))
  await press(page.getByRole('option', { name: 'Start-up' }))
  await press(button('Assess candidates'))
  await press(button('Send the inquiry'))
  await screen('Confirm your e-mail')
  await fill(page.getByLabel('Six-digit code'), await codeFor(email))

  await screen('What happens next')
  await page.getByText(/^Free trial: 10 of 10 invitations left/).waitFor()
  await page.getByText(/^With us since .+, usually one business day$/).waitFor()
  await press(link('Build your first assessment'))
  await screen('New assessment')
  await fill(page.getByLabel('Title', { exact: true }), 'Backend engineer')
  await press(page.getByRole('checkbox', { name: /^Python/ }))
  await press(button('Add Cost of goods sold'))
  await press(button('Create assessment'))
  await screen('Backend engineer')
  await assertAccessible(page, 'an assessment on a free trial')
  await press(link('Preview as a candidate'))
  await screen('Cost of goods sold')
  await press(link('Back to the assessment'))
  await screen('Backend engineer')
  const candidate = newAddress()
  await fill(page.getByLabel('E-mail', { exact: true }), candidate)
  await press(button('Send invitation'))
  await page.getByRole('cell', { name: new RegExp(candidate) }).first().waitFor()

  const mail = await mailTo(candidate, /Backend engineer/)
  assert.match(mail.text, /not yet verified by Assay/)
  await page.goto('/client-dashboard/home')
  await page.getByText(/^Free trial: 9 of 10 invitations left/).waitFor()
  console.log(`a first assessment: ${JSON.stringify(counts)}, waits for a person: 0`)
  for (const [what, most] of Object.entries(CAPS)) assert.ok(counts[what] <= most, `${what}: ${counts[what]}`)
  assert.deepEqual(problems, [])
  await close()

  // The candidate reads that Assay has not verified the company, and can report the invitation without an account.
  const invited = await visitor()
  await invited.page.goto(linkIn(mail, /^\/codebrainv2\//).pathname)
  await invited.page.getByText('Not yet verified by Assay').waitFor()
  await assertAccessible(invited.page, 'an invitation of a company that is not verified')
  await invited.page.getByRole('button', { name: 'Report this' }).click()
  const dialog = invited.page.getByRole('dialog')
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: /^(Send|Report)/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  assert.deepEqual(invited.problems, [])
  await invited.close()
})
