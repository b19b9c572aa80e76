import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { checkSteps } from './lib/checks.mjs'
import { findNode, installWhenNeeded } from './lib/project.mjs'
import { currentCommit, seedOf } from './lib/revision.mjs'
import { runSteps } from './lib/steps.mjs'
import { countsOfSteps, summaryOf } from './lib/test-counts.mjs'
import { coreFiles, recordDurations, testFiles } from './lib/test-plan.mjs'
import { runFull } from './lib/test-full.mjs'
import { runRest } from './lib/test-rest.mjs'
import { testRuns } from './lib/test-runs.mjs'

// npm test: checks, unit tests, what is never sampled, and the critical journeys.
// --rest --minutes N: slices of everything else. --faults: faults and conformance with full inputs. --full: all, with full inputs; it goes on
// where it stood, and with --minutes N begins nothing after them.
// --record keeps how long each file took in tests/durations.json.

const args = process.argv.slice(2)
const mode = ['rest', 'faults', 'full'].find((name) => args.includes(`--${name}`)) ?? 'core'
const started = performance.now()

installWhenNeeded()
const node = findNode()
const commit = currentCommit()
const inputs = {
  core: { FAULTS_BESIDE: '1' },
  rest: {},
  faults: { FAULTS: 'full' },
  full: { FULL: '1', FAULTS: 'full' },
}
const seed = process.env.SEED ?? String(seedOf(commit))
const runs = testRuns(node, Object.assign({ SEED: seed }, inputs[mode]))
console.log(`commit ${commit.slice(0, 12)}, SEED=${seed}`)

if (mode === 'core') {
  await readSources()
  runs.vitest('unit, database and fault tests', {
    projects: ['unit', 'database', 'faults'],
    files: coreFiles(commit).map(({ file }) => file),
  })
  runs.playwright('critical journeys in Chromium', { which: 'critical' })
} else if (mode === 'rest') {
  runRest(runs, commit, minutesAsked())
} else if (mode === 'faults') {
  buildWeb()
  runs.vitest('faults and conformance, full inputs', {
    projects: ['database', 'faults'],
    files: filesOf((file) => /^tests\/(faults|conformance)\/|\.(concurrency|property)\.test\.ts$/.test(file)),
  })
} else {
  await readSources()
  runFull(runs, commit, args.includes('--minutes') ? minutesAsked() : Infinity)
}
runs.end()
report()

async function readSources() {
  console.log('\n=== checks and web build')
  const begun = performance.now()
  const results = await runSteps([
    { name: 'web build', command: [node, 'scripts/build.mjs'], env: runs.env },
    ...checkSteps(node),
  ])
  runs.parts.push(
    Object.assign(countsOfSteps(results), {
      name: 'checks and web build',
      seconds: (performance.now() - begun) / 1000,
    }),
  )
}

function buildWeb() {
  runs.part('web build', () => {
    const status = runs.attempt([node, 'scripts/build.mjs'])
    return countsOfSteps([{ name: 'web build', isPassed: status === 0 }])
  })
}

function filesOf(isChosen) {
  return testFiles()
    .map(({ file }) => file)
    .filter(isChosen)
}

/** Throws: Error when `--minutes` has no number. */
function minutesAsked() {
  const text = args[args.indexOf('--minutes') + 1] ?? ''
  if (!args.includes('--minutes') || !/^\d+$/.test(text))
    throw new Error('Say how long: npm run test:rest -- --minutes 15')
  return Number(text)
}

/** `TOTALS_FILE` adds several commands up to one last line. */
function report() {
  const file = process.env.TOTALS_FILE
  const before = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const parts = [...before, ...runs.parts]
  if (file) writeFileSync(file, JSON.stringify(parts))
  if (args.includes('--record')) recordDurations(Object.assign({}, ...runs.parts.map(({ files = {} }) => files)))
  const { failed, line, failures } = summaryOf(parts)
  process.exitCode = failed === 0 ? 0 : 1
  console.log('\n=== parts')
  for (const { name, seconds, passed } of runs.parts)
    console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}: ${passed}`)
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(6)} s  in all`)
  if (failures.length > 0) console.log(`\n=== failed\n${failures.join('\n')}`)
  console.log(`\n${line}`)
}
