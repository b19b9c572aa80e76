import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suites } from '@countinghouse/contract/erp/suites'

/** What stands in the way, in words for whoever typed the command. */
export class Refusal extends Error {}

export type Project = {
  /** URL families of each module. */
  readonly modules: ReadonlyMap<string, readonly string[]>
  readonly suites: readonly string[]
  readonly files: ReadonlySet<string>
  /** Every migration's text, joined. */
  readonly sql: string
  readonly lastMigration: number
  /** Page addresses of the contract. */
  readonly pagePaths: readonly string[]
  /** Modules whose menu has a heading for master data. */
  readonly hasMasterMenu: ReadonlySet<string>
}

export function readProject(dir: string): Project {
  const read = (file: string) => readFileSync(join(dir, file), 'utf8')
  const graph = JSON.parse(read('modules.json')) as Record<string, { families: string[] }>
  const files = globSync(['packages/contract/src/**/*.ts', 'apps/server/{migrations,src/modules}/**/*.{sql,ts}'], {
    cwd: dir,
  }).map((file) => file.replaceAll('\\', '/'))
  const migrations = files.filter((file) => file.startsWith('apps/server/migrations/'))
  const contracts = files.filter((file) => file.startsWith('packages/contract/') && !file.includes('.test.'))
  return {
    modules: new Map(Object.entries(graph).map(([name, { families }]) => [name, families])),
    suites: suites.map((suite) => suite.route),
    files: new Set(files),
    sql: migrations.map(read).join('\n'),
    lastMigration: Math.max(0, ...migrations.map((file) => Number(/\/(\d{4})_/.exec(file)?.[1] ?? 0))),
    pagePaths: contracts.flatMap((file) =>
      [...read(file).matchAll(/\bpath: '(\/[^'{}]+\/)'/g)].map((match) => match[1] ?? ''),
    ),
    hasMasterMenu: new Set(
      contracts.flatMap((file) =>
        file.endsWith('/menu.text.ts') && read(file).includes('masterData:') ? [file.split('/').at(-2) ?? ''] : [],
      ),
    ),
  }
}
