import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {string} file @returns {Counts} */
export function countsOfVitest(file) {
  const report = readReport(file)
  if (!report) return oneFailed
  // A file that could not be loaded has failed without a test to say so.
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** @param {string} file @returns {Counts} */
export function countsOfPlaywright(file) {
  const report = readReport(file)
  if (!report) return oneFailed
  const { expected, unexpected, flaky, skipped } = report.stats
  // A journey that passes only when repeated has failed; an error outside all of them, such as in the set-up, is one more.
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

/** @param {{ isPassed: boolean }[]} results @returns {Counts} */
export function countsOfSteps(results) {
  const passed = results.filter((result) => result.isPassed).length
  return { passed, failed: results.length - passed, skipped: 0 }
}

/** @param {Counts[]} parts @param {boolean} isFailed A program that ended badly without a failed test counts as one. */
export function summaryOf(parts, isFailed) {
  const sum = (name) => parts.reduce((total, part) => total + part[name], 0)
  const failed = Math.max(sum('failed'), isFailed ? 1 : 0)
  const skipped = sum('skipped')
  return { failed, line: `${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}` }
}

const oneFailed = { passed: 0, failed: 1, skipped: 0 }

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
