import { writeFileSync } from 'node:fs'
import { secondsOf, wordsOf } from './test-counts.mjs'

// Vitest's own JSON report keeps silent about a hook that failed.

/** Reporter of vitest that writes what its tests came to into the file that `COUNTS_FILE` names. Shape: `Counts`. */
export default class CountsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: 0, skipped: 0, failures: [], files: {} }
    for (const module of modules) count(module, counts)
    counts.failures.push(...unhandledErrors.map((error) => `outside all tests: ${wordsOf(error.message)}`))
    counts.failed = counts.failures.length
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts))
  }
}

function count(module, counts) {
  const { relativeModuleId: file, children } = module
  const { setupDuration, collectDuration, duration } = module.diagnostic()
  counts.files[file] = secondsOf(setupDuration + collectDuration + duration)
  const fail = (name, [{ message, diff = '' } = {}]) =>
    counts.failures.push(`${file}${name}: ${wordsOf(`${message}\n${diff}`)}`)
  if (module.errors().length > 0) fail('', module.errors())
  for (const suite of children.allSuites()) if (suite.errors().length > 0) fail(` › ${suite.fullName}`, suite.errors())
  for (const test of children.allTests()) {
    const { state, errors = [] } = test.result()
    if (state === 'passed') counts.passed += 1
    else if (state === 'failed') fail(` › ${test.fullName}`, errors)
    else counts.skipped += 1
  }
}
