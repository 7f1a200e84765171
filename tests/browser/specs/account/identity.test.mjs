// Coming in and going out: sign-up, verification, wrong passwords, links, resets, logging out.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser, visitor } from '../../lib/page/browser.mjs'
import { expects, expectsNewAccount } from '../../lib/page/refusals.mjs'
import { mailedPath, providerCode, providerCodes } from '../../lib/inbox.mjs'
import { arrivesAt, emails, known, logIn, newAddress, signUp, takeUsername } from '../../lib/people.mjs'
import { widths } from '../../lib/settings.mjs'

after(closeBrowser)

const pathOf = (page) => new URL(page.url()).pathname

test('a candidate signs up, verifies the address, chooses a name, completes the profile, and is still signed in after a reload', async () => {
  const email = newAddress()
  const { page, problems, close } = await visitor()
  await page.goto('/candidate-auth')
  await signUp(page, email)
  await arrivesAt(page, '/candidate-auth/step/2')
  const elsewhere = await visitor()
  await elsewhere.page.goto(await mailedPath(email, 'VERIFY_EMAIL'))
  await elsewhere.page.getByText('Your e-mail is confirmed. Log in to continue where you left off.').waitFor()
  assert.deepEqual(elsewhere.problems, [])
  await elsewhere.close()
  await page.getByRole('button', { name: 'I have opened the link' }).click()
  await arrivesAt(page, '/candidate-auth/step/3')
  await assertAccessible(page, 'username step')
  await takeUsername(page)
  await arrivesAt(page, '/candidate-auth/step/4')
  await assertAccessible(page, 'profile step')
  await page.getByLabel('Headline').fill('Backend engineer')
  await page.getByRole('button', { name: /^Save/ }).click()
  await arrivesAt(page, '/dashboard')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.equal(pathOf(page), '/dashboard')
  assert.deepEqual(problems, [])
  await close()
})

test('one press on the card of somebody of the demo logs in as them, at both widths', async () => {
  for (const size of [widths.desktop, widths.phone]) {
    const { page, problems, close } = await visitor({ size })
    await page.goto('/login')
    const card = page.getByRole('button', { name: /^Partner Jonas Weber/ })
    const fold = page.getByText('Look around as …')
    await fold.waitFor()
    if (size === widths.phone) await fold.click()
    await card.waitFor()
    await assertAccessible(page, 'cards of the demo')
    await card.press('Enter')
    await arrivesAt(page, '/partner-dashboard/overview')
    assert.deepEqual(problems, [])
    await close()
  }
})

/** Loads the page again ten seconds later by its own clock: the sign-in is then a session found again. */
async function findAgain(page) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.install({ time: now + 10_000 })
  const synced = page.waitForResponse((response) => response.url().endsWith('/api/auth/user'))
  await page.reload()
  await synced
  await page.getByRole('button', { name: 'Send it again' }).waitFor()
  await page.waitForLoadState('networkidle')
}

const MAIL = '**/api/users/send-email-verification'

/** Fills with the calls for a verification mail. */
function mailsAskedFor(page) {
  const asked = []
  page.on('request', (request) => request.url().endsWith('/send-email-verification') && asked.push(request))
  return asked
}

test('a session found again mails the verification that was never asked for, once', async () => {
  const email = newAddress()
  const { page, context, close } = await visitor()
  await context.route(MAIL, (route) => route.abort())
  await page.goto('/candidate-auth')
  await signUp(page, email)
  await arrivesAt(page, '/candidate-auth/step/2')
  assert.deepEqual(await providerCodes(email, 'VERIFY_EMAIL'), [])
  await context.unroute(MAIL)
  const asked = mailsAskedFor(page)
  await findAgain(page)
  await providerCode(email, 'VERIFY_EMAIL')
  await findAgain(page)
  assert.equal(asked.length, 1)
  assert.equal((await providerCodes(email, 'VERIFY_EMAIL')).length, 1)
  await close()
})

