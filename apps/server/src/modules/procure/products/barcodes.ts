import { fail } from '@countinghouse/contract/errors'
import { barcodePrefix } from '@countinghouse/contract/procure/product-settings'
import { product } from '@countinghouse/contract/procure/product'
import type { generateBarcodes, setBarcodes, Variant } from '@countinghouse/contract/procure/variant'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { inHouseCode } from '@countinghouse/kernel/barcode'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { barcodeDetails } from './barcode-details.ts'
import { lockProduct, noteVariants } from './lock-product.ts'
import { readVariants } from './read-variants.ts'
import { rejectBarcodes } from './reject-barcodes.ts'
import { replaceBarcodes } from './replace-barcodes.ts'

/**
 * Replaces all barcodes of a variant. Throws: not_found, stale, procure.bad_barcode, procure.bad_check_digit and duplicate, each at
 * the invalid barcodes. Locks: the product.
 */
export async function changeBarcodes(
  ctx: Ctx,
  tx: Tx,
  { id, barcodes, seen }: InputOfRoute<typeof setBarcodes>,
): Promise<OutputOfRoute<typeof setBarcodes>> {
  const [productId] = await productsOf(ctx, tx, [id])
  if (productId === undefined) return fail('not_found')
  const head = await lockProduct(ctx, tx, productId)
  const { items } = await readVariants(tx, { companyId: ctx.companyId, productId, sizeScaleId: head.sizeScaleId })
  const before = items.find((variant) => variant.id === id) ?? fail('not_found')
  const codes = before.barcodes.map(({ code }) => code)
  if (seen !== undefined && seen.toSorted().join('\n') !== codes.toSorted().join('\n'))
    fail('stale', { details: { current: { barcodes: before.barcodes } } })
  const read = barcodes.map(({ code, kind }) => ({ code, ...barcodeDetails(code, ctx.locale, kind) }))
  await rejectBarcodes(ctx, tx, { productId, read, others: items.filter((variant) => variant !== before) })
  const primary = Math.max(
    0,
    barcodes.findIndex(({ isPrimary }) => isPrimary),
  )
  const after = barcodes
    .map(({ code, packQuantity }, at) => ({
      code,
      kind: read[at]?.kind ?? 'code128',
      packQuantity,
      isPrimary: at === primary,
    }))
    .toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
  await replaceBarcodes(ctx, tx, [{ variantId: id, barcodes: after }])
  await noteVariants(ctx, tx, [productId])
  ctx.audit({
    entity: product.entity,
    entityId: productId,
    label: head.name,
    before: { barcodes: linesOf(before.sku, before.barcodes) },
    after: { barcodes: linesOf(before.sku, after) },
  })
  return { id: productId, barcodes: after }
}

function linesOf(sku: string, barcodes: Variant['barcodes']): string | null {
  const lines = barcodes.map(
    ({ code, packQuantity }) => `${sku} · ${code}${packQuantity === 1 ? '' : ` · ${packQuantity}`}`,
  )
  return lines.length === 0 ? null : lines.join('\n')
}

/** Generates an internal barcode for each variant. Throws: not_found when one is missing. Locks: their products, by id. */
export async function assignBarcodes(
  ctx: Ctx,
  tx: Tx,
  { variantIds }: InputOfRoute<typeof generateBarcodes>,
): Promise<OutputOfRoute<typeof generateBarcodes>> {
  const { companyId, userId } = ctx
  const ids = [...new Set(variantIds)]
  const products = await productsOf(ctx, tx, ids)
  const heads = []
  for (const productId of products) heads.push(await lockProduct(ctx, tx, productId))
  const codes = await assignCodes(ctx, tx, ids.length)
  const drawn = ids.map((variantId, at) => ({ variantId, code: codes[at] ?? '' }))
  const { rows } = await sql<{ productId: number; sku: string; code: string }>`
    with created as (
      insert into procure.barcode (company_id, variant_id, code, kind, is_primary, created_by)
      select v.company_id, v.id, r.code, 'internal',
        not exists (select from procure.barcode b where b.company_id = v.company_id and b.variant_id = v.id and b.is_primary), ${userId}
      from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) as r("variantId" bigint, code text)
      join procure.variant v on v.company_id = ${companyId} and v.id = r."variantId"
      returning variant_id, code)
    select v.product_id as "productId", v.sku, created.code from created
    join procure.variant v on v.company_id = ${companyId} and v.id = created.variant_id order by v.id`.execute(tx)
  if (rows.length < ids.length) return fail('not_found')
  await noteVariants(ctx, tx, products)
  for (const { id, name } of heads)
    ctx.audit({
      entity: product.entity,
      entityId: id,
      label: name,
      before: { barcodes: null },
      after: {
        barcodes: rows.flatMap(({ productId, sku, code }) => (productId === id ? [`${sku} · ${code}`] : [])).join('\n'),
      },
    })
  return { items: drawn }
}

/** Unused numbers; those entered by users are skipped. */
async function assignCodes({ companyId }: Ctx, tx: Tx, count: number): Promise<string[]> {
  const prefix = await readSetting(tx, { companyId }, barcodePrefix)
  const codes: string[] = []
  while (codes.length < count) {
    const wanted = count - codes.length
    const { rows } = await sql<{ first: string }>`
      insert into procure.barcode_counter as c (company_id, next_number) values (${companyId}, ${wanted + 1})
      on conflict (company_id) do update set next_number = c.next_number + ${wanted}
      returning next_number - ${wanted} as first`.execute(tx)
    const first = Number(rows[0]?.first)
    const drawn = Array.from({ length: wanted }, (_, at) => inHouseCode(prefix, first + at))
    const { rows: taken } = await sql<{ code: string }>`
      select substr(gtin14, 2) as code from procure.barcode
      where company_id = ${companyId} and gtin14 = any(${drawn.map((code) => `0${code}`)}::text[])`.execute(tx)
    codes.push(...drawn.filter((code) => !taken.some((one) => one.code === code)))
  }
  return codes
}

/** Products of variants, by id. */
async function productsOf({ companyId }: Ctx, tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from procure.variant
    where company_id = ${companyId} and id = any(${ids}::bigint[]) order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}
