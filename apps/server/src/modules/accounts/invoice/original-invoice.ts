import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Exemption } from './read-terms.ts'

/** Units: minor units of the currency of the invoice; stock units. */
export type OriginalLine = {
  readonly lineNo: number
  readonly variantId: number | null
  readonly description: string | null
  readonly quantity: number
  readonly unitPrice: string
  readonly discountPpm: number
  readonly taxCodeId: number | null
  readonly appliedTaxCodeId: number | null
  readonly accountId: number | null
  readonly storeId: number | null
  readonly netMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
  readonly creditedQuantity: number
}

export type OriginalInvoice = {
  readonly id: number
  readonly name: string
  readonly taxPoint: string
  readonly customerId: number | null
  readonly supplierId: number | null
  readonly storeId: number
  readonly currencyCode: string
  readonly exchangeRate: string
  readonly isTaxInclusive: boolean
  readonly taxPolicy: 'line' | 'document'
  readonly isCharge: boolean
  readonly isDeferred: boolean
  readonly exemption: Exemption | null
  readonly lines: readonly OriginalLine[]
}

/** Posted invoices that a credit note may correct, with what was credited already; null for other ids. */
export async function findOriginal(db: Reader | Tx, companyId: number, id: number): Promise<OriginalInvoice | null> {
  const { rows } = await sql<OriginalInvoice>`
    select i.id, i.name, i.tax_point::text as "taxPoint", i.customer_id as "customerId", i.supplier_id as "supplierId", i.store_id as "storeId",
      i.currency_code as "currencyCode", trim_scale(i.exchange_rate)::text as "exchangeRate", i.is_tax_inclusive as "isTaxInclusive",
      i.tax_policy as "taxPolicy", i.is_charge as "isCharge", i.is_deferred as "isDeferred",
      case when i.tax_exemption is not null then json_build_object('reason', i.tax_exemption, 'certificate', i.tax_certificate) end as exemption,
      (select json_agg(json_build_object('lineNo', l.line_no, 'variantId', l.variant_id, 'description', l.description, 'quantity', l.quantity,
        'unitPrice', trim_scale(l.unit_price)::text, 'discountPpm', l.discount_ppm, 'taxCodeId', l.tax_code_id,
        'appliedTaxCodeId', l.applied_tax_code_id, 'accountId', l.account_id, 'storeId', l.store_id, 'netMinor', l.net_minor,
        'taxMinor', l.tax_minor, 'grossMinor', l.gross_minor, 'creditedQuantity', l.credited_quantity) order by l.line_no)
        from accounts.invoice_line l where l.company_id = i.company_id and l.invoice_id = i.id) as lines
    from accounts.invoice i
    where i.company_id = ${companyId} and i.id = ${id} and i.kind = 'invoice' and i.status = 'posted'`.execute(db)
  return rows[0] ?? null
}

/** The invoice that a stored credit note corrects; null for other documents. */
export async function findOriginalOf(
  db: Reader | Tx,
  companyId: number,
  creditNoteId: number | undefined,
): Promise<OriginalInvoice | null> {
  if (creditNoteId === undefined) return null
  const { rows } = await sql<{ id: number | null }>`
    select i.original_invoice_id as id from accounts.invoice i where i.company_id = ${companyId} and i.id = ${creditNoteId}`.execute(
    db,
  )
  const id = rows[0]?.id ?? null
  return id === null ? null : await findOriginal(db, companyId, id)
}

/** Locks the invoice that a credit note corrects, so that its quantities are credited once. */
export async function lockOriginalOf(companyId: number, tx: Tx, creditNoteId: number): Promise<void> {
  await sql`
    select from accounts.invoice o where o.company_id = ${companyId} and o.id = (
      select i.original_invoice_id from accounts.invoice i where i.company_id = ${companyId} and i.id = ${creditNoteId})
    for no key update`.execute(tx)
}
