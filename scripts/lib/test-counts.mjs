import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Of the message of a failed test. */
const mostLines = 12

/**
 * What one part of the tests came to; failures name each failed test and why.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts
 */

/** @param {string} file @returns {Counts} */
export function countsOfVitest(file) {
  return readReport(file) ?? oneFailed('vitest wrote no report')
}

/** @param {string} file @returns {Counts} */
export function countsOfPlaywright(file) {
  const report = readReport(file)
  if (!report) return oneFailed('playwright wrote no report')
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = [...report.suites.flatMap(failuresOfSuite), ...report.errors.map(({ message }) => wordsOf(message))]
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

function failuresOfSuite({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  const named = failed.map(({ file, line, title, tests }) => `${file}:${line} › ${title}: ${whyFailed(tests)}`)
  return [...named, ...suites.flatMap(failuresOfSuite)]
}

function whyFailed(tests) {
  return wordsOf(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message)
}

/** The first lines of a message, without colours: enough to tell what went wrong. */
export function wordsOf(message = 'no reason was given') {
  return stripVTControlCharacters(message).split('\n').slice(0, mostLines).join('\n    ')
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
