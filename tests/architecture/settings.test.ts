import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { helpText } from '../../apps/server/src/platform/config/config-help.ts'
import { projectDir } from './sources.ts'

const read = (file: string): string => readFileSync(join(projectDir, file), 'utf8')
const settings = [
  ...new Set(
    [...read('apps/server/src/platform/config/config.ts').matchAll(/\b(?:setting|other)\('([A-Z_]+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  ),
].filter((name) => name !== 'CI')

test('every setting that is read stands in the help and in docs/operations.md', () => {
  expect(settings).toContain('BACKUP_AT')
  const [, table = ''] = read('docs/operations.md').split('## Settings')
  expect(settings.filter((name) => !helpText.includes(name))).toEqual([])
  expect(settings.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})

test('docs/operations.md names no setting that is not read', () => {
  const [, table = ''] = read('docs/operations.md').split('## Settings')
  const named = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| (`.+?) \|/gm)].flatMap((row) =>
    [...(row[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map((match) => match[1] ?? ''),
  )
  expect(named.filter((name) => !settings.includes(name))).toEqual([])
})
