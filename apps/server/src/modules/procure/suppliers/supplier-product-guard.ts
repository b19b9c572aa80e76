import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import { supplierProduct } from '@countinghouse/contract/procure/supplier-product'
import { text } from '@countinghouse/contract/procure/supplier-product.text'
import { sql } from 'kysely'
import type { GuardCtx, MasterGuard } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { failAt } from '../prices/price-errors.ts'
import { noteSupplierCodes } from '../products/lock-product.ts'

const { entity } = supplierProduct
/** Fields that prices depend on. */
const fixed = ['supplierId', 'productId', 'variantId', 'currency'] as const

/**
 * A variant must belong to the product; a line with prices keeps its supplier, product and currency; one supplier is preferred per
 * product or variant, replacing the previous one; and the product is found by the supplier SKU.
 */
export const guardSupplierProducts: MasterGuard = {
  beforeWrite: async (ctx, tx, { before, after }) => {
    if (after === null) return
    const { productId, variantId } = after
    // An omitted currency does not change.
    const moved = fixed.filter(
      (field) => before !== null && (after[field] ?? null) !== before[field] && after[field] !== undefined,
    )
    if (before !== null && moved.length > 0 && (await hasPrices(ctx, tx, before.id)))
      failAt(ctx, 'procure.locked_field', moved, text.locked)
    if (typeof variantId === 'number' && (await isOfAnother(ctx, tx, variantId, productId)))
      failAt(ctx, 'procure.rule_broken', ['variantId'], errorText.price_other_product)
    if (after['isPreferred'] === true) await replacePreferred(ctx, tx, before?.id ?? null, { productId, variantId })
  },
  afterWrite: async (ctx, tx, { before, after }) => {
    const ids = new Set([before?.['productId'], after?.['productId']].filter((id) => typeof id === 'number'))
    for (const id of [...ids].toSorted((one, other) => one - other)) await noteSupplierCodes(ctx, tx, id)
  },
}

async function hasPrices({ companyId }: GuardCtx, tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from procure.supplier_price where company_id = ${companyId} and supplier_product_id = ${id} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** A missing variant or product is rejected by its foreign key. */
async function isOfAnother({ companyId }: GuardCtx, tx: Tx, variantId: number, productId: unknown): Promise<boolean> {
  const { rows } = await sql`
    select from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = ${productId}::bigint
    where v.company_id = ${companyId} and v.id = ${variantId} and v.product_id <> p.id`.execute(tx)
  return rows.length > 0
}

type Of = { readonly productId: unknown; readonly variantId: unknown }

async function replacePreferred(ctx: GuardCtx, tx: Tx, id: number | null, { productId, variantId }: Of): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    update procure.supplier_product set is_preferred = false, updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and product_id = ${productId}::bigint and variant_id is not distinct from ${variantId ?? null}::bigint
      and is_preferred and id is distinct from ${id}::bigint returning id, name`.execute(tx)
  for (const { id: entityId, name: label } of rows)
    ctx.audit({ entity, entityId, label, before: { isPreferred: true }, after: { isPreferred: false } })
}
