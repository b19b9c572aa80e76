import type { Master } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { Handed, Handover } from '../../../platform/jobs/handover.ts'

/** Records of a leaver that are not finished: the successor becomes their owner. */
export function handOverOpen({ entity, text }: Pick<Master, 'entity' | 'text'>, statuses: readonly string[]): Handover {
  const table = sql.table(entity)
  return {
    key: entity,
    title: text.title,
    entity,
    field: 'ownerId',
    rows: ({ companyId, userId }) => sql`
      select from ${table} r where r.company_id = ${companyId} and r.owner_id = ${userId} and r.status = any(${statuses}::text[])`,
    hand: async ({ companyId, userId }, tx, { from, to }) => {
      const { rows } = await sql<Handed>`
        update ${table} set owner_id = ${to.id}, updated_by = ${userId}
        where company_id = ${companyId} and owner_id = ${from.id} and status = any(${statuses}::text[])
        returning id, name as label`.execute(tx)
      return rows
    },
  }
}
