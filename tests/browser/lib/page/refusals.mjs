// Answers with a 4xx status: the browser reports each on the console, and the client logs it. A spec names those
// that are right; any other fails it.

/** What each browser profile's spec expects. */
const expected = new WeakMap()

const expectedOf = (page) => expected.get(page.context()) ?? []

/** From now on an answer of this status is right where the pattern finds itself in the path. */
export function expects(page, status, path) {
  expected.set(page.context(), [...expectedOf(page), { status, path }])
}

/** The server does not know a new account, which the application asks before it registers one (specification §8). */
export const expectsNewAccount = (page) => expects(page, 404, /^\/api\/auth\/user$/)

/** The 4xx status that the browser reports in this line; null where it reports none. */
export function refusalIn(message) {
  const found = /^Failed to load resource: the server responded with a status of (4\d\d)/.exec(message.text())
  return found && Number(found[1])
}

/** What the client logs of a call that was answered; one without an answer is no refusal. */
const LOGGED = /^\[assay\] \w+ (\S+) failed (?!network)/

/** Whether this line is about a refusal that is right. */
export function isExpected(page, message) {
  const logged = LOGGED.exec(message.text())
  if (logged) return expectedOf(page).some(({ path }) => path.test(logged[1]))
  const status = refusalIn(message)
  if (status === null) return false
  const { pathname } = new URL(message.location().url)
  return expectedOf(page).some((one) => one.status === status && one.path.test(pathname))
}
