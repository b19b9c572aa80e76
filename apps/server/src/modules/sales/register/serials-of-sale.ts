import type { ErrorCode } from '@countinghouse/contract/errors'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/sales/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { PricedItem } from './compose-sale.ts'

type Sold = {
  readonly storeId: number
  readonly lines: readonly {
    readonly variantId: number
    readonly quantity: number
    readonly serialNos: readonly string[]
  }[]
  /** Of the lines, in their order. */
  readonly items: readonly Pick<PricedItem, 'isSerial'>[]
}
type Named = { readonly at: number; readonly place: number; readonly variantId: number; readonly serialNo: string }
type Found = { readonly id: number | null; readonly isHere: boolean }

const words = {
  'sales.serial_required': text.serial_required,
  'sales.serial_unknown': text.serial_unknown,
  'sales.serial_not_here': text.serial_not_here,
} as const satisfies Partial<Record<ErrorCode, unknown>>

/**
 * The pieces that each line sells: one serial number each, but for stock of before the product had serial numbers. Throws, at the numbers:
 * sales.serial_required, sales.serial_unknown, sales.serial_not_here.
 */
export async function serialsOfSale(ctx: Ctx, tx: Tx, { storeId, lines, items }: Sold): Promise<readonly number[][]> {
  const serial = lines.flatMap((line, at) => (items[at]?.isSerial === true ? [{ ...line, at }] : []))
  if (serial.length === 0) return []
  const named = serial.flatMap(({ at, variantId, serialNos }) =>
    serialNos.map((serialNo, place): Named => ({ at, place, variantId, serialNo })),
  )
  const without = await countWithout(ctx, tx, storeId, serial)
  const repeated = named.filter(
    ({ variantId, serialNo }, index) =>
      named.findIndex((one) => one.variantId === variantId && one.serialNo === serialNo) !== index,
  )
  const unnamed = serial.filter(
    ({ variantId, quantity, serialNos }) =>
      serialNos.length > quantity || quantity - serialNos.length > (without.get(variantId) ?? 0),
  )
  refuse(ctx, 'sales.serial_required', [
    ...unnamed.map(({ at }) => `lines.${at}.serialNos`),
    ...repeated.map(({ at, place }) => `lines.${at}.serialNos.${place}`),
  ])
  const found = await findSerials(ctx, tx, storeId, named)
  const fieldsOf = (isWrong: (one: Found | undefined) => boolean) =>
    named.flatMap(({ at, place }, index) => (isWrong(found[index]) ? [`lines.${at}.serialNos.${place}`] : []))
  refuse(
    ctx,
    'sales.serial_unknown',
    fieldsOf((one) => one?.id == null),
  )
  refuse(
    ctx,
    'sales.serial_not_here',
    fieldsOf((one) => one?.isHere !== true),
  )
  return lines.map((_, at) =>
    named.flatMap((one, index) => (one.at === at ? [found[index]?.id ?? fail('internal')] : [])),
  )
}

function refuse({ locale }: Ctx, code: keyof typeof words, fields: readonly string[]): void {
  if (fields.length === 0) return
  const issue = [{ code: 'rule', message: format(words[code], locale) }]
  fail(code, { fields: Object.fromEntries(fields.map((field) => [field, issue])) })
}

/** Pieces in the store without a serial number, by variant. */
async function countWithout(
  { companyId }: Ctx,
  tx: Tx,
  storeId: number,
  lines: readonly { readonly variantId: number }[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select b.variant_id as id, sum(b.on_hand)::float8 as count from inventory.stock_balance b
    join inventory.location l on l.company_id = b.company_id and l.id = b.location_id and l.store_id = ${storeId} and l.is_allocatable
    where b.company_id = ${companyId} and b.variant_id = any(${lines.map(({ variantId }) => variantId)}::bigint[]) and b.lot_id is null
    group by 1`.execute(tx)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** In the order of the numbers. */
async function findSerials(
  { companyId }: Ctx,
  tx: Tx,
  storeId: number,
  named: readonly Named[],
): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select t.id, exists (
      select from inventory.stock_balance b
      join inventory.location l on l.company_id = b.company_id and l.id = b.location_id and l.store_id = ${storeId} and l.is_allocatable
      where b.company_id = ${companyId} and b.variant_id = t.variant_id and b.lot_id = t.id and b.on_hand > 0) as "isHere"
    from unnest(${named.map(({ variantId }) => variantId)}::bigint[], ${named.map(({ serialNo }) => serialNo)}::text[])
      with ordinality as n (variant_id, serial_no, place)
    left join inventory.stock_lot t on t.company_id = ${companyId} and t.variant_id = n.variant_id and t.lot_no = n.serial_no and t.is_serial
    order by n.place`.execute(tx)
  return rows
}
