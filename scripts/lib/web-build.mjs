import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOf, modified, projectDir, run, say } from './project.mjs'

const stamp = 'apps/web/dist/.built'

/** Builds the web pages when their sources are newer than the last build. */
export function buildWebWhenNeeded(node) {
  const built = modified(stamp)
  if (built > 0 && built >= newestSource()) return
  say(built > 0 ? 'The web pages changed: building them.' : 'Building the web pages.')
  // Changes made while it builds count as newer than the build.
  const begun = new Date()
  run(buildCommand(node), environmentOf(node))
  writeFileSync(join(projectDir, stamp), '')
  utimesSync(join(projectDir, stamp), begun, begun)
}

function newestSource() {
  const packages = readdirSync(join(projectDir, 'packages')).map((name) => `packages/${name}/src`)
  const inputs = ['package-lock.json', ...packages]
  // The build writes into apps/web itself, which changes that folder's own time: its entries are compared instead.
  for (const name of readdirSync(join(projectDir, 'apps/web'))) {
    if (name !== 'dist' && name !== 'node_modules') inputs.push(`apps/web/${name}`)
  }
  return Math.max(...inputs.map((path) => modified(path)))
}

function buildCommand(node) {
  const npm = process.env.npm_execpath
  const command = npm && existsSync(npm) ? [node, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  return [...command, 'run', 'build', '-w', 'apps/web', '--silent']
}
