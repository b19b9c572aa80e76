import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideBrowser } from '../browser.mjs'
import { programOf } from './checks.mjs'
import { environmentOf, projectDir } from './project.mjs'
import { countsOfPlaywright, countsOfVitest, oneFailed } from './test-counts.mjs'

const journeys = 'tests/e2e/playwright.config.ts'
/** Journeys that `npm test` never leaves out: one critical path of each module and those of the shell. */
const critical = '@core'

/**
 * Runs test programs and adds up what came of them.
 *
 * @param {string} node
 * @param {Record<string, string>} [more] further settings for the programs, such as SEED
 */
export function testRuns(node, more = {}) {
  const env = Object.assign(environmentOf(node), more)
  const folder = mkdtempSync(join(tmpdir(), 'countinghouse-reports-'))
  const parts = []

  /** @param {string} name @param {() => import('./test-counts.mjs').Counts} run */
  function part(name, run) {
    console.log(`\n=== ${name}`)
    const started = performance.now()
    const counts = run()
    parts.push(Object.assign(counts, { name, seconds: (performance.now() - started) / 1000 }))
    return counts
  }

  /** @param {string} name @param {{ projects: string[], files: string[] }} chosen `files`: of the database and fault tests; units are all */
  function vitest(name, { projects, files }) {
    return part(name, () => {
      const report = join(folder, 'vitest.json')
      const list = join(folder, 'files.json')
      rmSync(report, { force: true })
      writeFileSync(list, JSON.stringify(files))
      const output = [
        '--reporter',
        'default',
        '--reporter',
        './scripts/lib/counts-reporter.mjs',
        '--silent=passed-only',
      ]
      const chosen = projects.flatMap((project) => ['--project', project])
      const own = Object.assign({}, env, { COUNTS_FILE: report, TEST_FILES: list })
      const status = attempt([node, programOf.vitest, 'run', ...chosen, ...output], own)
      return complete(countsOfVitest(report), status, files)
    })
  }

  /** @param {string} name @param {{ files?: string[], which: 'critical' | 'others' | 'all' }} chosen */
  function playwright(name, { files = [], which }) {
    return part(name, () => {
      const browser = provideBrowser()
      if (!browser) {
        console.log(
          'There is no Chromium and none could be installed. Install one, then set CHROMIUM_PATH to its program.',
        )
        return oneFailed('journeys: no Chromium')
      }
      const report = join(folder, 'playwright.json')
      rmSync(report, { force: true })
      const own = Object.assign({}, env, { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
      const chosen = {
        critical: ['--grep', critical],
        others: ['--grep-invert', critical, '--pass-with-no-tests'],
        all: [],
      }
      const args = ['test', '--config', journeys, ...chosen[which], ...files]
      const status = attempt([node, programOf.playwright, ...args], own)
      return complete(countsOfPlaywright(report), status, [])
    })
  }

  return {
    env,
    parts,
    part,
    vitest,
    playwright,
    attempt: (command) => attempt(command, env),
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A program that failed without a failed test is broken itself; a file that was asked for and did not run is a gap. */
function complete(counts, status, files) {
  const missing = files.filter((file) => counts.files[file] === undefined).map((file) => `${file}: did not run`)
  const failures = [...counts.failures, ...missing]
  if (status !== 0 && failures.length === 0) failures.push('the program failed although no test did')
  return Object.assign(counts, { failures, failed: Math.max(counts.failed, failures.length) })
}

/** Exit status of a program; null when it could not be started. */
function attempt([program, ...rest], environment) {
  const { status, error } = spawnSync(program, rest, { cwd: projectDir, env: environment, stdio: 'inherit' })
  if (error) console.log(`${program} could not be started: ${error.message}`)
  return status
}
