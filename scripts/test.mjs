import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideBrowser } from './browser.mjs'
import { checkSteps, programOf } from './lib/checks.mjs'
import { environmentOf, findNode, installWhenNeeded, projectDir } from './lib/project.mjs'
import { runSteps } from './lib/steps.mjs'
import { countsOfPlaywright, countsOfSteps, countsOfVitest, oneFailed, summaryOf } from './lib/test-counts.mjs'

// npm test: everything, with small inputs for faults and fuzz. --faults: faults and conformance, full inputs. --full: all, full.

const args = process.argv.slice(2)
const isFaults = args.includes('--faults')
const isFull = args.includes('--full')
const journeys = 'tests/e2e/playwright.config.ts'

installWhenNeeded()
const node = findNode()
const env = Object.assign(environmentOf(node), isFull && { FULL: '1', FAULTS: 'full' }, isFaults && { FAULTS: 'full' })
const reports = mkdtempSync(join(tmpdir(), 'countinghouse-reports-'))
const parts = []
let isBroken = false

if (!isFaults) parts.push(countsOfSteps(await runSteps(checkSteps(node))))
title('web build')
const build = attempt([node, 'scripts/build.mjs'], env)
parts.push(countsOfSteps([{ name: 'web build', isPassed: build === 0 }]))
runVitest()
if (!isFaults) runJourneys()
rmSync(reports, { recursive: true, force: true })

const { failed, line, failures, unsteady } = summaryOf(parts, isBroken)
process.exitCode = failed === 0 ? 0 : 1
if (unsteady.length > 0) title(`unsteady: passed when tried again\n${unsteady.join('\n')}`)
if (failures.length > 0) title(`failed\n${failures.join('\n')}`)
console.log(`\n${line}`)

function runVitest() {
  title(isFaults ? 'faults and conformance, full inputs' : 'unit, database and fault tests')
  const report = join(reports, 'vitest.json')
  const projects = ['unit', 'database', 'faults'].flatMap((name) => ['--project', name])
  const families = ['tests/faults', 'tests/conformance', 'together.test.ts', 'drawn.test.ts']
  const chosen = isFaults ? [...projects, ...families] : []
  const output = ['--reporter', 'default', '--reporter', './scripts/lib/counts-reporter.mjs', '--silent=passed-only']
  const more = { COUNTS_FILE: report }
  const status = attempt([node, programOf.vitest, 'run', ...chosen, ...output], Object.assign({}, env, more))
  add(countsOfVitest(report), status)
}

function runJourneys() {
  title('journeys in Chromium')
  if (!existsSync(join(projectDir, journeys))) {
    console.log(`Skipped: there is no ${journeys} yet.`)
    return
  }
  const browser = provideBrowser()
  if (!browser) {
    console.log('There is no Chromium and none could be installed. Install one, then set CHROMIUM_PATH to its program.')
    parts.push(oneFailed('journeys: no Chromium'))
    return
  }
  const report = join(reports, 'playwright.json')
  const more = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const status = attempt([node, programOf.playwright, 'test', '--config', journeys], Object.assign({}, env, more))
  add(countsOfPlaywright(report), status)
}

/** A program that failed although its report shows no failed test is broken itself, such as by an error nobody caught. */
function add(counts, status) {
  parts.push(counts)
  if (status !== 0 && counts.failed === 0) isBroken = true
}

function attempt([program, ...rest], environment) {
  const { status, error } = spawnSync(program, rest, { cwd: projectDir, env: environment, stdio: 'inherit' })
  if (error) console.log(`${program} could not be started: ${error.message}`)
  return status
}

function title(text) {
  console.log(`\n=== ${text}`)
}
