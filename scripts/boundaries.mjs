import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from './lib/project.mjs'

// Who may import whom (.dependency-cruiser.cjs). A tool that cannot read our sources finds nothing and is content,
// so every source file must be among those it has read.

const dir = process.argv[2] ?? '.'
const result = cruise(dir)
const violations = result.summary.violations.map(sentenceOf)
const unread = sourcesOf(dir).filter((file) => !result.modules.some((module) => module.source === file))

for (const line of violations) console.log(line)
if (unread.length > 0) console.log(`not read by dependency-cruiser: ${unread.length} files, first ${unread[0]}`)
console.log(`${result.modules.length} modules, ${violations.length} violations, ${unread.length} files unread`)
process.exitCode = violations.length + unread.length === 0 ? 0 : 1

function cruise(cwd) {
  const program = join(projectDir, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [program, 'apps', 'packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1e9 })
  try {
    return JSON.parse(stdout)
  } catch {
    throw new Error(`dependency-cruiser ended with ${status}: ${stderr}`)
  }
}

function sourcesOf(cwd) {
  return globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd }).map((file) => file.replaceAll('\\', '/'))
}

function sentenceOf({ rule, from, to, cycle }) {
  const way = cycle ? [from, ...cycle.map((step) => step.name ?? step)] : [from, to]
  return `${rule.name}: ${way.join(' -> ')}`
}
