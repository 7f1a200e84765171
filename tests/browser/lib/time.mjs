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

/** The internship was begun two weeks ago, with everything that comes before that, and today is its last day. */
export async function lastDayOf(internship) {
  if (!/^[0-9a-f-]{36}$/.test(internship)) throw new Error(`${internship} is no id`)
  const where = `where id = '${internship}'`
  await execute(
    `update internships set state = 'ready' ${where};` +
      `update internships set state = 'active', starts_on = current_date - 13, ends_on = current_date ${where}`,
  )
}
