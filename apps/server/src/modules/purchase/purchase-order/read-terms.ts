import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Terms of a supplier, and what it permits. Units: minor units of its currency. */
export type Terms = {
  readonly name: string
  readonly currency: string
  readonly companyCurrency: string
  readonly paymentTermId: number | null
  readonly incoterm: string | null
  readonly incotermPlace: string | null
  readonly moqValueMinor: number | null
  readonly moqQuantity: number | null
  readonly overReceiptPpm: number | null
  readonly underReceiptPpm: number | null
  readonly isApproved: boolean
  /** Orders are on hold today. */
  readonly isHeld: boolean
  /** Business date of the company. */
  readonly today: string
}

/** Throws: invalid_input at the supplier. Locks: the supplier, so that it is neither held nor blocked meanwhile. */
export async function readTerms({ companyId, locale, now }: Ctx, tx: Tx, supplierId: number): Promise<Terms> {
  await sql`select from procure.supplier s where s.company_id = ${companyId} and s.id = ${supplierId} for share`.execute(
    tx,
  )
  const { rows } = await sql<Terms>`
    select s.name, coalesce(s.currency, c.base_currency) as currency, c.base_currency as "companyCurrency", s.payment_term_id as "paymentTermId",
      s.incoterm, s.incoterm_place as "incotermPlace", s.moq_value_minor as "moqValueMinor", s.moq_quantity as "moqQuantity",
      s.over_receipt_ppm as "overReceiptPpm", s.under_receipt_ppm as "underReceiptPpm",
      s.standing in ('approved', 'on_hold') and s.status = 'active' as "isApproved",
      s.standing = 'on_hold' and s.hold_scope in ('all', 'purchase_orders') and coalesce(s.hold_until >= d.today, true) as "isHeld",
      d.today::text as today
    from procure.supplier s join erp.company c on c.id = s.company_id
    cross join lateral (select (${now.toISOString()}::timestamptz at time zone c.timezone)::date as today) d
    where s.company_id = ${companyId} and s.id = ${supplierId}`.execute(tx)
  return (
    rows[0] ??
    fail('invalid_input', {
      fields: { supplierId: [{ code: 'not_a_choice', message: format(text.no_supplier, locale) }] },
    })
  )
}
