import { now } from '../platform/config/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { pendingFiles } from '../platform/database/migrate.ts'
import { weaknesses } from '../supervisor/assertions.ts'
import type { Client } from '../supervisor/endpoint.ts'
import { withClient } from '../supervisor/endpoint.ts'
import { errorText } from '../supervisor/supervisor-error.ts'
import type { Issue } from './issue.ts'
import { fine, wrong } from './issue.ts'
import type { Urls } from './with-database.ts'
import { hasDatabase, withDatabase } from './with-database.ts'

const toleratedDriftMs = 5000
const sealedWithinSeconds = 60

/** The database as the server would find it; a missing one is nothing to mend, since the first start makes it. */
export async function examineDatabase(config: Config): Promise<Issue[]> {
  try {
    if (config.databaseUrl === null && !hasDatabase(config.dataDir))
      return [fine('database', 'none yet; the first start creates it')]
    return await withDatabase(config, { mayCreate: false }, examine)
  } catch (error) {
    const fix =
      config.databaseUrl === null
        ? 'Check postgres.log in the data folder.'
        : 'Check the address and password in DATABASE_URL.'
    return [wrong('database', errorText(error), fix)]
  }
}

async function examine(urls: Urls): Promise<Issue[]> {
  const weak = await weaknesses(urls.appUrl)
  return await withClient(urls.appUrl, async (client) => {
    const pending = await pendingFiles(client)
    return [
      await reached(client),
      weak.length === 0
        ? fine('durability', 'committed data is durable')
        : wrong('durability', weak.join(', '), 'Undo these changes in the settings and roles of the database.'),
      pending.length === 0
        ? fine('schema', 'current')
        : wrong(
            'schema',
            `${pending.length} pending files, first ${pending[0]}`,
            'Run the command migrate, or start the server.',
          ),
      await clock(client),
      urls.maintUrl === null
        ? wrong('audit', 'not sealed by any process', 'Set DATABASE_MAINT_URL to role maint.')
        : await withClient(urls.maintUrl, sealing),
    ]
  })
}

async function reached(client: Client): Promise<Issue> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version")
  return fine('database', `PostgreSQL ${rows[0]?.version}`)
}

async function clock(client: Client): Promise<Issue> {
  const { rows } = await client.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  )
  const drift = Math.round((rows[0]?.ms ?? 0) - now().getTime())
  if (Math.abs(drift) <= toleratedDriftMs) return fine('clock', 'matches the database clock')
  return wrong(
    'clock',
    `differs from the database clock by ${Math.round(drift / 1000)} s`,
    'Synchronise both machines with NTP.',
  )
}

/** Rows that waited too long, beside any that the last seal covers. */
async function sealing(client: Client): Promise<Issue> {
  const known = await client.query<{ isThere: boolean }>(
    `select to_regclass('platform.audit_seal') is not null as "isThere"`,
  )
  if (known.rows[0]?.isThere !== true) return fine('audit', 'not available until the schema is current')
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from platform.audit
     where id > coalesce((select max(last_id) from platform.audit_seal), 0) and at < now() - make_interval(secs => $1)`,
    [sealedWithinSeconds],
  )
  const count = rows[0]?.count ?? 0
  if (count === 0) return fine('audit', 'sealed')
  return wrong(
    'audit',
    `${count} rows are waiting to be sealed`,
    'Start the server, which seals them, and check its log.',
  )
}
