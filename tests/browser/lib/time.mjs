// Weeks that a spec cannot wait for: they pass in the database of the stack under test.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { dataDir } from './settings.mjs'

const run = promisify(execFile)

async function execute(sql) {
  const args = ['-h', path.join(dataDir, 'run'), '-U', 'assay', '-d', 'assay', '-v', 'ON_ERROR_STOP=1', '-c', sql]
  await run('psql', args)
}

/** The internship was begun so many days ago, with everything that comes before that, and lasts so many more. */
async function isUnderWay(internship, ago, more) {
  if (!/^[0-9a-f-]{36}$/.test(internship)) throw new Error(`${internship} is no id`)
  const where = `where id = '${internship}'`
  const dates = `starts_on = current_date - ${ago}, ends_on = current_date + ${more}`
  await execute(
    `update internships set state = 'ready' ${where};` +
      `update internships set state = 'active', ${dates} ${where}`,
  )
}

/** It was begun two weeks ago, and today is its last day. */
export const lastDayOf = (internship) => isUnderWay(internship, 13, 0)

/** It was begun four weeks ago and lasts as long again: its fifth week and its first rating are open. */
export const fifthWeekOf = (internship) => isUnderWay(internship, 28, 28)
