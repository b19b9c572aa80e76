import { join } from 'node:path'

const projectDir = join(import.meta.dirname, '../..')

/**
 * How kysely-codegen is called, with the database in DATABASE_URL: numeric and date stay strings, since a JS number or Date
 * would round or shift them, and int8 is a number that the driver has checked. Source: house style B4, driver types.
 */
export function databaseTypesArguments(mode: 'write' | 'verify'): string[] {
  const program = join(projectDir, 'node_modules/kysely-codegen/dist/cli/bin.js')
  const target = join(projectDir, 'apps/server/src/platform/database/db-types.gen.ts')
  const types = [
    '--date-parser',
    'string',
    '--numeric-parser',
    'string',
    '--type-mapping',
    '{"int8":"number","timestamptz":"string"}',
  ]
  const read = ['--dialect', 'postgres', '--exclude-pattern', 'graphile_worker.*', '--log-level', 'warn']
  return [program, ...read, ...types, '--out-file', target, ...(mode === 'verify' ? ['--verify'] : [])]
}