/** Zora signs up once; the tests from here to the forgotten password go on with her, one after the other. */
const zora = { email: newAddress() }

test('a new account carries the name of the form at the provider too', async () => {
  Object.assign(zora, await visitor())
  const { page, email } = zora
  const named = page.waitForRequest((request) => /accounts:update/.test(request.url()))
  await page.goto('/candidate-auth')
  await signUp(page, email, { name: 'Zora Lind' })
  const request = await named
  assert.equal(request.postDataJSON().displayName, 'Zora Lind')
  const answer = await request.response()
  assert.equal(answer.status(), 200)
  assert.equal((await answer.json()).displayName, 'Zora Lind')
  await arrivesAt(page, '/candidate-auth/step/2')
})

test('one verification mail goes out, and a session found again sends no second one', async () => {
  const { page, email } = zora
  await providerCode(email, 'VERIFY_EMAIL')
  const asked = mailsAskedFor(page)
  await findAgain(page)
  assert.equal(asked.length, 0)
  assert.equal((await providerCodes(email, 'VERIFY_EMAIL')).length, 1)
})

test('the development mail’s “Confirm e-mail” comes back to the sign-up', async () => {
  const { page, email } = zora
  await page.getByRole('link', { name: /dev\/mail/ }).click()
  const line = page.getByRole('listitem').filter({ hasText: email })
  await line.getByRole('link', { name: 'Confirm e-mail' }).click()
  await arrivesAt(page, '/candidate-auth/step/3')
})

test('a name that somebody has is said to be taken while it is typed', async () => {
  const { page } = zora
  await page.getByLabel('Username').fill('mei_tanaka')
  await page.getByText('This username is taken.').waitFor()
  await page.getByRole('group', { name: 'Suggestions' }).getByRole('button').first().waitFor()
})

