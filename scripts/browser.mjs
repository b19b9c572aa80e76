import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectDir, say } from './lib/project.mjs'

// Chromium without a window: a third less processor time for the same pages.
const windowless = '/usr/bin/chromium-headless-shell'
const systemPlaces = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

/** Path of a Chromium that is there, null when there is none. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  return [windowless, playwrightPlace(), ...systemPlaces].find((path) => path && existsSync(path)) || null
}

/** Path of a Chromium, installed when there is none; null when that fails too. */
export function provideBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) say(`CHROMIUM_PATH names ${named}, which is not there; looking elsewhere.`)
  if (!named && !existsSync(windowless)) installWithApt('chromium-headless-shell')
  return findBrowser() || installWithPlaywright() || installWithApt('chromium')
}

function playwrightPlace() {
  try {
    return createRequire(join(projectDir, 'package.json'))('playwright-core').chromium.executablePath()
  } catch {
    return null
  }
}

function installWithPlaywright() {
  const command = join(
    projectDir,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? 'playwright.cmd' : 'playwright',
  )
  if (!existsSync(command)) return null
  say('No Chromium found: asking Playwright to install it.')
  quietly(command, ['install', 'chromium'])
  return findBrowser()
}

function installWithApt(name) {
  if (!existsSync('/usr/bin/apt-get') || !process.getuid || process.getuid() !== 0) return null
  say(`Installing the system package ${name} (apt-get).`)
  // Without a network it is said soon, and another browser is taken.
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']
  quietly('apt-get', [...patience, 'update'])
  quietly('apt-get', [...patience, 'install', '-y', name])
  return findBrowser()
}

/** Runs with its output on standard error, since standard output carries the path alone. */
function quietly(program, args) {
  const env = Object.assign({}, process.env, { DEBIAN_FRONTEND: 'noninteractive' })
  spawnSync(program, args, { stdio: ['ignore', 2, 2], env, shell: program.endsWith('.cmd') })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = provideBrowser()
  if (!path) {
    say(
      'There is no Chromium and none could be installed. Install Chromium or Chrome, then set CHROMIUM_PATH to its program.',
    )
    process.exit(1)
  }
  process.stdout.write(`${path}\n`)
}
