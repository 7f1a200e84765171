// Signing in with Google, without Google: the emulator's own window, and a stand-in for the one
// script that it needs from the internet.
import { readFileSync } from 'node:fs'
import { visitor } from './browser.mjs'
import { expectsNewAccount } from './refusals.mjs'

const frames = readFileSync(new URL('google-frames.js', import.meta.url), 'utf8')

/**
 * A visitor who may sign in with Google. Only theirs: a profile whose requests are looked at keeps no file of the
 * application, so that every page of it costs two to three times as much.
 */
export async function googleVisitor(options) {
  const person = await visitor(options)
  await withoutGoogle(person.context)
  return person
}

/** Answers what the sign-in window asks of the internet. */
async function withoutGoogle(context) {
  await context.route(/^https:\/\/apis\.google\.com\/js\/api\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: frames }),
  )
  await context.route(/^https:\/\/(unpkg\.com|fonts\.)/, (route) => {
    const script = route.request().resourceType() === 'script'
    return route.fulfill({ contentType: script ? 'text/javascript' : 'text/css', body: '' })
  })
}

/** Has the emulator's page, which is open, make up an account; answers its address. */
export async function makeUpAccount(page) {
  expectsNewAccount(page)
  await page.locator('#add-account-button').click()
  await page.locator('#autogen-button').click()
  const email = await page.locator('#email-input').inputValue()
  await page.locator('#sign-in').click()
  return email
}

/** Presses the button and signs in with a new account in the window that opens; answers its address. */
export async function continueWithGoogle(page) {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  return makeUpAccount(await opened)
}
