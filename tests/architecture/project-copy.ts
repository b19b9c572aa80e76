import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { projectDir } from './sources.ts'

const settings = ['modules.json', 'package.json', 'tsconfig.base.json', '.dependency-cruiser.cjs', '.oxfmtrc.json']

/** A copy of some folders and files in a folder of its own, for a test to spoil; gone when the test is over. */
export function copyProject(paths: readonly string[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'countinghouse-copy-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const isSource = (path: string) => !['node_modules', 'dist', 'test-results'].includes(basename(path))
  for (const name of [...paths, ...settings]) {
    cpSync(join(projectDir, name), join(dir, name), { recursive: true, filter: isSource })
  }
  linkPackages(dir)
  return dir
}

export function plant(dir: string, file: string, text: string): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true })
  writeFileSync(join(dir, file), text)
}

/** The installed packages are shared; ours are those of the copy. */
function linkPackages(dir: string): void {
  const installed = join(projectDir, 'node_modules')
  mkdirSync(join(dir, 'node_modules/@countinghouse'), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== '@countinghouse') symlinkSync(join(installed, name), join(dir, 'node_modules', name))
  }
  for (const name of ['kernel', 'contract'])
    symlinkSync(join(dir, 'packages', name), join(dir, 'node_modules/@countinghouse', name))
}
