// A company's way in: the account, the inquiry, the code, and how far it has come.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects } from '../../lib/page/refusals.mjs'
import { codeFor, heading, newCompany, sendForm } from '../../lib/acts/inquiry.mjs'
import { arrivesAt, newAddress, returning } from '../../lib/people.mjs'
import { baseUrl, widths } from '../../lib/settings.mjs'

after(closeBrowser)

/** The step that is open is accessible and fits, at both widths; the person goes on at a phone. */
async function assertGood(page, step) {
  for (const size of [widths.desktop, widths.phone]) {
    await page.setViewportSize(size)
    await assertAccessible(page, `${step} at ${size.width} px`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.ok(wide <= size.width, `${step}: ${wide} px wide on ${size.width} px`)
  }
}

test('a company makes an account, inquires, confirms the code and stands in review', async () => {
  const email = newAddress()
  const { page, problems, close } = await newCompany(email, '/company-auth', { size: widths.phone })
  await arrivesAt(page, '/company-signup')
  await heading(page, 'About you and your company')
  await assertGood(page, 'inquiry form')

  // A form that is not whole says what is missing, and what was typed outlives a reload.
  await page.getByRole('button', { name: 'Send the inquiry' }).click()
  await page.getByText('Enter the name of the company.').waitFor()
  await page.getByText('Choose the one that fits best.').waitFor()
  await page.getByLabel('Company', { exact: true }).fill('Kept over a reload')
  await page.reload()
  await heading(page, 'About you and your company')
  assert.equal(await page.getByLabel('Company', { exact: true }).inputValue(), 'Kept over a reload')
  await sendForm(page, 'Pellworth Two')
  await assertGood(page, 'inquiry code')

  // Another code can be asked for only after a while.
  const resend = page.getByRole('button', { name: 'Send another code' })
  assert.equal(await resend.getAttribute('aria-disabled'), 'true')
  await page.locator('p', { hasText: /^You can ask for another code in \d+ s\.$/ }).waitFor()

  const code = await codeFor(email)
  const wrong = code === '111111' ? '222222' : '111111'
  expects(page, 400, /\/verify-otp$/)
  await page.getByLabel('Six-digit code').fill(wrong)
  const answer = await page.waitForResponse((response) => response.url().endsWith('/verify-otp'))
  await page.getByText((await answer.json()).detail).waitFor()
  await page.getByLabel('Six-digit code').fill(code)
  await heading(page, 'What happens next')
  await page.getByText('Your inquiry').first().waitFor()
  await assertGood(page, 'inquiry state')
  await page.goto('/company-activation')
  await heading(page, 'Status of your inquiry')
  assert.deepEqual(problems, [])
  await close()
})

test('the address of the page fills in an e-mail, or brings a referral code', async () => {
  const { page, close } = await visitor()
  await page.goto('/company-signup/lena@pellworth.example')
  assert.equal(await page.getByLabel('Work e-mail').inputValue(), 'lena@pellworth.example')
  await page.goto('/company-signup/emeka-osei')
  await page.getByText('Invited with emeka-osei').waitFor()
  await close()
})

test('a candidate reads that a company needs another account', async () => {
  const { page, close } = await returning('candidate')
  for (const path of ['/company-signup', '/register-company', '/company-activation']) {
    await page.goto(path)
    await page.getByText('which is not a company account').waitFor()
  }
  await close()
})

test('a path with an e-mail or an id opens nothing by itself', async () => {
  const { page, problems, close } = await visitor()
  const asked = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
  for (const path of ['/set-company-password/lena@pellworth.example', '/setup-password/some-uid']) {
    await page.goto(path)
    await page.getByText('The address alone is not enough.').waitFor()
    assert.equal(await page.getByLabel('New password').count(), 0)
  }
  await page.goto('/company-activation?token=made-up-by-a-stranger')
  await page.getByRole('button', { name: 'Open the account' }).waitFor()
  const acts = asked.filter((url) => url.startsWith(`${baseUrl}/api/`) && !/events/.test(url))
  assert.deepEqual(acts, [])
  assert.deepEqual(problems, [])
  await close()
})
