import { createHash } from 'node:crypto'
import { readLedger, restFiles, sum, within, writeLedger } from './test-plan.mjs'

/** One slice, after which is looked at the time again. Units: seconds of the clock. */
const sliceSeconds = 300
/** Test files run two at a time. */
const atOnce = 2

/**
 * Runs slices of what `npm test` leaves out until the minutes are over, and keeps in tests/ledger.json what ran at which commit and which
 * seeds failed.
 *
 * @param {ReturnType<import('./test-runs.mjs').testRuns>} runs
 * @param {string} commit
 * @param {number} minutes
 */
export function runRest(runs, commit, minutes) {
  const end = performance.now() + minutes * 60_000
  const secondsLeft = () => Math.max(0, (end - performance.now()) / 1000)
  const ledger = readLedger()
  const seed = process.env.SEED ?? seedOfRest(commit)
  runs.env.SEED = seed
  runs.env.INPUTS = 'more'
  console.log(`SEED=${seed} for what is run here`)
  let waiting = restFiles(commit)
  for (let slice = 1; waiting.length > 0; slice += 1) {
    const chosen = within(waiting, Math.min(sliceSeconds, secondsLeft()) * atOnce)
    if (chosen.length === 0) break
    waiting = waiting.filter((file) => !chosen.includes(file))
    const failed = runSlice(runs, slice, chosen)
    const day = new Date().toISOString().slice(0, 10)
    for (const { file } of chosen) ledger.ran[file] = `${commit.slice(0, 12)} ${day}`
    ledger.failed = [
      ...ledger.failed.filter((one) => !chosen.some(({ file }) => file === one.file)),
      ...failed.map((file) => ({ file, seed: Number(seed) })),
    ]
    writeLedger(ledger)
  }
  console.log(
    `\n${waiting.length} test files wait for another run (${Math.round(sum(waiting) / atOnce / 60)} minutes).`,
  )
}

/** The files of a slice that failed. */
function runSlice(runs, slice, chosen) {
  const files = chosen.filter(({ suite }) => suite !== 'journeys').map(({ file }) => file)
  const journeys = chosen.filter(({ suite }) => suite === 'journeys').map(({ file }) => file)
  const parts = []
  if (files.length > 0) parts.push(runs.vitest(`slice ${slice}: tests`, { projects: ['database', 'faults'], files }))
  if (journeys.length > 0) parts.push(runs.playwright(`slice ${slice}: journeys`, { files: journeys, which: 'others' }))
  const failures = parts.flatMap((part) => part.failures)
  return chosen.map(({ file }) => file).filter((file) => failures.some((failure) => failure.includes(file)))
}

/** Another seed than that of `npm test`, so that both see different cases of one commit. */
function seedOfRest(commit) {
  return String(Number.parseInt(createHash('sha256').update(`rest ${commit}`).digest('hex').slice(0, 7), 16))
}
