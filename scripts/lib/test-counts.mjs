import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Of the message of a failed test. */
const mostLines = 12
/** Of the page as it stood when a journey failed. */
const mostPageLines = 80
/** Journeys that may pass when tried again without failing the whole. Source: decision 076. */
const mostUnsteady = 3

/**
 * What one part of the tests came to; failures name each failed test and why, `unsteady` those that passed when tried again.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], unsteady?: string[] }} Counts
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
  const isFailed = flaky > mostUnsteady
  const specs = report.suites.flatMap(specsOf)
  const named = (status) => specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(nameAndReason)
  const unsteady = named('flaky')
  return {
    passed: expected + (isFailed ? 0 : flaky),
    // An error outside all journeys, such as in the set-up, is one more.
    failed: unexpected + (isFailed ? flaky : 0) + report.errors.length,
    skipped,
    failures: [
      ...named('unexpected'),
      ...(isFailed ? unsteady : []),
      ...report.errors.map(({ message }) => wordsOf(message)),
    ],
    unsteady: isFailed ? [] : unsteady,
  }
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
  const all = (name) => parts.flatMap((part) => part[name] ?? [])
  return { failed, line, failures: all('failures'), unsteady: all('unsteady') }
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function nameAndReason({ file, line, title, tests }) {
  const failed = tests.flatMap(({ results }) => results).find(({ error }) => error)
  return `${file}:${line} › ${title}: ${wordsOf(failed?.error.message)}${pageOf(failed)}`
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
