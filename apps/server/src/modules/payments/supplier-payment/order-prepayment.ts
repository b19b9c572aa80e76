import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** The prepayment of a purchase order. Units: minor units of its currency, `...BaseMinor` of the company's. */
type OrderPrepayment = {
  /** Paid and not paid back, at the rates of the payments. */
  readonly paidMinor: number
  readonly paidBaseMinor: number
  /** Not used for an invoice. */
  readonly leftMinor: number
  readonly leftBaseMinor: number
}

export async function readPrepayment(
  db: Reader | Tx,
  companyId: number,
  purchaseOrderId: number,
): Promise<OrderPrepayment> {
  const { rows } = await sql<OrderPrepayment>`
    select p.paid_minor as "paidMinor", p.paid_base_minor as "paidBaseMinor", p.left_minor as "leftMinor", p.left_base_minor as "leftBaseMinor"
    from payments.prepayment_of(${companyId}, ${purchaseOrderId}) p`.execute(db)
  return rows[0] ?? fail('internal')
}
