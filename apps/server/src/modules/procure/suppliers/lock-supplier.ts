import { fail } from '@countinghouse/contract/errors'
import type { SupplierStanding } from '@countinghouse/contract/procure/supplier-steps'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Locked = SupplierStanding & {
  readonly name: string
  readonly currency: string
  readonly isMerged: boolean
  /** Business date of the company. */
  readonly today: string
}

/** Locks a supplier until the end of the transaction. Throws: not_found, merged. */
export async function lockSupplier({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, id: number): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select s.id, s.version, s.name, s.currency, s.standing, s.hold_scope as "holdScope", s.hold_until as "holdUntil",
      s.standing_reason as "standingReason", s.is_merged as "isMerged", (now() at time zone c.timezone)::date as today
    from procure.supplier s join erp.company c on c.id = s.company_id
    where s.company_id = ${companyId} and s.id = ${id} for no key update of s`.execute(tx)
  const found = rows[0] ?? fail('not_found')
  if (found.isMerged) fail('merged')
  return found
}
