import { existsSync, readFileSync } from 'node:fs'

/**
 * What one part of the tests came to; failures name each failed test with the first line of why.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts
 */

/** @param {string} file @returns {Counts} */
export function countsOfVitest(file) {
  const report = readReport(file)
  if (!report) return oneFailed('vitest wrote no report')
  const failures = report.testResults.flatMap(failuresOfFile)
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

/** @param {string} file @returns {Counts} */
export function countsOfPlaywright(file) {
  const report = readReport(file)
  if (!report) return oneFailed('playwright wrote no report')
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = [
    ...report.suites.flatMap(failuresOfSuite),
    ...report.errors.map(({ message }) => firstLine(message)),
  ]
  // A journey that passes only when repeated has failed; an error outside all of them, such as in the set-up, is one more.
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped, failures }
}

/** @param {{ name: string, isPassed: boolean }[]} results @returns {Counts} */
export function countsOfSteps(results) {
  const failures = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
  return { passed: results.length - failures.length, failed: failures.length, skipped: 0, failures }
}

/** @param {string} why @returns {Counts} */
export function oneFailed(why) {
  return { passed: 0, failed: 1, skipped: 0, failures: [why] }
}

/**
 * @param {Counts[]} parts
 * @param {boolean} isFailed A program that ended badly without a failed test counts as one.
 */
export function summaryOf(parts, isFailed) {
  const sum = (name) => parts.reduce((total, part) => total + part[name], 0)
  const failed = Math.max(sum('failed'), isFailed ? 1 : 0)
  const skipped = sum('skipped')
  const line = `${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return { failed, line, failures: parts.flatMap(({ failures }) => failures) }
}

/** A file that could not be loaded has failed without a test to say so. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : []
  return failed.map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages[0])}`)
}

function failuresOfSuite({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  const named = failed.map(({ file, line, title, tests }) => `${file}:${line} › ${title}: ${whyFailed(tests)}`)
  return [...named, ...suites.flatMap(failuresOfSuite)]
}

function whyFailed(tests) {
  return firstLine(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message)
}

function firstLine(message = 'no reason was given') {
  return message.split('\n', 1)[0]
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
