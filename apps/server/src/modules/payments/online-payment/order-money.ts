import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** What was paid for a sales order. Units: minor units of its currency. */
export type OrderMoney = {
  /** By card, online. */
  readonly capturedMinor: number
  /** Of that, refunded and charged back. */
  readonly refundedMinor: number
  /** By other payments. */
  readonly otherMinor: number
}

export async function readOrderMoney(db: Reader | Tx, companyId: number, salesOrderId: number): Promise<OrderMoney> {
  const { rows } = await sql<OrderMoney>`
    select m.captured_minor as "capturedMinor", m.refunded_minor as "refundedMinor", m.other_minor as "otherMinor"
    from payments.order_money(${companyId}, ${salesOrderId}) m`.execute(db)
  return rows[0] ?? fail('internal')
}
