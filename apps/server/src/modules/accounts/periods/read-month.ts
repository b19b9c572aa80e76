import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/db.ts'

export type Month = {
  readonly id: number
  /** `YYYY-MM`. */
  readonly name: string
  readonly startsOn: string
  readonly stock: 'open' | 'soft' | 'closed'
  readonly reason: string | null
  readonly version: number
}

const columns = sql`p.id, p.name, to_char(p.starts_on, 'YYYY-MM-DD') as "startsOn", p.stock, p.reason, p.version`

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
