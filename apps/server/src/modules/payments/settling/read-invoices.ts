import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** A posted invoice or credit note. Units: minor units of its currency, `baseGrossMinor` of the company's. */
export type OpenInvoice = {
  readonly id: number
  readonly kind: 'invoice' | 'credit_note'
  /** The supplier, or the customer. */
  readonly partyId: number
  readonly storeId: number
  readonly currencyCode: string
  readonly grossMinor: number
  readonly baseGrossMinor: number
  /** Of a partner company. */
  readonly isIntercompany: boolean
  readonly settledMinor: number
  /** What proposed nettings beside `besideId` have reserved, and the first of them. */
  readonly heldMinor: number
  readonly holder: string | null
}

type Wanted = {
  readonly ids: readonly number[]
  readonly direction: 'purchase' | 'sale'
  readonly isLocked: boolean
  /** Proposed netting whose own reservation does not count. */
  readonly besideId?: number | undefined
}

/** By id; those that are not posted are left out. `isLocked`: locked in key order until the transaction ends. */
export async function readInvoices(
  { companyId }: Ctx,
  db: Reader | Tx,
  { ids, direction, isLocked, besideId }: Wanted,
): Promise<ReadonlyMap<number, OpenInvoice>> {
  if (isLocked)
    await sql`
      select from accounts.invoice i where i.company_id = ${companyId} and i.id = any(${[...ids]}::bigint[])
      order by i.id for no key update`.execute(db)
  const { rows } = await sql<OpenInvoice>`
    select i.id, i.kind, coalesce(i.supplier_id, i.customer_id) as "partyId", i.store_id as "storeId", i.currency_code as "currencyCode", i.gross_minor as "grossMinor",
      i.base_gross_minor as "baseGrossMinor", i.is_intercompany as "isIntercompany", coalesce((
        select sum(s.amount_minor) from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id), 0)::bigint as "settledMinor",
      payments.held_of(i.company_id, i.id, ${besideId ?? null}::bigint) as "heldMinor", (
        select min(n.name) from payments.netting_line l
        join payments.netting n on n.company_id = l.company_id and n.id = l.netting_id and n.status in ('proposed', 'withdrawing')
        where l.company_id = i.company_id and l.invoice_id = i.id and n.id is distinct from ${besideId ?? null}::bigint) as holder
    from accounts.invoice i
    where i.company_id = ${companyId} and i.id = any(${[...ids]}::bigint[]) and i.direction = ${direction} and i.status = 'posted'`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
