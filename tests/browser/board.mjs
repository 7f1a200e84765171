// `cargo xtask bench board`: what a board of a thousand candidates asks of the browser. The frames while
// its first column is scrolled, the time from a click to the moved card, and to a colleague's board. One
// candidate is real and is moved; the rest of the column is made of copies of their card on its way here.
import { releaseSlate } from './lib/acts/admin.mjs'
import { callAs } from './lib/acts/companies.mjs'
import { publishedRole } from './lib/acts/roles.mjs'
import { applicants } from './lib/acts/selection.mjs'
import { closeBrowser, visitor } from './lib/page/browser.mjs'
import { at, noteFrames, notedFrames, print } from './lib/page/trace.mjs'
import { logIn, ownPassword } from './lib/people.mjs'

const CARDS = 1000
const PAGE = 100
const MOVES = Number(process.argv[2] ?? 20)
const NAME = 'Ben Bright'

const ms = (value) => `${value.toFixed(0)} ms`

/** Fills the column that the server answers with copies of its last card, up to a thousand. */
async function fill(page, role) {
  await page.route(`**/api/roles/${role}/applications?*column=released*`, async (route) => {
    const asked = new URL(route.request().url())
    const from = Number(asked.searchParams.get('cursor') ?? 0)
    asked.searchParams.delete('cursor')
    const { items } = await (await route.fetch({ url: asked.href })).json()
    const copy = (n) => ({
      ...items.at(-1),
      id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
      code: `X${String(n).padStart(3, '0')}`,
    })
    const own = from === 0 ? items : []
    const copies = Array.from({ length: PAGE - own.length }, (_, n) => copy(from + own.length + n))
    const next = from + PAGE < CARDS ? String(from + PAGE) : null
    await route.fulfill({ json: { items: [...own, ...copies], next_cursor: next } })
  })
}

async function member(email, path) {
  const person = await visitor({ realistic: true })
  await person.page.goto(`/login?next=${encodeURIComponent(path)}`)
  await logIn(person.page, email, ownPassword)
  await person.page.waitForURL((url) => url.pathname === path)
  return person
}

/** The time between two frames, in milliseconds, while the column is scrolled from its top to its end. */
async function scroll(page) {
  const column = page.getByRole('region', { name: /^Released/ })
  await noteFrames(page)
  const { x, y } = await column.getByRole('list').boundingBox()
  await page.mouse.move(x + 40, y + 200)
  for (let step = 0; step < 400; step += 1) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(12)
  }
  await column.getByText('Candidate X999').waitFor()
  return notedFrames(page)
}

/** When the card stood in the column, by the clock of the page; asked for before it does. */
const arrival = (page, column) =>
  page.evaluate(
    ([name, label]) =>
      new Promise((resolve) => {
        const look = () => {
          const region = document.querySelector(`section[aria-label^="${label},"]`)
          if (region?.textContent.includes(name) !== true) return requestAnimationFrame(look)
          // The frame that paints it has ended when the next task runs.
          return setTimeout(() => resolve(Date.now()), 0)
        }
        look()
      }),
    [NAME, column],
  )

/** Clicks, and answers when, by the clock of the page. */
async function click(page, button) {
  await page.evaluate(() =>
    addEventListener('click', () => (globalThis.clicked = Date.now()), { capture: true, once: true }),
  )
  await button.click()
  return page.evaluate(() => globalThis.clicked)
}

const role = await publishedRole('Pellworth Measures', 'Measured fitter')
const [email] = await applicants(role.id, [NAME, 'Zoe Zorn'])
await releaseSlate(role.id)
const { items } = await callAs(role.email, 'GET', `/api/roles/${role.id}/applications`)
await callAs(role.email, 'POST', `/api/applications/${items[0].id}/step`, { act: 'shortlist', version: items[0].version })
print(`${CARDS} candidates, ${MOVES} moves of ${email}`)

const path = `/client-dashboard/talent-selection/${role.id}`
const { page, close } = await member(role.email, path)
await fill(page, role.id)
await page.reload()
const card = page.getByRole('link', { name: NAME })
await card.waitFor()
const frames = await scroll(page)

const colleague = await member(role.email, path)
await colleague.page.getByRole('link', { name: NAME }).waitFor()
const [painted, followed] = [[], []]
for (let move = 0; move < MOVES; move += 1) {
  const to = move % 2 === 0 ? 'Interview' : 'Shortlisted'
  if (to === 'Interview') await page.getByRole('checkbox', { name: `Choose ${NAME}` }).check()
  const [here, there] = [arrival(page, to), arrival(colleague.page, to)]
  const button =
    to === 'Interview'
      ? page.getByRole('group', { name: '1 chosen' }).getByRole('button', { name: 'Interview' })
      : page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' })
  const clicked = await click(page, button)
  painted.push((await here) - clicked)
  followed.push((await there) - clicked)
}

const slow = frames.filter((frame) => frame > 50).length
const goals = [
  [`frames over 50 ms of ${frames.length} while scrolling (longest ${ms(Math.max(...frames))}, 99th ${ms(at(frames, 0.99))})`, slow, 0],
  [`click to painted move, median of ${MOVES}, ms (longest ${ms(Math.max(...painted))})`, at(painted, 0.5), 50],
  [`click to a colleague's board, 95th, ms (median ${ms(at(followed, 0.5))})`, at(followed, 0.95), 1000],
]
for (const [what, value, most] of goals) print(`${value <= most ? 'met ' : 'MISS'} ${what}: ${value}, goal ${most}`)
await page.unrouteAll({ behavior: 'wait' })
await Promise.all([close(), colleague.close()])
await closeBrowser()
process.exit(goals.every(([, value, most]) => value <= most) ? 0 : 1)
