import { environmentOf, findNode, installWhenNeeded, run } from './lib/project.mjs'

installWhenNeeded()
const node = findNode()
const args = process.argv.slice(2)
const isScreensOnly = args.includes('--screens')
if (!isScreensOnly) run([node, 'tests/bench/main.ts', ...args], environmentOf(node))
// What the browser draws is measured when everything is, and with --screens alone.
const isPart = args.some((arg) => /^--(?:only|smoke|baseline|compare)/.test(arg))
if (isScreensOnly || !isPart) {
  const kept = args.filter((arg) => arg === '--write')
  run([node, 'tests/e2e/bench/main.ts', ...kept], environmentOf(node))
}
