import { readHistory } from '../backup/backup-runs.ts'
import { backupWarnings } from '../backup/schedule.ts'
import { now } from '../platform/config/clock.ts'
import { productVersion } from '../platform/config/product-version.ts'
import { withClient } from '../supervisor/endpoint.ts'
import type { Command } from './command.ts'
import { sizeText } from './size-text.ts'
import { urlFor, withCurrentDatabase } from './with-database.ts'

type Metrics = {
  readonly postgres: string
  readonly bytes: string
  readonly connections: number
  readonly waitingJobs: number
  readonly failedJobs: number
  readonly unsealed: string
}

export const status: Command = {
  name: 'status',
  summary: 'show metrics of a running installation and check its backups',
  takes: [],
  flags: {},
  async run(call) {
    const config = call.config()
    return await withCurrentDatabase(config, async (urls) => {
      const maintUrl = urlFor(urls, 'maint')
      const metrics = await readMetrics(maintUrl)
      const { installedAt, goodBackupAt, goodDrillAt } = await readHistory(maintUrl)
      const isDrilling = config.backupDrillDays !== null
      const good = { backup: goodBackupAt, drill: goodDrillAt, isDrilling }
      const warnings = config.backupAt === null ? [] : backupWarnings(now(), installedAt, good)
      const data = {
        product: productVersion(),
        postgres: metrics.postgres,
        databaseBytes: Number(metrics.bytes),
        connections: metrics.connections,
        waitingJobs: metrics.waitingJobs,
        failedJobs: metrics.failedJobs,
        unsealedAuditRows: Number(metrics.unsealed),
        goodBackupAt: goodBackupAt?.toISOString() ?? null,
        goodDrillAt: goodDrillAt?.toISOString() ?? null,
        warnings,
      }
      const lines = [
        `Countinghouse ${data.product} on PostgreSQL ${data.postgres}`,
        `  database     ${sizeText(data.databaseBytes)}, ${data.connections} connections`,
        `  jobs         ${data.waitingJobs} queued, ${data.failedJobs} failed permanently`,
        `  audit        ${data.unsealedAuditRows} rows not yet sealed`,
        `  last backup  ${data.goodBackupAt ?? 'no scheduled one'}`,
        `  last drill   ${data.goodDrillAt ?? 'no scheduled one'}`,
        ...warnings,
      ]
      return { isFine: warnings.length === 0, data, lines }
    })
  },
}

async function readMetrics(maintUrl: string): Promise<Metrics> {
  return await withClient(maintUrl, async (client) => {
    const { rows } = await client.query<Metrics>(`
      select current_setting('server_version') as postgres, pg_database_size(current_database())::text as bytes,
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
        (select count(*)::int from graphile_worker._private_jobs where attempts < max_attempts) as "waitingJobs",
        (select count(*)::int from graphile_worker._private_jobs where attempts >= max_attempts) as "failedJobs",
        (select count(*)::text from platform.audit where id > coalesce((select max(last_id) from platform.audit_seal), 0)) as unsealed`)
    if (rows[0] === undefined) throw new Error('The metrics cannot be read.')
    return rows[0]
  })
}
