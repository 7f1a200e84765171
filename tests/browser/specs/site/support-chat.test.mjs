// The support chat: from the widget to the inbox and back, over a network that is lost in the middle.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { eventually } from '../../lib/eventually.mjs'
import { assertAccessible } from '../../lib/page/axe.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { returning } from '../../lib/people.mjs'

after(closeBrowser)

const text = (words) => `${words} ${process.pid}-${Date.now()}`

/** The chat of the page that is open. */
async function openChat(page) {
  await page.getByRole('button', { name: /^Support chat/ }).click()
  return page.getByRole('dialog', { name: 'Support chat' })
}

const write = async (within, label, words, send) => {
  await within.getByRole('textbox', { name: label }).fill(words)
  await within.getByRole('button', { name: send, exact: true }).click()
}

const said = (within, words) => within.getByRole('list', { name: 'Messages' }).getByText(words, { exact: true })

test('a question goes from the widget to resolved, over a lost network, and is rated', async () => {
  const person = await returning('partner')
  const admin = await returning('admin')
  const [question, answer, late, note] = ['Where is it?', 'Here.', 'And this?', 'canary note'].map(text)

  await person.page.goto('/partner-dashboard/overview')
  const chat = await openChat(person.page)
  await write(chat, 'Message', question, 'Send')
  await said(chat, question).waitFor()
  await assertAccessible(person.page, 'the support chat')

  await admin.page.goto('/admin-dashboard/support-chat')
  await admin.page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link')
    .filter({ hasText: question })
    .click()
  await said(admin.page, question).waitFor()
  await chat.getByText('Read', { exact: true }).waitFor()
  await admin.page.getByRole('radio', { name: 'Private note' }).click()
  await write(admin.page, 'A note for support. It is part of the user’s data export.', note, 'Save note')
  await admin.page.getByText(note).waitFor()
  await assertAccessible(admin.page, 'the inbox with a conversation')
  await admin.page.getByRole('radio', { name: 'Answer' }).click()
  await write(admin.page, 'Answer', answer, 'Send')
  await said(chat, answer).waitFor()

  await person.context.setOffline(true)
  await write(chat, 'Message', late, 'Send')
  await chat.getByText('Waiting for a connection. It is sent automatically.').waitFor()
  const meanwhile = text('Meanwhile.')
  await write(admin.page, 'Answer', meanwhile, 'Send')
  await said(admin.page, meanwhile).waitFor()
  await person.context.setOffline(false)
  await said(admin.page, late).waitFor()
  await said(chat, meanwhile).waitFor()
  // For a moment one that is on its way can stand beside itself as it came back.
  for (const words of [question, answer, late, meanwhile])
    await eventually(`${words} once`, async () => (await said(chat, words).count()) === 1)
  assert.equal(await person.page.getByText(note).count(), 0)

  await admin.page.getByRole('button', { name: 'Resolve' }).click()
  await chat.getByRole('button', { name: '5 Very good' }).click()
  await chat.getByText('Your rating: Very good. You can change it.').waitFor()
  await admin.page.getByText('5 of 5').waitFor()
  await person.page.keyboard.press('Escape')
  await chat.waitFor({ state: 'detached' })
  const lost = ({ text: words }) => /ERR_INTERNET_DISCONNECTED|network/i.test(words ?? '')
  assert.deepEqual(
    person.problems.filter((problem) => !lost({ text: String(problem) })),
    [],
  )
  assert.deepEqual(admin.problems, [])
  await person.close()
  await admin.close()
})
