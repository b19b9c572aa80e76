import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { auditRows } from '../../../platform/audit/audit.ts'
import type { Database, Reader, Tx } from '../../../platform/database/db.ts'

/** Entity of seals in the audit log; the checks look for it. */
export const sealEntity = 'accounts.journal_seal'

const journalsPerSeal = 5000
const lookEveryMs = 200
const longestWaitMs = 60_000

type Seal = { readonly number: number; readonly hash: string; readonly journal_count: number; readonly last_id: number }

/**
 * Seals the journals of a company that are older than every posting still running. The hash of each seal is written to the audit log as
 * well, whose own seals protect it. Journals that are still being posted after a minute wait for the next run.
 */
export async function sealJournals(db: Database, companyId: number): Promise<void> {
  const lastId = await findSettled(db.reader({ companyId }), companyId)
  if (lastId === null) return
  let seal: Seal | null
  do seal = await db.inTransaction({ companyId }, (tx) => sealNext(tx, companyId, lastId))
  while (seal !== null && seal.last_id < lastId)
}

/**
 * The last id below which no journal is still being posted; null if there is nothing to seal. A writer locks the table before it draws an
 * id, so whoever drew a lower one has ended or holds that lock: first the last id, then the holders, never the other way round.
 */
async function findSettled(reader: Reader, companyId: number): Promise<number | null> {
  const { rows } = await sql<{ lastId: number | null }>`
    select max(j.id) as "lastId" from accounts.journal j where j.company_id = ${companyId}
      and j.id > coalesce((select max(s.last_id) from accounts.journal_seal s where s.company_id = ${companyId}), 0)`.execute(
    reader,
  )
  const lastId = rows[0]?.lastId ?? null
  if (lastId === null) return null
  const before = await readWriters(reader)
  for (let waited = 0, running = before; running.length > 0; waited += lookEveryMs) {
    if (waited >= longestWaitMs) return null
    await sleep(lookEveryMs)
    const now = await readWriters(reader)
    running = running.filter((writer) => now.includes(writer))
  }
  return lastId
}

async function readWriters(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ writer: string }>`
    select virtualtransaction as writer from pg_locks
    where relation = 'accounts.journal'::regclass and mode = 'RowExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`.execute(reader)
  return rows.map(({ writer }) => writer)
}

async function sealNext(tx: Tx, companyId: number, lastId: number): Promise<Seal | null> {
  const { rows } = await sql<Seal>`
    select number, hash, journal_count, last_id from accounts.seal_journals(${companyId}, ${lastId}, ${journalsPerSeal})`.execute(
    tx,
  )
  const [seal] = rows
  if (seal === undefined) return null
  const { number, hash, journal_count: journals } = seal
  const audit = auditRows({
    companyId,
    changes: [{ entity: sealEntity, entityId: number, label: String(number), before: null, after: { journals, hash } }],
    requestId: 'job',
    routeId: 'accounts.journalSeal.create',
    userId: null,
    ip: null,
    session: null,
    source: 'job',
  })
  if (audit !== null) await tx.together(audit)
  return seal
}
