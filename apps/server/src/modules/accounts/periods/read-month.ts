import type { LockState, PeriodLock } from '@countinghouse/contract/accounts/fiscal-period'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

export type Month = Readonly<Record<PeriodLock, LockState>> & {
  readonly id: number
  /** `YYYY-MM`. */
  readonly name: string
  readonly startsOn: string
  readonly endsYear: boolean
  readonly reason: string | null
  readonly version: number
}

const columns = sql`
  p.id, p.name, to_char(p.starts_on, 'YYYY-MM-DD') as "startsOn", p.stock, p.receivables, p.payables, p.ledger, p.reason, p.version,
  (select e.ends_year from accounts.period_entry e where e.company_id = p.company_id and e.id = p.id) as "endsYear"`

/** Throws: not_found. */
export async function readMonth(companyId: number, db: Reader | Tx, id: number): Promise<Month> {
  const { rows } = await sql<Month>`
    select ${columns} from accounts.period p where p.company_id = ${companyId} and p.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}

/** Waits for concurrent postings into the period and blocks new ones. Throws: not_found. Locks: the period. */
export async function lockPeriod(companyId: number, tx: Tx, id: number): Promise<Month> {
  const { rows } = await sql<Month>`
    select ${columns} from accounts.period p where p.company_id = ${companyId} and p.id = ${id} for update`.execute(tx)
  return rows[0] ?? fail('not_found')
}
