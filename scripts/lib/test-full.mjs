import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from './project.mjs'
import { isChanged } from './revision.mjs'
import { sum, testFiles, within } from './test-plan.mjs'

const ledgerFile = join(projectDir, '.full-run.json')
/** One slice, after which what passed is kept. Units: seconds of the clock, by the inputs of `npm test`. */
const sliceSeconds = 120
/** Test files run two at a time. */
const atOnce = 2
const suites = ['database', 'faults', 'journeys']

/**
 * Runs every test with full inputs, in slices. A run of hours that was ended goes on where it stood, as long as the commit is the same
 * and nothing in the folder was changed; what failed runs again.
 *
 * @param {ReturnType<import('./test-runs.mjs').testRuns>} runs
 * @param {string} commit
 * @param {number} minutes after which no further slice begins
 */
export function runFull(runs, commit, minutes) {
  const started = performance.now()
  const isOver = () => performance.now() - started > minutes * 60_000
  const ledger = readLedger(commit)
  if (ledger.files.length > 0) console.log(`\n${ledger.passed} tests passed at this commit before.`)
  if (!ledger.hasUnits) {
    const { failed, passed } = runs.vitest('unit tests', { projects: ['unit'], files: [] })
    keep(ledger, { hasUnits: failed === 0, passed: ledger.passed + (failed === 0 ? passed : 0) })
  }
  const all = testFiles()
  let waiting = all.filter(({ file }) => !ledger.files.includes(file))
  while (waiting.length > 0 && !isOver()) {
    const chosen = nextSlice(waiting)
    waiting = waiting.filter((one) => !chosen.includes(one))
    const { failures, passed } = runSlice(runs, chosen, `${all.length - waiting.length} of ${all.length} files`)
    const done = chosen.map(({ file }) => file).filter((file) => !failures.some((failure) => failure.includes(file)))
    keep(ledger, { files: [...ledger.files, ...done], passed: ledger.passed + passed })
  }
  reportGap(runs, ledger, waiting)
}

/** Of one suite: faults measure and kill, and run beside nothing else. */
function nextSlice(waiting) {
  const suite = suites.find((name) => waiting.some((one) => one.suite === name))
  const own = waiting.filter((one) => one.suite === suite).toSorted((one, other) => other.seconds - one.seconds)
  const chosen = within(own, sliceSeconds * atOnce)
  return chosen.length > 0 ? chosen : own.slice(0, 1)
}

function runSlice(runs, chosen, progress) {
  const files = chosen.map(({ file }) => file)
  const [{ suite }] = chosen
  const name = `${suite}, ${progress}`
  return suite === 'journeys'
    ? runs.playwright(name, { files, which: 'all' })
    : runs.vitest(name, { projects: [suite], files })
}

/** A full run is green only when nothing of it is left. */
function reportGap(runs, ledger, waiting) {
  console.log(`\n${ledger.passed} tests of ${ledger.files.length} files passed at this commit so far.`)
  if (waiting.length === 0) return
  const minutes = Math.round(sum(waiting) / atOnce / 60)
  runs.part('what waits', () => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [
      `${waiting.length} test files have not run yet (${minutes} minutes with small inputs): start npm run test:full again.`,
    ],
    files: {},
  }))
}

/** @returns {{ commit: string, passed: number, hasUnits: boolean, files: string[] }} `files` passed whole */
function readLedger(commit) {
  const known = existsSync(ledgerFile) && !isChanged() ? JSON.parse(readFileSync(ledgerFile, 'utf8')) : null
  if (known?.commit === commit) return known
  rmSync(ledgerFile, { force: true })
  return { commit, passed: 0, hasUnits: false, files: [] }
}

function keep(ledger, more) {
  Object.assign(ledger, more)
  writeFileSync(ledgerFile, JSON.stringify(ledger))
}
