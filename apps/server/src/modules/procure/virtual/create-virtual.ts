import { fail } from '@countinghouse/contract/errors'
import { product } from '@countinghouse/contract/procure/product'
import type { createVirtualProduct, Bom } from '@countinghouse/contract/procure/virtual-bom'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { readBom } from './read-bom.ts'

/**
 * Creates a product of type virtual with its bill of materials. A prepack cannot be sold, and other types cannot be purchased.
 * Throws: duplicate, invalid_input.
 */
export async function createVirtual(
  ctx: Ctx,
  tx: Tx,
  { kind, ...values }: InputOfRoute<typeof createVirtualProduct>,
): Promise<Bom> {
  const isBought = kind === 'prepack'
  const row = {
    number: 1,
    id: null,
    values: { ...values, kind: 'virtual', isBuyable: isBought, isSellable: !isBought },
  }
  const [outcome] = await applyRows(ctx, tx, product, [row], { mode: 'create' })
  if (outcome === undefined || outcome.kind === 'refused') {
    const issues = outcome?.issues ?? []
    const fields = Object.fromEntries(issues.map(({ field, code, message }) => [field ?? 'code', [{ code, message }]]))
    return fail(issues.some(({ field }) => field === 'code') ? 'duplicate' : 'invalid_input', { fields })
  }
  await sql`
    update procure.virtual_product set kind = ${kind} where company_id = ${ctx.companyId} and product_id = ${outcome.id}`.execute(
    tx,
  )
  return await readBom(tx, ctx.companyId, outcome.id)
}
