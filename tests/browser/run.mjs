// Runs every spec file, each in a process of its own, as many at once as there are stacks to run
// them against. Whichever stack is free takes the next file; what a file prints comes in one piece.
import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** The settings of each stack; without a list, the one of the environment. */
const stacks = JSON.parse(process.env.ASSAY_STACKS ?? '[{}]')

/** Files that walk every screen take longest, whatever their length, and begin first. */
const sweeps = ['screens.test.mjs', 'routes.test.mjs']

const length = (file) => readFileSync(here(`specs/${file}`)).length
const rank = (file) => (sweeps.includes(file) ? Infinity : length(file))
const chosen = process.argv.slice(2)
const files = readdirSync(here('specs'))
  .filter((file) => file.endsWith('.test.mjs') && (chosen.length === 0 || chosen.includes(file)))
  .sort((a, b) => rank(a) - rank(b))

/** Resolves with whether every test of the file passed. */
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
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      process.stdout.write(Buffer.concat(printed))
      process.stdout.write(`# ${file}: ${seconds} s\n`)
      resolve(code === 0)
    })
  })
}

let passed = files.length > 0
async function work(settings) {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    if (!(await run(file, settings))) passed = false
  }
}
await Promise.all(stacks.map(work))
process.exitCode = passed ? 0 : 1
