// Runs every spec file, each in a process of its own, as many at once as there are stacks to run
// them against. Whichever stack is free takes the next file; what a file prints comes in one piece.
// A file that failed runs once more at the end, alone, against a stack that it has left nothing on,
// such as a day's limit used up; what passes only then is named, and counts.
import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (name) => fileURLToPath(new URL(name, import.meta.url))

/** The settings of each stack; without a list, the one of the environment. */
const stacks = JSON.parse(process.env.ASSAY_STACKS ?? '[{}]')

/**
 * The files that take longest begin first, so that the last of all are short: as long as each took on two processors on
 * 2026-11-30 in the night, from two minutes to two thirds of one. The others follow by their length.
 */
const longest = [
  ['selection', 'internships', 'talent-pool', 'screens', 'results', 'phone', 'identity', 'tasks', 'main-job'],
  ['practice', 'company', 'published', 'voided', 'problem-builder', 'dashboard', 'workspace', 'presence'],
  ['similarity', 'google', 'chrome', 'sessions', 'scenario-growing', 'partner', 'scenario', 'languages'],
  ['every-language', 'drafts', 'onboarding-admin', 'routes'],
].flat()

const stem = (file) => path.basename(file, '.test.mjs')
const length = (file) => readFileSync(here(`specs/${file}`)).length
const rank = (file) => (longest.includes(stem(file)) ? 1e9 - longest.indexOf(stem(file)) : length(file))
const chosen = process.argv.slice(2).map(stem)
const files = readdirSync(here('specs'), { recursive: true })
  .filter((file) => file.endsWith('.test.mjs') && (chosen.length === 0 || chosen.includes(stem(file))))
  .sort((a, b) => rank(a) - rank(b))

/** Runs a file and resolves with what it printed and whether every test of it passed. */
function run(file, settings) {
  return new Promise((resolve, reject) => {
    const began = Date.now()
    const options = ['--test', '--test-reporter=tap', '--test-timeout=1200000', here(`specs/${file}`)]
    const child = spawn(process.execPath, options, { env: { ...process.env, ...settings } })
    const printed = []
    child.stdout.on('data', (chunk) => printed.push(chunk))
    child.stderr.on('data', (chunk) => printed.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      const seconds = (Date.now() - began) / 1000
      const text = `${Buffer.concat(printed)}# ${path.basename(file)}: ${seconds.toFixed(1)} s\n`
      resolve({ passed: code === 0, seconds, text })
    })
  })
}

const failed = []
const took = []
async function work(settings) {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const { passed, seconds, text } = await run(file, settings)
    took.push([stem(file), seconds])
    // Marked, so that nobody counts these tests: they are counted when they have run again.
    process.stdout.write(passed ? text : text.replace(/^(?=.)/gm, '1st time: '))
    if (!passed) failed.push({ file, settings })
  }
}

process.exitCode = files.length > 0 ? 0 : 1
await Promise.all(stacks.map(work))
took.sort(([, a], [, b]) => b - a)
process.stdout.write(
  `# longest: ${took.slice(0, 12).map(([name, seconds]) => `${name} ${seconds.toFixed(0)} s`).join(', ')}\n`,
)
const unsteady = []
for (const { file, settings } of failed) {
  const other = stacks.find((stack) => stack !== settings) ?? settings
  const { passed, text } = await run(file, other)
  process.stdout.write(text)
  if (passed) unsteady.push(file)
  else process.exitCode = 1
}
if (unsteady.length > 0) process.stdout.write(`# passed only the second time: ${unsteady.join(', ')}\n`)
