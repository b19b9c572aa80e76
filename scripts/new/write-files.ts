import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PlannedFile } from './plan-slice.ts'

/** Writes them all, in the project's format; one that appeared meanwhile is never overwritten. */
export function writeFiles(projectDir: string, files: readonly PlannedFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(projectDir, path)), { recursive: true })
    writeFileSync(join(projectDir, path), text, { flag: 'wx' })
  }
  const sources = files.map((file) => file.path).filter((path) => path.endsWith('.ts'))
  spawnSync(process.execPath, [join(projectDir, 'node_modules/oxfmt/bin/oxfmt'), ...sources], { cwd: projectDir })
}
