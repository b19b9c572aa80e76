import { fail } from '@countinghouse/contract/errors'
import { product } from '@countinghouse/contract/procure/product'
import type { RegisterItem } from '@countinghouse/contract/sales/register'
import type { lookUpItem, priceItems, searchItems } from '@countinghouse/contract/sales/register-items'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { ResolvedTax } from '../../accounts/index.ts'
import { lookUpMany } from '../../procure/index.ts'
import { requireStore } from './require-store.ts'
import type { ReadItem } from './read-items.ts'
import { minorOf, readFacts } from './read-items.ts'
import { readSold } from './read-kits.ts'

/**
 * Throws: not_found, procure.unknown_barcode, sales.price_missing, sales.tax_missing, sales.not_sellable, sales.kit_not_sold, sales.gift_card_product
 * with its price, which is what the voucher is sold for.
 */
export async function findItem(
  ctx: Ctx,
  reader: Reader,
  { storeId, code }: InputOfRoute<typeof lookUpItem>,
): Promise<RegisterItem> {
  const day = await requireStore(ctx, reader, storeId, registerPage)
  const [found] = await lookUpMany(ctx, reader, [code])
  const serial = found?.variant == null ? await findSerial(ctx, reader, storeId, code) : null
  const variant = found?.variant ?? serial ?? fail('procure.unknown_barcode')
  const question = { storeId, day, wanted: [{ variantId: variant.id, quantity: 1 }] }
  const [item] = await readSold(ctx, reader, question)
  if (item === undefined || item === 'unknown') return fail('procure.unknown_barcode')
  if (item === 'not_sellable') {
    const [facts] = await readFacts(ctx, reader, question)
    if (facts !== undefined && facts !== 'unknown' && facts.product.isGiftCard)
      fail('sales.gift_card_product', { details: { amountMinor: facts.price === null ? null : minorOf(facts.price) } })
  }
  if (typeof item === 'string') return fail(`sales.${item}`)
  return { ...shownItem(item, variant.packQuantity), serialNo: serial === null ? null : code }
}

/** The piece with a serial number that is in the store, if it is the only one. */
async function findSerial(
  { companyId }: Ctx,
  reader: Reader,
  storeId: number,
  code: string,
): Promise<{ id: number; packQuantity: number } | null> {
  const { rows } = await sql<{ id: number; packQuantity: number }>`
    select t.variant_id as id, 1 as "packQuantity" from inventory.stock_lot t
    where t.company_id = ${companyId} and t.lot_no = ${code} and t.is_serial and exists (
      select from inventory.stock_balance b
      join inventory.location l on l.company_id = b.company_id and l.id = b.location_id and l.store_id = ${storeId} and l.is_allocatable
      where b.company_id = t.company_id and b.variant_id = t.variant_id and b.lot_id = t.id and b.on_hand > 0)
    limit 2`.execute(reader)
  return rows.length === 1 ? (rows[0] ?? null) : null
}

/** Products whose words match, at most 20. Those that are not sold at the register are left out. Throws: not_found. */
export async function searchForItems(
  ctx: Ctx,
  reader: Reader,
  { storeId, q }: InputOfRoute<typeof searchItems>,
): Promise<OutputOfRoute<typeof searchItems>> {
  const day = await requireStore(ctx, reader, storeId, registerPage)
  const { rows } = await sql<{ variantId: number }>`
    select v.id as "variantId"
    from platform.find_records(${ctx.companyId}, ${product.entity}, ${q}, 20, true) f
    join procure.variant v on v.company_id = ${ctx.companyId} and v.product_id = f.id and v.status = 'active'
    order by f.id, v.id limit 20`.execute(reader)
  const items = await readSold(ctx, reader, { storeId, day, wanted: rows.map((row) => ({ ...row, quantity: 1 })) })
  return { items: items.flatMap((item) => (typeof item === 'string' ? [] : [shownItem(item, 1)])) }
}

/** Throws: not_found. */
export async function priceLines(
  ctx: Ctx,
  reader: Reader,
  { storeId, lines }: InputOfRoute<typeof priceItems>,
): Promise<OutputOfRoute<typeof priceItems>> {
  const day = await requireStore(ctx, reader, storeId, registerPage)
  const items = await readSold(ctx, reader, { storeId, day, wanted: lines })
  return { items: items.map((item) => (typeof item === 'string' ? null : shownItem(item, 1))) }
}

export function shownItem(
  { tax, taxFree, kit, ...item }: Exclude<ReadItem, string>,
  packQuantity: number,
): RegisterItem {
  return {
    ...item,
    serialNo: null,
    packQuantity,
    rates: shownRates(tax),
    taxFreeCodeId: taxFree?.taxCodeId ?? null,
    kit: kit && {
      ...kit,
      components: kit.components.map(({ tax: own, taxFree: free, ...component }) => ({
        ...component,
        rates: shownRates(own),
        taxFreeCodeId: free?.taxCodeId ?? null,
      })),
    },
  }
}

function shownRates({ rates }: ResolvedTax): RegisterItem['rates'] {
  return rates.map(({ componentId, name, ratePpm, isCompound }) => ({ componentId, name, ratePpm, isCompound }))
}
