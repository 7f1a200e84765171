// What was sent by e-mail: ours from the development inbox, the identity provider's from the
// emulator.
import { baseUrl, emulatorUrl, project } from './settings.mjs'
import { eventually } from './eventually.mjs'

async function json(url) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

/** The newest message to this address whose subject matches. */
export function mailTo(address, subject) {
  return eventually(`a mail to ${address}`, async () => {
    const { items } = await json(`${baseUrl}/api/dev/mail`)
    return items.find((mail) => mail.to.includes(address) && subject.test(mail.subject))
  })
}

/** The first link in a message whose path matches. */
export function linkIn(mail, path) {
  const links = mail.text.match(/https?:\/\/\S+/g) ?? []
  const found = links.map((link) => new URL(link)).find((url) => path.test(url.pathname))
  if (!found) throw new Error(`no link to ${path} in:\n${mail.text}`)
  return found
}

/** Every code of a kind that the identity provider has mailed to this address, oldest first. */
export async function providerCodes(address, kind) {
  const { oobCodes } = await json(`${emulatorUrl}/emulator/v1/projects/${project}/oobCodes`)
  return oobCodes.filter((code) => code.email === address && code.requestType === kind)
}

/** The newest of them. */
export function providerCode(address, kind) {
  return eventually(`a ${kind} code for ${address}`, async () => (await providerCodes(address, kind)).at(-1))
}

/** Where the link of the provider's newest mail leads: its page is ours, as in the application's own list of mails. */
export async function mailedPath(address, kind) {
  return `/reset-password${new URL((await providerCode(address, kind)).oobLink).search}`
}
