import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from './project.mjs'

const hours = 60 * 60
/** How far before the newest commit the change under test begins. Units: seconds. */
const changeSeconds = 4 * hours

/** The commit under test; 40 zeros where there is no repository, as in an archive of the sources. */
export function currentCommit() {
  return git('rev-parse', 'HEAD') ?? '0'.repeat(40)
}

/** Whether the folder has other sources than the commit. */
export function isChanged() {
  return git('status', '--porcelain') !== null
}

/** The number that every random case follows from, of a commit and what it is for. */
export function seedOf(commit) {
  return Number.parseInt(commit.slice(0, 7), 16)
}

/** Modules whose sources the last hours of commits or the working tree changed. @returns {string[]} */
export function changedModules() {
  const newest = Number(git('log', '-1', '--format=%ct'))
  const base = newest > 0 ? git('rev-list', '-1', `--before=${newest - changeSeconds}`, 'HEAD') : null
  const files = base === null ? [] : (git('diff', '--name-only', base) ?? '').split('\n')
  return [...new Set(files.map(moduleOf))].filter((name) => name !== null)
}

/** The module that a source or a test belongs to; null: to none alone. */
export function moduleOf(file) {
  const names = Object.keys(JSON.parse(readFileSync(join(projectDir, 'modules.json'), 'utf8')))
  const [, name] =
    /^(?:apps\/server\/src\/modules|packages\/contract\/src|apps\/web\/src\/features)\/(\w+)\//.exec(file) ?? []
  return name !== undefined && names.includes(name) ? name : null
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: projectDir, encoding: 'utf8' })
  const text = status === 0 ? stdout.trim() : ''
  return text === '' ? null : text
}
