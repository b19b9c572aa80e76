import type { HealthMetrics } from '@countinghouse/contract/erp/health'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader } from '../database/db.ts'
import type { Declared } from '../registry/declared.ts'
import { productVersion } from '../config/product-version.ts'

type Read = Pick<
  HealthMetrics,
  'databaseBytes' | 'connections' | 'queue' | 'backupAt' | 'drillAt' | 'installedAt' | 'unsealed' | 'auditCheck'
> & { readonly failingMails: number; readonly refusedAddresses: number }

const version = productVersion()

/** How the installation is, in one round trip and a look at the disk. */
export async function readHealthMetrics(
  ctx: Ctx,
  reader: Reader,
  { installation, mail }: Pick<Declared, 'installation' | 'mail'>,
): Promise<HealthMetrics> {
  const { rows } = await sql<Read>`
    select pg_database_size(current_database()) as "databaseBytes",
      json_build_object('used', (select count(*) from pg_stat_activity where backend_type = 'client backend'),
        'most', current_setting('max_connections')::int) as connections,
      (select json_build_object('length', count(*), 'oldestSeconds', ${secondsSince(sql`min(run_at)`)})
        from graphile_worker.jobs where run_at <= now() and locked_at is null and attempts < max_attempts) as queue,
      (select max(started_at) from platform.backup_run where kind in ('backup', 'upgrade') and result = 'good') as "backupAt",
      (select max(started_at) from platform.backup_run where kind = 'drill' and result = 'good') as "drillAt",
      (select min(applied_at) from platform.schema_file) as "installedAt",
      (select json_build_object('rows', count(*), 'oldestSeconds', ${secondsSince(sql`min(a.at)`)}) from platform.audit a
        where a.company_id = ${ctx.companyId} and a.id > (select coalesce(max(last_id), 0) from platform.audit_seal)) as unsealed,
      (select json_build_object('at', to_char(checked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'isWhole', problem is null)
        from platform.audit_check order by checked_at desc limit 1) as "auditCheck",
      (select count(*)::int from graphile_worker.jobs where task_identifier = 'desk.mail_notices' and last_error is not null) as "failingMails",
      (select count(*)::int from desk.notification_address
        where company_id = ${ctx.companyId} and refused_at is not null) as "refusedAddresses"`.execute(reader)
  const [read] = rows
  if (read === undefined) throw new Error('The database says nothing of itself.')
  const disk = (await installation.measureDisk?.().catch(() => null)) ?? null
  const { failingMails, refusedAddresses, ...facts } = read
  const upSeconds = Math.floor(process.uptime())
  return {
    ...facts,
    version,
    upSeconds,
    disk,
    mail: { state: mail.state, failing: failingMails, refused: refusedAddresses },
  }
}

function secondsSince(at: ReturnType<typeof sql>) {
  // Unlike greatest, abs leaves null what is null; a clock may have been set back.
  return sql`abs(floor(extract(epoch from now() - ${at})))::bigint`
}
