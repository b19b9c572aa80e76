import { join } from 'node:path'

const projectDir = join(import.meta.dirname, '../..')

/**
 * How kysely-codegen is called, with the database in DATABASE_URL: numeric and date stay strings, since a JS number or Date
 * would round or shift them, and int8 is a number that the driver has checked. Source: house style B4, driver types.
 */
export function databaseTypesArguments(mode: 'write' | 'verify'): string[] {
  return [
    join(projectDir, 'node_modules/kysely-codegen/dist/cli/bin.js'),
    ...['--dialect', 'postgres', '--exclude-pattern', 'graphile_worker.*', '--log-level', 'warn'],
    ...[
      '--date-parser',
      'string',
      '--numeric-parser',
      'string',
      '--type-mapping',
      '{"int8":"number","timestamptz":"string"}',
    ],
    ...['--out-file', join(projectDir, 'apps/server/src/platform/db-types.gen.ts')],
    ...(mode === 'verify' ? ['--verify'] : []),
  ]
}
