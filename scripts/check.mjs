import { checkSteps, unitStep } from './lib/checks.mjs'
import { findNode, installWhenNeeded } from './lib/project.mjs'
import { runSteps } from './lib/steps.mjs'

// npm run check: types, lint, format, boundaries, leftovers and unit tests; under 60 seconds.

installWhenNeeded()
const node = findNode()
const begun = performance.now()
const results = await runSteps([unitStep(node), ...checkSteps(node)])
const failed = results.filter((result) => !result.isPassed)
const seconds = ((performance.now() - begun) / 1000).toFixed(1)
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed in ${seconds} s`)
for (const { name } of failed) console.log(`  ${name}`)
process.exitCode = failed.length === 0 ? 0 : 1
