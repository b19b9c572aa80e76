import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Source = { readonly file: string; readonly text: string }

export const projectDir = join(import.meta.dirname, '../..')

const notOurs = /(^|\/)(node_modules|dist|\.git|\.data|coverage|test-results|playwright-report)(\/|$)/

/** Files of the project that match, with forward slashes, relative to its folder. */
export function filesOf(...patterns: readonly string[]): string[] {
  const found = globSync([...patterns], {
    cwd: projectDir,
    withFileTypes: true,
    exclude: (entry) => notOurs.test(entry.name),
  })
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.map((file) => file.slice(projectDir.length + 1).replaceAll('\\', '/')).toSorted()
}

export function sourcesOf(...patterns: readonly string[]): Source[] {
  return filesOf(...patterns).map((file) => ({ file, text: readFileSync(join(projectDir, file), 'utf8') }))
}

export function isTest(file: string): boolean {
  return file.startsWith('tests/') || /\.test\.tsx?$/.test(file)
}

/** `file:line: what` for each match, so that a failing test says where to go. */
export function matchesIn({ file, text }: Source, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => `${file}:${lineAt(text, match.index)}: ${match[0].trim()}`)
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