test('without a username and a profile the dashboard asks for both in one line, until it is put off', async () => {
  const { page, email, problems, close } = zora
  const line = (of) => of.getByRole('complementary', { name: 'Account incomplete' })
  await page.goto('/dashboard')
  await line(page).waitFor()
  await assertAccessible(page, 'a dashboard that asks for a username')
  assert.equal(await page.getByRole('alertdialog').count(), 0)
  await line(page).getByRole('button', { name: 'Later' }).click()
  await line(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.equal(await line(page).count(), 0)
  assert.deepEqual(problems, [])
  await close()
  // Another browser has put off nothing.
  const other = await known(email)
  await other.page.goto('/dashboard')
  await line(other.page).getByRole('link', { name: 'Choose one' }).click()
  await arrivesAt(other.page, '/account/profile')
  await takeUsername(other.page)
  await other.page.getByText(/^Your username is now /).waitFor()
  assert.deepEqual(other.problems, [])
  await other.close()
})

test('a forgotten password is replaced by the link of the mail, which then is used up', async () => {
  const { email } = zora
  const back = await visitor()
  // Signing in draws the page again before it is left, and it asks about the used code.
  expects(back.page, 400, /accounts:resetPassword$/)
  await back.page.goto('/login')
  await back.page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The page before has a field of that name, too.
  await back.page.getByRole('button', { name: 'Send the link' }).waitFor()
  await back.page.getByLabel('E-mail', { exact: true }).fill(email)
  await back.page.getByRole('button', { name: 'Send the link' }).click()
  await back.page.getByText('If an account with this e-mail exists').waitFor()
  const landing = await mailedPath(email, 'PASSWORD_RESET')
  await back.page.goto(landing)
  await back.page.getByLabel(`New password for ${email}`).fill('another password')
  await assertAccessible(back.page, 'new password')
  await back.page.getByRole('button', { name: 'Save and log in' }).click()
  await arrivesAt(back.page, '/dashboard')
  assert.deepEqual(back.problems, [])
  await back.close()

  const late = await visitor()
  expects(late.page, 400, /accounts:resetPassword$/)
  await late.page.goto(landing)
  await late.page.getByText('This link has been used or has expired').waitFor()
  await late.page.goto('/login')
  await logIn(late.page, email, 'another password')
  await arrivesAt(late.page, '/dashboard')
  await late.close()
})

/** One browser in which nobody is signed in; the tests from here on go on in it, one after the other. */
const device = {}

test('an address in use is refused in the words of the specification', async () => {
  Object.assign(device, await visitor())
  const { page } = device
  expects(page, 400, /accounts:signUp$/)
  await page.goto('/candidate-auth')
  await signUp(page, emails.candidate)
  await page.getByText('This email already has an account. Please log in instead.').waitFor()
})

test('a password that the provider refuses is refused in its own words', async () => {
  const { page, context } = device
  const message = 'Missing password requirements: [Password must contain at least 12 characters]'
  const provider = /accounts:signUp/
  await context.route(provider, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${message}` } },
    }),
  )
  await signUp(page, newAddress())
  await page.getByText(message).waitFor()
  await context.unroute(provider)
})

test('a wrong password stays on the page and says nothing about the account', async () => {
  const { page } = device
  expects(page, 400, /accounts:signInWithPassword$/)
  await page.goto('/login')
  for (const email of [emails.company, newAddress()]) {
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await page.getByText('E-mail and password don’t match.').waitFor()
    assert.equal(pathOf(page), '/login')
  }
})

test('a link opened on another device asks for the address, makes a new account, and works once', async () => {
  const email = newAddress()
  const { page } = device
  await page.goto('/candidate-auth?with=link')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'E-mail me a link' }).click()
  const { oobLink } = await providerCode(email, 'EMAIL_SIGNIN')

  const there = await visitor()
  expectsNewAccount(there.page)
  await there.page.goto(oobLink)
  await there.page.getByText('Which e-mail was it sent to?').waitFor()
  await assertAccessible(there.page, 'link on another device')
  await there.page.getByLabel('E-mail', { exact: true }).fill(email)
  await there.page.getByRole('button', { name: 'Log In', exact: true }).click()
  await arrivesAt(there.page, '/dashboard')
  assert.deepEqual(there.problems, [])
  await there.close()

  // Where it was asked for, it is followed at once.
  expects(page, 400, /accounts:signInWithEmailLink$/)
  await page.goto(oobLink)
  await page.getByText('This link has been used or has expired').waitFor()
})

test('signing in in one tab signs the other tab in', async () => {
  const { page, context } = device
  await page.goto('/login?next=%2Fclient-dashboard%2Fassessment')
  await page.getByRole('button', { name: 'Log In', exact: true }).waitFor()
  device.other = await context.newPage()
  await device.other.goto('/login')
  await logIn(device.other, emails.company)
  await arrivesAt(page, '/client-dashboard/assessment')
})

test('logging out leads home and ends the session in the other tabs too', async () => {
  const { page, other } = device
  await arrivesAt(other, '/client-dashboard/home')
  await page.goto('/')
  await page.getByRole('button', { name: /account|menu/i }).first().click()
  await page.getByRole('menuitem', { name: /log ?out/i }).click()
  await arrivesAt(page, '/')
  await other.waitForURL('**/login?next=**')
  await other.close()
})

test('a link by e-mail logs in where it was asked for', async () => {
  const { page, problems, close } = device
  await page.goto('/login?next=%2Fabout')
  await page.getByRole('link', { name: 'Use a link by e-mail instead' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(emails.candidate)
  await page.getByRole('button', { name: 'E-mail me a link' }).click()
  await page.getByText('a link is on its way').waitFor()
  await page.goto((await providerCode(emails.candidate, 'EMAIL_SIGNIN')).oobLink)
  await arrivesAt(page, '/about')
  assert.deepEqual(problems, [])
  await close()
})
