import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Of the message of a failed test. */
const mostLines = 12
/** Of the page as it stood when a journey failed. */
const mostPageLines = 80

/**
 * What one part of the tests came to: `failures` names each failed test and why, `files` the seconds of each test file.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], files: Record<string, number> }} Counts
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
  const specs = report.suites.flatMap(specsOf)
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => ['unexpected', 'flaky'].includes(status)))
  return {
    passed: expected,
    // An error outside all journeys, such as in the set-up, is one more.
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: [...failed.map(nameAndReason), ...report.errors.map(({ message }) => wordsOf(message))],
    files: secondsOfSpecs(specs),
  }
}

/** @param {{ name: string, isPassed: boolean }[]} results @returns {Counts} */
export function countsOfSteps(results) {
  const failures = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
  return { passed: results.length - failures.length, failed: failures.length, skipped: 0, failures, files: {} }
}

/** @param {string} why @returns {Counts} */
export function oneFailed(why) {
  return { passed: 0, failed: 1, skipped: 0, failures: [why], files: {} }
}

/** @param {Counts[]} parts */
export function summaryOf(parts) {
  const sum = (name) => parts.reduce((total, part) => total + part[name], 0)
  const failed = sum('failed')
  const skipped = sum('skipped')
  const line = `${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return { failed, line, failures: parts.flatMap(({ failures }) => failures) }
}

/** Units: milliseconds to seconds, to a tenth. */
export function secondsOf(milliseconds) {
  return Math.round(milliseconds / 100) / 10
}

function secondsOfSpecs(specs) {
  const seconds = {}
  for (const spec of specs) {
    const file = fileOf(spec)
    const taken = spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    seconds[file] = Math.round(((seconds[file] ?? 0) + taken / 1000) * 10) / 10
  }
  return seconds
}

/** From the root of the repository, as all other files are named. */
function fileOf({ file }) {
  return `tests/e2e/${file}`
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function nameAndReason(spec) {
  const { line, title, tests } = spec
  const failed = tests.flatMap(({ results }) => results).find(({ error }) => error)
  return `${fileOf(spec)}:${line} › ${title}: ${wordsOf(failed?.error.message)}${pageOf(failed)}`
}

/** The page as it stood, in its roles and names, without its menu, where the report has it. */
function pageOf({ attachments = [] } = {}) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  const [, page] = /```yaml\n([^]*?)```/.exec(path && existsSync(path) ? readFileSync(path, 'utf8') : '') ?? []
  if (page === undefined) return ''
  const lines = page.split('\n')
  const main = Math.max(
    lines.findIndex((line) => /^ *- main/.test(line)),
    0,
  )
  return `\n    The page:\n      ${lines.slice(main, main + mostPageLines).join('\n      ')}`
}

/** The first lines of a message, without colours: enough to tell what went wrong. */
export function wordsOf(message = 'no reason was given') {
  return stripVTControlCharacters(message).split('\n').slice(0, mostLines).join('\n    ')
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
