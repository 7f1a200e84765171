// The ten tasks of docs/guide/tasks.md, each walked by the labels that it names: a recruiter, a candidate and the admin do
// them one after the other, and no task takes more presses than it says.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { releaseSlate } from '../../lib/acts/admin.mjs'
import { graded, takenBy, triedAssessment } from '../../lib/acts/attempt.mjs'
import { callAs } from '../../lib/acts/companies.mjs'
import { openCompany } from '../../lib/acts/inquiry.mjs'
import { candidates } from '../../lib/acts/joining.mjs'
import { publishedRoleOf } from '../../lib/acts/roles.mjs'
import { applyFor, takeSteps } from '../../lib/acts/selection.mjs'
import { askToMeet, sayInPool } from '../../lib/acts/talent.mjs'
import { MOST, tasks, walk } from '../../lib/guide.mjs'
import { closeBrowser } from '../../lib/page/browser.mjs'
import { known, returning } from '../../lib/people.mjs'

after(closeBrowser)

const accepted = new URL('../../../../problems/fifocost/submissions/accepted/solution.py', import.meta.url)
const flags = ['profile_completed', 'payment', 'assessment_access', 'super_star_access']
const people = new Map()

/** Three people on the shortlist of a role, another role that is remote, and a result nobody has decided on. */
before(async () => {
  const company = await openCompany('Kestrel Works', flags)
  const call = (method, path, body) => callAs(company, method, path, body)
  const [dee, ...others] = await candidates(['Dee Dunn', 'Ada Novak', 'Ben Bright', 'Cas Clark'], { whole: true })
  const { id: role } = await publishedRoleOf(company, 'Software intern')
  await publishedRoleOf(company, 'Remote tools intern', { workplace: 'remote', location: null })
  const applied = []
  for (const email of others) applied.push(await applyFor(role, email))
  await releaseSlate(role)
  for (const { id } of applied) await takeSteps(company, id, ['shortlist'])

  const assessment = await triedAssessment(call, 'Graduate engineer')
  await graded(dee, await takenBy(dee, call, assessment, { source: readFileSync(accepted, 'utf8') }))
  const said = { headline: 'Loom builder', skills: ['rust'], availability: 'later', places: ['remote'] }
  await sayInPool(dee, { ...said, visibility: 'named' })
  await askToMeet(company, said.headline)

  people.set('Recruiter', await known(company)).set('Candidate', await known(dee)).set('Admin', await returning('admin'))
})

test('the guide has ten tasks, of both sides, and says why where one has many presses', () => {
  assert.equal(tasks.length, 10)
  assert.deepEqual([...new Set(tasks.map(({ who }) => who))], ['Recruiter', 'Candidate', 'Admin'])
  for (const { title, most, why } of tasks) assert.ok(most <= MOST || why, `${title}: ${most} presses, and no reason`)
})

for (const task of tasks)
  test(`${task.who}: ${task.title}`, async () => {
    const { page, problems } = people.get(task.who)
    await page.goto(task.at)
    const presses = await walk(page, task)
    process.stdout.write(`# ${task.title}: ${presses} presses of at most ${task.most}\n`)
    assert.ok(presses <= task.most, `${task.title} takes ${presses} presses, more than ${task.most}`)
    // What went wrong in one task is not the next one's.
    assert.deepEqual(problems.splice(0), [])
  })
