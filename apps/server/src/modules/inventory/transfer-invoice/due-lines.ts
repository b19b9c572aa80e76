import type { InvoiceBasis } from '@countinghouse/contract/inventory/transfer-invoice'
import { fail } from '@countinghouse/contract/errors'
import { amountsOfLine } from '@countinghouse/kernel/money-line'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** Quantities due of a transfer line. Units: stock units, the company's currency, its minor units. */
export type DueLine = {
  readonly transferLineId: number
  readonly variantId: number
  readonly quantity: number
  readonly unitPrice: string
  readonly netMinor: number
  /** Quantity neither received nor settled. */
  readonly openQuantity: number
}
type Requested = {
  readonly companyId: number
  readonly shipmentIds: readonly number[]
  readonly basis: InvoiceBasis
  /** At the current cost of the source with the markup of the transfer; else at the agreed price. */
  readonly isRepriced: boolean
}

const counted: Readonly<Record<InvoiceBasis, string>> = {
  shipped: 's.shipped_quantity',
  accepted: 's.accepted_quantity',
  settled: 's.settled_quantity',
}

/** Due quantities and prices of shipments of one transfer on a basis, by line; damaged goods are received goods. */
export async function readDue(
  db: Reader | Tx,
  { companyId, shipmentIds, basis, isRepriced }: Requested,
): Promise<DueLine[]> {
  const { rows } = await sql<Omit<DueLine, 'netMinor'> & { digits: number }>`
    with sent as (
      select s.transfer_line_id, sum(${sql.ref(counted[basis])}) as quantity, sum(s.open_quantity) as open_quantity
      from inventory.shipment_due s
      where s.company_id = ${companyId} and s.transfer_shipment_id = any(${shipmentIds}::bigint[]) group by 1),
    priced as (
      select l.id, l.line_no, l.variant_id, n.quantity, n.open_quantity, y.minor_unit,
        case when ${isRepriced} and t.pricing_method <> 'manual' then coalesce(round((p.value_minor / nullif(p.owned_quantity, 0)
            / power(10::numeric, y.minor_unit)) * case t.pricing_method when 'cost_plus' then 1 + t.markup_ppm / 1000000.0 else 1 end, 4), l.agreed_price)
          else l.agreed_price end as price
      from sent n
      join inventory.transfer_line l on l.company_id = ${companyId} and l.id = n.transfer_line_id
      join inventory.transfer t on t.company_id = l.company_id and t.id = l.transfer_id
      join erp.company c on c.id = t.company_id join platform.currency y on y.code = c.base_currency
      left join inventory.stock_pool p on p.company_id = t.company_id and p.store_id = t.from_store_id and not p.is_transit
        and p.variant_id = l.variant_id)
    select p.id as "transferLineId", p.variant_id as "variantId", p.quantity::float8 as quantity,
      trim_scale(coalesce(p.price, 0))::text as "unitPrice", p.minor_unit as digits, p.open_quantity::float8 as "openQuantity"
    from priced p order by p.line_no`.execute(db)
  return rows.map(({ digits, ...line }) => ({ ...line, netMinor: amountsOfLine(line, digits).netMinor }))
}

/** The same, validated for an invoice. Throws: inventory.settlement_open, inventory.nothing_to_invoice. */
export async function requireDue(tx: Tx, requested: Requested): Promise<DueLine[]> {
  const lines = await readDue(tx, requested)
  if (requested.basis === 'settled' && lines.some(({ openQuantity }) => openQuantity > 0))
    fail('inventory.settlement_open')
  const due = lines.filter(({ quantity }) => quantity > 0)
  return due.length === 0 ? fail('inventory.nothing_to_invoice') : due
}

/** Shipments of an invoice. */
export async function shipmentsOf(db: Reader | Tx, companyId: number, invoiceId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.transfer_shipment_id as id from inventory.transfer_invoice_shipment s
    where s.company_id = ${companyId} and s.transfer_invoice_id = ${invoiceId}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether lines match what is due. */
export function isSame(lines: readonly { variantId: number; quantity: number }[], due: readonly DueLine[]): boolean {
  const wanted = new Map(due.flatMap(({ variantId, quantity }) => (quantity > 0 ? [[variantId, quantity]] : [])))
  return wanted.size === lines.length && lines.every((line) => wanted.get(line.variantId) === line.quantity)
}
