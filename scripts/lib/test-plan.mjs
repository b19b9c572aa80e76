import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from './project.mjs'
import { changedModules, moduleOf } from './revision.mjs'

const planFile = join(projectDir, 'tests/plan.json')
const durationsFile = join(projectDir, 'tests/durations.json')
const ledgerFile = join(projectDir, 'tests/ledger.json')
/** Of a file that no run has timed yet. Units: seconds. */
const assumedSeconds = { database: 10, faults: 60, journeys: 20 }

/**
 * @typedef {{ file: string, suite: 'database' | 'faults' | 'journeys', seconds: number }} TestFile `seconds` as last recorded
 * @typedef {{ ran: Record<string, string>, failed: { file: string, seed: number }[] }} Ledger `ran`: commit and day of the last run
 */

/** Every test file that needs a database or a browser. @returns {TestFile[]} */
export function testFiles() {
  const durations = readJson(durationsFile, {})
  return ['apps/server/src', 'tests']
    .flatMap((folder) => walk(folder))
    .flatMap((file) => {
      const suite = suiteOf(file)
      return suite === null ? [] : [{ file, suite, seconds: durations[file] ?? assumedSeconds[suite] }]
    })
}

/**
 * What `npm test` runs besides checks, unit tests and the critical journeys: what is never sampled, then files of the modules that
 * changed, then others by the commit's hash, within the seconds of the plan.
 *
 * @param {string} commit
 * @returns {TestFile[]}
 */
export function coreFiles(commit) {
  const { always, seconds } = readJson(planFile, null)
  const files = testFiles().filter(({ suite }) => suite !== 'journeys')
  const gone = always.filter((part) => !files.some(({ file }) => file.includes(part)))
  if (gone.length > 0) throw new Error(`tests/plan.json names files that are not there: ${gone.join(', ')}`)
  const isAlways = ({ file }) => always.some((part) => file.includes(part))
  const changed = changedModules()
  return ['database', 'faults'].flatMap((suite) => {
    const own = files.filter((file) => file.suite === suite)
    const fixed = own.filter(isAlways)
    const sampled = inOrder(
      own.filter((file) => !isAlways(file)),
      (file) => [changed.includes(moduleOf(file.file)) ? 0 : 1, rank(commit, file.file)],
    )
    return [...fixed, ...within(sampled, seconds[suite] - sum(fixed))]
  })
}

/**
 * Everything that `npm test` does not run at this commit, in the order of `test:rest`: what failed, what changed, then what was run
 * longest ago. Of journeys the critical ones are among `npm test`, and their files are listed for the others.
 *
 * @param {string} commit
 * @returns {TestFile[]}
 */
export function restFiles(commit) {
  const { ran, failed } = readLedger()
  const core = new Set(coreFiles(commit).map(({ file }) => file))
  const changed = changedModules()
  return inOrder(
    testFiles().filter(({ file }) => !core.has(file)),
    ({ file }) => [
      failed.some((one) => one.file === file) ? 0 : 1,
      changed.includes(moduleOf(file)) ? 0 : 1,
      ran[file]?.split(' ')[1] ?? '',
      rank(commit, file),
    ],
  )
}

/** @returns {Ledger} */
export function readLedger() {
  return readJson(ledgerFile, { ran: {}, failed: [] })
}

/** @param {Ledger} ledger */
export function writeLedger(ledger) {
  writeFileSync(ledgerFile, `${JSON.stringify({ ran: sortedByName(ledger.ran), failed: ledger.failed }, null, 2)}\n`)
}

/** Keeps how long each file took, which the next runs are planned by. @param {Record<string, number>} seconds */
export function recordDurations(seconds) {
  const known = readJson(durationsFile, {})
  const files = new Set(testFiles().map(({ file }) => file))
  const all = Object.entries(Object.assign(known, seconds)).filter(([file]) => files.has(file))
  writeFileSync(durationsFile, `${JSON.stringify(sortedByName(Object.fromEntries(all)), null, 2)}\n`)
}

/** The first of them that take no longer together. */
export function within(files, seconds) {
  let left = seconds
  return files.filter((file) => {
    if (file.seconds > left) return false
    left -= file.seconds
    return true
  })
}

export function sum(files) {
  return files.reduce((total, { seconds }) => total + seconds, 0)
}

function suiteOf(file) {
  if (/^tests\/e2e\/.*\.spec\.ts$/.test(file)) return 'journeys'
  if (!file.endsWith('.test.ts')) return null
  if (file.startsWith('tests/faults/')) return 'faults'
  const isUnit = file.endsWith('.unit.test.ts') || file.endsWith('/config.test.ts')
  return !isUnit && (file.startsWith('apps/server/') || file.startsWith('tests/conformance/')) ? 'database' : null
}

/** A number of a text and the commit, the same wherever it is asked for. */
function rank(commit, text) {
  return createHash('sha256').update(`${commit} ${text}`).digest('hex')
}

function inOrder(files, keysOf) {
  const keyed = files.map((file) => ({ file, keys: keysOf(file) }))
  keyed.sort((one, other) => {
    const at = one.keys.findIndex((key, index) => key !== other.keys[index])
    return at < 0 ? 0 : one.keys[at] < other.keys[at] ? -1 : 1
  })
  return keyed.map(({ file }) => file)
}

function walk(folder) {
  return readdirSync(join(projectDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : walk(path)
    return [path]
  })
}

function readJson(file, otherwise) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise
}

function sortedByName(values) {
  return Object.fromEntries(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))
}
